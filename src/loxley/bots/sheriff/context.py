"""One moment at the table as a seasoned bot takes it in: what is seen, what is noted, what may be done."""

from bisect import bisect_left
from collections.abc import Sequence
from random import Random

from loxley.bots.characters import Character
from loxley.bots.sheriff.notebook import KIND, Notebook
from loxley.bots.sheriff.style import Style
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import BREAD, KINDS, LEGAL, PROMO, ROYAL, Figures, Good
from loxley.games.sheriff.view import OfferView, SheriffView

_FACE_DOWN = 6.8  # a contraband card that nobody has named


class Context:
    def __init__(
        self,
        view: SheriffView,
        notes: Notebook,
        legal: Sequence[Move],
        rng: Random,
        *,
        figures: Figures,
        style: Style,
        character: Character,
        mood: float = 0.5,
    ) -> None:
        self.view = view
        self.notes = notes
        self.legal = legal
        self.rng = rng
        self.figures = figures
        self.style = style
        self.character = character
        self.mood = mood  # of the round, between 0 and 1: who is in the middle gives nothing away
        self.me: Seat = view.viewer
        self.mine = view.seats[view.viewer]
        self.seats = len(view.seats)
        self.sheriff: Seat = view.sheriff
        self.rounds_left = view.rounds - view.round - 1  # after this one
        self._unseen: list[int] | None = None
        self._weights: list[float] | None = None
        self.habits: tuple[float, float, float] | None = None  # of the Sheriff, once thought about (inspection_odds.py)

    def may(self, move: Move) -> bool:
        """Is the move legal?"""
        return stands_in(self.legal, move)

    def happens(self, probability: float) -> bool:
        return self.rng.random() < probability

    # cards

    def hand(self) -> list[int]:
        """How many of each good I hold."""
        return counted(self.mine.hand or [])

    def legal_goods(self) -> list[Good]:
        return [good for good in range(LEGAL) if good != BREAD or self.seats > 3]

    def unseen(self) -> list[int]:
        """How many of each good are out of my sight: in the draw pile, in hands and bags, face down on stalls."""
        if self._unseen is None:
            self._unseen = self._count_unseen()
        return self._unseen

    def _count_unseen(self) -> list[int]:
        view, mine = self.view, self.mine
        options = view.options
        left = _box(self.figures, self.seats, options["royal_goods"] is True, options["promo_cards"] is True)
        for words in (view.left, view.right, view.confiscated, mine.hand, mine.bag, mine.contraband, view.aside):
            for word in words or ():
                left[KIND[word]] -= 1
        for shown in view.seats:
            for word, cards in shown.stall.items():
                left[KIND[word]] -= cards
        return left

    # people

    def undecided(self) -> list[Seat]:
        return [seat for seat, shown in enumerate(self.view.seats) if shown.fate == "undecided"]

    def offers_to_me(self) -> list[OfferView]:
        return [offer for offer in self.view.offers if offer.other == self.me]

    def is_sheriff_again(self, seat: Seat) -> bool:
        """Will the seat be Sheriff in a later round?"""
        return ((seat - self.sheriff) % self.seats or self.seats) <= self.rounds_left

    def packs_again(self, seat: Seat) -> bool:
        """Will the seat bring another bag after this round?"""
        turns = (seat - self.sheriff) % self.seats or self.seats
        return self.rounds_left > 1 or (self.rounds_left == 1 and turns != 1)

    def wealth(self, seat: Seat) -> float:
        """What a player has, as far as it shows: coins, goods, and contraband at what it is usually worth."""
        shown = self.view.seats[seat]
        values = self.figures.values
        goods = sum(values[KIND[word]] * cards for word, cards in shown.stall.items())
        return shown.coins + goods + _FACE_DOWN * shown.contraband_count

    def rival(self, seat: Seat) -> float:
        """What a coin that this player loses is worth to me."""
        if self._weights is None:
            self._weights = self._weigh_rivals()
        return self._weights[seat]

    def _weigh_rivals(self) -> list[float]:
        style = self.style
        fortunes = [self.wealth(seat) for seat in range(self.seats)]
        mean = sum(fortunes) / self.seats
        base = style.rivalry / (self.seats - 1)
        grudges = self.notes.wronged
        weights: list[float] = []
        for seat, fortune in enumerate(fortunes):
            lead = min(max((fortune - mean) / 20, -1.5), 1.5)
            weight = base * max(0.2, 1 + style.lead * lead)
            if self.character.spite > 0.5:
                wrongs = sum(pair == (seat, self.me) for pair in zip(grudges[::2], grudges[1::2], strict=True))
                weight += (self.character.spite - 0.5) * 0.6 * min(wrongs, 2)
            weights.append(0.0 if seat == self.me else weight)
        return weights


def stands_in(legal: Sequence[Move], move: Move) -> bool:
    """Is a move among the legal ones, which come in ascending order?"""
    at = bisect_left(legal, move)
    return at < len(legal) and legal[at] == move


def counted(words: Sequence[str]) -> list[int]:
    counts = [0] * KINDS
    for word in words:
        counts[KIND[word]] += 1
    return counts


def _box(figures: Figures, seats: int, royal: bool, promo: bool) -> list[int]:  # noqa: FBT001 - two options of a table
    """How many of each good are in the box."""
    most = KINDS if promo else PROMO
    return [figures.copies(good, seats) if good < ROYAL or good >= PROMO or royal else 0 for good in range(most)] + [
        0
    ] * (KINDS - most)
