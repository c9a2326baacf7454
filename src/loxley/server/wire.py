"""uvicorn's socket with a short way in and out.

The plain ASGI way takes a queue, a task switch and a pause of the transport for each message. Here a listener is called
where the message arrives. What goes out is framed once for all sockets it is meant for, and what is meant for one
socket leaves together, at the end of the turn of the event loop in which it was said.
"""

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from loxley.server.close_codes import TOO_MUCH
from loxley.server.masks import unmasked

EXTENSION: Final = "loxley.wire"
MOST_UNREAD: Final = 1 << 20  # bytes that may wait for a slow listener

# Of a frame (RFC 6455, 5.2): a whole text message, a whole pong, lengths that need more bytes, a mask.
_TEXT: Final = 0x81
_PONG: Final = 0x8A
_TWO_BYTES: Final = 126
_EIGHT_BYTES: Final = 127
_MASKED: Final = 0x80
_LARGE: Final = 1 << 16
_CLOSE_S: Final = 1.0  # how long the other side may take to say goodbye


def framed(payload: bytes) -> bytes:
    """A text message as it stands on the wire; a server masks nothing."""
    size = len(payload)
    if size < _TWO_BYTES:
        return b"%c%c%b" % (_TEXT, size, payload)
    if size < _LARGE:
        return b"%c%c%b%b" % (_TEXT, _TWO_BYTES, size.to_bytes(2, "big"), payload)
    return b"%c%c%b%b" % (_TEXT, _EIGHT_BYTES, size.to_bytes(8, "big"), payload)


class Outbox:
    """Sockets with something to say, of one event loop."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []

    def flush(self) -> None:
        wires, self.wires = self.wires, []
        for wire in wires:
            wire.flush()


class Wire(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    _is_plain = True  # nothing but whole, short messages so far
    _outbox: Outbox

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # or the handshake was refused
            extensions: dict[str, object] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions  # type: ignore[typeddict-item]

    def listen(self, listener: Callable[[bytes], None], outbox: Outbox) -> None:
        """From now on messages go to the listener; only the end of the connection goes the ASGI way."""
        self.listener = listener
        self._outbox = outbox
        self._said: list[bytes] = []
        self._rest = b""  # of a frame that has not arrived entirely

    # in

    def data_received(self, data: bytes) -> None:
        if self.listener is None:
            self._is_plain = not self.handshake_initiated  # who does not wait for an answer is read the long way
            super().data_received(data)
        elif not self._is_plain:
            super().data_received(data)
        else:
            self._read(self._rest + data if self._rest else data)

    def _read(self, data: bytes) -> None:
        """Short, whole, masked messages are read here. With anything else the full parser takes over for good."""
        at = 0
        while len(data) - at >= 2:
            kind, length = data[at], data[at + 1] ^ _MASKED
            start = at + 6
            if length == _TWO_BYTES:
                length = int.from_bytes(data[at + 2 : at + 4], "big")
                start = at + 8
            elif length > _TWO_BYTES:  # longer, or without a mask
                kind = 0
            if kind not in (_TEXT, _PONG) or length > self.config.ws_max_size:
                self._is_plain = False
                self._rest = b""
                super().data_received(data[at:])
                return
            if len(data) < start + length:
                break
            payload = unmasked(data[start : start + length], data[start - 4 : start])
            at = start + length
            if kind == _PONG:
                self.handle_pong(Frame(Opcode.PONG, payload))
            elif not self.close_sent and self.listener is not None:
                self.listener(payload)
        self._rest = data[at:]

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(data if self.curr_msg_data_type == "text" else b"")

    # out

    def write(self, frame: bytes) -> None:
        """Say something that was framed."""
        said = self._said
        if not said:
            outbox = self._outbox
            if not outbox.wires:
                self.loop.call_soon(outbox.flush)
            outbox.wires.append(self)
        said.append(frame)

    def flush(self) -> None:
        """Send what was said. Who does not listen fast enough is cut off, and can come back to where they were."""
        said, self._said = self._said, []
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(said[0] if len(said) == 1 else b"".join(said))
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.hang_up(TOO_MUCH)

    def is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def hang_up(self, code: int) -> None:
        """Close with a code, and do not wait long for the other side."""
        if self.is_closing():
            return
        if self._said:
            self.transport.write(b"".join(self._said))
            self._said = [b""]  # it stands in the outbox still
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(_CLOSE_S, self.transport.close)
