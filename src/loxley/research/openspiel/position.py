"""Where a game stands when chance is explicit: the last decision, what was done there, what chance has drawn since."""

from collections.abc import Callable, Sequence
from typing import Any

from loxley.core.episodes import NOBODY, Terms
from loxley.core.log import Event, Log
from loxley.core.rows import Memories
from loxley.core.scripted_chance import ScriptedChance, Undecided
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Move


class Origin:
    """How the terms of a game are made: a function and what it is given, so that they can be made again elsewhere."""

    def __init__(self, make: Callable[..., Terms], *given: Any) -> None:
        self.make = make
        self.given = given
        self.terms = make(*given)

    def __reduce__(self) -> tuple[type["Origin"], tuple[Any, ...]]:
        return Origin, (self.make, *self.given)


class Position:
    """A node of the game's tree."""

    def __init__(self, origin: Origin, actions: Sequence[int] = ()) -> None:
        self.origin = origin
        terms = self.terms = origin.terms
        self.actions: list[int] = []  # of players and chance: the way from the beginning
        self.events: list[tuple[Event, int]] = []  # each with who saw it, as bits
        self.recall: list[list[str]] = [[] for _ in range(terms.players)]  # what each seat was told and did, in order
        self.undecided: Undecided | None = None  # what chance is to draw now
        self._state: State | None = None  # at the last decision; none before the game has begun
        self._pending: tuple[Seat, Move] | None = None  # what was done there, until chance has answered
        self._script: list[int] = []  # what chance has drawn since
        self._memories: Memories | None = None
        self._remembered = 0  # events
        at = self._go_on(list(actions))
        while at < len(actions):
            self._pending = self.seat, actions[at]
            self.actions.append(actions[at])
            at += 1 + self._go_on(list(actions[at + 1 :]))

    def __reduce__(self) -> tuple[type["Position"], tuple[Origin, list[int]]]:
        return Position, (self.origin, self.actions)

    def __deepcopy__(self, memo: object) -> "Position":
        """A twin that goes on by itself; its memories are made anew when they are asked for."""
        twin = Position.__new__(Position)
        twin.__dict__.update(
            self.__dict__,
            actions=self.actions[:],
            events=self.events[:],
            recall=[told[:] for told in self.recall],
            _memories=None,
            _remembered=0,
        )
        return twin

    @property
    def state(self) -> State:
        """The truth at the last decision."""
        if self._state is None:
            raise RuntimeError("the game has not begun: chance is to draw first")
        return self._state

    @property
    def has_begun(self) -> bool:
        return self._state is not None

    @property
    def seat(self) -> Seat:
        """Who is to move; nobody while chance draws, and when the game is over."""
        if self.undecided is not None or self._state is None:
            return NOBODY
        awaited = self._state.awaited()
        return awaited[0] if awaited else NOBODY

    def is_over(self) -> bool:
        return self.undecided is None and self.state.over()

    def apply(self, action: int) -> None:
        """One step of a player or of chance."""
        if self.undecided is None:
            self._pending = self.seat, action
            self.actions.append(action)
            self._go_on([])
        else:
            self._go_on([action])

    def _go_on(self, draws: list[int]) -> int:
        """Play what is pending with what chance has drawn and draws now; say how many of these draws it took.

        States are never changed once a position holds them: positions share them.
        """
        script = [*self._script, *draws]
        log, before = Log(), len(self._script)
        try:
            state, used = self._played(script, log)
        except Undecided as undecided:
            self._script = script
            self.actions += draws
            self.undecided = undecided
            return len(draws)
        taken = used - before
        self.actions += draws[:taken]
        self._remember(log)
        self._state = state
        self._pending = None
        self._script = []
        self.undecided = None
        return taken

    def _played(self, script: list[int], log: Log) -> tuple[State, int]:
        """The state after what is pending, and how much of the script it took."""
        if self._state is None or self._pending is None:
            chance = ScriptedChance(script)
            state = self.terms.game.new(self.terms.players, self.terms.options, chance, log=log)
            return state, chance.used
        state = self._state.clone()
        drawn: ScriptedChance | None = getattr(state, "chance", None)  # a game may have none
        if drawn is not None:
            drawn.go_on(script)
        state.log = log
        state.play(*self._pending)
        state.log = None
        return state, 0 if drawn is None else drawn.used

    def _remember(self, log: Log) -> None:
        if self._pending is not None:
            seat, move = self._pending
            self.recall[seat].append(f"{self.terms.game.book.word(move)}!")
        for at in range(len(log)):
            event, viewers = log.event(at), log.viewers(at)
            self.events.append((event, viewers))
            told = " ".join([event.name, *[f"{name}={fact}" for name, fact in event.facts.items()]])
            for seat in range(self.terms.players):
                if viewers >> seat & 1:
                    self.recall[seat].append(told)

    def seen_by(self, seat: Seat) -> list[Event]:
        return [event for event, viewers in self.events if viewers >> seat & 1]

    def row(self, seat: Seat) -> bytes:
        """What a seat sees and remembers; nothing before the cards are dealt."""
        if self._state is None:
            return self.terms.rows.schema.blank
        if self._memories is None:
            self._memories = self.terms.rows.memories(self._state)
        for event, viewers in self.events[self._remembered :]:
            self._memories.fold(event, viewers)
        self._remembered = len(self.events)
        return self.terms.rows.row(self._state, seat, self._memories)
