"""Planning (SW-3): one action after the other, and the talks around the active player (SW-4)."""

from typing import Final

from loxley.bargain.ledger import BROKEN, KEPT
from loxley.bargain.sheet import COUNTERED, DECLINED, WITHDRAWN, Sheet
from loxley.core.refusals import NOTHING_STANDS, UNFINISHED_DRAFT
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
from loxley.games.sherwood.moves import (
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
from loxley.games.sherwood.moving import buy, donate, gain_glory, look_at, place, recruit
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

MOST_GOLD_IN_CAMP: Final = 5  # who has more must give (SW-3.2)
MOST_IN_HAND: Final = 3
PRICE_OF_EQUIPMENT: Final = 1
PRICE_OF_A_RAIDER: Final = 2

# looks at each face-down card of a row (SW-R36), by its size and the slot that lies open
_INNS: Final[list[list[list[Move]]]] = [
    [[INN.of(slot) for slot in range(size) if slot != face_up] for face_up in range(MOST_SLOTS)]
    for size in range(MOST_SLOTS + 1)
]


def start_turn(game: Sherwood, seat: Seat) -> None:
    """A player becomes active: the talks begin anew."""
    game.active = seat
    game.floor.begin(seat, game.seats, 0)
    game.proposals = game.rules.proposals
    game.closed = False
    game.spoken = 0
    game.said = []
    game.suggestions = [[]] * game.seats
    game.promises = [0] * game.seats


def end_turn(game: Sherwood) -> None:
    """The action is done: empty camps are noted, and the next player with raiders in camp is active (SW-3.1)."""
    if game.board.standing:
        lapse_all(game)
    for seat in range(game.seats):
        game.drafts[seat] = None
    _note_empty_camps(game)
    for step in range(1, game.seats + 1):
        seat = (game.active + step) % game.seats
        if game.camps[seat]:
            start_turn(game, seat)
            return
    game.turn_page(PHASES[RAID])


def _note_empty_camps(game: Sherwood) -> None:
    """The first player without raiders gains glory, the second takes the card; clockwise (SW-3.8, SW-R26)."""
    for step in range(game.seats):
        seat = (game.active + step) % game.seats
        if game.camps[seat] or game.emptied >> seat & 1:
            continue
        if game.emptied == 0:
            if game.log is not None:
                game.log.tell("first_out", {"seat": seat})
            gain_glory(game, seat, 1)
        elif game.first_card == NOTHING:
            game.first_card = seat
            if game.log is not None:
                game.log.tell("second_out", {"seat": seat})
        game.emptied |= 1 << seat


class Planning(Phase[Sherwood]):
    name = PLANNING

    def begin(self, game: Sherwood) -> None:
        game.emptied = 0
        game.first_card = NOTHING
        start_turn(game, game.figure)

    def awaited(self, game: Sherwood) -> list[Seat]:
        return game.floor.awaited

    def welcome(self, game: Sherwood) -> list[Seat]:
        return [] if game.closed else game.floor.welcome()

    # what may be done

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        if not 0 <= seat < game.seats or not game.floor.has_word(seat):
            return []
        draft = game.drafts[seat]
        if draft is not None:
            return terms_left(game, draft)
        if seat == game.active:
            return self._actions(game, seat)
        return [] if game.closed else self._words(game, seat)

    def _actions(self, game: Sherwood, seat: Seat) -> list[Move]:
        """One of five actions (SW-3.3 to SW-3.7), or a word before it."""
        gold = game.gold[seat]
        moves = ROW[CHURCH.start : CHURCH.start + gold]
        if gold > MOST_GOLD_IN_CAMP:
            return moves
        moves += _INNS[len(game.row)][game.face_up]
        if may_buy(game, seat):
            moves.append(MERCHANT)
        if may_recruit(game, seat):
            moves.append(MARKET)
        moves += game.free
        if game.board.standing:
            moves += _answers(game, seat)
        if game.proposals:
            if _others_in_camp(game):
                moves.append(ASK)
            if may_close(game):
                moves.append(CLOSE)
        moves += claims_left(game, seat)
        moves += promises_left(game, seat)
        return moves

    def _words(self, game: Sherwood, seat: Seat) -> list[Move]:
        """The others answer, suggest (basic) or propose (advanced), tell and promise; or say nothing."""
        moves: list[Move] = []
        if game.camps[seat] and not game.spoken >> seat & 1:
            moves += game.free
        if game.board.standing:
            moves += _answers(game, seat)
        if game.floor.orderly and not _must_answer(game, seat):
            moves.append(HOLD)
        moves += claims_left(game, seat)
        moves += promises_left(game, seat)
        return moves

    # doing it

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        draft = game.drafts[seat]
        if draft is not None:
            self._write(game, seat, draft, move)
        elif move in HIDE:
            begin_draft(game, seat, move)
        elif move in CLAIM:
            claim(game, seat, move)
        elif move in PROMISE:
            promise(game, seat, move)
        elif move < HIDE.start:
            self._act(game, seat, move)
            end_turn(game)
        elif move == HOLD:
            _hold(game, seat)
        elif move == ASK:
            if game.log is not None:
                game.log.tell("asked", {"seat": seat})
            _lead(game)
        elif move == CLOSE:
            _close_talks(game)
        else:
            self._answer(game, seat, move)

    def _act(self, game: Sherwood, seat: Seat, move: Move) -> None:
        if move in CHURCH:
            place(game, seat, AT_CHURCH)
            donate(game, seat, CHURCH.index(move) + 1)
        elif move in INN:
            place(game, seat, AT_INN)
            look_at(game, seat, INN.index(move))
        elif move == MERCHANT:
            place(game, seat, AT_MERCHANT)
            buy(game, seat)
        else:
            place(game, seat, AT_MARKET)
            recruit(game, seat)

    def _write(self, game: Sherwood, seat: Seat, draft: Draft, move: Move) -> None:
        if move == ALONE:
            go_alone(game, draft)
            end_turn(game)
            return
        if move != POST and move != SUGGEST and move != DROP:
            add_term(game, draft, move)
            return
        game.drafts[seat] = None
        if move == DROP:
            _drop(game, seat)
        elif move == SUGGEST:
            _counter(game, seat)
            suggest(game, draft)
            _spoke(game, seat)
        else:
            post(game, draft)
            if seat == game.active:
                _lead(game)
            else:
                _spoke(game, seat)

    def _answer(self, game: Sherwood, seat: Seat, move: Move) -> None:
        if move in WITHDRAW:
            mine = game.board.of(seat)
            assert mine is not None
            close(game, mine, WITHDRAWN)
        elif move in DECLINE:
            theirs = game.board.of(DECLINE.index(move))
            assert theirs is not None
            close(game, theirs, DECLINED)
            judge_joining(game, seat, theirs, BROKEN)
        else:
            theirs = game.board.of(ACCEPT.index(move))
            assert theirs is not None
            if _sign(game, seat, theirs):
                return
        if seat != game.active:
            game.floor.answered()

    # why not

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        draft = game.drafts[seat]
        if draft is not None:
            return why_not_this_term(game, draft, move) if HIDE.start <= move <= DROP else UNFINISHED_DRAFT
        if is_writing(move):
            return "SW-4.1"
        if move in CLAIM:
            return why_not_this_claim(game, seat, move)
        if move in PROMISE:
            return "SW-4.8"
        if move in ACCEPT or move in DECLINE or move in WITHDRAW:
            return self._why_not_this_answer(game, seat, move)
        if seat != game.active:
            return self._why_not_this_word(game, seat, move)
        return why_not_this_action(game, seat, move)

    def _why_not_this_answer(self, game: Sherwood, seat: Seat, move: Move) -> str:
        family = ACCEPT if move in ACCEPT else DECLINE if move in DECLINE else WITHDRAW
        sheet = game.board.of(family.index(move))
        if sheet is None or not (sheet.awaits(seat) or family is WITHDRAW):
            return NOTHING_STANDS
        return "SW-4.3"

    def _why_not_this_word(self, game: Sherwood, seat: Seat, move: Move) -> str:
        if move == HOLD and game.floor.orderly:
            return "SW-R16"
        if move in HIDE:
            if not game.camps[seat]:
                return "SW-R15"
            return "SW-R12" if game.spoken >> seat & 1 else "SW-3.7"
        return "SW-3.1"


def may_buy(game: Sherwood, seat: Seat) -> bool:
    """One gold, room in the hand, and a card to draw (SW-3.5, SW-R3)."""
    has_room = len(game.hands[seat]) < MOST_IN_HAND
    return game.gold[seat] >= PRICE_OF_EQUIPMENT and has_room and bool(game.equipment or game.discard)


def may_recruit(game: Sherwood, seat: Seat) -> bool:
    """Two gold, and a raider on the oak (SW-3.6)."""
    return game.gold[seat] >= PRICE_OF_A_RAIDER and game.oak[seat] > 0


def may_close(game: Sherwood) -> bool:
    """The active player may end talks that have begun, or could at any time (SW-4.5)."""
    if not game.rules.advanced or game.closed:
        return False
    return not game.floor.orderly or game.proposals < game.rules.proposals


def why_not_this_action(game: Sherwood, seat: Seat, move: Move) -> str:
    """The rule against an action that the active player cannot take now."""
    if move == HOLD:
        return "SW-R9"
    if game.gold[seat] > MOST_GOLD_IN_CAMP and move not in CHURCH:
        return "SW-3.2"
    if move in CHURCH:
        return "SW-3.3"
    if move in INN:
        return "SW-R36"
    if move == MERCHANT:
        return "SW-3.5" if game.equipment or game.discard else "SW-R3"
    if move == MARKET:
        return "SW-3.6"
    if move in HIDE:
        return "SW-3.7"
    if move == CLOSE:
        return "SW-4.5"
    return "SW-R12" if move == ASK else "SW-3.1"


# --------------------------------------------------------------------------------------------------------------- talks


def _others_in_camp(game: Sherwood) -> bool:
    return sum(game.camps) > game.camps[game.active]


def _answers(game: Sherwood, seat: Seat) -> list[Move]:
    """Answers to sheets that name a seat, and second thoughts about its own (SW-R11, SW-R17)."""
    moves: list[Move] = []
    for sheet in game.board.standing:
        if sheet.parties[0] == seat:
            moves.append(WITHDRAW.start + seat)
        elif sheet.awaits(seat):
            if can_agree(game, sheet, seat):
                moves.append(ACCEPT.start + sheet.parties[0])
            moves.append(DECLINE.start + sheet.parties[0])
    moves.sort()
    return moves


def _must_answer(game: Sherwood, seat: Seat) -> bool:
    """In the basic game whoever is named says yes or no (SW-R16)."""
    if game.rules.advanced:
        return False
    sheet = game.board.of(game.active)
    return sheet is not None and sheet.awaits(seat)


def _lead(game: Sherwood) -> None:
    """A word of the active player: one proposal less, and all who have raiders left are heard (SW-R12)."""
    game.proposals -= 1
    game.spoken = 0
    game.floor.hear([seat for seat in game.floor.others if game.camps[seat]])


def _spoke(game: Sherwood, seat: Seat) -> None:
    """One suggestion or sheet for each word of the active player."""
    game.spoken |= 1 << seat
    game.floor.answered()


def _hold(game: Sherwood, seat: Seat) -> None:
    """Say nothing. To everybody else a dropped draft is the same as silence."""
    if game.floor.orderly and game.log is not None:
        game.log.tell("held", {"seat": seat})
    game.floor.answered()


def _drop(game: Sherwood, seat: Seat) -> None:
    """A draft that comes to nothing counts as a proposal, or games would not end."""
    if seat == game.active:
        game.proposals -= 1
        if game.log is not None:
            game.log.tell("dropped", {"seat": seat})
        return
    game.spoken |= 1 << seat
    if not _must_answer(game, seat):
        _hold(game, seat)


def _counter(game: Sherwood, seat: Seat) -> None:
    """Whoever is named and suggests something else has refused (SW-R16)."""
    sheet = game.board.of(game.active)
    if sheet is not None and sheet.awaits(seat):
        close(game, sheet, COUNTERED)
        judge_joining(game, seat, sheet, BROKEN)


def _sign(game: Sherwood, seat: Seat, sheet: Sheet) -> bool:
    """One more signature; with the last one the alliance stands, and the turn is over (SW-4.3)."""
    judge_joining(game, seat, sheet, KEPT)
    signed = game.board.sign(sheet, seat)
    if game.log is not None:
        game.log.tell("signed", {"number": signed.number, "author": signed.author, "seat": seat})
    if not signed.complete:
        if seat == game.active:
            game.floor.hear([party for party in game.floor.others if signed.awaits(party)])
        return False
    strike(game, signed)
    end_turn(game)
    return True


def _close_talks(game: Sherwood) -> None:
    """The active player ends the talks and acts (SW-4.5, SW-R18)."""
    game.closed = True
    game.proposals = 0
    for seat in range(game.seats):
        if seat != game.active:
            game.drafts[seat] = None
    if game.log is not None:
        game.log.tell("talks_closed", {"seat": game.active})
    lapse_all(game)
