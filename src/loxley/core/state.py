"""The contract of every game: who is awaited, what they may do, what follows, what each viewer may see."""

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from loxley.core.log import Log
from loxley.core.refusals import CANONICAL_ORDER, GAME_OVER, NOT_YOUR_WORD, Illegal
from loxley.core.seats import Seat, Viewer
from loxley.core.words import Move

_NOBODY: Final = -99
_FEW: Final = 8
_NO_MOVE: Final = 1 << 32  # no vocabulary is as large
_NO_MOVES: Final[list[Move]] = []

StateT = TypeVar("StateT", bound="State")


def _is_among(choices: list[Move], move: Move) -> bool:
    """Whether a move is one of these, which ascend. Where they are few, looking through them is quicker."""
    if not 0 <= move < _NO_MOVE:
        return False
    moves = cast(list[i64], choices)  # read as native numbers: compiled, that is quicker
    wanted: i64 = move
    low: i64 = 0
    high: i64 = len(moves)
    while high - low > _FEW:
        middle = (low + high) >> 1
        if moves[middle] > wanted:
            high = middle
        else:
            low = middle
    while low < high:
        if moves[low] == wanted:
            return True
        low += 1
    return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class View:
    """What one viewer may know now. Each game has its own, a dataclass of words and numbers."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[StateT]):
    """One chapter of a game: who is awaited in it, what they may do, what follows. It holds nothing itself."""

    name = ""

    def begin(self, state: StateT) -> None:
        """Called when the state enters this phase."""
        raise NotImplementedError

    def awaited(self, state: StateT) -> list[Seat]:
        """The seats that must move next."""
        raise NotImplementedError

    def may_also_move(self, state: StateT) -> list[Seat]:
        """These may move too."""
        return []

    def choices(self, state: StateT, seat: Seat) -> list[Move]:
        """All legal moves of a seat, in ascending order; none for a seat that may not move."""
        raise NotImplementedError

    def carry_out(self, state: StateT, seat: Seat, move: Move) -> None:
        """Do what a legal move says."""
        raise NotImplementedError

    def forbidden_by(self, state: StateT, seat: Seat, move: Move) -> str:
        """The rule against a move of a seat that may move; by default only the order is wrong."""
        return CANONICAL_ORDER

    def not_asked(self, state: StateT, seat: Seat, move: Move) -> str:
        """The rule against a move of a seat that may not move; by default it only has to wait."""
        return NOT_YOUR_WORD


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth of one game. Mutable and plain; `clone()` is cheap; no log is kept unless one is attached.

    Lists that it returns are shared: read them, do not change them.
    """

    seats: int
    phase: Phase[Any]

    def __init__(self) -> None:
        self.log: Log | None = None
        self._asked: Seat = _NOBODY
        self._choices: list[Move] = _NO_MOVES

    # what each game says for itself

    def over(self) -> bool:
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of each seat as they stand; final once the game is over."""
        raise NotImplementedError

    def winners(self) -> list[Seat]:
        """Who won, several when shared. Empty before the end."""
        raise NotImplementedError

    def view(self, viewer: Viewer) -> View:
        """What one viewer may know now."""
        raise NotImplementedError

    def views(self, viewers: list[Viewer], before: "State | None", seen: dict[Viewer, View]) -> list[View]:
        """What each of these may know now. `seen` is what they saw when the game stood as `before`.

        Views share parts, also with those of before: read them, do not change them.
        """
        return [self.view(viewer) for viewer in viewers]

    def clone(self) -> "State":
        """An independent twin without a log."""
        raise NotImplementedError

    # what is the same for all

    def awaited(self) -> list[Seat]:
        """The seats that must move next. Empty only when the game is over."""
        return self.phase.awaited(self)

    def may_also_move(self) -> list[Seat]:
        """These may move too: a voice in an open negotiation, the clock."""
        return self.phase.may_also_move(self)

    def legal(self, seat: Seat) -> list[Move]:
        """All legal moves of a seat, in ascending order."""
        if self._asked != seat:
            self._choices = self.phase.choices(self, seat)
            self._asked = seat
        return self._choices

    def play(self, seat: Seat, move: Move) -> None:
        """Play one move, or raise `Illegal` with the rule and change nothing."""
        if self._asked != seat:
            self._choices = self.phase.choices(self, seat)
        if not _is_among(self._choices, move):
            self._asked = seat
            raise Illegal(self.forbidden_by(seat, move))
        self._asked = _NOBODY
        self.phase.carry_out(self, seat, move)

    def forbidden_by(self, seat: Seat, move: Move) -> str:
        """The rule that forbids a move that is not legal."""
        if self.over():
            return GAME_OVER
        if seat not in self.awaited() and seat not in self.may_also_move():
            return self.phase.not_asked(self, seat, move)
        return self.phase.forbidden_by(self, seat, move)

    def enter_phase(self, phase: Phase[Any]) -> None:
        """Go to another phase. It begins at once, and may lead on to the next one itself."""
        self.phase = phase
        phase.begin(self)
