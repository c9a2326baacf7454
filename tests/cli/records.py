"""Records to replay: random games, written down line by line."""

import json
from pathlib import Path
from random import Random
from typing import Any

from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.records import OVER, PAUSED, Record, RecordWriter, chat_line, last_line
from loxley.games import find_game

NAMES = ["Marian", "Robin", "Tuck", "Will"]


def random_record(moves: int | None = None, chat: str = "", **options: object) -> list[str]:
    """The lines of a game of four, played to its end or for so many moves."""
    random = Random(4)
    game = find_game("sheriff")
    seed = random.randbytes(SEED_BYTES)
    state = game.new(4, options, Chance(seed))
    scribe = RecordWriter(game.book)
    while not state.over() and moves != 0:
        seat = state.awaited()[0]
        move = random.choice(state.legal(seat))
        state.play(seat, move)
        scribe.played(seat, move)
        moves = None if moves is None else moves - 1
    scribe.flush()
    record = Record("sheriff", 4, options)
    record.names = NAMES
    record.commitment = commitment(seed)
    said = [chat_line(1, chat, 2.5)] if chat else []
    return [record.header(), *scribe.lines, *said, last_line(OVER if state.over() else PAUSED, seed, state)]


def write(path: Path, lines: list[str]) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def changed(line: str, **fields: Any) -> str:
    return json.dumps(json.loads(line) | fields)
