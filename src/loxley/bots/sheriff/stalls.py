"""What goods that change stalls are worth: their value, and the titles that their giver loses and their taker gains."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, prod
from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.majority import royal_cards
from loxley.bots.sheriff.notebook import KIND
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, KING, LEGAL, QUEEN, Good
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import COINS, CONTRABAND, HIDDEN, STALL, TERMS, UNSEEN

FACE_DOWN: Final = 6.0  # contraband that nobody has named; givers part with the cheapest
_GOODS: Final = (STALL.name, CONTRABAND.name, HIDDEN.name, TERMS.words[UNSEEN])
_ARRIVES: Final = 0.7  # of the cards that bags before the Sheriff are said to hold
_UNCERTAIN: Final = 0.1  # rounds: royal goods lie face down even when every bag is decided


def worth_of_goods(context: Context, giver: Seat, taker: Seat, goods: Sequence[Good], whose: Seat) -> float:
    """What `whose` stall gains, or loses, in value and titles when these legal goods go from one stall to another."""
    total = 0.0
    sign = 1 if whose == taker else -1
    for good in set(goods):
        cards = goods.count(good)
        before = counts(context, good)
        after = before[:]
        after[giver] -= cards
        after[taker] += cards
        total += sign * cards * context.figures.values[good]
        total += titles(context, good, whose, after) - titles(context, good, whose, before)
    return total


def authors_gain(context: Context, proposal: OfferView) -> float:
    """What the author of an offer gains where goods change stalls; nothing is traded where none do."""
    author, me = proposal.author, context.me
    if not any(word.startswith(_GOODS) for word in (*proposal.gives, *proposal.wants)):
        return 0.0
    return _moved(context, me, author, proposal.wants) + _moved(context, author, me, proposal.gives)


def _moved(context: Context, giver: Seat, taker: Seat, words: Sequence[str]) -> float:
    """What one side of a deal with me brings the other player, or costs them, in coins, cards and titles."""
    other = giver if giver != context.me else taker
    cards = 0.0
    for word in words:
        kind, _, rest = word.rpartition(" ")
        if kind == COINS.name:
            cards += int(rest)
        elif kind in (CONTRABAND.name, HIDDEN.name):
            cards += context.figures.values[KIND[rest]]
        elif word in (HIDDEN.name, TERMS.words[UNSEEN]):
            cards += FACE_DOWN
    return (cards if other == taker else -cards) + worth_of_goods(context, giver, taker, legal_goods(words), other)


def counts(context: Context, good: Good) -> list[float]:
    """How many of a good each stall may be taken to hold at the end of this round."""
    word = GOODS[good]
    found: list[float] = []
    for seat, shown in enumerate(context.view.seats):
        cards = float(shown.stall.get(word, 0))
        if seat == context.me:
            cards += royal_cards(context, good)
            cards += (shown.bag or []).count(word) if shown.fate == "undecided" else 0
        elif shown.fate == "undecided" and shown.declared == word:
            cards += _ARRIVES * shown.bag_size
        found.append(cards)
    return found


def titles(context: Context, good: Good, seat: Seat, cards: Sequence[float]) -> float:
    """The King's or Queen's bonus that a seat may hope for, if stalls held so many cards now.

    The more bags are still to come, the less a lead says.
    """
    mine = cards[seat]
    leads = sorted(mine - count for at, count in enumerate(cards) if at != seat)
    waiting = len(context.undecided()) / (context.seats - 1)
    rounds = context.rounds_left + 0.4 * waiting + _UNCERTAIN
    if mine <= 0 and not context.rounds_left:
        return 0.0
    return _hope(good, tuple(leads), rounds, context.style.spread)


@lru_cache(1 << 14)
def _hope(good: Good, leads: tuple[float, ...], rounds: float, spread: float) -> float:
    scale = 1.7 / (spread * rounds**0.5)
    beaten = [1 / (1 + exp(-scale * min(max(lead, -30.0), 30.0))) for lead in leads]
    king = prod(beaten)
    queen = sum(king / chance * (1 - chance) for chance in beaten)
    return KING[good] * king + QUEEN[good] * queen


def legal_goods(words: Sequence[str]) -> list[Good]:
    """The goods that one side of a deal gives from its stall, face up."""
    named = [word.partition(" ")[2] for word in words if word.startswith("stall ")]
    return [KIND[name] for name in named if KIND[name] < LEGAL]
