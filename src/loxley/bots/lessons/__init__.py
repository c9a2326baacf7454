"""Guided first games: a stacked deal and rivals with a script, so that what a guide teaches really comes.

A lesson is a TOML file here. Each rival plays the first line of its script that fits and is legal; where none does, or
where the learner went another way, its level plays on. The words of the guide are the page's.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import resources

from loxley.core.chance import SEED_BYTES
from loxley.core.options import Setting
from loxley.core.refusals import Refused
from loxley.core.seats import Seat

LEARNER = 0  # the seat of whoever learns


@dataclass(frozen=True)
class ScriptLine:
    """Moves that a rival plays when what it sees is as said here: once, or whenever it is so."""

    play: tuple[str, ...]
    when: tuple[tuple[str, object], ...] = ()  # a field of its view, such as `seats.0.camp`, and its value
    again: bool = False


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    players: int
    level: str  # of the rivals, where their script ends
    options: dict[str, Setting]
    deal: list[str]
    scripts: dict[Seat, list[ScriptLine]]

    @property
    def seed(self) -> str:
        """What is not dealt is left to chance, but to the same chance each time."""
        return blake2b(self.name.encode(), digest_size=SEED_BYTES, person=b"loxley lesson").hexdigest()


def lesson_names(game: str) -> list[str]:
    """The lessons of a game, the first one first."""
    return [name for name in _names() if name.partition("-")[0] == game]


def find_lesson(name: str) -> Lesson:
    if name not in _names():
        raise Refused("no-such-lesson", "lesson", "", {"found": name, "choices": ", ".join(_names())})
    return _read(name)


@cache
def _names() -> list[str]:
    files = (file.name for file in resources.files(__name__).iterdir())
    return sorted(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


@cache
def _read(name: str) -> Lesson:
    fields = tomllib.loads((resources.files(__name__) / f"{name}.toml").read_text("utf-8"))
    scripts = {int(seat): [_line(line) for line in lines] for seat, lines in fields["rivals"].items()}
    return Lesson(
        name,
        fields["game"],
        fields["players"],
        fields["level"],
        fields["options"],
        fields["deal"],
        scripts,
    )


def _line(line: dict[str, object]) -> ScriptLine:
    moves = str(line["play"]).split(", ")
    when = [(field, value) for field, value in line.items() if field not in ("play", "again")]
    return ScriptLine(tuple(moves), tuple(when), line.get("again") is True)
