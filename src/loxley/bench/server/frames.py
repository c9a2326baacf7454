"""The client's half of a WebSocket, as plain as a load generator needs it: text frames, no fragments, no extensions.

A crowd of thousands of sockets shares one core; a full client would be busier than the server it measures.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81
_CLOSE: Final = 0x8
_PING: Final = 0x9
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"
_SHORT: Final = 125
_MEDIUM: Final = 126
_LONG: Final = 127


def handshake(host: str, port: int, path: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Protocol: loxley.2",
        f"Origin: http://{host}:{port}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def frame(payload: bytes, kind: int = _TEXT) -> bytes:
    """A masked frame; a mask of zeros leaves the payload as it is."""
    size = len(payload)
    if size <= _SHORT:
        return bytes((kind, _MASKED | size)) + _NO_MASK + payload
    return bytes((kind, _MASKED | _MEDIUM)) + size.to_bytes(2, "big") + _NO_MASK + payload


class Socket(asyncio.Protocol):
    """One connection: `on_open` once, `on_text` for each message, `on_close` at the end."""

    def __init__(self, hello: bytes, on_open: Callable[["Socket"], None], on_text: Callable[[bytes], None]) -> None:
        self._hello = hello
        self._on_open = on_open
        self._on_text = on_text
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but name
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                raise ConnectionError(head.decode(errors="replace"))
            self._buffer = rest
            self._open = True
            self._on_open(self)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1] & 0x7F, at + 2
            if size == _MEDIUM:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == _LONG:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            code, at = buffer[at] & 0xF, start + size
            if code == _CLOSE:
                self.close()
            elif code == _PING and self._transport is not None:  # who does not answer for a while is cut off
                self._transport.write(frame(buffer[start:at], _PONG))
            elif code == _TEXT & 0xF:
                self._on_text(buffer[start:at])
        self._buffer = buffer[at:]

    def send(self, payload: bytes) -> None:
        if self._transport is not None:
            self._transport.write(frame(payload))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
