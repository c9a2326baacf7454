"""A sheet: a proposal that stands on the table until it is signed by all, or closed in another way."""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.core.lists import added
from loxley.core.seats import Seat, alone

Term = int  # a move of the game's book of terms

ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
WITHDRAWN: Final = "withdrawn"
COUNTERED: Final = "countered"
LAPSED: Final = "lapsed"


@mypyc_attr(acyclic=True)
class Sheet:
    """Who signs, and what each signatory gives, does or promises. Never changed once posted: clones share it."""

    def __init__(
        self,
        number: int,
        parties: list[Seat],
        terms: list[list[Term]],
        signed: list[Seat] | None = None,
        written: list[int] | None = None,
    ) -> None:
        self.number = number
        self.parties = parties  # the author first
        self.terms = terms  # in the order of the parties
        self.signed: list[Seat] = alone(parties[0]) if signed is None else signed
        # Of each party: under which number its terms were written. It stays when others change the sheet.
        self.written: list[int] = [number for _ in parties] if written is None else written

    def __reduce__(self) -> tuple[type["Sheet"], tuple[int, list[Seat], list[list[Term]], list[Seat], list[int]]]:
        return Sheet, (self.number, self.parties, self.terms, self.signed, self.written)

    @property
    def author(self) -> Seat:
        return self.parties[0]

    def side(self, party: Seat) -> list[Term]:
        """What one signatory gives, does or promises."""
        return self.terms[self.parties.index(party)]

    def awaits(self, seat: Seat) -> bool:
        return seat in self.parties and seat not in self.signed

    def signed_too(self, seat: Seat) -> "Sheet":
        """The same sheet with one more signature."""
        return Sheet(self.number, self.parties, self.terms, added(self.signed, seat), self.written)

    @property
    def complete(self) -> bool:
        return len(self.signed) == len(self.parties)


@mypyc_attr(acyclic=True)
class Board:
    """The sheets that stand."""

    def __init__(self) -> None:
        self.standing: list[Sheet] = []  # replaced, not changed: clones share it
        self.next_number = 1

    def clone(self) -> "Board":
        twin = Board()
        twin.standing = self.standing
        twin.next_number = self.next_number
        return twin

    def of(self, author: Seat) -> Sheet | None:
        """The sheet of this author, where each has one at most."""
        for sheet in self.standing:
            if sheet.parties[0] == author:
                return sheet
        return None

    def sign(self, sheet: Sheet, seat: Seat) -> Sheet:
        """One more signature on a standing sheet."""
        signed = sheet.signed_too(seat)
        self.standing = [signed if other is sheet else other for other in self.standing]
        return signed

    def between(self, author: Seat, other: Seat) -> Sheet | None:
        """The sheet of this author that is addressed to this other."""
        for sheet in self.standing:
            if sheet.parties[0] == author and sheet.parties[1] == other:
                return sheet
        return None

    def numbered(self, number: int) -> Sheet | None:
        for sheet in self.standing:
            if sheet.number == number:
                return sheet
        return None

    def replace(self, sheet: Sheet, new: Sheet) -> None:
        """A changed sheet stands in the place of another."""
        self.standing = [new if other is sheet else other for other in self.standing]
        self.next_number = new.number + 1

    def post(self, sheet: Sheet) -> None:
        self.standing = added(self.standing, sheet)
        self.next_number = sheet.number + 1

    def close(self, sheet: Sheet) -> None:
        self.standing = [other for other in self.standing if other is not sheet]
