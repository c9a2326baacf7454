"""Running the server: uvicorn, with our own short way through the socket."""

import socket
import sys
from dataclasses import dataclass

import uvicorn

from loxley.server.app import Server, Settings
from loxley.server.sockets import MOST_BYTES
from loxley.server.wire import Wire


@dataclass(frozen=True)
class Address:
    host: str
    port: int


def configure(server: Server, address: Address) -> uvicorn.Config:
    return uvicorn.Config(
        server,
        host=address.host,
        port=address.port,
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def serve(settings: Settings, address: Address, workers: int) -> None:
    """Until it is told to stop."""
    listening = _listen(address)
    host, port = listening.getsockname()[:2]
    sys.stdout.write(f"http://{host}:{port}\n")
    sys.stdout.flush()
    uvicorn.Server(configure(Server(settings), address)).run(sockets=[listening])


def _listen(address: Address) -> socket.socket:
    family = socket.AF_INET6 if ":" in address.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((address.host, address.port))
    return listening
