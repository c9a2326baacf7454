"""Inspection (SH-4): the Sheriff threatens, bargains, opens bags or waves them through."""

from typing import Final

from loxley.bargain.sheet import DECLINED, LAPSED, WITHDRAWN
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
from loxley.games.sheriff.goods import ROYAL_SUMMONS, Good
from loxley.games.sheriff.market import lay_next, lays
from loxley.games.sheriff.moves import (
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
from loxley.games.sheriff.moving import deliver, take_from_bag, words
from loxley.games.sheriff.options import MOST_PLAYERS
from loxley.games.sheriff.phases import CONFISCATION, INSPECTION, OPENED, PHASES, UNDECIDED, WAVED
from loxley.games.sheriff.promises import judge_bag
from loxley.games.sheriff.rounds import end_round
from loxley.games.sheriff.state import Draft, Sheriff

_TO_THE_CLOCK: Final = [CLOCK]

# What a seat can always say: begin an offer to somebody else, or, when asked on an orderly floor, hold its tongue.
# By the number of players and the seat.
_FREE_WORDS: Final = [
    [[TO.of(other) for other in range(seats) if other != seat] for seat in range(seats)]
    for seats in range(MOST_PLAYERS + 1)
]
_HELD_WORDS: Final = [[[*words, HOLD] for words in table] for table in _FREE_WORDS]


def wave_through(game: Sheriff, owner: Seat) -> None:
    """The bag passes: its goods go to the stall (SH-4.6), what was promised out of it to its receivers (SH-4.7)."""
    bag = game.bags[owner][:]
    game.fates[owner] = WAVED
    if game.log is not None:
        game.log.tell("waved", {"seat": owner})
    deliver(game, owner, bag)
    judge_bag(game, owner, bag)
    hand_over_claimed(game, owner, bag)


def open_bag(game: Sheriff, owner: Seat) -> None:
    """The honest are paid for the trouble; a liar loses the lies and pays for them (SH-4.8, SH-4.9).

    A Royal Summons among true goods is no lie: it is answered with a reward and discarded (SH-8.5, SH-R21).
    """
    bag = game.bags[owner][:]
    declared = game.declared[owner]
    game.fates[owner] = OPENED
    if game.log is not None:
        game.log.tell("opened", {"seat": owner, "goods": words(bag)})
    judge_bag(game, owner, bag)
    truth = [good for good in bag if good == declared]
    others = [good for good in bag if good != declared]
    deliver(game, owner, truth)
    _seize(game, owner, others)
    if all(good == ROYAL_SUMMONS for good in others):
        reward = penalty(game, truth) + game.rules.figures.reward * len(others)
        settle(game, debtor=game.sheriff, creditor=owner, owed=reward)
    else:
        settle(game, debtor=owner, creditor=game.sheriff, owed=penalty(game, others))


def penalty(game: Sheriff, goods: list[Good]) -> int:
    return sum(game.rules.figures.penalties[good] for good in goods)


def _seize(game: Sheriff, owner: Seat, goods: list[Good]) -> None:
    """Goods out of an opened bag, shown to all (SH-R20), until the Sheriff lays them onto a discard pile (SH-4.10)."""
    if not goods:
        return
    take_from_bag(game, owner, goods)
    game.confiscated = goods
    if game.log is not None:
        game.log.tell("confiscated", {"seat": owner, "goods": words(goods)})


def go_on(game: Sheriff) -> None:
    """After a decision of the Sheriff: the others are heard, or the round is over."""
    if UNDECIDED not in game.fates:
        finish(game)
        return
    lapse_spoiled(game)
    game.phase = PHASES[INSPECTION]
    game.floor.leader_decided()


def drop_drafts(game: Sheriff) -> None:
    """Something changes hands: whoever was writing an offer begins anew."""
    for seat in range(game.seats):
        game.drafts[seat] = None


def finish(game: Sheriff) -> None:
    """Every bag is decided: what was not agreed lapses, and the round ends."""
    for sheet in game.board.standing:
        close(game, sheet, LAPSED)
    drop_drafts(game)
    game.deals = []
    end_round(game)


def time_up(game: Sheriff) -> None:
    """Every bag that has not been inspected passes, and no bribe is paid for it (SH-8.2)."""
    if game.log is not None:
        game.log.tell("time_up", {})
    void_unfulfilled(game)
    for seat in game.merchants():
        if game.fates[seat] == UNDECIDED:
            wave_through(game, seat)
    finish(game)


class Inspection(Phase[Sheriff]):
    name = INSPECTION

    def begin(self, game: Sheriff) -> None:
        game.floor.begin(game.sheriff, game.seats, game.rules.words)
        if UNDECIDED not in game.fates:
            finish(game)

    def awaited(self, game: Sheriff) -> list[Seat]:
        return game.floor.awaited

    def welcome(self, game: Sheriff) -> list[Seat]:
        if game.rules.timed:
            return game.floor.welcome() + _TO_THE_CLOCK
        return game.floor.welcome()

    # choices

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        if seat < 0:
            return [TIME_UP] if seat == CLOCK and game.rules.timed else []
        if seat >= game.seats or not game.floor.has_word(seat):
            return []
        draft = game.drafts[seat]
        if draft is not None:
            return terms_left(draft)
        if seat == game.sheriff:
            return self._of_the_sheriff(game)
        words = _HELD_WORDS if game.floor.orderly else _FREE_WORDS
        if not game.board.standing:
            return words[game.seats][seat]
        return self._answers(game, seat) + self._withdrawals(game, seat) + words[game.seats][seat]

    def _of_the_sheriff(self, game: Sheriff) -> list[Move]:
        undecided = game.undecided()
        talks = game.floor.may_add_words()
        moves = [OPEN.start + bag for bag in undecided]
        moves += [WAVE.start + bag for bag in undecided if not game.must_open[bag]]
        if talks:
            moves += [THREATEN.start + bag for bag in undecided]
        if game.board.standing:
            moves += self._answers(game, game.sheriff)
        if talks:
            if game.board.standing:
                moves += self._withdrawals(game, game.sheriff)
            moves += _FREE_WORDS[game.seats][game.sheriff]
        return moves

    def _answers(self, game: Sheriff, seat: Seat) -> list[Move]:
        """Answers to the offers that were made to a seat."""
        moves: list[Move] = []
        for sheet in game.board.standing:
            if sheet.parties[1] == seat:
                if can_agree(game, sheet, seat):
                    moves.append(ACCEPT.start + sheet.parties[0])
                moves.append(DECLINE.start + sheet.parties[0])
        moves.sort()
        return moves

    def _withdrawals(self, game: Sheriff, seat: Seat) -> list[Move]:
        """Second thoughts about one's own offers."""
        return sorted([WITHDRAW.start + sheet.parties[1] for sheet in game.board.standing if sheet.parties[0] == seat])

    # playing

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        draft = game.drafts[seat] if seat >= 0 else None
        if draft is not None:
            if move < POST:
                add_term(draft, move)
            else:
                self._end_draft(game, seat, draft, move)
        elif move == HOLD:
            self._hold(game, seat)
        elif move in TO:
            begin_draft(game, seat, TO.index(move))
        elif move in OPEN:
            drop_drafts(game)
            open_bag(game, OPEN.index(move))
        elif move in WAVE:
            drop_drafts(game)
            wave_through(game, WAVE.index(move))
            go_on(game)
        elif move in THREATEN:
            if game.log is not None:
                game.log.tell("threatened", {"seat": THREATEN.index(move)})
            game.floor.spoke(seat)
        elif move == TIME_UP:
            time_up(game)
        else:
            self._answer(game, seat, move)

    def _end_draft(self, game: Sheriff, seat: Seat, draft: Draft, move: Move) -> None:
        game.drafts[seat] = None
        if move == POST:
            post(game, seat, draft)
            game.floor.spoke(seat)
        else:
            self._hold(game, seat)

    def _hold(self, game: Sheriff, seat: Seat) -> None:
        """Say nothing. To everybody else a dropped draft is the same as silence."""
        if game.floor.orderly and game.log is not None:
            game.log.tell("held", {"seat": seat})
        game.floor.spoke(seat)

    def _answer(self, game: Sheriff, seat: Seat, move: Move) -> None:
        if move in WITHDRAW:
            mine = game.board.by(seat, WITHDRAW.index(move))
            assert mine is not None
            close(game, mine, WITHDRAWN)
            game.floor.spoke(seat)
            return
        theirs = game.board.by(ACCEPT.index(move) if move in ACCEPT else DECLINE.index(move), seat)
        assert theirs is not None
        if move in DECLINE:
            close(game, theirs, DECLINED)
        else:
            for bag in strike(game, theirs):
                wave_through(game, bag)
            drop_drafts(game)
            lapse_spoiled(game)
        if seat != game.sheriff:
            game.floor.spoke(seat)  # the Sheriff keeps the word after an answer
        if UNDECIDED not in game.fates:
            finish(game)

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        if seat == CLOCK or move == TIME_UP:
            return "SH-8.2"
        if game.drafts[seat] is not None:
            return self._why_not_this_term(game, seat, move)
        if move in OFFER or move in WANT or move in (POST, DROP):
            return "SH-4.3"
        if seat == game.sheriff:
            undecided = game.undecided()
            if move in WAVE and WAVE.index(move) in undecided:
                return "SH-5.1"
            if move in THREATEN and THREATEN.index(move) in undecided:
                return NO_WORDS_LEFT
            if move in OPEN or move in WAVE or move in THREATEN:
                return "SH-4.5"
            if move in TO and TO.index(move) in game.floor.others:
                return NO_WORDS_LEFT
        elif move in OPEN or move in WAVE or move in THREATEN:
            return "SH-4.1"
        if move in ACCEPT or move in DECLINE or move in WITHDRAW:
            return self._why_not_this_answer(game, seat, move)
        return "SH-4.2"

    def not_asked(self, game: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-8.2" if seat == CLOCK else NOT_YOUR_WORD

    def _why_not_this_answer(self, game: Sheriff, seat: Seat, move: Move) -> str:
        if move in WITHDRAW:
            return NOTHING_STANDS if game.board.by(seat, WITHDRAW.index(move)) is None else NO_WORDS_LEFT
        author = ACCEPT.index(move) if move in ACCEPT else DECLINE.index(move)
        return NOTHING_STANDS if game.board.by(author, seat) is None else "SH-4.3"

    def _why_not_this_term(self, game: Sheriff, seat: Seat, move: Move) -> str:
        draft = game.drafts[seat]
        assert draft is not None
        if move == POST:
            return "SH-R25"
        if move not in OFFER and move not in WANT:
            return UNFINISHED_DRAFT
        return why_not_this_term(game, seat, draft, move)


class Confiscation(Phase[Sheriff]):
    """The Sheriff lays what was confiscated onto one discard pile, in an order of their choice (SH-4.10, SH-R3)."""

    name = CONFISCATION

    def begin(self, game: Sheriff) -> None:
        if not game.confiscated:
            go_on(game)

    def awaited(self, game: Sheriff) -> list[Seat]:
        return [game.sheriff]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        return lays(game, game.confiscated) if seat == game.sheriff else []

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        lay_next(game, seat, game.confiscated, move)
        if not game.confiscated:
            go_on(game)

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        return "SH-4.10"
