"""What the author of a draft may still name, in canonical order: each set of terms in exactly one way.

A menu is a row of moves in ascending order that falls into blocks (coins, goods of a stall, …). A move may be named
as often as there are copies of it; a block has a limit of its own. Who has named a move does not go back before it.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from loxley.core.words import Move

_NO_MOVE: Final = -1
_NO_ENDINGS: Final[list[list[Move]]] = []


@mypyc_attr(acyclic=True)
class Block:
    """Moves that stand together in a menu. Never changed once built: menus share them."""

    def __init__(self, moves: list[Move], copies: list[int], limit: int) -> None:
        self.moves = moves
        self.copies = copies  # of each move, or empty: one of each
        self.limit: i64 = limit  # how many of the block's moves may be named in all
        self.last: i64 = moves[-1] if moves else _NO_MOVE

    def without_one(self, move: Move) -> "Block":
        """The same block with one copy less of a move."""
        at = self.moves.index(move)
        copies = self.copies[:]
        if copies and copies[at] > 1:
            copies[at] -= 1
            return Block(self.moves, copies, self.limit)
        if copies:
            copies.pop(at)
        moves = self.moves[:]
        moves.pop(at)
        return Block(moves, copies, self.limit)

    def __reduce__(self) -> tuple[type["Block"], tuple[list[Move], list[int], int]]:
        return Block, (self.moves, self.copies, self.limit)


@mypyc_attr(acyclic=True)
class Row:
    """Some blocks of a menu side by side. Never changed once built: menus share rows."""

    def __init__(
        self, blocks: list[Block], endings: list[list[Move]] = _NO_ENDINGS, moves: list[Move] | None = None
    ) -> None:
        self.blocks = filled(blocks)
        self.moves = _joined(self.blocks) if moves is None else moves
        self.last: i64 = self.moves[-1] if self.moves else _NO_MOVE
        # How a draft ends in which the row is the last one: by how many of its moves may still be named.
        self.endings = endings

    def made_blocks(self) -> list[Block]:
        """The blocks of a row that has moves but makes its blocks only when they are needed."""
        return self.blocks

    def block_with(self, move: Move) -> int:
        """The number of the block that has a move; -1 if none has."""
        for number, block in enumerate(self.blocks or self.made_blocks()):
            if move <= block.last:
                return number if move in block.moves else -1
        return -1

    def without_one(self, number: int, move: Move) -> "Row":
        """The same row with one copy less of a move in one of its blocks."""
        blocks = self.blocks[:]  # one of them was found: they are made
        block = blocks[number]
        blocks[number] = block.without_one(move)
        if len(blocks[number].moves) == len(block.moves):
            return Row(blocks, self.endings, self.moves)
        at = block.moves.index(move)
        for before in range(number):
            at += len(blocks[before].moves)
        moves = self.moves[:]
        moves.pop(at)
        return Row(blocks, self.endings, moves)

    def __reduce__(self) -> tuple[type["Row"], tuple[object, ...]]:
        return Row, (self.blocks, self.endings)


def filled(blocks: list[Block]) -> list[Block]:
    """Those of which something may be named."""
    return [block for block in blocks if block.moves and block.limit]


def _joined(blocks: list[Block]) -> list[Move]:
    """The moves of all blocks; those of a single one are shared."""
    if len(blocks) == 1:
        return blocks[0].moves
    moves: list[Move] = []
    for block in blocks:
        moves += block.moves
    return moves


_NO_ROWS: Final = [Row([])]


@mypyc_attr(acyclic=True, free_list_len=1)  # one goes when the next comes
class Menu:
    """What the author of a draft has named, and may still name, of some rows one after the other."""

    def __init__(self, rows: list[Row] = _NO_ROWS) -> None:  # at least one; copies are filled afterwards
        self.taken: list[Move] = []
        self._rows = rows
        self._present: i64 = 0  # the row in which one is
        self._next: i64 = 0  # the first of its moves that may be named next
        self._at: i64 = 0  # the block in which one is
        self._start: i64 = 0  # where it begins among the moves of the row
        self._named: i64 = 0  # of this block
        self._last: i64 = _NO_MOVE  # that was named
        self._repeats: i64 = 0  # of it

    def clone(self) -> "Menu":
        twin = Menu(self._rows)
        twin.taken = self.taken[:]
        twin._present = self._present
        twin._next = self._next
        twin._at = self._at
        twin._start = self._start
        twin._named = self._named
        twin._last = self._last
        twin._repeats = self._repeats
        return twin

    def left(self) -> int:
        """How many moves may be named next."""
        moves = -self._next
        for at in range(self._present, len(self._rows)):
            moves += len(self._rows[at].moves)
        return moves

    @property
    def moves(self) -> list[Move]:
        """What may be named next, in ascending order."""
        moves = self._rows[self._present].moves[self._next :]
        for at in range(self._present + 1, len(self._rows)):
            row = self._rows[at]
            if row.moves:
                moves += row.moves
        return moves

    def ending(self) -> list[Move] | None:
        """Near the end: what may be named next and what ends the draft. Shared: read it, do not change it."""
        if self._present + 1 < len(self._rows):
            return None
        row = self._rows[self._present]
        left = len(row.moves) - self._next
        return row.endings[left] if left < len(row.endings) else None

    def to_the_limit(self) -> list[Move]:
        """What may be named next of a single block, so that exactly its limit can be reached in the end."""
        block = self._rows[0].blocks[0]
        needed = block.limit - self._named
        moves: list[Move] = []
        following = 0
        for at in range(len(block.moves) - 1, self._next - 1, -1):
            move = block.moves[at]
            copies = block.copies[at]
            following += copies - self._repeats if move == self._last else copies
            if following >= needed:
                moves.insert(0, move)
        return moves

    def take(self, move: Move) -> None:
        """Name a move. Counts begin anew with each block."""
        named: i64 = move
        row = self._rows[self._present]
        while named > row.last:
            self._present += 1
            self._at = self._start = self._named = 0
            row = self._rows[self._present]
        blocks = row.blocks or row.made_blocks()
        block = blocks[self._at]
        while named > block.last:
            self._at += 1
            self._start += len(block.moves)
            self._named = 0
            block = blocks[self._at]
        self._repeats = self._repeats + 1 if named == self._last else 1
        self._last = named
        self._named += 1
        self.taken.append(move)
        if self._named == block.limit:
            self._next = self._start + len(block.moves)
        else:
            at = block.moves.index(move)
            exhausted = not block.copies or self._repeats == block.copies[at]
            self._next = self._start + (at + 1 if exhausted else at)

    def cross_out(self, move: Move) -> bool:
        """One copy less of a move that comes in a later block: whether it was there.

        Rows are shared: another one is made.
        """
        for number in range(self._present, len(self._rows)):
            row = self._rows[number]
            if move > row.last:
                continue
            block = row.block_with(move)
            if block > self._at or (block >= 0 and number > self._present):
                rows = self._rows[:]
                rows[number] = row.without_one(block, move)
                self._rows = rows
                return True
        return False
