"""Which store a URL means."""

from pathlib import Path

from loxley.core.refusals import Refused
from loxley.tables.store import Store
from loxley.tables.store.sqlite import SqliteStore
from loxley.tables.tallies import Tallies

_SQLITE = "sqlite:///"


async def open_store(url: str, tallies: Tallies) -> Store:
    if url.startswith(_SQLITE):
        return SqliteStore(Path(url.removeprefix(_SQLITE)), tallies)
    raise Refused("unknown-store", "--store", "", {"found": url.partition(":")[0]})
