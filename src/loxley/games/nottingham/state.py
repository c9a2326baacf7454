"""The truth of a game of Nottingham: piles, hands, the Sheriff's walk, phase."""

from loxley.core.chance import Chance
from loxley.core.seats import Seat, Viewer, alone
from loxley.core.state import Phase, State
from loxley.games.nottingham.objects import Ambush, Colour, Object
from loxley.games.nottingham.options import Rules
from loxley.games.nottingham.phases import BUYING, NOTHING, OVER, SHORTAGE
from loxley.games.nottingham.scoring import Tally, tally
from loxley.games.nottingham.view import NottinghamView, look


class Nottingham(State):
    def __init__(self) -> None:
        super().__init__()
        self.rules: Rules = None  # type: ignore[assignment]  # set by `deal` and `clone`; no game exists without it
        self.chance: Chance = None  # type: ignore[assignment]
        self.first_player: Seat = 0
        self.colours: list[Colour] = []  # of each seat; replaced, never changed
        self.active: Seat = 0  # whose turn it is
        self.asked: Seat = 0  # who is to answer now, unless several are
        self.sheriff = 0  # spaces walked since Nottingham
        self.deck: list[Object] = []  # the last card is on top
        self.discard: list[int] = []  # face down: how many of each object
        self.hands: list[list[int]] = []  # of each seat: how many of each object
        self.sizes: list[int] = []  # of the hands
        self.card: Object = NOTHING  # turned up and not yet anybody's
        self.target: Seat = NOTHING  # of a red action
        self.set_kind: Object = NOTHING  # the set that is being delivered
        self.set_cards = 0
        self.last_sprung: Seat = NOTHING  # who last sprang an ambush on it
        self.gifts: list[Seat] = []  # who has yet to draw a gift
        self.ambush_pile: list[Ambush] = []  # the last card is on top
        self.looked: list[Ambush] = []  # at which the active player is looking
        self.choosing: list[bool] = []  # who has yet to seal a choice
        self.offers: list[int] = []  # of each seat: what it sells (buy) or offers (barter)
        # The lists within these are never changed, only replaced: clones share them.
        self.loots: list[list[Object]] = []
        self.ambushes: list[list[Ambush]] = []  # before each seat, face down, each with a gold card; sorted
        self.doers: list[list[Seat]] = []  # of each mission, in order
        self.drafts: list[list[Object]] = []  # what each seat is discarding, sorted

    def clone(self) -> "Nottingham":
        twin = Nottingham()
        twin.seats = self.seats
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.phase = self.phase
        twin.first_player = self.first_player
        twin.colours = self.colours
        twin.active = self.active
        twin.asked = self.asked
        twin.sheriff = self.sheriff
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.card = self.card
        twin.target = self.target
        twin.set_kind = self.set_kind
        twin.set_cards = self.set_cards
        twin.last_sprung = self.last_sprung
        twin.gifts = self.gifts[:]
        twin.ambush_pile = self.ambush_pile[:]
        twin.looked = self.looked[:]
        twin.choosing = self.choosing[:]
        twin.offers = self.offers[:]
        twin.loots = self.loots[:]
        twin.ambushes = self.ambushes[:]
        twin.doers = self.doers[:]
        twin.drafts = self.drafts[:]
        return twin

    # the contract

    def over(self) -> bool:
        return self.phase.name == OVER

    def tallies(self) -> list[Tally]:
        """The count as it stands (NO-7.4)."""
        return tally(self.rules.figures, self.loots, self.doers)

    def scores(self) -> list[int]:
        return [line.total for line in self.tallies()]

    def winners(self) -> list[Seat]:
        return [seat for seat, line in enumerate(self.tallies()) if line.place == 1] if self.over() else []

    def view(self, viewer: Viewer) -> NottinghamView:
        return look(self, viewer)

    # small questions that many rules ask

    def is_choosing(self, seat: Seat) -> bool:
        """Whether a seat has yet to seal a choice; nobody else is asked while several are."""
        return 0 <= seat < self.seats and self.choosing[seat]

    def to_choose(self, seat: Seat) -> int:
        """Cards that a seat chooses in secret: one to sell, if it has one (NO-R25); in a shortage, some (NO-7.2)."""
        if self.phase.name == BUYING:
            return 1 if seat != self.active and self.sizes[seat] else 0
        return max(0, self.sizes[seat] - self.number()) if self.phase.name == SHORTAGE else 0

    def number(self) -> int:
        """The number on the Sheriff's space (NO-1.4); in Nottingham that of the first space counts (NO-R10)."""
        spaces = self.rules.figures.spaces
        return spaces[self.sheriff - 1] if 0 < self.sheriff <= len(spaces) else spaces[0]


class Asking(Phase[Nottingham]):
    """A phase in which one seat is asked at a time."""

    def awaited(self, state: Nottingham) -> list[Seat]:
        return alone(state.asked)


class Sealing(Phase[Nottingham]):
    """A phase in which several seats choose at the same time, each in secret."""

    def awaited(self, state: Nottingham) -> list[Seat]:
        return [seat for seat in range(state.seats) if state.choosing[seat]]
