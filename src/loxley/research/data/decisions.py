"""The decisions of one recorded game, as it is played again: what was known, what was allowed, what was done."""

import json
from collections.abc import Iterator
from typing import Any

from loxley.core.game import GameType
from loxley.core.log import Log
from loxley.core.records import OVER, Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.rows import Rows
from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.games import find_game
from loxley.parts import find_part
from loxley.research.rows import find_rows


def decisions_of(text: str, name: str = "") -> Iterator[dict[str, Any]]:
    """One row for each move of a seat, in order. A record is checked while it is read; an unfinished one is refused.

    A move that is the only legal one is no decision and has no row.
    """
    record = read_record(text)
    if record.ending != OVER:
        raise Refused("not-over", name or "record")
    game, log = find_game(record.game), Log()
    state = Replay(game, record, log).state
    rows = rows_of(game)
    memories = None if rows is None else rows.memories(state)
    ends = [_end_of(record, seat) for seat in range(record.players)]
    step = 0
    for line in record.lines:
        reason = "" if line.why is None else json.dumps(line.why, ensure_ascii=False, separators=(",", ":"))
        for move in read_sequence(game.book, line.words):
            legal = state.legal(line.seat) if line.seat >= 0 else []
            if len(legal) > 1:
                row = b""
                if rows is not None and memories is not None:
                    memories.read_log(log)
                    row = rows.row(state, line.seat, memories)
                yield {
                    "game": record.game,
                    "record": name,
                    "step": step,
                    "phase": state.phase.name,
                    "row": row,
                    "legal": list(legal),
                    "chosen": move,
                    "words": game.book.word(move),
                    "reason": reason,
                    **ends[line.seat],
                }
                step += 1
            state.play(line.seat, move)
    if (state.scores(), state.winners()) != (record.scores, record.winners):
        raise Refused("wrong-result", name or "record")


def rows_of(game: GameType) -> Rows | None:
    """How a game writes its rows; a game from outside may have none."""
    return None if find_part("loxley.games", game.name) is None else find_rows(game)


def _end_of(record: Record, seat: Seat) -> dict[str, Any]:
    """Who sat there, and how the game ended for them."""
    winners, scores = record.winners, record.scores
    better = {other for other, score in enumerate(scores) if score > scores[seat]}
    return {
        "seats": record.players,
        "seat": seat,
        "bot": record.levels[seat] if seat < len(record.levels) else "",
        "character": record.characters[seat] if seat < len(record.characters) else "",
        "score": scores[seat],
        "place": 1 if seat in winners else 1 + len(better | set(winners)),
        "win": 1 / len(winners) if seat in winners else 0.0,
    }
