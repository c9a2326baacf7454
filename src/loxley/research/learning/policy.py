"""A policy: from rows and legal moves to probabilities and a forecast, in NumPy alone.

Two hidden layers. What a row says becomes figures around zero; seats in moves are counted from the viewer. Columns that
never change and moves that are never offered are left out: a survey of random games finds them.
"""

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from loxley.core.game import GameType
from loxley.core.rows import Schema
from loxley.games import find_game
from loxley.research.gymnasium.batched import BatchedTables, draw_moves
from loxley.research.learning.turning import turned_moves
from loxley.research.rows import find_rows

HIDDEN: Final = 256
NO_MOVE: Final = -1  # none of the moves that the policy knows is legal
_LEAST_SPREAD: Final = 0.25  # of a column: what is nearly always the same must not shout when it changes
_FORBIDDEN: Final = np.float32(-1e9)

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]
Masks = NDArray[np.bool_]
Numbers = NDArray[np.int64]


class Survey(NamedTuple):
    """Random games that show what there is."""

    games: int  # at once
    steps: int
    seed: int


SURVEY: Final = Survey(64, 1500, 20260)
_EVERY = 10  # a row of a game for so many steps


@dataclass(frozen=True)
class Setup:
    """What a policy is for."""

    game: str
    players: int
    coin_steps: tuple[int, ...]

    def tables(self, games: int, reward: str) -> BatchedTables:
        return BatchedTables(
            find_game(self.game), games, players=self.players, reward=reward, coin_steps=self.coin_steps or None
        )


@dataclass(frozen=True)
class Decision:
    """What a policy chose for each of some rows."""

    moves: Numbers  # as the game numbers them
    legal: Masks  # of the moves that the policy knows
    chosen: Numbers  # of these; `NO_MOVE` where the policy knows none that is legal
    log_odds: Floats  # the logarithm of the probability of what was chosen
    forecasts: Floats  # of the reward


class Policy:
    """`weights` are the parameters by name; `shape` says which columns and moves they are for."""

    def __init__(self, setup: Setup, columns: Numbers, known: Numbers, mean: Floats, spread: Floats) -> None:
        game = find_game(setup.game)
        self.setup = setup
        self.columns = columns  # of the figures that matter
        self.known = known  # moves, as the viewer on seat 0 would call them
        self.mean = mean
        self.spread = spread
        self.weights: dict[str, Floats] = {}
        self._spread_out = _spread_out(find_rows(game).schema)
        self._absolute = _absolute_moves(game, setup.players)[:, known]  # of each seat: the known moves as it says them

    def figures(self, rows: Rows) -> Floats:
        """Rows as the network reads them: figures by their roots, words apart, all of them around zero."""
        return _as_figures(rows, self._spread_out, self.columns, self.mean, self.spread)

    def legal(self, masks: Masks, seats: Numbers) -> Masks:
        """Which of the known moves are legal."""
        legal: Masks = np.take_along_axis(masks, self._absolute[seats], axis=1)
        return legal

    def said_by(self, seat: int) -> Numbers:
        """The known moves as a seat says them."""
        said: Numbers = self._absolute[seat]
        return said

    def odds(self, rows: Rows, legal: Masks) -> tuple[Floats, Floats]:
        """The logarithms of the probabilities of all known moves, and the forecast."""
        weights = self.weights
        layer = np.maximum(self.figures(rows) @ weights["first.weight"].T + weights["first.bias"], 0)
        layer = np.maximum(layer @ weights["second.weight"].T + weights["second.bias"], 0)
        scores = np.where(legal, layer @ weights["moves.weight"].T + weights["moves.bias"], _FORBIDDEN)
        scores = scores - scores.max(axis=1, keepdims=True)
        log_odds = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return log_odds, (layer @ weights["forecast.weight"].T + weights["forecast.bias"])[:, 0]

    def decide(self, rows: Rows, masks: Masks, seats: Numbers, rng: np.random.Generator, heat: float = 1.0) -> Decision:
        """Draw a move for each row; with less `heat` rather the likeliest."""
        legal = self.legal(masks, seats)
        log_odds, forecasts = self.odds(rows, legal)
        noise = rng.gumbel(size=log_odds.shape).astype(np.float32) if heat else np.float32(0)
        chosen = np.argmax(np.where(legal, log_odds + heat * noise, _FORBIDDEN), axis=1)
        at = np.arange(len(rows))
        moves = self._absolute[seats, chosen]
        unknown = ~legal.any(axis=1)
        moves[unknown] = masks[unknown].argmax(axis=1)  # the first that is legal
        return Decision(moves, legal, np.where(unknown, NO_MOVE, chosen), log_odds[at, chosen], forecasts)

    def save(self, path: Path) -> None:
        """Half precision: a policy of Sheriff takes less than 1 MB."""
        setup = self.setup
        arrays: dict[str, Any] = {
            "fits": np.array(fingerprint(find_game(setup.game))),
            "game": np.array(setup.game),
            "players": np.array(setup.players),
            "coin_steps": np.array(setup.coin_steps, np.int64),
            "columns": self.columns,
            "known": self.known,
            "mean": self.mean,
            "spread": self.spread,
            **{name: values.astype(np.float16) for name, values in self.weights.items()},
        }
        np.savez_compressed(path, **arrays)


def fingerprint(game: GameType) -> str:
    """Of the rows and moves of a game: a policy fits only those that it was made for."""
    fields = [(field.name, field.offset, field.length, field.words) for field in find_rows(game).schema.fields]
    return blake2b(repr((fields, game.book.words)).encode(), digest_size=16).hexdigest()


def load_policy(path: Path) -> Policy:
    """Refuses a policy whose game has other rows or moves by now."""
    with np.load(path) as file:
        kept: dict[str, NDArray[Any]] = dict(file)
    if str(kept.pop("fits")) != fingerprint(find_game(str(kept["game"]))):
        raise ValueError(f"{path.name} was made for other rows or moves of the game: train it anew")
    setup = Setup(
        str(kept.pop("game")), int(kept.pop("players")), tuple(int(coins) for coins in kept.pop("coin_steps"))
    )
    policy = Policy(setup, kept.pop("columns"), kept.pop("known"), kept.pop("mean"), kept.pop("spread"))
    policy.weights = {name: values.astype(np.float32) for name, values in kept.items()}
    return policy


def survey(setup: Setup) -> Policy:
    """A policy without weights: random games show which columns change and which moves are offered."""
    game = find_game(setup.game)
    spread_out = _spread_out(find_rows(game).schema)
    rng = np.random.default_rng(SURVEY.seed)
    tables = setup.tables(SURVEY.games, "win_share")
    absolute = _absolute_moves(game, setup.players)
    step = tables.reset(SURVEY.seed)
    rows, offered = [], np.zeros(tables.terms.moves, np.bool_)
    for number in range(SURVEY.steps):
        offered |= np.take_along_axis(step.masks, absolute[step.seats], axis=1).any(axis=0)
        if number % _EVERY == 0:
            rows.append(step.rows)
        step = tables.step(draw_moves(step.masks, rng))
    figures = _as_figures(np.concatenate(rows), spread_out)
    spread = figures.std(axis=0)
    columns = np.flatnonzero(spread)
    mean = figures.mean(axis=0)[columns]
    return Policy(setup, columns, np.flatnonzero(offered), mean, np.maximum(spread[columns], _LEAST_SPREAD))


def _absolute_moves(game: GameType, players: int) -> Numbers:
    """A line for each seat: which move it means by each move that is counted from itself."""
    return np.array([np.argsort(turned_moves(game, players, seat)) for seat in range(players)])


def _spread_out(schema: Schema) -> list[tuple[int, int]]:
    """The columns that hold words instead of figures, and how many words: each word becomes a column of its own."""
    return [
        (column, len(field.words))
        for field in schema.fields
        if field.words
        for column in range(field.offset, field.offset + field.length)
    ]


def _as_figures(
    rows: Rows,
    words: list[tuple[int, int]],
    columns: Numbers | None = None,
    mean: Floats | float = 0.0,
    spread: Floats | float = 1.0,
) -> Floats:
    apart = [rows[:, [column]] == np.arange(1, count, dtype=np.uint8) for column, count in words]
    everything = np.concatenate([_ROOTS[rows], *apart], axis=1, dtype=np.float32)
    figures: Floats = ((everything if columns is None else everything[:, columns]) - mean) / spread
    return figures


_ROOTS: Final = np.sqrt(np.arange(256, dtype=np.float32))
