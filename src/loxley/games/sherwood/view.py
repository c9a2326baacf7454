"""What one viewer may know of a game of Sherwood Forest, field by field; `looking` fills it in."""

from dataclasses import dataclass

from loxley.core.options import Setting
from loxley.core.seats import Seat, Viewer
from loxley.core.state import View
from loxley.games.sherwood.scoring import Tally


@dataclass(init=False)
class SeatView:
    """One player. What is `None` is hidden from this viewer."""

    glory: int
    leads: bool  # nobody has more glory
    gold: int
    camp: int  # raiders
    oak: int
    spots: dict[str, int]  # raiders at church, inn, merchant and market
    hand_size: int
    hand: list[str] | None
    lapsed: int  # companions that lie at a hideout and are no longer owed
    promises: int  # made in this turn
    told_true: int  # claims of finished rounds and of cards revealed in this one
    told_false: int


@dataclass(init=False)
class FaceView:
    """A convoy or Sheriff card."""

    card: str
    sheriff: bool
    strength: int
    gold: int
    companions: int
    glory: int
    glory_lost: int
    raiders_lost: int
    start: str
    end: str


@dataclass(init=False)
class SlotView:
    """A place in the row; the card itself is shown to those who know it."""

    slot: int  # from 1
    back: str
    resolved: bool
    face_up: bool
    face: FaceView | None
    looked: list[Seat]
    marked: list[Seat]


@dataclass(init=False)
class BandView:
    hideout: int
    leader: Seat
    raiders: list[int]  # of each seat
    armed: list[list[str]]  # promised and laid down, of each seat; empty without a promise
    pledges: list[int]  # numbers of promises of equipment
    slot: int | None  # the card named in a fixed agreement
    informant: Seat | None
    gold: list[int]  # laid at the raiders of each seat
    companions: list[int]


@dataclass(init=False)
class SheetView:
    number: int
    author: Seat
    hideout: int | None  # of an alliance; none for a deal between two
    parties: list[Seat]
    terms: list[list[str]]  # in the order of the parties
    signed: list[Seat]
    unsigned: list[Seat]  # the parties that have yet to sign


@dataclass(init=False)
class ClaimView:
    number: int
    seat: Seat
    said: str
    verdict: str


@dataclass(init=False)
class PastClaim:
    """A claim of an earlier round. Never changed: states and views share it."""

    round: int
    seat: Seat
    said: str
    verdict: str


@dataclass(init=False)
class PromiseView:
    number: int
    promiser: Seat
    promisee: Seat
    term: str
    made: int
    paid: int  # of gold that was promised
    fate: str
    written: int  # the number of the sheet with the text of a promise in words; 0 for all others


@dataclass
class WritingView:
    """How the viewer writes a sheet."""

    suggests: bool  # only for themselves (SW-R16)
    least: list[int]  # raiders of each seat (SW-R15, SW-R18)
    most: list[int]


@dataclass(init=False)
class TalksView:
    """The talks around the active player: in planning, and in the raid phase where any two may deal."""

    proposals: int  # that the active player has left
    writing: WritingView | None
    closed: bool
    asked: list[Seat]
    spoken: list[Seat]  # who has suggested or posted since the active player's last word
    sheets: list[SheetView]
    said: list[list[str]]  # sheets posted in this turn: the author, then the terms
    suggestions: list[list[str]]  # of each seat
    draft: list[str] | None  # what the viewer is writing
    shown: list[str] | None  # cards with which the viewer has signed, until all have
    dropped: bool | None  # has the viewer, who has the word, dropped a draft (orderly floor)?


@dataclass(init=False)
class CartView:
    """The card on its way."""

    slot: int
    card: str
    start: str
    end: str
    leg: str  # inward or outward
    step: int  # hideouts passed on this leg
    hideout: int | None  # where it is
    messengers: list[Seat]
    forgone: list[Seat]  # who sends none to this card
    asked: list[Seat]  # for a Messenger all at once, whether they have answered or not
    answer: str | None  # the viewer's own, until all have answered


@dataclass(init=False)
class MeetingView:
    """Equipment at a hideout."""

    strength: int  # of the band: its raiders, and the bonus of their equipment
    needed: int
    bonus: int
    used: list[int]
    played: list[tuple[Seat, str]]
    passes: int
    calling: bool  # the leader names who is next
    called: Seat | None


@dataclass(init=False)
class LootView:
    gold: int
    companions: int
    sharing: bool  # by the informant, freely
    got: list[int]
    due: list[Seat]
    to_serve: int
    served: Seat | None


@dataclass
class StayingView:
    beaten: bool  # by the Sheriff
    stayers: list[Seat]
    caped: list[Seat]


@dataclass(init=False)
class SherwoodView(View):
    viewer: Viewer
    question: str | None  # what the viewer is asked whenever they may move: a name of `QUESTIONS`
    options: dict[str, Setting]
    phase: str
    round: int
    rounds: int
    figure: Seat
    first_card: Seat | None
    active: Seat
    emptied: list[Seat]
    mine: int
    lapsed_gold: int
    markers: int  # pairs of alliance markers left
    pile_size: int
    gone: list[str]  # resolved cards, in order
    equipment_size: int
    discard: list[str]
    picks: int
    seats: list[SeatView]
    row: list[SlotView]
    bands: list[BandView]
    free: list[int]  # hideouts
    red: list[int]  # hideouts whose holder is rewarded in the advanced game
    next_sheet: int  # number of the next sheet
    talks: TalksView | None
    cart: CartView | None
    meeting: MeetingView | None
    loot: LootView | None
    staying: StayingView | None
    claims: list[ClaimView]  # of this round
    past_claims: list[PastClaim]
    promises: list[PromiseView]
    tallies: list[Tally] | None  # the final count
