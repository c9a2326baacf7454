"""A whole state that fits what one viewer sees and remembers; all else is drawn by lot.

What is in the bags is drawn as merchants load them: as likely the truth as what was said and done lets one think.
"""

from loxley.bargain.ledger import OPEN, Promise
from loxley.bargain.sheet import Sheet, Term
from loxley.core.chance import Chance
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.games.sheriff.drafts import add_term, begin_draft, begin_joining, begin_picking
from loxley.games.sheriff.goods import GOODS, KINDS, LEGAL, Figures, Good
from loxley.games.sheriff.honesty import CONTRABAND_FIRST, COVER, Conducts, lie_odds
from loxley.games.sheriff.memory import Memory, remember
from loxley.games.sheriff.options import Rules
from loxley.games.sheriff.phases import FATE_NAMES, NOTHING, PHASES
from loxley.games.sheriff.setup import empty_table
from loxley.games.sheriff.state import PICKING, Debt, Sheriff
from loxley.games.sheriff.view import OfferView, SeatView, SheriffView
from loxley.games.sheriff.vocabulary import CHOOSE, CONTRABAND, HIDDEN, LATER_WORDS, OFFER, PILES, TERMS, WANT, before


def imagine(view: SheriffView, events: list[Event], figures: Figures, chance: Chance) -> Sheriff:
    """Deal anew everything the viewer cannot know. The result has the same view and the same legal moves for them."""
    rules = Rules(len(view.seats), {**view.options}, figures)
    state = empty_table(rules, chance)
    _set_the_public_table(state, view)
    _set_the_own_seat(state, view)
    conducts = Conducts(events, state.seats)
    _deal_the_rest(state, view, remember(events, view.viewer, state.seats), conducts)
    _set_the_offers(state, view)
    _set_the_debt(state, view)
    return state


def _good(word: str | None) -> Good:
    return NOTHING if word is None else GOODS.index(word)


def _goods(words: list[str]) -> list[Good]:
    return [GOODS.index(word) for word in words]


def _set_the_public_table(state: Sheriff, view: SheriffView) -> None:
    state.phase = PHASES[view.phase]
    state.round = view.round
    state.sheriff = view.sheriff
    state.first_sheriff = view.first_sheriff
    state.turn = NOTHING if view.turn is None else view.turn
    state.discards = [_goods(view.left), _goods(view.right)]
    state.drawing = view.drawing
    state.drew_from_deck = view.drew_from_deck
    state.pile = NOTHING if view.pile is None else PILES.index(view.pile)
    state.confiscated = _goods(view.confiscated)
    state.feasts = [_goods(words) for words in view.feasts]
    state.floor.begin(view.sheriff, state.seats, 0 if view.words is None else view.words)
    state.floor.ask(view.asked)
    state.floor.dropped = view.dropped is True
    for seat, shown in enumerate(view.seats):
        state.purses[seat] = shown.coins
        state.declared[seat] = _good(shown.declared)
        state.fates[seat] = FATE_NAMES.index(shown.fate)
        state.must_open[seat] = shown.must_open
        state.orders += [before(first, seat) for first in shown.after]
        state.piles[seat] = NOTHING if shown.pile is None else PILES.index(shown.pile)
        for word, cards in shown.stall.items():
            state.stalls[seat][GOODS.index(word)] = cards
    for promise in view.promises:
        term = TERMS.move(promise.term)
        written = Promise(promise.number, promise.promiser, promise.promisee, term, promise.made, promise.written)
        state.ledger.promises.append(written)
        state.ledger.fates.append(promise.fate)
        state.ledger.paid.append(promise.paid)
        if term == LATER_WORDS and promise.fate == OPEN:
            state.ledger.in_words.append(written)


def _set_the_own_seat(state: Sheriff, view: SheriffView) -> None:
    """What only the viewer sees; and who is still packing. Of others one cannot tell: they have all yet to begin."""
    loading = view.phase == "loading"
    for seat, shown in enumerate(view.seats):
        state.closed[seat] = seat == view.sheriff or shown.hand_size == 0 if loading else True
        if shown.hand is not None:
            state.hands[seat] = _goods(shown.hand)
        if shown.bag is not None:
            state.bags[seat] = _goods(shown.bag)
        if shown.contraband is not None:
            state.contraband[seat] = _goods(shown.contraband)
        if shown.packing is not None and shown.closed is not None:
            state.packing[seat] = _goods(shown.packing)
            state.cursors[seat] = _cursor(state.hands[seat], state.packing[seat])
            state.closed[seat] = shown.closed
    if view.aside is not None:
        state.aside = _goods(view.aside)


def _cursor(hand: list[Good], packed: list[Good]) -> int:
    cursor = 0
    for good in packed:
        cursor = hand.index(good, cursor) + 1
    return cursor


# --------------------------------------------------------------------------------------------------- the hidden cards


def _deal_the_rest(state: Sheriff, view: SheriffView, memory: Memory, conducts: Conducts) -> None:
    """First what is remembered of each seat goes where it may be, then the rest is dealt by lot."""
    pool = _unseen(state)
    true_cards = [_true_cards(state, view, seat, memory.hidden[seat], pool, conducts) for seat in range(state.seats)]
    state.chance.shuffle(pool)
    held: list[list[Good]] = [[] for _ in view.seats]  # in hand, in the bag or set aside
    for seat, shown in enumerate(view.seats):
        _place(pool, state.contraband[seat], memory.smuggled[seat])
        if shown.contraband is None:
            _stow_remembered_contraband(state, pool, seat, shown, memory.hidden[seat])
        _place(pool, held[seat], memory.hidden[seat])
    _stow_for_want_of_others(state, view, pool, held)
    for seat, shown in enumerate(view.seats):
        if shown.contraband is None:
            remembered = len(state.contraband[seat])
            _fill(pool, state.contraband[seat], shown.contraband_count, least=LEGAL)
            _afford(state, view, pool, seat, remembered)
            state.contraband[seat].sort()
    for seat, shown in enumerate(view.seats):
        if shown.hand is None:
            wanted = true_cards[seat] - held[seat].count(state.declared[seat])
            _draw(pool, held[seat], state.declared[seat], min(wanted, _cards_of(view, seat) - len(held[seat])))
    for seat, shown in enumerate(view.seats):
        if shown.hand is None:
            _fill(pool, held[seat], _cards_of(view, seat), least=0)
            _spread(state, seat, held[seat], shown, true_cards[seat])
    state.box = pool[: view.box_size]
    state.deck = pool[view.box_size :]


def _cards_of(view: SheriffView, seat: Seat) -> int:
    """How many cards somebody holds in hand, in the bag and set aside."""
    shown = view.seats[seat]
    asides = view.aside_count if view.aside is None and view.turn == seat else 0
    return shown.hand_size + shown.bag_size + asides


def _true_cards(
    state: Sheriff, view: SheriffView, seat: Seat, known: list[Good], unseen: list[Good], conducts: Conducts
) -> int:
    """How many cards of a bag are what was declared: all of them, or as many as liars lay over their lies."""
    shown, declared = view.seats[seat], state.declared[seat]
    if shown.bag is not None or not shown.bag_size or declared == NOTHING:
        return 0
    odds = lie_odds(conducts.features(seat, declared, shown.bag_size, known, unseen))
    if not _happens(state.chance, odds):
        return shown.bag_size
    return sum([1 for _ in range(shown.bag_size - 1) if _happens(state.chance, COVER)])


def _happens(chance: Chance, odds: float) -> bool:
    return chance.below(1000) < 1000 * odds


def _spread(state: Sheriff, seat: Seat, cards: list[Good], shown: SeatView, true_cards: int) -> None:
    """Cards into the bag, so many true ones and what liars rather pack; the rest by lot into the hand, or set aside."""
    state.chance.shuffle(cards)
    bag: list[Good] = []
    _draw(cards, bag, state.declared[seat], min(true_cards, shown.bag_size))
    while len(bag) < shown.bag_size:
        bag.append(cards.pop(_smuggled_card(state.chance, cards, state.declared[seat])))
    state.bags[seat] = sorted(bag)
    state.hands[seat] = sorted(cards[: shown.hand_size])
    if len(cards) > shown.hand_size:
        state.aside = sorted(cards[shown.hand_size :])


def _smuggled_card(chance: Chance, cards: list[Good], declared: Good) -> int:
    """Where a card lies that a liar packs: contraband before other goods, what was declared only for want of both."""
    weights = [0 if good == declared else CONTRABAND_FIRST if good >= LEGAL else 1 for good in cards]
    total = sum(weights)
    if declared == NOTHING or not total:
        return len(cards) - 1
    drawn = chance.below(total)
    for at, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return at
    raise AssertionError("less than all is drawn")


def _unseen(state: Sheriff) -> list[Good]:
    """Every card that does not lie in the viewer's sight."""
    counts = [0] * KINDS
    for good in state.rules.full_deck():
        counts[good] += 1
    for cards in (*state.discards, *state.hands, *state.bags, *state.contraband, state.aside, state.confiscated):
        for good in cards:
            counts[good] -= 1
    for stall in state.stalls:
        for good in range(LEGAL):
            counts[good] -= stall[good]
    return [good for good in range(KINDS) for _ in range(counts[good])]


def _place(pool: list[Good], place: list[Good], goods: list[Good]) -> None:
    for good in goods:
        pool.remove(good)
        place.append(good)


def _draw(pool: list[Good], place: list[Good], good: Good, cards: int) -> None:
    """So many cards of one good, as far as there are any."""
    for _ in range(min(cards, pool.count(good))):
        pool.remove(good)
        place.append(good)


def _stow_remembered_contraband(
    state: Sheriff, pool: list[Good], seat: Seat, shown: SeatView, hidden: list[Good]
) -> None:
    """Contraband that was seen to go into a hand may have been smuggled since: by lot, as far as there is room."""
    place = state.contraband[seat]
    for good in [good for good in hidden if good >= LEGAL]:
        overfull = len(hidden) > shown.hand_size + shown.bag_size
        if len(place) < shown.contraband_count and (overfull or state.chance.below(2)):
            hidden.remove(good)
            _place(pool, place, [good])


def _stow_for_want_of_others(state: Sheriff, view: SheriffView, pool: list[Good], held: list[list[Good]]) -> None:
    """Where the stalls need more contraband than is left, some that went into a hand must have been smuggled since."""
    rooms = [
        shown.contraband_count - len(state.contraband[seat]) if shown.contraband is None else 0
        for seat, shown in enumerate(view.seats)
    ]
    missing = sum(rooms) - sum(1 for good in pool if good >= LEGAL)
    for seat, room in enumerate(rooms):
        for good in [good for good in held[seat] if good >= LEGAL][:room]:
            if missing > 0:
                held[seat].remove(good)
                state.contraband[seat].append(good)
                missing -= 1


def _fill(pool: list[Good], place: list[Good], size: int, least: Good) -> None:
    """Cards from the shuffled pool, of kinds from `least` on, until the place holds so many."""
    at = 0
    while len(place) < size:
        if pool[at] >= least:
            place.append(pool.pop(at))
        else:
            at += 1


def _afford(state: Sheriff, view: SheriffView, pool: list[Good], seat: Seat, remembered: int) -> None:
    """Who is choosing contraband for a debt has enough to cover it, or would not be asked (SH-6.1).

    What is remembered lies first in the stall and stays there; the cheapest of the rest make room for dear ones.
    """
    debt = view.debt
    if debt is None or debt.menu is not None or debt.debtor != seat:
        return
    values = state.rules.figures.values
    place = state.contraband[seat]
    for dear in sorted([good for good in pool if good >= LEGAL], key=lambda good: -values[good]):
        if sum(values[good] for good in place) >= debt.owed or remembered == len(place):
            return
        at = min(range(remembered, len(place)), key=lambda at: values[place[at]])
        pool[pool.index(dear)] = place[at]
        place[at] = dear


# ------------------------------------------------------------------------------------------------- offers and debts


def _set_the_offers(state: Sheriff, view: SheriffView) -> None:
    state.board.next_number = view.next_offer
    stocks = state.contraband
    state.board.standing = [_sheet(offer, stocks, []) for offer in view.offers]
    anything = list(state.rules.contraband_goods)  # what was handed over may have gone on since
    state.deals = [_sheet(deal, [[] for _ in stocks], anything) for deal in view.deals]
    state.out_of_bags = [
        (handed.deal, handed.seat, anything[0] if handed.good == HIDDEN.name else GOODS.index(handed.good))
        for handed in view.out_of_bags
    ]
    _set_the_draft(state, view)


def _set_the_draft(state: Sheriff, view: SheriffView) -> None:
    draft = view.draft
    if draft is None:
        return
    if draft.manner == "offer":
        begin_draft(state, view.viewer, draft.other)
    elif draft.manner == "join":
        theirs = state.board.numbered(draft.number)
        assert theirs is not None
        begin_joining(state, view.viewer, theirs)
    else:
        asking = state.board.between(draft.other, view.viewer)
        assert asking is not None
        begin_picking(state, view.viewer, asking)
    mine = state.drafts[view.viewer]
    assert mine is not None
    for word in draft.gives:
        add_term(
            mine, CHOOSE.of(CHOOSE.arguments.index(word)) if mine.manner == PICKING else OFFER.of(TERMS.move(word))
        )
    for word in draft.wants:
        add_term(mine, WANT.of(TERMS.move(word)))


def _sheet(offer: OfferView, stocks: list[list[Good]], otherwise: list[Good]) -> Sheet:
    """An offer; what lies face down in it is imagined to be some of what its holder has, or anything `otherwise`."""
    parties = [offer.author, offer.other, *[part.seat for part in offer.joined]]
    sides = [offer.gives, offer.wants, *[part.gives for part in offer.joined]]
    terms = [_terms(words, stocks[party], otherwise) for party, words in zip(parties, sides, strict=True)]
    written = [offer.written, offer.written, *[part.written for part in offer.joined]]
    return Sheet(offer.number, parties, terms, written=written)


def _terms(words: list[str], stock: list[Good], otherwise: list[Good]) -> list[Term]:
    named = [word for word in words if word != HIDDEN.name]
    terms: list[Term] = [TERMS.move(word) for word in named]
    left = stock[:]
    for term in terms:
        if term in CONTRABAND and CONTRABAND.index(term) + LEGAL in left:
            left.remove(CONTRABAND.index(term) + LEGAL)
    left += otherwise[:1] * len(words)
    terms += [HIDDEN.of(good - LEGAL) for good in left[: len(words) - len(named)]]
    return sorted(terms)


def _set_the_debt(state: Sheriff, view: SheriffView) -> None:
    debt = view.debt
    if debt is None:
        return
    if debt.menu is not None:
        menu = _goods(debt.menu)
    else:
        stock = state.contraband[debt.debtor]
        menu = sorted(stock, key=state.rules.figures.dearest_first.index)
    state.debt = Debt(debt.debtor, debt.creditor, debt.owed, menu)
