"""Promises that two players make each other (SW-R40): what may be promised, and whether it was kept.

They bind nobody (SW-4.8). Each is judged for all to see as soon as what it is about has happened.
"""

from loxley.bargain.ledger import BROKEN, KEPT, VOID, Promise
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import KINDS
from loxley.games.sherwood.phases import NOTHING, PLANNING
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.talk import settle_promise
from loxley.games.sherwood.vocabulary import (
    AWAY,
    EQUIP,
    FIRST,
    HIDE,
    IN_WORDS,
    JOIN,
    LATER_GOLD,
    MOST_SLOTS,
    QUIET,
    ROW,
    SPARE,
    TELL,
    VOW,
    VOWS,
)

# ------------------------------------------------------------------------------------------------- what may be promised


def vows_left(state: Sherwood, seat: Seat, other: Seat) -> list[Move]:
    """What a seat may promise another one now, in canonical order; nothing that it has promised them already."""
    planning = state.phase.name == PLANNING
    last = state.last_round()
    start = VOW.start + seat * VOWS
    moves: list[Move] = []
    if not state.pledged[seat] >> other & 1 and (planning or not last):
        moves.append(start + JOIN)
    if planning:
        first = start + AWAY - HIDE.start
        moves += [first + move for move in state.free]
    if planning or _picks_again(state, seat):
        cards = [slot for slot in range(len(state.row)) if state.row[slot] != NOTHING and slot != state.slot]
        moves += [start + FIRST + slot for slot in cards]
        moves += [start + SPARE + slot for slot in cards]
    for hideout in state.rules.figures.hideouts:
        band = state.bands[hideout]
        if band is not None and band.raiders[seat]:
            moves.append(start + EQUIP + hideout - 1)
    moves.append(start + QUIET)
    if last:
        moves.append(start + IN_WORDS)
    else:
        moves += ROW[start + LATER_GOLD : start + IN_WORDS + 1]
    promised = [
        promise.term
        for promise in state.ledger.unsettled()
        if promise.promiser == seat and promise.promisee == other and promise.term in VOW
    ]
    return [move for move in moves if move not in promised] if promised else moves


def _picks_again(state: Sherwood, seat: Seat) -> bool:
    """Will the seat reveal another card in this round (SW-5.1)?"""
    revealed = 0 if state.slot == NOTHING else 1  # the card on its way
    return (seat - state.active - revealed) % state.seats < len(state.row) - state.picks - revealed


def tells_left(state: Sherwood, seat: Seat) -> list[Move]:
    """Cards about which a seat has something to sell: it has looked at them, and they lie face down (SW-R40)."""
    return [
        TELL.start + seat * MOST_SLOTS + slot
        for slot in range(len(state.row))
        if slot not in (state.face_up, state.slot) and state.row[slot] != NOTHING and state.lookers[slot] >> seat & 1
    ]


# ---------------------------------------------------------------------------------------------------- what became of it


def _open(state: Sherwood) -> list[Promise]:
    if not state.rules.deals or not state.ledger.promises:
        return []
    return [promise for promise in state.ledger.unsettled() if promise.term in VOW or promise.term in TELL]


def _what(promise: Promise) -> int:
    return VOW.index(promise.term) % VOWS if promise.term in VOW else NOTHING


def judge_hiding(state: Sherwood, band: Band) -> None:
    """A hideout is occupied, by somebody who had promised to stay away from it or by others."""
    for promise in _open(state):
        if _what(promise) == AWAY + band.hideout - 1:
            settle_promise(state, promise, BROKEN if band.raiders[promise.promiser] else KEPT)


def judge_end_of_planning(state: Sherwood) -> None:
    """Nobody hides any more in this round: who was to stay away has done so."""
    for promise in _open(state):
        if AWAY <= _what(promise) < FIRST:
            settle_promise(state, promise, KEPT)


def judge_telling(state: Sherwood, seat: Seat, slot: int) -> None:
    """Something has been said about a card: whether it was true, its own claim will show (SW-R38)."""
    for promise in _open(state):
        if promise.term == TELL.start + seat * MOST_SLOTS + slot:
            settle_promise(state, promise, KEPT)


def judge_reveal(state: Sherwood, seat: Seat, slot: int) -> None:
    """A card is turned up: the one that was promised, another one, or one that was to be spared."""
    forced = state.picks + 1 == len(state.row)
    for promise in _open(state):
        what = _what(promise)
        mine = promise.promiser == seat
        if FIRST <= what < SPARE:
            if mine:
                settle_promise(state, promise, KEPT if what == FIRST + slot else BROKEN)
            elif what == FIRST + slot:
                settle_promise(state, promise, VOID)
        elif what == SPARE + slot:
            settle_promise(state, promise, KEPT if not mine else VOID if forced else BROKEN)
        elif promise.term in TELL and TELL.index(promise.term) % MOST_SLOTS == slot:
            settle_promise(state, promise, BROKEN)


def judge_messenger(state: Sherwood, seat: Seat) -> None:
    """A Messenger was sent, perhaps by somebody who had promised to send none."""
    for promise in _open(state):
        if promise.promiser == seat and _what(promise) == QUIET:
            settle_promise(state, promise, BROKEN)


def judge_equipment(state: Sherwood, hideout: int, fate_of_the_rest: str) -> None:
    """A raid is decided: who had promised to play equipment there has done so or not."""
    players = [card // KINDS for card in state.played]
    for promise in _open(state):
        if _what(promise) == EQUIP + hideout - 1:
            settle_promise(state, promise, KEPT if promise.promiser in players else fate_of_the_rest)


def credit(state: Sherwood, giver: Seat, taker: Seat, gold: int) -> None:
    """Gold that was given for nothing pays what was promised, the oldest promise first."""
    for promise in _open(state):
        what = _what(promise)
        if not gold or promise.promiser != giver or promise.promisee != taker or not LATER_GOLD <= what < IN_WORDS:
            continue
        missing = what - LATER_GOLD + 1 - state.ledger.paid[promise.number]
        part = min(missing, gold)
        gold -= part
        state.ledger.pay(promise, part)
        if part == missing:
            settle_promise(state, promise, KEPT)


def judge_end_of_round(state: Sherwood) -> None:
    """What was promised for the round is done or came to nothing; gold is due by the end of the next round."""
    for promise in _open(state):
        what = _what(promise)
        if what == QUIET:
            settle_promise(state, promise, KEPT)
        elif LATER_GOLD <= what < IN_WORDS:
            if promise.made < state.round:
                settle_promise(state, promise, BROKEN)
        elif what != IN_WORDS:
            settle_promise(state, promise, VOID)


# --------------------------------------------------------------------------------------------------- in one's own words


def open_words(state: Sherwood, seat: Seat) -> list[Seat]:
    """Who has promised a seat something in their own words, which it has not judged yet."""
    return sorted({promise.promiser for promise in state.ledger.in_words if promise.promisee == seat})


def mark(state: Sherwood, seat: Seat, promiser: Seat, fate: str) -> None:
    """Whether a promise in somebody's own words was kept, its receiver says (SW-R40)."""
    promise = state.ledger.oldest_in_words(promiser, seat)
    assert promise is not None
    settle_promise(state, promise, fate)
