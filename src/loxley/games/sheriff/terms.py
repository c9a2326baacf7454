"""The blocks of a draft's menu: what one side of a deal may give, do or promise (SH-4.3, SH-5).

Blocks that depend on a few small numbers are worked out once and shared by all drafts that need them.
"""

from functools import lru_cache
from typing import Final

from loxley.bargain.menu import Block, Row
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.moves import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    OPEN_UP,
    STALL,
    WANT,
    WAVE_THROUGH,
)

_NO_LIMIT: Final = 99
_REMEMBERED: Final = 4096
REIGNS: Final = 1  # the giver will be Sheriff again
LOADS: Final = 2  # the giver will pack another bag
_ROW: Final[list[Move]] = list(range(WANT.stop))  # so that a run of amounts is a slice


@lru_cache(_REMEMBERED)
def coins(start: Move, purse: int) -> Block:
    """One amount, up to what the giver owns."""
    first = start + COINS.start
    return Block(_ROW[first : first + purse], [], 1)


def stall_goods(start: Move, stall: list[int]) -> Block:
    """Legal goods that lie on the giver's stall."""
    goods = [good for good in range(LEGAL) if stall[good]]
    return Block([start + STALL.of(good) for good in goods], [stall[good] for good in goods], _NO_LIMIT)


def own_contraband(start: Move, cards: list[Good]) -> list[Block]:
    """Contraband of one's own stall, named truly or face down (SH-R10)."""
    goods = sorted(set(cards))
    copies = [cards.count(good) for good in goods]
    named = [start + CONTRABAND.of(good - LEGAL) for good in goods]
    hidden = [start + HIDDEN.of(good - LEGAL) for good in goods]
    return [Block(named, copies, _NO_LIMIT), Block(hidden, copies, _NO_LIMIT)]


@lru_cache(_REMEMBERED)
def wanted_contraband(start: Move, goods: tuple[Good, ...], cards: int) -> Block:
    """Contraband may be asked for by name; only its owner knows whether they can agree."""
    return Block([start + CONTRABAND.of(good - LEGAL) for good in goods], [cards] * len(goods), cards)


@lru_cache(_REMEMBERED)
def claimed_goods(start: Move, goods: tuple[Good, ...], cards: int) -> Block:
    """Goods said to be in a bag of so many cards, true or not (SH-5.3)."""
    return Block([start + BAG.of(good) for good in goods], [cards] * len(goods), cards)


def deeds(start: Move, bags: list[Seat]) -> list[Block]:
    """What the Sheriff may agree to do with bags (SH-5.1)."""
    waves = [start + WAVE_THROUGH.of(bag) for bag in bags]
    opens = [start + OPEN_UP.of(bag) for bag in bags]
    return [Block(waves, [], _NO_LIMIT), Block(opens, [], _NO_LIMIT)]


@lru_cache(_REMEMBERED)
def promises(start: Move, seats: int, giver: Seat, occasions: int) -> Row:
    """Promises for later, as long as their occasion can come (SH-5.2)."""
    others = [seat for seat in range(seats) if seat != giver] if occasions & REIGNS else []
    waves = [start + LATER_WAVE.of(seat) for seat in others]
    opens = [start + LATER_OPEN.of(seat) for seat in others]
    honesty = [start + LATER_HONEST] if occasions & LOADS else []
    return Row([Block(waves, [], _NO_LIMIT), Block(opens, [], _NO_LIMIT), Block(honesty, [], _NO_LIMIT)])
