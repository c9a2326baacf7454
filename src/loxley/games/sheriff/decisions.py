"""What the Sheriff may decide about the bags (SH-4.5), within what they have agreed to (SH-5.1)."""

from typing import Final

from loxley.core.words import Move
from loxley.games.sheriff.objections import may_threaten
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.phases import UNDECIDED
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import OPEN, THREATEN, WAVE

# For each set of bags, as bits, to which no deal binds the Sheriff: without threats and with them.
_DECISIONS: Final = [
    [
        [family.of(bag) for family in families for bag in range(MOST_PLAYERS) if bags >> bag & 1]
        for bags in range(1 << MOST_PLAYERS)
    ]
    for families in ((OPEN, WAVE), (OPEN, WAVE, THREATEN))
]


def decisions(state: Sheriff) -> list[Move]:
    """Open a bag, let it pass, or threaten its owner if the Sheriff has a word left for that."""
    talks = state.floor.may_add_words()
    bags = _free_bags(state)
    if bags:
        return _DECISIONS[1 if talks else 0][bags]
    undecided = state.undecided()
    ready = [bag for bag in undecided if not state.waits(bag)]
    moves = [OPEN.start + bag for bag in ready]
    moves += [WAVE.start + bag for bag in ready if state.may_pass(bag)]
    if talks:
        moves += [THREATEN.start + bag for bag in undecided if may_threaten(state, bag)]
    return moves


def _free_bags(state: Sheriff) -> int:
    """A bit for each undecided bag, if no deal binds the Sheriff to decide on them in a certain way or order."""
    if state.orders:
        return 0
    bags = 0
    bit = 1
    for seat, fate in enumerate(state.fates):
        if state.must_open[seat]:
            return 0
        if fate == UNDECIDED:
            bags |= bit
        bit <<= 1
    return bags
