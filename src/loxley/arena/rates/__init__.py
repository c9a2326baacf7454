"""How bots play, not how well: what each game's log says about lies, raids and bargains."""

from collections import Counter
from collections.abc import Callable, Sequence

from loxley.arena.rates import nottingham, sheriff, sherwood
from loxley.arena.rates.tally import Rate, Tally
from loxley.core.log import Event

__all__ = ["COUNTS", "RATES", "Rate", "Tally", "join_tallies"]

RATES: dict[str, Sequence[Rate]] = {
    "sheriff": sheriff.RATES,
    "nottingham": nottingham.RATES,
    "sherwood": sherwood.RATES,
}
COUNTS: dict[str, Callable[[Sequence[Event], int], list[Tally]]] = {
    "sheriff": sheriff.count,
    "nottingham": nottingham.count,
    "sherwood": sherwood.count,
}


def join_tallies(tallies: Sequence[tuple[int, dict[str, int]]], entries: int) -> list[Tally]:
    """What each entry did over many games, from pairs of an entry and what it did in one."""
    joined: list[Tally] = [Counter() for _ in range(entries)]
    for entry, tally in tallies:
        joined[entry].update(tally)
    return joined
