"""Questions that change nothing: what could follow some moves, and which rule forbids one."""

from loxley.core.refusals import Illegal
from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.core.state import State
from loxley.core.words import SEALED
from loxley.tables.match import Match


class MovePreview:
    """What could follow. `state` is missing where an answer would have to be known."""

    def __init__(self, state: State | None, legal: list[int], complete: bool) -> None:  # noqa: FBT001 - a finding
        self.state = state
        self.legal = legal
        self.complete = complete


def preview_moves(match: Match, seat: Seat, words: list[str]) -> MovePreview:
    """Play on a twin, and look no further than the seat itself could: not past chance, a reveal or a turned page."""
    book = match.game.book
    moves = read_sequence(book, words)
    if not moves:
        return MovePreview(match.state, match.state.legal(seat), complete=False)
    preview = match.preview(seat, moves).state
    if book.answered[moves[-1]] or preview.phase is not match.state.phase or preview.over():
        return MovePreview(None, [], complete=True)
    legal = preview.legal(seat)
    return MovePreview(preview, legal, complete=not legal or book.family_of(moves[-1]).manner != SEALED)


def rule_against(match: Match, seat: Seat, word: str) -> str:
    """The rule that forbids a move now; nothing when it is allowed."""
    try:
        move = match.game.book.move(word)
    except Illegal as illegal:
        return illegal.rule
    if move in match.state.legal(seat):
        return ""
    return match.state.forbidden_by(seat, move)
