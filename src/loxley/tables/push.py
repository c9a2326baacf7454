"""Push messages: devices of people who have closed the page learn that it is their turn, in a game by the day.

A call says which game it is and in which phase, both known to everybody, and nothing of any hand: whoever sees a lock
screen may read it. Each device is called once for each turn, and once when an hour is left, however many processes
serve the table and however often they start.
"""

import asyncio
import hashlib
import logging
import ssl
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.outgoing import PAUSES, TOO_LATE, Letter, Outgoing
from loxley.tables.push_addresses import check_endpoint
from loxley.tables.push_calls import TIME, Call, Calls, is_by_day, is_still_due, owners
from loxley.tables.store.opening import STORE_TROUBLES
from loxley.tables.store.push_shelf import Device, PushShelf
from loxley.tables.table import CLOSED, Table
from loxley.tables.web_push import Signer, check_keys, encoded, encrypted, new_private_key
from loxley.telling.speech import key
from loxley.texts import FALLBACK, LANGUAGES, Texts

MOST_DEVICES: Final = 4  # of one person at one table
_GONE: Final = ("404", "410")  # there is no such device any more
_LEAST_TTL: Final = 60
_TITLES: Final = {TIME: "web-notify-time"}

_log = logging.getLogger("loxley.tables")


class Push:
    def __init__(
        self,
        shelf: PushShelf,
        signer: Signer,
        metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        *,
        has_no_choice: Callable[[Table, Seat], bool],
        hosts: Collection[str] = (),
        pauses: Sequence[float] = PAUSES,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.public_key = signer.public_key
        self._shelf = shelf
        self._signer = signer
        self._metrics = metrics
        self._spawn = spawn
        self._hosts = hosts
        self._clock = clock
        self._calls = Calls(has_no_choice)
        self._owners: dict[str, frozenset[str]] = {}  # by table: who had a seat there when it was looked at last
        self._outgoing = Outgoing("loxley push", pauses, ssl.create_default_context())

    # devices

    async def keep(self, live: LiveTable, owner: str, device: Device) -> None:
        """From now on it is called."""
        table = live.table
        if table.stage == CLOSED:
            raise Refused("table-closed", "table")
        if live.archived:
            raise Refused("table-archived", "table")
        if not is_by_day(table):
            raise Refused("not-by-day", "table")
        if owner not in owners(table):
            raise Refused("no-seat", "seat")
        check_endpoint(device.endpoint, self._hosts)
        check_keys(device.p256dh, device.auth)
        spoken = device.language if device.language in LANGUAGES else FALLBACK
        await self._shelf.keep(table.name, owner, device._replace(language=spoken), self._clock(), MOST_DEVICES)

    async def forget(self, live: LiveTable, owner: str, endpoint: str) -> None:
        await self._shelf.forget(live.table.name, owner, endpoint)

    # calls

    def look(self, live: LiveTable) -> None:
        """A table has changed, or some time has passed."""
        name = live.table.name
        if not is_by_day(live.table):
            return
        seated = owners(live.table)
        if self._owners.get(name) != seated:
            self._owners[name] = seated
            self._spawn(self._forget_others(name, seated))
        if live.driven:
            for call in self._calls.fresh(live, self._clock()):
                self._spawn(self._call(live, call))

    def unload(self, table: str) -> None:
        self._calls.forget(table)
        self._owners.pop(table, None)

    async def _forget_others(self, table: str, seated: frozenset[str]) -> None:
        try:
            await self._shelf.forget_others(table, seated)
        except STORE_TROUBLES:
            self._owners.pop(table, None)  # the next look tries again

    async def _call(self, live: LiveTable, call: Call) -> None:
        table = live.table
        try:
            devices = await self._shelf.call(table.name, call.owner, call.due)
        except STORE_TROUBLES:
            self._calls.forget(table.name)  # likewise
            return
        if devices and not call.is_seen:
            phase = table.running_match().state.phase.name
            await asyncio.gather(*(self._send(table, call, device, phase) for device in devices))

    async def _send(self, table: Table, call: Call, device: Device, phase: str) -> None:
        write = partial(self._write, table.name, table.game.name, phase, call, device)
        trouble = await self._outgoing.send(write, partial(is_still_due, table, call))
        outcome = "told" if not trouble else "gone" if trouble in _GONE else "late" if trouble == TOO_LATE else "failed"
        self._metrics.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self._shelf.forget(table.name, call.owner, device.endpoint)
        elif outcome == "failed":
            host = urlsplit(device.endpoint).hostname  # the rest of the address is a secret
            _log.warning("table %s: a device was not called by %s: %s", table.name, host, trouble)

    def _write(self, table: str, game: str, phase: str, call: Call, device: Device) -> Letter:
        """In a thread: the texts of a language may have to be read first."""
        check_endpoint(device.endpoint, self._hosts)  # the operator may have changed their mind since
        now = self._clock()
        words = {**words_of(device.language, call.kind, game, phase), "path": f"/t/{table}"}
        headers = {
            "Authorization": self._signer.authorization(device.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(_LEAST_TTL, int(call.ends - now))),  # after that nobody needs it
            "Topic": encoded(hashlib.sha256(table.encode()).digest())[:32],  # a later call takes its place
            "Urgency": "high" if call.kind == TIME else "normal",
        }
        return Letter(device.endpoint, encrypted(msgspec.json.encode(words), device.p256dh, device.auth), headers)

    def close(self) -> None:
        self._outgoing.close()


def words_of(language: str, kind: str, game: str, phase: str) -> dict[str, str]:
    """What a lock screen shows: the same texts as the page's own notification."""
    texts = Texts(language)
    name = f"{game}-phase-{key(phase)}"
    where = [texts.title(game), *([texts.say(name)] if texts.knows(name) else [])]
    title = texts.say(_TITLES.get(kind, "web-notify-title"))
    return {"title": title, "body": texts.say("web-notify-body", game=" · ".join(where))}


async def own_signer(shelf: PushShelf, contact: str) -> Signer:
    """With the key that all processes of this server share; the first one makes it."""
    return Signer(await shelf.private_key(new_private_key()), contact)
