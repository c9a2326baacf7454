"""Alliances (SW-4): this game's policy for bargaining.

Who may write what on a sheet, in canonical order; and what happens when all who are named have signed.
"""

from typing import Final

from loxley.bargain.menu import TERMS_A_SIDE
from loxley.bargain.sheet import ACCEPTED, LAPSED, WITHDRAWN, Sheet, Term
from loxley.core.log import Facts
from loxley.core.refusals import CANONICAL_ORDER, TOO_MANY_TERMS
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, MOST_GOLD, RAIDERS, Equipment
from loxley.games.sherwood.moves import (
    ALONE,
    ARM,
    BRING,
    DROP,
    HIDE,
    LAY,
    LAYS,
    NAME,
    PAY,
    POST,
    ROW,
    SUGGEST,
    laid_part,
    pay_start,
    payment,
    words,
)
from loxley.games.sherwood.moving import lay_down, lay_open, occupy, pay
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.talk import write_promise

# ------------------------------------------------------------------------------------------------------------- drafts


def begin_draft(game: Sherwood, author: Seat, move: Move) -> None:
    """Take a fresh sheet; its first word is the hideout."""
    draft = Draft(author, game.seats)
    game.drafts[author] = draft
    add_term(game, draft, move)


def add_term(game: Sherwood, draft: Draft, move: Move) -> None:
    """Write one more term."""
    draft.terms.append(move)
    draft.last = move
    draft.counts[owner_of(game, draft, move)] += 1
    if move in HIDE:
        draft.hideout = HIDE.index(move) + 1
    elif move in BRING:
        seat, at = divmod(BRING.index(move), RAIDERS)
        draft.brings[seat] = at + 1
    elif move in ARM:
        draft.arms[ARM.index(move) // ARMS] += 1
    elif move in NAME:
        draft.slot, draft.informant = divmod(NAME.index(move), MOST_PLAYERS)
    elif move in LAY:
        draft.laid += laid_part(move)[1]
    else:
        giver, _, gold = payment(move)
        draft.paid[giver] += gold


def owner_of(game: Sherwood, draft: Draft, term: Term) -> Seat:
    """The signatory who does what a term says."""
    if term in BRING:
        return BRING.index(term) // RAIDERS
    if term in ARM:
        return ARM.index(term) // ARMS
    if term in NAME:
        return NAME.index(term) % MOST_PLAYERS
    if term in LAY:
        return draft.informant
    return payment(term)[0] if term in PAY else game.active


def is_suggestion(game: Sherwood, draft: Draft) -> bool:
    """In the basic game all but the active player speak for themselves only (SW-4.1, SW-R16)."""
    return not game.rules.advanced and draft.author != game.active


def terms_left(game: Sherwood, draft: Draft) -> list[Move]:
    """What may be written next, and how the draft may end."""
    author = draft.author
    moves = _brings_left(game, draft)
    if is_suggestion(game, draft):
        if draft.brings[author]:
            _add_arms(game, draft, moves)
            moves.append(SUGGEST)
        moves.append(DROP)
        return moves
    leads = author == game.active
    if draft.brings[author] and draft.brings[game.active]:
        if sum([1 for raiders in draft.brings if raiders]) > 1:
            _add_arms(game, draft, moves)
            if game.rules.advanced:
                _add_agreement(game, draft, moves)
                _add_payments(game, draft, moves)
            if not game.said or [author, *draft.terms] not in game.said:
                moves.append(POST)
        elif leads:
            moves.append(ALONE)
    if not leads or game.proposals:
        moves.append(DROP)
    return moves


def _brings_left(game: Sherwood, draft: Draft) -> list[Move]:
    """Raiders from each camp, seat by seat; author and active player are never left out (SW-R15, SW-R18)."""
    last = draft.last
    if last >= BRING.stop:
        return []
    author = draft.author
    leads = author == game.active
    if (leads and not game.proposals) or is_suggestion(game, draft):
        if draft.brings[author]:
            return []
        start = BRING.start + author * RAIDERS
        return ROW[start : start + game.camps[author]]
    moves: list[Move] = []
    first = 0 if last < BRING.start else (last - BRING.start) // RAIDERS + 1
    for seat in range(first, game.seats):
        start = BRING.start + seat * RAIDERS
        moves += ROW[start : start + game.camps[seat]]
        if seat == author or seat == game.active:
            break
    return moves


def _add_arms(game: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """Equipment may be asked of anybody; only they know whether they can (SW-4.2). One card for a raider (SW-5.3)."""
    last = draft.last
    if last >= ARM.stop:
        return
    binds = not game.rules.advanced and draft.author == game.active
    for seat in range(game.seats):
        hand = game.hands[seat]
        if draft.arms[seat] >= min(draft.brings[seat], len(hand)) or draft.counts[seat] == TERMS_A_SIDE:
            continue
        start = ARM.start + seat * ARMS
        for kind in range(ARMS):
            move = start + kind
            if move < last:
                continue
            if seat == draft.author and binds and hand.count(kind) <= draft.terms.count(move):
                continue  # posting signs, and one's own is shown when all have signed
            moves.append(move)


def _add_agreement(game: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """A partner who knows a card names it, and lays down shares for the others (SW-4.7)."""
    last = draft.last
    if last >= LAY.stop:
        return
    informant = draft.informant
    if informant == NOTHING:
        if game.markers and last < NAME.stop:
            partners = [seat for seat in range(game.seats) if draft.brings[seat]]
            for slot in range(len(game.row)):
                start = NAME.start + slot * MOST_PLAYERS
                moves += [start + seat for seat in partners if game.knows(seat, slot)]
        return
    if draft.counts[informant] == TERMS_A_SIDE:
        return
    stock = game.mine - draft.laid
    for seat in range(game.seats):
        if not draft.brings[seat] or seat == informant:
            continue
        start = LAY.start + seat * LAYS
        if last < start:
            moves += ROW[start : start + stock]
        start += MOST_GOLD
        if last < start:
            moves += ROW[start : start + game.oak[seat]]


def _add_payments(game: Sherwood, draft: Draft, moves: list[Move]) -> None:
    """Gold paid at once for joining, from camp to camp (SW-4.7)."""
    last = draft.last
    for giver in range(game.seats):
        left = game.gold[giver] - draft.paid[giver]
        if not left or not draft.brings[giver] or draft.counts[giver] == TERMS_A_SIDE:
            continue
        for taker in range(game.seats):
            if draft.brings[taker] and taker != giver:
                start = pay_start(giver, taker)
                if last < start:
                    moves += ROW[start : start + left]


# ------------------------------------------------------------------------------------------------------------- sheets


def post(game: Sherwood, draft: Draft) -> Sheet:
    """Put a sheet on the table; posting signs it (SW-R17). It takes the place of the author's last one."""
    author = draft.author
    former = game.board.of(author)
    if former is not None:
        close(game, former, WITHDRAWN)
    around = [(author + step) % game.seats for step in range(game.seats)]
    parties = [seat for seat in around if draft.brings[seat]]
    sides: list[list[Term]] = [[] for _ in parties]
    for term in draft.terms:
        sides[parties.index(owner_of(game, draft, term))].append(term)
    sheet = Sheet(game.board.next_number, parties, sides)
    game.board.post(sheet)
    game.said = [*game.said, [author, *draft.terms]]
    if game.log is not None:
        facts: Facts = {"number": sheet.number, "author": author, "parties": parties}
        game.log.tell("posted", {**facts, "terms": words(draft.terms)})
    return sheet


def suggest(game: Sherwood, draft: Draft) -> None:
    """Tell the active player what one would bring, and where (SW-4.1); it binds nobody."""
    suggestions = game.suggestions[:]
    suggestions[draft.author] = draft.terms
    game.suggestions = suggestions
    if game.log is not None:
        game.log.tell("suggested", {"seat": draft.author, "terms": words(draft.terms)})


def close(game: Sherwood, sheet: Sheet, fate: str) -> None:
    """A sheet no longer stands."""
    game.board.close(sheet)
    if game.log is not None:
        game.log.tell("closed", {"number": sheet.number, "author": sheet.author, "fate": fate})


def lapse_all(game: Sherwood) -> None:
    """The turn is over, or the talks are closed."""
    for sheet in game.board.standing[:]:
        close(game, sheet, LAPSED)


def can_agree(game: Sherwood, sheet: Sheet, seat: Seat) -> bool:
    """Raiders and gold are in plain sight; promised cards only their owner can tell (SW-4.3)."""
    if game.rules.advanced:
        return True
    asked = [ARM.index(term) % ARMS for term in sheet.side(seat) if term in ARM]
    return all(game.hands[seat].count(kind) >= asked.count(kind) for kind in asked)


# ----------------------------------------------------------------------------------------------------------- settling


def go_alone(game: Sherwood, draft: Draft) -> None:
    """A band of one (SW-3.7); its equipment is shown only when it is played (SW-R7)."""
    occupy(game, Band(draft.hideout, draft.author, draft.brings))


def strike(game: Sherwood, sheet: Sheet) -> None:
    """All have signed: everything is placed and paid together (SW-4.3, SW-R17). The active player leads."""
    close(game, sheet, ACCEPTED)
    terms = sorted([term for side in sheet.terms for term in side])
    band = _band(game, terms)
    occupy(game, band)
    if game.rules.advanced:
        band.pledges = [
            write_promise(game, ARM.index(term) // ARMS, _promisee(game, sheet, term), term)
            for term in terms
            if term in ARM
        ]
    elif any(term in ARM for term in terms):
        _lay_open_promised(game, band, terms)
    _fix(game, band)
    for term in terms:
        if term in PAY:
            giver, taker, gold = payment(term)
            pay(game, giver, taker, gold)


def _band(game: Sherwood, terms: list[Term]) -> Band:
    """Hideout, raiders and agreement, as they are written."""
    band = Band(0, game.active, [0] * game.seats)
    for term in terms:
        if term in HIDE:
            band.hideout = HIDE.index(term) + 1
        elif term in BRING:
            seat, at = divmod(BRING.index(term), RAIDERS)
            band.raiders[seat] = at + 1
        elif term in NAME:
            band.slot, band.informant = divmod(NAME.index(term), MOST_PLAYERS)
            band.gold = [0] * game.seats
            band.companions = [0] * game.seats
        elif term in LAY:
            seat, gold, companions = laid_part(term)
            band.gold[seat] += gold
            band.companions[seat] += companions
    return band


def _lay_open_promised(game: Sherwood, band: Band, terms: list[Term]) -> None:
    """Promised equipment is revealed, laid down and marked together with the hideout (SW-4.3)."""
    arms: list[list[Equipment]] = [[] for _ in range(game.seats)]
    for term in terms:
        if term in ARM:
            seat, kind = divmod(ARM.index(term), ARMS)
            arms[seat].append(kind)
    band.armed = arms
    for seat in band.partners():
        if arms[seat]:
            lay_open(game, band.hideout, seat, arms[seat])


def _promisee(game: Sherwood, sheet: Sheet, term: Term) -> Seat:
    """Equipment is promised to the leader; the leader's to whoever signs next."""
    seat = ARM.index(term) // ARMS
    if seat != game.active:
        return game.active
    return sheet.parties[1] if sheet.parties[0] == seat else sheet.parties[0]


def _fix(game: Sherwood, band: Band) -> None:
    """A pair of markers on hideout and card, the shares at the partners' raiders (SW-4.7)."""
    if band.informant == NOTHING:
        return
    game.markers -= 1
    if game.log is not None:
        facts: Facts = {"hideout": band.hideout, "slot": band.slot + 1, "informant": band.informant}
        game.log.tell("card_named", {**facts})
    lay_down(game, band)


# ------------------------------------------------------------------------------------------------------- explanations

_WRITING: Final = (ALONE, POST, SUGGEST)


def is_writing(move: Move) -> bool:
    """Whether it is a word of a draft that has begun."""
    return BRING.start <= move < PAY.stop or move in _WRITING or move == DROP


def why_not_this_term(game: Sherwood, draft: Draft, move: Move) -> str:
    """The rule against a word that a draft does not offer now."""
    if move == ALONE:
        return "SW-3.7"
    if move == POST:
        repeated = [draft.author, *draft.terms] in game.said
        return "SW-R12" if repeated else "SW-4.1" if is_suggestion(game, draft) else "SW-R15"
    if move == SUGGEST:
        return "SW-4.1"
    if move == DROP:
        return "SW-R12"
    if is_suggestion(game, draft) and owner_of(game, draft, move) != draft.author:
        return "SW-4.1"
    return _why_not_on_this_sheet(game, draft, move)


def _why_not_on_this_sheet(game: Sherwood, draft: Draft, move: Move) -> str:
    owner = owner_of(game, draft, move)
    if owner >= game.seats or owner == NOTHING:
        return "SW-4.7" if move in LAY or move in NAME else "SW-R15"
    if move in HIDE or move in BRING:
        if move in BRING and BRING.index(move) % RAIDERS < game.camps[owner] and move < draft.last:
            return CANONICAL_ORDER
        return "SW-R12" if not game.proposals and owner != draft.author else "SW-3.7"
    if draft.counts[owner] == TERMS_A_SIDE:
        return TOO_MANY_TERMS
    if not draft.brings[owner]:
        return "SW-R15"
    if move < draft.last:
        return CANONICAL_ORDER
    if move in ARM:
        return "SW-5.3"
    if not game.rules.advanced:
        return "SW-4.2"
    if move in NAME:
        return "SW-R19" if draft.informant != NOTHING or not game.markers else "SW-4.7"
    return "SW-R20" if move in LAY else "SW-4.7"
