"""A sequence that a person puts together on a twin of the table. Nothing has happened until it is sent."""

from collections.abc import Sequence

from loxley.core.refusals import PAST_AN_ANSWER, Illegal
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Move
from loxley.terminal.stage import Stage


class Draft:
    """Moves in the order in which they would be sent, and the way back."""

    def __init__(self, state: State, seat: Seat, stage: Stage) -> None:
        self.moves: list[Move] = []
        self.page = 0
        self.trial = state  # as the table would be; only the person's own view of it is ever shown
        self._state = state
        self._seat = seat
        self._stage = stage
        self._steps: list[tuple[list[Move], int]] = []

    @property
    def is_begun(self) -> bool:
        return bool(self._steps)

    def add(self, moves: Sequence[Move], page: int | None = None) -> None:
        """One step further; or `Illegal`, and nothing has changed."""
        sequence, trial = self._in_order([*self.moves, *moves])
        self._steps.append((self.moves, self.page))
        self.moves = sequence
        self.page = self.page if page is None else page
        self.trial = trial

    def back(self) -> bool:
        """One step back; not when there is none."""
        if not self._steps:
            return False
        self.moves, self.page = self._steps.pop()
        self.trial = self._play(self.moves)
        return True

    def _in_order(self, moves: list[Move]) -> tuple[list[Move], State]:
        """The moves as they were named; if that is against the rules, in the order that the rules want."""
        try:
            return moves, self._play(moves)
        except Illegal:
            ordered = sorted(moves, key=self._stage.rank)
            return ordered, self._play(ordered)

    def _play(self, moves: Sequence[Move]) -> State:
        if any(self._stage.game.book.answered[move] for move in moves[:-1]):
            raise Illegal(PAST_AN_ANSWER)
        trial = self._state.clone()
        for move in moves:
            trial.play(self._seat, move)
        return trial

    def legal(self) -> list[Move]:
        """What may be added. A set may be named in any order: its moves are sorted before they are sent."""
        if not self.moves:
            return self._state.legal(self._seat)
        first = self.moves[0]
        next_ones = set(self.trial.legal(self._seat))
        earlier: set[Move] = set()
        trial = self._state.clone()
        for move in self.moves:
            earlier.update(trial.legal(self._seat))
            trial.play(self._seat, move)
        passed_over = [move for move in earlier - next_ones if self._stage.joins(first, move)]
        return sorted([*self._fitting(passed_over), *(move for move in next_ones if self._stage.joins(first, move))])

    def _fitting(self, moves: Sequence[Move]) -> list[Move]:
        """Those of the moves that can still be put in their place; of each kin, one is tried for all."""
        fits: dict[Move, bool] = {}
        for move in moves:
            kin = self._stage.kin(move)
            if kin not in fits:
                fits[kin] = self._fits(move)
        return [move for move in moves if fits[self._stage.kin(move)]]

    def _fits(self, move: Move) -> bool:
        try:
            self._play(sorted([*self.moves, move], key=self._stage.rank))
        except Illegal:
            return False
        return True

    def is_complete(self) -> bool:
        """Is it ready to be sent: answered by chance or a reveal, on another page of the game, or as the stage says?"""
        if not self.moves:
            return False
        if self._stage.game.book.answered[self.moves[-1]] or self.trial.phase is not self._state.phase:
            return True
        return self._stage.is_complete(self.moves, self.trial.legal(self._seat))
