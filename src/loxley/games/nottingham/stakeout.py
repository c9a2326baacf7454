"""Which ambush card may lie where, as far as one viewer can tell. The pile is never shuffled (NO-R24)."""

from loxley.core.chance import Chance
from loxley.core.seats import Seat
from loxley.games.nottingham.objects import Ambush

Suspects = int  # the kinds a face-down card may be, as bits


class Stakeout:
    """Every ambush card lies under the pile, before a seat, or in the hand of who looks at it."""

    def __init__(self, seats: int, cards: list[Ambush]) -> None:
        self.cards = cards
        anything = 0
        for ambush in cards:
            anything |= 1 << ambush
        self.pile: list[Suspects] = [anything] * len(cards)  # the last card is on top
        self.fronts: list[list[Suspects]] = [[] for _ in range(seats)]
        self.looked: list[Suspects] = []

    def _pin(self, ambush: Ambush) -> Suspects:
        """A card has been seen: unless there are two of its kind, it is nowhere else."""
        if self.cards.count(ambush) == 1:
            others = ~(1 << ambush)
            self.pile = [suspects & others for suspects in self.pile]
            self.looked = [suspects & others for suspects in self.looked]
            self.fronts = [[suspects & others for suspects in front] for front in self.fronts]
        return 1 << ambush

    def look(self, ambushes: list[Ambush]) -> None:
        """The viewer looks at the top cards."""
        self.look_unseen(len(ambushes))
        self.looked = []
        pinned = [self._pin(ambush) for ambush in ambushes]
        self.looked = pinned

    def look_unseen(self, cards: int) -> None:
        self.looked = [self.pile.pop() for _ in range(cards)]

    def lay(self, seat: Seat, ambush: Ambush, under: list[Ambush]) -> None:
        """The viewer keeps one card and puts the other under the pile."""
        self.looked = []
        self.fronts[seat].append(1 << ambush)
        self.pile = [1 << card for card in under] + self.pile

    def lay_unseen(self, seat: Seat) -> None:
        """One of the cards that were looked at is kept, never of the owner's colour; the other goes under the pile."""
        either = 0
        for suspects in self.looked:
            either |= suspects
        self.pile = [either] * (len(self.looked) - 1) + self.pile
        self.fronts[seat].append(either & ~(1 << seat))
        self.looked = []

    def put_back(self, seat: Seat) -> None:
        """The last card of the pile was of the colour of who looked at it, as all can tell (NO-R5)."""
        self.looked = []
        self.pile = [self._pin(seat)]

    def spring(self, seat: Seat, ambush: Ambush) -> None:
        """A card before a seat is revealed and goes under the pile. Which of the others it was not, cannot be told."""
        bit = 1 << ambush
        front = self.fronts[seat]
        if bit in front:
            front.remove(bit)
        else:
            suspected = [suspects for suspects in front if suspects & bit]
            either = 0
            for suspects in suspected:
                either |= suspects
            spared = [suspects for suspects in front if not suspects & bit]
            self.fronts[seat] = spared + [either] * (len(suspected) - 1)
        pinned = self._pin(ambush)
        self.pile.insert(0, pinned)

    def imagine(self, chance: Chance) -> list[list[Ambush]]:
        """Cards by lot for all places: the pile, what is looked at, and what lies before each seat."""
        places = [self.pile, self.looked, *self.fronts]
        rows = [suspects for place in places for suspects in place]
        cards = self.cards[:]
        chance.shuffle(cards)
        found = _match(rows, cards)
        imagined: list[list[Ambush]] = []
        at = 0
        for place in places:
            imagined.append(found[at : at + len(place)])
            at += len(place)
        return imagined


def _match(rows: list[Suspects], cards: list[Ambush]) -> list[Ambush]:
    """A card for each row that may be it: one row after the other, earlier rows make way where they can."""
    takers = [-1] * len(cards)  # the row of each card
    for row in range(len(rows)):
        if not _seat(row, rows, cards, takers, [False] * len(cards)):
            raise ValueError("these ambush cards cannot lie like this")
    found = [-1] * len(rows)
    for at, row in enumerate(takers):
        found[row] = cards[at]
    return found


def _seat(row: int, rows: list[Suspects], cards: list[Ambush], takers: list[int], tried: list[bool]) -> bool:
    for at, card in enumerate(cards):
        if tried[at] or not rows[row] >> card & 1:
            continue
        tried[at] = True
        if takers[at] < 0 or _seat(takers[at], rows, cards, takers, tried):
            takers[at] = row
            return True
    return False
