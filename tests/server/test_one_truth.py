"""What is put together from ready bytes says exactly what the types of the messages declare.

The room splices news and welcomes, so that a view is encoded once for all who see it. A field that is added to a type
and not sent, or sent and not declared, fails here.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

from loxley.server.messages.answers import Answer, News, Welcome
from tests.server.running import Guest, Running, run, running

RAW = ("view", "patch")  # JSON of the game, which no type declares
ELSEWHERE = {"house"}  # fields of news that a game without a clock does not have: tests/server/test_pace.py


class Strict(Guest):
    """Compares each message with what its type would have sent."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.kinds: set[str] = set()
        self.news_fields: set[str] = set()

    async def hear(self) -> Any:
        message = await super().hear()
        sent = json.loads(self.sent)
        self.kinds.add(sent.pop("type"))
        if isinstance(message, News):
            self.news_fields |= set(sent)
        compare(message, sent)
        return message


def compare(message: msgspec.Struct, sent: dict[str, Any]) -> None:
    fields = {field.name: field for field in msgspec.structs.fields(message)}
    assert set(sent) <= set(fields)
    for name, field in fields.items():
        value = getattr(message, name)
        if name in RAW or value is msgspec.UNSET:
            continue
        if name not in sent:  # only what is as usual may be left out, and only where the type says so
            assert message.__struct_config__.omit_defaults, (type(message), name)
            assert value == field.default or value == []
            continue
        assert sent[name] == msgspec.to_builtins(value), (type(message), name)


async def come_in(server: Running, table: str, token: str) -> Strict:
    guest = Strict(await server.socket())
    await guest.send(type="hello", table=table, token=token, since=-1, key="")
    await guest.until(Welcome)
    return guest


def test_every_message_says_what_its_type_declares(tmp_path: Path) -> None:
    """A whole game by lot, with everything around it that a server answers to."""
    rng = Random(3)

    async def evening() -> tuple[set[str], set[str]]:
        async with running(tmp_path) as server:
            opened = await server.open("nottingham", 3, bots=2)
            ann = await come_in(server, opened.table, opened.token)
            ben = await come_in(server, opened.table, await server.join(opened, None, "Ben"))
            await ann.done(type="start")
            await ann.done(type="say", text="Hello")
            await ben.done(type="say", text="Good luck")
            await ann.ask(type="why", move="pass")
            await ann.ask(type="try", moves=[])
            await ann.ask(type="play", moves=["nonsense"])
            await ann.ask(type="ping")
            await ann.ask(type="new_device")
            await ann.done(type="say_phrase", phrase="remark-phrase-hello")
            while ann.table.stage != "over":
                if ann.legal and 0 in ann.awaited:
                    await ann.ask(type="play", moves=[rng.choice(ann.legal)])
                else:
                    await ann.hear()
            await ben.settled()
            await ann.ask(type="remove", person=ben.welcome.person)
            again = await come_in(server, opened.table, opened.token)
            guests = (ann, ben, again)
            return set().union(*(each.kinds for each in guests)), set().union(*(each.news_fields for each in guests))

    kinds, fields = run(evening)
    assert kinds == {kind.__struct_config__.tag for kind in get_args(Answer)}
    assert fields == {field.name for field in msgspec.structs.fields(News)} - ELSEWHERE
