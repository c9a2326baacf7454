"""The final count (NO-7.4): loot, missions, places. Used by the game and by the score sheet."""

from dataclasses import dataclass, field

from loxley.games.nottingham.objects import MISSIONS, VALUES, Figures, Mission, Object


@dataclass
class Tally:
    """One player's line of the count."""

    loot: int  # the value of the loot pile
    loot_cards: int
    missions: dict[str, int] = field(default_factory=dict)  # what each mission is worth to them
    total: int = 0
    place: int = 0


def mission_worth(figures: Figures, mission: Mission, doers: list[int]) -> int:
    """The points of everybody who has done a mission: fewer once a second player has (NO-1.3, NO-4.3)."""
    return figures.shared[mission] if len(doers) > 1 else figures.alone[mission]


def tally(figures: Figures, loots: list[list[Object]], doers: list[list[int]]) -> list[Tally]:
    """Score = loot + missions; `doers` says who has done each mission."""
    lines = [Tally(sum([VALUES[kind] for kind in loot]), len(loot)) for loot in loots]
    for mission, seats in enumerate(doers):
        points = mission_worth(figures, mission, seats)
        for seat in seats:
            lines[seat].missions[MISSIONS[mission]] = points
    for line in lines:
        line.total = line.loot + sum(line.missions.values())
    _place(lines)
    return lines


def score(figures: Figures, seat: int, loot: list[Object], doers: list[list[int]]) -> int:
    """The points of one player as they stand, which they may count themselves (NO-R27)."""
    points = 0
    for kind in loot:
        points += VALUES[kind]
    for mission, seats in enumerate(doers):
        if seat in seats:
            points += mission_worth(figures, mission, seats)
    return points


def _place(lines: list[Tally]) -> None:
    """Most points, then most cards in the loot pile; then the place is shared (NO-7.4, NO-R13)."""
    ranks = [(line.total, line.loot_cards) for line in lines]
    for at, line in enumerate(lines):
        line.place = 1 + sum(1 for rank in ranks if rank > ranks[at])
