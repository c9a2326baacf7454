"""One table as a PettingZoo environment in which the agents move one after the other."""

import sys
from typing import Any

from gymnasium import spaces
from pettingzoo.utils.env import AECEnv

from loxley.core.episodes import NOBODY, Episode, Terms, episode_seed
from loxley.research.pettingzoo.rendering import as_text
from loxley.research.pettingzoo.spaces import Observation, observation_space, observe
from loxley.research.runs import new_seed


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    def __init__(self, terms: Terms, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata: dict[str, Any] = {
            "name": f"loxley_{terms.game.name}_v1",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.terms = terms
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(terms.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(terms) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(terms.moves) for agent in self.possible_agents}
        self._seed = new_seed()
        self._episodes = 0
        self._episode: Episode | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        if self._episode is None:
            raise RuntimeError("call reset() first")
        return self._episode

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: the first of a run with this seed, or the next one of the present run."""
        if seed is not None:
            self._seed = seed
            self._episodes = 0
        self._episode = Episode(self.terms, episode_seed(self._seed, self._episodes))
        self._episodes += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def observe(self, agent: str) -> Observation:
        return observe(self.episode, self._seats[agent])

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.play(int(action))
        if episode.seat != NOBODY and episode.length != self.max_cycles:
            self.agent_selection = self.possible_agents[episode.seat]
        else:
            self._end(episode)
        if self.render_mode == "human":
            self.render()

    def _end(self, episode: Episode) -> None:
        """The game is over, or is broken off without a reward."""
        if episode.seat == NOBODY:
            self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the seat that is to move sees: as a text (`ansi`), or written to the screen (`human`)."""
        if self.render_mode is None:
            return None
        text = as_text(self.episode)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""
