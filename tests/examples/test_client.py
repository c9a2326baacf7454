"""The example client plays a whole game on a real server, knowing nothing but the protocol."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from loxley.games import GAMES
from tests.proof.guests import Guest, Invitation, fetch, post, start
from tests.proof.houses import house, sqlite

CLIENT = Path(__file__).parent.parent.parent / "examples" / "client.py"


@pytest.mark.parametrize("game", list(GAMES))
def test_the_example_plays_a_whole_game(game: str, tmp_path: Path) -> None:
    with house(sqlite(tmp_path), tmp_path) as server:
        wish = {
            "game": game,
            "name": "Host",
            "players": 3,
            "seat": None,
            "bots": [{"seat": seat, "level": "novice"} for seat in (1, 2)],
        }
        opened = post(server.port, "/api/tables", wish)
        command = [
            sys.executable,
            str(CLIENT),
            f"http://127.0.0.1:{server.port}",
            opened["table"],
            "--key",
            opened["key"],
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as client:
            asyncio.run(begin(server.port, Invitation(opened["table"], opened["key"], [opened["token"]])))
            said, _ = client.communicate(timeout=240)
        assert client.returncode == 0, said
        assert "legal moves" in said
        table = json.loads(fetch(server.port, f"/api/tables/{opened['table']}", opened["token"]))
        assert table["stage"] == "over"


async def begin(port: int, invitation: Invitation) -> None:
    """The host starts when the client has sat down."""
    host = Guest(invitation, 0)
    await host.arrive(port)
    while (
        json.loads(fetch(port, f"/api/tables/{invitation.table}", invitation.tokens[0]))["seats"][0]["person"] is None
    ):
        await asyncio.sleep(0.05)
    await start(host)
    await host.leave()
