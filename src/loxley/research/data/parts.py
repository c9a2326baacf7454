"""The decisions of a whole tournament, in files of so many games each, so that nothing grows too large."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from loxley.arena.store import RECORDS
from loxley.arena.workers import here, on_cores
from loxley.research.data.columns import COLUMNS
from loxley.research.data.decisions import decisions_of

DECISIONS: Final = "decisions"  # the folder of the files
GAMES_A_FILE: Final = 200


def write_decisions(folder: Path, jobs: int = 1, tell: Callable[[int, int], None] = lambda _, __: None) -> int:
    """Write the decisions of all records of a tournament; returns how many there are.

    A file that is there already is complete and stays. `tell` hears how many games are written, and of how many.
    """
    records = sorted((folder / RECORDS).glob("*.jsonl"))
    target = folder / DECISIONS
    target.mkdir(exist_ok=True)
    parts = list(_parts(records, target))
    work = partial(_write_part, target)
    total = done = 0
    for (_, files), rows in zip(parts, on_cores(jobs, work, parts) if jobs > 1 else here(work, parts), strict=True):
        total += rows
        done += len(files)
        tell(done, len(records))
    return total


def _parts(records: Sequence[Path], target: Path) -> Iterator[tuple[str, list[Path]]]:
    """The name of each file and its records; the last one is renewed when games were added to it."""
    wanted = set()
    for at in range(0, len(records), GAMES_A_FILE):
        files = list(records[at : at + GAMES_A_FILE])
        name = f"{at // GAMES_A_FILE:05}-{len(files)}.parquet"
        wanted.add(name)
        yield name, files
    for stale in target.glob("*.parquet"):
        if stale.name not in wanted:
            stale.unlink()


def _write_part(target: Path, part: tuple[str, Sequence[Path]]) -> int:
    import polars  # noqa: PLC0415 - an extra that play does without

    name, files = part
    path = target / name
    if path.exists():
        return int(polars.scan_parquet(path).select(polars.len()).collect().item())
    rows = [row for file in files for row in decisions_of(file.read_text(encoding="utf-8"), file.stem)]
    begun = path.with_suffix(".begun")
    polars.DataFrame(rows, schema=_schema(polars), orient="row").write_parquet(begun, compression="zstd")
    begun.rename(path)
    return len(rows)


def _schema(polars: Any) -> dict[str, Any]:
    kinds = {"List(UInt16)": polars.List(polars.UInt16)}
    return {column.name: kinds.get(column.kind) or getattr(polars, column.kind) for column in COLUMNS}
