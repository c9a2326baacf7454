"""How likely a bag lies, and what opening it is worth: from its owner's record, the cards seen and the words said."""

from dataclasses import dataclass
from math import exp, log

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.notebook import Record
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import KINDS, LEGAL, Good

_LOOKED_AT = 9.0  # cards that a merchant sees in a round, hand and market together
_PENALTY = 3.7  # of a card that lies, on average
_VALUE = 6.2
_SURE = 0.99


@dataclass
class LieOdds:
    """What one thinks of a bag."""

    lies: float  # the chance that it lies
    cards: float  # how many of its cards lie, if it does
    gain: float  # what opening it is worth to the Sheriff in coins
    opening: float  # the same in the Sheriff's eyes, the others' losses weighed too


def rate(context: Context, hits: list[int], trials: list[int], seat: Seat, first: float) -> float:
    """How often somebody does something: a first guess, their own record, and a little of everybody else's."""
    style = context.style
    if not style.adapts:
        return first
    kinship = style.kinship
    me = context.me
    all_hits = sum(hits) - hits[seat] - (hits[me] if me != seat else 0)
    all_trials = sum(trials) - trials[seat] - (trials[me] if me != seat else 0)
    found = first * style.firmness + hits[seat] + kinship * all_hits
    return found / (style.firmness + trials[seat] + kinship * all_trials)


def lie_odds(context: Context, owner: Seat, declared: Good, cards: int) -> LieOdds:
    """What to think of a bag of so many cards that are said to be of one good."""
    record = context.notes.people[owner]
    sure = _certain_lies(context, owner, record, declared, cards)
    if sure > 0:
        chance = _SURE
    else:
        odds = _from_the_record(context, owner) + _from_the_cards(context, record, declared, cards)
        odds += _from_the_words(context, owner)
        chance = 1 / (1 + exp(-odds))
    share = context.style.lie_share
    if context.style.adapts:
        share = (2 * share + record.lie_share) / (2 + record.lies)
    lying = max(1.0, float(sure), share * cards)
    return _weighed(context, owner, chance, lying, cards)


def _weighed(context: Context, owner: Seat, chance: float, lying: float, cards: int) -> LieOdds:
    honest_cost = 2.0 * cards
    gain = chance * _PENALTY * lying - (1 - chance) * honest_cost
    opening = gain
    if owner != context.me:
        loss = chance * (_PENALTY + _VALUE) * lying - (1 - chance) * honest_cost
        opening += context.rival(owner) * loss
    else:
        opening *= 1 + context.style.rivalry / (context.seats - 1)
        opening += context.style.rivalry / (context.seats - 1) * chance * _VALUE * lying
    return LieOdds(chance, lying, gain, opening)


def _certain_lies(context: Context, owner: Seat, record: Record, declared: Good, cards: int) -> int:
    """Cards that cannot be what was declared: others are known to be there, or there are not so many in the world."""
    if owner == context.me:
        return 0
    others = sum(record.known) - record.known[declared]
    crowded = others - context.view.seats[owner].hand_size
    return max(0, crowded, cards - context.unseen()[declared])


def _from_the_record(context: Context, owner: Seat) -> float:
    people = context.notes.people
    lies = rate(context, [each.lies for each in people], [each.bags for each in people], owner, context.style.lies)
    lies = min(max(lies, 0.02), 0.98)
    odds = log(lies / (1 - lies))
    for promise in context.view.promises:
        if promise.promiser == owner and promise.term == "later honest" and promise.fate == "open":
            odds -= 0.4
    return odds


def _from_the_cards(context: Context, record: Record, declared: Good, cards: int) -> float:
    style = context.style
    unseen = context.unseen()
    plenty = record.known[declared] + _LOOKED_AT * unseen[declared] / max(1, sum(unseen))
    odds = style.size * (cards - 3) + style.scarcity * (cards - plenty - 1)
    smuggled = sum(record.known[LEGAL:KINDS])
    if smuggled:
        odds += style.seen_contraband * smuggled
    return odds


def _from_the_words(context: Context, owner: Seat) -> float:
    """Liars offer something more often than the honest do; how much more is a matter of record."""
    if owner == context.me:
        return 0.0
    style, notes = context.style, context.notes
    people = notes.people
    lying = rate(context, [p.bids_lying for p in people], [p.lies for p in people], owner, style.bids_lying)
    honest = rate(context, [p.bids_honest for p in people], [p.bags - p.lies for p in people], owner, style.bids_honest)
    lying, honest = min(max(lying, 0.03), 0.97), min(max(honest, 0.03), 0.97)
    if notes.has_bid(owner):
        return log(lying / honest)
    if notes.threatened or notes.decided:  # there was an occasion to speak
        return log((1 - lying) / (1 - honest))
    return 0.0
