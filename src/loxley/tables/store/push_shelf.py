"""What a store keeps for push messages: the server's own key, and the devices of people at tables.

A device belongs to whoever has the token of a seat; `owner` is that token's hash. One text for both databases: a store
brings a way to run a statement, with `?` for each value.
"""

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, NamedTuple

Run = Callable[..., Awaitable[Sequence[Any]]]  # a statement and its values

_KEEP = """INSERT INTO push_devices VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (table_name, owner, endpoint) DO UPDATE SET
    p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, language = EXCLUDED.language, since = EXCLUDED.since"""
_FORGET_OLDEST = """DELETE FROM push_devices WHERE table_name = ? AND owner = ? AND endpoint NOT IN (
    SELECT endpoint FROM push_devices WHERE table_name = ? AND owner = ? ORDER BY since DESC, endpoint LIMIT ?
)"""
_CALL = """UPDATE push_devices SET called = ? WHERE table_name = ? AND owner = ? AND called < ?
RETURNING endpoint, p256dh, auth, language"""


class Device(NamedTuple):
    """A browser that can be called, with the keys that only it can undo."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class PushShelf:
    def __init__(self, run: Run) -> None:
        self._run = run

    async def private_key(self, fresh: str) -> str:
        """The key of this server, for all its processes: the one that was brought first."""
        await self._run("INSERT INTO push_key VALUES (1, ?) ON CONFLICT DO NOTHING", fresh)
        return str((await self._run("SELECT private_key FROM push_key"))[0][0])

    async def keep(self, table: str, owner: str, device: Device, at: float, most: int) -> None:
        """With the keys it has now; somebody's oldest device gives way when there are more than so many."""
        await self._run(_KEEP, table, owner, *device, at, at)
        await self._run(_FORGET_OLDEST, table, owner, table, owner, most)

    async def forget(self, table: str, owner: str, endpoint: str) -> None:
        query = "DELETE FROM push_devices WHERE table_name = ? AND owner = ? AND endpoint = ?"
        await self._run(query, table, owner, endpoint)

    async def forget_others(self, table: str, owners: Collection[str]) -> None:
        """Whoever has no seat there any more is not called any more."""
        query = "DELETE FROM push_devices WHERE table_name = ?"
        if owners:
            query += f" AND owner NOT IN ({', '.join('?' * len(owners))})"
        await self._run(query, table, *sorted(owners))

    async def call(self, table: str, owner: str, due: float) -> list[Device]:
        """Somebody's devices that were not called yet for what was due then. They are now, whoever else asks."""
        return [Device(*line) for line in await self._run(_CALL, due, table, owner, due)]

    async def count(self, table: str) -> int:
        return int((await self._run("SELECT count(*) FROM push_devices WHERE table_name = ?", table))[0][0])
