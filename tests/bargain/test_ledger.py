"""The ledger: promises and their fates."""

import copy
import pickle

from loxley.bargain.ledger import BROKEN, KEPT, OPEN, VOID, Ledger

HONEST, WAVE = 320, 300  # terms are numbers here


def test_a_promise_is_written_down_and_open() -> None:
    ledger = Ledger()
    promise = ledger.record(2, 0, HONEST, made=3)
    fields = (promise.number, promise.promiser, promise.promisee, promise.term, promise.made)
    assert fields == (0, 2, 0, HONEST, 3)
    assert ledger.fates == [OPEN]
    assert ledger.unsettled() == [promise]


def test_promises_are_numbered_and_judged_one_by_one() -> None:
    ledger = Ledger()
    first, second, third = (ledger.record(seat, 0, WAVE, made=0) for seat in (1, 2, 3))
    ledger.judge(second, KEPT)
    assert ledger.fates == [OPEN, KEPT, OPEN]
    assert ledger.unsettled() == [first, third]
    ledger.judge(first, BROKEN)
    ledger.judge(third, VOID)
    assert ledger.fates == [BROKEN, KEPT, VOID]
    assert ledger.unsettled() == []
    assert [promise.number for promise in ledger.promises] == [0, 1, 2]


def test_a_clone_is_independent() -> None:
    ledger = Ledger()
    promise = ledger.record(2, 0, HONEST, made=0)
    twin = ledger.clone()
    twin.judge(promise, BROKEN)
    twin.record(1, 0, WAVE, made=1)
    assert (ledger.fates, len(ledger.promises)) == ([OPEN], 1)
    ledger.judge(promise, KEPT)
    assert (twin.fates, len(twin.promises)) == ([BROKEN, OPEN], 2)


def test_a_ledger_survives_copying() -> None:
    ledger = Ledger()
    ledger.judge(ledger.record(2, 0, HONEST, made=4), KEPT)
    for twin in (copy.deepcopy(ledger), pickle.loads(pickle.dumps(ledger))):
        assert twin.fates == [KEPT]
        assert [(promise.promiser, promise.term, promise.made) for promise in twin.promises] == [(2, HONEST, 4)]
