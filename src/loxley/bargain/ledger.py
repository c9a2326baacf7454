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


class Claim:
    """Something said to be so. Never changed: its verdict stands in the ledger."""

    def __init__(self, number: int, claimer: Seat, term: Term) -> None:
        self.number = number
        self.claimer = claimer
        self.term = term


class Ledger:
    """Promises of the whole game; claims until they are filed away, and then how many of each seat were true."""

    def __init__(self) -> None:
        self.promises: list[Promise] = []
        self.fates: list[str] = []
        self.claims: list[Claim] = []
        self.verdicts: list[str] = []
        self.truths: list[int] = []  # of each seat that has claimed anything
        self.lies: list[int] = []

    def clone(self) -> "Ledger":
        twin = Ledger()
        twin.promises = self.promises[:]
        twin.fates = self.fates[:]
        if self.claims:
            twin.claims = self.claims[:]
            twin.verdicts = self.verdicts[:]
        if self.truths:
            twin.truths = self.truths[:]
            twin.lies = self.lies[:]
        return twin

    def record(self, promiser: Seat, promisee: Seat, term: Term, made: int) -> Promise:
        promise = Promise(len(self.promises), promiser, promisee, term, made)
        self.promises.append(promise)
        self.fates.append(OPEN)
        return promise

    def unsettled(self) -> list[Promise]:
        return [promise for promise in self.promises if self.fates[promise.number] == OPEN]

    def judge(self, promise: Promise, fate: str) -> None:
        self.fates[promise.number] = fate

    def claim(self, claimer: Seat, term: Term) -> Claim:
        claim = Claim(len(self.claims), claimer, term)
        self.claims.append(claim)
        self.verdicts.append(OPEN)
        return claim

    def judge_claim(self, claim: Claim, verdict: str) -> None:
        """The truth has come out."""
        self.verdicts[claim.number] = verdict
        while len(self.truths) <= claim.claimer:
            self.truths.append(0)
            self.lies.append(0)
        if verdict == TRUE:
            self.truths[claim.claimer] += 1
        else:
            self.lies[claim.claimer] += 1

    def file_claims(self) -> None:
        """What the claims were about is gone: the counts remain."""
        self.claims = []
        self.verdicts = []
