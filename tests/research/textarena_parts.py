"""The parts of TextArena 0.7.4 that an environment uses, with the same names and behaviour."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

GAME_ID = -1


class ObservationType(Enum):
    PROMPT = auto()
    GAME_BOARD = auto()
    GAME_ADMIN = auto()


class FFAMultiPlayerState:
    def __init__(self, num_players: int, seed: int | None = None) -> None:
        del seed
        self.num_players = num_players
        self.current_player_id = 0

    def reset(
        self, game_state: dict[str, Any], player_prompt_function: Callable[..., str], role_mapping: dict[int, str]
    ) -> None:
        self.role_mapping = {**role_mapping, GAME_ID: "GAME"}
        self.done = False
        self.step_info: dict[str, Any] = {}
        self.rewards: dict[int, float] | None = None
        self.game_info: dict[int, dict[str, Any]] = {pid: {"invalid_move": False} for pid in range(self.num_players)}
        self.observations: dict[int, list[tuple[int, str, ObservationType]]] = {
            pid: [(GAME_ID, player_prompt_function(player_id=pid, game_state=game_state), ObservationType.PROMPT)]
            for pid in range(self.num_players)
        }

    def add_observation(self, message: str, observation_type: ObservationType, to_id: int = -1) -> None:
        self.observations[to_id].append((GAME_ID, message, observation_type))

    def get_current_player_observation(self) -> list[tuple[int, str, ObservationType]]:
        seen, self.observations[self.current_player_id] = self.observations[self.current_player_id], []
        return seen

    def manually_set_current_player_id(self, new_player_id: int, *, force: bool = False) -> None:
        del force
        self.current_player_id = new_player_id

    def step(self, *, rotate_player: bool = True) -> tuple[bool, dict[str, Any]]:
        assert not rotate_player
        return self.done, self.step_info

    def set_game_outcome(self, reward_dict: dict[int, float], reason: str) -> None:
        self.rewards, self.done = reward_dict, True
        self.step_info = {"reason": reason}

    def close(self) -> tuple[dict[int, float] | None, dict[int, dict[str, Any]]]:
        return self.rewards, self.game_info


class Env:
    state: Any

    def get_observation(self) -> tuple[int, list[tuple[int, str, ObservationType]]]:
        return self.state.current_player_id, self.state.get_current_player_observation()

    def close(self) -> Any:
        return self.state.close()
