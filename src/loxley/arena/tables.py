"""Results as a table of seats, for polars and all that reads Parquet."""

from pathlib import Path
from typing import Any

from loxley.arena.game import Outcome
from loxley.arena.plan import Plan
from loxley.arena.store import PARQUET


def write_parquet(folder: Path, plan: Plan, outcomes: list[Outcome]) -> bool:
    """One row for each seat of each game: who sat there, the points, the place, the share of the win, the counts.

    Nothing is written, and that is said, where polars is not installed: the outcomes are kept as JSON Lines anyway.
    """
    try:
        import polars  # noqa: PLC0415 - an extra that play does without
    except ModuleNotFoundError:
        return False
    polars.DataFrame(_rows(plan, outcomes), infer_schema_length=None).write_parquet(folder / PARQUET)
    return True


def _rows(plan: Plan, outcomes: list[Outcome]) -> list[dict[str, Any]]:
    counted = sorted({name for outcome in outcomes for tally in outcome.tallies for name in tally})
    rows: list[dict[str, Any]] = []
    for outcome in outcomes:
        for seat, at in enumerate(outcome.seated):
            entry, tally = plan.entries[at], outcome.tallies[seat]
            row: dict[str, Any] = {
                "game": plan.game,
                "seats": plan.seats,
                "deal": outcome.deal,
                "rotation": outcome.rotation,
                "seat": seat,
                "level": entry.level,
                "character": entry.character,
                "score": outcome.scores[seat],
                "place": outcome.place(seat),
                "win": outcome.share(seat),
            }
            rows.append(row | {f"count_{name}": tally.get(name, 0) for name in counted})
    return rows
