"""Where a table is: its server, its name, and the key of the invitation."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from loxley.core.refusals import Refused


@dataclass(frozen=True)
class Address:
    server: str  # such as `https://example.org`
    table: str
    key: str = ""

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/ws"


def read_address(url: str, table: str, key: str) -> Address:
    """A link as people share it (`https://example.org/t/TABLE#KEY`), or a server with the table beside it."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Refused("bad-link", "URL", "", {"found": url})
    named = parts.path.removeprefix("/t/") if parts.path.startswith("/t/") else ""
    if not (table or named):
        raise Refused("no-table-named", "--table")
    return Address(f"{parts.scheme}://{parts.netloc}", table or named.strip("/"), key or parts.fragment)
