"""Players made of code, by game and level: they get views, never states."""

from collections.abc import Callable

from loxley.bots.frame import Bot, Chair
from loxley.bots.nottingham import NottinghamNovice
from loxley.bots.sheriff import SheriffNovice
from loxley.bots.sherwood import SherwoodNovice
from loxley.core.game import Table
from loxley.core.refusals import Refused

__all__ = ["Bot", "Chair", "levels", "new_bot"]

Maker = Callable[[Table | None], Bot]  # from the table's own components, or nothing for those of the house

_LEVELS: dict[str, dict[str, Maker]] = {
    "sheriff": {"novice": SheriffNovice},
    "nottingham": {"novice": NottinghamNovice},
    "sherwood": {"novice": SherwoodNovice},
}


def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first."""
    return list(_LEVELS.get(game, {}))


def new_bot(game: str, level: str, components: Table | None = None) -> Bot:
    """A bot for one seat of one game."""
    known = _LEVELS.get(game, {})
    if level not in known:
        raise Refused("unknown-level", "level", "", {"found": level, "choices": ", ".join(known)})
    return known[level](components)
