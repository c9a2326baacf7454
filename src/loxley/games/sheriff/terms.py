"""The blocks of a draft's menu: what one side of a deal may give, do or promise (SH-4.3, SH-5).

Blocks that depend on a few small numbers are worked out once and shared by all drafts that need them.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bargain.menu import Block, Row, filled
from loxley.bargain.sheet import Term
from loxley.core.seats import Seat
from loxley.core.words import Family, Move
from loxley.games.sheriff.goods import KINDS, LEGAL, Good
from loxley.games.sheriff.options import MOST_PLAYERS, Rules
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    DROP,
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
    POST,
    RIGHT,
    STALL,
    STARTING_COINS,
    UNSEEN,
    WANT,
    WAVE_THROUGH,
    before,
)

_NO_LIMIT: Final = 999
SHERIFF_AGAIN: Final = 1  # the giver will be Sheriff again
LOADS: Final = 2  # the giver will pack another bag
CLOSING: Final = [POST, DROP]  # what ends a draft in which something is written


class Side:
    """One side of a sheet, what its author gives or what they want, with the moves of a family."""

    def __init__(self, family: Family) -> None:
        self._start = family.start
        # How a draft ends where all has been said, and where only a promise in one's own words is left.
        self._endings = [CLOSING, [self._start + LATER_WORDS, *CLOSING]]
        # Amounts are most of what can be written. Slices share the numbers, which keeps them in the processor's cache.
        amounts = family.moves[COINS.start : COINS.stop]
        self._sums = [
            family.moves[LATER_COINS.start : LATER_COINS.start + STARTING_COINS * seats]
            for seats in range(MOST_PLAYERS + 1)
        ]
        self._coins = [Row([Block(amounts[:purse], [], 1)]) for purse in range(MOST_COINS + 1)]
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
        # Moves for each set of kinds, as bits: of legal goods, and of contraband named or face down.
        self._stall_moves = [self._of_kinds(STALL, 0, kinds) for kinds in range(1 << LEGAL)]
        self._own: dict[int, list[Move]] = {}
        self._wanted: dict[int, Block] = {}  # by the goods in play and how many cards there are
        self._loaded: dict[int, Row] = {}  # what may be said of a bag, and promises of its owner
        # Deeds and promises of a Sheriff who has agreed to nothing yet.
        self._of_sheriff: list[Row | None] = [None] * ((MOST_PLAYERS + 1) * MOST_PLAYERS * 4 << MOST_PLAYERS)

    def _deed(self, family: Family, bags: int) -> Block:
        return Block([self._start + family.of(seat) for seat in range(MOST_PLAYERS) if bags >> seat & 1], [], _NO_LIMIT)

    def _promise(self, seats: int, giver: Seat, occasions: int) -> Row:
        others = [seat for seat in range(seats) if seat != giver] if occasions & SHERIFF_AGAIN else []
        waves = [self._start + LATER_WAVE.of(seat) for seat in others]
        opens = [self._start + LATER_OPEN.of(seat) for seat in others]
        honesty = [self._start + LATER_HONEST] if occasions & LOADS else []
        sums = (
            self._sums[seats] if occasions & SHERIFF_AGAIN else []
        )  # any, up to all the coins that there are (SH-R33)
        blocks = [Block(waves, [], _NO_LIMIT), Block(opens + honesty, [], _NO_LIMIT), Block(sums, [], 1)]
        return self.words([*blocks, Block([self._start + LATER_WORDS], [], 1)])

    def words(self, blocks: list[Block]) -> Row:
        """What may be said for this side, promises in one's own words last."""
        return Row(blocks, self._endings)

    def coins(self, purse: int) -> Row:
        """One amount, up to what the giver owns."""
        return self._coins[purse]

    def _of_kinds(self, family: Family, first: Good, kinds: int) -> list[Move]:
        """The moves of a family that begins with this good, for a set of kinds."""
        goods = [good for good in range(first, KINDS) if kinds >> good & 1]
        return [self._start + family.of(good - first) for good in goods]

    def stall_moves(self, stall: list[int]) -> list[Move]:
        """Legal goods that lie on the giver's stall."""
        kinds = 0
        bit = 1
        for cards in stall:
            if cards:
                kinds |= bit
            bit <<= 1
        return self._stall_moves[kinds]

    def stall_goods(self, stall: list[int]) -> Block:
        """The same with how many there are of each."""
        return Block(self.stall_moves(stall), [cards for cards in stall if cards], _NO_LIMIT)

    def own_moves(self, cards: list[Good]) -> list[Move]:
        """Contraband of one's own stall, named truly or face down (SH-R10)."""
        kinds = 0
        for good in cards:
            kinds |= 1 << good
        moves = self._own.get(kinds)
        if moves is None:
            moves = self._of_kinds(CONTRABAND, LEGAL, kinds) + self._of_kinds(HIDDEN, LEGAL, kinds)
            self._own[kinds] = moves
        return moves

    def own_contraband(self, cards: list[Good]) -> list[Block]:
        """The same with how many there are of each: what is named and what is face down."""
        moves = self.own_moves(cards)
        kinds = len(moves) // 2
        copies = [cards.count(good) for good in sorted(set(cards))]
        return [Block(moves[:kinds], copies, _NO_LIMIT), Block(moves[kinds:], copies, _NO_LIMIT)]

    def wanted_contraband(self, rules: Rules, cards: int) -> Block:
        """Contraband may be asked for by name, where only its owner knows whether they can agree, or face down."""
        key = rules.goods_key << 8 | cards
        block = self._wanted.get(key)
        if block is None:
            first = self._start + CONTRABAND.start - LEGAL
            moves = [first + good for good in rules.contraband_goods]
            block = Block([*moves, self._start + UNSEEN], [cards] * (len(moves) + 1), cards)
            self._wanted[key] = block
        return block

    def loaded(self, rules: Rules, giver: Seat, cards: int, occasions: int) -> Row:
        """Goods said to be in a bag of so many cards, true or not (SH-5.3), and the promises of its owner."""
        key = ((rules.goods_key * MOST_PLAYERS + giver) * 8 + cards) * 4 + occasions
        row = self._loaded.get(key * 8 + rules.players)
        if row is None:
            first = self._start + BAG.start
            claims = Block([first + good for good in rules.goods], [cards] * len(rules.goods), cards)
            row = self.words([claims, *self.promises(rules.players, giver, occasions).blocks])
            self._loaded[key * 8 + rules.players] = row
        return row

    def deeds(self, waves: int, opens: int, orders: Block, lefts: int, rights: int) -> list[Block]:
        """What the Sheriff may agree to do with bags (SH-5.1): each number has a bit for each bag."""
        return [self._waves[waves], self._opens[opens], orders, self._lefts[lefts], self._rights[rights]]

    def of_sheriff(self, bags: int, seats: int, giver: Seat, occasions: int) -> Row:
        """Every deed about these bags and every promise, for a Sheriff who has agreed to nothing yet."""
        key = ((seats * MOST_PLAYERS + giver) * 4 + occasions) << MOST_PLAYERS | bags
        row = self._of_sheriff[key]
        if row is None:
            deeds = self.deeds(bags, bags, self._orders[bags], bags, bags)
            row = self.words([*deeds, *self.promises(seats, giver, occasions).blocks])
            self._of_sheriff[key] = row
        return row

    def orders(self, bags: int, barred: list[Term]) -> Block:
        """One bag before another; at most one such favour in a deal, since several could contradict each other."""
        owners = [seat for seat in range(MOST_PLAYERS) if bags >> seat & 1]
        terms = [before(first, second) for first in owners for second in owners if first != second]
        return Block([self._start + term for term in terms if term not in barred], [], 1)

    def promises(self, seats: int, giver: Seat, occasions: int) -> Row:
        """Promises for later, as long as their occasion can come (SH-5.2)."""
        return self._promises[seats][giver][occasions]


GIVES: Final = Side(OFFER)
WANTS: Final = Side(WANT)


@mypyc_attr(acyclic=True)
class Stock(Row):
    """The goods of a seat as a row of a menu. Never changed: clones share it.

    Goods are a small part of what can be written: their blocks are made when one of them is.
    """

    def __init__(self, stall: list[int], contraband: list[Good], moves: list[Move], wanted: Block | None) -> None:
        super().__init__([], moves=moves)
        self.stall = stall
        self.contraband = contraband
        self.wanted = wanted  # contraband that others may ask for; none where the seat itself gives

    def made_blocks(self) -> list[Block]:
        if self.wanted is not None:
            self.blocks = filled([WANTS.stall_goods(self.stall), self.wanted])
        else:
            self.blocks = filled([GIVES.stall_goods(self.stall), *GIVES.own_contraband(self.contraband)])
        return self.blocks

    def lasts(self, stall: list[int], contraband: list[Good]) -> bool:
        """Stalls are replaced, not changed: while they are the same lists, they hold the same cards."""
        return self.stall is stall and self.contraband is contraband

    def __reduce__(self) -> tuple[type["Stock"], tuple[object, ...]]:
        return Stock, (self.stall, self.contraband, self.moves, self.wanted)


def stock_to_give(stall: list[int], contraband: list[Good]) -> Stock:
    """Goods that a seat may offer."""
    moves = GIVES.stall_moves(stall)
    return Stock(stall, contraband, moves + GIVES.own_moves(contraband) if contraband else moves, None)


def stock_to_ask_for(rules: Rules, stall: list[int], contraband: list[Good]) -> Stock:
    """Goods that others may ask of a seat."""
    wanted = WANTS.wanted_contraband(rules, len(contraband))
    moves = WANTS.stall_moves(stall)
    return Stock(stall, contraband, moves + wanted.moves if contraband else moves, wanted)
