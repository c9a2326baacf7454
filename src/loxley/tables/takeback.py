"""Taking back: only the last sequence of a seat, and never across revealed information."""

from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import PUBLIC, Seat
from loxley.core.words import SEALED
from loxley.tables.match import Match, Sequence
from loxley.tables.table import Table


def last_sequence(table: Table, seat: Seat) -> int:
    """The row that a seat may take back. What others have played since must be sealed, and on the same page."""
    match = table.running_match()
    for sequence in reversed(match.sequences):
        if sequence.seat == seat:
            _must_reveal_nothing(table, match, sequence)
            return sequence.number
        if not _is_sealed(match, sequence):
            raise Refused("too-late", "take_back")
    raise Refused("nothing-to-take-back", "take_back")


def _must_reveal_nothing(table: Table, match: Match, sequence: Sequence) -> None:
    if any(match.game.book.answered[move] for move in sequence.moves):
        raise Refused("was-answered", "take_back")
    try:
        without = match.without(sequence.number, table.number + 1)
    except Illegal as illegal:
        raise Refused("too-late", "take_back") from illegal
    if without.state.phase is not match.state.phase or _told_some_only(match, sequence):
        raise Refused("was-answered", "take_back")


def _told_some_only(match: Match, sequence: Sequence) -> bool:
    """Did it show anything to somebody else alone?"""
    told = [chunk for chunk in match.chunks if chunk.number == sequence.number]
    others = [viewer for viewer in range(PUBLIC, match.players) if viewer != sequence.seat]
    seen = {b"".join(chunk.events for chunk in told if chunk.is_seen_by(viewer)) for viewer in others}
    return len(seen) > 1


def _is_sealed(match: Match, sequence: Sequence) -> bool:
    return all(match.game.book.family_of(move).manner == SEALED for move in sequence.moves)
