"""The games of the house as OpenSpiel games: their options are its parameters."""

from typing import Any

import pyspiel

from loxley.core.episodes import Terms
from loxley.core.game import GameType
from loxley.games import find_game
from loxley.research.openspiel.nodes import RowObserver, TableState
from loxley.research.openspiel.position import Origin, Position
from loxley.research.runs import new_terms

PLAYERS = "players"
_LONGEST = 20_000  # steps of players and of chance; random games have some two thousand
_MOST_OUTCOMES = 256  # of one draw: kinds of cards


def table_terms(name: str, players: int, options: dict[str, object]) -> Terms:
    return new_terms(find_game(name), players, options)


def _game_type(game: GameType) -> Any:
    parameters: dict[str, object] = {PLAYERS: game.least_players}
    parameters |= {choice.name: choice.default for choice in game.choices if choice.name != "floor"}
    return pyspiel.GameType(
        short_name=f"loxley_{game.name}",
        long_name=f"Loxley: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def register_table_game(game: GameType) -> None:
    """Make a game known to `pyspiel.load_game`."""
    game_type = _game_type(game)

    class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is not typed
        """Win shares add up to one."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            chosen = {**game_type.parameter_specification, **(params or {})}
            players = int(chosen.pop(PLAYERS))
            self.origin = Origin(table_terms, game.name, players, chosen)
            self.terms = self.origin.terms
            info = pyspiel.GameInfo(
                num_distinct_actions=self.terms.moves,
                max_chance_outcomes=_MOST_OUTCOMES,
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=_LONGEST,
            )
            super().__init__(game_type, info, params or {})

        def new_initial_state(self) -> TableState:
            return TableState(self, Position(self.origin))

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RowObserver:
            return RowObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    pyspiel.register_game(game_type, TableGame)
