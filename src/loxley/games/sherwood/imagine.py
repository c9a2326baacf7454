"""A whole state that fits what one viewer sees and remembers; all else is drawn by lot."""

from loxley.bargain.ledger import OPEN, Claim, Promise
from loxley.bargain.sheet import Sheet
from loxley.core.chance import Chance
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.alliances import add_term
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import BACKS, EQUIPMENT, KINDS, TOWNS, Card, Equipment, Figures
from loxley.games.sherwood.memory import Memory, remember
from loxley.games.sherwood.moves import CLAIM, FIELDS, HIDE, MOVES, PROMISE, SAID_FIELDS, SAYINGS
from loxley.games.sherwood.options import Rules
from loxley.games.sherwood.phases import LEGS, NOTHING, PHASES, SPOTS
from loxley.games.sherwood.setup import empty_table
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.view import BandView, CartView, LootView, MeetingView, SherwoodView, TalksView


def imagine(view: SherwoodView, events: list[Event], figures: Figures, chance: Chance) -> Sherwood:
    """Deal anew everything the viewer cannot know. The result has the same view and the same legal moves for them."""
    rules = Rules(len(view.seats), {**view.options}, figures)
    game = empty_table(rules, chance)
    _set_the_players(game, view)
    _set_the_ledger(game, view)
    _set_the_table(game, view)
    _deal_the_convoys(game, view)
    _deal_the_equipment(game, view, remember(events, view.viewer, rules))
    if view.talks is not None:
        _set_the_talks(game, view, view.talks)
    if view.cart is not None:
        _set_the_cart(game, view.cart)
    if view.meeting is not None:
        _set_the_meeting(game, view.meeting)
    if view.loot is not None:
        _set_the_loot(game, view.loot)
    if view.staying is not None:
        game.beaten = view.staying.beaten
        game.stayers = view.staying.stayers[:]
        game.caped = view.staying.caped[:]
    return game


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


def _set_the_players(game: Sherwood, view: SherwoodView) -> None:
    for seat, shown in enumerate(view.seats):
        game.glory[seat] = shown.glory
        game.gold[seat] = shown.gold
        game.camps[seat] = shown.camp
        game.oak[seat] = shown.oak
        game.lapsed[seat] = shown.lapsed
        game.promises[seat] = shown.promises
        for spot, name in enumerate(SPOTS):
            game.spots[spot * game.seats + seat] = shown.spots[name]


def _set_the_table(game: Sherwood, view: SherwoodView) -> None:
    game.phase = PHASES[view.phase]
    game.round = view.round
    game.figure = view.figure
    game.first_card = _or_nothing(view.first_card)
    game.active = view.active
    game.emptied = _bits(view.emptied)
    game.mine = view.mine
    game.lapsed_gold = view.lapsed_gold
    game.markers = view.markers
    game.picks = view.picks
    game.gone = [game.rules.figures.card(name) for name in view.gone]
    game.discard = _kinds(view.discard)
    game.free = [HIDE.of(hideout - 1) for hideout in view.free]
    for shown in view.bands:
        game.bands[shown.hideout] = _band(game, shown)


def _band(game: Sherwood, shown: BandView) -> Band:
    band = Band(shown.hideout, shown.leader, shown.raiders[:])
    band.armed = [_kinds(words) for words in shown.armed]
    band.pledges = [game.ledger.promises[number] for number in shown.pledges]
    band.slot = NOTHING if shown.slot is None else shown.slot - 1
    band.informant = _or_nothing(shown.informant)
    band.gold = shown.gold[:]
    band.companions = shown.companions[:]
    return band


def _set_the_ledger(game: Sherwood, view: SherwoodView) -> None:
    ledger = game.ledger
    for promise in view.promises:
        term = MOVES.move(promise.term)
        ledger.promises.append(Promise(promise.number, promise.promiser, promise.promisee, term, promise.made))
        ledger.fates.append(promise.fate)
        if promise.fate == OPEN and term in PROMISE:
            game.pledged[promise.promiser] |= 1 << promise.promisee
    for claim in view.claims:
        term = MOVES.move(f"{CLAIM.name} {claim.said}")
        ledger.claims.append(Claim(claim.number, claim.seat, term))
        ledger.verdicts.append(claim.verdict)
        slot, saying = divmod(CLAIM.index(term), SAYINGS)
        game.claimed[claim.seat] |= 1 << (slot * len(FIELDS) + SAID_FIELDS[saying])
    if any(seat.told_true or seat.told_false for seat in view.seats):
        ledger.truths = [seat.told_true for seat in view.seats]
        ledger.lies = [seat.told_false for seat in view.seats]


# ---------------------------------------------------------------------------------------------------- the hidden cards


def _deal_the_convoys(game: Sherwood, view: SherwoodView) -> None:
    """Of each back: what lies in nobody's sight goes by lot into the row, the pile and the box (SW-1.4)."""
    card_of = game.rules.figures.card
    seen: list[Card] = game.gone + [card_of(slot.face.card) for slot in view.row if slot.face is not None]
    game.row = [NOTHING] * len(view.row)
    game.lookers = [_bits(slot.looked) for slot in view.row]
    game.marks = [_bits(slot.marked) for slot in view.row]
    game.pile = []
    game.box = []
    for back in (1, 0):  # B lies under A
        unseen = [card for card in game.rules.convoy_deck(back) if card not in seen]
        game.chance.shuffle(unseen)
        for at, slot in enumerate(view.row):
            if slot.resolved or slot.back != BACKS[back]:
                continue
            game.row[at] = unseen.pop() if slot.face is None else card_of(slot.face.card)
        cards = game.rules.figures.cards
        dealt = [card for card in game.gone + game.row if card != NOTHING and cards[card].back == back]
        left = game.rules.cards_of_a_back - len(dealt)
        game.pile += unseen[:left]
        game.box += unseen[left:]


def _deal_the_equipment(game: Sherwood, view: SherwoodView, memory: Memory) -> None:
    """First what is remembered of each hand, then the rest by lot; what is left over is the deck."""
    counts = [0] * KINDS
    for kind in game.rules.equipment_deck():
        counts[kind] += 1
    for shown in view.seats:
        for word in shown.hand or []:
            counts[EQUIPMENT.index(word)] -= 1
    for band in view.bands:
        for words in band.armed:
            for word in words:
                counts[EQUIPMENT.index(word)] -= 1
    for kind in game.discard:
        counts[kind] -= 1
    for hand in memory.hands:
        for kind in hand:
            counts[kind] -= 1
    pool = [kind for kind in range(KINDS) for _ in range(counts[kind])]
    game.chance.shuffle(pool)
    for seat, shown in enumerate(view.seats):
        if shown.hand is not None:
            game.hands[seat] = _kinds(shown.hand)
            continue
        hand = memory.hands[seat]
        hand += [pool.pop() for _ in range(shown.hand_size - len(hand))]
        game.hands[seat] = sorted(hand)
    game.equipment = pool


# ------------------------------------------------------------------------------------------------- what is going on now


def _set_the_talks(game: Sherwood, view: SherwoodView, talks: TalksView) -> None:
    game.floor.begin(view.active, game.seats, 0)
    game.floor.ask(talks.asked[:])
    game.proposals = talks.proposals
    game.closed = talks.closed
    game.spoken = _bits(talks.spoken)
    game.said = [[int(said[0]), *_moves(said[1:])] for said in talks.said]
    game.suggestions = [_moves(words) for words in talks.suggestions]
    game.board.next_number = talks.next_sheet
    for shown in talks.sheets:
        sheet = Sheet(shown.number, shown.parties[:], [_moves(words) for words in shown.terms])
        sheet.signed = shown.signed[:]
        game.board.standing.append(sheet)
    if talks.draft is not None:
        draft = Draft(view.viewer, game.seats)
        for move in _moves(talks.draft):
            add_term(game, draft, move)
        game.drafts[view.viewer] = draft


def _set_the_cart(game: Sherwood, cart: CartView) -> None:
    game.slot = cart.slot - 1
    game.end = TOWNS.index(cart.end)
    game.leg = LEGS.index(cart.leg)
    game.step = cart.step
    game.hideout = 0 if cart.hideout is None else cart.hideout
    game.messengers = _bits(cart.messengers)
    game.asked = cart.asked[:]


def _set_the_meeting(game: Sherwood, meeting: MeetingView) -> None:
    game.bonus = meeting.bonus
    game.used = meeting.used[:]
    game.played = [seat * KINDS + EQUIPMENT.index(word) for seat, word in meeting.played]
    game.passes = meeting.passes
    game.calling = meeting.calling
    game.called = _or_nothing(meeting.called)


def _set_the_loot(game: Sherwood, loot: LootView) -> None:
    game.loot_gold = loot.gold
    game.loot_companions = loot.companions
    game.sharing = loot.sharing
    game.got = loot.got[:]
    game.due = _bits(loot.due)
    game.to_serve = loot.to_serve
    game.served = _or_nothing(loot.served)
