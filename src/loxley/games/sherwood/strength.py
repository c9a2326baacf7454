"""A strength instead of named cards (SW-R39): who signs for it chooses which of their cards make it up."""

from loxley.bargain.sheet import Sheet, Term
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.cards import ARMS, MOST_WORTH, RAIDERS, Equipment
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.vocabulary import ACCEPT, BRING, DROP, SHOW, WORTH


def asks_for_worth(state: Sherwood, sheet: Sheet, seat: Seat) -> bool:
    """Must a seat choose cards before it signs? Where promises do not bind it need not (SW-4.6)."""
    return not state.rules.advanced and worth_asked(sheet.side(seat)) > 0


def worth_asked(side: list[Term]) -> int:
    for term in side:
        if term in WORTH:
            return WORTH.index(term) % MOST_WORTH + 1
    return 0


def raiders_of(side: list[Term]) -> int:
    for term in side:
        if term in BRING:
            return BRING.index(term) % RAIDERS + 1
    return 0


def best_worth(state: Sherwood, hand: list[Equipment], cards: int) -> int:
    """The strength of the best so many cards."""
    figures = state.rules.figures
    best = 0
    for kind in figures.strongest_first:
        count = min(hand.count(kind), cards)
        best += count * figures.strengths[kind]
        cards -= count
    return best


def shows_left(state: Sherwood, draft: Draft) -> list[Move]:
    """Cards for a strength, kind by kind, never more than raiders; then one signs, or thinks better of it (SW-R39)."""
    sheet = state.board.of(draft.signing)
    assert sheet is not None
    side = sheet.side(draft.author)
    hand = state.hands[draft.author]
    chosen = chosen_cards(draft)
    room = raiders_of(side) - len(chosen)
    missing = worth_asked(side) - best_worth(state, chosen, len(chosen))
    moves: list[Move] = []
    for kind in range(chosen[-1] if chosen else 0, ARMS):
        left = hand.count(kind) - chosen.count(kind)
        if not left or not room:
            continue
        later = [other for other in hand if kind < other < ARMS] + [kind] * (left - 1)
        if state.rules.figures.strengths[kind] + best_worth(state, later, room - 1) >= missing:
            moves.append(SHOW.start + kind)
    moves.append(DROP)
    if missing <= 0:
        moves.append(ACCEPT.start + draft.signing)
    return moves


def chosen_cards(draft: Draft) -> list[Equipment]:
    return [SHOW.index(term) for term in draft.terms if term in SHOW]
