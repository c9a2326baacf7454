"""Opening tables for a crowd, through the server's own door."""

import asyncio
import http.client
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

_DOORS = 8  # tables opened at a time: each waits for the store four times


@dataclass
class Opened:
    """A table and the secrets of those who sit at it."""

    table: str
    tokens: list[str] = field(default_factory=list)


async def open_tables(host: str, port: int, count: int, seats: int) -> list[Opened]:
    """Tables of Sheriff with a person in every seat, ready to begin."""
    return await asyncio.to_thread(_open_tables, host, port, count, seats)


def _open_tables(host: str, port: int, count: int, seats: int) -> list[Opened]:
    def open_some(door: int) -> list[Opened]:
        opening = Door(host, port)
        return [opening.open_table(seats) for _ in range(door, count, _DOORS)]

    with ThreadPoolExecutor(_DOORS) as doors:
        return [table for tables in doors.map(open_some, range(_DOORS)) for table in tables]


class Door:
    """The HTTP half of the server, over one connection."""

    def __init__(self, host: str, port: int) -> None:
        self._connection = http.client.HTTPConnection(host, port, timeout=60)

    def open_table(self, seats: int) -> Opened:
        """Orderly, so that exactly those who are asked may speak."""
        wish = {"game": "sheriff", "name": "A", "players": seats, "options": {"floor": "orderly"}, "seat": 0}
        opened = self.post("/api/tables", wish)
        table = Opened(opened["table"], [opened["token"]])
        for seat in range(1, seats):
            guest = {"name": "BCDE"[seat - 1], "key": opened["key"], "seat": seat}
            table.tokens.append(self.post(f"/api/tables/{table.table}/people", guest)["token"])
        return table

    def post(self, path: str, body: dict[str, object]) -> dict[str, str]:
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        with self._connection.getresponse() as answer:
            said = json.loads(answer.read())
        if answer.status >= http.client.BAD_REQUEST:
            raise ConnectionError(f"{path}: {said}")
        assert isinstance(said, dict)
        return said
