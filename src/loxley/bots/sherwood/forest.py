"""The forest as a bot keeps it in mind: every card with its way, and how loot is divided."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from loxley.core.seats import Seat
from loxley.games.sherwood.cards import ARMS, BACKS, TOWNS, Face, Figures


@dataclass(frozen=True, eq=False)
class Convoy:
    """A convoy or Sheriff card, with the hideouts that it meets."""

    name: str
    back: str
    sheriff: bool
    strength: int
    gold: int
    companions: int
    glory: int
    glory_lost: int
    raiders_lost: int
    start: int
    end: int
    way: tuple[int, ...]
    place: dict[int, int] = field(default_factory=dict)  # of each hideout on the way, where it is met first


class Forest:
    """Built once for each components file."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.convoys = {face.name: _convoy(figures, face) for face in figures.cards}
        self.of_back = {back: [card for card in self.convoys.values() if card.back == back] for back in BACKS}
        copies = [(figures.strengths[kind], figures.copies[kind]) for kind in range(ARMS)]
        self.mean_card = sum(strength * count for strength, count in copies) / max(1, sum(count for _, count in copies))

    def on_the_road(self, name: str, end: str) -> Convoy:
        """A convoy on its way to a town, which a Messenger may have changed (SW-5.14)."""
        convoy = self.convoys[name]
        way = (*self.figures.inward[convoy.start], *self.figures.outward[TOWNS.index(end)])
        if way == convoy.way:
            return convoy
        return replace(convoy, way=way, place={hideout: way.index(hideout) for hideout in way})


def _convoy(figures: Figures, face: Face) -> Convoy:
    way = (*figures.inward[face.start], *figures.outward[face.end])
    return Convoy(
        face.name,
        BACKS[face.back],
        face.is_sheriff,
        face.strength,
        face.gold,
        face.companions,
        face.glory,
        face.glory_lost,
        face.raiders_lost,
        face.start,
        face.end,
        way,
        {hideout: way.index(hideout) for hideout in way},
    )


def parts(raiders: Sequence[int], loot: int, leader: Seat) -> list[int]:
    """How many parts of loot each seat gets, when the leader deals an incomplete round to themself first (SW-5.7)."""
    got = [0] * len(raiders)
    partners = [seat for seat, count in enumerate(raiders) if count]
    partners.sort(key=lambda seat: seat != leader)
    while loot > 0 and partners:
        due = [seat for seat in partners if got[seat] < raiders[seat]] or partners
        for seat in due[:loot]:
            got[seat] += 1
        loot -= len(due)
    return got
