"""Promises for later (SH-5.2): they bind nobody; the ledger says whether they were kept."""

from loxley.bargain.ledger import BROKEN, KEPT, OPEN, VOID, Promise
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import ROYAL_SUMMONS, Good
from loxley.games.sheriff.phases import NO_BAG, OPENED, WAVED
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.terms import LOADS, SHERIFF_AGAIN
from loxley.games.sheriff.vocabulary import LATER_COINS, LATER_HONEST, LATER_OPEN, LATER_WAVE, TERMS


def occasions(state: Sheriff, seat: Seat) -> int:
    """Will the seat be Sheriff again in a later round, will it be a merchant again?"""
    left = state.rules.rounds - state.round - 1
    turns = seat - state.sheriff  # until its next reign
    if turns <= 0:
        turns += state.seats
    is_sheriff_again = SHERIFF_AGAIN if turns <= left else 0
    loads = LOADS if left > 1 or (left == 1 and turns != 1) else 0
    return is_sheriff_again | loads


def judge_bag(state: Sheriff, owner: Seat, bag: list[Good]) -> None:
    """A bag has been decided on: promises about it are kept or broken, for all to see."""
    ledger = state.ledger
    for promise in ledger.promises:
        if promise.made == state.round or ledger.fates[promise.number] != OPEN:
            continue
        if promise.term == LATER_HONEST and promise.promiser == owner:
            settle_promise(state, promise, KEPT if _no_lie(state, owner, bag) else BROKEN)
        elif promise.promiser == state.sheriff and promise.term == LATER_WAVE.of(owner):
            settle_promise(state, promise, KEPT if state.fates[owner] == WAVED else BROKEN)
        elif promise.promiser == state.sheriff and promise.term == LATER_OPEN.of(owner):
            settle_promise(state, promise, KEPT if state.fates[owner] == OPENED else BROKEN)


def _no_lie(state: Sheriff, owner: Seat, bag: list[Good]) -> bool:
    """Every card is what was declared; in an opened bag a Royal Summons beside the truth is no lie (SH-8.5)."""
    answered = state.fates[owner] == OPENED
    return all(good == state.declared[owner] or (answered and good == ROYAL_SUMMONS) for good in bag)


def close_round(state: Sheriff) -> None:
    """A reign is over: what its Sheriff promised for it is due (SH-R33).

    Coins that were not paid are a broken promise. Void is what was promised about a bag that did not come, and at the
    end of the game all that is open.
    """
    last = state.round + 1 == state.rules.rounds
    for promise in state.ledger.unsettled():
        is_sheriff_again = promise.promiser == state.sheriff and promise.made < state.round
        if is_sheriff_again and promise.term in LATER_COINS:
            settle_promise(state, promise, BROKEN)
        elif last or (is_sheriff_again and _no_bag(state, promise)):
            settle_promise(state, promise, VOID)


def _no_bag(state: Sheriff, promise: Promise) -> bool:
    if promise.term in LATER_WAVE:
        return state.fates[LATER_WAVE.index(promise.term)] == NO_BAG
    return promise.term in LATER_OPEN and state.fates[LATER_OPEN.index(promise.term)] == NO_BAG


def credit(state: Sheriff, giver: Seat, taker: Seat, coins: int) -> None:
    """Coins that were given for nothing pay what was promised, the oldest promise first (SH-R33)."""
    for promise in state.ledger.unsettled():
        if promise.term in LATER_COINS and promise.promiser == giver and promise.promisee == taker and coins:
            missing = LATER_COINS.index(promise.term) + 1 - state.ledger.paid[promise.number]
            part = min(missing, coins)
            coins -= part
            state.ledger.pay(promise, part)
            if part == missing:
                settle_promise(state, promise, KEPT)


def settle_promise(state: Sheriff, promise: Promise, fate: str) -> None:
    state.ledger.judge(promise, fate)
    if state.log is not None:
        facts: Facts = {
            "promise": promise.number,
            "promiser": promise.promiser,
            "promisee": promise.promisee,
            "fate": fate,
        }
        state.log.tell("promise_settled", {**facts, "term": TERMS.words[promise.term]})
