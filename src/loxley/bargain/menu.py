"""What one signatory of a draft may still name, in canonical order: each set of terms in exactly one way.

A menu is a row of moves in ascending order that falls into blocks (coins, goods of a stall, …). A move may be named
as often as there are copies of it; a block has a limit of its own. Who has named a move does not go back before it.
"""

from bisect import bisect_left, bisect_right
from typing import Final

from loxley.core.words import Move

TERMS_A_SIDE: Final = 8


class Block:
    """Moves that stand together in a menu. Never changed once built: menus share them."""

    def __init__(self, moves: list[Move], copies: list[int], limit: int) -> None:
        self.moves = moves
        self.copies = copies  # of each move, or empty: one of each
        self.limit = limit  # how many of the block's moves may be named in all

    def without_one(self, move: Move) -> "Block":
        """The same block with one copy less of a move."""
        at = self.moves.index(move)
        copies = self.copies or [1] * len(self.moves)
        if copies[at] > 1:
            return Block(self.moves, [*copies[:at], copies[at] - 1, *copies[at + 1 :]], self.limit)
        return Block(self.moves[:at] + self.moves[at + 1 :], copies[:at] + copies[at + 1 :], self.limit)

    def __reduce__(self) -> tuple[type["Block"], tuple[list[Move], list[int], int]]:
        return Block, (self.moves, self.copies, self.limit)


class Row:
    """The blocks of a menu side by side. Never changed once built: menus share it."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = [block for block in blocks if block.moves and block.limit]
        self.moves: list[Move] = []
        for block in self.blocks:
            self.moves += block.moves


_NOTHING: Final = Row([])


class Menu:
    """What one signatory has named, and may still name, of a row."""

    def __init__(self, row: Row = _NOTHING) -> None:
        self.taken: list[Move] = []
        self.moves = row.moves  # that may be named next, in ascending order; read it, do not change it
        self._blocks = row.blocks
        self._at = 0  # the present block
        self._named = 0  # of the present block
        self._last: Move = -1
        self._repeats = 0  # of the last move

    def clone(self) -> "Menu":
        twin = Menu()
        twin.taken = self.taken[:]
        twin.moves = self.moves
        twin._blocks = self._blocks
        twin._at = self._at
        twin._named = self._named
        twin._last = self._last
        twin._repeats = self._repeats
        return twin

    def take(self, move: Move) -> None:
        """Name a move. Counts begin anew with each block."""
        block = self._blocks[self._at]
        while move > block.moves[-1]:
            self._at += 1
            self._named = 0
            block = self._blocks[self._at]
        self._repeats = self._repeats + 1 if move == self._last else 1
        self._last = move
        self._named += 1
        self.taken.append(move)
        if len(self.taken) == TERMS_A_SIDE:
            self.moves = []
        elif self._named == block.limit:
            self.moves = self.moves[bisect_right(self.moves, block.moves[-1]) :]
        elif not block.copies or self._repeats == block.copies[bisect_left(block.moves, move)]:
            self.moves = self.moves[bisect_right(self.moves, move) :]
        else:
            self.moves = self.moves[bisect_left(self.moves, move) :]

    def cross_out(self, move: Move) -> None:
        """One copy less of a move that comes in a later block, if it is there."""
        for number in range(self._at + 1, len(self._blocks)):
            block = self._blocks[number]
            if block.moves[0] <= move <= block.moves[-1]:
                if move in block.moves:
                    self._thin(number, block.without_one(move), move)
                return

    def _thin(self, number: int, thinner: Block, move: Move) -> None:
        blocks = self._blocks[:]
        blocks[number] = thinner
        self._blocks = blocks
        if move not in thinner.moves:
            at = bisect_left(self.moves, move)
            self.moves = self.moves[:at] + self.moves[at + 1 :]
            if not thinner.moves:
                blocks.pop(number)
