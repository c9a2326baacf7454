"""The truth of a game of Sherwood Forest: camps, row, bands, talks, the cart on its way."""

from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bargain.floor import Floor
from loxley.bargain.ledger import Ledger
from loxley.bargain.sheet import Board, Term
from loxley.core.chance import Chance
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import MOST_GOLD_IN_CAMP, Card, Equipment, Face, Hideout, Town
from loxley.games.sherwood.looking import look
from loxley.games.sherwood.options import MOST_PLAYERS, ROUNDS, Rules
from loxley.games.sherwood.phases import NOTHING, OVER, PLANNING, RAID
from loxley.games.sherwood.scoring import Tally, tally
from loxley.games.sherwood.view import PastClaim, SherwoodView

# A nought for each seat, and nothing for each seat, by the number of seats. Shared: they are replaced, not changed.
NOUGHTS: Final[list[list[int]]] = [[0] * seats for seats in range(MOST_PLAYERS + 1)]
NOTHINGS: Final[list[list[list[int]]]] = [[[]] * seats for seats in range(MOST_PLAYERS + 1)]


@mypyc_attr(acyclic=True, free_list_len=1)  # one goes when the next comes
class Draft:
    """A sheet that is being written; private to its author. Only its terms are changed in place."""

    def __init__(self, author: Seat = 0, seats: int = 0) -> None:
        self.author = author
        self.terms: list[Term] = []
        self.last: Move = NOTHING
        self.hideout: Hideout = 0
        self.brings = NOUGHTS[seats]
        self.counts = NOUGHTS[seats]  # terms of each signatory
        self.arms = NOUGHTS[seats]  # cards asked of each seat
        self.other: Seat = NOTHING  # with whom a deal between two is written (SW-R40)
        self.signing: Seat = NOTHING  # whose sheet is signed with cards of one's choice (SW-R39)
        self.slot = NOTHING
        self.informant: Seat = NOTHING
        self.laid = 0  # gold
        self.paid = NOUGHTS[seats]

    def clone(self) -> "Draft":
        twin = Draft(self.author, 0)
        twin.terms = self.terms[:]
        twin.last = self.last
        twin.hideout = self.hideout
        twin.brings = self.brings
        twin.counts = self.counts
        twin.arms = self.arms
        twin.other = self.other
        twin.signing = self.signing
        twin.slot = self.slot
        twin.informant = self.informant
        twin.laid = self.laid
        twin.paid = self.paid
        return twin


class Sherwood(State):
    """Everything on the table and behind the screens. Set by `setup.empty_table` and by `clone`.

    Lists are changed in place where it says so; all others are replaced, so that clones share them.
    """

    rules: Rules
    chance: Chance
    round: int
    figure: Seat  # owner of the first-player figure
    first_card: Seat  # owner of the first-player card
    active: Seat  # whose turn it is to plan, or to pick a card
    # players
    camps: list[int]  # changed in place
    oak: list[int]  # changed in place
    gold: list[int]  # changed in place
    glory: list[int]  # changed in place
    spots: list[int]  # raiders of each seat at the church, then at the inn, …; changed in place
    hands: list[list[Equipment]]  # sorted; the outer list changed in place
    mine: int
    lapsed_gold: int  # laid down and no longer owed (SW-R24)
    lapsed: list[int]  # companions of each seat, likewise
    # cards
    pile: list[Card]  # the last card is on top, as in every pile
    row: list[Card]  # of each slot; nothing where a card has been resolved
    face_up: int  # the slot that lies open
    lookers: list[int]  # of each slot: who has looked, as bits
    marks: list[int]  # of each slot: whose marker lies there, as bits
    gone: list[Card]  # resolved, in order
    box: list[Card]  # out of the game, unseen
    equipment: list[Equipment]
    discard: list[Equipment]
    # planning
    bands: list[Band | None]  # of each hideout; changed in place
    free: list[Move]  # a `hide` for each free hideout
    emptied: int  # whose camps are empty, as bits (SW-3.8)
    markers: int  # pairs of alliance markers left in this round
    # talks
    floor: Floor
    board: Board
    drafts: list[Draft | None]  # changed in place
    proposals: int  # that the active player has left
    closed: bool  # the active player has closed the talks
    spoken: int  # who has suggested or posted since the active player's last word, as bits
    said: list[list[Term]]  # sheets posted in this turn: the author, then the terms
    suggestions: list[list[Term]]  # the last one of each seat in this turn
    claimed: list[int]  # of each seat: slots and fields it has spoken of in this round, as bits
    pledged: list[int]  # of each seat: to whom it has an open promise, as bits
    promises: list[int]  # of each seat: how many it has made in this turn
    shown: list[list[Equipment]]  # of each seat: cards it has signed with, sealed until all have signed (SW-R39)
    ledger: Ledger
    past_claims: list[PastClaim]  # of earlier rounds
    # the cart
    picks: int  # cards resolved in this round
    slot: int  # of the card on its way
    end: Town
    leg: int
    step: int  # hideouts passed on this leg
    messengers: int  # who has sent one to this card, as bits
    forgone: int  # who sends none to this card, as bits (SW-R31)
    answers: list[Move]  # sealed, of each seat; nothing before it has answered
    asked: list[Seat]  # still to be asked, in turn
    # a meeting
    hideout: Hideout
    bonus: int  # strength of the equipment played
    used: list[int]  # cards played by each seat
    played: list[int]  # the cards, each with its player: seat × kinds + kind
    passes: int  # in a row
    calling: bool  # the leader names who is next (SW-R29)
    called: Seat
    beaten: bool  # the raid has failed against a Sheriff
    # loot
    loot_gold: int
    loot_companions: int
    sharing: bool  # the informant gives freely (SW-R23)
    got: list[int]  # parts of each seat
    due: int  # who is in this round of the deal, as bits
    to_serve: int  # parts still to be dealt in it
    served: int  # the last seat that got a part in it, or of this kind when sharing
    # afterwards
    stayers: list[Seat]
    caped: list[Seat]

    def clone(self) -> "Sherwood":  # noqa: PLR0915 - a game of many pieces
        twin = Sherwood()
        twin.seats = self.seats
        twin.phase = self.phase
        twin.rules = self.rules
        twin.chance = self.chance.clone()
        twin.round = self.round
        twin.figure = self.figure
        twin.first_card = self.first_card
        twin.active = self.active
        twin.camps = self.camps[:]
        twin.oak = self.oak[:]
        twin.gold = self.gold[:]
        twin.glory = self.glory[:]
        twin.spots = self.spots[:]
        twin.hands = self.hands[:]
        twin.mine = self.mine
        twin.lapsed_gold = self.lapsed_gold
        twin.lapsed = self.lapsed
        twin.pile = self.pile
        twin.row = self.row
        twin.face_up = self.face_up
        twin.lookers = self.lookers
        twin.marks = self.marks
        twin.gone = self.gone
        twin.box = self.box
        twin.equipment = self.equipment
        twin.discard = self.discard
        twin.bands = self.bands[:]
        twin.free = self.free
        twin.emptied = self.emptied
        twin.markers = self.markers
        twin.floor = self.floor.clone()
        twin.board = self.board.clone()
        twin.drafts = [None if draft is None else draft.clone() for draft in self.drafts]
        twin.proposals = self.proposals
        twin.closed = self.closed
        twin.spoken = self.spoken
        twin.said = self.said
        twin.suggestions = self.suggestions
        twin.claimed = self.claimed
        twin.pledged = self.pledged
        twin.promises = self.promises
        twin.shown = self.shown
        twin.ledger = self.ledger.clone()
        twin.past_claims = self.past_claims
        twin.picks = self.picks
        twin.slot = self.slot
        twin.end = self.end
        twin.leg = self.leg
        twin.step = self.step
        twin.messengers = self.messengers
        twin.forgone = self.forgone
        twin.answers = self.answers
        twin.asked = self.asked
        twin.hideout = self.hideout
        twin.bonus = self.bonus
        twin.used = self.used
        twin.played = self.played
        twin.passes = self.passes
        twin.calling = self.calling
        twin.called = self.called
        twin.beaten = self.beaten
        twin.loot_gold = self.loot_gold
        twin.loot_companions = self.loot_companions
        twin.sharing = self.sharing
        twin.got = self.got
        twin.due = self.due
        twin.to_serve = self.to_serve
        twin.served = self.served
        twin.stayers = self.stayers
        twin.caped = self.caped
        return twin

    # the contract

    def over(self) -> bool:
        return self.phase.name == OVER

    def tallies(self) -> list[Tally]:
        """The count as it stands (SW-7.2)."""
        return tally(self.glory, self.oak, self.gold)

    def scores(self) -> list[int]:
        return self.glory[:]

    def winners(self) -> list[Seat]:
        return [seat for seat, line in enumerate(self.tallies()) if line.place == 1] if self.over() else []

    def view(self, viewer: Viewer) -> SherwoodView:
        return look(self, viewer)

    # asked at every decision: CPython calls methods that an object's own class has more quickly than inherited ones

    def awaited(self) -> list[Seat]:
        return self.phase.awaited(self)

    def legal(self, seat: Seat) -> list[Move]:
        return State.legal(self, seat)

    def play(self, seat: Seat, move: Move) -> None:
        State.play(self, seat, move)

    # small questions that many rules ask

    def forget_drafts(self) -> None:
        """What was being written is forgotten."""
        for seat, draft in enumerate(self.drafts):
            if draft is not None:
                self.drafts[seat] = None

    def last_round(self) -> bool:
        return self.round + 1 == ROUNDS

    def must_give(self) -> bool:
        """A camp holds only so much gold; its owner gives before anything else (SW-3.2)."""
        return self.phase.name == PLANNING and self.gold[self.active] > MOST_GOLD_IN_CAMP

    def in_talks(self) -> bool:
        """May anybody speak: in planning, and where any two may deal, in the raid phase too (SW-5.15)?"""
        if self.slot != NOTHING:
            return self.rules.talks_on_the_way
        return self.phase.name == PLANNING or (self.phase.name == RAID and self.rules.deals)

    def suggests(self, author: Seat) -> bool:
        """In the basic game all but the active player speak for themselves only (SW-4.1, SW-R16)."""
        return not self.rules.advanced and author != self.active

    def goes_alone(self, author: Seat) -> bool:
        """Has the active player nothing left to propose, but can still hide alone?"""
        has_dropped = not self.floor.may_draft() and self.floor.has_word(author)
        return author == self.active and (not self.proposals or has_dropped)

    def least_raiders(self, author: Seat, seat: Seat) -> int:
        """Author and active player are never left out of a sheet (SW-R15, SW-R18)."""
        return 1 if seat == author or (seat == self.active and not self.suggests(author)) else 0

    def most_raiders(self, author: Seat, seat: Seat) -> int:
        """All of a camp; whoever suggests or hides alone brings nobody else (SW-R16)."""
        if seat != author and (self.suggests(author) or self.goes_alone(author)):
            return 0
        return self.camps[seat]

    def face(self) -> Face:
        """The card on its way."""
        return self.rules.figures.cards[self.row[self.slot]]

    def band(self) -> Band:
        """The band that the cart has met."""
        band = self.bands[self.hideout]
        assert band is not None
        return band

    def knows(self, seat: Seat, slot: int) -> bool:
        """A seat knows a card that it has looked at, or that lies face up (SW-4.7)."""
        return slot == self.face_up or self.lookers[slot] >> seat & 1 == 1
