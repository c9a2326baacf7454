"""Time at a table: the rulebook's time limit of a phase, and a thinking time for each decision.

It reads no clock either. Rows bring the times, so a table that is loaded again has as much time left as it had.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

from loxley.core.game import TimeLimit
from loxley.core.seats import CLOCK, PUBLIC, Seat
from loxley.core.state import State, View

PhaseLimit = Callable[[View], TimeLimit | None]  # time limit of the current phase, if the rulebook has one


class Alarm(NamedTuple):
    """When something happens by itself: the phase's time is up (`CLOCK`), or a seat has thought long enough."""

    at: float
    seat: Seat


class Clock:
    def __init__(self, think: int, phase_limit: PhaseLimit) -> None:
        self.think = think
        self._phase_limit = phase_limit
        self._asked: dict[Seat, float] = {}  # since when each awaited seat has been thinking
        self._limit: TimeLimit | None = None
        self._turned = 0.0  # when the phase's time began
        self._runs_out = False  # may the clock end the phase now?
        self._stopped: float | None = None

    def copy(self) -> "Clock":
        twin = Clock(self.think, self._phase_limit)
        twin._asked = dict(self._asked)
        twin._limit = self._limit
        twin._turned = self._turned
        twin._runs_out = self._runs_out
        twin._stopped = self._stopped
        return twin

    def begin(self, state: State, at: float) -> None:
        self._asked = {}
        self._limit = None
        self._stopped = None
        self.moved(state, CLOCK, at)

    def moved(self, state: State, mover: Seat, at: float) -> None:
        """Somebody moved: whoever is asked now begins to think."""
        if self.think:
            self._asked = {
                seat: at if seat == mover else self._asked.get(seat, at) for seat in state.awaited() if seat >= 0
            }
        limit = (
            self._phase_limit(state.view(PUBLIC)) if CLOCK in state.may_also_move() or self._limit is not None else None
        )
        if limit != self._limit:
            self._limit = limit
            self._turned = at
        self._runs_out = limit is not None and bool(state.legal(CLOCK))

    def sat_down(self, seat: Seat, at: float) -> None:
        """Somebody else plays there now, and begins to think."""
        if seat in self._asked:
            self._asked[seat] = at if self._stopped is None else self._stopped

    def pause(self, at: float) -> None:
        self._stopped = at

    def go_on(self, at: float) -> None:
        """The time of the pause does not count."""
        if self._stopped is not None:
            passed = at - self._stopped
            self._asked = {seat: since + passed for seat, since in self._asked.items()}
            self._turned += passed
            self._stopped = None

    def is_set(self) -> bool:
        """Does time run for anybody?"""
        return self.think > 0 or self._limit is not None

    def alarm(self, people: Collection[Seat]) -> Alarm | None:
        """The next one, if the clock runs; bots have no thinking time."""
        if self._stopped is not None:
            return None
        alarms = [Alarm(at, seat) for seat, at in self.deadlines(people).items()]
        if self._limit is not None and self._runs_out:
            alarms.append(Alarm(self._turned + self._limit.seconds, CLOCK))
        return min(alarms, default=None)

    def deadlines(self, people: Collection[Seat]) -> dict[Seat, float]:
        """When the time of each awaited person is up, if the clock goes on."""
        return {seat: since + self.think for seat, since in self._asked.items() if seat in people}

    def phase_time_left(self, now: float) -> float | None:
        """Seconds left of the phase's time limit, if it has one."""
        if self._limit is None:
            return None
        return max(0.0, self._turned + self._limit.seconds - self._at(now))

    def thinking(self, people: Collection[Seat], now: float) -> dict[Seat, float]:
        """The seconds that each awaited person has left."""
        at = self._at(now)
        return {
            seat: max(0.0, since + self.think - at) for seat, since in sorted(self._asked.items()) if seat in people
        }

    def _at(self, now: float) -> float:
        return now if self._stopped is None else self._stopped
