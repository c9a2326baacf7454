"""Planning (SW-3): one action after the other, and the talks around the active player (SW-4)."""

from typing import Final

from loxley.bargain.ledger import BROKEN, KEPT
from loxley.bargain.sheet import COUNTERED, DECLINED, WITHDRAWN, Sheet
from loxley.core.refusals import NOTHING_STANDS, ONE_DRAFT_A_WORD, UNFINISHED_DRAFT
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.alliances import (
    add_term,
    begin_draft,
    can_agree,
    close,
    go_alone,
    is_writing,
    lapse_all,
    post,
    strike,
    suggest,
    terms_left,
    why_not_this_term,
)
from loxley.games.sherwood.effects import buy, donate, gain_glory, look_at, place, recruit
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
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.talk import (
    claim,
    claims_left,
    judge_joining,
    promise,
    promises_left,
    why_not_this_claim,
)
from loxley.games.sherwood.vocabulary import (
    ACCEPT,
    ALONE,
    ASK,
    CHURCH,
    CLAIM,
    CLOSE,
    DECLINE,
    DROP,
    HIDE,
    HOLD,
    INN,
    MARKET,
    MERCHANT,
    MOST_SLOTS,
    POST,
    PROMISE,
    ROW,
    SUGGEST,
    WITHDRAW,
)

MOST_GOLD_IN_CAMP: Final = 5  # who has more must give (SW-3.2)
MOST_IN_HAND: Final = 3
PRICE_OF_EQUIPMENT: Final = 1
PRICE_OF_A_RAIDER: Final = 2

# looks at each face-down card of a row (SW-R36), by its size and the slot that lies open
_INNS: Final[list[list[list[Move]]]] = [
    [[INN.of(slot) for slot in range(size) if slot != face_up] for face_up in range(MOST_SLOTS)]
    for size in range(MOST_SLOTS + 1)
]


def start_turn(state: Sherwood, seat: Seat) -> None:
    """A player becomes active: the talks begin anew."""
    state.active = seat
    state.floor.begin(seat, state.seats, 0)
    state.proposals = state.rules.proposals
    state.closed = False
    state.spoken = 0
    state.said = []
    state.suggestions = [[]] * state.seats
    state.promises = [0] * state.seats


def end_turn(state: Sherwood) -> None:
    """The action is done: empty camps are noted, and the next player with raiders in camp is active (SW-3.1)."""
    if state.board.standing:
        lapse_all(state)
    for seat in range(state.seats):
        state.drafts[seat] = None
    _note_empty_camps(state)
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if state.camps[seat]:
            start_turn(state, seat)
            return
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
        start_turn(state, state.figure)

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
            return terms_left(state, draft)
        if seat == state.active:
            return self._actions(state, seat)
        return [] if state.closed else self._words(state, seat)

    def _actions(self, state: Sherwood, seat: Seat) -> list[Move]:
        """One of five actions (SW-3.3 to SW-3.7), or a word before it."""
        gold = state.gold[seat]
        moves = ROW[CHURCH.start : CHURCH.start + gold]
        if gold > MOST_GOLD_IN_CAMP:
            return moves
        moves += _INNS[len(state.row)][state.face_up]
        if may_buy(state, seat):
            moves.append(MERCHANT)
        if may_recruit(state, seat):
            moves.append(MARKET)
        moves += state.free
        if state.board.standing:
            moves += _answers(state, seat)
        if state.proposals:
            if _others_in_camp(state):
                moves.append(ASK)
            if may_close(state):
                moves.append(CLOSE)
        moves += claims_left(state, seat)
        moves += promises_left(state, seat)
        return moves

    def _words(self, state: Sherwood, seat: Seat) -> list[Move]:
        """The others answer, suggest (basic) or propose (advanced), tell and promise; or say nothing."""
        moves: list[Move] = []
        if state.camps[seat] and not state.spoken >> seat & 1 and state.floor.may_draft():
            moves += state.free
        if state.board.standing:
            moves += _answers(state, seat)
        if state.floor.orderly and not _must_answer(state, seat):
            moves.append(HOLD)
        moves += claims_left(state, seat)
        moves += promises_left(state, seat)
        return moves

    # doing it

    def carry_out(self, state: Sherwood, seat: Seat, move: Move) -> None:
        draft = state.drafts[seat]
        if draft is not None:
            self._write(state, seat, draft, move)
        elif move in HIDE:
            begin_draft(state, seat, move)
        elif move in CLAIM:
            claim(state, seat, move)
        elif move in PROMISE:
            promise(state, seat, move)
        elif move < HIDE.start:
            self._act(state, seat, move)
            end_turn(state)
        elif move == HOLD:
            _hold(state, seat)
        elif move == ASK:
            if state.log is not None:
                state.log.tell("asked", {"seat": seat})
            _lead(state)
        elif move == CLOSE:
            _close_talks(state)
        else:
            self._answer(state, seat, move)

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

    def _write(self, state: Sherwood, seat: Seat, draft: Draft, move: Move) -> None:
        if move == ALONE:
            go_alone(state, draft)
            end_turn(state)
            return
        if move != POST and move != SUGGEST and move != DROP:
            add_term(state, draft, move)
            return
        state.drafts[seat] = None
        if move == DROP:
            _drop(state, seat)
        elif move == SUGGEST:
            _counter(state, seat)
            suggest(state, draft)
            _spoke(state, seat)
        else:
            post(state, draft)
            if seat == state.active:
                _lead(state)
            else:
                _spoke(state, seat)

    def _answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move in WITHDRAW:
            mine = state.board.of(seat)
            assert mine is not None
            close(state, mine, WITHDRAWN)
        elif move in DECLINE:
            theirs = state.board.of(DECLINE.index(move))
            assert theirs is not None
            close(state, theirs, DECLINED)
            judge_joining(state, seat, theirs, BROKEN)
        else:
            theirs = state.board.of(ACCEPT.index(move))
            assert theirs is not None
            if _sign(state, seat, theirs):
                return
        if seat != state.active:
            state.floor.answered()

    # why not

    def forbidden_by(self, state: Sherwood, seat: Seat, move: Move) -> str:
        draft = state.drafts[seat]
        if draft is not None:
            return why_not_this_term(state, draft, move) if HIDE.start <= move <= DROP else UNFINISHED_DRAFT
        if is_writing(move):
            return "SW-4.1"
        if move in CLAIM:
            return why_not_this_claim(state, seat, move)
        if move in PROMISE:
            return "SW-4.8"
        if move in ACCEPT or move in DECLINE or move in WITHDRAW:
            return self._why_not_this_answer(state, seat, move)
        if seat != state.active:
            return self._why_not_this_word(state, seat, move)
        return why_not_this_action(state, seat, move)

    def _why_not_this_answer(self, state: Sherwood, seat: Seat, move: Move) -> str:
        family = ACCEPT if move in ACCEPT else DECLINE if move in DECLINE else WITHDRAW
        sheet = state.board.of(family.index(move))
        if sheet is None or not (sheet.awaits(seat) or family is WITHDRAW):
            return NOTHING_STANDS
        return "SW-4.3"

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


def why_not_this_action(state: Sherwood, seat: Seat, move: Move) -> str:
    """The rule against an action that the active player cannot take now."""
    if move == HOLD:
        return "SW-R9"
    if state.gold[seat] > MOST_GOLD_IN_CAMP and move not in CHURCH:
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


# --------------------------------------------------------------------------------------------------------------- talks


def _others_in_camp(state: Sherwood) -> bool:
    return sum(state.camps) > state.camps[state.active]


def _answers(state: Sherwood, seat: Seat) -> list[Move]:
    """Answers to sheets that name a seat, and second thoughts about its own (SW-R11, SW-R17)."""
    moves: list[Move] = []
    for sheet in state.board.standing:
        if sheet.parties[0] == seat:
            moves.append(WITHDRAW.start + seat)
        elif sheet.awaits(seat):
            if can_agree(state, sheet, seat):
                moves.append(ACCEPT.start + sheet.parties[0])
            moves.append(DECLINE.start + sheet.parties[0])
    moves.sort()
    return moves


def _must_answer(state: Sherwood, seat: Seat) -> bool:
    """In the basic game whoever is named says yes or no (SW-R16)."""
    if state.rules.advanced:
        return False
    sheet = state.board.of(state.active)
    return sheet is not None and sheet.awaits(seat)


def _lead(state: Sherwood) -> None:
    """A word of the active player: one proposal less, and all who have raiders left are heard (SW-R12)."""
    state.proposals -= 1
    state.spoken = 0
    state.floor.hear([seat for seat in state.floor.others if state.camps[seat]])


def _spoke(state: Sherwood, seat: Seat) -> None:
    """One suggestion or sheet for each word of the active player."""
    state.spoken |= 1 << seat
    state.floor.answered()


def _hold(state: Sherwood, seat: Seat) -> None:
    """Say nothing. To everybody else a dropped draft is the same as silence."""
    if state.floor.orderly and state.log is not None:
        state.log.tell("held", {"seat": seat})
    state.floor.answered()


def _drop(state: Sherwood, seat: Seat) -> None:
    """A dropped draft costs nothing; in the first edition it counted as a proposal, or as silence."""
    if not state.rules.first_edition:
        state.floor.drop()
        return
    if seat == state.active:
        state.proposals -= 1
        if state.log is not None:
            state.log.tell("dropped", {"seat": seat})
        return
    state.spoken |= 1 << seat
    if not _must_answer(state, seat):
        _hold(state, seat)


def _counter(state: Sherwood, seat: Seat) -> None:
    """Whoever is named and suggests something else has refused (SW-R16)."""
    sheet = state.board.of(state.active)
    if sheet is not None and sheet.awaits(seat):
        close(state, sheet, COUNTERED)
        judge_joining(state, seat, sheet, BROKEN)


def _sign(state: Sherwood, seat: Seat, sheet: Sheet) -> bool:
    """One more signature; with the last one the alliance stands, and the turn is over (SW-4.3)."""
    judge_joining(state, seat, sheet, KEPT)
    signed = state.board.sign(sheet, seat)
    if state.log is not None:
        state.log.tell("signed", {"number": signed.number, "author": signed.author, "seat": seat})
    if not signed.complete:
        if seat == state.active:
            state.floor.hear([party for party in state.floor.others if signed.awaits(party)])
        return False
    strike(state, signed)
    end_turn(state)
    return True


def _close_talks(state: Sherwood) -> None:
    """The active player ends the talks and acts (SW-4.5, SW-R18)."""
    state.closed = True
    state.proposals = 0
    for seat in range(state.seats):
        if seat != state.active:
            state.drafts[seat] = None
    if state.log is not None:
        state.log.tell("talks_closed", {"seat": state.active})
    lapse_all(state)
