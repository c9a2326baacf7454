"""Finding a bot by its name, wherever a level is named.

| name | is |
|---|---|
| `robin` | a level or a probe of the house, found in the package of the game's name |
| `random` | any legal move; the only level of a game without bots of its own |
| `miser` | a bot that an installed package offers: an entry point of the group `loxley.bots` |
| `my.bots:Miser` | a class in a module that can be imported, also from the current folder |
| `run:node miser.mjs` | a program that speaks lines |
| `response:bait=0.1` | the house's policy with these parameters, among which best responses are looked for |

Whoever takes names from strangers must look them up in a list first (`guests`): this imports and runs what it is told.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from loxley.bots.chair import Chair
from loxley.bots.characters import EVEN, Character
from loxley.bots.faults import TIME_LIMIT
from loxley.bots.frame import Bot
from loxley.bots.program import PREFIX, ProgramBot, read_command
from loxley.bots.random_bot import RandomBot
from loxley.bots.responses import PREFIX as RESPONSE
from loxley.bots.responses import Responder
from loxley.core.catalogue import Kind
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.parts import find_part

GROUP = "loxley.bots"
RANDOM = "random"
_HOUSE = "loxley.bots"  # a game's bots are the package of its name there
Maker = Callable[[JsonObject | None, Character], Bot]


def levels(game: str) -> list[str]:
    """The levels of the house's bots for a game, weakest first."""
    return list(_of_the_house(game, "LEVELS")) or [RANDOM]


def probes(game: str) -> list[str]:
    """Players of one idea, such as "always inspect", whom only the arena seats.

    A level that cannot beat them has a hole.
    """
    return list(_of_the_house(game, "PROBES"))


def variants(game: str) -> tuple[str, ...]:
    """Other ways to play a game, such as `rules=advanced`, for which its bots are measured apart."""
    found: tuple[str, ...] = getattr(find_part(_HOUSE, game), "VARIANTS", ())
    return found


def responder(game: str) -> Responder | None:
    """The policy with parameters among which a best response to a level is looked for, if the game has one."""
    return getattr(find_part(_HOUSE, game), "RESPONDER", None)


def reasons(game: str) -> dict[str, dict[str, Kind]]:
    """The facts of each reason that a game's bots give, by the key of its sentence."""
    if find_part(_HOUSE, game) is None:
        return {}
    found: dict[str, dict[str, Kind]] = getattr(find_part(f"{_HOUSE}.{game}", "reasons"), "REASONS", {})
    return found


def _of_the_house(game: str, kind: str) -> dict[str, Maker]:
    makers: dict[str, Maker] = getattr(find_part(_HOUSE, game), kind, {})
    return makers


def new_bot(game: str, level: str, components: JsonObject | None = None, character: Character = EVEN) -> Bot:
    """A bot for one seat of one game, by any of its names.

    `components` are the table's own figures, or nothing for those of the house.
    """
    bot = _find(game, level)(components, character)
    bot.game = game
    return bot


def new_chair(
    game: str,
    level: str,
    seat: Seat,
    components: JsonObject | None = None,
    character: Character = EVEN,
    *,
    limit: float = TIME_LIMIT,
    think: int = 0,
) -> Chair:
    """A bot on its seat. If it fails, the simplest level of the house plays on.

    Bots of the house think within bounds, so only others have a time limit. Those that can look ahead play on `think`
    imagined games for one choice.
    """
    bot = new_bot(game, level, components, character)
    bot.think = think
    stand_in = partial(new_bot, game, levels(game)[0], components, character)
    if is_of_the_house(game, level):
        return Chair(bot, seat, stand_in)
    if isinstance(bot, ProgramBot):
        bot.limit = limit
        return Chair(bot, seat, stand_in)
    return Chair(bot, seat, stand_in, limit)


def is_of_the_house(game: str, level: str) -> bool:
    return level == RANDOM or level in levels(game) or level in probes(game)


def check_bot(game: str, level: str) -> None:
    """Refuse what is no bot for this game."""
    _find(game, level)


def _find(game: str, level: str) -> Maker:
    house = {RANDOM: RandomBot, **_of_the_house(game, "LEVELS"), **_of_the_house(game, "PROBES")}
    if level in house:
        return house[level]
    if level.startswith(PREFIX):
        command = level.removeprefix(PREFIX)
        read_command(command)
        return partial(ProgramBot, command)
    if level.startswith(RESPONSE) and (found := responder(game)) is not None:
        return found.maker(level)
    installed = _installed()
    if level in installed:
        return _checked(game, level, installed[level].load)
    if ":" in level:
        return _checked(game, level, partial(_import, level))
    choices = [*(_of_the_house(game, "LEVELS") or [RANDOM]), *installed]  # probes are known, but not offered
    raise Refused("unknown-level", "level", "", {"found": level, "choices": ", ".join(choices)})


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _import(level: str) -> object:
    module, _, name = level.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)  # `loxley` is a script, so Python does not look here by itself
    return getattr(import_module(module), name)


def _checked(game: str, level: str, load: Callable[[], object]) -> Maker:
    try:
        found = load()
    except Exception as error:
        facts: dict[str, str | int] = {"found": level, "reason": f"{type(error).__name__}: {error}"}
        raise Refused("bot-not-found", "level", "", facts) from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise Refused("not-a-bot", "level", "", {"found": level})
    if found.games and game not in found.games:
        raise Refused("other-games", "level", "", {"found": level, "games": ", ".join(found.games)})
    return found
