"""Every byte that every socket got in whole games is the same in a world dealt anew behind its viewer's back."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.patches import patch_between
from loxley.core.records import Record, Replay, read_record
from loxley.core.seats import PUBLIC, Viewer
from loxley.games import GAMES, find_game
from tests.proof.guests import Guest, arrive_all, fetch, open_table, patched, start
from tests.proof.houses import house, sqlite

PEOPLE = 4
NEWS = {"type", "n", "last", "by", "events", "patch", "legal", "table", "chat", "awaited", "presence"}
PRESENCE = {
    *("type", "here", "watching", "screens", "awaited", "clock"),
    *("composing", "skipping", "hold", "notice", "stalled"),
}
ANSWERS = {"done": {"type", "id", "n"}, "refused": {"type", "id", "problem", "rule", "field", "facts"}}


@pytest.mark.parametrize("game", list(GAMES))
def test_no_socket_ever_tells_what_its_viewer_may_not_know(game: str, tmp_path: Path) -> None:
    with house(sqlite(tmp_path), tmp_path) as server:
        guests, record = asyncio.run(evening(server.port, game))
    for guest in guests:
        assert_plain(guest)
    rows = sorted({n for guest in guests for n in moved(guest)})
    assert len(rows) == sum(1 for line in record.lines if line.words)
    told = {guest.seat if guest.seat is not None else PUBLIC: moved(guest) for guest in guests}
    compare(game, record, rows, told)


async def evening(port: int, game: str) -> tuple[list[Guest], Record]:
    invitation = open_table(port, game, PEOPLE)
    guests = await arrive_all(invitation, port, [*range(PEOPLE), None])
    await start(guests[0])
    await asyncio.gather(*(guest.play_at_random(Random(guest.seat)) for guest in guests[:PEOPLE]))
    for guest in guests:
        await guest.leave()
    record = fetch(port, f"/api/tables/{invitation.table}/record", invitation.tokens[0]).decode()
    return guests, read_record(record)


class Told(msgspec.Struct):
    """What a guest was told with a move, and what they had been shown before it."""

    events: list[Any]
    before: Any
    patch: Any
    view: Any
    legal: list[str]


def moved(guest: Guest) -> dict[int, Told]:
    """The news of moves that a guest got, by number."""
    found: dict[int, Told] = {}
    view: Any = None
    legal: list[str] = []
    for text in guest.heard:
        message = json.loads(text)
        if message["type"] == "welcome":
            view, legal = message["view"], message["legal"]
        elif message["type"] == "news":
            before, patch = view, message.get("patch")
            view = before if patch is None else patched(before, patch)
            legal = message.get("legal", legal)
            if "by" in message:
                found[message["n"]] = Told(message.get("events", []), before, patch, view, legal)
    return found


def assert_plain(guest: Guest) -> None:
    """No message has a field that the protocol does not know, and no seed comes before the end."""
    for text in guest.heard:
        message = json.loads(text)
        allowed = {"news": NEWS, "presence": PRESENCE, **ANSWERS}
        if message["type"] in allowed:
            assert set(message) <= allowed[message["type"]], text
        table = message.get("table")
        if table is not None and table["stage"] != "over":
            assert not table["seed"]


def compare(game: str, record: Record, rows: list[int], told: dict[Viewer, dict[int, Told]]) -> None:
    """A patch is made of what was shown before and of what the other world shows, so it tells nothing else."""
    door, log = find_game(game), Log()
    replay = Replay(door, record, log)
    chances = Random(game)
    position = iter(rows)
    seen = dict.fromkeys(told, len(log))  # what was dealt before the first move came with the welcome
    while (line := replay.step()) is not None:
        if not line.words:
            continue
        n = next(position)
        for viewer, messages in told.items():
            events = log.seen_by(viewer, seen[viewer])
            seen[viewer] = len(log)
            if n not in messages:
                assert events == []
                continue
            message = messages[n]
            assert message.events == as_json(events)
            chance = Chance(chances.randbytes(SEED_BYTES))
            world = door.imagine(replay.state.view(viewer), log.seen_by(viewer), chance)
            shown = as_json(world.view(viewer))
            assert (message.view, message.patch) == (shown, patch_between(message.before, shown))
            legal = world.legal(viewer) if viewer >= 0 else []
            assert message.legal == [door.book.word(move) for move in legal]


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
