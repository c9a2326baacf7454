"""Many tables as one Gymnasium `VectorEnv`: each action is that of the seat that is to move at its table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from loxley.core.episodes import WIN_SHARE
from loxley.core.game import GameType
from loxley.research.gymnasium.batched import BatchedTables, Step
from loxley.research.pettingzoo.spaces import as_array, row_space
from loxley.research.runs import PLAYERS, new_seed

Rows = NDArray[np.uint8]


class VectorTables(VectorEnv[Rows, NDArray[Any], NDArray[Any]]):
    """Self-play: the reward of a step is that of the seat that moved; `info` has the masks, seats and all rewards.

    A table whose game is over begins the next one in the same step; `info["final_obs"]` has the last row.
    """

    def __init__(
        self,
        game: GameType,
        num_envs: int,
        *,
        players: int = PLAYERS,
        options: Mapping[str, object] | None = None,
        reward: str = WIN_SHARE,
        coin_steps: Iterable[int] | None = None,
    ) -> None:
        self.tables = BatchedTables(
            game, num_envs, players=players, options=options, reward=reward, coin_steps=coin_steps
        )
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = row_space(self.tables.terms)
        self.single_action_space = spaces.Discrete(self.tables.terms.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seats = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Begin all games: each with a seed of its own, or with the numbers that follow one seed."""
        step = self.tables.reset(new_seed() if seed is None else seed)
        self._seats = step.seats
        return step.rows, self._info(step)

    def step(self, actions: NDArray[Any]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        movers = self._seats
        step = self.tables.step(actions)
        self._seats = step.seats
        info = self._info(step)
        if step.finished:
            final = np.empty(self.num_envs, object)
            for game in step.finished:
                final[game.place] = as_array(game.row)
            info |= {"final_obs": final, "_final_obs": step.done}
        reward = step.rewards[np.arange(self.num_envs), movers]
        return step.rows, reward, step.done, np.zeros(self.num_envs, np.bool_), info

    def _info(self, step: Step) -> dict[str, Any]:
        return {"action_mask": step.masks, "seat": step.seats, "rewards": step.rewards}
