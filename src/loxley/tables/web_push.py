"""What makes a letter a push message: only one browser can read it (RFC 8291), and the server signs it (RFC 8292).

The one module that needs the extra `push`.
"""

import hashlib
import hmac
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from loxley.core.refusals import Refused

_AUTH_BYTES = 16
_SALT_BYTES = 16
_KEY_BYTES = 32
_RECORD_SIZE = 4_096
_LAST_RECORD = b"\x02"
_VALID_S = 12 * 3_600  # of a signature; services refuse more than a day


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def public_bytes(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuses what no browser has made: a point that is not on the curve, a secret of another length."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(p256dh))
        is_whole = len(decoded(auth)) == _AUTH_BYTES
    except ValueError as trouble:
        raise Refused("not-a-device", "keys") from trouble
    if not is_whole:
        raise Refused("not-a-device", "keys")


def encrypted(text: bytes, p256dh: str, auth: str) -> bytes:
    """For the browser with these keys alone, with a key and a salt that are used once."""
    return sealed(text, p256dh, auth, generate_private_key(SECP256R1()), os.urandom(_SALT_BYTES))


def sealed(text: bytes, p256dh: str, auth: str, private: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    theirs = decoded(p256dh)
    ours = public_bytes(private.public_key())
    shared = private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
    secret = _derived(decoded(auth), shared, b"WebPush: info\x00" + theirs + ours)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00")[:16]
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00")[:12]
    head = salt + struct.pack("!IB", _RECORD_SIZE, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, purpose: bytes) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes (RFC 5869)."""
    return _hmac(_hmac(salt, secret), purpose + b"\x01")


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def new_private_key() -> str:
    key = generate_private_key(SECP256R1())
    return encoded(key.private_numbers().private_value.to_bytes(_KEY_BYTES, "big"))


class Signer:
    """Says who sends, so that no other server can use a subscription that was made for this one."""

    def __init__(self, private_key: str, contact: str) -> None:
        self._private = derive_private_key(int.from_bytes(decoded(private_key), "big"), SECP256R1())
        self._contact = contact
        self.public_key = encoded(public_bytes(self._private.public_key()))

    def authorization(self, url: str, now: float) -> str:
        """The header for one service."""
        parts = urlsplit(url)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _VALID_S, "sub": self._contact}
        head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        text = f"{head}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._private.sign(text.encode(), ECDSA(SHA256())))
        signature = r.to_bytes(_KEY_BYTES, "big") + s.to_bytes(_KEY_BYTES, "big")
        return f"vapid t={text}.{encoded(signature)}, k={self.public_key}"
