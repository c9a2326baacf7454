"""The floor: who has the word while people bargain around a leader.

*Open*: the leader is awaited, everybody else is welcome at any time. *Orderly*: after each word of the leader the
others are asked once, in turn; the leader's words that decide nothing are counted, so that talks end.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.seats import Seat, alone, clockwise

OPEN: Final = "open"
ORDERLY: Final = "orderly"


@mypyc_attr(acyclic=True)
class Floor:
    def __init__(self) -> None:
        self.orderly = False
        self.leader: Seat = 0
        self.others: list[Seat] = []
        self.words = 0  # of the leader, that decide nothing; orderly floor only
        self.asked: list[Seat] = []  # still to be asked, in turn; orderly floor only
        self.dropped = False  # has who has the word dropped a draft? Then they begin no other; orderly floor only
        self.awaited: list[Seat] = []  # who has the word: the first of those, else the leader

    def clone(self) -> "Floor":
        twin = Floor()
        twin.orderly = self.orderly
        twin.leader = self.leader
        twin.others = self.others
        twin.words = self.words
        twin.asked = self.asked
        twin.dropped = self.dropped
        twin.awaited = self.awaited
        return twin

    def begin(self, leader: Seat, seats: int, words: int) -> None:
        self.leader = leader
        self.others = clockwise(seats, leader)
        self.words = words
        self.ask([])

    def ask(self, seats: list[Seat]) -> None:
        """These are asked in turn; then the leader has the word."""
        self.asked = seats
        self.dropped = False
        self.awaited = alone(seats[0] if seats else self.leader)

    def may_also_move(self) -> list[Seat]:
        return [] if self.orderly else self.others

    def has_word(self, seat: Seat) -> bool:
        return not self.orderly or seat == self.awaited[0]

    def may_add_words(self) -> bool:
        """May the leader speak without deciding anything?"""
        return not self.orderly or self.words > 0

    def leader_decided(self) -> None:
        """After a word of the leader the others are asked once."""
        self.hear(self.others)

    def hear(self, seats: list[Seat]) -> None:
        """These are asked once, in turn; on an open floor they speak up themselves."""
        if self.orderly:
            self.ask(seats)

    def may_draft(self) -> bool:
        """A draft that is dropped costs no word; but who has the word drops one only, or talks would not end."""
        return not self.dropped

    def drop(self) -> None:
        """A draft is dropped: whoever wrote it keeps the word."""
        self.dropped = self.orderly

    def threatened(self, seat: Seat) -> None:
        """The leader has threatened somebody, who is asked first."""
        if self.orderly:
            self.words -= 1
            self.ask([seat, *[other for other in self.others if other != seat]])

    def answered(self) -> None:
        """Whoever was asked has spoken: the next one has the word."""
        if self.asked:
            self.ask(self.asked[1:])

    def spoke(self, seat: Seat) -> None:
        """A word that decides nothing has been said."""
        if not self.orderly:
            return
        if seat == self.leader:
            self.words -= 1
            self.ask(self.others)
        else:
            self.ask(self.asked[1:])
