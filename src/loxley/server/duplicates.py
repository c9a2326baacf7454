"""The same deal at several tables: who did what with it, and when its secret may be told."""

from collections.abc import Awaitable, Callable

from loxley.core.refusals import Refused
from loxley.server.messages import DuplicateLine
from loxley.tables.chronicle import ToldGame
from loxley.tables.lobby_entries import read_summary
from loxley.tables.store import LobbyEntry
from loxley.tables.table import CLOSED, OVER

MOST_TABLES = 100  # that play one deal
_FIRST = 1  # a named deal is that of a table's first game

Tell = Callable[[str, int], Awaitable[ToldGame]]  # a finished game of a table


def has_begun(entries: list[LobbyEntry]) -> bool:
    """Has anybody seen cards of the deal?"""
    return any(read_summary(entry).match >= _FIRST for entry in entries)


def is_told(entries: list[LobbyEntry]) -> bool:
    """May everybody know the deal? Only when no table that joined it can still play it.

    A table that gathers still can, however long nobody has come; its host closes it, or the operator does.
    """
    return has_begun(entries) and all(_is_done(entry) for entry in entries)


def _is_done(entry: LobbyEntry) -> bool:
    return entry.stage in (OVER, CLOSED) or read_summary(entry).match > _FIRST


async def results(entries: list[LobbyEntry], tell: Tell) -> list[DuplicateLine]:
    if not entries:
        raise Refused("no-such-deal", "duplicate")
    return [await _line(entry, tell) for entry in entries]


async def _line(entry: LobbyEntry, tell: Tell) -> DuplicateLine:
    summary = read_summary(entry)
    line = DuplicateLine(
        table=entry.table,
        match=_FIRST,
        stage=entry.stage,
        names=summary.names,
        levels=summary.levels,
        scores=summary.scores,
        winners=summary.winners,
    )
    if summary.match > _FIRST:  # the entry shows a later game by now
        found = await tell(entry.table, _FIRST)
        line.stage = OVER
        line.names, line.levels = found.cast.names, found.cast.levels
        line.scores, line.winners = found.scores, found.winners
    return line
