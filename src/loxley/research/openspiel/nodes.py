"""States and observers as OpenSpiel wants them, for any game with rows."""

from typing import Any

import numpy as np
import pyspiel

from loxley.core.episodes import NOBODY, WIN_SHARE
from loxley.research.openspiel.position import Position
from loxley.research.tokens import PADDING, TOKENS, log_tokens

RECALLED = 256  # tokens of the log that an information-state tensor has beside the row: the latest


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is not typed
    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        position = self.position
        if position.undecided is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.seat == NOBODY else position.seat

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return list(position.state.legal(player)) if position.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds that may be drawn, each by the cards that are left of it."""
        undecided = self.position.undecided
        assert undecided is not None
        total = sum(undecided.weights)
        return [(kind, weight / total) for kind, weight in zip(undecided.outcomes, undecided.weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.position.terms.game.book.word(action)

    def returns(self) -> list[float]:
        """The win share, or the scores as they are; nothing before the end."""
        position = self.position
        if not position.is_over():
            return [0.0] * position.terms.players
        state = position.state
        if position.terms.reward != WIN_SHARE:
            return [float(score) for score in state.scores()]
        winners = state.winners()
        return [(seat in winners) / len(winners) for seat in range(state.seats)]

    def __str__(self) -> str:
        position = self.position
        if not position.has_begun:
            return f"{position.terms.game.name}, {len(position.actions)} cards drawn"
        return f"{position.terms.game.name}, {len(position.actions)} steps, phase {position.state.phase.name}"


class RowObserver:
    """A seat's row; with perfect recall also the latest of its log, and as a string all that it was told and did."""

    def __init__(self, game: Any, iig_obs_type: Any) -> None:
        size = game.terms.rows.schema.size
        self._recalls = iig_obs_type.perfect_recall
        self.tensor = np.zeros(size + (RECALLED if self._recalls else 0), np.float32)
        self.dict = {"row": self.tensor[:size]}
        if self._recalls:
            self.dict["log"] = self.tensor[size:]

    def set_from(self, state: TableState, player: int) -> None:
        position = state.position
        self.dict["row"][:] = np.frombuffer(position.row(player), np.uint8)
        if self._recalls:
            tokens = log_tokens(position.seen_by(player))[-RECALLED:]
            padded = [PADDING] * (RECALLED - len(tokens)) + tokens
            self.dict["log"][:] = np.array(padded, np.float32) / TOKENS

    def string_from(self, state: TableState, player: int) -> str:
        position = state.position
        if self._recalls:
            return "; ".join(position.recall[player])
        return str(position.terms.rows.schema.describe(position.row(player)))
