"""Frames of a WebSocket (RFC 6455, 5.2): text messages on their way out, and short whole ones on their way in."""

from collections.abc import Callable
from typing import Any, Final

from loxley.server.close_codes import TOO_MUCH
from loxley.server.masks import unmasked

MOST_UNREAD = 1 << 20  # bytes that may wait for a slow listener

# A whole text message, a whole pong, lengths that need more bytes, a mask.
_TEXT: Final = 0x81
_PONG: Final = 0x8A
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_MASKED: Final = 0x80
_LARGE: Final = 1 << 16


# What stands before a text message of so many bytes; a server masks nothing.
_HEADS: Final = [bytes([_TEXT, size]) for size in range(_TWO_BYTES)]
_HEAD_OF_MORE: Final = bytes([_TEXT, _TWO_BYTES])
_HEAD_OF_MUCH: Final = bytes([_TEXT, _EIGHT_BYTES])


def framed(payload: bytes) -> bytes:
    """A text message as it stands on the wire."""
    size = len(payload)
    if size < _TWO_BYTES:
        return _HEADS[size] + payload
    if size < _LARGE:
        return _HEAD_OF_MORE + size.to_bytes(2, "big") + payload
    return _HEAD_OF_MUCH + size.to_bytes(8, "big") + payload


class Outbox:
    """Sockets with something to say, of one event loop."""

    def __init__(self, call_soon: Callable[..., object]) -> None:
        self._call_soon = call_soon
        self._senders: list[Sender] = []

    def add(self, sender: "Sender") -> None:
        if not self._senders:
            self._call_soon(self.flush)
        self._senders.append(sender)

    def flush(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.flush()


class Sender:
    """The way out of one socket: what is said in one turn of the event loop leaves together, by one system call."""

    def __init__(self, transport: Any, hang_up: Callable[[int], None], outbox: Outbox) -> None:
        self.is_closed = False
        self._transport = transport
        self._hang_up = hang_up
        self._outbox = outbox
        self._said: list[bytes] = []

    def send(self, frame: bytes) -> None:
        """Say something that was framed."""
        if not self._said:
            self._outbox.add(self)
        self._said.append(frame)

    def flush(self) -> None:
        """Send what was said. Who does not listen fast enough is cut off, and can come back to where they were."""
        said, self._said = self._said, []
        if not said or self.is_closed or self._transport.is_closing():
            return
        self._transport.write(said[0] if len(said) == 1 else b"".join(said))
        if self._transport.get_write_buffer_size() > MOST_UNREAD:
            self._hang_up(TOO_MUCH)


class Reader:
    """Reads short, whole, masked messages; with anything else the full parser has to take over for good."""

    def __init__(self, most: int, heard: Callable[[bytes], None], ponged: Callable[[bytes], None]) -> None:
        self._most = most  # bytes of a message
        self._heard = heard
        self._ponged = ponged
        self._rest = b""  # of a frame that has not arrived entirely

    def read(self, data: bytes) -> bytes:
        """What cannot be read here, or nothing."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        at = 0
        end = len(data)
        while end - at >= 2:
            kind, length = data[at], data[at + 1] ^ _MASKED
            start = at + 6
            if length == _TWO_BYTES:
                if end < at + 4:
                    break
                length = data[at + 2] << 8 | data[at + 3]
                start = at + 8
            elif length > _TWO_BYTES:  # longer, or without a mask
                return data[at:]
            if (kind != _TEXT and kind != _PONG) or length > self._most:
                return data[at:]
            if end < start + length:
                break
            payload = unmasked(data[start : start + length], data[start - 4 : start])
            at = start + length
            if kind == _TEXT:
                self._heard(payload)
            else:
                self._ponged(payload)
        if at < end:
            self._rest = data[at:]
        return b""
