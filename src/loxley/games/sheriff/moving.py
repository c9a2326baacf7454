"""The few hands through which things move. Each tells the log, if one is attached."""

from bisect import insort

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.moves import PILES
from loxley.games.sheriff.state import Sheriff

KEPT_BY_A_RENEWED_PILE = 5


def words(goods: list[Good]) -> list[str]:
    return [GOODS[good] for good in goods]


def can_draw(game: Sheriff) -> bool:
    """Is there a card to draw, now or after renewing the draw pile (SH-6.2, SH-R6)?"""
    if game.deck:
        return True
    return any(len(pile) > KEPT_BY_A_RENEWED_PILE for pile in game.discards)


def renew_deck(game: Sheriff) -> None:
    """An empty draw pile: all but the top five of each discard pile are shuffled into a new one (SH-6.2)."""
    for pile in game.discards:
        buried = len(pile) - KEPT_BY_A_RENEWED_PILE
        if buried > 0:
            game.deck.extend(pile[:buried])
            del pile[:buried]
    game.deck.sort()
    game.chance.shuffle(game.deck)
    if game.log is not None:
        game.log.tell("renewed", {"cards": len(game.deck)})


def draw(game: Sheriff, seat: Seat) -> None:
    """One card from the draw pile, renewed only when a card is needed (SH-R27); its owner alone sees it (SH-3.5)."""
    if not game.deck:
        renew_deck(game)
    good = game.deck.pop()
    insort(game.hands[seat], good)
    if game.log is not None:
        game.log.tell_only([seat], "drew", {"seat": seat, "good": GOODS[good]})
        game.log.tell_others([seat], "drew_unseen", {"seat": seat})


def take_discard(game: Sheriff, seat: Seat, pile: int) -> None:
    """The top card of a discard pile; all see it (SH-3.5)."""
    good = game.discards[pile].pop()
    insort(game.hands[seat], good)
    if game.log is not None:
        game.log.tell("took", {"seat": seat, "pile": PILES[pile], "good": GOODS[good]})


def set_aside(game: Sheriff, seat: Seat, good: Good) -> None:
    """A hand card, face down beside the hand (SH-3.1)."""
    game.hands[seat].remove(good)
    game.aside.append(good)
    if game.log is not None:
        game.log.tell_only([seat], "set_aside", {"seat": seat, "good": GOODS[good]})
        game.log.tell_others([seat], "set_aside_unseen", {"seat": seat})


def lay(game: Sheriff, seat: Seat, pile: int, good: Good, cards: list[Good]) -> None:
    """A card face up onto a discard pile: one's own that was set aside (SH-3.4), or a confiscated one (SH-4.10)."""
    cards.remove(good)
    game.discards[pile].append(good)
    if game.log is not None:
        name = "laid" if cards is game.aside else "laid_confiscated"
        game.log.tell(name, {"seat": seat, "pile": PILES[pile], "good": GOODS[good]})


def pay(game: Sheriff, giver: Seat, taker: Seat, coins: int) -> None:
    if coins == 0:
        return
    game.purses[giver] -= coins
    game.purses[taker] += coins
    if game.log is not None:
        game.log.tell("paid", {"giver": giver, "taker": taker, "coins": coins})


def _stock(game: Sheriff, seat: Seat, good: Good, cards: int) -> None:
    stall = game.stalls[seat][:]
    stall[good] += cards
    game.stalls[seat] = stall


def _shift_contraband(game: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    left = game.contraband[giver][:]
    left.remove(good)
    game.contraband[giver] = left
    game.contraband[taker] = sorted([*game.contraband[taker], good])


def take_from_bag(game: Sheriff, owner: Seat, goods: list[Good]) -> None:
    left = game.bags[owner][:]
    for good in goods:
        left.remove(good)
    game.bags[owner] = left


def hand_over(game: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """A legal good from stall to stall, face up (SH-5.5)."""
    _stock(game, giver, good, -1)
    _stock(game, taker, good, 1)
    if game.log is not None:
        game.log.tell("handed_over", {"giver": giver, "taker": taker, "good": GOODS[good]})


def slip(game: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband from stall to stall, face down, known to giver and receiver (SH-5.5)."""
    _shift_contraband(game, giver, taker, good)
    if game.log is not None:
        game.log.tell_only([giver, taker], "slipped", {"giver": giver, "taker": taker, "good": GOODS[good]})
        game.log.tell_others([giver, taker], "slipped_unseen", {"giver": giver, "taker": taker})


def slip_named(game: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband whose kind everybody has heard, and which is therefore known to all (SH-R10)."""
    _shift_contraband(game, giver, taker, good)
    if game.log is not None:
        game.log.tell("slipped_named", {"giver": giver, "taker": taker, "good": GOODS[good]})


def surrender(game: Sheriff, giver: Seat, taker: Seat, good: Good) -> None:
    """Contraband that pays a debt is revealed as it changes stalls (SH-6.1)."""
    _shift_contraband(game, giver, taker, good)
    if game.log is not None:
        game.log.tell("surrendered", {"giver": giver, "taker": taker, "good": GOODS[good]})


def deliver(game: Sheriff, owner: Seat, goods: list[Good]) -> None:
    """Goods from a bag to their owner's stall: legal ones face up, contraband face down (SH-4.6)."""
    legal = [good for good in goods if good < LEGAL]
    smuggled = [good for good in goods if good >= LEGAL]
    take_from_bag(game, owner, goods)
    for good in legal:
        _stock(game, owner, good, 1)
    game.contraband[owner] = sorted(game.contraband[owner] + smuggled)
    if game.log is None or not goods:
        return
    facts: Facts = {"seat": owner, "goods": words(legal), "contraband": len(smuggled)}
    if smuggled:
        game.log.tell_only([owner], "delivered", {**facts, "smuggled": words(smuggled)})
        game.log.tell_others([owner], "delivered", {**facts})
    else:
        game.log.tell("delivered", {**facts})
