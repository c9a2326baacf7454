"""One learner at a table of house bots, as a Gymnasium environment."""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from loxley.bots import Chair, new_chair
from loxley.core.episodes import NOBODY, WIN_SHARE, Episode, episode_seed
from loxley.core.game import GameType
from loxley.research.pettingzoo.rendering import as_text
from loxley.research.pettingzoo.spaces import as_array, row_space
from loxley.research.runs import PLAYERS, new_seed, new_terms

Row = NDArray[np.uint8]


class AgainstBots(Env[Row, np.int64]):
    """The learner sits on one seat; bots of one level play the others between its decisions.

    `action_masks()` is what MaskablePPO asks for. An illegal action is refused with its rule (`Illegal`).
    """

    def __init__(
        self,
        game: GameType,
        level: str = "novice",
        *,
        seat: int | None = None,
        players: int = PLAYERS,
        options: Mapping[str, object] | None = None,
        reward: str = WIN_SHARE,
        coin_steps: Iterable[int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.terms = new_terms(game, players, options, reward, coin_steps)
        self.terms.keeps_log = True  # bots read it
        self.metadata = {"render_modes": ["ansi"]}
        self.level = level
        self.seat = seat  # of the learner; none named: another one in each game
        self.render_mode = render_mode
        self.observation_space: spaces.Space[Row] = row_space(self.terms)
        self.action_space = spaces.Discrete(self.terms.moves)
        self._seed = new_seed()
        self._episodes = 0
        self._mine = 0
        self._chairs: dict[int, Chair] = {}
        self._chance = Random(0)
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        if self._episode is None:
            raise RuntimeError("call reset() first")
        return self._episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game: the first of a run with this seed, or the next one of the present run."""
        super().reset(seed=seed)
        if seed is not None:
            self._seed = seed
            self._episodes = 0
        chosen = episode_seed(self._seed, self._episodes)
        self._mine = self._episodes % self.terms.players if self.seat is None else self.seat
        self._episodes += 1
        self._chance = Random(chosen)
        self.close()
        others = [seat for seat in range(self.terms.players) if seat != self._mine]
        self._chairs = {seat: new_chair(self.terms.game.name, self.level, seat) for seat in others}
        self._episode = Episode(self.terms, chosen)
        self._let_bots_play(self._episode)
        return self._row(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        episode.play(int(action))
        self._let_bots_play(episode)
        over = episode.seat == NOBODY
        return self._row(), episode.rewards()[self._mine] if over else 0.0, over, False, self._info()

    def _let_bots_play(self, episode: Episode) -> None:
        """Until the learner is asked, or the game is over."""
        while episode.seat not in (self._mine, NOBODY):
            move = self._chairs[episode.seat].choose(episode.state, self._chance)
            assert move is not None  # a bot that says nothing is replaced
            episode.play(move)

    def _row(self) -> Row:
        return as_array(self.episode.row(self._mine))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self._mine}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves the learner may play now; none once the game is over."""
        return np.frombuffer(bytearray(self.episode.mask(self._mine)), np.bool_)

    def render(self) -> str | None:
        """What the learner sees, as a text."""
        return as_text(self.episode) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for chair in self._chairs.values():
            chair.close()
