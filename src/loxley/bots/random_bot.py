"""The bot of a game that has no other: any legal move is as good as another."""

from collections.abc import Sequence
from random import Random

from mypy_extensions import mypyc_attr

from loxley.bots.frame import Bot
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        return rng.choice(legal)
