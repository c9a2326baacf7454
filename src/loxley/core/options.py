"""What a table may choose before a game: described once, read strictly, shown by every door."""

from loxley.core.refusals import Refused

Setting = int | str | bool


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


def read_settings(choices: list[Choice], given: dict[str, object]) -> dict[str, Setting]:
    """Every choice with its value; what is not given has its default, what is not known is refused."""
    known = [choice.name for choice in choices]
    for name in given:
        if name not in known:
            raise Refused("unknown-option", name, "", {"choices": ", ".join(known)})
    return {
        choice.name: choice.read(given[choice.name]) if choice.name in given else choice.default for choice in choices
    }


def read_players(players: int, least: int, most: int, rule: str) -> int:
    if not least <= players <= most:
        raise Refused("out-of-range", "seats", rule, {"least": least, "most": most, "found": str(players)})
    return players
