"""What one viewer may know of a game of Sherwood Forest. Built up field by field; nothing is struck out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from loxley.bargain.ledger import Claim, Promise
from loxley.bargain.sheet import Sheet, Term
from loxley.core.options import Setting
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.core.state import View
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import BACKS, EQUIPMENT, KINDS, TOWNS, Card, Equipment, Face
from loxley.games.sherwood.options import ROUNDS
from loxley.games.sherwood.phases import LEGS, LOOT, MEETING, MESSENGERS, NOTHING, OVER, PLANNING, RAID, SPOTS, STAYING
from loxley.games.sherwood.scoring import Tally
from loxley.games.sherwood.vocabulary import CLAIM, HIDE, MOVES

if TYPE_CHECKING:
    from loxley.games.sherwood.state import Sherwood


@dataclass(init=False)
class SeatView:
    """One player. What is `None` is hidden from this viewer."""

    glory: int
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


@dataclass
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
    """The talks around the active player: in planning, and between raids where any two may deal."""

    proposals: int  # that the active player has left
    must_give: bool  # the active player has more gold than a camp holds: to the church (SW-3.2)
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


def look(state: "Sherwood", viewer: Viewer) -> SherwoodView:
    """The table as one viewer sees it."""
    phase = state.phase.name
    view = SherwoodView()
    view.viewer = viewer
    view.options = state.rules.settings
    view.phase = phase
    view.round = state.round
    view.rounds = ROUNDS
    view.figure = state.figure
    view.first_card = _or_none(state.first_card)
    view.active = state.active
    view.emptied = _seats(state.emptied, state.seats)
    view.mine = state.mine
    view.lapsed_gold = state.lapsed_gold
    view.markers = state.markers
    view.pile_size = len(state.pile)
    view.gone = [state.rules.figures.cards[card].name for card in state.gone]
    view.equipment_size = len(state.equipment)
    view.discard = _words(state.discard)
    view.picks = state.picks
    view.seats = [_seat(state, owner, viewer) for owner in range(state.seats)]
    view.row = [_slot(state, slot, viewer) for slot in range(len(state.row))]
    view.bands = [_band(band) for band in state.bands if band is not None]
    view.free = [move - HIDE.start + 1 for move in state.free]
    view.red = [hideout for hideout in state.rules.figures.hideouts if state.rules.figures.red[hideout]]
    view.next_sheet = state.board.next_number
    view.talks = _talks(state, viewer) if phase == PLANNING or (phase == RAID and state.rules.deals) else None
    view.cart = _cart(state, viewer) if state.slot != NOTHING else None
    view.meeting = _meeting(state) if phase == MEETING else None
    view.loot = _loot(state) if phase == LOOT else None
    view.staying = StayingView(state.beaten, state.stayers[:], state.caped[:]) if phase == STAYING else None
    view.claims = [_claim(claim, state.ledger.verdicts[claim.number]) for claim in state.ledger.claims]
    view.past_claims = state.past_claims
    view.promises = [_promise(state, promise) for promise in state.ledger.promises]
    view.tallies = state.tallies() if phase == OVER else None
    return view


def _or_none(number: int) -> int | None:
    return None if number == NOTHING else number


def _seats(bits: int, seats: int) -> list[Seat]:
    return [seat for seat in range(seats) if bits >> seat & 1]


def _words(kinds: list[Equipment]) -> list[str]:
    return [EQUIPMENT[kind] for kind in kinds]


def _term_words(terms: list[Term]) -> list[str]:
    return [MOVES.words[term] for term in terms]


def _seat(state: "Sherwood", owner: Seat, viewer: Viewer) -> SeatView:
    ledger = state.ledger
    talked = owner < len(ledger.truths)
    view = SeatView()
    view.glory = state.glory[owner]
    view.gold = state.gold[owner]
    view.camp = state.camps[owner]
    view.oak = state.oak[owner]
    view.spots = {SPOTS[spot]: state.spots[spot * state.seats + owner] for spot in range(len(SPOTS))}
    view.hand_size = len(state.hands[owner])
    view.hand = _words(state.hands[owner]) if viewer in (owner, AUDITOR) else None
    view.lapsed = state.lapsed[owner]
    view.promises = state.promises[owner]
    view.told_true = ledger.truths[owner] if talked else 0
    view.told_false = ledger.lies[owner] if talked else 0
    return view


def face_view(face: Face) -> FaceView:
    view = FaceView()
    view.card = face.name
    view.sheriff = face.is_sheriff
    view.strength = face.strength
    view.gold = face.gold
    view.companions = face.companions
    view.glory = face.glory
    view.glory_lost = face.glory_lost
    view.raiders_lost = face.raiders_lost
    view.start = TOWNS[face.start]
    view.end = TOWNS[face.end]
    return view


def _slot(state: "Sherwood", slot: int, viewer: Viewer) -> SlotView:
    card: Card = state.row[slot]
    cards = state.rules.figures.cards
    view = SlotView()
    view.slot = slot + 1
    view.resolved = card == NOTHING
    if view.resolved:
        view.back = BACKS[cards[state.gone[-1]].back]
        view.face_up = False
        view.face = None
        view.looked = []
        view.marked = []
        return view
    face_up = slot in (state.face_up, state.slot)
    knows = face_up or viewer == AUDITOR or (viewer >= 0 and state.knows(viewer, slot))
    view.back = BACKS[cards[card].back]
    view.face_up = face_up
    view.face = face_view(cards[card]) if knows else None
    view.looked = _seats(state.lookers[slot], state.seats)
    view.marked = _seats(state.marks[slot], state.seats)
    return view


def _band(band: Band) -> BandView:
    view = BandView()
    view.hideout = band.hideout
    view.leader = band.leader
    view.raiders = band.raiders[:]
    view.armed = [_words(kinds) for kinds in band.armed]
    view.pledges = [pledge.number for pledge in band.pledges]
    view.slot = None if band.slot == NOTHING else band.slot + 1
    view.informant = _or_none(band.informant)
    view.gold = band.gold[:]
    view.companions = band.companions[:]
    return view


def _talks(state: "Sherwood", viewer: Viewer) -> TalksView:
    draft = state.drafts[viewer] if viewer >= 0 else None
    view = TalksView()
    view.proposals = state.proposals
    view.must_give = state.must_give()
    view.writing = _writing(state, viewer) if viewer >= 0 else None
    view.closed = state.closed
    view.asked = state.floor.asked[:]
    view.spoken = _seats(state.spoken, state.seats)
    view.sheets = [_sheet(sheet) for sheet in state.board.standing]
    view.said = [[str(said[0]), *_term_words(said[1:])] for said in state.said]
    view.suggestions = [_term_words(terms) for terms in state.suggestions]
    view.draft = None if draft is None else _term_words(draft.terms)
    view.shown = _words(state.shown[viewer]) if viewer >= 0 else None
    view.dropped = state.floor.dropped if state.floor.awaited == [viewer] else None
    return view


def _writing(state: "Sherwood", author: Seat) -> WritingView:
    seats = range(state.seats)
    least = [state.least_raiders(author, seat) for seat in seats]
    return WritingView(state.suggests(author), least, [state.most_raiders(author, seat) for seat in seats])


def _sheet(sheet: Sheet) -> SheetView:
    view = SheetView()
    view.number = sheet.number
    view.author = sheet.parties[0]
    hidden = [term - HIDE.start + 1 for side in sheet.terms for term in side if term in HIDE]
    view.hideout = hidden[0] if hidden else None
    view.parties = sheet.parties[:]
    view.terms = [_term_words(side) for side in sheet.terms]
    view.signed = sheet.signed[:]
    view.unsigned = [party for party in sheet.parties if party not in sheet.signed]
    return view


def _cart(state: "Sherwood", viewer: Viewer) -> CartView:
    face = state.face()
    asking = state.phase.name in (MESSENGERS, MEETING, STAYING)
    view = CartView()
    view.slot = state.slot + 1
    view.card = face.name
    view.start = TOWNS[face.start]
    view.end = TOWNS[state.end]
    view.leg = LEGS[state.leg]
    view.step = state.step
    view.hideout = state.hideout or None
    view.messengers = _seats(state.messengers, state.seats)
    view.forgone = _seats(state.forgone, state.seats)
    view.asked = state.asked[:] if asking else []
    answer = state.answers[viewer] if viewer >= 0 else NOTHING
    view.answer = None if answer == NOTHING else MOVES.words[answer]
    return view


def _meeting(state: "Sherwood") -> MeetingView:
    view = MeetingView()
    view.strength = state.band().size() + state.bonus
    view.needed = state.face().strength
    view.bonus = state.bonus
    view.used = state.used[:]
    view.played = [(card // KINDS, EQUIPMENT[card % KINDS]) for card in state.played]
    view.passes = state.passes
    view.calling = state.calling
    view.called = _or_none(state.called)
    return view


def _loot(state: "Sherwood") -> LootView:
    view = LootView()
    view.gold = state.loot_gold
    view.companions = state.loot_companions
    view.sharing = state.sharing
    view.got = state.got[:]
    view.due = _seats(state.due, state.seats)
    view.to_serve = state.to_serve
    view.served = _or_none(state.served)
    return view


def _claim(claim: Claim, verdict: str) -> ClaimView:
    view = ClaimView()
    view.number = claim.number
    view.seat = claim.claimer
    view.said = CLAIM.arguments[CLAIM.index(claim.term)]
    view.verdict = verdict
    return view


def _promise(state: "Sherwood", promise: Promise) -> PromiseView:
    view = PromiseView()
    view.number = promise.number
    view.promiser = promise.promiser
    view.promisee = promise.promisee
    view.term = MOVES.words[promise.term]
    view.made = promise.made
    view.paid = state.ledger.paid[promise.number]
    view.fate = state.ledger.fates[promise.number]
    view.written = promise.written
    return view
