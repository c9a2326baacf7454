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

from loxley.server.frames import Outbox, Reader, Sender

EXTENSION: Final = "loxley.wire"
_CLOSE_S: Final = 1.0  # how long the other side may take to say goodbye


class Wire(WebSocketsSansIOProtocol):
    sender: Sender
    _listener: Callable[[bytes], None] | None = None
    _reader: Reader | None = None  # while nothing but whole, short messages came
    _is_impatient = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # or the handshake was refused
            extensions: dict[str, object] = {**(self.scope["extensions"] or {}), EXTENSION: self}
            self.scope["extensions"] = extensions  # type: ignore[typeddict-item]

    def open(self, outbox: Outbox) -> Sender:
        """The way out, beside those of other sockets."""
        self.sender = Sender(self.transport, self.hang_up, outbox)
        return self.sender

    def listen(self, listener: Callable[[bytes], None]) -> None:
        """From now on messages go to the listener; only the end of the connection goes the ASGI way."""
        self._listener = listener
        if not self._is_impatient:
            self._reader = Reader(self.config.ws_max_size, self._hear, self._pong)

    def connection_lost(self, exc: Exception | None) -> None:
        if hasattr(self, "sender"):
            self.sender.is_closed = True
        super().connection_lost(exc)

    # in

    def data_received(self, data: bytes) -> None:
        if self._reader is not None:
            data = self._reader.read(data)
            if not data:
                return
            self._reader = None
        elif self._listener is None:
            self._is_impatient = self.handshake_initiated  # who does not wait for an answer is read the long way
        super().data_received(data)

    def _hear(self, payload: bytes) -> None:
        if not self.close_sent and self._listener is not None:
            self._listener(payload)

    def _pong(self, payload: bytes) -> None:
        self.handle_pong(Frame(Opcode.PONG, payload))

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self._hear(data if self.curr_msg_data_type == "text" else b"")

    # out

    def is_closing(self) -> bool:
        return self.close_sent or self.transport.is_closing()

    def hang_up(self, code: int) -> None:
        """Close with a code, and do not wait long for the other side."""
        if self.is_closing():
            return
        self.sender.flush()
        if self.close_sent:  # it had more to say than the other side reads
            return
        self.sender.is_closed = True
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(_CLOSE_S, self.transport.close)
