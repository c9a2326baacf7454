"""Gifts by character (SH-R25): thanks for a favour or a kept word, a coin for the next Sheriff, and gratitude for them.

Nobody is milked by them: two coins or one cheap good, once a round, never to whoever is ahead; and a Sheriff's
gratitude is worth less than what was given for it.
"""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.terms import given
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.games.sheriff.vocabulary import TO

Gift = tuple[list[Move], Thought | None]

NO_GIFT: Final[Gift] = ([], None)
_LEAST_PURSE: Final = 8  # coins
_DEAREST: Final = 2.0  # coins, that a gift may cost
_COURTESY: Final = 0.15  # how often whoever is as honest as greedy says thank you
_SCHEMING: Final = 0.35  # how often whoever keeps no promise courts the next Sheriff


def give(context: Context) -> Gift:
    """Thanks, or a coin in hope; the mood of the round decides whether there is a gift at all."""
    if context.mine.coins < _LEAST_PURSE or has_given(context):
        return NO_GIFT
    if context.mood < _warmth(context):
        return _give_first(context, _benefactors(context), "why-sheriff-thank")
    if context.mood > 1 - _slyness(context):
        return _give_first(context, _next_sheriff(context), "why-sheriff-court")
    return NO_GIFT


def has_given(context: Context, to: Seat | None = None) -> bool:
    """Have I given something for nothing in this round, to anybody or to one player?"""
    gifts = [posted for posted in context.notes.said_by(context.me) if not posted.wants]
    return any(to is None or posted.other == to for posted in gifts)


def gratitude(context: Context, giver: Seat) -> float:
    """What a gift of this round or the last one is worth to its giver, now that I am Sheriff: less than it was."""
    made, worth = context.notes.gifts.get((giver, context.me), (-2, 0.0))
    return (1 - context.character.greed) * min(worth, _DEAREST) if made >= context.view.round - 1 else 0.0


# ----------------------------------------------------------------------------------------------------------- who gives


def _warmth(context: Context) -> float:
    """Honest and not greedy: how often they thank."""
    return _COURTESY + 0.5 * (context.character.honesty - context.character.greed)


def _slyness(context: Context) -> float:
    """Bold, and with little honesty: how often they court."""
    character = context.character
    return _SCHEMING * (1 - character.honesty) if character.daring > 0.5 > character.honesty else 0.0


# ------------------------------------------------------------------------------------------------------------- to whom


def _benefactors(context: Context) -> list[Seat]:
    """Who has kept their word to me in this round; a Sheriff whom nobody paid for letting my bag pass."""
    found = [promiser for promiser, promisee, made in context.notes.kept_words if (promisee, made) == _now(context)]
    if context.mine.fate == "waved" and context.me not in context.notes.bought:
        found.append(context.sheriff)
    return found


def _now(context: Context) -> tuple[Seat, int]:
    return context.me, context.view.round


def _next_sheriff(context: Context) -> list[Seat]:
    """Whoever will judge my next bag, if there is one."""
    after = (context.sheriff + 1) % context.seats
    return [after] if context.rounds_left and after != context.me else []


def _give_first(context: Context, others: list[Seat], why: str) -> Gift:
    for other in others:
        terms = _small_gift(context, other)
        if terms and context.may(TO.of(other)) and not _is_ahead(context, other):
            return offer(other, terms, []), Thought(why, {"seat": other})
    return NO_GIFT


def _is_ahead(context: Context, seat: Seat) -> bool:
    """Richer than I am, and than everybody else."""
    return all(context.wealth(seat) > context.wealth(other) for other in range(context.seats) if other != seat)


def _small_gift(context: Context, other: Seat) -> list[str]:
    """A cheap legal good whose going costs me no title, now and then; else a coin or two."""
    stall = [word for word in GOODS[:LEGAL] if context.mine.stall.get(word)]
    goods = [word for word in stall if given(context, other, [f"stall {word}"]) <= _DEAREST]
    if goods and context.happens(0.5):
        return [f"stall {goods[0]}"]
    return [f"coins {context.rng.randint(1, int(_DEAREST))}"]
