"""The same deal at several tables: who did what with it, and when its secret may be told."""

from collections.abc import Awaitable, Callable
from hmac import compare_digest

from loxley.server.messages import DealTable, SharedDeal
from loxley.tables.chronicle import ToldGame
from loxley.tables.lobby_entries import read_summary
from loxley.tables.rows import Opened
from loxley.tables.store import LobbyEntry
from loxley.tables.table import CLOSED, GATHERING, OVER

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


def is_key_to(opened: Opened, number: int, key: str) -> bool:
    """The name of a deal opens the game that each of its tables played with it. Whether it is told is asked next."""
    is_shared = bool(opened.duplicate) and not opened.known and not opened.day
    return is_shared and number == _FIRST and compare_digest(key.encode(), opened.duplicate.encode())


async def shared_deal(opened: Opened, entries: list[LobbyEntry], tell: Tell) -> SharedDeal:
    """How far the tables of a deal are; and when it is told, what each of them made of it."""
    done = sum(_is_done(entry) for entry in entries)
    gathering = sum(not _is_done(entry) and entry.stage == GATHERING for entry in entries)
    deal = SharedDeal(
        game=opened.game,
        players=opened.players,
        options=opened.options,
        gathering=gathering,
        playing=len(entries) - done - gathering,
        done=done,
    )
    if is_told(entries):
        deal.name = opened.duplicate
        deal.tables = [await _result(entry, tell) for entry in entries]
    return deal


async def _result(entry: LobbyEntry, tell: Tell) -> DealTable:
    summary = read_summary(entry)
    if summary.match > _FIRST:  # the entry shows a later game by now
        found = await tell(entry.table, _FIRST)
        names, levels, scores, winners = found.cast.names, found.cast.levels, found.scores, found.winners
    else:
        names, levels, scores, winners = summary.names, summary.levels, summary.scores, summary.winners
    return DealTable(table=entry.table, names=names, levels=levels, scores=scores, winners=winners)
