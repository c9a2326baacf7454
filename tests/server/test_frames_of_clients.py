"""What a client may send over a socket: pieces are put together, what is no message ends the connection."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, run, running


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "not json",
        '{"type":"dance"}',
        '{"type":"hello"}',
        '{"type":"ping","more":1}',
        '{"type":"ping","id":"1"}',
        '{"type":"ping","id":-1}',
        '{"type":"play","moves":["close"]}',  # before hello
        '{"type":"say","text":"' + "x" * 501 + '"}',
        "[" * 5000,
        "\ud83d",
    ],
)
def test_what_is_no_message_ends_the_connection(text: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            socket = await server.socket()
            await socket.send(text.encode("utf-8", "surrogatepass"), text=True)
            assert await Guest(socket).closed() in (4400, 1007)

    run(evening)


def test_large_and_binary_messages_end_the_connection(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            messages: list[tuple[str | bytes | list[str], int]] = [
                ("x" * 20_000, 1009),
                (b"\x00\x01", 4400),
                (["{", '"type"', ':"dance"}'], 4400),
            ]
            for message, code in messages:
                socket = await server.socket()
                await socket.send(message)
                assert await Guest(socket).closed() == code

    run(evening)


def test_messages_in_pieces_are_put_together(tmp_path: Path) -> None:
    """Fragments, frames that arrive byte by byte, and several in one packet."""

    async def evening() -> None:
        async with running(tmp_path) as server:
            opened = await server.open()
            guest = await server.guest(opened.table, opened.token)
            raw = guest.socket.transport
            send = raw.write
            pieces: list[Any] = []
            raw.write = pieces.append  # type: ignore[method-assign,assignment]
            for number in (11, 12, 13):
                await guest.socket.send(f'{{"type":"ping","id":{number}}}')
            raw.write = send  # type: ignore[method-assign]
            stream = b"".join(pieces)
            for byte in stream[:-3]:
                raw.write(bytes([byte]))
                await asyncio.sleep(0)
            raw.write(stream[-3:])
            for number in (11, 12, 13):
                assert (await guest.hear()).id == number
            await guest.socket.send(['{"type":', '"ping","id":14}'])
            assert (await guest.hear()).id == 14
            assert (await guest.ask(type="ping")).id

    run(evening)
