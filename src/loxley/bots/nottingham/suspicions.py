"""Which ambush may lie before whom: the pile is never shuffled, so what went under it comes back in order (NO-R24)."""

from loxley.core.seats import Seat
from loxley.games.nottingham.objects import FIRST_PAIR, PAIRED, Ambush, Object

Suspects = frozenset[Ambush]  # what a face-down card may be


class Suspicions:
    def __init__(self, seats: int, ambushes: list[Ambush]) -> None:
        self._pile: list[Suspects] = [frozenset(ambushes)] * len(ambushes)  # the last card is on top
        self._fronts: list[list[Suspects]] = [[] for _ in range(seats)]
        self._looked: list[Suspects] = []

    def copy(self) -> "Suspicions":
        twin = Suspicions(0, [])
        twin._pile = self._pile[:]
        twin._fronts = [front[:] for front in self._fronts]
        twin._looked = self._looked[:]
        return twin

    def look(self, ambushes: list[Ambush]) -> None:
        """I look at the top cards: they are nowhere else."""
        self.look_unseen(len(ambushes))
        for ambush in ambushes:
            self._clear(ambush)
        self._looked = [frozenset({ambush}) for ambush in ambushes]

    def look_unseen(self, cards: int) -> None:
        self._looked = [self._pile.pop() for _ in range(cards)]

    def lay(self, seat: Seat, ambush: Ambush, under: list[Ambush]) -> None:
        """I keep one card and put the other under the pile."""
        self._looked = []
        self._fronts[seat].append(frozenset({ambush}))
        self._pile = [frozenset({card}) for card in under] + self._pile

    def lay_unseen(self, seat: Seat) -> None:
        """One card is kept, never of the owner's colour; the other goes under the pile."""
        either = frozenset[Ambush]().union(*self._looked)
        self._pile = [either] * (len(self._looked) - 1) + self._pile
        self._fronts[seat].append(either - {seat})
        self._looked = []

    def put_back(self, seat: Seat) -> None:
        """The last card of the pile shows the colour of who looked at it (NO-R5)."""
        self._looked = []
        self._clear(seat)
        self._pile = [frozenset({seat})]

    def spring(self, seat: Seat, ambush: Ambush) -> None:
        """A card is revealed and goes under the pile; which of several it was not, cannot be told."""
        front = self._fronts[seat]
        if frozenset({ambush}) in front:
            front.remove(frozenset({ambush}))
        else:
            suspected = [suspects for suspects in front if ambush in suspects]
            either = frozenset[Ambush]().union(*suspected)
            spared = [suspects for suspects in front if ambush not in suspects]
            self._fronts[seat] = spared + [either] * (len(suspected) - 1)
        self._clear(ambush)
        self._pile.insert(0, frozenset({ambush}))

    def danger(self, owner: Seat, deliverer: Seat, kind: Object) -> list[float]:
        """For each ambush before a seat, how likely it is to fit a set (NO-6.1)."""
        chances: list[float] = []
        for suspects in self._fronts[owner]:
            fitting = sum(1 for ambush in suspects if _fits(ambush, deliverer, kind))
            chances.append(fitting / len(suspects) if suspects else 0.0)
        return chances

    def _clear(self, ambush: Ambush) -> None:
        """A card has been seen: no other card is it. (There are never two alike but by a table's own figures.)"""
        found = {ambush}
        self._pile = [suspects - found for suspects in self._pile]
        self._looked = [suspects - found for suspects in self._looked]
        self._fronts = [[suspects - found for suspects in front] for front in self._fronts]


def _fits(ambush: Ambush, deliverer: Seat, kind: Object) -> bool:
    return ambush == deliverer if ambush < FIRST_PAIR else kind in PAIRED[ambush - FIRST_PAIR]
