"""What every environment is made from: a game, its options, its reward, and which coins may be named."""

import re
from collections.abc import Iterable, Mapping
from secrets import randbits
from typing import Final

from loxley.core.catalogue import LABEL
from loxley.core.episodes import REWARDS, WIN_SHARE, Terms
from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.core.words import Family
from loxley.research.rows import find_rows

PLAYERS: Final = 4
_AMOUNT: Final = re.compile(r"(?:coins|gold) (\d+)$")  # in the words of a move
_MONEY: Final = re.compile(r"amount \w+-(?:coins|gold)")  # in a catalogue
_ORDERLY: Final = "orderly"


def new_terms(
    game: GameType,
    players: int,
    options: Mapping[str, object] | None = None,
    reward: str = WIN_SHARE,
    coin_steps: Iterable[int] | None = None,
) -> Terms:
    """The terms of a run; environments ask one seat at a time, so the floor is orderly (DESIGN: who may act)."""
    given = dict(options or {})
    if any(choice.name == "floor" for choice in game.choices) and given.setdefault("floor", _ORDERLY) != _ORDERLY:
        raise Refused("not-a-choice", "floor", "", {"found": str(given["floor"]), "choices": _ORDERLY})
    if reward not in REWARDS:
        raise Refused("not-a-choice", "reward", "", {"found": reward, "choices": ", ".join(REWARDS)})
    terms = Terms(game, find_rows(game), players, given)
    terms.reward = reward
    if coin_steps is not None:
        terms.masked = masked_amounts(game, coin_steps)
    return terms


def masked_amounts(game: GameType, coin_steps: Iterable[int]) -> list[bool]:
    """Of each move: does it name an amount of coins or gold that is not one of these?"""
    steps = set(coin_steps)
    masked: list[bool] = []
    for family in game.book.families:
        names_money = _ends_with_money(game, family)
        for argument in family.arguments:
            found = _AMOUNT.search(f"{family.name} {argument}")
            amount = int(found[1]) if found else int(argument.rpartition(" ")[2]) if names_money else None
            masked.append(amount is not None and amount not in steps)
    return masked


def _ends_with_money(game: GameType, family: Family) -> bool:
    """Whether the last argument of a family is an amount of money."""
    entry = game.catalogue.moves.get(family.name) if game.catalogue is not None else None
    kinds = list(entry.kinds.values()) if entry is not None else []
    return bool(kinds) and kinds[-1] != LABEL and _MONEY.match(kinds[-1]) is not None


def new_seed() -> int:
    """A seed for a run that was given none."""
    return randbits(63)
