"""A whole state that fits what one viewer sees and remembers; all else is drawn by lot."""

from loxley.core.chance import Chance
from loxley.core.log import Event
from loxley.games.nottingham.memory import Held, Memory, remember
from loxley.games.nottingham.objects import COLOURS, COPIES, GOLD, KINDS, OBJECTS, Figures, Object, spread
from loxley.games.nottingham.options import Rules
from loxley.games.nottingham.phases import NOTHING, PHASES
from loxley.games.nottingham.setup import empty_table
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import BARGAINS


def imagine(view: NottinghamView, events: list[Event], figures: Figures, chance: Chance) -> Nottingham:
    """Deal anew everything the viewer cannot know. The result has the same view and the same legal moves for them."""
    rules = Rules(len(view.seats), {**view.options}, figures)
    state = empty_table(rules, chance)
    _set_the_public_table(state, view)
    memory = remember(events, state.colours, rules.ambush_cards())
    _set_the_seats(state, view)
    _deal_the_rest(state, view, memory)
    _lay_the_ambushes(state, memory)
    return state


def _object(word: str | None) -> Object:
    return NOTHING if word is None else OBJECTS.index(word)


def _objects(words: list[str]) -> list[Object]:
    return [OBJECTS.index(word) for word in words]


def _set_the_public_table(state: Nottingham, view: NottinghamView) -> None:
    state.phase = PHASES[view.phase]
    state.first_player = view.first_player
    state.colours = [NOTHING if seat.colour is None else COLOURS.index(seat.colour) for seat in view.seats]
    state.active = view.active
    state.asked = view.active if view.asked is None else view.asked
    state.sheriff = view.sheriff
    state.card = _object(view.card)
    state.target = NOTHING if view.target is None else view.target
    state.set_kind = _object(view.set_kind)
    state.set_cards = view.set_cards
    state.last_sprung = NOTHING if view.last_sprung is None else view.last_sprung
    state.gifts = view.gifts[:]
    state.doers = [mission.doers[:] for mission in view.missions]


def _set_the_seats(state: Nottingham, view: NottinghamView) -> None:
    """What lies open at each seat; and who is still choosing. Of others one cannot tell: they have all yet to begin."""
    for seat, shown in enumerate(view.seats):
        state.sizes[seat] = shown.hand_size
        if shown.hand is not None:
            for kind in _objects(shown.hand):
                state.hands[seat][kind] += 1
        if shown.offer is not None:
            state.offers[seat] = BARGAINS.index(_objects(shown.offer))
        if shown.discarding is not None:
            state.drafts[seat] = _objects(shown.discarding)
        if shown.chosen is not None:
            state.choosing[seat] = not shown.chosen
        else:
            state.choosing[seat] = shown.to_choose > 0


# --------------------------------------------------------------------------------------------------- the object cards


def _deal_the_rest(state: Nottingham, view: NottinghamView, memory: Memory) -> None:
    """First what is remembered goes where it is, then what may be there, then the rest by lot."""
    state.loots = [loot[:] for loot in memory.loots]
    state.discard = memory.discard[:]
    unseen = _unseen(state, view)
    hidden = [seat for seat, shown in enumerate(view.seats) if shown.hand is None]
    for seat in hidden:
        _place(unseen, state.hands[seat], spread(memory.hands[seat].sure))
    for seat in hidden:
        doubtful = _by_lot(memory.hands[seat], view.seats[seat].hand_size, state.chance)
        for kind in doubtful:
            if unseen[kind] and _deck_room(unseen, memory.deck, kind) >= view.deck_size:
                _place(unseen, state.hands[seat], [kind])
    state.deck = _some_deck(unseen, memory.deck, view.deck_size, state.chance)
    pool = spread(unseen)
    state.chance.shuffle(pool)
    for seat in hidden:
        for _ in range(view.seats[seat].hand_size - sum(state.hands[seat])):
            state.hands[seat][pool.pop()] += 1
    for kind in pool:  # what others discarded in a shortage that has ended the game (NO-R20)
        state.discard[kind] += 1


def _unseen(state: Nottingham, view: NottinghamView) -> list[int]:
    """Every object card that is not before the viewer's eyes or remembered in a pile, as counts."""
    unseen = [COPIES] * KINDS
    for counts in (*state.hands, state.discard):
        for kind in range(KINDS):
            unseen[kind] -= counts[kind]
    for loot in state.loots:
        for kind in loot:
            unseen[kind] -= 1
    unseen[GOLD] -= sum([shown.ambush_count for shown in view.seats])
    if state.card != NOTHING:
        unseen[state.card] -= 1
    if state.set_kind != NOTHING:
        unseen[state.set_kind] -= state.set_cards
    return unseen


def _place(unseen: list[int], hand: list[int], kinds: list[Object]) -> None:
    for kind in kinds:
        unseen[kind] -= 1
        hand[kind] += 1


def _by_lot(held: Held, size: int, chance: Chance) -> list[Object]:
    """Which of the doubtful cards are still there: each that left unseen was any card of the hand."""
    cards = spread(held.doubtful)
    chance.shuffle(cards)
    free = size - sum(held.sure)
    others = free - len(cards) + held.missing  # cards of the hand that were never seen
    for _ in range(held.missing):
        if cards and chance.below(len(cards) + max(others, 0)) < len(cards):
            cards.pop()
    return cards[:free]


def _deck_room(unseen: list[int], deck: list[int] | None, taken: Object) -> int:
    """How many unseen cards may lie in the draw pile, once one card more is taken from them."""
    room = 0
    for kind in range(KINDS):
        cards = unseen[kind] - 1 if kind == taken else unseen[kind]
        room += cards if deck is None else min(cards, deck[kind])
    return room


def _some_deck(unseen: list[int], deck: list[int] | None, size: int, chance: Chance) -> list[Object]:
    """A draw pile out of the unseen cards; after a renewal only out of what was shuffled into it."""
    room = unseen if deck is None else [min(unseen[kind], deck[kind]) for kind in range(KINDS)]
    cards = spread(room)
    chance.shuffle(cards)
    cards = cards[:size]
    for kind in cards:
        unseen[kind] -= 1
    return cards


# -------------------------------------------------------------------------------------------------- the ambush cards


def _lay_the_ambushes(state: Nottingham, memory: Memory) -> None:
    places = memory.stakeout.imagine(state.chance)
    state.ambush_pile = places[0]
    state.looked = sorted(places[1])
    for seat in range(state.seats):
        state.ambushes[seat] = sorted(places[2 + seat])
