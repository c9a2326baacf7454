"""The card of a table: stored with the row that changes what it shows, and never for a plain move."""

import msgspec

from loxley.core.state import State
from loxley.tables.commands import Step
from loxley.tables.folding import apply
from loxley.tables.rows import (
    Answered,
    Consented,
    LookChosen,
    Moved,
    Paced,
    Row,
    Said,
    SeatAsked,
    SeatRefused,
    TakenBack,
    Ticketed,
    Wished,
)
from loxley.tables.store import LobbyEntry
from loxley.tables.summaries import Summary
from loxley.tables.table import OVER, Table

# What changes nothing that a card shows.
_QUIET = (
    Said,
    Paced,
    Wished,
    Consented,
    TakenBack,
    LookChosen,
    Ticketed,
    Moved,
    SeatAsked,
    SeatRefused,
    Answered,
)


def entry_after(table: Table, row: Row, step: Step) -> LobbyEntry | None:
    """The card of the table as it will be with this row; nothing if it stays as it is."""
    if step.preview is not None:
        state = step.preview.state
        return entry_of(table, row.at, OVER, state, row.at) if state.over() else None
    if isinstance(step.event, _QUIET):
        return None
    sketch = table.sketch()
    apply(sketch, row, step.event)
    played = None if sketch.match is None else sketch.match.state
    return entry_of(sketch, row.at, sketch.stage, played, sketch.moved_at)


def entry_of(table: Table, touched: float, stage: str, state: State | None, moved: float = 0.0) -> LobbyEntry:
    """`moved` is when the game last changed."""
    ended = state is not None and stage == OVER
    summary = Summary(
        table.game.name,
        table.players,
        sum(place.is_free() for place in table.places),
        [place.name for place in table.places],
        [place.level for place in table.places],
        table.match_number,
        state.scores() if state is not None and ended else [],
        state.winners() if state is not None and ended else [],
        moved if ended else 0.0,
        table.opened.player,
        table.opened.shown,
        table.results_with(state) if state is not None and ended else table.results,
    )
    return LobbyEntry(
        table.name,
        table.created,
        touched,
        stage,
        table.opened.open,
        stage != OVER and table.acts_alone(),
        "" if table.opened.known else table.opened.duplicate,
        msgspec.json.encode(summary),
    )
