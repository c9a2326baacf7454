"""A whole state that fits what one viewer sees and remembers; all else is drawn by lot."""

from loxley.bargain.ledger import OPEN, Claim, Promise
from loxley.bargain.sheet import Sheet
from loxley.core.chance import Chance
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, BACKS, EQUIPMENT, KINDS, MOST_IN_HAND, TOWNS, Card, Equipment, Figures
from loxley.games.sherwood.drafts import add_term
from loxley.games.sherwood.memory import Memory, remember
from loxley.games.sherwood.options import Rules
from loxley.games.sherwood.phases import LEGS, NOTHING, PHASES, SPOTS
from loxley.games.sherwood.setup import empty_table
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.strength import best_worth, raiders_of, worth_asked
from loxley.games.sherwood.view import BandView, CartView, LootView, MeetingView, SherwoodView, TalksView
from loxley.games.sherwood.vocabulary import CLAIM, FIELDS, HIDE, MOVES, PROMISE, SAID_FIELDS, SAYINGS, is_in_words


def imagine(view: SherwoodView, events: list[Event], figures: Figures, chance: Chance) -> Sherwood:
    """Deal anew everything the viewer cannot know. The result has the same view and the same legal moves for them."""
    rules = Rules(len(view.seats), {**view.options}, figures)
    state = empty_table(rules, chance)
    _set_the_players(state, view)
    _set_the_ledger(state, view)
    _set_the_table(state, view)
    _deal_the_convoys(state, view)
    _deal_the_equipment(state, view, remember(events, view.viewer, rules))
    if view.talks is not None:
        _set_the_talks(state, view, view.talks)
    if view.cart is not None:
        _set_the_cart(state, view, view.cart)
    if view.meeting is not None:
        _set_the_meeting(state, view.meeting)
    if view.loot is not None:
        _set_the_loot(state, view.loot)
    if view.staying is not None:
        state.beaten = view.staying.beaten
        state.stayers = view.staying.stayers[:]
        state.caped = view.staying.caped[:]
    return state


def _or_nothing(number: int | None) -> int:
    return NOTHING if number is None else number


def _bits(seats: list[Seat]) -> int:
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits


def _kinds(words: list[str]) -> list[Equipment]:
    return [EQUIPMENT.index(word) for word in words]


def _moves(words: list[str]) -> list[Move]:
    return [MOVES.move(word) for word in words]


# ----------------------------------------------------------------------------------------------------- what all can see


def _set_the_players(state: Sherwood, view: SherwoodView) -> None:
    for seat, shown in enumerate(view.seats):
        state.glory[seat] = shown.glory
        state.gold[seat] = shown.gold
        state.camps[seat] = shown.camp
        state.oak[seat] = shown.oak
        state.lapsed[seat] = shown.lapsed
        state.promises[seat] = shown.promises
        for spot, name in enumerate(SPOTS):
            state.spots[spot * state.seats + seat] = shown.spots[name]


def _set_the_table(state: Sherwood, view: SherwoodView) -> None:
    state.phase = PHASES[view.phase]
    state.round = view.round
    state.figure = view.figure
    state.first_card = _or_nothing(view.first_card)
    state.active = view.active
    state.floor.begin(view.active, state.seats, 0)
    state.board.next_number = view.next_sheet
    state.emptied = _bits(view.emptied)
    state.mine = view.mine
    state.lapsed_gold = view.lapsed_gold
    state.markers = view.markers
    state.picks = view.picks
    state.gone = [state.rules.figures.card(name) for name in view.gone]
    state.discard = _kinds(view.discard)
    state.free = [HIDE.of(hideout - 1) for hideout in view.free]
    for shown in view.bands:
        state.bands[shown.hideout] = _band(state, shown)


def _band(state: Sherwood, shown: BandView) -> Band:
    band = Band(shown.hideout, shown.leader, shown.raiders[:])
    band.armed = [_kinds(words) for words in shown.armed]
    band.pledges = [state.ledger.promises[number] for number in shown.pledges]
    band.slot = NOTHING if shown.slot is None else shown.slot - 1
    band.informant = _or_nothing(shown.informant)
    band.gold = shown.gold[:]
    band.companions = shown.companions[:]
    return band


def _set_the_ledger(state: Sherwood, view: SherwoodView) -> None:
    ledger = state.ledger
    for promise in view.promises:
        term = MOVES.move(promise.term)
        written = Promise(promise.number, promise.promiser, promise.promisee, term, promise.made, promise.written)
        ledger.promises.append(written)
        ledger.fates.append(promise.fate)
        ledger.paid.append(promise.paid)
        if promise.fate == OPEN and is_in_words(term):
            ledger.in_words.append(written)
        if promise.fate == OPEN and term in PROMISE:
            state.pledged[promise.promiser] |= 1 << promise.promisee
    for claim in view.claims:
        term = MOVES.move(f"{CLAIM.name} {claim.said}")
        ledger.claims.append(Claim(claim.number, claim.seat, term))
        ledger.verdicts.append(claim.verdict)
        slot, saying = divmod(CLAIM.index(term), SAYINGS)
        state.claimed[claim.seat] |= 1 << (slot * len(FIELDS) + SAID_FIELDS[saying])
    state.past_claims = view.past_claims
    if any(seat.told_true or seat.told_false for seat in view.seats):
        ledger.truths = [seat.told_true for seat in view.seats]
        ledger.lies = [seat.told_false for seat in view.seats]


# ---------------------------------------------------------------------------------------------------- the hidden cards


def _deal_the_convoys(state: Sherwood, view: SherwoodView) -> None:
    """Of each back: what lies in nobody's sight goes by lot into the row, the pile and the box (SW-1.4)."""
    card_of = state.rules.figures.card
    seen: list[Card] = state.gone + [card_of(slot.face.card) for slot in view.row if slot.face is not None]
    state.row = [NOTHING] * len(view.row)
    state.lookers = [_bits(slot.looked) for slot in view.row]
    state.marks = [_bits(slot.marked) for slot in view.row]
    state.pile = []
    state.box = []
    for back in (1, 0):  # B lies under A
        unseen = [card for card in state.rules.convoy_deck(back) if card not in seen]
        state.chance.shuffle(unseen)
        for at, slot in enumerate(view.row):
            if slot.resolved or slot.back != BACKS[back]:
                continue
            state.row[at] = unseen.pop() if slot.face is None else card_of(slot.face.card)
        cards = state.rules.figures.cards
        dealt = [card for card in state.gone + state.row if card != NOTHING and cards[card].back == back]
        left = state.rules.cards_of_a_back - len(dealt)
        state.pile += unseen[:left]
        state.box += unseen[left:]


def _deal_the_equipment(state: Sherwood, view: SherwoodView, memory: Memory) -> None:
    """First what is remembered of each hand, then the rest by lot; what is left over is the deck."""
    counts = [0] * KINDS
    for kind in state.rules.equipment_deck():
        counts[kind] += 1
    for shown in view.seats:
        for word in shown.hand or []:
            counts[EQUIPMENT.index(word)] -= 1
    for band in view.bands:
        for words in band.armed:
            for word in words:
                counts[EQUIPMENT.index(word)] -= 1
    for kind in state.discard:
        counts[kind] -= 1
    for hand in memory.hands:
        for kind in hand:
            counts[kind] -= 1
    pool = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    state.chance.shuffle(pool)
    _arm_signers(state, view, memory, pool)
    for seat, shown in enumerate(view.seats):
        if shown.hand is not None:
            state.hands[seat] = _kinds(shown.hand)
            continue
        hand = memory.hands[seat]
        hand += [pool.pop() for _ in range(shown.hand_size - len(hand))]
        state.hands[seat] = sorted(hand)
    state.equipment = pool


def _arm_signers(state: Sherwood, view: SherwoodView, memory: Memory, pool: list[Equipment]) -> None:
    """Who has signed for a strength has sealed cards worth as much, which nobody else knows (SW-R39).

    The weakest cards that will do are put into their hands, so that there are some for everybody.
    """
    for seat, wanted, room in _signers(state, view):
        known = memory.hands[seat]
        free = view.seats[seat].hand_size - len(known)
        best: list[Equipment] = []
        for cards in _few_cards(room):
            missing = cards[:]
            for kind in known:
                if kind in missing:
                    missing.remove(kind)
            fits = len(missing) <= free and all(pool.count(kind) >= missing.count(kind) for kind in missing)
            worth = best_worth(state, cards, room)
            if fits and worth >= wanted and (not best or worth < best_worth(state, best, room)):
                best = cards
        for kind in best:
            if known.count(kind) < best.count(kind):
                pool.remove(kind)
                known.append(kind)
        state.shown[seat] = best


def _signers(state: Sherwood, view: SherwoodView) -> list[tuple[Seat, int, int]]:
    """Others who have signed for a strength that binds: how much, and with how many raiders; the hardest first."""
    found: list[tuple[Seat, int, int]] = []
    if view.talks is None or state.rules.advanced:
        return found
    for sheet in view.talks.sheets:
        for party, words in zip(sheet.parties, sheet.terms, strict=True):
            side = _moves(words)
            wanted = worth_asked(side)
            if wanted and party in sheet.signed and party != view.viewer:
                found.append((party, wanted, raiders_of(side)))
    return sorted(found, key=lambda each: -each[1] / each[2])


def _few_cards(room: int) -> list[list[Equipment]]:
    """Every set of cards that add strength, as many as there are raiders and places in a hand."""
    sets: list[list[Equipment]] = [[]]
    every: list[list[Equipment]] = []
    for _ in range(min(room, MOST_IN_HAND)):
        sets = [[*cards, kind] for cards in sets for kind in range(ARMS) if not cards or kind >= cards[-1]]
        every += sets
    return every


# ------------------------------------------------------------------------------------------------- what is going on now


def _set_the_talks(state: Sherwood, view: SherwoodView, talks: TalksView) -> None:
    state.floor.ask(talks.asked[:])
    state.floor.dropped = talks.dropped is True
    state.proposals = talks.proposals
    state.closed = talks.closed
    state.spoken = _bits(talks.spoken)
    state.said = [[int(said[0]), *_moves(said[1:])] for said in talks.said]
    state.suggestions = [_moves(words) for words in talks.suggestions]
    for shown in talks.sheets:
        sheet = Sheet(shown.number, shown.parties[:], [_moves(words) for words in shown.terms])
        sheet.signed = shown.signed[:]
        state.board.standing.append(sheet)
    if talks.shown is not None:
        state.shown[view.viewer] = _kinds(talks.shown)
    if talks.draft is not None:
        draft = Draft(view.viewer, state.seats)
        for move in _moves(talks.draft):
            add_term(state, draft, move)
        state.drafts[view.viewer] = draft


def _set_the_cart(state: Sherwood, view: SherwoodView, cart: CartView) -> None:
    state.slot = cart.slot - 1
    state.end = TOWNS.index(cart.end)
    state.leg = LEGS.index(cart.leg)
    state.step = cart.step
    state.hideout = 0 if cart.hideout is None else cart.hideout
    state.messengers = _bits(cart.messengers)
    state.forgone = _bits(cart.forgone)
    state.asked = cart.asked[:]
    if cart.answer is not None:
        state.answers[view.viewer] = MOVES.move(cart.answer)


def _set_the_meeting(state: Sherwood, meeting: MeetingView) -> None:
    state.bonus = meeting.bonus
    state.used = meeting.used[:]
    state.played = [seat * KINDS + EQUIPMENT.index(word) for seat, word in meeting.played]
    state.passes = meeting.passes
    state.calling = meeting.calling
    state.called = _or_nothing(meeting.called)


def _set_the_loot(state: Sherwood, loot: LootView) -> None:
    state.loot_gold = loot.gold
    state.loot_companions = loot.companions
    state.sharing = loot.sharing
    state.got = loot.got[:]
    state.due = _bits(loot.due)
    state.to_serve = loot.to_serve
    state.served = _or_nothing(loot.served)
