"""What viewers of one game have been shown, and what changes in it for each of them."""

from typing import Final

import msgspec

from loxley.core.game import GameType
from loxley.core.patches import KnownPatch
from loxley.core.seats import PUBLIC, Viewer
from loxley.core.state import State, View

_encode: Final = msgspec.json.Encoder().encode


class ShownViews:
    def __init__(self, game: GameType) -> None:
        self._game = game
        self._state: State | None = None  # as the views show it
        self._views: dict[Viewer, View] = {}

    def of(self, viewer: Viewer) -> View | None:
        return self._views.get(viewer)

    def forget(self) -> None:
        """Nobody looks any more."""
        self._state = None
        self._views = {}

    def begin(self, state: State, viewer: Viewer) -> None:
        """Somebody looks for the first time."""
        if self._state is not state:
            self.forget()
            self._state = state
        self._views[viewer] = state.view(viewer)

    def go_on(self, state: State, viewers: list[Viewer]) -> dict[Viewer, bytes]:
        """The game has gone on: what changes for each of these, as JSON, if anything does.

        What everybody sees comes first. For most viewers that is all, and they share it.
        """
        seen = self._views
        before = None if self._state is state else self._state  # it may have been changed in place
        everybody = [PUBLIC, *[viewer for viewer in viewers if viewer != PUBLIC]]
        views = state.views(everybody, before, seen)
        self._state = state
        self._views = dict(zip(everybody, views, strict=True))
        known: KnownPatch | None = None
        shared = b""
        shown: dict[Viewer, bytes] = {}
        for viewer, view in self._views.items():
            old = seen.get(viewer)
            patch = [view] if old is None else self._game.view_patch(old, view, known)
            if patch is None:
                continue
            if known is not None and (patch is known.patch or patch == known.patch):
                shown[viewer] = shared
                continue
            shown[viewer] = _encode(patch)
            if viewer == PUBLIC and old is not None:
                known = KnownPatch(old, view, patch)
                shared = shown[viewer]
        return shown
