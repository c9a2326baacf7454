"""A scripted server of chat completions on this machine."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any


class Chat(ThreadingHTTPServer):
    """`asked` holds what it was asked; `script` answers a question with a status and a text."""

    daemon_threads = True
    asked: list[Any]
    script: Any


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server: Any = self.server
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server.asked.append((self.path, body))
        status, answer = server.script(body["messages"][-1]["content"])
        choice = {"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": answer}}
        completion = {"id": "1", "object": "chat.completion", "created": 0, "model": body["model"], "choices": [choice]}
        said = json.dumps(completion).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(said)))
        self.end_headers()
        self.wfile.write(said)

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def chat_server(script: Any) -> Iterator[tuple[Chat, str]]:
    server = Chat(("127.0.0.1", 0), _Handler)
    server.asked, server.script = [], script
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield server, f"http://127.0.0.1:{server.server_port}/v1"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
