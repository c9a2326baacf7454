"""A vocabulary: every move of a game is an int inside and a short line of words outside.

A game declares families once (`PACK: Final = book.family("pack", GOODS)`); the order of declaration is the
canonical order. Afterwards `move in PACK`, `PACK.of(kind)` and `PACK.index(move)` are all the rules need.
"""

from typing import Final

from loxley.core.refusals import UNKNOWN_MOVE, Illegal

Move = int

PLAIN: Final = 0
SEALED: Final = 1  # nobody else may learn which move of the family it was
ANSWERED: Final = 2  # chance or a reveal answers it, so a sequence ends here


class Family:
    """A run of moves that share their first words, such as `pack apple`, `pack cheese`, …"""

    def __init__(self, name: str, start: Move, arguments: list[str], manner: int) -> None:
        self.name = name
        self.start = start
        self.stop = start + len(arguments)
        self.arguments = arguments
        self.manner = manner
        self.moves: list[Move] = list(range(start, self.stop))

    def __contains__(self, move: Move) -> bool:
        return self.start <= move < self.stop

    def of(self, index: int) -> Move:
        return self.start + index

    def index(self, move: Move) -> int:
        return move - self.start


class Book:
    """The vocabulary of one game."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.words: list[str] = []
        self.quoted: list[str] = []  # the words as JSON strings
        self.answered: list[bool] = []  # of each move: does chance or a reveal answer it?
        self._owners: list[Family] = []
        self._moves: dict[str, Move] = {}

    def family(self, name: str, arguments: list[str], manner: int = PLAIN) -> Family:
        """Declare a family; its moves come after all moves declared before."""
        family = Family(name, len(self.words), arguments, manner)
        for argument in arguments:
            self._add(f"{name} {argument}", family)
        self.families.append(family)
        return family

    def single(self, name: str, manner: int = PLAIN) -> Move:
        """Declare a move that stands alone, such as `close`."""
        family = Family(name, len(self.words), [""], manner)
        self._add(name, family)
        self.families.append(family)
        return family.start

    def _add(self, words: str, family: Family) -> None:
        if words in self._moves:
            raise ValueError(f"{words!r} is declared twice")
        self._moves[words] = len(self.words)
        self.words.append(words)
        self.quoted.append(f'"{words}"')
        self.answered.append(family.manner == ANSWERED)
        self._owners.append(family)

    def __len__(self) -> int:
        return len(self.words)

    def move(self, words: str) -> Move:
        """The move that these words name."""
        found = self._moves.get(words, -1)
        if found < 0:
            raise Illegal(UNKNOWN_MOVE)
        return found

    def word(self, move: Move) -> str:
        return self.words[move]

    def family_of(self, move: Move) -> Family:
        return self._owners[move]

    def argument(self, move: Move) -> str:
        family = self._owners[move]
        return family.arguments[move - family.start]


def numbers(first: int, last: int) -> list[str]:
    """The words for the whole numbers from `first` to `last`."""
    return [str(number) for number in range(first, last + 1)]
