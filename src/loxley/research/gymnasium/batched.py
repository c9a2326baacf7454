"""Many games stepped together in one compiled pass, as NumPy arrays."""

import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from loxley.core.episodes import WIN_SHARE, Batch, Finished
from loxley.core.game import GameType
from loxley.research.runs import PLAYERS, new_terms


@dataclass(frozen=True)
class Step:
    """All games after a step. The arrays have a line for each game."""

    rows: NDArray[np.uint8]  # of the seat that is to move
    masks: NDArray[np.bool_]  # its moves
    seats: NDArray[np.int64]  # that are to move
    rewards: NDArray[np.float64]  # of each seat; nothing before a game is over
    done: NDArray[np.bool_]  # has the game just ended, and another one begun?
    finished: list[Finished]  # the games that have: last row, who moved last, how long they were


class BatchedTables:
    """So many games of one kind. A game that is over begins anew at once, with the next seed of its own."""

    def __init__(
        self,
        game: GameType,
        games: int,
        *,
        players: int = PLAYERS,
        options: Mapping[str, object] | None = None,
        reward: str = WIN_SHARE,
        coin_steps: Iterable[int] | None = None,
    ) -> None:
        self.terms = new_terms(game, players, options, reward, coin_steps)
        self.games = games
        self.batch: Batch | None = None

    def reset(self, seed: int | Sequence[int]) -> Step:
        """Begin all games: each with a seed of its own, or with the numbers that follow one seed."""
        seeds = [seed + place for place in range(self.games)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.games:
            raise ValueError(f"{self.games} games take as many seeds, not {len(seeds)}")
        self.batch = Batch(self.terms, seeds)
        return self.observe()

    def step(self, moves: Sequence[int] | NDArray[Any]) -> Step:
        """Play one move in every game."""
        batch = self._begun()
        played = moves.tolist() if isinstance(moves, np.ndarray) else list(moves)
        with _collector_at_rest():
            rows, masks = batch.step(played)
        return self._as_step(batch, rows, masks)

    def observe(self) -> Step:
        """All games as they are now."""
        batch = self._begun()
        rows, masks = batch.observe()
        return self._as_step(batch, rows, masks)

    def _as_step(self, batch: Batch, rows: bytes, masks: bytes) -> Step:
        rewards = np.zeros((self.games, self.terms.players))
        done = np.zeros(self.games, np.bool_)
        for game in batch.finished:
            rewards[game.place] = game.rewards
            done[game.place] = True
        return Step(
            rows=np.frombuffer(bytearray(rows), np.uint8).reshape(self.games, -1),
            masks=np.frombuffer(bytearray(masks), np.bool_).reshape(self.games, -1),
            seats=np.array(batch.seats),
            rewards=rewards,
            done=done,
            finished=batch.finished,
        )

    def _begun(self) -> Batch:
        if self.batch is None:
            raise RuntimeError("call reset() first")
        return self.batch


@contextmanager
def _collector_at_rest() -> Iterator[None]:
    """Games make no cycles; while many are stepped, Python would look through all of them for some again and again."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _set_places(masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Where flags are set, counted through all lines. Most are not: eight of them are looked at at once."""
    flags = masks.reshape(-1)
    if flags.size % 8:
        return np.flatnonzero(flags)
    words = np.flatnonzero(flags.view(np.uint64) != 0)
    places = np.flatnonzero(flags.reshape(-1, 8)[words])
    found: NDArray[np.int64] = (words[places >> 3] << 3) + (places & 7)
    return found


def draw_moves(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """One legal move for each game, at random."""
    games, moves = masks.shape
    lines = np.arange(games + 1) * moves
    legal = _set_places(masks)
    starts = np.searchsorted(legal, lines)
    drawn = starts[:-1] + (rng.random(games) * np.diff(starts)).astype(np.int64)
    chosen: NDArray[np.int64] = legal[drawn] - lines[:-1]
    return chosen
