"""Sheets on the table (SW-4): posting, suggesting, closing, and who can sign."""

from loxley.bargain.sheet import LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import ARMS
from loxley.games.sherwood.drafts import owner_of
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.side_deals import tell_offer
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.strength import best_worth, raiders_of, worth_asked
from loxley.games.sherwood.vocabulary import ARM, WITH, words


def post(state: Sherwood, draft: Draft) -> Sheet:
    """Put a sheet on the table; posting signs it (SW-R17). It takes the place of the author's last one."""
    author = draft.author
    former = state.board.of(author)
    if former is not None:
        close(state, former, WITHDRAWN, former.author)
    parties = [author, draft.other]
    if draft.other == NOTHING:
        around = [(author + step) % state.seats for step in range(state.seats)]
        parties = [seat for seat in around if draft.brings[seat]]
    sides: list[list[Term]] = [[] for _ in parties]
    for term in draft.terms:
        if term not in WITH:
            sides[parties.index(owner_of(state, draft, term))].append(term)
    sheet = Sheet(state.board.next_number, parties, sides)
    state.board.post(sheet)
    state.said = [*state.said, [author, *draft.terms]]
    if draft.other != NOTHING:
        tell_offer(state, draft, sheet.number)
    elif state.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "parties": parties}
        facts["hideout"] = draft.hideout
        state.log.tell("posted", {**facts, "terms": words(draft.terms)})
    return sheet


def suggest(state: Sherwood, draft: Draft) -> None:
    """Tell the active player what one would bring, and where (SW-4.1); it binds nobody."""
    suggestions = state.suggestions[:]
    suggestions[draft.author] = draft.terms
    state.suggestions = suggestions
    if state.log is not None:
        state.log.tell("suggested", {"seat": draft.author, "hideout": draft.hideout, "terms": words(draft.terms)})


def close(state: Sherwood, sheet: Sheet, fate: str, by: Seat) -> None:
    """A sheet no longer stands; `by` says who ended it, its author where nobody did."""
    state.board.close(sheet)
    if any(state.shown):
        state.shown = [[]] * state.seats
    for seat in range(state.seats):
        draft = state.drafts[seat]
        if draft is not None and draft.signing == sheet.author:
            state.drafts[seat] = None
    if state.log is not None:
        state.log.tell("closed", {"number": sheet.number, "author": sheet.author, "by": by, "fate": fate})


def lapse_all(state: Sherwood) -> None:
    """The turn is over, or the talks are closed."""
    for sheet in state.board.standing[:]:
        close(state, sheet, LAPSED, sheet.author)


def can_agree(state: Sherwood, sheet: Sheet, seat: Seat) -> bool:
    """Raiders and gold are in plain sight; promised cards only their owner can tell (SW-4.3)."""
    if state.rules.advanced:
        return True
    side = sheet.side(seat)
    hand = state.hands[seat]
    for term in side:
        if term in ARM and hand.count(ARM.index(term) % ARMS) < side.count(term):
            return False
    worth = worth_asked(side)
    return worth == 0 or best_worth(state, hand, raiders_of(side)) >= worth
