"""Inspection (SH-4): the Sheriff threatens, bargains, opens bags or waves them through."""

from typing import Final

from loxley.bargain.sheet import DECLINED, LAPSED, WITHDRAWN
from loxley.core.log import Facts
from loxley.core.refusals import (
    NO_WORDS_LEFT,
    NOT_YOUR_WORD,
    NOTHING_STANDS,
    UNFINISHED_DRAFT,
)
from loxley.core.seats import CLOCK, Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.deals import (
    can_agree,
    close,
    hand_over_claimed,
    lapse_spoiled,
    post,
    strike,
    void_unfulfilled,
)
from loxley.games.sheriff.debts import settle
from loxley.games.sheriff.drafts import add_term, begin_draft, terms_left, why_not_this_term
from loxley.games.sheriff.effects import deliver, take_from_bag, words
from loxley.games.sheriff.goods import GOODS, ROYAL_SUMMONS, Good
from loxley.games.sheriff.market import lay_next, lays
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.phases import CONFISCATION, INSPECTION, OPENED, PHASES, UNDECIDED, WAVED
from loxley.games.sheriff.promises import judge_bag
from loxley.games.sheriff.rounds import end_round
from loxley.games.sheriff.state import Draft, Sheriff
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    DECLINE,
    DROP,
    HOLD,
    OFFER,
    OPEN,
    POST,
    THREATEN,
    TIME_UP,
    TO,
    WANT,
    WAVE,
    WITHDRAW,
)

_TO_THE_CLOCK: Final = [CLOCK]

# What a seat can always say: begin an offer to somebody else, or, when asked on an orderly floor, hold its tongue.
# By the number of players and the seat.
_FREE_WORDS: Final = [
    [[TO.of(other) for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(MOST_PLAYERS + 1)
]
_HELD_WORDS: Final = [[[*words, HOLD] for words in table] for table in _FREE_WORDS]


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
    _seize(state, owner, others)
    if all(good == ROYAL_SUMMONS for good in others):
        reward = penalty(state, truth) + state.rules.figures.reward * len(others)
        settle(state, debtor=state.sheriff, creditor=owner, owed=reward)
    else:
        settle(state, debtor=owner, creditor=state.sheriff, owed=penalty(state, others))


def _tell_opened(state: Sheriff, owner: Seat) -> None:
    bag, declared = state.bags[owner], state.declared[owner]
    others = [good for good in bag if good != declared]
    is_true = all(good == ROYAL_SUMMONS for good in others)
    facts: Facts = {"sheriff": state.sheriff, "seat": owner, "goods": words(bag)}
    claim: Facts = {"declared": GOODS[declared], "cards": len(bag), "lies": [] if is_true else words(others)}
    assert state.log is not None
    state.log.tell("opened", {**facts, **claim, "summonses": len(others) if is_true else 0})


def penalty(state: Sheriff, goods: list[Good]) -> int:
    return sum(state.rules.figures.penalties[good] for good in goods)


def _seize(state: Sheriff, owner: Seat, goods: list[Good]) -> None:
    """Goods out of an opened bag, shown to all (SH-R20), until the Sheriff lays them onto a discard pile (SH-4.10)."""
    if not goods:
        return
    take_from_bag(state, owner, goods)
    state.confiscated = goods
    if state.log is not None:
        state.log.tell("confiscated", {"sheriff": state.sheriff, "seat": owner, "goods": words(goods)})


def go_on(state: Sheriff) -> None:
    """After a decision of the Sheriff: the others are heard, or the round is over."""
    if UNDECIDED not in state.fates:
        finish(state)
        return
    lapse_spoiled(state)
    state.phase = PHASES[INSPECTION]
    state.floor.leader_decided()


def drop_drafts(state: Sheriff) -> None:
    """Something changes hands: whoever was writing an offer begins anew."""
    for seat in range(state.seats):
        state.drafts[seat] = None


def finish(state: Sheriff) -> None:
    """Every bag is decided: what was not agreed lapses, and the round ends."""
    for sheet in state.board.standing:
        close(state, sheet, LAPSED)
    drop_drafts(state)
    state.deals = []
    end_round(state)


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
        if UNDECIDED not in state.fates:
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
            return terms_left(draft)
        if seat == state.sheriff:
            return self._of_the_sheriff(state)
        words = _HELD_WORDS if state.floor.orderly else _FREE_WORDS
        if not state.board.standing:
            return words[state.seats][seat]
        return self._answers(state, seat) + self._withdrawals(state, seat) + words[state.seats][seat]

    def _of_the_sheriff(self, state: Sheriff) -> list[Move]:
        undecided = state.undecided()
        talks = state.floor.may_add_words()
        moves = [OPEN.start + bag for bag in undecided]
        moves += [WAVE.start + bag for bag in undecided if not state.must_open[bag]]
        if talks:
            moves += [THREATEN.start + bag for bag in undecided]
        if state.board.standing:
            moves += self._answers(state, state.sheriff)
        if talks:
            if state.board.standing:
                moves += self._withdrawals(state, state.sheriff)
            moves += _FREE_WORDS[state.seats][state.sheriff]
        return moves

    def _answers(self, state: Sheriff, seat: Seat) -> list[Move]:
        """Answers to the offers that were made to a seat."""
        moves: list[Move] = []
        for sheet in state.board.standing:
            if sheet.parties[1] == seat:
                if can_agree(state, sheet, seat):
                    moves.append(ACCEPT.start + sheet.parties[0])
                moves.append(DECLINE.start + sheet.parties[0])
        moves.sort()
        return moves

    def _withdrawals(self, state: Sheriff, seat: Seat) -> list[Move]:
        """Second thoughts about one's own offers."""
        return sorted([WITHDRAW.start + sheet.parties[1] for sheet in state.board.standing if sheet.parties[0] == seat])

    # playing

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        draft = state.drafts[seat] if seat >= 0 else None
        if draft is not None:
            if move < POST:
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
            wave_through(state, WAVE.index(move))
            go_on(state)
        elif move in THREATEN:
            if state.log is not None:
                state.log.tell("threatened", {"sheriff": seat, "seat": THREATEN.index(move)})
            state.floor.spoke(seat)
        elif move == TIME_UP:
            time_up(state)
        else:
            self._answer(state, seat, move)

    def _end_draft(self, state: Sheriff, seat: Seat, draft: Draft, move: Move) -> None:
        state.drafts[seat] = None
        if move == POST:
            post(state, seat, draft)
            state.floor.spoke(seat)
        else:
            self._hold(state, seat)

    def _hold(self, state: Sheriff, seat: Seat) -> None:
        """Say nothing. To everybody else a dropped draft is the same as silence."""
        if state.floor.orderly and state.log is not None:
            state.log.tell("held", {"seat": seat})
        state.floor.spoke(seat)

    def _answer(self, state: Sheriff, seat: Seat, move: Move) -> None:
        if move in WITHDRAW:
            mine = state.board.by(seat, WITHDRAW.index(move))
            assert mine is not None
            close(state, mine, WITHDRAWN)
            state.floor.spoke(seat)
            return
        theirs = state.board.by(ACCEPT.index(move) if move in ACCEPT else DECLINE.index(move), seat)
        assert theirs is not None
        if move in DECLINE:
            close(state, theirs, DECLINED)
        else:
            for bag in strike(state, theirs):
                wave_through(state, bag)
            drop_drafts(state)
            lapse_spoiled(state)
        if seat != state.sheriff:
            state.floor.spoke(seat)  # the Sheriff keeps the word after an answer
        if UNDECIDED not in state.fates:
            finish(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        if seat == CLOCK or move == TIME_UP:
            return "SH-8.2"
        if state.drafts[seat] is not None:
            return self._why_not_this_term(state, seat, move)
        if move in OFFER or move in WANT or move in (POST, DROP):
            return "SH-4.3"
        if seat == state.sheriff:
            undecided = state.undecided()
            if move in WAVE and WAVE.index(move) in undecided:
                return "SH-5.1"
            if move in THREATEN and THREATEN.index(move) in undecided:
                return NO_WORDS_LEFT
            if move in OPEN or move in WAVE or move in THREATEN:
                return "SH-4.5"
            if move in TO and TO.index(move) in state.floor.others:
                return NO_WORDS_LEFT
        elif move in OPEN or move in WAVE or move in THREATEN:
            return "SH-4.1"
        if move in ACCEPT or move in DECLINE or move in WITHDRAW:
            return self._why_not_this_answer(state, seat, move)
        return "SH-4.2"

    def not_asked(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-8.2" if seat == CLOCK else NOT_YOUR_WORD

    def _why_not_this_answer(self, state: Sheriff, seat: Seat, move: Move) -> str:
        if move in WITHDRAW:
            return NOTHING_STANDS if state.board.by(seat, WITHDRAW.index(move)) is None else NO_WORDS_LEFT
        author = ACCEPT.index(move) if move in ACCEPT else DECLINE.index(move)
        return NOTHING_STANDS if state.board.by(author, seat) is None else "SH-4.3"

    def _why_not_this_term(self, state: Sheriff, seat: Seat, move: Move) -> str:
        draft = state.drafts[seat]
        assert draft is not None
        if move == POST:
            return "SH-R25"
        if move not in OFFER and move not in WANT:
            return UNFINISHED_DRAFT
        return why_not_this_term(state, seat, draft, move)


class Confiscation(Phase[Sheriff]):
    """The Sheriff lays what was confiscated onto one discard pile, in an order of their choice (SH-4.10, SH-R3)."""

    name = CONFISCATION

    def begin(self, state: Sheriff) -> None:
        if not state.confiscated:
            go_on(state)

    def awaited(self, state: Sheriff) -> list[Seat]:
        return [state.sheriff]

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        return lays(state, state.confiscated) if seat == state.sheriff else []

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        lay_next(state, seat, state.confiscated, move)
        if not state.confiscated:
            go_on(state)

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-4.10"
