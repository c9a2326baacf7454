"""Dealing with fellow merchants: paying together against a rival, paying one's debts."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.gifts import has_given
from loxley.bots.sheriff.terms import hurt
from loxley.bots.sheriff.words import join, offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import JOIN, LATER_COINS, TO, about_offer

Joined = tuple[list[Move], Thought | None]

NOBODY: Final[Joined] = ([], None)
_LEAST_HURT: Final = 1.5  # coins
_LEAST_PURSE: Final = 4
_MOST_SHARE: Final = 4  # coins that somebody adds to another's offer
_FAR_AHEAD: Final = 12.0  # coins above the mean: who keeps no accounts of rivals still sees that
_PAYS: Final = 0.4  # of honesty, at least


def pool(context: Context) -> Joined:
    """Add to what another pays the Sheriff for opening a rival's bag, where that hurts the rival enough (SH-R31)."""
    if context.mine.coins < _LEAST_PURSE:
        return NOBODY
    for proposal in context.view.offers:
        joins = about_offer(JOIN, proposal.author, proposal.other, context.sheriff)
        if not context.may(joins) or any(part.seat == context.me for part in proposal.joined):
            continue
        bag = _target(context, proposal)
        worth = 0.0 if bag is None else _hurt(context, bag)
        if bag is not None and worth > _LEAST_HURT:
            coins = max(1, min(round(0.3 * worth), _MOST_SHARE))
            facts: dict[str, str | int | float] = {"author": proposal.author, "seat": bag, "coins": coins}
            thought = Thought("why-sheriff-pool", facts, [(f"join {proposal.author}", worth), ("hold", 0.0)])
            return join(proposal, context.sheriff, [f"coins {coins}"]), thought
    return NOBODY


def _target(context: Context, proposal: OfferView) -> Seat | None:
    """Whose bag this offer wants opened, and nothing else but where the lies are laid."""
    wants = [word for word in proposal.wants if not word.startswith("pile ")]
    for bag in context.undecided():
        if wants == [f"open {bag}"] and proposal.other == context.sheriff and bag != context.me:
            return bag
    return None


def _hurt(context: Context, bag: Seat) -> float:
    if context.style.rivalry:
        return hurt(context, bag)
    mean = sum(context.wealth(seat) for seat in range(context.seats)) / context.seats
    return 2 * _LEAST_HURT if context.wealth(bag) > mean + _FAR_AHEAD else 0.0


# --------------------------------------------------------------------------------------------------------------- debts


def pay_debts(context: Context) -> list[Move]:
    """Coins that were promised are due in one's own reign: paid as a gift, or nothing of it counts (SH-R33)."""
    if context.me != context.sheriff or context.character.honesty < _PAYS:
        return []
    for promise in context.view.promises:
        term, _, coins = promise.term.rpartition(" ")
        if term != LATER_COINS.name or promise.fate != "open" or promise.promiser != context.me:
            continue
        owed = min(int(coins) - promise.paid, context.mine.coins)
        if owed > 0 and promise.made < context.view.round and _may_pay(context, promise.promisee):
            return offer(promise.promisee, [f"coins {owed}"], [])
    return []


def _may_pay(context: Context, other: Seat) -> bool:
    """Nobody is given to twice in a round."""
    return context.may(TO.of(other)) and not has_given(context, other)
