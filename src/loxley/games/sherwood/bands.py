"""A band: who waits in a hideout, who leads, and what they have agreed (SW-3.7, SW-4)."""

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from loxley.bargain.ledger import Promise
from loxley.core.seats import Seat, clockwise
from loxley.games.sherwood.cards import Equipment, Hideout
from loxley.games.sherwood.phases import NOTHING


@mypyc_attr(acyclic=True)
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

    def __reduce__(self) -> tuple[Callable[..., "Band"], tuple[object, ...]]:
        numbers = [self.hideout, self.leader, self.slot, self.informant]
        return _restored, (numbers, self.raiders, self.armed, self.pledges, self.gold, self.companions)

    def twin(self) -> "Band":
        twin = self.without_agreement()
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
        raiders = self.raiders
        others = [seat for seat in clockwise(len(raiders), self.leader) if raiders[seat]]
        return [self.leader, *others] if raiders[self.leader] else others

    def size(self) -> int:
        size = 0
        for raiders in self.raiders:  # compiled, a loop is quicker than a call of `sum`
            size += raiders
        return size


def _restored(
    numbers: list[int],
    raiders: list[int],
    armed: list[list[Equipment]],
    pledges: list[Promise],
    gold: list[int],
    companions: list[int],
) -> Band:
    """A band out of its parts, for copies and pickles."""
    band = Band(numbers[0], numbers[1], raiders)
    band.slot = numbers[2]
    band.informant = numbers[3]
    band.armed = armed
    band.pledges = pledges
    band.gold = gold
    band.companions = companions
    return band
