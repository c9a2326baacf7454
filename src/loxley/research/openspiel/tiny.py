"""Tiny Sheriff as an OpenSpiel game."""

from typing import Any

import pyspiel

from loxley.core.episodes import SCORE_DIFFERENCE, Terms
from loxley.research.openspiel.nodes import RowObserver, TableState
from loxley.research.openspiel.position import Origin, Position
from loxley.research.tiny_sheriff import (
    ITEM_PENALTY,
    ITEM_VALUE,
    SEATS,
    SHERIFF_PENALTY,
    TinyRows,
    TinySheriffGame,
)

NAME = "loxley_tiny_sheriff"
_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Loxley: Tiny Sheriff",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"max_bribe": 3, "max_items": 3, "num_rounds": 4},
)


def tiny_terms(max_bribe: int, max_items: int, rounds: int) -> Terms:
    """Scores are returned as they are: it is a game of general sum."""
    game = TinySheriffGame(max_bribe, max_items, rounds)
    terms = Terms(game, TinyRows(game), SEATS, {})
    terms.reward = SCORE_DIFFERENCE
    return terms


class TinyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**_TYPE.parameter_specification, **(params or {})}
        bribe, items, rounds = int(chosen["max_bribe"]), int(chosen["max_items"]), int(chosen["num_rounds"])
        self.origin = Origin(tiny_terms, bribe, items, rounds)
        self.terms = self.origin.terms
        most = max(items * ITEM_VALUE, items * ITEM_PENALTY, SHERIFF_PENALTY, bribe)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.moves,
            max_chance_outcomes=0,
            num_players=SEATS,
            min_utility=-float(most),
            max_utility=float(most),
            max_game_length=1 + 2 * rounds,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> TableState:
        return TableState(self, Position(self.origin))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
        return RowObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register_tiny_sheriff() -> None:
    pyspiel.register_game(_TYPE, TinyGame)
