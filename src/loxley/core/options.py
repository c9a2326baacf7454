"""What a table may choose before a game: described once, read strictly, shown by every door."""

from collections.abc import Mapping
from typing import Final

from loxley.core.refusals import Refused

Setting = int | str | bool

EDITION: Final = 5  # of the rules of record by which new games are played
FIRST_EDITION: Final = 1  # by which games were played before settings named one


def as_written(options: dict[str, object]) -> dict[str, object]:
    """Options that were stored with a game: without a word about the edition it was the first."""
    return {"edition": FIRST_EDITION, **options}


def as_played(options: dict[str, object]) -> dict[str, object]:
    """Options of a game that is played now, with the edition of its rules."""
    return {"edition": EDITION, **options}


def edition_of(options: Mapping[str, object]) -> int:
    """The edition by which a game with these options is played: the present one, if they do not say it."""
    edition = options.get("edition", EDITION)
    return edition if isinstance(edition, int) else EDITION


def by_edition(present: dict[str, object], earlier: dict[str, object]) -> dict[int, dict[str, object]]:
    """The house's components of every edition in which they were not the present ones.

    `earlier` says of each time until which edition it lasted, and which tables and fields stood there otherwise.
    """
    found: dict[int, dict[str, object]] = {}
    edition = FIRST_EDITION
    times = earlier["figures"]
    assert isinstance(times, list)
    for time in times:
        source = dict(present)
        for name, table in time.items():
            now = present.get(name)
            if name != "until":
                source[name] = {**now, **table} if isinstance(now, dict) else table
        while edition <= time["until"]:
            found[edition] = source
            edition += 1
    return found


class Choice:
    """One thing a table may choose, with the rule it comes from."""

    def __init__(self, name: str, rule: str, default: Setting) -> None:
        self.name = name
        self.rule = rule
        self.default: Setting = default
        self.words: list[str] = []
        self.least = 0
        self.most = 0
        self.by = ""  # the option on which it depends, if any
        self.figures: dict[str, int] = {}  # by that option's words: what holds by default; without one it is not asked

    @staticmethod
    def flag(name: str, rule: str) -> "Choice":
        """On or off; off without a word."""
        return Choice(name, rule, default=False)

    @staticmethod
    def number(name: str, rule: str, least: int, most: int, default: int) -> "Choice":
        choice = Choice(name, rule, default)
        choice.least = least
        choice.most = most
        return choice

    @staticmethod
    def word(name: str, rule: str, words: list[str], default: str) -> "Choice":
        choice = Choice(name, rule, default)
        choice.words = words
        return choice

    def depends(self, by: str, figures: dict[str, int]) -> "Choice":
        """The same choice, where what holds by default depends on another option."""
        self.by = by
        self.figures = figures
        return self

    def read(self, value: object) -> Setting:
        """The value, if it is one that may be chosen."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise Refused("not-a-flag", self.name, self.rule, {"found": str(value)})
        if isinstance(self.default, int):
            if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
                return value
            facts: dict[str, str | int] = {"least": self.least, "most": self.most, "found": str(value)}
            raise Refused("out-of-range", self.name, self.rule, facts)
        if isinstance(value, str) and value in self.words:
            return value
        raise Refused("not-a-choice", self.name, self.rule, {"found": str(value), "choices": ", ".join(self.words)})


_EDITION: Final = Choice.number("edition", "", FIRST_EDITION, EDITION, EDITION)


def read_settings(choices: list[Choice], given: dict[str, object]) -> dict[str, Setting]:
    """Every choice with its value; what is not given has its default, what is not known is refused.

    Beside the choices stands the edition of the rules, which nobody chooses: a new game has the present one.
    """
    known = [choice.name for choice in choices]
    for name in given:
        if name not in known and name != _EDITION.name:
            raise Refused("unknown-option", name, "", {"choices": ", ".join(known)})
    return {
        choice.name: choice.read(given[choice.name]) if choice.name in given else choice.default
        for choice in [*choices, _EDITION]
    }


def read_players(players: int, least: int, most: int, rule: str) -> int:
    if not least <= players <= most:
        raise Refused("out-of-range", "seats", rule, {"least": least, "most": most, "found": str(players)})
    return players
