"""Builds what one viewer may know of a game of Sherwood Forest, field by field; nothing is struck out."""

from typing import TYPE_CHECKING

from loxley.bargain.ledger import Claim, Promise
from loxley.bargain.sheet import Sheet, Term
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import BACKS, EQUIPMENT, KINDS, TOWNS, Card, Equipment, Face
from loxley.games.sherwood.options import ROUNDS
from loxley.games.sherwood.phases import LEGS, LOOT, MEETING, MESSENGERS, NOTHING, OVER, SPOTS, STAYING
from loxley.games.sherwood.questions import question_to
from loxley.games.sherwood.view import (
    BandView,
    CartView,
    ClaimView,
    FaceView,
    LootView,
    MeetingView,
    PromiseView,
    SeatView,
    SheetView,
    SherwoodView,
    SlotView,
    StayingView,
    TalksView,
    WritingView,
)
from loxley.games.sherwood.vocabulary import CLAIM, HIDE, MOVES

if TYPE_CHECKING:
    from loxley.games.sherwood.state import Sherwood


def look(state: "Sherwood", viewer: Viewer) -> SherwoodView:
    """The table as one viewer sees it."""
    phase = state.phase.name
    view = SherwoodView()
    view.viewer = viewer
    view.question = question_to(state, viewer)
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
    view.talks = _talks(state, viewer) if state.in_talks() else None
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
    view.leads = view.glory == max(state.glory) > 0
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
