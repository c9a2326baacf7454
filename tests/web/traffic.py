"""Everything a page was told over its socket, and whether it should have been."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, WebSocket

from loxley.core.patches import patched

_OWN = ("hand", "bag", "packing", "closed")  # of a seat of Sheriff, for its owner alone
_TOLD_TO_OWNERS = ("dealt", "drew", "set_aside", "packed")
_REVEALED = ("feast", "over")


class Traffic:
    """Listens to the sockets of one page from the start."""

    def __init__(self, page: Page) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.messages.append(json.loads(frame)))

    def views(self) -> Iterator[dict[str, Any]]:
        """The views that a welcome brought, and what news made of them."""
        view: dict[str, Any] | None = None
        for message in self.messages:
            if isinstance(message.get("view"), dict):
                view = message["view"]
            elif view is not None and "patch" in message:
                view = patched(view, message["patch"])
            else:
                continue
            assert view is not None
            yield view

    def events(self) -> Iterator[dict[str, Any]]:
        for message in self.messages:
            yield from message.get("events", [])

    def secrets_of_others(self, seat: int | None) -> list[str]:
        """What this viewer of a game of Sheriff should not have been told."""
        found: list[str] = []
        for view in self.views():
            for owner, shown in enumerate(view["seats"]):
                if owner == seat:
                    continue
                found += [f"{field} of {owner}: {shown[field]}" for field in _OWN if shown[field] is not None]
                if view["phase"] not in _REVEALED and shown["contraband"] is not None:
                    found.append(f"contraband of {owner}: {shown['contraband']}")
        for event in self.events():
            if event["name"] in _TOLD_TO_OWNERS and event["facts"]["seat"] != seat:
                found.append(f"{event['name']} {event['facts']}")
            if "smuggled" in event["facts"] and event["facts"]["seat"] != seat:
                found.append(f"{event['name']} {event['facts']}")
        return found
