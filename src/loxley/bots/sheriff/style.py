"""How a seasoned bot weighs things: figures that a level, and then a character, sets."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from loxley.bots.characters import Character


@dataclass(frozen=True)
class Style:
    """All figures of a mind. Chances are between 0 and 1, worths in coins."""

    # beliefs about people
    lies: float = 0.38  # how often a bag lies, before anything is known
    opens: float = 0.3  # how often a Sheriff opens a bag, before anything is known
    firmness: float = 4.0  # how many bags that first guess weighs
    kinship: float = 0.5  # how much one player's record says about another
    bids_lying: float = 0.6  # how often a liar offers something, before anything is known
    bids_honest: float = 0.25
    # reading a bag
    size: float = 0.1  # for each card above three
    scarcity: float = 0.35  # for each card that the declaration wants beyond what its owner may well have
    seen_contraband: float = 0.8  # for each contraband card known to be with its owner
    lie_share: float = 0.7  # of a lying bag's cards, before anything is known
    # weighing
    rivalry: float = 0.8  # what the others lose is worth so much of it, spread over them
    envy: float = 2.0  # how much what another gains by a trade of goods counts against it: they trade with others too
    lead: float = 0.4  # how much more the leader's loss is worth
    titles: float = 1.0  # how much the prospect of being King or Queen counts
    spread: float = 2.2  # how many cards a rival may gain or lose in a round
    later: float = 0.3  # what a card is worth that stays in hand
    mirror: float = 0.5  # how far a Sheriff is thought to reason as the bot would
    guard: float = 0.3  # how much more readily a Sheriff is thought to open than to wave
    bribable: float = 0.68  # the chance that a Sheriff can be bought, before anything is known
    tariff: float = 2.0  # what a Sheriff asks for at least
    stray: float = 0.35  # the part of its worth that a legal card keeps which does not fit the hand
    # acting
    strictness: float = 0.0  # added to what opening a bag is worth
    wobble: float = 1.5  # how far a decision may stray, so that nobody reads the bot
    margin: float = 1.0  # what a deal must bring
    opening_bid: float = 0.6  # the part of the highest price that is offered first
    raises: float = 0.15  # how far beyond what passage is worth each further offer may go
    unasked: float = 1.0  # how readily a liar offers something before being threatened
    bait: float = 0.08  # how often an honest bag is made to look guilty
    haggling: float = 0.5  # how readily a Sheriff asks for more
    lie_cost: float = 0.0  # what a lie must bring beyond honesty
    publicity: float = 0.3  # what it costs to draw a card before all eyes
    adapts: bool = True  # does it keep records of people?
    hunts: bool = False  # does it bid for goods whose titles their owner may not count?


def in_character(style: Style, character: Character) -> Style:
    """A level's figures bent by a character; the middle of every trait leaves them as they are.

    However little somebody wants, no deal may cost them more than it brings.
    """
    daring = character.daring - 0.5
    greed = character.greed - 0.5
    slyness = min(1.0, 2 * (1 - character.honesty))
    return replace(
        style,
        lie_cost=style.lie_cost - 8 * daring,
        strictness=style.strictness + 3 * daring,
        margin=max(style.margin + 4 * greed, 0.0),
        opening_bid=min(max(style.opening_bid - 0.5 * greed, 0.1), 1.0),
        haggling=min(max(style.haggling + greed, 0.0), 1.0),
        raises=style.raises * slyness,
        bait=min(max(style.bait + 0.2 * daring, 0.0), 1.0) * slyness,
    )


MERCHANT = Style(
    adapts=False, rivalry=0.0, lead=0.0, titles=0.5, mirror=0.0, bait=0.05, later=0.3, opens=0.35, wobble=3.0, lies=0.4
)
ROGUE = Style(
    opens=0.43,
    scarcity=0.6,
    titles=1.5,
    later=0.2,
    mirror=0.65,
    guard=0.6,
    bribable=0.5,
    stray=0.6,
    strictness=-2.0,
    bait=0.2,
    haggling=0.1,
    publicity=0.0,
)
ROBIN = replace(ROGUE, unasked=0.0, hunts=True)  # before it has learned anything
LEARNED = Path(__file__).with_name("robin.json")  # made by tools/train_sheriff.py


def with_figures(figures: Mapping[str, Any]) -> Style:
    """Robin's style with other figures."""
    return replace(ROBIN, **figures)


def learned() -> Style:
    """The figures that Robin has learned in play."""
    return with_figures(json.loads(LEARNED.read_text(encoding="utf-8")))
