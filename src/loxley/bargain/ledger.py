"""The ledger: promises that bind nobody, and what became of them."""

from typing import Final

from loxley.bargain.sheet import Term
from loxley.core.seats import Seat

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # what it was about never came


class Promise:
    """One promise. Never changed: its fate stands in the ledger."""

    def __init__(self, number: int, promiser: Seat, promisee: Seat, term: Term, made: int) -> None:
        self.number = number
        self.promiser = promiser
        self.promisee = promisee
        self.term = term
        self.made = made  # the round in which it was given

    def __reduce__(self) -> tuple[type["Promise"], tuple[int, Seat, Seat, Term, int]]:
        return Promise, (self.number, self.promiser, self.promisee, self.term, self.made)


class Ledger:
    def __init__(self) -> None:
        self.promises: list[Promise] = []  # replaced, not changed, like the fates: clones share them
        self.fates: list[str] = []

    def clone(self) -> "Ledger":
        twin = Ledger()
        twin.promises = self.promises
        twin.fates = self.fates
        return twin

    def record(self, promiser: Seat, promisee: Seat, term: Term, made: int) -> Promise:
        promise = Promise(len(self.promises), promiser, promisee, term, made)
        self.promises = [*self.promises, promise]
        self.fates = [*self.fates, OPEN]
        return promise

    def unsettled(self) -> list[Promise]:
        return [promise for promise in self.promises if self.fates[promise.number] == OPEN]

    def judge(self, promise: Promise, fate: str) -> None:
        self.fates = [*self.fates[: promise.number], fate, *self.fates[promise.number + 1 :]]
