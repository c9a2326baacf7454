"""The blocks of a draft's menu: what one side of a deal may give, do or promise (SH-4.3, SH-5).

Blocks that depend on a few small numbers are worked out once and shared by all drafts that need them.
"""

from typing import Final

from loxley.bargain.menu import Block, Row
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    MOST_COINS,
    OFFER,
    OPEN_UP,
    STALL,
    WANT,
    WAVE_THROUGH,
)

_NO_LIMIT: Final = 99
REIGNS: Final = 1  # the giver will be Sheriff again
LOADS: Final = 2  # the giver will pack another bag


class Side:
    """One side of a sheet, what its author gives or what they want, with the moves that begin at `start`."""

    def __init__(self, start: Move) -> None:
        self._start = start
        amounts = [start + term for term in COINS.moves]
        self._coins = [Block(amounts[:purse], [], 1) for purse in range(MOST_COINS + 1)]
        self._promises = [
            [[self._promise(seats, giver, occasions) for occasions in range(4)] for giver in range(seats)]
            for seats in range(MOST_PLAYERS + 1)
        ]
        self._deeds = [self._deed(bags) for bags in range(1 << MOST_PLAYERS)]

    def _deed(self, bags: int) -> list[Block]:
        owners = [seat for seat in range(MOST_PLAYERS) if bags & (1 << seat)]
        waves = [self._start + WAVE_THROUGH.of(seat) for seat in owners]
        opens = [self._start + OPEN_UP.of(seat) for seat in owners]
        return [Block(waves, [], _NO_LIMIT), Block(opens, [], _NO_LIMIT)]

    def _promise(self, seats: int, giver: Seat, occasions: int) -> Row:
        others = [seat for seat in range(seats) if seat != giver] if occasions & REIGNS else []
        waves = [self._start + LATER_WAVE.of(seat) for seat in others]
        opens = [self._start + LATER_OPEN.of(seat) for seat in others]
        honesty = [self._start + LATER_HONEST] if occasions & LOADS else []
        return Row([Block(waves, [], _NO_LIMIT), Block(opens + honesty, [], _NO_LIMIT)])

    def coins(self, purse: int) -> Block:
        """One amount, up to what the giver owns."""
        return self._coins[purse]

    def stall_goods(self, stall: list[int]) -> Block:
        """Legal goods that lie on the giver's stall."""
        moves: list[Move] = []
        copies: list[int] = []
        move = self._start + STALL.start
        for cards in stall:
            if cards:
                moves.append(move)
                copies.append(cards)
            move += 1
        return Block(moves, copies, _NO_LIMIT)

    def own_contraband(self, cards: list[Good]) -> list[Block]:
        """Contraband of one's own stall, named truly or face down (SH-R10)."""
        if not cards:
            return []
        goods = sorted(set(cards))
        copies = [cards.count(good) for good in goods]
        first_named = self._start + CONTRABAND.start - LEGAL
        first_hidden = self._start + HIDDEN.start - LEGAL
        named = [first_named + good for good in goods]
        hidden = [first_hidden + good for good in goods]
        return [Block(named, copies, _NO_LIMIT), Block(hidden, copies, _NO_LIMIT)]

    def wanted_contraband(self, goods: tuple[Good, ...], cards: int) -> list[Block]:
        """Contraband may be asked for by name; only its owner knows whether they can agree."""
        if not cards:
            return []
        first = self._start + CONTRABAND.start - LEGAL
        return [Block([first + good for good in goods], [cards] * len(goods), cards)]

    def claimed_goods(self, goods: tuple[Good, ...], cards: int) -> Block:
        """Goods said to be in a bag of so many cards, true or not (SH-5.3)."""
        first = self._start + BAG.start
        return Block([first + good for good in goods], [cards] * len(goods), cards)

    def deeds(self, bags: int) -> list[Block]:
        """What the Sheriff may agree to do with bags (SH-5.1); `bags` has a bit for each."""
        return self._deeds[bags]

    def promises(self, seats: int, giver: Seat, occasions: int) -> Row:
        """Promises for later, as long as their occasion can come (SH-5.2)."""
        return self._promises[seats][giver][occasions]


GIVES: Final = Side(OFFER.start)
WANTS: Final = Side(WANT.start)
