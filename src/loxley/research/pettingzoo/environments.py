"""The doors of one game: how its environments are made."""

from collections.abc import Iterable, Mapping
from typing import Any

from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

from loxley.core.episodes import WIN_SHARE
from loxley.core.game import GameType
from loxley.research.pettingzoo.aec import TableEnv
from loxley.research.pettingzoo.parallel import ParallelTableEnv
from loxley.research.pettingzoo.spaces import Observation
from loxley.research.runs import PLAYERS, new_terms


class Environments:
    """What PettingZoo calls the module of a game."""

    def __init__(self, game: GameType) -> None:
        self.game = game

    def raw_env(
        self,
        *,
        players: int = PLAYERS,
        options: Mapping[str, object] | None = None,
        reward: str = WIN_SHARE,
        coin_steps: Iterable[int] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> TableEnv:
        """The bare environment; an illegal move is refused with its rule (`Illegal`).

        `coin_steps` masks all but these amounts of coins; `max_cycles` truncates a game after so many decisions.
        """
        return TableEnv(new_terms(self.game, players, options, reward, coin_steps), max_cycles, render_mode)

    def env(self, **chosen: Any) -> AECEnv[str, Observation, int]:
        """The environment as PettingZoo recommends it: who plays an illegal move loses at once."""
        bare: AECEnv[str, Observation, int] = self.raw_env(**chosen)
        checked = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))

    def parallel_env(
        self,
        *,
        players: int = PLAYERS,
        options: Mapping[str, object] | None = None,
        reward: str = WIN_SHARE,
        coin_steps: Iterable[int] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> ParallelTableEnv:
        """All seats act at once; only what the seats that are asked say counts."""
        return ParallelTableEnv(new_terms(self.game, players, options, reward, coin_steps), max_cycles, render_mode)
