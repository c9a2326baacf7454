"""A band: who waits in a hideout, who leads, and what they have agreed (SW-3.7, SW-4)."""

from loxley.bargain.ledger import Promise
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import Equipment, Hideout
from loxley.games.sherwood.phases import NOTHING


class Band:
    """Never changed once it stands: clones share it, and whoever changes it puts another in its place."""

    def __init__(self, hideout: Hideout, leader: Seat, raiders: list[int]) -> None:
        self.hideout = hideout
        self.leader = leader
        self.raiders = raiders  # of each seat
        self.armed: list[list[Equipment]] = []  # promised and laid down, of each seat (SW-4.3); empty without a promise
        self.pledges: list[Promise] = []  # promised and not binding (SW-4.6)
        # the fixed agreement (SW-4.7); none without an informant
        self.slot = NOTHING
        self.informant: Seat = NOTHING
        self.gold: list[int] = []  # laid at the raiders of each seat
        self.companions: list[int] = []

    def twin(self) -> "Band":
        twin = Band(self.hideout, self.leader, self.raiders)
        twin.armed = self.armed
        twin.pledges = self.pledges
        twin.slot = self.slot
        twin.informant = self.informant
        twin.gold = self.gold
        twin.companions = self.companions
        return twin

    def without_agreement(self) -> "Band":
        twin = Band(self.hideout, self.leader, self.raiders)
        twin.armed = self.armed
        twin.pledges = self.pledges
        return twin

    def partners(self) -> list[Seat]:
        """Whose raiders are there: the leader first, then clockwise."""
        seats = len(self.raiders)
        around = [(self.leader + step) % seats for step in range(seats)]
        return [seat for seat in around if self.raiders[seat]]

    def size(self) -> int:
        return sum(self.raiders)
