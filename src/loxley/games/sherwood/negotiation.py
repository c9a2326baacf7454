"""Talks around the player whose turn it is (SW-4, SW-5.15): who may say what, in planning and between raids."""

from loxley.bargain.ledger import BROKEN, KEPT
from loxley.bargain.sheet import COUNTERED, DECLINED, WITHDRAWN, Sheet
from loxley.core.refusals import NOTHING_STANDS, ONE_DRAFT_A_WORD, UNFINISHED_DRAFT
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.alliances import go_alone, strike
from loxley.games.sherwood.drafts import add_term, begin_draft, terms_left
from loxley.games.sherwood.objections import is_writing, why_not_this_term
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.sheets import can_agree, close, lapse_all, post, suggest
from loxley.games.sherwood.side_deals import deal_terms_left, is_side_deal, strike_deal
from loxley.games.sherwood.state import NOTHINGS, NOUGHTS, Draft, Sherwood
from loxley.games.sherwood.strength import asks_for_worth, chosen_cards, shows_left
from loxley.games.sherwood.talk import add_claims, claim, judge_joining, promise, promises_left, why_not_this_claim
from loxley.games.sherwood.vocabulary import (
    ACCEPT,
    ALONE,
    ASK,
    CLAIM,
    DECLINE,
    DROP,
    HIDE,
    HOLD,
    MARK_BROKEN,
    MARK_KEPT,
    PICK,
    POST,
    PROMISE,
    SAYINGS,
    SUGGEST,
    WITH,
    WITHDRAW,
)
from loxley.games.sherwood.vows import judge_telling, mark, open_words


def open_talks(state: Sherwood, leader: Seat) -> None:
    """Somebody's turn begins: all has still to be said."""
    state.active = leader
    state.floor.begin(leader, state.seats, 0)
    state.proposals = state.rules.proposals
    state.closed = False
    state.spoken = 0
    state.said = []
    state.suggestions = NOTHINGS[state.seats]
    state.promises = NOUGHTS[state.seats]
    state.shown = NOTHINGS[state.seats]


def end_talks(state: Sherwood) -> None:
    """What stands lapses, what was being written is forgotten."""
    if state.board.standing:
        lapse_all(state)
    state.forget_drafts()


# ----------------------------------------------------------------------------------------------------- what may be said


def draft_choices(state: Sherwood, draft: Draft) -> list[Move]:
    if draft.other != NOTHING:
        return deal_terms_left(state, draft)
    return terms_left(state, draft) if draft.signing == NOTHING else shows_left(state, draft)


def add_words_of_the_leader(state: Sherwood, seat: Seat, moves: list[Move]) -> None:
    """Deals, answers and questions of the player whose turn it is."""
    if state.proposals and state.rules.deals and state.floor.may_draft():
        moves += _openings(state, seat)
    if state.board.standing:
        moves += _answers(state, seat)
    if state.proposals and (state.rules.deals or _others_in_camp(state)):
        moves.append(ASK)


def words_of_another(state: Sherwood, seat: Seat, hideouts: list[Move]) -> list[Move]:
    """The others answer, suggest (basic) or propose (advanced), tell and promise; or say nothing."""
    moves: list[Move] = []
    if not state.spoken >> seat & 1 and state.floor.may_draft():
        if state.camps[seat]:
            moves += hideouts
        if state.rules.deals:
            moves += _openings(state, seat)
    if state.board.standing:
        moves += _answers(state, seat)
    if state.floor.orderly and not _must_answer(state, seat):
        moves.append(HOLD)
    add_sayings(state, seat, moves)
    return moves


def add_sayings(state: Sherwood, seat: Seat, moves: list[Move]) -> None:
    """Marks, claims and promises, which take nobody's word."""
    if state.ledger.in_words:
        promisers = open_words(state, seat)
        moves += [MARK_KEPT.start + promiser for promiser in promisers]
        moves += [MARK_BROKEN.start + promiser for promiser in promisers]
    add_claims(state, seat, moves)
    moves += promises_left(state, seat)


def _openings(state: Sherwood, seat: Seat) -> list[Move]:
    return [WITH.start + other for other in range(state.seats) if other != seat]


def _others_in_camp(state: Sherwood) -> bool:
    for seat, raiders in enumerate(state.camps):  # noqa: SIM110 - compiled, a loop is quicker than a generator
        if raiders and seat != state.active:
            return True
    return False


def _answers(state: Sherwood, seat: Seat) -> list[Move]:
    """Answers to sheets that name a seat, and second thoughts about its own (SW-R11, SW-R17)."""
    moves: list[Move] = []
    for sheet in state.board.standing:
        author = sheet.parties[0]
        if author == seat:
            moves.append(WITHDRAW.start + seat)
        elif sheet.awaits(seat):
            if can_agree(state, sheet, seat):
                if not asks_for_worth(state, sheet, seat):
                    moves.append(ACCEPT.start + author)
                elif state.floor.may_draft():
                    moves.append(PICK.start + author)
            moves.append(DECLINE.start + author)
    moves.sort()
    return moves


def _must_answer(state: Sherwood, seat: Seat) -> bool:
    """In the basic game whoever is named says yes or no (SW-R16)."""
    if state.rules.advanced:
        return False
    sheet = state.board.of(state.active)
    return sheet is not None and sheet.awaits(seat)


# ------------------------------------------------------------------------------------------------------------ saying it


def say(state: Sherwood, seat: Seat, move: Move) -> bool:
    """A word in the talks. Has it brought a band into the forest?"""
    draft = state.drafts[seat]
    if draft is not None:
        return _write(state, seat, draft, move)
    if move in HIDE or move in WITH or move in PICK:
        begin_draft(state, seat, move)
    elif move in CLAIM:
        claim(state, seat, move)
        judge_telling(state, seat, CLAIM.index(move) // SAYINGS)
    elif move in PROMISE:
        promise(state, seat, move)
    elif move in MARK_KEPT:
        mark(state, seat, MARK_KEPT.index(move), KEPT)
    elif move in MARK_BROKEN:
        mark(state, seat, MARK_BROKEN.index(move), BROKEN)
    elif move == HOLD:
        _hold(state, seat)
    elif move == ASK:
        if state.log is not None:
            state.log.tell("asked", {"seat": seat})
        _lead(state)
    else:
        return _answer(state, seat, move)
    return False


def _write(state: Sherwood, seat: Seat, draft: Draft, move: Move) -> bool:
    if move == ALONE:
        go_alone(state, draft)
        return True
    if move in ACCEPT:
        state.drafts[seat] = None
        state.shown = [*state.shown[:seat], chosen_cards(draft), *state.shown[seat + 1 :]]
        return _answer(state, seat, move)
    if move != POST and move != SUGGEST and move != DROP:
        add_term(state, draft, move)
        return False
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
    return False


def _answer(state: Sherwood, seat: Seat, move: Move) -> bool:
    if move in WITHDRAW:
        mine = state.board.of(seat)
        assert mine is not None
        close(state, mine, WITHDRAWN, seat)
    elif move in DECLINE:
        theirs = state.board.of(DECLINE.index(move))
        assert theirs is not None
        close(state, theirs, DECLINED, seat)
        _judge_joining(state, seat, theirs, BROKEN)
    else:
        theirs = state.board.of(ACCEPT.index(move))
        assert theirs is not None
        if _sign(state, seat, theirs):
            return True
    if seat != state.active:
        state.floor.answered()
    return False


def _judge_joining(state: Sherwood, seat: Seat, sheet: Sheet, fate: str) -> None:
    if not is_side_deal(sheet):
        judge_joining(state, seat, sheet, fate)


def _sign(state: Sherwood, seat: Seat, sheet: Sheet) -> bool:
    """One more signature; with the last one a deal is done, or an alliance stands and the turn is over (SW-4.3)."""
    _judge_joining(state, seat, sheet, KEPT)
    signed = state.board.sign(sheet, seat)
    if state.log is not None:
        state.log.tell("signed", {"number": signed.number, "author": signed.author, "seat": seat})
    if is_side_deal(signed):
        strike_deal(state, signed)
        return False
    if not signed.complete:
        if seat == state.active:
            state.floor.hear([party for party in state.floor.others if signed.awaits(party)])
        return False
    strike(state, signed)
    return True


def _lead(state: Sherwood) -> None:
    """A word of the leader: one proposal less, and the others are heard (SW-R12).

    An alliance is only for those who have raiders left; a deal is for everybody (SW-R40).
    """
    state.proposals -= 1
    state.spoken = 0
    heard = [seat for seat in state.floor.others if state.rules.deals or state.camps[seat]]
    if state.slot != NOTHING:  # a convoy is on its way: the leader has the last word before it goes on
        heard.append(state.active)
    state.floor.hear(heard)


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
        close(state, sheet, COUNTERED, seat)
        judge_joining(state, seat, sheet, BROKEN)


def close_talks(state: Sherwood) -> None:
    """The active player ends the talks and acts (SW-4.5, SW-R18)."""
    state.closed = True
    state.proposals = 0
    for seat in range(state.seats):
        if seat != state.active:
            state.drafts[seat] = None
    if state.log is not None:
        state.log.tell("talks_closed", {"seat": state.active})
    lapse_all(state)


# -------------------------------------------------------------------------------------------------------------- why not


def why_not_this_saying(state: Sherwood, seat: Seat, move: Move) -> str:
    """The rule against a word that cannot be said now; nothing where the talks know of none."""
    draft = state.drafts[seat]
    if draft is not None:
        return why_not_this_term(state, draft, move) if HIDE.start <= move <= DROP else UNFINISHED_DRAFT
    if is_writing(move):
        return "SW-4.1"
    if move in WITH:
        return _why_no_deal(state, seat, move)
    if move in CLAIM:
        return why_not_this_claim(state, seat, move)
    if move in PROMISE:
        return "SW-4.8"
    if move in MARK_KEPT or move in MARK_BROKEN:
        return "SW-R40"
    if move in ACCEPT or move in DECLINE or move in WITHDRAW or move in PICK:
        return _why_not_this_answer(state, seat, move)
    return ""


def _why_no_deal(state: Sherwood, seat: Seat, move: Move) -> str:
    other = WITH.index(move)
    if not state.rules.deals or other == seat or other >= state.seats:
        return "SW-R40"
    return "SW-R12" if state.floor.may_draft() else ONE_DRAFT_A_WORD


def _why_not_this_answer(state: Sherwood, seat: Seat, move: Move) -> str:
    family = ACCEPT if move in ACCEPT else DECLINE if move in DECLINE else WITHDRAW if move in WITHDRAW else PICK
    sheet = state.board.of(family.index(move))
    if sheet is None or not (sheet.awaits(seat) or family is WITHDRAW):
        return NOTHING_STANDS
    if family is WITHDRAW:
        return "SW-4.3"
    return "SW-R39" if family is PICK or asks_for_worth(state, sheet, seat) else "SW-4.3"
