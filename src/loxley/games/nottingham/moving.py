"""The few hands through which things move. Each tells the log, if one is attached."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.nottingham.moves import Order
from loxley.games.nottingham.objects import (
    ACTIONS,
    AMBUSHES,
    GOLD,
    KINDS,
    MISSIONS,
    OBJECTS,
    Ambush,
    Object,
    spread,
    words,
)
from loxley.games.nottingham.phases import NOTHING
from loxley.games.nottingham.state import Nottingham


def renew(game: Nottingham) -> bool:
    """The discard is shuffled into a new draw pile (NO-7.1). False: there is nothing to shuffle."""
    for kind in range(KINDS):
        for _ in range(game.discard[kind]):
            game.deck.append(kind)
    if not game.deck:
        return False
    game.discard = [0] * KINDS
    game.chance.shuffle(game.deck)
    if game.log is not None:
        game.log.tell("renewed", {"cards": len(game.deck)})
    return True


def turn_up(game: Nottingham) -> None:
    """The top object card, shown to all (NO-3.1)."""
    game.card = game.deck.pop()
    if game.log is not None:
        game.log.tell("turned_up", {"seat": game.active, "object": OBJECTS[game.card]})


def receive_gift(game: Nottingham, seat: Seat) -> None:
    """A gift of the Sheriff: its owner alone sees it (NO-4.4)."""
    kind = game.deck.pop()
    game.hands[seat][kind] += 1
    game.sizes[seat] += 1
    if game.log is not None:
        game.log.tell_only([seat], "received", {"seat": seat, "object": OBJECTS[kind]})
        game.log.tell_others([seat], "received_unseen", {"seat": seat})


def take_card(game: Nottingham) -> None:
    """The card that was turned up goes into the active player's hand."""
    kind = game.card
    game.card = NOTHING
    game.hands[game.active][kind] += 1
    game.sizes[game.active] += 1
    if game.log is not None:
        game.log.tell("took", {"seat": game.active, "object": OBJECTS[kind]})


def trade(game: Nottingham, other: Seat, cards: list[Object]) -> None:
    """Cards that were offered openly, for the card that was turned up (NO-5.1, NO-5.7)."""
    gave = game.card
    game.card = NOTHING
    theirs, mine = game.hands[other], game.hands[game.active]
    for kind in cards:
        theirs[kind] -= 1
        mine[kind] += 1
    theirs[gave] += 1
    game.sizes[other] += 1 - len(cards)
    game.sizes[game.active] += len(cards)
    if game.log is not None:
        game.log.tell("traded", {"seat": game.active, "other": other, "gave": OBJECTS[gave], "objects": words(cards)})


def _swap(game: Nottingham, kind: Object) -> Object:
    """A card of the target for the card that was turned up. Which one that was is the answer."""
    gave = game.card
    game.card = NOTHING
    theirs = game.hands[game.target]
    theirs[kind] -= 1
    theirs[gave] += 1
    game.hands[game.active][kind] += 1
    game.sizes[game.active] += 1
    return gave


def swap_unseen(game: Nottingham, kind: Object) -> None:
    """A stolen or burgled card: only the two players know it (NO-R26)."""
    seat, target = game.active, game.target
    gave = _swap(game, kind)
    if game.log is not None:
        both, action = [seat, target], ACTIONS[gave]
        game.log.tell_only(
            both,
            "swapped",
            {"seat": seat, "target": target, "action": action, "gave": OBJECTS[gave], "object": OBJECTS[kind]},
        )
        game.log.tell_others(
            both, "swapped_unseen", {"seat": seat, "target": target, "action": action, "gave": OBJECTS[gave]}
        )


def swap_openly(game: Nottingham, kind: Object) -> None:
    """A card out of a hand that lies open (NO-5.5), or the necklace of a defence (NO-5.6)."""
    seat, target = game.active, game.target
    gave = _swap(game, kind)
    if game.log is not None:
        game.log.tell(
            "swapped_openly",
            {
                "seat": seat,
                "target": target,
                "action": ACTIONS[gave],
                "gave": OBJECTS[gave],
                "object": OBJECTS[kind],
            },
        )


def show_set(game: Nottingham, kind: Object, cards: int) -> None:
    """A set leaves the hand and is shown (NO-4.1)."""
    game.hands[game.active][kind] -= cards
    game.sizes[game.active] -= cards
    game.set_kind = kind
    game.set_cards = cards
    if game.log is not None:
        game.log.tell("showed_set", {"seat": game.active, "object": OBJECTS[kind], "cards": cards})


def store_set(game: Nottingham) -> None:
    """One card of the set goes to the loot pile, the others to the discard, all face down (NO-4.1)."""
    kind, cards = game.set_kind, game.set_cards
    game.set_kind = NOTHING
    game.set_cards = 0
    game.loots[game.active] = game.loots[game.active] + [kind]
    game.discard[kind] += cards - 1
    if game.log is not None:
        game.log.tell("delivered", {"seat": game.active, "object": OBJECTS[kind], "cards": cards})


def return_set(game: Nottingham) -> None:
    """What is left of a set that ambushes have spoiled goes back to the hand (NO-6.3)."""
    kind, cards = game.set_kind, game.set_cards
    game.set_kind = NOTHING
    game.set_cards = 0
    game.hands[game.active][kind] += cards
    game.sizes[game.active] += cards
    if game.log is not None:
        game.log.tell("failed", {"seat": game.active, "object": OBJECTS[kind], "cards": cards})


def accomplish(game: Nottingham, order: Order) -> None:
    """The cards of a mission are discarded and its top card is taken (NO-4.2, NO-4.3)."""
    seat = game.active
    hand = game.hands[seat]
    for kind in order.kinds:
        hand[kind] -= order.copies
        game.discard[kind] += order.copies
    game.sizes[seat] -= order.copies * len(order.kinds)
    game.doers[order.mission] = game.doers[order.mission] + [seat]
    if game.log is not None:
        objects = words([kind for kind in order.kinds for _ in range(order.copies)])
        game.log.tell("accomplished", {"seat": seat, "mission": MISSIONS[order.mission], "objects": objects})


def look_at_ambushes(game: Nottingham) -> None:
    """The top two ambush cards, or the last one (NO-5.3, NO-R5); only the active player sees them."""
    seat = game.active
    pile = game.ambush_pile
    game.looked = sorted([pile.pop() for _ in range(min(2, len(pile)))])
    if game.log is not None:
        facts: Facts = {"seat": seat, "cards": len(game.looked)}
        ambushes = [AMBUSHES[ambush] for ambush in game.looked]
        game.log.tell_only([seat], "looked", {**facts, "ambushes": ambushes})
        game.log.tell_others([seat], "looked_unseen", {**facts})


def lay_ambush(game: Nottingham, ambush: Ambush) -> None:
    """One card stays, face down on the gold card; the other goes under the pile (NO-5.3)."""
    seat = game.active
    game.looked.remove(ambush)
    under = game.looked
    game.looked = []
    game.card = NOTHING
    game.ambushes[seat] = sorted(game.ambushes[seat] + [ambush])
    game.ambush_pile = under + game.ambush_pile
    if game.log is not None:
        names = [AMBUSHES[card] for card in under]
        game.log.tell_only([seat], "laid_ambush", {"seat": seat, "ambush": AMBUSHES[ambush], "under": names})
        game.log.tell_others([seat], "laid_ambush_unseen", {"seat": seat})


def put_back_own_colour(game: Nottingham) -> None:
    """The last ambush card shows the active player's own colour: it cannot be kept (NO-R5)."""
    game.ambush_pile = game.looked
    game.looked = []
    if game.log is not None:
        game.log.tell("put_back", {"seat": game.active})


def spring(game: Nottingham, seat: Seat, ambush: Ambush) -> None:
    """A card of the set for the gold card under the ambush, which goes under the pile (NO-6.2)."""
    left = game.ambushes[seat][:]
    left.remove(ambush)
    game.ambushes[seat] = left
    game.ambush_pile.insert(0, ambush)
    game.set_cards -= 1
    game.hands[seat][game.set_kind] += 1
    game.sizes[seat] += 1
    game.hands[game.active][GOLD] += 1  # never to the set (NO-R7)
    game.sizes[game.active] += 1
    if game.log is not None:
        game.log.tell(
            "sprang",
            {
                "seat": seat,
                "target": game.active,
                "ambush": AMBUSHES[ambush],
                "object": OBJECTS[game.set_kind],
                "cards": game.set_cards,
            },
        )


def discard_draft(game: Nottingham, seat: Seat) -> None:
    """Cards of the owner's choice go to the discard, face down (NO-7.2, NO-R20)."""
    draft = game.drafts[seat]
    game.drafts[seat] = []
    for kind in draft:
        game.hands[seat][kind] -= 1
        game.discard[kind] += 1
    game.sizes[seat] -= len(draft)
    if game.log is not None:
        facts: Facts = {"seat": seat, "cards": len(draft)}
        game.log.tell_only([seat], "discarded", {**facts, "objects": words(draft)})
        game.log.tell_others([seat], "discarded_unseen", {**facts})


def show_hand(game: Nottingham, seat: Seat, name: str) -> None:
    """A hand is laid open before everybody: robbed (NO-5.5), or as proof (NO-5.1, NO-5.7)."""
    if game.log is not None:
        game.log.tell(name, {"seat": seat, "objects": words(spread(game.hands[seat]))})


def lone_look(game: Nottingham) -> None:
    """The burglar looks at the target's hand, alone (NO-5.4)."""
    if game.log is not None:
        seat, target = game.active, game.target
        objects = words(spread(game.hands[target]))
        game.log.tell_only([seat], "saw_hand", {"seat": seat, "target": target, "objects": objects})
        game.log.tell_others([seat], "saw_hand_unseen", {"seat": seat, "target": target})
