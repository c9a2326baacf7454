"""What a typed line means: a command, some of the numbered choices, or the game's own words."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from loxley.core.refusals import Illegal
from loxley.core.words import Book, Move
from loxley.terminal.stage import Amount, Choice
from loxley.terminal.vocabulary import Vocabulary, plain
from loxley.texts import Value

HELP = "help"
LOG = "log"
TABLE = "table"
BACK = "back"
QUIT = "quit"
RULE = "rule"
RULES = "rules"
_COINS = "c"


class Misread(Exception):
    """A line that means nothing here: the key of a sentence that says so, and what fills its gaps."""

    def __init__(self, key: str, **facts: Value) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Command:
    name: str
    argument: str = ""


@dataclass(frozen=True)
class Steps:
    """Moves to add and a page to turn to; `amount` is still to be asked for. `silence`: nothing more until then."""

    moves: tuple[Move, ...] = ()
    page: int | None = None
    amount: Amount | None = None
    silence: str = ""


def read_line(
    line: str, choices: Sequence[Choice], commands: dict[str, str], book: Book, vocabulary: Vocabulary
) -> Command | Steps:
    """`commands` gives the name of a command for each word that calls it."""
    said = plain(line)
    if not said:
        return Command(TABLE)
    if said.startswith("?"):
        return Command(RULE, said[1:].strip())
    if said in commands:
        return Command(commands[said])
    tokens = re.split(r"[\s,;]+", said)
    if tokens[0] == _COINS or all(token.isdecimal() for token in tokens):
        return _read_numbers(tokens, choices)
    return _read_words(line.strip(), said, book, vocabulary)


def _read_words(line: str, said: str, book: Book, vocabulary: Vocabulary) -> Steps:
    parts = [part.strip() for part in re.split(r"[,;]", said.strip(" ,;"))]
    moves = [_read_move(vocabulary.engine_words(part), book) for part in parts]
    understood = [move for move in moves if move is not None]
    if len(understood) < len(moves):
        raise Misread("terminal-not-understood", found=line)
    return Steps(tuple(understood))


def _read_move(readings: Sequence[str], book: Book) -> Move | None:
    for words in readings:
        with suppress(Illegal):
            return book.move(words)
    return None


def _read_numbers(tokens: list[str], choices: Sequence[Choice]) -> Steps:
    """All numbers are those on the screen; a choice that asks for an amount takes the number after it."""
    moves: list[Move] = []
    page: int | None = None
    silence = ""
    rest = tokens[:]
    while rest:
        choice = _find(rest.pop(0), choices)
        page = choice.page if choice.page is not None else page
        silence = choice.silence or silence
        moves += choice.moves
        if choice.amount is not None:
            if not rest:
                return Steps(tuple(moves), page, choice.amount)
            moves += read_amount(rest.pop(0), choice.amount)
    return Steps(tuple(moves), page, silence=silence)


def _find(token: str, choices: Sequence[Choice]) -> Choice:
    if token == _COINS:
        for choice in choices:
            if choice.amount is not None:
                return choice
        raise Misread("terminal-no-amount")
    if not token.isdecimal() or not 1 <= int(token) <= len(choices):
        raise Misread("terminal-no-such-choice", found=token, most=len(choices))
    return choices[int(token) - 1]


def read_amount(token: str, amount: Amount) -> list[Move]:
    said = token.strip()
    if not said.isdecimal() or not amount.least <= int(said) <= amount.most:
        raise Misread("terminal-bad-amount", least=amount.least, most=amount.most)
    moves = amount.moves(int(said))
    if not moves:  # a number in between that cannot be chosen
        raise Misread("terminal-bad-amount", least=amount.least, most=amount.most)
    return moves
