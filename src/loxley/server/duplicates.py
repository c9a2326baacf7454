"""The same deals at several tables: who did what with them, and when the secret of each may be told."""

from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import NamedTuple

from loxley.server.messages.bodies import DealStanding, DealTable, SharedDeal
from loxley.tables.chronicle import ToldGame
from loxley.tables.rows import Opened
from loxley.tables.store import LobbyEntry, Store
from loxley.tables.summaries import Result, Summary, read_summary
from loxley.tables.table import CLOSED, OVER

MOST_TABLES = 100  # that play one deal

Tell = Callable[[str, int], Awaitable[ToldGame]]  # a finished game of a table


class SharingTable(NamedTuple):
    """A table that plays the deals of a series: the first with its first game, and so on."""

    name: str
    summary: Summary
    is_over: bool  # the game that it played last
    has_ended: bool  # the table itself: no game will follow

    def is_done_with(self, number: int) -> bool:
        return self.has_ended or self.summary.match > number or self.has_finished(number)

    def has_finished(self, number: int) -> bool:
        return self.summary.match > number or (self.summary.match == number and self.is_over)

    def plays(self, number: int) -> bool:
        return self.summary.match == number and not self.is_done_with(number)


async def tables_of(store: Store, opened: Opened) -> list[SharingTable]:
    """All that ever joined the deals that a table was opened for."""
    return [await _read(store, entry, opened.deals) for entry in await store.of_duplicate(opened.duplicate)]


async def _read(store: Store, entry: LobbyEntry, deals: int) -> SharingTable:
    summary = read_summary(entry)
    is_over = entry.stage == OVER
    stops = is_over and summary.match < deals and await store.is_archived(entry.table)
    return SharingTable(entry.table, summary, is_over, stops or entry.stage == CLOSED)


def has_begun(tables: list[SharingTable]) -> bool:
    """Has anybody seen cards of the first deal?"""
    return any(table.summary.match > 0 for table in tables)


def is_told(tables: list[SharingTable], number: int) -> bool:
    """May everybody know a deal of the series? Only when no table that joined can still play it.

    A table that gathers still can, however long nobody has come; its host closes it, or the operator does.
    """
    return has_begun(tables) and all(table.is_done_with(number) for table in tables)


def is_shared(opened: Opened, number: int) -> bool:
    """Do other tables play the deal of this game, and may nobody know it before they are done?"""
    return bool(opened.duplicate) and not opened.known and number <= opened.deals


def is_key_to(opened: Opened, number: int, key: str) -> bool:
    """The name of a deal opens the games that its tables played with it. Whether it is told is asked next."""
    return is_shared(opened, number) and not opened.day and compare_digest(key.encode(), opened.duplicate.encode())


async def shared_deal(opened: Opened, tables: list[SharingTable], tell: Tell) -> SharedDeal:
    """How far the tables are with each deal; and when it is told, what each of them made of it."""
    return SharedDeal(
        game=opened.game,
        players=opened.players,
        options=opened.options,
        deals=[await _standing(tables, number, tell) for number in range(1, opened.deals + 1)],
        name=opened.duplicate if is_told(tables, opened.deals) else "",
    )


async def _standing(tables: list[SharingTable], number: int, tell: Tell) -> DealStanding:
    done = sum(table.is_done_with(number) for table in tables)
    playing = sum(table.plays(number) for table in tables)
    standing = DealStanding(gathering=len(tables) - done - playing, playing=playing, done=done)
    if is_told(tables, number):
        standing.tables = [await _result(table, number, tell) for table in tables]
    return standing


async def _result(table: SharingTable, number: int, tell: Tell) -> DealTable:
    summary = table.summary
    if number <= len(summary.results):
        found = summary.results[number - 1]
    elif table.has_finished(number):  # the entry is of a version that kept no results in it
        told = await tell(table.name, number)
        found = Result(told.cast.names, told.cast.levels, told.scores, told.winners)
    else:
        found = Result(summary.names, summary.levels, [], [])
    return DealTable(
        table=table.name, names=found.names, levels=found.levels, scores=found.scores, winners=found.winners
    )
