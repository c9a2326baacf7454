"""A server process on one core, and what it costs: CPU seconds, memory."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter, sleep
from typing import IO
from urllib.error import URLError
from urllib.request import urlopen

SERVER_CORE = 0
CROWD_CORE = 1
START_LIMIT_S = 180
_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class House:
    """A running server: ours or a peer's."""

    def __init__(self, process: subprocess.Popen[str], port: int, start_s: float) -> None:
        self.process = process
        self.port = port
        self.start_s = start_s

    def cpu_seconds(self) -> float:
        """Of the process and of those it started."""
        return sum(_cpu_ticks(pid) for pid in _family(self.process.pid)) / _TICKS

    def memory_mb(self) -> float:
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in _family(self.process.pid))
        return pages * _PAGE / 1e6


def _cpu_ticks(pid: int) -> int:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])


def _family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(each for child in children for each in _family(int(child)))]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def on_core(core: int | None, command: Sequence[str]) -> list[str]:
    """A command that stays on one core, where the system can do that; on any, without one."""
    if core is None or (os.cpu_count() or 1) <= core:
        return list(command)
    return ["taskset", "--cpu-list", str(core), *command]


@contextmanager
def running(
    command: Sequence[str], port: int, health: str, cwd: Path | None = None, core: int | None = SERVER_CORE
) -> Iterator[House]:
    """The server, ready to answer at its health address; killed at the end."""
    start = perf_counter()
    with (
        TemporaryFile("w+") as said,  # not a pipe: one that nobody reads stops the server when it is full
        subprocess.Popen(on_core(core, command), cwd=cwd, stdout=said, stderr=said, text=True) as process,
    ):
        try:
            _wait(process, said, f"http://127.0.0.1:{port}{health}")
            yield House(process, port, perf_counter() - start)
        finally:
            process.send_signal(signal.SIGKILL)


def _wait(process: subprocess.Popen[str], said: IO[str], address: str) -> None:
    deadline = perf_counter() + START_LIMIT_S
    while perf_counter() < deadline:
        if process.poll() is not None:
            said.seek(0)
            raise ConnectionError(said.read().strip().rpartition("\n")[2] or f"exit status {process.returncode}")
        try:
            with urlopen(address, timeout=1):
                return
        except (URLError, ConnectionError, TimeoutError):
            sleep(0.02)
    raise ConnectionError(f"no answer from {address} within {START_LIMIT_S} s")


def serve(store: str, port: int, workers: int = 1, limits: Mapping[str, float] | None = None) -> list[str]:
    """The command that serves tables from a store."""
    command = [sys.executable, "-m", "loxley", "serve", "--port", str(port), "--own-moves", "--store", store]
    command += ["--workers", str(workers)]
    return command + [word for name, value in (limits or {}).items() for word in ("--limit", f"{name}={value}")]
