"""The load bench: our server and the peer's, one after the other, each with the same crowd on the other core."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
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
ROUNDS = 3
OURS = "loxley"
PEERS = {"boardgame.io/memory": "memory", "boardgame.io/flatfile": "flatfile"}  # their stores
WORKERS = (1, 2, 4)

Progress = Callable[[str], None]


class Load(msgspec.Struct, frozen=True):
    """As many moves as go, from so many sockets: what one CPU-second of the server stores and announces."""

    sockets: int
    moves_per_cpu_s: float
    messages_per_cpu_s: float  # in which the moves came: a bag, or an offer, is one
    messages_per_s: float
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
    workers: dict[str, Load]  # on all cores, which the crowd shares: how a server grows with its processes
    latency: Latency
    endurance: Endurance
    peers: dict[str, list[Load]]
    ratios: dict[str, list[Ratio]]
    errors: dict[str, str]


def run(seconds: float, progress: Progress, *, peers: bool, postgres: str = "") -> ServerReport:
    """Everything in turn, round after round: the median of each load, and the median of what each round compares.

    `postgres` is the address of a database.
    """
    rounds: list[dict[str, dict[int, Load]]] = []
    errors: dict[str, str] = {}
    for number in range(1, ROUNDS + 1):
        rounds.append({})
        for sockets in CROWDS:
            for name in (OURS, *(PEERS if peers else ())):
                progress(f"{number}/{ROUNDS}: {name}, {sockets} sockets")
                try:
                    rounds[-1].setdefault(name, {})[sockets] = _load_of(name, sockets, seconds)
                except (Unavailable, OSError) as failure:
                    if name == OURS:
                        raise
                    errors[name] = str(failure)
    progress(f"loxley, {PACE:.0f} messages a second")
    latency = _latency(seconds)
    progress(f"loxley, {LIVE_TABLES} tables")
    endurance = _endurance()
    workers = _grown(postgres, seconds, progress) if postgres else {}
    measured = [name for name in rounds[-1] if name not in errors]
    found = {name: [median_load(rounds, name, sockets) for sockets in CROWDS] for name in measured}
    ours = found.pop(OURS)
    ratios = {name: [median_ratio(rounds, name, sockets) for sockets in CROWDS] for name in found}
    return ServerReport(describe(), ours, workers, latency, endurance, found, ratios, errors)


def median_load(rounds: Sequence[Mapping[str, Mapping[int, Load]]], name: str, sockets: int) -> Load:
    """Each figure by itself."""
    loads = [each[name][sockets] for each in rounds if sockets in each.get(name, {})]
    figures = (median(getattr(load, field) for load in loads) for field in Load.__struct_fields__[1:])
    return Load(sockets, *(round(figure, 1) for figure in figures))


def median_ratio(rounds: Sequence[Mapping[str, Mapping[int, Load]]], name: str, sockets: int) -> Ratio:
    """Ours and theirs of the same minute: a machine that others use is not the same a minute later."""
    pairs = [(each[OURS][sockets], each[name][sockets]) for each in rounds if sockets in each.get(name, {})]
    return Ratio(
        round(median(ours.moves_per_cpu_s / theirs.moves_per_cpu_s for ours, theirs in pairs), 2),
        round(median(ours.messages_per_cpu_s / theirs.messages_per_cpu_s for ours, theirs in pairs), 2),
    )


def _load_of(name: str, sockets: int, seconds: float) -> Load:
    return _our_load(sockets, seconds) if name == OURS else _their_load(PEERS[name], sockets, seconds)


class Seen(msgspec.Struct):
    """What any crowd prints."""

    moves: int
    messages: int
    seconds: float
    news_bytes: float


@contextmanager
def visiting(
    command: Sequence[str], cwd: Path | None = None, core: int | None = CROWD_CORE
) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(on_core(core, command), cwd=cwd, stdout=subprocess.PIPE, text=True) as crowd:
        try:
            yield crowd
        finally:
            crowd.kill()


def _line(crowd: subprocess.Popen[str]) -> str:
    line = crowd.stdout.readline().strip() if crowd.stdout is not None else ""
    if not line:
        raise Unavailable("the crowd left before the end")
    return line


def last_line(crowd: subprocess.Popen[str]) -> str:
    """The figures, after the words in which a crowd says how far it is."""
    while (line := _line(crowd)) in ("seated", "warm"):
        pass
    return line


def _pressed(
    house: House, command: Sequence[str], sockets: int, cwd: Path | None = None, core: int | None = CROWD_CORE
) -> Load:
    """What the server did for one crowd, from the end of its warming up."""
    with visiting(command, cwd, core) as crowd:
        while _line(crowd) != "warm":
            pass
        before = house.cpu_seconds()
        seen = msgspec.json.decode(_line(crowd), type=Seen)
        spent = house.cpu_seconds() - before
    figures = (seen.moves / spent, seen.messages / spent, seen.messages / seen.seconds, seen.news_bytes)
    return Load(sockets, *(round(figure, 1) for figure in figures))


def crowd_command(task: Task) -> list[str]:
    return [sys.executable, "-m", "loxley.bench.server.crowd", msgspec.json.encode(task).decode()]


@contextmanager
def _our_server(store: Path) -> Iterator[House]:
    port = free_port()
    with running(serve(f"sqlite:///{store}", port), port, "/api/health") as house:
        yield house


def _our_load(sockets: int, seconds: float) -> Load:
    with TemporaryDirectory(prefix="loxley-") as folder, _our_server(Path(folder, "tables.db")) as house:
        return _pressed(house, crowd_command(Task(house.port, sockets, seconds)), sockets)


def _grown(postgres: str, seconds: float, progress: Progress) -> dict[str, Load]:
    """One process on SQLite beside one, two and four on PostgreSQL, all on the same cores."""
    found: dict[str, Load] = {}
    with TemporaryDirectory(prefix="loxley-") as folder:
        stores = [("SQLite", f"sqlite:///{Path(folder, 'tables.db')}", 1)]
        stores += [("PostgreSQL", postgres, workers) for workers in WORKERS]
        for name, store, workers in stores:
            progress(f"loxley, {name}, {workers}")
            port = free_port()
            with running(serve(store, port, workers), port, "/api/health", core=None) as house:
                task = Task(house.port, CROWDS[0], seconds)
                found[f"{name}, {workers}"] = _pressed(house, crowd_command(task), CROWDS[0], core=None)
    return found


def _their_load(store: str, sockets: int, seconds: float) -> Load:
    home = boardgame.home()
    with boardgame.server(home, store) as house:
        return _pressed(house, boardgame.crowd(house, sockets, seconds), sockets, home)


def _latency(seconds: float) -> Latency:
    sockets = CROWDS[-1]
    with (
        TemporaryDirectory(prefix="loxley-") as folder,
        _our_server(Path(folder, "tables.db")) as house,
        visiting(crowd_command(Task(house.port, sockets, seconds, pace=PACE))) as crowd,
    ):
        seen = msgspec.json.decode(last_line(crowd), type=CrowdFigures)
    return Latency(sockets, round(seen.messages / seen.seconds, 1), seen.p50_ms, seen.p99_ms)


def _endurance() -> Endurance:
    """A thousand tables in mid-game; the server is killed, and everybody comes back."""
    with TemporaryDirectory(prefix="loxley-") as folder:
        store, secrets = Path(folder, "tables.db"), Path(folder, "secrets.json")
        with _our_server(store) as house:
            task = Task(house.port, LIVE_TABLES * SEATS, seconds=10, secrets=str(secrets))
            with visiting(crowd_command(task)) as crowd:
                while _line(crowd) in ("seated", "warm"):
                    pass
                memory = house.memory_mb()
        start = perf_counter()
        with _our_server(store) as house:
            task = Task(house.port, LIVE_TABLES * SEATS, 0, play=False, secrets=str(secrets))
            with visiting(crowd_command(task)) as crowd:
                while _line(crowd) != "seated":
                    pass
            return Endurance(LIVE_TABLES, round(memory, 1), round(house.start_s, 2), round(perf_counter() - start, 2))
