"""uvicorn's socket with a short way in and out.

The plain ASGI way takes a queue, a task switch and a pause of the transport for each message. Here a listener is called where
the message arrives, and a message that was framed once is written to every socket it is meant for.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "loxley.wire"
MOST_UNREAD = 1 << 20  # bytes that may wait for a slow listener

_TEXT = 0x81  # a whole text message
_SHORT = 126
_MEDIUM = 1 << 16


def framed(payload: bytes) -> bytes:
    """A text message as it stands on the wire (RFC 6455, 5.2; a server masks nothing)."""
    size = len(payload)
    if size < _SHORT:
        return bytes((_TEXT, size)) + payload
    if size < _MEDIUM:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + payload


class Wire(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # or the handshake was refused
            self.scope["extensions"][EXTENSION] = self  # type: ignore[index]

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on messages go to the listener; only the end of the connection goes the ASGI way."""
        self.listener = listener

    def send_receive_event_to_app(self) -> None:
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.listener(data if self.curr_msg_data_type == "text" else b"")

    def write(self, frame: bytes) -> bool:
        """Send what was framed; false when the other side does not listen fast enough."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return True
        transport.write(frame)
        return transport.get_write_buffer_size() <= MOST_UNREAD

    def is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def hang_up(self, code: int) -> None:
        """Close with a code, and do not wait long for the other side."""
        if self.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(1.0, self.transport.close)
