"""One table as a PettingZoo environment in which all agents act at once.

Only the seats that are asked move, each once in a cycle; where one says what it may not, the house plays the least
committing move for it, as it does for people whose time is up.
"""

import sys
from typing import Any

from gymnasium import spaces
from pettingzoo.utils.env import ParallelEnv

from loxley.core.episodes import NOBODY, Episode, Terms, episode_seed
from loxley.research.pettingzoo.rendering import as_text
from loxley.research.pettingzoo.spaces import ACTION_MASK, Observation, as_mask, observation_space, observe
from loxley.research.runs import new_seed


class ParallelTableEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    def __init__(self, terms: Terms, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self.metadata: dict[str, Any] = {
            "name": f"loxley_{terms.game.name}_v1",
            "render_modes": ["human", "ansi"],
        }
        self.terms = terms
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(terms.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(terms) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(terms.moves) for agent in self.possible_agents}
        self._seed = new_seed()
        self._episodes = 0
        self._cycles = 0
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        """The game that is being played."""
        if self._episode is None:
            raise RuntimeError("call reset() first")
        return self._episode

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game: the first of a run with this seed, or the next one of the present run."""
        if seed is not None:
            self._seed = seed
            self._episodes = 0
        self._episode = Episode(self.terms, episode_seed(self._seed, self._episodes))
        self._episodes += 1
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        """What each agent sees; every seat that is asked has its moves."""
        found: dict[str, Observation] = {}
        episode = self.episode
        asked = episode.state.awaited()
        for seat, agent in enumerate(self.possible_agents):
            found[agent] = observe(episode, seat)
            if seat in asked:
                found[agent][ACTION_MASK] = as_mask(episode.mask(seat))
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode, agents = self.episode, self.agents
        for seat in list(episode.state.awaited()):
            if seat in episode.state.awaited():  # what another has just done may have answered for it
                episode.play_as(seat, self._chosen(seat, actions))
        self._cycles += 1
        over = episode.seat == NOBODY
        cut = not over and self._cycles == self.max_cycles
        rewards = episode.rewards() if over else [0.0] * self.terms.players
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def _chosen(self, seat: int, actions: dict[str, int]) -> int:
        """What a seat says, if it may; else the least committing of its moves."""
        episode = self.episode
        choices = episode.choices(seat)
        said = int(actions.get(self.possible_agents[seat], NOBODY))
        return said if said in choices else self.terms.game.gentle(episode.state.view(seat), choices)

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
