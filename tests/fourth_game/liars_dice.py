"""Liar's dice for two to six players: everybody hides their dice and bids on all of them, until somebody doubts.

The rules: LD-1, in turn each player bids higher than the last bid, or doubts it. LD-2, when a bid is doubted all dice
are shown; if there are as many as were bid, the doubter loses a die, else the bidder does. LD-3, who has no die left is
out, and the last one with dice wins.
"""

from dataclasses import dataclass
from typing import Final

from loxley.core.catalogue import BY_SEAT, NUMBER, NUMBERS, SEAT, SEATS, Catalogue
from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event, Log
from loxley.core.options import Choice, read_players, read_settings
from loxley.core.seats import Seat, Viewer
from loxley.core.state import Phase, State, View
from loxley.core.words import ANSWERED, Book, Move

LEAST, MOST, MOST_DICE, FACES = 2, 6, 5, 6
NO_BID: Final = -1

MOVES = Book()
BID = MOVES.family(
    "bid", [f"{count} {face}" for count in range(1, MOST * MOST_DICE + 1) for face in range(1, FACES + 1)]
)
DOUBT = MOVES.single("doubt", ANSWERED)
CATALOGUE = Catalogue("liars_dice", MOVES)
CATALOGUE.move(BID, {"count": NUMBER, "face": NUMBER})
ROLLED = CATALOGUE.event("rolled", {"seat": SEAT, "dice": NUMBERS})
BADE = CATALOGUE.event("bade", {"seat": SEAT, "count": NUMBER, "face": NUMBER})
DOUBTED = CATALOGUE.event("doubted", {"seat": SEAT, "other": SEAT, "found": NUMBER, "loser": SEAT})
OVER = CATALOGUE.event("over", {"winners": SEATS})
CATALOGUE.view = {"turn": SEAT, "bidder": SEAT, "counts": BY_SEAT}
CHOICES = [Choice.number("dice", "LD-1", 1, MOST_DICE, 2)]


@dataclass
class DiceView(View):
    viewer: Viewer
    phase: str
    turn: Seat
    bid: str  # the last one, such as "3 5"; empty before the first
    bidder: Seat | None
    counts: list[int]  # dice of each seat
    dice: list[int] | None  # of the viewer
    options: JsonObject


class LiarsDice(State):
    """Who has which dice, and what was bid."""

    def __init__(self) -> None:
        super().__init__()
        self.settings: JsonObject = {}
        self.chance = Chance()
        self.dice: list[list[int]] = []
        self.turn: Seat = 0
        self.bid = NO_BID
        self.bidder: Seat = 0

    def clone(self) -> "LiarsDice":
        twin = LiarsDice()
        twin.seats, twin.phase, twin.settings, twin.chance = self.seats, self.phase, self.settings, self.chance.clone()
        twin.dice, twin.turn, twin.bid, twin.bidder = [hand[:] for hand in self.dice], self.turn, self.bid, self.bidder
        return twin

    def over(self) -> bool:
        return sum(bool(hand) for hand in self.dice) == 1

    def scores(self) -> list[int]:
        return [len(hand) for hand in self.dice]

    def winners(self) -> list[Seat]:
        return [seat for seat, hand in enumerate(self.dice) if hand] if self.over() else []

    def view(self, viewer: Viewer) -> DiceView:
        return DiceView(
            viewer=viewer,
            phase="over" if self.over() else "bidding",
            turn=self.turn,
            bid=MOVES.argument(BID.of(self.bid)) if self.bid != NO_BID else "",
            bidder=self.bidder if self.bid != NO_BID else None,
            counts=[len(hand) for hand in self.dice],
            dice=self.dice[viewer][:] if viewer >= 0 else None,
            options=self.settings,
        )

    def roll(self) -> None:
        """Everybody rolls anew, in secret."""
        for seat, hand in enumerate(self.dice):
            hand[:] = sorted(1 + self.chance.below(FACES) for _ in hand)
            if self.log is not None and hand:
                self.log.tell_only([seat], ROLLED, {"seat": seat, "dice": hand[:]})
        self.bid = NO_BID

    def after(self, seat: Seat) -> Seat:
        """The next player who still has dice."""
        return next(
            other % self.seats for other in range(seat + 1, seat + 1 + self.seats) if self.dice[other % self.seats]
        )


class Bidding(Phase[LiarsDice]):
    name = "bidding"

    def begin(self, state: LiarsDice) -> None:
        state.roll()

    def awaited(self, state: LiarsDice) -> list[Seat]:
        return [] if state.over() else [state.turn]

    def choices(self, state: LiarsDice, seat: Seat) -> list[Move]:
        """Every higher bid that the dice on the table allow, and a doubt (LD-1)."""
        if state.over() or seat != state.turn:
            return []
        most = sum(len(hand) for hand in state.dice) * FACES
        bids = [BID.of(bid) for bid in range(state.bid + 1, most)]
        return bids if state.bid == NO_BID else [*bids, DOUBT]

    def carry_out(self, state: LiarsDice, seat: Seat, move: Move) -> None:
        if move != DOUBT:
            state.bid, state.bidder = BID.index(move), seat
            if state.log is not None:
                state.log.tell(BADE, {"seat": seat, "count": state.bid // FACES + 1, "face": state.bid % FACES + 1})
            state.turn = state.after(seat)
            return
        count, face = state.bid // FACES + 1, state.bid % FACES + 1
        found = sum(hand.count(face) for hand in state.dice)
        loser = seat if found >= count else state.bidder
        if state.log is not None:
            state.log.tell(DOUBTED, {"seat": seat, "other": state.bidder, "found": found, "loser": loser})
        state.dice[loser].pop()
        state.turn = loser if state.dice[loser] else state.after(loser)
        if state.over():
            if state.log is not None:
                state.log.tell(OVER, {"winners": state.winners()})
        else:
            state.enter_phase(self)

    def forbidden_by(self, state: LiarsDice, seat: Seat, move: Move) -> str:
        return "LD-1"


BIDDING = Bidding()


class LiarsDiceGame(GameType):
    def __init__(self) -> None:
        """Set on the object: a compiled base class reads its attributes there, not in the class."""
        self.name = "liars_dice"
        self.prefix = "LD"
        self.least_players = LEAST
        self.most_players = MOST
        self.book = MOVES
        self.choices = CHOICES
        self.catalogue = CATALOGUE

    def new(
        self,
        players: int,
        options: JsonObject,
        chance: Chance,
        components: JsonObject | None = None,
        deal: list[str] | None = None,
        log: Log | None = None,
    ) -> LiarsDice:
        state = LiarsDice()
        state.settings = self.settings(players, options)
        state.seats, state.chance, state.log = players, chance, log
        dice = state.settings["dice"]
        assert isinstance(dice, int)
        state.dice = [[0] * dice for _ in range(players)]
        state.turn = chance.below(players)
        state.enter_phase(BIDDING)
        return state

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        read_players(players, LEAST, MOST, "LD-1")
        return {**read_settings(CHOICES, options)}

    def imagine(
        self, view: View, events: list[Event], chance: Chance, components: JsonObject | None = None
    ) -> LiarsDice:
        """The viewer's own dice, and any for the others."""
        assert isinstance(view, DiceView)
        state = LiarsDice()
        state.settings, state.seats, state.chance, state.phase = view.options, len(view.counts), chance, BIDDING
        state.dice = [sorted(1 + chance.below(FACES) for _ in range(count)) for count in view.counts]
        if view.dice is not None:
            state.dice[view.viewer] = view.dice[:]
        state.turn, state.bidder = view.turn, view.bidder or 0
        state.bid = BID.index(MOVES.move(f"bid {view.bid}")) if view.bid else NO_BID
        return state


LIARS_DICE = LiarsDiceGame()
