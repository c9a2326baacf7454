"""The crowd: thousands of sockets at tables of four, each seat playing as soon as it is asked, or at a steady pace.

`python -m loxley.bench.server.crowd TASK`, with a task of JSON, opens the tables, prints `seated`, plays for a while
and prints one line of figures. It runs in a process and on a core of its own.
"""

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from time import perf_counter
from typing import Any

import msgspec
import uvloop

from loxley.bench.server.frames import Socket, handshake
from loxley.bench.server.merchants import Glance, sequence
from loxley.bench.server.tables import Opened, open_tables
from loxley.core.patches import patched

SEATS = 4
WARM_UP_S = 1.0


class Task(msgspec.Struct, frozen=True):
    """So many sockets for so long; `pace` is messages a second over all tables, 0 for as many as go."""

    port: int
    sockets: int
    seconds: float
    pace: float = 0.0
    play: bool = True
    seed: int = 1
    secrets: str = ""  # a file for the tables' tokens: written by the first crowd, so that the next one comes back
    host: str = "127.0.0.1"


class CrowdFigures(msgspec.Struct, frozen=True):
    """What a crowd saw. Times from sending a message to the news of its moves, in milliseconds."""

    moves: int
    messages: int  # in which they came: a bag, or an offer, is one
    seconds: float
    news_bytes: float  # a message, to each of those who see it
    p50_ms: float
    p99_ms: float
    refused: int
    over: int  # games that came to their end
    tables: int  # at which somebody has moved


class Heard(msgspec.Struct):
    """The parts of a message that a seat of the crowd reads."""

    type: str
    id: int = 0
    legal: list[str] | None = None
    view: Any = None
    patch: Any = None
    by: int | None = None
    problem: str = ""


_heard = msgspec.json.Decoder(Heard)


class Player:
    """One seat of one table with its socket."""

    def __init__(self, crowd: "Crowd", table: Opened, seat: int) -> None:
        self.crowd = crowd
        self.table = table
        self.seat = seat
        self.rng = Random(f"{crowd.task.seed} {table.table} {seat}")
        self.socket: Socket | None = None
        self.legal: list[str] = []
        self.view: Any = None
        self.sent = 0.0  # when the message that is under way was sent
        self.said = 0  # the moves in it

    def opened(self, socket: Socket) -> None:
        self.socket = socket
        hello = {"type": "hello", "table": self.table.table, "token": self.table.tokens[self.seat]}
        socket.send(msgspec.json.encode(hello))

    def begin(self) -> None:
        """The host opens the game."""
        if self.socket is not None:
            self.socket.send(b'{"type":"start","id":1}')

    def heard(self, text: bytes) -> None:
        message = _heard.decode(text)
        if message.legal is not None:
            self.legal = message.legal
        if message.patch is not None:
            self.view = patched(self.view, message.patch)
        if message.type == "news":
            self._heard_news(message, len(text))
        elif message.type == "welcome":
            self.view = message.view
            self.crowd.seated.add(self)
            self._may_play()
        elif message.type == "done":
            self.crowd.begun += message.id == 1
        elif message.type == "refused":
            self.crowd.refused += 1
            self.sent = 0.0
            self._send([self.rng.choice([word for word in self.legal if not word.startswith("to ")])])

    def _heard_news(self, message: Heard, size: int) -> None:
        crowd = self.crowd
        crowd.news += 1
        crowd.bytes += size
        if message.by == self.seat and self.sent:
            crowd.times.append(perf_counter() - self.sent)
            self.sent = 0.0
            crowd.moves += self.said
            crowd.messages += 1
            crowd.moved.add(self.table.table)
        if message.patch is not None and self.view["phase"] == "over":
            crowd.over += self.seat == 0
            self._ask_for_another_game()
        self._may_play()

    def _ask_for_another_game(self) -> None:
        """It begins when all four have; whoever measures for long would else measure tables that are over."""
        if self.socket is not None:
            self.socket.send(b'{"type":"rematch","id":2}')

    def _may_play(self) -> None:
        if self.legal and not self.sent and self.crowd.task.play:
            self.crowd.asked(self)

    def play(self) -> None:
        if self.legal and not self.sent:
            self._send(sequence(self.legal, msgspec.convert(self.view, Glance), self.seat, self.rng))

    def _send(self, moves: list[str]) -> None:
        if self.socket is not None:
            self.sent = perf_counter()
            self.said = len(moves)
            self.socket.send(msgspec.json.encode({"type": "play", "moves": moves}))


class Crowd:
    def __init__(self, task: Task) -> None:
        self.task = task
        self.begun = self.moves = self.messages = self.news = self.bytes = self.refused = self.over = 0
        self.times: list[float] = []
        self.seated: set[Player] = set()
        self.moved: set[str] = set()  # tables at which somebody has moved
        self.playing = False
        self._waiting: list[Player] = []
        self._queued: set[Player] = set()

    def asked(self, player: Player) -> None:
        """A seat may move: at once, or when the pace allows."""
        if self.playing and not self.task.pace:
            player.play()
        elif player not in self._queued:
            self._queued.add(player)
            self._waiting.append(player)

    async def sit_down(self) -> None:
        allow_many_sockets()
        known = Path(self.task.secrets)
        comes_back = bool(self.task.secrets) and known.exists()
        if comes_back:
            tables = msgspec.json.decode(known.read_bytes(), type=list[Opened])
        else:
            tables = await open_tables(self.task.host, self.task.port, self.task.sockets // SEATS, SEATS)
        if self.task.secrets:
            known.write_bytes(msgspec.json.encode(tables))
        players = [Player(self, table, seat) for table in tables for seat in range(SEATS)]
        for player in players:
            await self._connect(player)
        await self._until(lambda: len(self.seated) == len(players))
        if not comes_back:
            for player in players[::SEATS]:
                player.begin()
            await self._until(lambda: self.begun == len(tables))

    async def _connect(self, player: Player) -> None:
        host, port = self.task.host, self.task.port
        make = partial(Socket, handshake(host, port, "/ws"), player.opened, player.heard)
        await asyncio.get_running_loop().create_connection(make, host, port)

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            await asyncio.sleep(0.01)

    async def play(self) -> CrowdFigures:
        self.playing = True
        await self._play_for(WARM_UP_S)
        self.moves = self.messages = self.news = self.bytes = 0
        self.times.clear()
        sys.stdout.write("warm\n")
        sys.stdout.flush()
        start = perf_counter()
        await self._play_for(self.task.seconds)
        return self._figures(perf_counter() - start)

    async def _play_for(self, seconds: float) -> None:
        """Let those who wait play: all of them, or one after the other at the pace."""
        start = perf_counter()
        allowed = 0.0
        while (spent := perf_counter() - start) < seconds:
            due = int(spent * self.task.pace - allowed) if self.task.pace else len(self._waiting)
            allowed += due
            for player in self._waiting[:due]:
                self._queued.discard(player)
                player.play()
            del self._waiting[:due]
            await asyncio.sleep(0.001)

    def _figures(self, seconds: float) -> CrowdFigures:
        times = sorted(self.times) or [0.0]
        return CrowdFigures(
            moves=self.moves,
            messages=self.messages,
            seconds=round(seconds, 3),
            news_bytes=round(self.bytes / max(1, self.news), 1),
            p50_ms=round(1000 * times[len(times) // 2], 3),
            p99_ms=round(1000 * times[len(times) * 99 // 100], 3),
            refused=self.refused,
            over=self.over,
            tables=len(self.moved),
        )


def allow_many_sockets() -> None:
    most = getrlimit(RLIMIT_NOFILE)[1]
    setrlimit(RLIMIT_NOFILE, (most, most))


async def visit(task: Task) -> None:
    crowd = Crowd(task)
    await crowd.sit_down()
    sys.stdout.write("seated\n")
    sys.stdout.flush()
    sys.stdout.write(msgspec.json.encode(await crowd.play()).decode() + "\n")


if __name__ == "__main__":
    uvloop.run(visit(msgspec.json.decode(sys.argv[1], type=Task)))
