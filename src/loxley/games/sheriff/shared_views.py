"""Views of one moment share what all see alike; with those of the moment before, what still shows the same."""

from typing import TYPE_CHECKING

from loxley.bargain.sheet import Sheet
from loxley.core.seats import PUBLIC, Seat, Viewer
from loxley.core.state import View
from loxley.games.sheriff.phases import FEAST, LOADING, OVER
from loxley.games.sheriff.view import (
    SheriffView,
    deals_of,
    frame_of,
    look,
    offers_of,
    promises_of,
    seat_of,
    show_own,
    words_of,
)
from loxley.games.sheriff.vocabulary import HIDDEN

if TYPE_CHECKING:
    from loxley.games.sheriff.state import Sheriff


def look_again(state: "Sheriff", before: "Sheriff", seen: SheriffView, same: list[bool]) -> SheriffView:
    """What everybody sees; they saw `seen` when the game stood as `before`. `same` are the places that look as then."""
    view = frame_of(state)
    left, right = state.discards
    view.left = seen.left if left == before.discards[0] else words_of(left)
    view.right = seen.right if right == before.discards[1] else words_of(right)
    view.seats = [seen.seats[owner] if same[owner] else seat_of(state, owner, PUBLIC) for owner in range(state.seats)]
    view.confiscated = seen.confiscated if state.confiscated == before.confiscated else words_of(state.confiscated)
    view.promises = promises_of(state)
    view.feasts = seen.feasts if state.feasts == before.feasts else [words_of(goods) for goods in state.feasts]
    is_same_sheriff = state.sheriff == before.sheriff
    is_same_board = is_same_sheriff and state.board.standing == before.board.standing
    view.offers = seen.offers if is_same_board else offers_of(state, PUBLIC)
    view.deals = seen.deals if is_same_sheriff and state.deals == before.deals else deals_of(state, PUBLIC)
    show_own(state, PUBLIC, view)
    return view


def look_with(
    state: "Sheriff", viewer: Viewer, shared: SheriffView, seen: View | None, same: list[bool]
) -> SheriffView:
    """The table as one viewer sees it; all that everybody sees is that of a public view of the same moment."""
    view = SheriffView()
    view.options = shared.options
    view.phase = shared.phase
    view.round = shared.round
    view.rounds = shared.rounds
    view.sheriff = shared.sheriff
    view.first_sheriff = shared.first_sheriff
    view.hand_limit = shared.hand_limit
    view.turn = shared.turn
    view.deck_size = shared.deck_size
    view.box_size = shared.box_size
    view.left = shared.left
    view.right = shared.right
    view.seats = shared.seats
    if viewer >= 0:
        view.seats = shared.seats[:]
        if same[viewer] and isinstance(seen, SheriffView):
            view.seats[viewer] = seen.seats[viewer]
        else:
            view.seats[viewer] = seat_of(state, viewer, viewer)
    view.aside_count = shared.aside_count
    view.drawing = shared.drawing
    view.drew_from_deck = shared.drew_from_deck
    view.pile = shared.pile
    view.confiscated = shared.confiscated
    view.words = shared.words
    view.asked = shared.asked
    view.next_offer = shared.next_offer
    view.offers = offers_of(state, viewer) if _hide_something(state.board.standing) else shared.offers
    view.deals = deals_of(state, viewer) if _hide_something(state.deals) else shared.deals
    view.promises = shared.promises
    view.feasts = shared.feasts
    view.tallies = shared.tallies
    show_own(state, viewer, view)
    return view


def all_views(
    state: "Sheriff", viewers: list[Viewer], before: "Sheriff | None", seen: dict[Viewer, View]
) -> list[View]:
    """What each of these may know; `seen` is what they saw when the game stood as `before`."""
    once = seen.get(PUBLIC)
    if before is not None and isinstance(once, SheriffView):
        same = [is_same_seat(state, before, owner) for owner in range(state.seats)]
        shared = look_again(state, before, once, same)
    else:
        same = [False] * state.seats
        shared = look(state, PUBLIC)
    views: list[View] = []
    for viewer in viewers:
        if viewer == PUBLIC:
            views.append(shared)
        else:
            views.append(look_with(state, viewer, shared, seen.get(viewer), same))
    return views


def is_same_seat(state: "Sheriff", before: "Sheriff", owner: Seat) -> bool:
    """Does a place look as it did before, to its owner and to the others?"""
    if state.phase is not before.phase and (_shows_more(state) or _shows_more(before)):
        return False
    return (
        state.purses[owner] == before.purses[owner]
        and state.fates[owner] == before.fates[owner]
        and state.must_open[owner] == before.must_open[owner]
        and state.declared[owner] == before.declared[owner]
        and state.closed[owner] == before.closed[owner]
        and state.hands[owner] == before.hands[owner]
        and state.bags[owner] == before.bags[owner]
        and state.stalls[owner] == before.stalls[owner]
        and state.contraband[owner] == before.contraband[owner]
        and state.packing[owner] == before.packing[owner]
        and state.piles == before.piles
        and not state.orders  # with these it depends on other bags, too
        and not before.orders
    )


def _shows_more(state: "Sheriff") -> bool:
    """In these phases a place shows what it does not in others."""
    return state.phase.name in (LOADING, FEAST, OVER)


def _hide_something(sheets: list[Sheet]) -> bool:
    """Is anything offered face down?"""
    for sheet in sheets:
        for terms in sheet.terms:
            for term in terms:
                if term in HIDDEN:
                    return True
    return False
