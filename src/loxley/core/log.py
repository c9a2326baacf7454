"""The log: what happened, as each viewer saw it.

An event is told to some viewers. Where the same happening looks different to different viewers it is two events:
one for those who saw the card, one for those who saw only its back. Nothing is struck out afterwards.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.seats import AUDITOR, PUBLIC, Seat, Viewer

Fact = int | str | list[str] | list[int]
Facts = dict[str, Fact]


def as_number(fact: Fact) -> int:
    """A fact that is known to be a number."""
    assert isinstance(fact, int)
    return fact


_EVERYBODY: Final = (1 << 32) - 1
_PUBLIC_BIT: Final = 1 << 30
_AUDITOR_BIT: Final = 1 << 31


@mypyc_attr(acyclic=True)
@dataclass
class Event:
    """Something that happened: a word in the past tense, and figures. No sentence for people."""

    name: str
    facts: Facts

    def __init__(self, name: str, facts: Facts) -> None:  # a generated one would not be compiled
        self.name = name
        self.facts = facts

    def __reduce__(self) -> tuple[type["Event"], tuple[str, Facts]]:
        return Event, (self.name, self.facts)


def _bit(viewer: Viewer) -> int:
    if viewer == PUBLIC:
        return _PUBLIC_BIT
    if viewer == AUDITOR:
        return _AUDITOR_BIT
    return 1 << viewer


@mypyc_attr(acyclic=True)
class Log:
    """Events in order, each with the viewers who saw it."""

    def __init__(self) -> None:
        self._viewers: list[int] = []
        self._events: list[Event] = []
        self._forgotten = 0  # events that are no longer kept

    def __len__(self) -> int:
        return self._forgotten + len(self._events)

    def tell(self, name: str, facts: Facts) -> None:
        """Everybody sees it."""
        self._viewers.append(_EVERYBODY)
        self._events.append(Event(name, facts))

    def tell_only(self, seats: list[Seat], name: str, facts: Facts) -> None:
        """Only these seats see it (and an auditor)."""
        viewers = _AUDITOR_BIT
        for seat in seats:
            viewers |= 1 << seat
        self._viewers.append(viewers)
        self._events.append(Event(name, facts))

    def tell_others(self, seats: list[Seat], name: str, facts: Facts) -> None:
        """Everybody but these seats sees it: the back of what `tell_only` told."""
        viewers = _EVERYBODY & ~_AUDITOR_BIT
        for seat in seats:
            viewers &= ~(1 << seat)
        self._viewers.append(viewers)
        self._events.append(Event(name, facts))

    def seen_by(self, viewer: Viewer, since: int = 0) -> list[Event]:
        """What one viewer saw from position `since` on."""
        bit = _bit(viewer)
        first = max(0, since - self._forgotten)
        return [self._events[at] for at in range(first, len(self._events)) if self._viewers[at] & bit]

    def seen_by_each(self, viewers: list[Viewer]) -> list[tuple[int, list[Event]]]:
        """What these viewers saw: each list once, with a bit for each place in `viewers` of who saw just that."""
        found: dict[int, int] = {}  # the events, each a bit, and who saw these
        for place, viewer in enumerate(viewers):
            bit = _bit(viewer)
            seen = 0
            for at, told in enumerate(self._viewers):
                if told & bit:
                    seen |= 1 << at
            if seen:
                found[seen] = found.get(seen, 0) | 1 << place
        events = self._events
        return [(who, [events[at] for at in range(len(events)) if seen >> at & 1]) for seen, who in found.items()]

    def event(self, at: int) -> Event:
        return self._events[at - self._forgotten]

    def viewers(self, at: int) -> int:
        """A bit for each seat that saw the event."""
        return self._viewers[at - self._forgotten]

    def forget(self) -> None:
        """Keep nothing of what has been told so far: for whoever folds events as they come."""
        if not self._events:
            return
        self._forgotten += len(self._events)
        self._viewers = []
        self._events = []
