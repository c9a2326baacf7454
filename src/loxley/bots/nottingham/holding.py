"""What is known of one hidden hand."""

from loxley.games.nottingham.objects import KINDS, Object


class Holding:
    """The hand holds all `sure` cards, and of the `doubtful` ones all but `missing`: so many have left it unseen."""

    def __init__(self) -> None:
        self.sure: list[int] = [0] * KINDS
        self.doubtful: list[int] = [0] * KINDS
        self.missing = 0

    def copy(self) -> "Holding":
        twin = Holding()
        twin.sure = self.sure[:]
        twin.doubtful = self.doubtful[:]
        twin.missing = self.missing
        return twin

    def gain(self, kind: Object, cards: int = 1) -> None:
        self.sure[kind] += cards

    def lose(self, kind: Object) -> None:
        """A card leaves the hand before my eyes; if I did not know it was there, it tells nothing about the rest."""
        if self.sure[kind]:
            self.sure[kind] -= 1
        else:
            self._settle(kind)

    def lose_unseen(self) -> None:
        """Any of the cards may have left."""
        self.doubtful = [sure + doubtful for sure, doubtful in zip(self.sure, self.doubtful, strict=True)]
        self.sure = [0] * KINDS
        self._miss(1)

    def show(self, kind: Object, cards: int) -> None:
        """At least so many cards of a kind are there."""
        while self.sure[kind] < cards:
            self.sure[kind] += 1
            self._settle(kind)

    def show_all(self, kinds: list[Object]) -> None:
        """The whole hand lies open."""
        self.sure = [kinds.count(kind) for kind in range(KINDS)]
        self.doubtful = [0] * KINDS
        self.missing = 0

    def _settle(self, kind: Object) -> None:
        """A doubtful card has come to light."""
        if self.doubtful[kind]:
            self.doubtful[kind] -= 1
            self._miss(0)

    def _miss(self, cards: int) -> None:
        """Where as many are missing as there are doubtful ones, none of them need be there."""
        self.missing += cards
        if self.missing >= sum(self.doubtful):
            self.doubtful = [0] * KINDS
            self.missing = 0
