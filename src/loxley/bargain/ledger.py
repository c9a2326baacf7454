"""The ledger: promises that bind nobody and what became of them; claims and whether they were true."""

from typing import Final

from loxley.bargain.sheet import Term
from loxley.core.seats import Seat

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
VOID: Final = "void"  # what it was about never came
TRUE: Final = "true"
FALSE: Final = "false"


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


class Claim:
    """Something said to be so. Never changed: its verdict stands in the ledger."""

    def __init__(self, number: int, claimer: Seat, term: Term) -> None:
        self.number = number
        self.claimer = claimer
        self.term = term

    def __reduce__(self) -> tuple[type["Claim"], tuple[int, Seat, Term]]:
        return Claim, (self.number, self.claimer, self.term)


class Ledger:
    """Promises of the whole game; claims until they are filed away, and then how many of each seat were true."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []  # replaced, not changed, like all lists here: clones share them
        self.fates: list[str] = []
        self.claims: list[Claim] = []
        self.verdicts: list[str] = []
        self.truths: list[int] = []  # of each seat, once anything was claimed
        self.lies: list[int] = []

    def clone(self) -> "Ledger":
        twin = Ledger()
        twin.promises = self.promises
        twin.fates = self.fates
        twin.claims = self.claims
        twin.verdicts = self.verdicts
        twin.truths = self.truths
        twin.lies = self.lies
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

    def claim(self, claimer: Seat, term: Term) -> Claim:
        claim = Claim(len(self.claims), claimer, term)
        self.claims = [*self.claims, claim]
        self.verdicts = [*self.verdicts, OPEN]
        return claim

    def judge_claim(self, claim: Claim, verdict: str) -> None:
        """The truth has come out."""
        self.verdicts = [*self.verdicts[: claim.number], verdict, *self.verdicts[claim.number + 1 :]]
        missing = [0] * (claim.claimer + 1 - len(self.truths))
        self.truths = self.truths + missing
        self.lies = self.lies + missing
        counts = self.truths if verdict == TRUE else self.lies
        counts[claim.claimer] += 1

    def file_claims(self) -> None:
        """What the claims were about is gone: the counts remain."""
        self.claims = []
        self.verdicts = []
