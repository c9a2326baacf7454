"""What a seat has noted: cards seen to go into hands, and how everybody lies, opens, bids and keeps their word.

A fold of the seat's own log: read on from where it was left, or from the beginning, it says the same.
"""

from collections.abc import Callable, Sequence
from copy import copy
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.log import Event, Fact, Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, KINDS, LEGAL, Good

KIND: Final[dict[str, Good]] = {word: good for good, word in enumerate(GOODS)}
IN_WORDS: Final = "later words"  # a promise in somebody's own words (SH-R33)
_A_GOOD: Final = 2.0  # coins


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """One player, as everybody at the table may know them."""

    def __init__(self) -> None:
        self.known = [0] * KINDS  # cards seen to go into the hand and not seen since
        self.bags = 0  # decided upon
        self.lies = 0  # of them
        self.lie_share = 0.0  # of the cards in lying bags, summed
        self.bids_lying = 0  # lying bags for which something was offered
        self.bids_honest = 0
        self.opened = 0  # bags of others, as Sheriff
        self.spared = 0  # waved through for nothing
        self.sold = 0  # waved through for something
        self.refused = 0  # offers for a bag's passage that were declined
        self.kept = 0  # promises
        self.broken = 0
        self.paid = 0  # coins of promises that were kept
        self.claims = 0  # goods sold out of bags that passed
        self.missing = 0  # of them, that were not there

    def copy(self) -> "Record":
        twin = copy(self)
        twin.known = self.known[:]
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Posted:
    """An offer that was spoken."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.author = _int(facts["author"])
        self.other = _int(facts["other"])
        self.gives = _words(facts["gives"])
        self.wants = _words(facts["wants"])
        self.fate = ""


class Notebook:
    def __init__(self, seats: int) -> None:
        self.people = [Record() for _ in range(seats)]
        self.offers: dict[int, Posted] = {}  # of this round, by number
        self.threatened: set[Seat] = set()  # in this round
        self.decided = 0  # bags, in this round
        self.round = 0
        self.wronged: list[Seat] = []  # who opened whose bag or broke a promise to whom, two seats for each time
        self.betrayed: set[int] = set()  # promises in words whose giver has wronged their receiver since
        self.kept_words: list[tuple[Seat, Seat, int]] = []  # who kept a promise to whom, and in which round
        self.gifts: dict[tuple[Seat, Seat], tuple[int, float]] = {}  # the last of one to another: round, and worth
        self.purchases: dict[
            tuple[Seat, Seat], int
        ] = {}  # bids for stall goods, by bidder and owner: taken less refused
        self.bought: set[Seat] = set()  # bags of this round whose passing was paid for
        self._declared: dict[Seat, tuple[Good, int]] = {}
        self._bidders: set[Seat] = set()
        self._in_words: dict[int, tuple[Seat, Seat]] = {}  # promises, by number: whose, and to whom
        self._claims: dict[Seat, int] = {}  # goods sold out of a bag that is not decided on
        self._waved: Seat = -1
        self._sheriff: Seat = 0
        self._read = 0

    def copy(self) -> "Notebook":
        twin = Notebook(0)
        twin.people = [record.copy() for record in self.people]
        twin.offers = {number: copy(posted) for number, posted in self.offers.items()}
        twin.threatened = set(self.threatened)
        twin.decided = self.decided
        twin.round = self.round
        twin.wronged = self.wronged[:]
        twin.betrayed = set(self.betrayed)
        twin.kept_words = self.kept_words[:]
        twin.gifts = dict(self.gifts)
        twin.purchases = dict(self.purchases)
        twin.bought = set(self.bought)
        twin._declared = dict(self._declared)
        twin._bidders = set(self._bidders)
        twin._in_words = dict(self._in_words)
        twin._claims = dict(self._claims)
        twin._waved = self._waved
        twin._sheriff = self._sheriff
        twin._read = self._read
        return twin

    def read(self, events: Sequence[Event]) -> None:
        """Note what has happened since the last time."""
        for event in events[self._read :]:
            note = _HEARD.get(event.name)
            if note is not None:
                note(self, event.facts)
        self._read = len(events)

    def said_by(self, seat: Seat) -> list[Posted]:
        """Offers of this round by one player, in order."""
        return [posted for posted in self.offers.values() if posted.author == seat]

    def has_bid(self, seat: Seat) -> bool:
        """Has something been offered for this bag by its owner?"""
        return seat in self._bidders

    # cards

    def note_round(self, facts: dict[str, Fact]) -> None:
        self.round = _int(facts["round"])
        self._sheriff = _int(facts["sheriff"])
        self.offers.clear()
        self.threatened.clear()
        self.decided = 0
        self._declared.clear()
        self._bidders.clear()
        self.bought.clear()
        self._claims.clear()
        self._waved = -1

    def note_taken(self, facts: dict[str, Fact]) -> None:
        self.people[_int(facts["seat"])].known[KIND[str(facts["good"])]] += 1

    def note_laid(self, facts: dict[str, Fact]) -> None:
        self._forget(_int(facts["seat"]), KIND[str(facts["good"])])

    def _forget(self, seat: Seat, good: Good) -> None:
        known = self.people[seat].known
        if known[good]:
            known[good] -= 1

    def _forget_contraband(self, seat: Seat, cards: int) -> None:
        """So many have passed unseen: those that were known are taken to be among them."""
        known = self.people[seat].known
        for good in range(LEGAL, KINDS):
            gone = min(cards, known[good])
            known[good] -= gone
            cards -= gone

    # words

    def note_declaration(self, facts: dict[str, Fact]) -> None:
        self._declared[_int(facts["seat"])] = (KIND[str(facts["good"])], _int(facts["cards"]))

    def note_threat(self, facts: dict[str, Fact]) -> None:
        self.threatened.add(_int(facts["seat"]))

    def note_offer(self, facts: dict[str, Fact]) -> None:
        posted = Posted(facts)
        self.offers[_int(facts["number"])] = posted
        if f"wave {posted.author}" in posted.wants:
            self._bidders.add(posted.author)

    def note_change(self, facts: dict[str, Fact]) -> None:
        """Somebody has added to an offer, or taken their part back: it goes on under another number (SH-R31)."""
        author, other = _int(facts["author"]), _int(facts["other"])
        for number, posted in list(self.offers.items()):
            if (posted.author, posted.other, posted.fate) == (author, other, ""):
                self.offers[_int(facts["number"])] = self.offers.pop(number)

    def note_end(self, facts: dict[str, Fact]) -> None:
        posted = self.offers.get(_int(facts["number"]))
        if posted is None:
            return
        posted.fate = str(facts["fate"])
        if is_purchase(posted):
            pair = posted.author, posted.other
            self.purchases[pair] = self.purchases.get(pair, 0) + (1 if posted.fate == "accepted" else -1)
        waves = [_int_word(word) for word in (*posted.gives, *posted.wants) if word.startswith("wave ")]
        if posted.fate == "accepted":
            if not posted.wants:
                self.gifts[posted.author, posted.other] = (self.round, sum(_worth_given(word) for word in posted.gives))
            self.bought.update(waves)
            for giver, side in ((posted.author, posted.gives), (posted.other, posted.wants)):
                claims = sum(word.startswith("bag ") for word in side)
                self._claims[giver] = self._claims.get(giver, 0) + claims
        elif posted.fate in ("declined", "lapsed") and waves and posted.other == self._sheriff:
            self.people[self._sheriff].refused += 1

    def note_words(self, facts: dict[str, Fact]) -> None:
        if facts["term"] == IN_WORDS:
            self._in_words[_int(facts["promise"])] = _int(facts["promiser"]), _int(facts["promisee"])

    def note_promise(self, facts: dict[str, Fact]) -> None:
        promiser = _int(facts["promiser"])
        in_words = facts["term"] == IN_WORDS
        if facts["fate"] == "kept":
            if in_words:  # nobody else can tell, and words are cheap
                return
            self.people[promiser].kept += 1
            self.kept_words.append((promiser, _int(facts["promisee"]), self.round))
            term = str(facts["term"])
            if term.startswith("later coins "):
                self.people[promiser].paid += _int_word(term)
        elif facts["fate"] == "broken":
            self.people[promiser].broken += 1
            self.wronged += [promiser, _int(facts["promisee"])]
            if not in_words:
                self._betray(promiser, _int(facts["promisee"]))

    def _betray(self, who: Seat, whom: Seat) -> None:
        self.betrayed.update(number for number, pair in self._in_words.items() if pair == (who, whom))

    # bags

    def note_passage(self, facts: dict[str, Fact]) -> None:
        self._waved = _int(facts["seat"])

    def note_delivery(self, facts: dict[str, Fact]) -> None:
        """What a bag that passed has shown: its legal goods, and how many others."""
        seat = _int(facts["seat"])
        if seat != self._waved:
            return
        self._waved = -1
        goods = [KIND[word] for word in _words(facts["goods"])]
        contraband = _int(facts["contraband"])
        for good in goods:
            self._forget(seat, good)
        self._forget_contraband(seat, contraband)
        self.people[seat].claims += self._claims.pop(seat, 0)
        sheriff = self.people[self._sheriff]
        if seat in self.bought:
            sheriff.sold += 1
        else:
            sheriff.spared += 1
        declared = self._declared.get(seat, (-1, 0))[0]
        self._judge(seat, sum(1 for good in goods if good != declared) + contraband, len(goods) + contraband)

    def note_missing(self, facts: dict[str, Fact]) -> None:
        """Something that was sold out of a bag was not there."""
        self.people[_int(facts["giver"])].missing += 1

    def note_inspection(self, facts: dict[str, Fact]) -> None:
        seat = _int(facts["seat"])
        goods = [KIND[word] for word in _words(facts["goods"])]
        for good in goods:
            self._forget(seat, good)
        self.people[self._sheriff].opened += 1
        self.wronged += [self._sheriff, seat]
        self._betray(self._sheriff, seat)
        declared = self._declared.get(seat, (-1, 0))[0]
        self._judge(seat, sum(1 for good in goods if good != declared), len(goods))

    def _judge(self, seat: Seat, lies: int, cards: int) -> None:
        """The truth about a bag has come out."""
        record = self.people[seat]
        record.bags += 1
        self.decided += 1
        bid = seat in self._bidders
        if lies:
            record.lies += 1
            record.lie_share += lies / cards
            record.bids_lying += bid
        else:
            record.bids_honest += bid


_HEARD: Final[dict[str, Callable[[Notebook, Facts], None]]] = {
    "round_began": Notebook.note_round,
    "took": Notebook.note_taken,
    "laid": Notebook.note_laid,
    "declared": Notebook.note_declaration,
    "threatened": Notebook.note_threat,
    "posted": Notebook.note_offer,
    "joined": Notebook.note_change,
    "left_offer": Notebook.note_change,
    "closed": Notebook.note_end,
    "promised": Notebook.note_words,
    "promise_settled": Notebook.note_promise,
    "waved": Notebook.note_passage,
    "delivered": Notebook.note_delivery,
    "opened": Notebook.note_inspection,
    "was_missing": Notebook.note_missing,
}


def is_purchase(posted: Posted) -> bool:
    """Coins for goods of a stall."""
    wants_goods = bool(posted.wants) and all(word.startswith("stall ") for word in posted.wants)
    return wants_goods and all(word.startswith("coins ") for word in posted.gives)


def _int(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _int_word(words: str) -> int:
    return int(words.rpartition(" ")[2])


def _worth_given(term: str) -> float:
    """What a part of a gift is worth, roughly: nobody weighs it."""
    return float(_int_word(term)) if term.startswith("coins ") else _A_GOOD


def _words(fact: Fact) -> list[str]:
    assert isinstance(fact, list)
    return [str(word) for word in fact]
