"""Inspection (SH-4): the Sheriff threatens, bargains, opens bags or waves them through."""

from typing import Final

from loxley.bargain.ledger import BROKEN, KEPT
from loxley.bargain.sheet import DECLINED, LAPSED, WITHDRAWN
from loxley.core.log import Facts
from loxley.core.refusals import NOT_YOUR_WORD
from loxley.core.seats import CLOCK, Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.deals import close, join, lapse_spoiled, leave, post
from loxley.games.sheriff.debts import settle
from loxley.games.sheriff.decisions import decisions
from loxley.games.sheriff.drafts import (
    add_term,
    begin_draft,
    begin_joining,
    begin_picking,
    picked,
)
from loxley.games.sheriff.effects import deliver, take_from_bag, words
from loxley.games.sheriff.goods import GOODS, ROYAL_SUMMONS, Good
from loxley.games.sheriff.objections import why_not
from loxley.games.sheriff.phases import INSPECTION, NOTHING, OPENED, PHASES, UNDECIDED, WAVED
from loxley.games.sheriff.promises import judge_bag, settle_promise
from loxley.games.sheriff.replies import FREE_WORDS, replies
from loxley.games.sheriff.rounds import end_round
from loxley.games.sheriff.settling import accept_for_passing, hand_over_claimed, strike, void_unfulfilled
from loxley.games.sheriff.state import JOINING, Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    DECLINE,
    DROP,
    HOLD,
    JOIN,
    LEAVE,
    MARK_BROKEN,
    MARK_KEPT,
    OPEN,
    PICK,
    POST,
    THREATEN,
    TIME_UP,
    TO,
    WAVE,
    WITHDRAW,
    offer_meant,
)

_TO_THE_CLOCK: Final = [CLOCK]

# What a seat that is asked on an orderly floor can always say: begin an offer, or hold its tongue.
_HELD_WORDS: Final = [[[*words, HOLD] for words in table] for table in FREE_WORDS]


def wave_through(state: Sheriff, owner: Seat) -> None:
    """The bag passes: its goods go to the stall (SH-4.6), what was promised out of it to its receivers (SH-4.7)."""
    bag = state.bags[owner][:]
    state.fates[owner] = WAVED
    if state.log is not None:
        state.log.tell("waved", {"sheriff": state.sheriff, "seat": owner})
    deliver(state, owner, bag)
    judge_bag(state, owner, bag)
    hand_over_claimed(state, owner, bag)


def open_bag(state: Sheriff, owner: Seat) -> None:
    """The honest are paid for the trouble; a liar loses the lies and pays for them (SH-4.8, SH-4.9).

    A Royal Summons among true goods is no lie: it is answered with a reward and discarded (SH-8.5, SH-R21).
    """
    bag = state.bags[owner][:]
    declared = state.declared[owner]
    state.fates[owner] = OPENED
    if state.log is not None:
        _tell_opened(state, owner)
    judge_bag(state, owner, bag)
    truth = [good for good in bag if good == declared]
    others = [good for good in bag if good != declared]
    deliver(state, owner, truth)
    answered = all(good == ROYAL_SUMMONS for good in others)
    _seize(state, owner, others, "answered" if answered else "confiscated")
    if answered:
        reward = penalty(state, truth) + state.rules.figures.reward * len(others)
        settle(state, debtor=state.sheriff, creditor=owner, owed=reward)
    else:
        settle(state, debtor=owner, creditor=state.sheriff, owed=penalty(state, others))


def _tell_opened(state: Sheriff, owner: Seat) -> None:
    bag, declared = state.bags[owner], state.declared[owner]
    others = [good for good in bag if good != declared]
    is_true = all(good == ROYAL_SUMMONS for good in others)
    truths = bag if is_true else [good for good in bag if good == declared]
    facts: Facts = {"sheriff": state.sheriff, "seat": owner, "goods": words(bag)}
    claim: Facts = {"declared": GOODS[declared], "cards": len(bag)}
    found: Facts = {"truths": words(truths), "lies": [] if is_true else words(others)}
    assert state.log is not None
    state.log.tell("opened", {**facts, **claim, **found, "summonses": len(others) if is_true else 0})


def penalty(state: Sheriff, goods: list[Good]) -> int:
    return sum(state.rules.figures.penalties[good] for good in goods)


def _seize(state: Sheriff, owner: Seat, goods: list[Good], event: str) -> None:
    """Goods out of an opened bag, shown to all (SH-R20), until the Sheriff lays them onto a discard pile (SH-4.10)."""
    if not goods:
        return
    take_from_bag(state, owner, goods)
    state.confiscated = goods
    state.pile = state.piles[owner]  # where the Sheriff has agreed to lay them (SH-5.1)
    if state.log is not None:
        state.log.tell(event, {"sheriff": state.sheriff, "seat": owner, "goods": words(goods)})


def go_on(state: Sheriff) -> None:
    """After a decision of the Sheriff: the others are heard, or the round is over."""
    if state.all_decided():
        finish(state)
        return
    lapse_spoiled(state)
    state.phase = PHASES[INSPECTION]
    state.floor.leader_decided()


def drop_drafts(state: Sheriff) -> None:
    """Something changes hands: whoever was writing an offer begins anew, with what is there now."""
    for seat, draft in enumerate(state.drafts):
        if draft is not None:
            state.drafts[seat] = None


def finish(state: Sheriff) -> None:
    """Every bag is decided: what was not agreed lapses, and the round ends."""
    for sheet in state.board.standing:
        close(state, sheet, LAPSED)
    drop_drafts(state)
    state.deals = []
    if state.orders or state.out_of_bags or _has_agreed_to_a_pile(state):
        state.orders = []
        state.out_of_bags = []
        state.piles = [NOTHING] * state.seats
    end_round(state)


def _has_agreed_to_a_pile(state: Sheriff) -> bool:
    for pile in state.piles:  # noqa: SIM110 - compiled, a loop is quicker than a generator
        if pile != NOTHING:
            return True
    return False


def time_up(state: Sheriff) -> None:
    """Every bag that has not been inspected passes, and no bribe is paid for it (SH-8.2)."""
    if state.log is not None:
        state.log.tell("time_up", {})
    void_unfulfilled(state)
    for seat in state.merchants():
        if state.fates[seat] == UNDECIDED:
            wave_through(state, seat)
    finish(state)


class Inspection(Phase[Sheriff]):
    name = INSPECTION

    def begin(self, state: Sheriff) -> None:
        state.floor.begin(state.sheriff, state.seats, state.rules.words)
        if state.all_decided():
            finish(state)

    def awaited(self, state: Sheriff) -> list[Seat]:
        return state.floor.awaited

    def may_also_move(self, state: Sheriff) -> list[Seat]:
        if state.rules.timed:
            return state.floor.may_also_move() + _TO_THE_CLOCK
        return state.floor.may_also_move()

    # choices

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        if seat < 0:
            return [TIME_UP] if seat == CLOCK and state.rules.timed else []
        if seat >= state.seats or not state.floor.has_word(seat):
            return []
        draft = state.drafts[seat]
        if draft is not None:
            return draft.terms_left
        if seat == state.sheriff:
            return self._of_the_sheriff(state)
        if not state.board.standing and not state.ledger.in_words and not state.floor.dropped:
            words = _HELD_WORDS if state.floor.orderly else FREE_WORDS
            return words[state.seats][seat]
        return self._of_a_merchant(state, seat)

    def _of_a_merchant(self, state: Sheriff, seat: Seat) -> list[Move]:
        moves = replies(state, seat)
        if state.floor.orderly:
            moves.append(HOLD)
        return moves

    def _of_the_sheriff(self, state: Sheriff) -> list[Move]:
        sheriff = state.sheriff
        choices = decisions(state)
        if state.board.standing or state.ledger.in_words:
            return choices + replies(state, sheriff)
        may_begin = state.floor.may_add_words() and state.floor.may_draft()
        return choices + FREE_WORDS[state.seats][sheriff] if may_begin else choices

    # playing

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        draft = state.drafts[seat] if seat >= 0 else None
        if draft is not None:
            if WITHDRAW.start < move < POST:
                add_term(draft, move)
            else:
                self._end_draft(state, seat, draft, move)
        elif move == HOLD:
            self._hold(state, seat)
        elif move in TO:
            begin_draft(state, seat, TO.index(move))
        elif move in OPEN:
            drop_drafts(state)
            open_bag(state, OPEN.index(move))
        elif move in WAVE:
            drop_drafts(state)
            self._let_pass(state, [WAVE.index(move)])
            go_on(state)
        elif move in THREATEN:
            self._threaten(state, seat, THREATEN.index(move))
        elif move == TIME_UP:
            time_up(state)
        elif move in MARK_KEPT or move in MARK_BROKEN:
            self._mark(state, seat, move)
        elif move in JOIN or move in PICK:
            self._begin_answer(state, seat, move)
        else:
            self._answer(state, seat, move)

    def _let_pass(self, state: Sheriff, bags: list[Seat]) -> None:
        for bag in bags:
            if state.fates[bag] == UNDECIDED:
                accept_for_passing(state, bag)
                wave_through(state, bag)

    def _threaten(self, state: Sheriff, seat: Seat, merchant: Seat) -> None:
        if state.log is not None:
            state.log.tell("threatened", {"sheriff": seat, "seat": merchant})
        if state.rules.first_edition:
            state.floor.spoke(seat)
        else:
            state.floor.threatened(merchant)

    def _mark(self, state: Sheriff, seat: Seat, move: Move) -> None:
        """Whoever judges a promise keeps the word."""
        family = MARK_KEPT if move in MARK_KEPT else MARK_BROKEN
        promise = state.ledger.oldest_in_words(family.index(move), seat)
        assert promise is not None
        settle_promise(state, promise, KEPT if move in MARK_KEPT else BROKEN)

    def _begin_answer(self, state: Sheriff, seat: Seat, move: Move) -> None:
        if move in JOIN:
            author, other = offer_meant(JOIN, move, state.sheriff)
            sheet = state.board.between(author, other)
            assert sheet is not None
            begin_joining(state, seat, sheet)
        else:
            theirs = state.board.between(PICK.index(move), seat)
            assert theirs is not None
            begin_picking(state, seat, theirs)

    def _end_draft(self, state: Sheriff, seat: Seat, draft: Draft, move: Move) -> None:
        state.drafts[seat] = None
        if move == POST:
            if draft.manner == JOINING:
                join(state, seat, draft)
            else:
                post(state, seat, draft)
            state.floor.spoke(seat)
        elif move == DROP:
            self._drop(state, seat)
        else:
            self._accept(state, seat, draft.other, picked(draft))

    def _drop(self, state: Sheriff, seat: Seat) -> None:
        """A dropped draft costs nobody a word; in the first edition it was the same as silence."""
        if state.rules.first_edition:
            self._hold(state, seat)
        else:
            state.floor.drop()

    def _hold(self, state: Sheriff, seat: Seat) -> None:
        """Say nothing."""
        if state.floor.orderly and state.log is not None:
            state.log.tell("held", {"seat": seat})
        state.floor.spoke(seat)

    def _answer(self, state: Sheriff, seat: Seat, move: Move) -> None:
        if move in WITHDRAW:
            mine = state.board.between(seat, WITHDRAW.index(move))
            assert mine is not None
            close(state, mine, WITHDRAWN)
            state.floor.spoke(seat)
        elif move in LEAVE:
            author, other = offer_meant(LEAVE, move, state.sheriff)
            leave(state, seat, author, other)
            state.floor.spoke(seat)
        elif move in DECLINE:
            theirs = state.board.between(DECLINE.index(move), seat)
            assert theirs is not None
            close(state, theirs, DECLINED)
            self._after_answer(state, seat)
        else:
            self._accept(state, seat, ACCEPT.index(move), [])

    def _accept(self, state: Sheriff, seat: Seat, author: Seat, cards: list[Good]) -> None:
        sheet = state.board.between(author, seat)
        assert sheet is not None
        self._let_pass(state, strike(state, sheet, cards))
        drop_drafts(state)
        lapse_spoiled(state)
        self._after_answer(state, seat)

    def _after_answer(self, state: Sheriff, seat: Seat) -> None:
        if seat != state.sheriff:
            state.floor.spoke(seat)  # the Sheriff keeps the word after an answer
        if state.all_decided():
            finish(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-8.2" if seat == CLOCK or move == TIME_UP else why_not(state, seat, move)

    def not_asked(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-8.2" if seat == CLOCK else NOT_YOUR_WORD
