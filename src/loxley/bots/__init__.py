"""Players made of code, by game and level: they get views, never states."""

from collections.abc import Callable

from loxley.bots import nottingham, sheriff, sherwood
from loxley.bots.characters import CHARACTERS, EVEN, Character, find_character
from loxley.bots.frame import Bot, Chair, Thought
from loxley.bots.nottingham import reasons as nottingham_reasons
from loxley.bots.sheriff import reasons as sheriff_reasons
from loxley.bots.sherwood import reasons as sherwood_reasons
from loxley.core.catalogue import Kind
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused

__all__ = [
    "CHARACTERS",
    "EVEN",
    "Bot",
    "Chair",
    "Character",
    "Thought",
    "find_character",
    "levels",
    "new_bot",
    "probes",
    "reasons",
]

Maker = Callable[[JsonObject | None, Character], Bot]

_LEVELS: dict[str, dict[str, Maker]] = {
    "sheriff": {**sheriff.LEVELS},
    "nottingham": {**nottingham.LEVELS},
    "sherwood": {**sherwood.LEVELS},
}

_REASONS: dict[str, dict[str, dict[str, Kind]]] = {
    "sheriff": sheriff_reasons.REASONS,
    "nottingham": nottingham_reasons.REASONS,
    "sherwood": sherwood_reasons.REASONS,
}

# Players of one idea, such as "always inspect": a level that cannot beat them has a hole. Only the arena seats them.
_PROBES: dict[str, dict[str, Maker]] = {
    "sheriff": {**sheriff.PROBES},
    "nottingham": {**nottingham.PROBES},
    "sherwood": {**sherwood.PROBES},
}


def levels(game: str) -> list[str]:
    """The levels of a game's bots, weakest first."""
    return list(_LEVELS.get(game, {}))


def reasons(game: str) -> dict[str, dict[str, Kind]]:
    """The facts of each reason that a game's bots give, by the key of its sentence."""
    return _REASONS.get(game, {})


def probes(game: str) -> list[str]:
    """The names of a game's players of one idea, against which the levels are measured."""
    return list(_PROBES.get(game, {}))


def new_bot(game: str, level: str, components: JsonObject | None = None, character: Character = EVEN) -> Bot:
    """A bot for one seat of one game: of a level, or a probe.

    `components` are the table's own figures, or nothing for those of the house.
    """
    known = _LEVELS.get(game, {}) | _PROBES.get(game, {})
    if level not in known:
        raise Refused("unknown-level", "level", "", {"found": level, "choices": ", ".join(known)})
    return known[level](components, character)
