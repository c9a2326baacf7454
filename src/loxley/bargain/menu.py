"""What one signatory of a draft may still name, in canonical order: each set of terms in exactly one way.

A menu is a row of moves in ascending order that falls into blocks (coins, goods of a stall, …). A move may be named
as often as there are copies of it; a block has a limit of its own. Who has named a move does not go back before it.
"""

from typing import Final

from loxley.core.words import Move


class Block:
    """Moves that stand together in a menu. Never changed once built: menus share them."""

    def __init__(self, moves: list[Move], copies: list[int], limit: int) -> None:
        self.moves = moves
        self.copies = copies  # of each move, or empty: one of each
        self.limit = limit  # how many of the block's moves may be named in all

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


class Row:
    """The blocks of a menu side by side, perhaps before those of another row. Never changed once built."""

    def __init__(self, blocks: list[Block], tail: "Row | None" = None) -> None:
        self.blocks: list[Block] = []
        self.moves: list[Move] = []
        for block in blocks:
            if block.moves and block.limit:
                self.blocks.append(block)
                self.moves += block.moves
        if tail is not None:
            self.blocks += tail.blocks
            self.moves += tail.moves

    def __reduce__(self) -> tuple[type["Row"], tuple[list[Block]]]:
        return Row, (self.blocks,)


_NOTHING: Final = Row([])


class Menu:
    """What one signatory has named, and may still name, of a row."""

    def __init__(self, row: Row = _NOTHING) -> None:
        self.taken: list[Move] = []
        self._moves = row.moves
        self._next = 0  # the first of these that may be named next
        self._blocks = row.blocks
        self._at = 0  # the present block
        self._start = 0  # where it begins among the moves
        self._named = 0  # of the present block
        self._repeats = 0  # of the last move

    def clone(self) -> "Menu":
        twin = Menu()
        twin.taken = self.taken[:]
        twin._moves = self._moves
        twin._next = self._next
        twin._blocks = self._blocks
        twin._at = self._at
        twin._start = self._start
        twin._named = self._named
        twin._repeats = self._repeats
        return twin

    @property
    def moves(self) -> list[Move]:
        """What may be named next, in ascending order."""
        return self._moves[self._next :]

    def add_to(self, moves: list[Move]) -> None:
        """Put what may be named next behind other moves."""
        moves += self._moves[self._next :] if self._next else self._moves

    def to_the_limit(self) -> list[Move]:
        """What may be named next of a single block, so that exactly its limit can be reached in the end."""
        block = self._blocks[0]
        needed = block.limit - self._named
        moves: list[Move] = []
        following = 0
        for at in range(len(block.moves) - 1, self._next - 1, -1):
            move = block.moves[at]
            copies = block.copies[at]
            following += copies - self._repeats if self.taken and move == self.taken[-1] else copies
            if following >= needed:
                moves.insert(0, move)
        return moves

    def take(self, move: Move) -> None:
        """Name a move. Counts begin anew with each block."""
        block = self._blocks[self._at]
        while move > block.moves[-1]:
            self._at += 1
            self._start += len(block.moves)
            self._named = 0
            block = self._blocks[self._at]
        self._repeats = self._repeats + 1 if self.taken and move == self.taken[-1] else 1
        self._named += 1
        self.taken.append(move)
        if self._named == block.limit:
            self._next = self._start + len(block.moves)
        else:
            at = block.moves.index(move)
            exhausted = not block.copies or self._repeats == block.copies[at]
            self._next = self._start + (at + 1 if exhausted else at)

    def cross_out(self, move: Move) -> None:
        """One copy less of a move that comes in a later block, if it is there."""
        start = self._start
        for number in range(self._at, len(self._blocks)):
            block = self._blocks[number]
            if move <= block.moves[-1]:
                if number > self._at and move in block.moves:
                    self._thin(number, start, move)
                return
            start += len(block.moves)

    def _thin(self, number: int, start: int, move: Move) -> None:
        """Cross out in a block that begins at `start`. Row and block are shared, so copies take their place."""
        block = self._blocks[number]
        thinner = block.without_one(move)
        blocks = self._blocks[:]
        blocks[number] = thinner
        self._blocks = blocks
        if len(thinner.moves) < len(block.moves):
            moves = self._moves[:]
            moves.pop(start + block.moves.index(move))
            self._moves = moves
            if not thinner.moves:
                blocks.pop(number)
