"""The floor: who has the word while people bargain around a leader.

*Open*: the leader is awaited, everybody else is welcome at any time. *Orderly*: after each word of the leader the
others are asked once, in turn; the leader's words that decide nothing are counted, so that talks end.
"""

from typing import Final

from loxley.core.seats import Seat, clockwise

OPEN: Final = "open"
ORDERLY: Final = "orderly"


class Floor:
    def __init__(self) -> None:
        self.orderly = False
        self.leader: Seat = 0
        self.words = 0  # of the leader, that decide nothing; orderly floor only
        self.asked: list[Seat] = []  # still to be asked, in turn; orderly floor only
        self.others: list[Seat] = []

    def clone(self) -> "Floor":
        twin = Floor()
        twin.orderly = self.orderly
        twin.leader = self.leader
        twin.words = self.words
        twin.asked = self.asked[:]
        twin.others = self.others
        return twin

    def begin(self, leader: Seat, seats: int, words: int) -> None:
        self.leader = leader
        self.words = words
        self.asked = []
        self.others = clockwise(seats, leader)

    def awaited(self) -> list[Seat]:
        return [self.asked[0]] if self.asked else [self.leader]

    def welcome(self) -> list[Seat]:
        return [] if self.orderly else self.others

    def has_word(self, seat: Seat) -> bool:
        if not self.orderly:
            return True
        return seat == (self.asked[0] if self.asked else self.leader)

    def may_add_words(self) -> bool:
        """May the leader speak without deciding anything?"""
        return not self.orderly or self.words > 0

    def leader_decided(self) -> None:
        """After a word of the leader the others are asked once."""
        self.ask(self.others)

    def ask(self, seats: list[Seat]) -> None:
        """These are asked once, in turn; on an open floor they speak up themselves."""
        if self.orderly:
            self.asked = seats[:]

    def answered(self) -> None:
        """Whoever was asked has spoken: the next one has the word."""
        if self.asked:
            self.asked.pop(0)

    def spoke(self, seat: Seat) -> None:
        """A word that decides nothing has been said."""
        if not self.orderly:
            return
        if seat == self.leader:
            self.words -= 1
            self.asked = self.others[:]
        else:
            self.asked.pop(0)
