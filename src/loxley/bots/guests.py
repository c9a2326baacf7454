"""The bots from outside that a server lets in: those its operator named when it was started, and no others.

People at a table name a bot by a word, and the word is only ever looked up here, so that no stranger can make a server
import or run anything.
"""

from collections.abc import Iterable
from pathlib import PurePath

from loxley.bots.finding import check_bot, levels
from loxley.bots.program import PREFIX, read_command
from loxley.core.refusals import Refused
from loxley.games import GAMES

_LONGEST_NAME = 40  # as of everything that is called by name at a table


class Guests:
    """Bots by the names under which tables know them: written `NAME=BOT`, or `BOT` for a name made from it."""

    def __init__(self, wanted: Iterable[str] = ()) -> None:
        self._bots: dict[str, str] = {}
        self._games: dict[str, list[str]] = {}
        for words in wanted:
            name, bot = _split(words)
            if not name or len(name) > _LONGEST_NAME or not name.isprintable():
                raise Refused("bad-bot-name", "--bot", "", {"found": name, "most": _LONGEST_NAME})
            if name in self._bots or any(name in levels(game) for game in GAMES):
                raise Refused("entered-twice", name)
            self._bots[name] = bot
            self._games[name] = _games_of(bot)

    def levels(self, game: str) -> list[str]:
        """All levels that a table of this game may seat: those of the house, then the guests."""
        return levels(game) + [name for name in self._bots if game in self._games[name]]

    def bot(self, game: str, level: str) -> str:
        """The bot behind a level, as it is found; refuses what was not let in."""
        known = self.levels(game)
        if level not in known:
            raise Refused("unknown-level", "level", "", {"found": level, "choices": ", ".join(known)})
        return self._bots.get(level, level) if level not in levels(game) else level


def _split(words: str) -> tuple[str, str]:
    """A name and a bot. A command line may hold an equals sign of its own."""
    name, equals, bot = words.partition("=")
    return (name, bot) if equals and ":" not in name else (short_name(words), words)


def short_name(bot: str) -> str:
    """`Miser` for `my.bots:Miser`, `miser` for `run:node bots/miser.mjs`; of an installed bot its own."""
    if bot.startswith(PREFIX):
        return PurePath(read_command(bot.removeprefix(PREFIX))[-1]).stem
    return bot.rpartition(":")[2]


def _games_of(bot: str) -> list[str]:
    """The games that a bot plays; refuses it when it plays none."""
    games: list[str] = []
    trouble: Refused | None = None
    for game in GAMES:
        try:
            check_bot(game, bot)
            games.append(game)
        except Refused as refusal:
            trouble = refusal
    if trouble is not None and not games:
        raise trouble
    return games
