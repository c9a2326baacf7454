"""Alliances (SW-4): what is placed, laid open, fixed and paid when all who are named have signed."""

from loxley.bargain.sheet import ACCEPTED, Sheet, Term
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, RAIDERS, Equipment
from loxley.games.sherwood.effects import lay_down, lay_open, occupy, pay
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.sheets import close
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.talk import write_promise
from loxley.games.sherwood.vocabulary import ARM, BRING, HIDE, LAY, NAME, PAY, WORTH, laid_part, payment
from loxley.games.sherwood.vows import judge_hiding


def go_alone(state: Sherwood, draft: Draft) -> None:
    """A band of one (SW-3.7); its equipment is shown only when it is played (SW-R7)."""
    band = Band(draft.hideout, draft.author, draft.brings)
    occupy(state, band)
    judge_hiding(state, band)


def strike(state: Sherwood, sheet: Sheet) -> None:
    """All have signed: everything is placed and paid together (SW-4.3, SW-R17). The active player leads."""
    shown = state.shown
    close(state, sheet, ACCEPTED, sheet.author)
    terms = sorted([term for side in sheet.terms for term in side])
    band = _band(state, terms)
    occupy(state, band)
    judge_hiding(state, band)
    if state.rules.advanced:
        for party in sorted(sheet.parties):
            for term in sheet.side(party):
                if term in ARM or term in WORTH:
                    band.pledges.append(write_promise(state, party, _promisee(state, sheet, party), term))
    elif any(term in ARM or term in WORTH for term in terms):
        _lay_open_promised(state, band, terms, shown)
    _fix(state, band)
    for term in terms:
        if term in PAY:
            giver, taker, gold = payment(term)
            pay(state, giver, taker, gold)


def _band(state: Sherwood, terms: list[Term]) -> Band:
    """Hideout, raiders and agreement, as they are written."""
    band = Band(0, state.active, [0] * state.seats)
    for term in terms:
        if term in HIDE:
            band.hideout = HIDE.index(term) + 1
        elif term in BRING:
            seat, at = divmod(BRING.index(term), RAIDERS)
            band.raiders[seat] = at + 1
        elif term in NAME:
            band.slot, band.informant = divmod(NAME.index(term), MOST_PLAYERS)
            band.gold = [0] * state.seats
            band.companions = [0] * state.seats
        elif term in LAY:
            seat, gold, companions = laid_part(term)
            band.gold[seat] += gold
            band.companions[seat] += companions
    return band


def _lay_open_promised(state: Sherwood, band: Band, terms: list[Term], shown: list[list[Equipment]]) -> None:
    """Promised equipment is revealed, laid down and marked together with the hideout (SW-4.3)."""
    arms = [kinds[:] for kinds in shown]
    for term in terms:
        if term in ARM:
            seat, kind = divmod(ARM.index(term), ARMS)
            arms[seat].append(kind)
    band.armed = arms
    for seat in band.partners():
        if arms[seat]:
            lay_open(state, band.hideout, seat, arms[seat])


def _promisee(state: Sherwood, sheet: Sheet, seat: Seat) -> Seat:
    """Equipment is promised to the leader; the leader's to whoever signs next."""
    if seat != state.active:
        return state.active
    return sheet.parties[1] if sheet.parties[0] == seat else sheet.parties[0]


def _fix(state: Sherwood, band: Band) -> None:
    """A pair of markers on hideout and card, the shares at the partners' raiders (SW-4.7)."""
    if band.informant == NOTHING:
        return
    state.markers -= 1
    if state.log is not None:
        facts: Facts = {"hideout": band.hideout, "slot": band.slot + 1, "informant": band.informant}
        state.log.tell("card_named", {**facts})
    lay_down(state, band)
