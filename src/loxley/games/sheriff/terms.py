"""The blocks of a draft's menu: what one side of a deal may give, do or promise (SH-4.3, SH-5).

Blocks that depend on a few small numbers are worked out once and shared by all drafts that need them.
"""

from typing import Final

from loxley.bargain.menu import Block, Row
from loxley.bargain.sheet import Term
from loxley.core.seats import Seat
from loxley.core.words import Family, Move
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.options import MOST_PLAYERS, Rules
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    LATER_WORDS,
    LEFT,
    MOST_COINS,
    OFFER,
    OPEN_UP,
    PILE,
    RIGHT,
    STALL,
    STARTING_COINS,
    UNSEEN,
    WANT,
    WAVE_THROUGH,
    before,
)

_NO_LIMIT: Final = 999
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
        every = range(1 << MOST_PLAYERS)
        self._waves = [self._deed(WAVE_THROUGH, bags) for bags in every]
        self._opens = [self._deed(OPEN_UP, bags) for bags in every]
        self._lefts = [self._deed(PILE[LEFT], bags) for bags in every]
        self._rights = [self._deed(PILE[RIGHT], bags) for bags in every]
        self._orders = [self.orders(bags, []) for bags in every]
        self._claims: dict[int, Block] = {}  # by the goods in play and the size of the bag
        self._reigning: dict[int, Row] = {}  # deeds and promises of a Sheriff who has agreed to nothing yet

    def _deed(self, family: Family, bags: int) -> Block:
        return Block([self._start + family.of(seat) for seat in range(MOST_PLAYERS) if bags >> seat & 1], [], _NO_LIMIT)

    def _promise(self, seats: int, giver: Seat, occasions: int) -> Row:
        others = [seat for seat in range(seats) if seat != giver] if occasions & REIGNS else []
        waves = [self._start + LATER_WAVE.of(seat) for seat in others]
        opens = [self._start + LATER_OPEN.of(seat) for seat in others]
        honesty = [self._start + LATER_HONEST] if occasions & LOADS else []
        sums = self._sums(seats) if occasions & REIGNS else []
        blocks = [Block(waves, [], _NO_LIMIT), Block(opens + honesty, [], _NO_LIMIT), Block(sums, [], 1)]
        return Row([*blocks, Block([self._start + LATER_WORDS], [], 1)])

    def _sums(self, seats: int) -> list[Move]:
        """Any sum may be promised, up to all the coins that there are (SH-R33)."""
        return [self._start + term for term in LATER_COINS.moves[: STARTING_COINS * seats]]

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
        """Contraband may be asked for by name, where only its owner knows whether they can agree, or face down."""
        if not cards:
            return []
        first = self._start + CONTRABAND.start - LEGAL
        moves = [first + good for good in goods]
        return [Block([*moves, self._start + UNSEEN], [cards] * (len(goods) + 1), cards)]

    def claimed_goods(self, rules: Rules, cards: int) -> Block:
        """Goods said to be in a bag of so many cards, true or not (SH-5.3)."""
        key = rules.goods_key * 8 + cards
        block = self._claims.get(key)
        if block is None:
            first = self._start + BAG.start
            block = Block([first + good for good in rules.goods], [cards] * len(rules.goods), cards)
            self._claims[key] = block
        return block

    def deeds(self, waves: int, opens: int, orders: Block, lefts: int, rights: int) -> list[Block]:
        """What the Sheriff may agree to do with bags (SH-5.1): each number has a bit for each bag."""
        return [self._waves[waves], self._opens[opens], orders, self._lefts[lefts], self._rights[rights]]

    def reigning(self, bags: int, seats: int, giver: Seat, occasions: int) -> Row:
        """Every deed about these bags and every promise, for a Sheriff who has agreed to nothing yet."""
        key = ((seats * MOST_PLAYERS + giver) * 4 + occasions) << MOST_PLAYERS | bags
        row = self._reigning.get(key)
        if row is None:
            deeds = self.deeds(bags, bags, self._orders[bags], bags, bags)
            row = Row(deeds, self.promises(seats, giver, occasions))
            self._reigning[key] = row
        return row

    def orders(self, bags: int, barred: list[Term]) -> Block:
        """One bag before another; at most one such favour in a deal, since several could contradict each other."""
        owners = [seat for seat in range(MOST_PLAYERS) if bags >> seat & 1]
        terms = [before(first, second) for first in owners for second in owners if first != second]
        return Block([self._start + term for term in terms if term not in barred], [], 1)

    def promises(self, seats: int, giver: Seat, occasions: int) -> Row:
        """Promises for later, as long as their occasion can come (SH-5.2)."""
        return self._promises[seats][giver][occasions]


GIVES: Final = Side(OFFER.start)
WANTS: Final = Side(WANT.start)
