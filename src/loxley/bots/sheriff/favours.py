"""What the smaller favours of a Sheriff are worth (SH-5.1): that a bag comes before mine, and where lies are laid.

They are modest: a coin or two, and only where they serve a lie of mine or my next market.
"""

from typing import Final

from loxley.bots.sheriff.bags import Scales
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.lie_odds import LieOdds
from loxley.bots.sheriff.majority import Majority
from loxley.bots.sheriff.market import card_worths, worth_of_a_draw
from loxley.bots.sheriff.notebook import KIND
from loxley.core.seats import Seat
from loxley.games.sheriff.vocabulary import LEFT, PILES, RIGHT

MOST: Final = 2.0  # coins that a favour is worth at most
_TIME_UP: Final = 0.15  # how often time runs out before the last bag (SH-8.2)
_UNBOUND: Final = 0.3  # how often a bag is opened that nobody has agreed to open
_COVERED: Final = 0.7  # how often a Sheriff covers what would serve me better
_LEFT_FOR_ME: Final = 0.5  # how often somebody who comes before me leaves it


def order_worth(context: Context, first: Seat, second: Seat, passage: float) -> float:
    """That another bag is decided before mine: time may run out before mine, and then it passes (SH-8.2)."""
    mine, other = context.mine, context.view.seats[first]
    if context.view.options["timed_inspection"] is not True or passage <= 0:
        return 0.0
    if second != context.me or first == context.me or mine.fate != "undecided" or mine.must_open:
        return 0.0
    if other.fate != "undecided" or first in mine.after:
        return 0.0
    others = [bag for bag in context.undecided() if bag != context.me and bag not in mine.after]
    return min(MOST, _TIME_UP * passage / len(others))


def pile_worth(context: Context, pile: int, bag: Seat, found: LieOdds) -> float:
    """That what is confiscated from a bag covers this pile: then I can draw from the other one in the next round."""
    if pile != cover_for_me(context):
        return 0.0
    return _worth_of_covering(context, bag, found, opened=1.0 if context.view.seats[bag].must_open else _UNBOUND)


def best_pile(context: Context, bag: Seat, found: LieOdds) -> tuple[str, float]:
    """The favour to ask for together with the opening of a bag, and what it is worth."""
    pile = cover_for_me(context)
    return f"pile {PILES[pile]} {bag}", _worth_of_covering(context, bag, found, opened=1.0)


def cover_for_me(context: Context) -> int:
    """The pile that serves me less."""
    left, right = _draws(context)
    return LEFT if left <= right else RIGHT


def _worth_of_covering(context: Context, bag: Seat, found: LieOdds, *, opened: float) -> float:
    before_me = (context.me - context.sheriff - 2) % context.seats  # merchants who draw earlier in the next round
    shown = context.view.seats[bag]
    if not context.rounds_left or before_me == context.seats - 1 or shown.fate != "undecided" or shown.pile is not None:
        return 0.0
    left, right = _draws(context)
    return min(MOST, opened * found.lies * _COVERED * abs(left - right) * _LEFT_FOR_ME**before_me)


def _draws(context: Context) -> tuple[float, float]:
    """What the top of each pile is worth to me beyond an unknown card."""
    majority = Majority(context)
    worths = card_worths(context, Scales(context, majority), majority, context.hand())
    unknown = worth_of_a_draw(context, worths)
    left, right = (
        max(0.0, worths[KIND[pile[-1]]] - unknown) if pile else 0.0 for pile in (context.view.left, context.view.right)
    )
    return left, right
