"""Planning (SW-3): one action after the other, and the talks around the active player (SW-4)."""

from typing import Final

from loxley.core.refusals import ONE_DRAFT_A_WORD
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.cards import MOST_IN_HAND
from loxley.games.sherwood.effects import buy, donate, gain_glory, look_at, place, recruit
from loxley.games.sherwood.negotiation import (
    add_sayings,
    add_words_of_the_leader,
    close_talks,
    draft_choices,
    end_talks,
    open_talks,
    say,
    why_not_this_saying,
    words_of_another,
)
from loxley.games.sherwood.phases import (
    AT_CHURCH,
    AT_INN,
    AT_MARKET,
    AT_MERCHANT,
    NOTHING,
    PHASES,
    PLANNING,
    RAID,
)
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import (
    ASK,
    CHURCH,
    CLOSE,
    HIDE,
    HOLD,
    INN,
    MARKET,
    MERCHANT,
    MOST_SLOTS,
    ROW,
)
from loxley.games.sherwood.vows import judge_end_of_planning

PRICE_OF_EQUIPMENT: Final = 1
PRICE_OF_A_RAIDER: Final = 2

# looks at each face-down card of a row (SW-R36), by its size and the slot that lies open
_INNS: Final[list[list[list[Move]]]] = [
    [[INN.of(slot) for slot in range(size) if slot != face_up] for face_up in range(MOST_SLOTS)]
    for size in range(MOST_SLOTS + 1)
]


def end_turn(state: Sherwood) -> None:
    """The action is done: empty camps are noted, and the next player with raiders in camp is active (SW-3.1)."""
    end_talks(state)
    _note_empty_camps(state)
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if state.camps[seat]:
            open_talks(state, seat)
            return
    judge_end_of_planning(state)
    state.enter_phase(PHASES[RAID])


def _note_empty_camps(state: Sherwood) -> None:
    """The first player without raiders gains glory, the second takes the card; clockwise (SW-3.8, SW-R26)."""
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        if state.camps[seat] or state.emptied >> seat & 1:
            continue
        if state.emptied == 0:
            if state.log is not None:
                state.log.tell("first_out", {"seat": seat})
            gain_glory(state, seat, 1)
        elif state.first_card == NOTHING:
            state.first_card = seat
            if state.log is not None:
                state.log.tell("second_out", {"seat": seat})
        state.emptied |= 1 << seat


class Planning(Phase[Sherwood]):
    name = PLANNING

    def begin(self, state: Sherwood) -> None:
        state.emptied = 0
        state.first_card = NOTHING
        open_talks(state, state.figure)

    def awaited(self, state: Sherwood) -> list[Seat]:
        return state.floor.awaited

    def may_also_move(self, state: Sherwood) -> list[Seat]:
        return [] if state.closed else state.floor.may_also_move()

    # what may be done

    def choices(self, state: Sherwood, seat: Seat) -> list[Move]:
        if not 0 <= seat < state.seats or not state.floor.has_word(seat):
            return []
        draft = state.drafts[seat]
        if draft is not None:
            return draft_choices(state, draft)
        if seat == state.active:
            return self._actions(state, seat)
        return [] if state.closed else words_of_another(state, seat, state.free)

    def _actions(self, state: Sherwood, seat: Seat) -> list[Move]:
        """One of five actions (SW-3.3 to SW-3.7), or a word before it."""
        moves = ROW[CHURCH.start : CHURCH.start + state.gold[seat]]
        if state.must_give():
            return moves
        moves += _INNS[len(state.row)][state.face_up]
        if may_buy(state, seat):
            moves.append(MERCHANT)
        if may_recruit(state, seat):
            moves.append(MARKET)
        moves += state.free
        add_words_of_the_leader(state, seat, moves)
        if state.proposals and may_close(state):
            moves.append(CLOSE)
        add_sayings(state, seat, moves)
        return moves

    # doing it

    def carry_out(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move < HIDE.start:
            self._act(state, seat, move)
            end_turn(state)
        elif move == CLOSE:
            close_talks(state)
        elif say(state, seat, move):
            end_turn(state)

    def _act(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move in CHURCH:
            place(state, seat, AT_CHURCH)
            donate(state, seat, CHURCH.index(move) + 1)
        elif move in INN:
            place(state, seat, AT_INN)
            look_at(state, seat, INN.index(move))
        elif move == MERCHANT:
            place(state, seat, AT_MERCHANT)
            buy(state, seat)
        else:
            place(state, seat, AT_MARKET)
            recruit(state, seat)

    # why not

    def forbidden_by(self, state: Sherwood, seat: Seat, move: Move) -> str:
        why_not = why_not_this_saying(state, seat, move)
        if why_not:
            return why_not
        if seat != state.active:
            return self._why_not_this_word(state, seat, move)
        return why_not_this_action(state, move)

    def _why_not_this_word(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if move == HOLD and state.floor.orderly:
            return "SW-R16"
        if move in HIDE:
            if not state.camps[seat]:
                return "SW-R15"
            if not state.floor.may_draft():
                return ONE_DRAFT_A_WORD
            return "SW-R12" if state.spoken >> seat & 1 else "SW-3.7"
        return "SW-3.1"


def may_buy(state: Sherwood, seat: Seat) -> bool:
    """One gold, room in the hand, and a card to draw (SW-3.5, SW-R3)."""
    has_room = len(state.hands[seat]) < MOST_IN_HAND
    return state.gold[seat] >= PRICE_OF_EQUIPMENT and has_room and bool(state.equipment or state.discard)


def may_recruit(state: Sherwood, seat: Seat) -> bool:
    """Two gold, and a raider on the oak (SW-3.6)."""
    return state.gold[seat] >= PRICE_OF_A_RAIDER and state.oak[seat] > 0


def may_close(state: Sherwood) -> bool:
    """The active player may end talks that have begun, or could at any time (SW-4.5)."""
    if not state.rules.advanced or state.closed:
        return False
    return not state.floor.orderly or state.proposals < state.rules.proposals


def why_not_this_action(state: Sherwood, move: Move) -> str:
    """The rule against an action that the active player cannot take now."""
    if move == HOLD:
        return "SW-R9"
    if state.must_give() and move not in CHURCH:
        return "SW-3.2"
    if move in CHURCH:
        return "SW-3.3"
    if move in INN:
        return "SW-R36"
    if move == MERCHANT:
        return "SW-3.5" if state.equipment or state.discard else "SW-R3"
    if move == MARKET:
        return "SW-3.6"
    if move in HIDE:
        return "SW-3.7"
    if move == CLOSE:
        return "SW-4.5"
    return "SW-R12" if move == ASK else "SW-3.1"
