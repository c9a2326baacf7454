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
                async with connect(address, subprotocols=[Subprotocol("loxley.1")], max_size=None) as socket:
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
        """A welcome has everything; news have what changed."""
        self.n = message["n"]
        self.seat = message.get("seat", self.seat)
        if "table" in message:
            self.stage = message["table"]["stage"]
        if "view" in message:
            self.view, self.legal = message["view"], message.get("legal", [])
        if "presence" in message:
            self.awaited = message["presence"]["awaited"]
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
