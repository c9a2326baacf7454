"""A game's catalogue: what can be told of it. Each event, move and term declares its facts once, with their kinds.

Whoever tells (in any language, on any screen) reads the catalogue; nobody works out a rule or remembers earlier events.
"""

from typing import Final

from loxley.core.log import Facts
from loxley.core.words import Book, Family

Kind = str  # a word, and what it needs to know after it: `thing good`, `amount sheriff-coins`

SEAT: Final = "seat"  # a player
SEATS: Final = "seats"  # several players
NUMBER: Final = "number"  # a figure that is told as it is
NUMBERS: Final = "numbers"  # figures for those who count, never told
BY_SEAT: Final = "by-seat"  # a value for each seat, in a view
ROUND: Final = "round"  # counted from 0 inside, from 1 for people
WORD: Final = "word"  # a word of the engine by which a sentence is chosen
MOVE: Final = "move"  # a move in the game's own words
LABEL: Final = "label"  # a term as it stands on a button

_OPTIONAL: Final = "?"


def thing(words: str, count: str = "") -> Kind:
    """A card or good of one kind: “an apple”, or as many as another fact says."""
    return f"thing {words} {count}".strip()


def things(words: str) -> Kind:
    """Cards or goods, counted kind by kind: “2 apples and a bolt of silk”."""
    return f"things {words}"


def amount(text: str) -> Kind:
    """So many of something, by the text that counts it: “3 coins”; nothing at all when there are none."""
    return f"amount {text}"


def named(words: str, parts: str = "") -> Kind:
    """A word that has a name of its own (`town-york`), or whose parts have (`object-pearls`)."""
    return f"name {words} {parts}".strip()


def names(words: str, parts: str = "") -> Kind:
    """Several such words."""
    return f"names {words} {parts}".strip()


def by_seat(text: str) -> Kind:
    """A figure for each seat, told for those that have any: “you (3 raiders) and Robin (1)”."""
    return f"by-seat {text}"


def term(by: str, to: str) -> Kind:
    """One thing given, done or promised, by the player in one fact to the player in another."""
    return f"term {by} {to}"


def terms(by: str, to: str) -> Kind:
    """Everything that one side of a deal gives, does and promises."""
    return f"terms {by} {to}"


def phrase(name: str) -> Kind:
    """Words that one of the catalogue's phrases tells, such as what was claimed."""
    return f"phrase {name}"


def optional(kind: Kind) -> Kind:
    """A fact that only some viewers are told, or that only sometimes holds."""
    return kind + _OPTIONAL


def is_optional(kind: Kind) -> bool:
    return kind.endswith(_OPTIONAL)


def without_option(kind: Kind) -> Kind:
    return kind[:-1] if is_optional(kind) else kind


class Entry:
    """One thing that can be told: its facts with their kinds, in the order of their words."""

    def __init__(self, name: str, kinds: dict[str, Kind], runs_by: list[str] | None, read: dict[str, Facts]) -> None:
        self.name = name
        self.kinds = kinds
        self.runs_by = runs_by  # neighbours that share these facts are told as one; `None`: each by itself
        self.read = read  # of a move: the facts of each argument, where its words do not say them one by one
        self.is_told = True  # or not worth a sentence
        self.stays = 0  # of an event: milliseconds for which people are shown it, where it is a big moment
        self.is_thing = False  # of a term: a thing that changes hands, no deed
        self.rule = ""  # of a term: the number of the rule behind it


class Catalogue:
    """All that can be told of one game."""

    def __init__(self, game: str, book: Book) -> None:
        self.game = game
        self.book = book
        self.events: dict[str, Entry] = {}
        self.moves: dict[str, Entry] = {}  # by family; a move without arguments needs no entry
        self.terms: dict[str, Entry] = {}  # by family
        self.phrases: dict[str, Entry] = {}
        self.questions: dict[str, str] = {}  # what a seat is asked, with the number of the rule behind it
        self.view: dict[str, Kind] = {}  # of those fields of the view that are no plain words and figures

    def event(self, name: str, kinds: dict[str, Kind], runs_by: list[str] | None = None) -> str:
        """Declare an event. Its name is what the log is told."""
        self.events[name] = Entry(name, kinds, runs_by, {})
        return name

    def silent_event(self, name: str, kinds: dict[str, Kind]) -> str:
        """Declare an event that is not worth a sentence."""
        self.events[name] = Entry(name, kinds, None, {})
        self.events[name].is_told = False
        return name

    def moment(self, event: str, stays: int) -> None:
        """Declare an event a big moment: whoever saw it is shown it for these milliseconds, and bots wait so long."""
        self.events[event].stays = stays

    def move(self, family: Family, kinds: dict[str, Kind], read: list[Facts] | None = None) -> None:
        """Declare what the arguments of a family are: word by word, or with the facts of each argument."""
        facts = {} if read is None else dict(zip(family.arguments, read, strict=True))
        self.moves[family.name] = Entry(family.name, kinds, None, facts)

    def thing(self, family: Family, kinds: dict[str, Kind]) -> None:
        """Declare a term that is a thing; those of a family are told together."""
        self.terms[family.name] = Entry(family.name, kinds, [], {})
        self.terms[family.name].is_thing = True

    def deed(self, name: str, kinds: dict[str, Kind]) -> None:
        """Declare a term that is done or promised."""
        self.terms[name] = Entry(name, kinds, None, {})

    def phrase(self, name: str, kinds: dict[str, Kind]) -> None:
        """Declare words that stand beside the table, such as an offer or a line of the ledger."""
        self.phrases[name] = Entry(name, kinds, None, {})
