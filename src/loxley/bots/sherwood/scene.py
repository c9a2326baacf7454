"""What a bot of Sherwood Forest has before its eyes, and what can be worked out from it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.cards import ARMS, EQUIPMENT, TOWNS, Equipment, Figures
from loxley.games.sherwood.view import BandView, FaceView, SeatView, SherwoodView
from loxley.games.sherwood.vocabulary import REVEAL

WORTH_OF_GOLD = 0.7  # in glory, before the last round
WORTH_OF_A_COMPANION = 1.6
LAST_ROUND = 5


@dataclass
class Scene:
    """The view of one seat, its legal moves, its chance."""

    view: SherwoodView
    legal: Sequence[Move]
    rng: Random
    figures: Figures

    @property
    def me(self) -> Seat:
        return self.view.viewer

    @property
    def mine(self) -> SeatView:
        return self.view.seats[self.me]

    @property
    def is_last_round(self) -> bool:
        return self.view.round == LAST_ROUND

    @property
    def is_talk_on_the_way(self) -> bool:
        """May I speak while a convoy is on its way (SW-5.15)?"""
        on_the_way = self.view.cart is not None and self.view.talks is not None
        return on_the_way and len(self.legal) > 0 and self.legal[0] < REVEAL.start

    def without_words(self) -> "Scene":
        """The same with nothing but answers to what the convoy asks."""
        return replace(self, legal=[move for move in self.legal if move >= REVEAL.start])

    # cards

    def arms(self) -> list[Equipment]:
        """Cards of the own hand that add strength, the strongest first."""
        kinds = [EQUIPMENT.index(word) for word in self.mine.hand or []]
        return sorted([kind for kind in kinds if kind < ARMS], key=lambda kind: -self.figures.strengths[kind])

    def armed_strength(self, raiders: int) -> int:
        """What the own cards add to so many raiders."""
        return sum(self.figures.strengths[kind] for kind in self.arms()[:raiders])

    def holds(self, word: str) -> bool:
        return word in (self.mine.hand or [])

    # convoys

    def known(self) -> list[tuple[int, FaceView]]:
        """Cards of the row that the seat knows, with their slots."""
        return [(slot.slot, slot.face) for slot in self.view.row if slot.face is not None and not slot.resolved]

    def unknown(self) -> list[int]:
        return [slot.slot for slot in self.view.row if slot.face is None and not slot.resolved]

    def route(self, face: FaceView, end: str = "") -> list[int]:
        """The hideouts that a convoy meets."""
        start, stop = TOWNS.index(face.start), TOWNS.index(end or face.end)
        return self.figures.inward[start] + self.figures.outward[stop]

    def worth(self, face: FaceView, share: float = 1.0) -> float:
        """What a convoy is worth to somebody who gets this share of its loot, in glory."""
        gold = 1.0 if self.is_last_round else WORTH_OF_GOLD
        companion = 2.0 if self.is_last_round else WORTH_OF_A_COMPANION
        loot = face.gold * gold + min(face.companions, self.mine.oak) * companion
        return face.glory + share * loot

    def takes(self, face: FaceView, end: str = "") -> BandView | None:
        """The first band on the way that is strong enough by its raiders and what lies open; the own with its cards."""
        bands = {band.hideout: band for band in self.view.bands}
        for hideout in self.route(face, end):
            band = bands.get(hideout)
            if band is not None and self.strength_of(band) >= face.strength:
                return band
        return None

    def strength_of(self, band: BandView) -> int:
        """Raiders, what lies open, and what I can add."""
        strengths = self.figures.strengths
        promised = sum(strengths[EQUIPMENT.index(word)] for words in band.armed for word in words)
        return sum(band.raiders) + promised + self.armed_strength(band.raiders[self.me])

    def gain(self, face: FaceView, end: str = "") -> float:
        """What the seat can expect when this convoy sets out now."""
        band = self.takes(face, end)
        if band is None or not band.raiders[self.me]:
            return 0.0
        return self.worth(face, band.raiders[self.me] / sum(band.raiders))

    def danger(self, face: FaceView) -> float:
        """What a Sheriff card would cost the seat."""
        hit = any(band.raiders[self.me] for band in self.view.bands if band.hideout in self.route(face))
        return float(face.glory_lost + face.raiders_lost) if hit and self.takes(face) is None else 0.0
