"""A client of a Loxley server, about a hundred lines: it joins a table, shows the game, plays a legal move when asked.

    python examples/client.py http://127.0.0.1:8000 TABLE [--key KEY] [--name NAME]

It knows no rule and imports nothing of Loxley: everything it needs is in docs/protocol.md. It needs one package:
pip install websockets
"""

import argparse
import asyncio
import json
import random
import urllib.request
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Subprotocol

Json = dict[str, Any]
HOPELESS = (4400, 4401, 4403, 4404, 4410)  # to connect again makes no sense


def join(server: str, table: str, key: str, name: str) -> str:
    """Come in; the token is ours, and says who we are from now on."""
    body = json.dumps({"name": name, "key": key}).encode()
    request = urllib.request.Request(f"{server}/api/tables/{table}/people", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        token: str = json.load(answer)["token"]
        return token


def patched(old: Any, patch: Any) -> Any:
    """The value that a patch makes of an old one: a new value, a part of a list, or some fields of an object."""
    if isinstance(patch, list):
        if len(patch) == 1:
            return patch[0]
        start, kept, items = patch
        return [*old[:start], *items, *old[len(old) - kept :]]
    if isinstance(old, list):
        return [patched(each, patch[str(at)]) if str(at) in patch else each for at, each in enumerate(old)]
    return {**old, **{key: patched(old.get(key), change) for key, change in patch.items()}}


class Client:
    def __init__(self, table: str, token: str) -> None:
        self.hello: Json = {"type": "hello", "table": table, "token": token}
        self.n = -1  # the number of the last news that arrived
        self.seat: int | None = None
        self.stage = ""
        self.view: Json | None = None
        self.legal: list[str] = []
        self.awaited: list[int] = []
        self.asked = False  # a move was sent, and is not answered

    async def run(self, address: str) -> None:
        """Until the game is over; a lost line is connected again, and goes on after the last news."""
        while self.stage != "over":
            try:
                async with connect(address, subprotocols=[Subprotocol("loxley.2")], max_size=None) as socket:
                    await socket.send(json.dumps({**self.hello, "since": self.n}))
                    async for text in socket:
                        self.hear(json.loads(text))
                        if self.stage == "over":
                            return
                        if move := self.choose():
                            self.asked = True
                            await socket.send(json.dumps({"type": "play", "moves": [move], "id": 1}))
            except ConnectionClosed:
                pass
            if socket.close_code in HOPELESS:
                raise SystemExit(f"the server closed the line: {socket.close_code}")
            self.asked = False
            await asyncio.sleep(1)

    def hear(self, message: Json) -> None:
        kind = message["type"]
        if kind in ("welcome", "news"):
            self.take(message)
        elif kind == "presence":
            self.awaited = message["awaited"]
        elif kind in ("done", "refused"):
            self.asked = False

    def take(self, message: Json) -> None:
        """A welcome has everything; news have what changed, in the view by a patch."""
        self.n = message["n"]
        self.seat = message.get("seat", self.seat)
        if "table" in message:
            self.stage = message["table"]["stage"]
        self.view = message.get("view", self.view)
        if "patch" in message:
            self.view = patched(self.view, message["patch"])
        self.legal = message.get("legal", self.legal)
        self.awaited = message.get("presence", message).get("awaited", self.awaited)
        for event in message.get("events", []):
            print(f"  {event['name']} {event['facts']}")
        if self.view is not None:
            print(f"[{self.n}] {self.view['phase']}, seat {self.seat}, {len(self.legal)} legal moves")

    def choose(self) -> str:
        """A legal move, if the game waits for us."""
        if self.asked or not self.legal or self.seat not in self.awaited:
            return ""
        return random.choice(self.legal)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("server")
    words.add_argument("table")
    words.add_argument("--key", default="")
    words.add_argument("--name", default="Client")
    given = words.parse_args()
    token = join(given.server, given.table, given.key, given.name)
    asyncio.run(Client(given.table, token).run(given.server.replace("http", "ws", 1) + "/ws"))


if __name__ == "__main__":
    main()
