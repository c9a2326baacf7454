"""What somebody could know at one moment, from worlds imagined on their own view: never from the truth."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.records import Replay
from loxley.core.seats import Seat
from loxley.core.state import State

WORLDS: Final = 30  # imagined for one decision
MOST_WORLDS: Final = 3000  # in one story: a long game has some hundred decisions


@dataclass
class Evidence:
    likely_true: int  # of 100
    expected: int  # what a look was worth on average


UNKNOWN: Final = Evidence(50, 0)


class Imagination:
    """Remembers the state before each step, and imagines worlds on what one seat saw of it."""

    def __init__(self, replay: Replay, log: Log) -> None:
        self._replay = replay
        self._log = log
        self._before: State | None = None
        self._heard = 0
        self._imagined = 0

    def remember(self, is_wanted: bool) -> None:  # noqa: FBT001 - said by the name of the method
        self._before = self._replay.state.clone() if is_wanted else None
        self._heard = len(self._log)

    def weigh(self, seat: Seat, look: Callable[[Any], tuple[bool, float]], words: int) -> Evidence:
        """Of worlds that fit what a seat saw before the last step: how likely is it as was said, and worth what?

        `look` says of a world whether the truth could have been said in it, and what a look is worth there. Whoever
        can tell the truth is taken to do so, while a liar has so many `words` to choose from: worlds in which it
        could be true count so many times. One world of each kind is added, since nothing is certain.
        """
        if self._before is None or self._imagined >= MOST_WORLDS:
            return UNKNOWN
        view = self._before.view(seat)
        later = len(self._log.seen_by(seat, self._heard))
        events = self._log.seen_by(seat)
        events = events[: len(events) - later]
        game, components = self._replay.game, self._replay.record.components
        found = [look(game.imagine(view, events, self._chance(at), components)) for at in range(WORLDS)]
        self._imagined += WORLDS
        true = words * (1 + sum(could for could, _ in found))
        false = 1 + sum(not could for could, _ in found)
        weights = [words if could else 1 for could, _ in found]
        expected = sum(weight * worth for weight, (_, worth) in zip(weights, found, strict=True)) / sum(weights)
        return Evidence(round(100 * true / (true + false)), round(expected))

    def _chance(self, world: int) -> Chance:
        """The same worlds whenever the story is told: a stream of its own, not that of the game."""
        seen = f"{self._replay.position} {world}".encode()
        return Chance(blake2b(seen, digest_size=SEED_BYTES, person=b"loxley story").digest())
