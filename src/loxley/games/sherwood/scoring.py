"""The final count (SW-7.2): glory, then ties, then places. Used by the game and by the score sheet."""

from dataclasses import dataclass

GLORY_OF_GOLD = 1  # loot of round six (SW-7.1)
GLORY_OF_A_COMPANION = 2


@dataclass
class Tally:
    """One player's line of the count."""

    glory: int
    oak: int  # raiders on the great oak
    gold: int
    total: int
    place: int = 0


def tally(glory: list[int], oak: list[int], gold: list[int]) -> list[Tally]:
    """Most glory, then fewest raiders on the oak, then most gold; then the place is shared (SW-7.2)."""
    lines = [Tally(glory[at], oak[at], gold[at], glory[at]) for at in range(len(glory))]
    ranks = [(line.glory, -line.oak, line.gold) for line in lines]
    for at, line in enumerate(lines):
        line.place = 1 + sum(1 for rank in ranks if rank > ranks[at])
    return lines


def last_loot(gold: int, companions: int, oak: int) -> int:
    """Glory for loot of round six: 1 for each gold, 2 for each companion that can come from the oak (SW-7.1)."""
    return GLORY_OF_GOLD * gold + GLORY_OF_A_COMPANION * min(companions, oak)
