"""How likely the Sheriff opens a bag of mine, and what it would take to have it pass."""

from dataclasses import dataclass
from math import exp, log

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.lie_odds import lie_odds, rate
from loxley.games.sheriff.goods import Good


@dataclass
class InspectionOdds:
    opened: float  # the chance, if nothing is offered
    price: float  # that a Sheriff who can be bought will probably ask for
    bought: float  # the chance that this Sheriff can be bought at that price


def inspection_odds(context: Context, declared: Good, cards: int) -> InspectionOdds:
    """The Sheriff's habits, and what the Sheriff may think of a bag like this: as far as it is a mind like mine."""
    style = context.style
    if context.habits is None:
        context.habits = _habits(context)
    habit, bought, guesswork = context.habits
    seen = lie_odds(context, context.me, declared, cards)
    odds = habit + guesswork * (seen.opening / 4 + style.guard)
    price = max(seen.opening, 0.0) / (1 + style.rivalry / (context.seats - 1)) + style.tariff
    return InspectionOdds(1 / (1 + exp(-odds)), price, bought)


def _habits(context: Context) -> tuple[float, float, float]:
    """The odds that this Sheriff opens any bag, the chance that they can be bought, and how far one must guess.

    The more bags they have decided, the less one has to put oneself in their place.
    """
    style = context.style
    people = context.notes.people
    decided = [each.opened + each.spared + each.sold for each in people]
    habit = rate(context, [each.opened for each in people], decided, context.sheriff, style.opens)
    habit = min(max(habit, 0.02), 0.98)
    record = people[context.sheriff]
    bought = style.bribable
    if style.adapts:
        bought = (2.2 * bought + record.sold) / (2.2 + record.sold + record.refused)
    seen = style.kinship * sum(decided) + (1 - style.kinship) * decided[context.sheriff] if style.adapts else 0.0
    return log(habit / (1 - habit)), bought, style.mirror * style.firmness / (style.firmness + seen)
