"""The rows of one seat, written from what a bot is told: what was trained in an environment can be seated as a bot."""

from collections.abc import Sequence

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.rows import Memories
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.games import find_game
from loxley.research.rows import find_rows


class SeatRows:
    """One for each seat of each game.

    A row is the same in every world that fits what the seat knows, so any imagined one will do.
    """

    def __init__(self, game: str, components: JsonObject | None = None) -> None:
        self._game = find_game(game)
        self._rows = find_rows(self._game)
        self._components = components
        self._memories: Memories | None = None
        self._heard = 0

    def row(self, view: View, events: Sequence[Event], seat: Seat) -> bytes:
        """The row of a seat that sees this view and has seen these events, from the first one on."""
        state = self._game.imagine(view, list(events), Chance(bytes(SEED_BYTES)), self._components)
        if self._memories is None:
            self._memories = self._rows.memories(state)
        self._memories.read_events(list(events[self._heard :]), seat)
        self._heard = len(events)
        return self._rows.row(state, seat, self._memories)
