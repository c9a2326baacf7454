"""Loxley plays three Robin Hood table games of bluff and bargain.

The names below are the public interface: they stay, with their arguments, until a new major version. Everything else
may change with any version. Each is imported when it is first used, so that `import loxley` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from loxley.bots import Bot, Thought, levels, new_bot
    from loxley.core.chance import Chance
    from loxley.core.game import GameType
    from loxley.core.log import Event, Log
    from loxley.core.records import Record, RecordWriter, Replay, read_record
    from loxley.core.refusals import Illegal, Refused
    from loxley.core.seats import AUDITOR, PUBLIC
    from loxley.core.state import State, View
    from loxley.games import GAMES, find_game

__all__ = [
    "AUDITOR",
    "GAMES",
    "PUBLIC",
    "Bot",
    "Chance",
    "Event",
    "GameType",
    "Illegal",
    "Log",
    "Record",
    "RecordWriter",
    "Refused",
    "Replay",
    "State",
    "Thought",
    "View",
    "__version__",
    "find_game",
    "levels",
    "new_bot",
    "read_record",
]

__version__ = "0.2.0"

_HOMES = {
    "loxley.bots": ("Bot", "Thought", "levels", "new_bot"),
    "loxley.core.chance": ("Chance",),
    "loxley.core.game": ("GameType",),
    "loxley.core.log": ("Event", "Log"),
    "loxley.core.records": ("Record", "RecordWriter", "Replay", "read_record"),
    "loxley.core.refusals": ("Illegal", "Refused"),
    "loxley.core.seats": ("AUDITOR", "PUBLIC"),
    "loxley.core.state": ("State", "View"),
    "loxley.games": ("GAMES", "find_game"),
}


def __getattr__(name: str) -> object:
    for module, names in _HOMES.items():
        if name in names:
            return getattr(import_module(module), name)
    raise AttributeError(f"module 'loxley' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
