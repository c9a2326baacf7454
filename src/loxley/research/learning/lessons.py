"""Lessons: what bots of the house decided in recorded tournaments, as a policy would have had to decide it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import polars

from loxley.core.game import GameType
from loxley.games import find_game
from loxley.research.data import DECISIONS
from loxley.research.learning.policy import NO_MOVE, Floats, Masks, Numbers, Policy, Rows
from loxley.research.learning.tables import reward_of


@dataclass
class Lesson:
    """The decisions of one file."""

    rows: Rows
    legal: Masks
    chosen: Numbers
    rewards: Floats


def lessons(folder: Path, bot: str, policy: Policy) -> Iterator[Lesson]:
    """The decisions of a bot in the files of a tournament (`loxley arena … --records FOLDER`), file by file."""
    game = find_game(policy.setup.game)
    neighbours = [_neighbours(game, policy, seat) for seat in range(policy.setup.players)]
    for file in sorted((folder / DECISIONS).glob("*.parquet")):
        everybody = polars.read_parquet(
            file, columns=["record", "seats", "seat", "bot", "row", "legal", "chosen", "score", "win"]
        )
        yield _lesson(everybody.filter(polars.col("seats") == policy.setup.players), bot, policy, neighbours)


def _lesson(table: polars.DataFrame, bot: str, policy: Policy, neighbours: list[Numbers]) -> Lesson:
    scores = table.group_by("record", "seat").agg(polars.col("score").first())
    totals = scores.group_by("record").agg(polars.col("score").sum().alias("total"))
    own = table.filter(polars.col("bot") == bot).join(totals, on="record")
    seats = own["seat"].to_numpy().astype(np.int64)
    rows = np.frombuffer(b"".join(own["row"]), np.uint8).reshape(len(own), -1)
    masks = np.zeros((len(own), len(neighbours[0])), np.bool_)
    masks[np.repeat(np.arange(len(own)), own["legal"].list.len()), own["legal"].explode().to_numpy()] = True
    legal = policy.legal(masks, seats)
    chosen = np.array(neighbours)[seats, own["chosen"].to_numpy().astype(np.int64)]
    score, total, win = (own[name].to_numpy().astype(float) for name in ("score", "total", "win"))
    difference = score - (total - score) / (policy.setup.players - 1)
    rewards = np.array([reward_of(*pair) for pair in zip(difference, win, strict=True)], np.float32)
    fits = (chosen != NO_MOVE) & np.take_along_axis(legal, np.maximum(chosen, 0)[:, None], axis=1)[:, 0]
    return Lesson(rows[fits], legal[fits], chosen[fits], rewards[fits])


def _neighbours(game: GameType, policy: Policy, seat: int) -> Numbers:
    """Of each move of a seat: its number among those that the policy knows, or that of the nearest amount of coins."""
    known = {int(move): number for number, move in enumerate(policy.said_by(seat))}
    amounts: dict[str, list[tuple[int, int]]] = {}
    for move, number in known.items():
        words, _, last = game.book.word(move).rpartition(" ")
        if last.isdigit():
            amounts.setdefault(words, []).append((int(last), number))
    found = []
    for move, sentence in enumerate(game.book.words):
        words, _, last = sentence.rpartition(" ")
        near = amounts.get(words, []) if last.isdigit() and words.endswith(("coins", "gold")) else []
        nearest = min((abs(amount - int(last)), number) for amount, number in near)[1] if near else NO_MOVE
        found.append(known.get(move, nearest))
    return np.array(found)
