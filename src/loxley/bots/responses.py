"""Bots made of parameters: what a best response to a level is looked for among.

A game's bots may offer a `Responder`, under the name `RESPONDER` of their package. Its bots are named by their
parameters: `response:bait=0.1,lies=0.3`; what is not named stays at its start.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from loxley.bots.characters import Character
from loxley.bots.frame import Bot
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused

PREFIX = "response:"
_DIGITS = 4


@dataclass(frozen=True)
class Knob:
    """One parameter: where it starts, how far a step goes, and the range in which it must stay."""

    name: str
    start: float
    step: float
    least: float
    most: float

    def kept(self, value: float) -> float:
        return min(max(value, self.least), self.most)


@dataclass(frozen=True)
class Responder:
    """A policy with knobs, and how a bot is made of their values."""

    knobs: Sequence[Knob]
    make: Callable[[Mapping[str, float], JsonObject | None, Character], Bot]

    def name(self, values: Mapping[str, float]) -> str:
        """The name under which a bot with these values can be seated anywhere."""
        figures = (f"{knob.name}={round(knob.kept(values[knob.name]), _DIGITS):g}" for knob in self.knobs)
        return PREFIX + ",".join(figures)

    def maker(self, name: str) -> Callable[[JsonObject | None, Character], Bot]:
        """The bot of such a name."""
        return partial(self.make, self._values(name))

    def _values(self, name: str) -> dict[str, float]:
        values = {knob.name: knob.start for knob in self.knobs}
        for word in filter(None, name.removeprefix(PREFIX).split(",")):
            key, _, figure = word.partition("=")
            try:
                value = float(figure)
            except ValueError:
                value = float("nan")
            knob = next((each for each in self.knobs if each.name == key), None)
            if knob is None or not knob.least <= value <= knob.most:
                raise Refused("no-such-knob", "level", "", {"found": word})
            values[key] = value
        return values
