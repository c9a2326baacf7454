"""The few hands through which things move. Each tells the log, if one is attached."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.nottingham.objects import (
    ACTIONS,
    AMBUSHES,
    GOLD,
    KINDS,
    MISSIONS,
    OBJECTS,
    Ambush,
    Object,
    printed,
    printed_words,
    spread,
    words,
)
from loxley.games.nottingham.phases import NOTHING
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.vocabulary import Order


def renew(state: Nottingham) -> bool:
    """The discard is shuffled into a new draw pile (NO-7.1). False: there is nothing to shuffle."""
    for kind in range(KINDS):
        for _ in range(state.discard[kind]):
            state.deck.append(kind)
    if not state.deck:
        return False
    state.discard = [0] * KINDS
    state.chance.shuffle(state.deck)
    if state.log is not None:
        state.log.tell("renewed", {"cards": len(state.deck)})
    return True


def turn_up(state: Nottingham) -> None:
    """The top object card, shown to all (NO-3.1)."""
    state.card = state.deck.pop()
    if state.log is not None:
        state.log.tell("turned_up", {"seat": state.active, "object": OBJECTS[state.card]})


def receive_gift(state: Nottingham, seat: Seat) -> None:
    """A gift of the Sheriff: its owner alone sees it (NO-4.4)."""
    kind = state.deck.pop()
    state.hands[seat][kind] += 1
    state.sizes[seat] += 1
    if state.log is not None:
        state.log.tell_only([seat], "received", {"seat": seat, "object": OBJECTS[kind]})
        state.log.tell_others([seat], "received_unseen", {"seat": seat})


def take_card(state: Nottingham) -> None:
    """The card that was turned up goes into the active player's hand."""
    kind = state.card
    state.card = NOTHING
    state.hands[state.active][kind] += 1
    state.sizes[state.active] += 1
    if state.log is not None:
        state.log.tell("took", {"seat": state.active, "object": OBJECTS[kind]})


def trade(state: Nottingham, other: Seat, cards: list[Object]) -> None:
    """Cards that were offered openly, for the card that was turned up (NO-5.1, NO-5.7)."""
    gave = state.card
    state.card = NOTHING
    theirs, mine = state.hands[other], state.hands[state.active]
    for kind in cards:
        theirs[kind] -= 1
        mine[kind] += 1
    theirs[gave] += 1
    state.sizes[other] += 1 - len(cards)
    state.sizes[state.active] += len(cards)
    if state.log is not None:
        state.log.tell("traded", {"seat": state.active, "other": other, "gave": OBJECTS[gave], "objects": words(cards)})


def _swap(state: Nottingham, kind: Object) -> Object:
    """A card of the target for the card that was turned up. Which one that was is the answer."""
    gave = state.card
    state.card = NOTHING
    theirs = state.hands[state.target]
    theirs[kind] -= 1
    theirs[gave] += 1
    state.hands[state.active][kind] += 1
    state.sizes[state.active] += 1
    return gave


def swap_unseen(state: Nottingham, kind: Object) -> None:
    """A stolen or burgled card: only the two players know it (NO-R26)."""
    seat, target = state.active, state.target
    gave = _swap(state, kind)
    if state.log is not None:
        both, action = [seat, target], ACTIONS[gave]
        state.log.tell_only(
            both,
            "swapped",
            {"seat": seat, "target": target, "action": action, "gave": OBJECTS[gave], "object": OBJECTS[kind]},
        )
        state.log.tell_others(
            both, "swapped_unseen", {"seat": seat, "target": target, "action": action, "gave": OBJECTS[gave]}
        )


def swap_openly(state: Nottingham, kind: Object) -> None:
    """A card out of a hand that lies open (NO-5.5), or the necklace of a defence (NO-5.6)."""
    seat, target = state.active, state.target
    gave = _swap(state, kind)
    if state.log is not None:
        state.log.tell(
            "swapped_openly",
            {
                "seat": seat,
                "target": target,
                "action": ACTIONS[gave],
                "gave": OBJECTS[gave],
                "object": OBJECTS[kind],
            },
        )


def show_set(state: Nottingham, kind: Object, cards: int) -> None:
    """A set leaves the hand and is shown (NO-4.1)."""
    state.hands[state.active][kind] -= cards
    state.sizes[state.active] -= cards
    state.set_kind = kind
    state.set_cards = cards
    if state.log is not None:
        state.log.tell("showed_set", {"seat": state.active, "object": OBJECTS[kind], "cards": cards})


def store_set(state: Nottingham) -> None:
    """One card of the set goes to the loot pile, the others to the discard, all face down (NO-4.1)."""
    kind, cards = state.set_kind, state.set_cards
    state.set_kind = NOTHING
    state.set_cards = 0
    state.loots[state.active] = state.loots[state.active] + [kind]
    state.discard[kind] += cards - 1
    if state.log is not None:
        state.log.tell("delivered", {"seat": state.active, "object": OBJECTS[kind], "cards": cards})


def return_set(state: Nottingham) -> None:
    """What is left of a set that ambushes have spoiled goes back to the hand (NO-6.3)."""
    kind, cards = state.set_kind, state.set_cards
    state.set_kind = NOTHING
    state.set_cards = 0
    state.hands[state.active][kind] += cards
    state.sizes[state.active] += cards
    if state.log is not None:
        state.log.tell("failed", {"seat": state.active, "object": OBJECTS[kind], "cards": cards})


def accomplish(state: Nottingham, order: Order) -> None:
    """The cards of a mission are discarded and its top card is taken (NO-4.2, NO-4.3)."""
    seat = state.active
    hand = state.hands[seat]
    for kind in order.kinds:
        hand[kind] -= order.copies
        state.discard[kind] += order.copies
    state.sizes[seat] -= order.copies * len(order.kinds)
    state.doers[order.mission] = state.doers[order.mission] + [seat]
    if state.log is not None:
        objects = words([kind for kind in order.kinds for _ in range(order.copies)])
        state.log.tell("accomplished", {"seat": seat, "mission": MISSIONS[order.mission], "objects": objects})


def look_at_ambushes(state: Nottingham) -> None:
    """The top two ambush cards, or the last one (NO-5.3, NO-R5); only the active player sees them."""
    seat = state.active
    pile = state.ambush_pile
    state.looked = sorted([pile.pop() for _ in range(min(2, len(pile)))])
    if state.log is not None:
        facts: Facts = {"seat": seat, "cards": len(state.looked)}
        ambushes = printed_words(state.colours, state.looked)
        state.log.tell_only([seat], "looked", {**facts, "ambushes": ambushes})
        state.log.tell_others([seat], "looked_unseen", {**facts})


def lay_ambush(state: Nottingham, ambush: Ambush) -> None:
    """One card stays, face down on the gold card; the other goes under the pile (NO-5.3)."""
    seat = state.active
    state.looked.remove(ambush)
    under = state.looked
    state.looked = []
    state.card = NOTHING
    state.ambushes[seat] = sorted(state.ambushes[seat] + [ambush])
    state.ambush_pile = under + state.ambush_pile
    if state.log is not None:
        names = printed_words(state.colours, under)
        shown = AMBUSHES[printed(state.colours, ambush)]
        state.log.tell_only([seat], "laid_ambush", {"seat": seat, "ambush": shown, "under": names})
        state.log.tell_others([seat], "laid_ambush_unseen", {"seat": seat})


def put_back_own_colour(state: Nottingham) -> None:
    """The last ambush card shows the active player's own colour: it cannot be kept (NO-R5)."""
    state.ambush_pile = state.looked
    state.looked = []
    if state.log is not None:
        state.log.tell("put_back", {"seat": state.active})


def spring(state: Nottingham, seat: Seat, ambush: Ambush) -> None:
    """A card of the set for the gold card under the ambush, which goes under the pile (NO-6.2)."""
    left = state.ambushes[seat][:]
    left.remove(ambush)
    state.ambushes[seat] = left
    state.ambush_pile.insert(0, ambush)
    state.set_cards -= 1
    state.hands[seat][state.set_kind] += 1
    state.sizes[seat] += 1
    state.hands[state.active][GOLD] += 1  # never to the set (NO-R7)
    state.sizes[state.active] += 1
    if state.log is not None:
        state.log.tell(
            "sprang",
            {
                "seat": seat,
                "target": state.active,
                "ambush": AMBUSHES[printed(state.colours, ambush)],
                "object": OBJECTS[state.set_kind],
                "gave": OBJECTS[GOLD],
                "cards": state.set_cards,
            },
        )


def discard_draft(state: Nottingham, seat: Seat) -> None:
    """Cards of the owner's choice go to the discard, face down (NO-7.2, NO-R20)."""
    draft = state.drafts[seat]
    state.drafts[seat] = []
    for kind in draft:
        state.hands[seat][kind] -= 1
        state.discard[kind] += 1
    state.sizes[seat] -= len(draft)
    if state.log is not None:
        facts: Facts = {"seat": seat, "cards": len(draft)}
        state.log.tell_only([seat], "discarded", {**facts, "objects": words(draft)})
        state.log.tell_others([seat], "discarded_unseen", {**facts})


def show_hand(state: Nottingham, seat: Seat, name: str) -> None:
    """A hand is laid open before everybody: robbed (NO-5.5), or as proof (NO-5.1, NO-5.7)."""
    if state.log is not None:
        state.log.tell(name, {"seat": seat, "objects": words(spread(state.hands[seat]))})


def lone_look(state: Nottingham) -> None:
    """The burglar looks at the target's hand, alone (NO-5.4)."""
    if state.log is not None:
        seat, target = state.active, state.target
        objects = words(spread(state.hands[target]))
        state.log.tell_only([seat], "saw_hand", {"seat": seat, "target": target, "objects": objects})
        state.log.tell_others([seat], "saw_hand_unseen", {"seat": seat, "target": target})
