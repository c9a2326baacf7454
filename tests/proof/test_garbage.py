"""Garbage on the socket and at the door: a clear refusal or a closed line, and the table as it was."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.proof.guests import Guest, Invitation, arrive_all, open_table, start
from tests.proof.houses import House, house, sqlite

CLOSED_FOR_GARBAGE = {1003, 1007, 1009, 4400, 4429}
UNCHANGED = {"refused", "tried", "forbidden", "pong"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("garbage")
    with house(sqlite(folder), folder) as opened:
        yield opened


@pytest.fixture(scope="module")
def table(server: House) -> Invitation:
    """A game that has begun, and in which nothing else happens."""

    async def begin() -> Invitation:
        invitation = open_table(server.port, "sheriff", people=3)
        guests = await arrive_all(invitation, server.port, range(3))
        await start(guests[0])
        for guest in guests:
            await guest.leave()
        return invitation

    return asyncio.run(begin())


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
types = st.sampled_from(["hello", "play", "try", "why", "say", "sit", "rename", "seat_bot", "start", "consent", "?"])
requests = st.builds(
    lambda kind, fields: json.dumps({"type": kind, **fields}),
    types,
    st.dictionaries(st.sampled_from(["id", "moves", "move", "text", "seat", "yes", "seen", "extra", "token"]), values),
)
garbage = requests | st.text(max_size=200) | st.binary(max_size=200) | values.map(json.dumps)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lines=st.lists(garbage, min_size=1, max_size=8))
def test_garbage_changes_nothing(server: House, table: Invitation, lines: list[str | bytes]) -> None:
    asyncio.run(throw(server.port, table, lines))


async def throw(port: int, table: Invitation, lines: list[str | bytes]) -> None:
    thrower, witness = Guest(table, 2), Guest(table, 1)
    await witness.arrive(port)
    before = witness.view, witness.events
    await thrower.arrive(port)
    heard = len(thrower.heard)
    with suppress(ConnectionClosed):
        for line in lines:
            await thrower.send(line)
        await thrower.ask(type="ping")
    assert thrower.closed_with in (None, *CLOSED_FOR_GARBAGE)
    for text in thrower.heard[heard:]:
        message = json.loads(text)
        if message["type"] not in UNCHANGED:
            assert message["type"] in {"presence", "news", "done", "moved"}
            assert "view" not in message
    await thrower.leave()
    again = Guest(table, 1)
    await again.arrive(port)
    assert (again.view, again.events) == before
    await again.leave()
    await witness.leave()


@schemathesis.serializer("application/x-ndjson")
def lines_of_json(context: schemathesis.SerializationContext, value: Any) -> bytes:  # noqa: ARG001 - their contract
    """A record that somebody brings, or what is meant to look like one."""
    return value.encode() if isinstance(value, str) else json.dumps(value, default=repr).encode()


def test_the_door_answers_as_its_description_says(server: House) -> None:
    """Every operation of the API, with what fits its description and what does not: never a crash."""
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def attack(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=[schemathesis.checks.not_a_server_error])

        attack()
        tried += 1
    assert tried >= 8
