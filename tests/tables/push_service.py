"""A push service in the test's own process, over https, and browsers that can undo what is sent to them."""

import json
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from loxley.tables.store.push_shelf import Device
from loxley.tables.web_push import decoded, encoded, public_bytes

HOST = "127.0.0.1"
_AUTH = bytes(range(16))


class Letter(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """Has the keys of a subscription, and reads what was sealed for it, as RFC 8291 tells it."""

    def __init__(self) -> None:
        self._private = generate_private_key(SECP256R1())
        self.p256dh = encoded(public_bytes(self._private.public_key()))
        self.auth = encoded(_AUTH)

    def read(self, body: bytes) -> Any:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size == 4096
        shared = self._private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
        both = b"WebPush: info\0" + public_bytes(self._private.public_key()) + theirs
        secret = HKDF(SHA256(), 32, _AUTH, both).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


class PushService:
    host = HOST

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[Letter] = []
        self.answers: list[int] = []  # the next ones; then 201
        self.arrived = threading.Condition()

    def device(self, browser: Browser, name: str = "phone", language: str = "en") -> Device:
        return Device(f"https://{HOST}:{self.port}/{name}", browser.p256dh, browser.auth, language)

    def take(self, letter: Letter) -> int:
        with self.arrived:
            self.letters.append(letter)
            self.arrived.notify_all()
            return self.answers.pop(0) if self.answers else 201

    def wait_for(self, count: int) -> list[Letter]:
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self.letters) >= count, 60), self.letters
            return [*self.letters]


@contextmanager
def push_service(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """One whose certificate whoever makes a TLS context from now on trusts."""
    certificate = _certificate(folder)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.take(Letter(self.path, dict(self.headers), body)))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer((HOST, 0), Handler)
    server.daemon_threads = True
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    service = PushService(server.server_port)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _certificate(folder: Path) -> Path:
    key = generate_private_key(SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    today = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - timedelta(days=1))
        .not_valid_after(today + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, SHA256())
    )
    path = folder / "push-service.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return path


def claims_of(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself, if its signature is right, and its public key (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = given["t"].split(".")
    assert (scheme, json.loads(decoded(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(given["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    return json.loads(decoded(claims)), given["k"]
