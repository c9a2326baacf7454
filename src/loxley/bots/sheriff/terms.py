"""What the terms of a deal are worth, to whoever gets them and to whoever gives them."""

from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.favours import order_worth, pile_worth
from loxley.bots.sheriff.inspection_odds import inspection_odds
from loxley.bots.sheriff.lie_odds import LieOdds, lie_odds
from loxley.bots.sheriff.notebook import KIND
from loxley.bots.sheriff.stalls import FACE_DOWN, authors_gain, legal_goods, worth_of_goods
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import (
    BAG,
    BEFORE,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    OPEN_UP,
    PILE,
    STALL,
    TERMS,
    UNSEEN,
    WAVE_THROUGH,
    order_of,
)

_DEEDS: Final = (f"{WAVE_THROUGH.name} ", f"{OPEN_UP.name} ")
_MOST_FOR_CLAIMS: Final = 3.0  # however much is said to be in a bag
_MOST_FOR_PROMISES: Final = 1.5
_FAVOUR: Final = 1.2  # a promise that is kept
_DEBTOR: Final = 0.3  # of coins that somebody promises who has never paid any
_PAYER: Final = 0.7


def bag_odds(context: Context, owner: Seat) -> LieOdds:
    """What to think of a bag that stands before the Sheriff."""
    shown = context.view.seats[owner]
    return lie_odds(context, owner, KIND[shown.declared or GOODS[0]], shown.bag_size)


def trust(context: Context, seat: Seat) -> float:
    """How far somebody's word is believed, whatever it is about; who has lied more often than not is not believed."""
    record = context.notes.people[seat]
    kept, broken = record.kept + record.claims - record.missing, record.broken + record.missing
    if broken > max(1, kept):
        return 0.0
    return (2 + kept) / (3 + kept + 2 * broken)


def passage(context: Context) -> float:
    """What it is worth to me that my bag passes; below nothing when it is honest and would be paid for."""
    if context.mine.fate != "undecided" or context.mine.declared is None:
        return 0.0
    declared = KIND[context.mine.declared]
    bag = [KIND[word] for word in context.mine.bag or []]
    values, penalties = context.figures.values, context.figures.penalties
    opened = inspection_odds(context, declared, len(bag)).opened
    if context.me in context.notes.threatened:
        opened = min(0.95, 1.25 * opened + 0.05)
    lies = [good for good in bag if good != declared]
    if lies:
        return opened * sum(values[good] + penalties[good] for good in lies)
    return -opened * penalties[declared] * len(bag)


def received(context: Context, giver: Seat, words: list[str]) -> float:
    """What I get. Claims and promises are worth little in all, however many."""
    real = worth_of_goods(context, giver, context.me, legal_goods(words), context.me)
    claimed = promised = 0.0
    faith = trust(context, giver)
    most = faith * (_MOST_FOR_PROMISES + 0.5 * context.notes.people[giver].paid)  # nobody gains by paying little first
    believed = 0.0 if _has_sold_tales(context, giver) else 0.6 * faith
    for word in words:
        if word == HIDDEN.name:
            real += FACE_DOWN
            continue
        term = TERMS.move(word)
        if term in BAG:
            claimed += believed * context.figures.values[BAG.index(term)]
        elif term >= LATER_WAVE.start:
            promised += _promised(context, giver, term)
        else:
            real += _goods_or_deed(context, term)
    return real + min(claimed, _MOST_FOR_CLAIMS * faith) + min(promised, most)


def offered(context: Context, proposal: OfferView) -> float:
    """What I get from an offer, with what others have added to it (SH-R31)."""
    parts = [received(context, part.seat, part.gives) for part in proposal.joined]
    return received(context, proposal.author, proposal.gives) + sum(parts)


def gain(context: Context, proposal: OfferView) -> float:
    """What an offer to me is worth: what I get, less what I give, less what its author gains by goods at my cost.

    Goods that pay for a favour are its price, and no trade.
    """
    found = offered(context, proposal) - given(context, proposal.author, proposal.wants)
    bought = sum(_goods_or_deed(context, TERMS.move(word)) for word in proposal.gives if word.startswith(_DEEDS))
    return found - context.style.envy * max(0.0, authors_gain(context, proposal) - max(0.0, bought))


def _goods_or_deed(context: Context, term: int) -> float:
    values = context.figures.values
    if term in COINS:
        return float(COINS.index(term) + 1)
    if term in CONTRABAND:
        return float(values[CONTRABAND.index(term) + LEGAL])
    if term in WAVE_THROUGH:
        return passage(context) if WAVE_THROUGH.index(term) == context.me else 0.0
    if term in OPEN_UP:
        return -2 * abs(passage(context)) if OPEN_UP.index(term) == context.me else hurt(context, OPEN_UP.index(term))
    if term in BEFORE:
        return order_worth(context, *order_of(term), passage(context))
    for pile, family in enumerate(PILE):
        if term in family:
            return pile_worth(context, pile, family.index(term), bag_odds(context, family.index(term)))
    return 0.0


def hurt(context: Context, owner: Seat) -> float:
    """What it is worth to me, a bystander, that a bag is opened: its owner's loss against the Sheriff's gain."""
    found = bag_odds(context, owner)
    loss = found.lies * found.cards * 9.9 - (1 - found.lies) * 2 * context.view.seats[owner].bag_size
    return context.rival(owner) * loss - context.rival(context.sheriff) * found.gain


def _has_sold_tales(context: Context, giver: Seat) -> bool:
    """Was anything said to be in this bag already part of a deal? It is not believed twice."""
    claim = f"{BAG.name} "
    return any(
        word.startswith(claim)
        for deal in context.view.deals
        for word in (deal.gives if deal.author == giver else deal.wants if deal.other == giver else ())
    )


def _promised(context: Context, giver: Seat, term: int) -> float:
    """A promise that was given before is worth nothing more."""
    words = TERMS.words[term]
    for promise in context.view.promises:
        if promise.promiser == giver and promise.term == words and promise.fate == "open":
            return 0.0
    worth = _FAVOUR * trust(context, giver)
    if term == LATER_HONEST:
        return worth / 2
    if term in LATER_WAVE:
        return worth if LATER_WAVE.index(term) == context.me else 0.0
    if term in LATER_COINS:  # who has never paid such a debt is believed a little
        belief = _DEBTOR + (_PAYER - _DEBTOR) * min(1.0, context.notes.people[giver].paid / 20)
        return belief * trust(context, giver) * (LATER_COINS.index(term) + 1)
    return -worth if term in LATER_OPEN and LATER_OPEN.index(term) == context.me else 0.0


def given(context: Context, taker: Seat, words: list[str]) -> float:
    """What a side of a deal costs me, who would give, do or promise it."""
    goods = -worth_of_goods(context, context.me, taker, legal_goods(words), context.me)
    return goods + sum(_cost(context, TERMS.move(word)) for word in words)


def _cost(context: Context, term: int) -> float:
    values = context.figures.values
    if term in COINS:
        return float(COINS.index(term) + 1)
    if term in STALL:  # weighed all together, for the titles
        return 0.0
    if term in CONTRABAND or term in HIDDEN:
        return float(values[LEGAL + (CONTRABAND.index(term) if term in CONTRABAND else HIDDEN.index(term))])
    if term == UNSEEN:
        return float(min([values[KIND[word]] for word in context.mine.contraband or []], default=0))
    if term in LATER_COINS:  # who gives their word means to keep it, or pays for it in trust
        return float(LATER_COINS.index(term) + 1)
    if term in BAG:
        return float(values[BAG.index(term)]) if _in_my_bag(context, BAG.index(term)) else 0.0
    if term in WAVE_THROUGH:
        return max(0.0, bag_odds(context, WAVE_THROUGH.index(term)).opening + context.style.strictness)
    if term in OPEN_UP:
        return max(0.0, -bag_odds(context, OPEN_UP.index(term)).opening - context.style.strictness)
    return 0.4 * _FAVOUR * context.character.honesty


def _in_my_bag(context: Context, good: Good) -> bool:
    return GOODS[good] in (context.mine.bag or [])
