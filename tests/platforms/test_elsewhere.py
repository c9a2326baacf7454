"""Systems other than this one: nothing that only Unix has is needed to import, serve or play."""

import subprocess
import sys
from pathlib import Path

import pytest

# What CPython for Windows does not bring, and what our dependencies leave out there.
ONLY_UNIX = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
WITHOUT = f"""
import asyncio, multiprocessing, subprocess, sys, tempfile, types  # the library itself is that of this system
for name in {ONLY_UNIX}:
    sys.modules[name] = None
locked = []
sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=lambda *how: locked.append(how))
"""


def run(code: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + code, *words], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", ["play", "serve", "replay", "score", "arena", "components", "bench"])
def test_every_command_is_imported(command: str) -> None:
    run(f"import loxley.cli.{command}")


def test_a_store_is_locked_in_its_own_way(tmp_path: Path) -> None:
    code = """
from pathlib import Path
from loxley.tables.metrics import Metrics
from loxley.tables.store.sqlite import SqliteStore
async def main():
    store = SqliteStore(Path(sys.argv[1]), Metrics())
    await store.close()
asyncio.run(main())
print(len(locked))
"""
    assert run(code, str(tmp_path / "tables.sqlite")).strip() == "1"


def test_the_server_stops_when_told_where_loops_know_no_signals() -> None:
    code = """
import asyncio, os, signal
from loxley.server.serving import Uvicorn
class Loop(asyncio.SelectorEventLoop):
    def add_signal_handler(self, *_):
        raise NotImplementedError
    def remove_signal_handler(self, *_):
        raise NotImplementedError
async def main():
    server = Uvicorn.__new__(Uvicorn)
    server.should_exit = False
    with server.capture_signals():
        os.kill(os.getpid(), signal.SIGTERM)
        while not server.should_exit:
            await asyncio.sleep(0)
loop = Loop()
loop.run_until_complete(main())
loop.close()
print("stopped", signal.getsignal(signal.SIGTERM) is signal.SIG_DFL)
"""
    assert run(code).strip() == "stopped True"
