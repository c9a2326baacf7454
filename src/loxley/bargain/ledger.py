"""The ledger: promises that bind nobody and what became of them; claims and whether they were true."""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bargain.sheet import Term
from loxley.core.lists import added, changed
from loxley.core.seats import Seat

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # what it was about never came
TRUE: Final = "true"
FALSE: Final = "false"


@mypyc_attr(acyclic=True)
class Promise:
    """One promise. Never changed: its fate stands in the ledger."""

    def __init__(self, number: int, promiser: Seat, promisee: Seat, term: Term, made: int, written: int = 0) -> None:
        self.number = number
        self.promiser = promiser
        self.promisee = promisee
        self.term = term
        self.made = made  # the round in which it was given
        self.written = written  # the number of the sheet on which it was written; 0 for none

    def __reduce__(self) -> tuple[type["Promise"], tuple[int, Seat, Seat, Term, int, int]]:
        return Promise, (self.number, self.promiser, self.promisee, self.term, self.made, self.written)


@mypyc_attr(acyclic=True)
class Claim:
    """Something said to be so. Never changed: its verdict stands in the ledger."""

    def __init__(self, number: int, claimer: Seat, term: Term) -> None:
        self.number = number
        self.claimer = claimer
        self.term = term

    def __reduce__(self) -> tuple[type["Claim"], tuple[int, Seat, Term]]:
        return Claim, (self.number, self.claimer, self.term)


@mypyc_attr(acyclic=True)
class Ledger:
    """Promises of the whole game; claims until they are filed away, and then how many of each seat were true."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []  # replaced, not changed, like all lists here: clones share them
        self.fates: list[str] = []
        self.paid: list[int] = []  # of each promise of coins: how many were
        self.in_words: list[Promise] = []  # open ones in somebody's own words, which their receivers judge
        self.claims: list[Claim] = []
        self.verdicts: list[str] = []
        self.truths: list[int] = []  # of each seat, once anything was claimed
        self.lies: list[int] = []

    def clone(self) -> "Ledger":
        twin = Ledger()
        twin.promises = self.promises
        twin.fates = self.fates
        twin.paid = self.paid
        twin.in_words = self.in_words
        twin.claims = self.claims
        twin.verdicts = self.verdicts
        twin.truths = self.truths
        twin.lies = self.lies
        return twin

    def record(self, promiser: Seat, promisee: Seat, term: Term, made: int, written: int = 0) -> Promise:
        promise = Promise(len(self.promises), promiser, promisee, term, made, written)
        self.promises = added(self.promises, promise)
        self.fates = added(self.fates, OPEN)
        self.paid = added(self.paid, 0)
        return promise

    def record_words(self, promiser: Seat, promisee: Seat, term: Term, made: int, written: int = 0) -> Promise:
        """A promise in somebody's own words: only its receiver can tell whether it was kept."""
        promise = self.record(promiser, promisee, term, made, written)
        self.in_words = added(self.in_words, promise)
        return promise

    def oldest_in_words(self, promiser: Seat, promisee: Seat) -> Promise | None:
        for promise in self.in_words:
            if promise.promiser == promiser and promise.promisee == promisee:
                return promise
        return None

    def pay(self, promise: Promise, coins: int) -> None:
        """Some of the coins that were promised."""
        self.paid = changed(self.paid, promise.number, self.paid[promise.number] + coins)

    def unsettled(self) -> list[Promise]:
        return [promise for promise in self.promises if self.fates[promise.number] == OPEN]

    def judge(self, promise: Promise, fate: str) -> None:
        self.fates = changed(self.fates, promise.number, fate)
        if promise in self.in_words:
            self.in_words = [other for other in self.in_words if other is not promise]

    def claim(self, claimer: Seat, term: Term) -> Claim:
        claim = Claim(len(self.claims), claimer, term)
        self.claims = added(self.claims, claim)
        self.verdicts = added(self.verdicts, OPEN)
        return claim

    def judge_claim(self, claim: Claim, verdict: str) -> None:
        """The truth has come out."""
        self.verdicts = changed(self.verdicts, claim.number, verdict)
        seat = claim.claimer
        if seat >= len(self.truths):
            missing = [0] * (seat + 1 - len(self.truths))
            self.truths = self.truths + missing
            self.lies = self.lies + missing
        if verdict == TRUE:
            self.truths = changed(self.truths, seat, self.truths[seat] + 1)
        else:
            self.lies = changed(self.lies, seat, self.lies[seat] + 1)

    def file_claims(self) -> None:
        """What the claims were about is gone: the counts remain."""
        self.claims = []
        self.verdicts = []
