"""What a table may choose before a game: described once, read strictly, shown by every door."""

from typing import Final

from loxley.core.refusals import Refused

Setting = int | str | bool

EDITION: Final = 3  # of the rules of record by which new games are played
FIRST_EDITION: Final = 1  # by which games were played before settings named one


def as_written(options: dict[str, object]) -> dict[str, object]:
    """Options that were stored with a game: without a word about the edition it was the first."""
    return {"edition": FIRST_EDITION, **options}


def as_played(options: dict[str, object]) -> dict[str, object]:
    """Options of a game that is played now, with the edition of its rules."""
    return {"edition": EDITION, **options}


class Choice:
    """One thing a table may choose, with the rule it comes from."""

    def __init__(self, name: str, rule: str, default: Setting) -> None:
        self.name = name
        self.rule = rule
        self.default: Setting = default
        self.words: list[str] = []
        self.least = 0
        self.most = 0

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
