"""The time a game has taken, and the time limit of the current phase."""

import time
from collections.abc import Callable

from loxley.core.game import TimeLimit


class Watch:
    def __init__(self, tick: Callable[[], float] = time.monotonic) -> None:
        self._tick = tick
        self._started = tick()
        self._before = 0.0  # what an interrupted game had already taken
        self._phase = ""
        self._turned = 0.0

    def elapsed(self) -> float:
        return self._before + self._tick() - self._started

    def resume_at(self, seconds: float) -> None:
        """Go on from the moment at which an interrupted game stopped."""
        self._before = seconds
        self._started = self._tick()

    def turn(self, limit: TimeLimit | None, at: float) -> None:
        """Turn the glass when a new timed phase begins."""
        phase = "" if limit is None else limit.phase
        if phase != self._phase:
            self._phase = phase
            self._turned = at

    def left(self, limit: TimeLimit) -> float:
        return max(0.0, limit.seconds - (self.elapsed() - self._turned))
