"""What bots say at the table: short remarks on what has just happened to them, now and then.

A remark is the key of a sentence in locales, so that everybody reads it in their own language. It is found from what
the seat itself has seen, and says nothing that the table does not know already.
"""

from collections.abc import Collection, Sequence
from functools import cache
from random import Random
from types import ModuleType
from typing import NamedTuple

from loxley.bots.characters import Character
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.parts import find_part

_OWN_LINE = 0.5  # how often a character says what only it would say, where it has such a line


class Occasion(NamedTuple):
    """How often something is said, how many lines anybody may say, and who has a line of their own after them."""

    chance: float
    lines: int
    characters: tuple[str, ...] = ()


ANY_GAME = {
    "greeting": Occasion(0.3, 4, ("honest", "greedy", "cautious", "vengeful")),
    "won": Occasion(0.8, 3, ("greedy", "honest", "sly")),
    "lost": Occasion(0.3, 3, ("vengeful", "greedy")),
}


@cache
def occasions(game: str) -> dict[str, Occasion]:
    """Those of every game, and those that the game's bots add (`remarks` in their package), by name."""
    own: dict[str, Occasion] = getattr(_part(game), "OCCASIONS", {})
    return {**ANY_GAME, **{f"{game}-{name}": occasion for name, occasion in own.items()}}


@cache
def _part(game: str) -> ModuleType | None:
    bots = find_part("loxley.bots", game)
    return None if bots is None else find_part(bots.__name__, "remarks")


def keys(game: str) -> list[str]:
    """All remarks that bots make in a game."""
    return [
        f"remark-{name}-{number}"
        for name, occasion in occasions(game).items()
        for number in range(1, occasion.lines + len(occasion.characters) + 1)
    ]


def remark(
    game: str, events: Sequence[Event], seat: Seat, character: Character, rng: Random, said: Collection[str] = ()
) -> str:
    """Something to say about these events, the latest first; most of the time nothing, and nothing that was `said`."""
    for event in reversed(events):
        name = occasion_of(game, event, events, seat)
        if name:
            occasion = occasions(game)[name]
            return _line(name, occasion, character, rng, said) if rng.random() < occasion.chance else ""
    return ""


def _line(name: str, occasion: Occasion, character: Character, rng: Random, said: Collection[str]) -> str:
    """Lines of characters are numbered after those of all, so that a key does not tell who is who."""
    lines = [f"remark-{name}-{number + 1}" for number in range(occasion.lines)]
    fresh = [line for line in lines if line not in said]
    if character.name in occasion.characters and rng.random() < _OWN_LINE:
        own = f"remark-{name}-{occasion.lines + occasion.characters.index(character.name) + 1}"
        fresh = fresh if own in said else [own]
    return rng.choice(fresh) if fresh else ""


def occasion_of(game: str, event: Event, events: Sequence[Event], seat: Seat) -> str:
    """What an event is to this seat: the name of an occasion, or nothing."""
    if event.name == "over":
        winners = event.facts["winners"]
        return "won" if isinstance(winners, list) and seat in winners else "lost"
    if event.name == "began" or event.facts.get("round") == 0:
        return "greeting"
    part = _part(game)
    found = "" if part is None else str(part.occasion_of(event, events, seat))
    return f"{game}-{found}" if found else ""
