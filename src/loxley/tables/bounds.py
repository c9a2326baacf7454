"""What one phase of a game, and the chat of one match, can pile up.

People do not meet these bounds; a script that never stops talking does.

A sequence that decides something is always heard: it ends with a move that chance or a reveal answers, or it leads to
another phase or another awaited seat. Everything else is talk: offers, second thoughts, threats.
"""

from typing import Final

import msgspec

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.tables.match import Match, Preview

MOST_TALK: Final = 150  # sequences of one seat in one phase
MOST_LINES: Final = 1_000  # of chat by one person in one match: each is a row of the store
MOST_LOOKS: Final = 50  # that one person puts on in one match, likewise
MOST_VIEW: Final = 45_000  # bytes that a view may grow to by talk
_SOME_TALK: Final = 20  # so little cannot make a view large
_SOME_SEQUENCES: Final = 1_000

_encode: Final = msgspec.json.Encoder().encode


def must_be_heard(match: Match, seat: Seat, moves: list[Move], preview: Preview) -> None:
    """Refuses talk without end. `preview` is the game with these moves played."""
    talk = match.talk.get(seat, 0)
    if talk < _SOME_TALK and len(match.sequences) < _SOME_SEQUENCES:
        return
    if is_decision(match, moves, preview):
        return
    if talk >= MOST_TALK or len(_encode(preview.state.view(seat))) > MOST_VIEW:
        raise Refused("talked-enough", "moves")


def is_decision(match: Match, moves: list[Move], preview: Preview) -> bool:
    state = preview.state
    return (
        match.game.book.answered[moves[-1]]
        or state.phase is not match.state.phase
        or state.awaited() != match.state.awaited()
    )
