"""The peer: boardgame.io's own server with a trivial game, in memory and on its flat-file store."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from loxley.bench.peers.environments import INSTALL_LIMIT_S, Unavailable, answer, shelter
from loxley.bench.server.house import House, free_port, running

VERSION = "0.50.2"
# With a newer koa-compose its lobby answers 404. The flat-file store needs node-persist beside it.
PACKAGES = {"boardgame.io": VERSION, "node-persist": "3.1.3", "socket.io-client": "4.8.1"}
OVERRIDES = {"koa-compose": "4.1.0"}
SCRIPTS = ("boardgame_server.cjs", "boardgame_crowd.cjs")


def home() -> Path:
    """The folder with the peer in it, installed now if it is missing or outdated."""
    if shutil.which("npm") is None:
        raise Unavailable("boardgame.io needs node and npm, which are not installed")
    folder = shelter() / f"boardgame.io-{VERSION}"
    folder.mkdir(parents=True, exist_ok=True)
    seal = folder / "installed.json"
    wanted = json.dumps({"private": True, "dependencies": PACKAGES, "overrides": OVERRIDES})
    for script in SCRIPTS:
        shutil.copy(Path(__file__).parent.with_name("peers") / script, folder / script)
    if not seal.exists() or seal.read_text(encoding="utf-8") != wanted:
        (folder / "package.json").write_text(wanted, encoding="utf-8")
        answer(["npm", "install", "--prefix", str(folder), "--no-audit", "--no-fund", "--silent"], INSTALL_LIMIT_S)
        seal.write_text(wanted, encoding="utf-8")
    return folder


@contextmanager
def server(folder: Path, store: str) -> Iterator[House]:
    """`store` is `memory` or `flatfile`."""
    port = free_port()
    with TemporaryDirectory(prefix="loxley-peer-") as files:
        command = ["node", SCRIPTS[0], str(port), "memory" if store == "memory" else files]
        with running(command, port, "/games", folder) as house:
            yield house


def crowd(house: House, sockets: int, seconds: float) -> list[str]:
    return ["node", SCRIPTS[1], str(house.port), str(sockets), str(seconds)]
