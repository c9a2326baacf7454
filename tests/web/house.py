"""A server of one's own for browser tests, and the browser they need."""

import os
import re
import secrets
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib.resources import files
from pathlib import Path

import pytest

from loxley.core.chance import SEED_BYTES

# Bots do not wait for people to speak; but for somebody whose line broke, longer than any machine needs.
FAST = ("--bot-pause", "0", "--talk-time", "0", "--grace", "600")
# Bots wait longer than any machine needs: only what people do makes them go on.
PATIENT = ("--bot-pause", "0", "--talk-time", "600", "--grace", "600")
# Bots take longer for a move than any test lasts: they go on only where somebody skips to their turn.
SLOW = ("--bot-pause", "600", "--talk-time", "0", "--grace", "600", "--own-moves")
SERVER = "tests.web.known_server"
_LINES = 100
DEAL_BYTES = 6  # of a deal's name
_BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_browser() -> str:
    """The path of a Chromium (tools/install_chromium.sh installs one)."""
    named = os.environ.get("LOXLEY_CHROMIUM")
    found = named or next((path for name in _BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        pytest.exit("The page is tested in Chromium, and there is none: run tools/install_chromium.sh.", 1)
    return found


def require_page() -> None:
    if not files("loxley").joinpath("page", "index.html").is_file():
        pytest.exit("The page is not built: run npm ci && npm run build in web/.", 1)


class House:
    """A server process on a port of its own, with its own store."""

    def __init__(self, store: Path, pace: tuple[str, ...] = FAST, program: tuple[str, ...] = (SERVER,)) -> None:
        self._store = store
        self._pace = pace
        self.program = program  # the module that is run, and what comes before `serve`
        self._port = 0
        self.address = ""
        self.said: deque[str] = deque(maxlen=_LINES)  # its last words
        self._listener: threading.Thread | None = None
        self.open()

    def open(self) -> None:
        """Start it; after a first time, again on the same port with the same store."""
        command = [sys.executable, "-m", *self.program, "serve", "--port", str(self._port)]
        command += self._pace
        command += ["--store", f"sqlite:///{self._store}"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.said.append(line)
            if found := re.search(r"http://[^\s:]+:(\d+)", line):
                self.address, self._port = found.group(0), int(found.group(1))
                self._listener = threading.Thread(target=self.said.extend, args=(self._process.stdout,), daemon=True)
                self._listener.start()  # a server whose words nobody reads stands still once a pipe is full of them
                return
        self.close()
        message = f"the server did not start:\n{''.join(self.said)}"
        raise RuntimeError(message)

    def keep_deal(self, seed: int) -> str:
        """The name of a deal with these cards, for one table to ask for."""
        name = secrets.token_hex(DEAL_BYTES)
        with closing(sqlite3.connect(self._store, timeout=60)) as store, store:
            store.execute("INSERT INTO deals VALUES (?, ?)", (name, f"{seed:0{2 * SEED_BYTES}x}"))
        return name

    def kill(self) -> None:
        """As when the power fails."""
        self._process.kill()
        self._wait()

    def close(self) -> None:
        self._process.terminate()
        try:
            self._wait()
        except subprocess.TimeoutExpired:
            self.kill()

    def _wait(self) -> None:
        self._process.wait(10)
        assert self._process.stdout is not None
        if self._listener is not None:
            self._listener.join()
        self._process.stdout.close()


@contextmanager
def house_in(folder: Path, pace: tuple[str, ...] = FAST) -> Iterator[House]:
    house = House(folder / "tables.db", pace)
    try:
        yield house
    finally:
        house.close()
