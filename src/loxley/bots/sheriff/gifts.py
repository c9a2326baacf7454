"""Gifts by character (SH-R25): thanks for a favour or a kept word, a coin for the next Sheriff, and gratitude for them.

Nobody is milked by them: two coins or one cheap good, once a round, never to whoever is ahead; and a Sheriff's
gratitude is worth less than what was given for it.
"""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.context import Moment
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


def give(moment: Moment) -> Gift:
    """Thanks, or a coin in hope; the mood of the round decides whether there is a gift at all."""
    if moment.mine.coins < _LEAST_PURSE or has_given(moment):
        return NO_GIFT
    if moment.mood < _warmth(moment):
        return _give_first(moment, _benefactors(moment), "why-sheriff-thank")
    if moment.mood > 1 - _slyness(moment):
        return _give_first(moment, _next_sheriff(moment), "why-sheriff-court")
    return NO_GIFT


def has_given(moment: Moment, to: Seat | None = None) -> bool:
    """Have I given something for nothing in this round, to anybody or to one player?"""
    gifts = [posted for posted in moment.notes.said_by(moment.me) if not posted.wants]
    return any(to is None or posted.other == to for posted in gifts)


def gratitude(moment: Moment, giver: Seat) -> float:
    """What a gift of this round or the last one is worth to its giver, now that I am Sheriff: less than it was."""
    made, worth = moment.notes.gifts.get((giver, moment.me), (-2, 0.0))
    return (1 - moment.character.greed) * min(worth, _DEAREST) if made >= moment.view.round - 1 else 0.0


# ----------------------------------------------------------------------------------------------------------- who gives


def _warmth(moment: Moment) -> float:
    """Honest and not greedy: how often they thank."""
    return _COURTESY + 0.5 * (moment.character.honesty - moment.character.greed)


def _slyness(moment: Moment) -> float:
    """Bold, and with little honesty: how often they court."""
    character = moment.character
    return _SCHEMING * (1 - character.honesty) if character.daring > 0.5 > character.honesty else 0.0


# ------------------------------------------------------------------------------------------------------------- to whom


def _benefactors(moment: Moment) -> list[Seat]:
    """Who has kept their word to me in this round; a Sheriff whom nobody paid for letting my bag pass."""
    found = [promiser for promiser, promisee, made in moment.notes.kept_words if (promisee, made) == _now(moment)]
    if moment.mine.fate == "waved" and moment.me not in moment.notes.bought:
        found.append(moment.sheriff)
    return found


def _now(moment: Moment) -> tuple[Seat, int]:
    return moment.me, moment.view.round


def _next_sheriff(moment: Moment) -> list[Seat]:
    """Whoever will judge my next bag, if there is one."""
    after = (moment.sheriff + 1) % moment.seats
    return [after] if moment.rounds_left and after != moment.me else []


def _give_first(moment: Moment, others: list[Seat], why: str) -> Gift:
    for other in others:
        terms = _small_gift(moment, other)
        if terms and moment.may(TO.of(other)) and not _is_ahead(moment, other):
            return offer(other, terms, []), Thought(why, {"seat": other})
    return NO_GIFT


def _is_ahead(moment: Moment, seat: Seat) -> bool:
    """Richer than I am, and than everybody else."""
    return all(moment.wealth(seat) > moment.wealth(other) for other in range(moment.seats) if other != seat)


def _small_gift(moment: Moment, other: Seat) -> list[str]:
    """A cheap legal good whose going costs me no title, now and then; else a coin or two."""
    stall = [word for word in GOODS[:LEGAL] if moment.mine.stall.get(word)]
    goods = [word for word in stall if given(moment, other, [f"stall {word}"]) <= _DEAREST]
    if goods and moment.happens(0.5):
        return [f"stall {goods[0]}"]
    return [f"coins {moment.rng.randint(1, int(_DEAREST))}"]
