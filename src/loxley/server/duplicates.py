"""The same deal at several tables: who did what with it, and when its secret may be told."""

import asyncio
import time

from loxley.core.refusals import Refused
from loxley.server.messages import DuplicateLine
from loxley.tables.chronicle import chronicle
from loxley.tables.house import House
from loxley.tables.lobby_entries import read_summary
from loxley.tables.store import LobbyEntry
from loxley.tables.table import GATHERING, OVER

_ABANDONED = 24 * 3600.0  # without a row for so long, a table does not keep the others waiting
_FIRST = 1  # a named deal is that of a table's first game


async def results(house: House, name: str) -> list[DuplicateLine]:
    cards = await house.store.of_duplicate(name)
    if not cards:
        raise Refused("no-such-deal", "duplicate")
    return [await _line(house, entry) for entry in cards]


async def _line(house: House, entry: LobbyEntry) -> DuplicateLine:
    summary = read_summary(entry)
    line = DuplicateLine(
        table=entry.table,
        match=_FIRST,
        stage=entry.stage,
        names=summary.names,
        levels=summary.levels,
        scores=[],
        winners=[],
    )
    if summary.match >= _FIRST and (entry.stage == OVER or summary.match > _FIRST):
        found = await asyncio.to_thread(chronicle, await house.store.rows(entry.table), _FIRST)
        line.stage = OVER
        line.names, line.levels = found.cast.names, found.cast.levels
        line.scores, line.winners = found.match.state.scores(), found.match.state.winners()
    return line


async def is_told(house: House, name: str) -> bool:
    """May the seed of a deal be known? Only when nobody is still playing it."""
    for entry in await house.store.of_duplicate(name):
        if entry.stage in (OVER, GATHERING) or read_summary(entry).match > _FIRST:
            continue
        rows = await house.store.rows(entry.table)
        if rows[-1].at > time.time() - _ABANDONED:
            return False
    return True
