"""The load bench: our server and the peer's, one after the other, each with the same crowd on the other core."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec

from loxley.bench.machine import describe
from loxley.bench.peers.environments import Unavailable
from loxley.bench.server import boardgame
from loxley.bench.server.crowd import SEATS, CrowdFigures, Task
from loxley.bench.server.house import CROWD_CORE, House, free_port, on_core, running, serve

CROWDS = (500, 2000)
PACE = 1000.0
LIVE_TABLES = 1000
PASSES = 2

Progress = Callable[[str], None]


class Load(msgspec.Struct, frozen=True):
    """As many moves as go, from so many sockets: what one CPU-second of the server stores and announces."""

    sockets: int
    moves_per_cpu_s: float
    messages_per_cpu_s: float  # in which the moves came: a bag, or an offer, is one
    moves_per_s: float
    news_bytes: float


class Latency(msgspec.Struct, frozen=True):
    """From sending a message to its news, at a steady pace."""

    sockets: int
    messages_per_s: float
    p50_ms: float
    p99_ms: float


class Endurance(msgspec.Struct, frozen=True):
    """A thousand live tables: memory, and the time to come back after a kill."""

    tables: int
    memory_mb: float
    restart_s: float  # until the server answers
    all_tables_s: float  # until somebody at every table has been shown the game again


class Ratio(msgspec.Struct, frozen=True):
    """How many times as much one CPU-second of ours does."""

    moves: float
    messages: float


class ServerReport(msgspec.Struct):
    machine: str
    loxley: list[Load]
    latency: Latency
    endurance: Endurance
    peers: dict[str, list[Load]]
    ratios: dict[str, list[Ratio]]
    errors: dict[str, str]


def run(seconds: float, progress: Progress, *, peers: bool) -> ServerReport:
    """Everything in turn, the best of two passes for us and for the peer."""
    ours: dict[int, Load] = {}
    theirs: dict[str, dict[int, Load]] = {}
    errors: dict[str, str] = {}
    for _ in range(PASSES):
        for sockets in CROWDS:
            progress(f"loxley, {sockets} sockets")
            _keep_better(ours, _our_load(sockets, seconds))
            for store in ("memory", "flatfile") if peers else ():
                name = f"boardgame.io/{store}"
                progress(f"{name}, {sockets} sockets")
                try:
                    _keep_better(theirs.setdefault(name, {}), _their_load(store, sockets, seconds))
                except (Unavailable, OSError) as failure:
                    errors[name] = str(failure)
    progress(f"loxley, {PACE:.0f} messages a second")
    latency = _latency(seconds)
    progress(f"loxley, {LIVE_TABLES} tables")
    endurance = _endurance()
    found = {name: list(loads.values()) for name, loads in theirs.items() if loads}
    ratios = {name: [_ratio(ours[load.sockets], load) for load in loads] for name, loads in found.items()}
    return ServerReport(describe(), list(ours.values()), latency, endurance, found, ratios, errors)


def _keep_better(best: dict[int, Load], new: Load) -> None:
    old = best.get(new.sockets)
    if old is None or new.moves_per_cpu_s > old.moves_per_cpu_s:
        best[new.sockets] = new


def _ratio(ours: Load, theirs: Load) -> Ratio:
    return Ratio(
        round(ours.moves_per_cpu_s / theirs.moves_per_cpu_s, 2),
        round(ours.messages_per_cpu_s / theirs.messages_per_cpu_s, 2),
    )


class Seen(msgspec.Struct):
    """What any crowd prints."""

    moves: int
    messages: int
    seconds: float
    news_bytes: float


@contextmanager
def _visiting(command: Sequence[str], cwd: Path | None = None) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(on_core(CROWD_CORE, command), cwd=cwd, stdout=subprocess.PIPE, text=True) as crowd:
        try:
            yield crowd
        finally:
            crowd.kill()


def _line(crowd: subprocess.Popen[str]) -> str:
    line = crowd.stdout.readline().strip() if crowd.stdout is not None else ""
    if not line:
        raise Unavailable("the crowd left before the end")
    return line


def _pressed(house: House, command: Sequence[str], sockets: int, cwd: Path | None = None) -> Load:
    """What the server did for one crowd, from the end of its warming up."""
    with _visiting(command, cwd) as crowd:
        while _line(crowd) != "warm":
            pass
        before = house.cpu_seconds()
        seen = msgspec.json.decode(_line(crowd), type=Seen)
        spent = house.cpu_seconds() - before
    figures = (seen.moves / spent, seen.messages / spent, seen.moves / seen.seconds, seen.news_bytes)
    return Load(sockets, *(round(figure, 1) for figure in figures))


def _crowd(task: Task) -> list[str]:
    return [sys.executable, "-m", "loxley.bench.server.crowd", msgspec.json.encode(task).decode()]


@contextmanager
def _our_server(store: Path) -> Iterator[House]:
    port = free_port()
    with running(serve(store, port), port, "/api/health") as house:
        yield house


def _our_load(sockets: int, seconds: float) -> Load:
    with TemporaryDirectory(prefix="loxley-") as folder, _our_server(Path(folder, "tables.db")) as house:
        return _pressed(house, _crowd(Task(house.port, sockets, seconds)), sockets)


def _their_load(store: str, sockets: int, seconds: float) -> Load:
    home = boardgame.home()
    with boardgame.server(home, store) as house:
        return _pressed(house, boardgame.crowd(house, sockets, seconds), sockets, home)


def _latency(seconds: float) -> Latency:
    sockets = CROWDS[-1]
    with TemporaryDirectory(prefix="loxley-") as folder, _our_server(Path(folder, "tables.db")) as house:
        with _visiting(_crowd(Task(house.port, sockets, seconds, pace=PACE))) as crowd:
            while (line := _line(crowd)) in ("seated", "warm"):
                pass
        seen = msgspec.json.decode(line, type=CrowdFigures)
    return Latency(sockets, round(seen.messages / seen.seconds, 1), seen.p50_ms, seen.p99_ms)


def _endurance() -> Endurance:
    """A thousand tables in mid-game; the server is killed, and everybody comes back."""
    with TemporaryDirectory(prefix="loxley-") as folder:
        store, secrets = Path(folder, "tables.db"), Path(folder, "secrets.json")
        with _our_server(store) as house:
            task = Task(house.port, LIVE_TABLES * SEATS, seconds=10, secrets=str(secrets))
            with _visiting(_crowd(task)) as crowd:
                while _line(crowd) in ("seated", "warm"):
                    pass
                memory = house.memory_mb()
        start = perf_counter()
        with _our_server(store) as house:
            task = Task(house.port, LIVE_TABLES * SEATS, 0, play=False, secrets=str(secrets))
            with _visiting(_crowd(task)) as crowd:
                while _line(crowd) != "seated":
                    pass
            return Endurance(LIVE_TABLES, round(memory, 1), round(house.start_s, 2), round(perf_counter() - start, 2))
