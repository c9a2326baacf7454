"""The few hands through which things move. Each tells the log, if one is attached."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.drawing import KEPT_BY_A_RENEWED_PILE
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import PILES


def words(goods: list[Good]) -> list[str]:
    return [GOODS[good] for good in goods]


def _put_in(hand: list[Good], good: Good) -> None:
    """A card into a sorted hand. Compiled, a loop over a few cards is quicker than a call of `insort`."""
    at = len(hand)
    while at > 0 and hand[at - 1] > good:
        at -= 1
    hand.insert(at, good)


def renew_deck(state: Sheriff) -> None:
    """An empty draw pile: all but the top five of each discard pile are shuffled into a new one (SH-6.2)."""
    for pile in state.discards:
        buried = len(pile) - KEPT_BY_A_RENEWED_PILE
        if buried > 0:
            state.deck.extend(pile[:buried])
            del pile[:buried]
    state.deck.sort()
    state.chance.shuffle(state.deck)
    if state.log is not None:
        state.log.tell("renewed", {"cards": len(state.deck)})


def draw(state: Sheriff, seat: Seat) -> None:
    """One card from the draw pile, renewed only when a card is needed (SH-R27); its owner alone sees it (SH-3.5)."""
    if not state.deck:
        renew_deck(state)
    good = state.deck.pop()
    _put_in(state.hands[seat], good)
    if state.log is not None:
        state.log.tell_only([seat], "drew", {"seat": seat, "good": GOODS[good]})
        state.log.tell_others([seat], "drew_unseen", {"seat": seat})


def take_discard(state: Sheriff, seat: Seat, pile: int) -> None:
    """The top card of a discard pile; all see it (SH-3.5)."""
    good = state.discards[pile].pop()
    _put_in(state.hands[seat], good)
    if state.log is not None:
        state.log.tell("took", {"seat": seat, "pile": PILES[pile], "good": GOODS[good]})


def set_aside(state: Sheriff, seat: Seat, good: Good) -> None:
    """A hand card, face down beside the hand (SH-3.1)."""
    state.hands[seat].remove(good)
    state.aside.append(good)
    if state.log is not None:
        state.log.tell_only([seat], "set_aside", {"seat": seat, "good": GOODS[good]})
        state.log.tell_others([seat], "set_aside_unseen", {"seat": seat})


def lay(state: Sheriff, seat: Seat, pile: int, good: Good, cards: list[Good]) -> None:
    """A card face up onto a discard pile: one's own that was set aside (SH-3.4), or a confiscated one (SH-4.10)."""
    cards.remove(good)
    state.discards[pile].append(good)
    if state.log is not None:
        name = "laid" if cards is state.aside else "laid_confiscated"
        state.log.tell(name, {"seat": seat, "pile": PILES[pile], "good": GOODS[good]})


def pay(state: Sheriff, giver: Seat, taker: Seat, coins: int) -> None:
    if coins == 0:
        return
    state.purses[giver] -= coins
    state.purses[taker] += coins
    if state.log is not None:
        state.log.tell("paid", {"giver": giver, "taker": taker, "coins": coins})


def _stock(state: Sheriff, seat: Seat, good: Good, cards: int) -> None:
    stall = state.stalls[seat][:]
    stall[good] += cards
    state.stalls[seat] = stall


def _shift_contraband(state: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    left = state.contraband[giver][:]
    left.remove(good)
    state.contraband[giver] = left
    state.contraband[taker] = sorted([*state.contraband[taker], good])


def take_from_bag(state: Sheriff, owner: Seat, goods: list[Good]) -> None:
    left = state.bags[owner][:]
    if len(goods) == len(left):  # all of it
        left = []
    else:
        for good in goods:
            left.remove(good)
    state.bags[owner] = left


def hand_over(state: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """A legal good from stall to stall, face up (SH-5.5)."""
    _stock(state, giver, good, -1)
    _stock(state, taker, good, 1)
    if state.log is not None:
        state.log.tell("handed_over", {"giver": giver, "taker": taker, "good": GOODS[good]})


def slip(state: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband from stall to stall, face down, known to giver and receiver (SH-5.5)."""
    _shift_contraband(state, giver, taker, good)
    if state.log is not None:
        state.log.tell_only([giver, taker], "slipped", {"giver": giver, "taker": taker, "good": GOODS[good]})
        state.log.tell_others([giver, taker], "slipped_unseen", {"giver": giver, "taker": taker})


def slip_named(state: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband whose kind everybody has heard, and which is therefore known to all (SH-R10)."""
    _shift_contraband(state, giver, taker, good)
    if state.log is not None:
        state.log.tell("slipped_named", {"giver": giver, "taker": taker, "good": GOODS[good]})


def surrender(state: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband that pays a debt is revealed as it changes stalls (SH-6.1)."""
    _shift_contraband(state, giver, taker, good)
    if state.log is not None:
        state.log.tell("surrendered", {"giver": giver, "taker": taker, "good": GOODS[good]})


def deliver(state: Sheriff, owner: Seat, goods: list[Good]) -> None:
    """Goods from a bag to their owner's stall: legal ones face up, contraband face down (SH-4.6)."""
    legal = [good for good in goods if good < LEGAL]
    smuggled = [good for good in goods if good >= LEGAL]
    take_from_bag(state, owner, goods)
    if legal:
        stall = state.stalls[owner][:]
        for good in legal:
            stall[good] += 1
        state.stalls[owner] = stall
    if smuggled:
        state.contraband[owner] = sorted(state.contraband[owner] + smuggled)
    if state.log is None or not goods:
        return
    facts: Facts = {"seat": owner, "goods": words(legal), "contraband": len(smuggled)}
    if smuggled:
        state.log.tell_only([owner], "delivered", {**facts, "smuggled": words(smuggled)})
        state.log.tell_others([owner], "delivered", {**facts})
    else:
        state.log.tell("delivered", {**facts})
