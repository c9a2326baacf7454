"""What a bot reckons with: the worth of things in glory, and how it judges others.

Rogues have their weights from experience; Robin's were learned against robins and rogues (`tools/train_sherwood.py`).
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from loxley.bots.sherwood.scene import LAST_ROUND

_ROUNDS_OF_B = 3
LAST_GOLD, LAST_COMPANION = 1.0, 2.0  # SW-7.1


@dataclass(frozen=True)
class Weights:
    gold: float = 0.9  # a bag of gold in camp
    raider_a: float = 0.5  # one raider more, for each round of A to come
    raider_b: float = 1.0  # of B: where convoys are strong, every raider counts more
    hour_a: float = 0.6  # what a raider in camp can still earn in this round, convoys of A
    hour_b: float = 0.7  # of B
    card: float = 0.5  # a point of strength on an equipment card
    rival: float = 0.7  # what a point of glory costs me that one of the others gains, all others together
    risk: float = 0.2  # that somebody lies in wait at a free hideout before mine
    pick: float = 0.35  # how surely the best convoy for my band comes first
    first_card: float = 0.6  # picking first
    look: float = 1.0  # of the worth of a look at a card, as reckoned
    market: float = 0.0  # on top of what a recruit will earn
    merchant: float = 0.9  # on top of what a card will do
    fair: float = 0.8  # what others want to earn with a raider
    join: float = 0.8  # what I want to earn with a raider in an alliance
    foresight: float = 0.0  # of the best band of the raiders who are left, after an errand of one of them
    hidden: float = 0.9  # of the cards in others' hands are played against me
    last_hour: float = 1.0  # of an hour, in the last round
    leader: float = 0.0  # how much more it hurts when somebody gains who is eight points ahead of the others
    patience: float = 0.7  # how surely a better convoy still comes to the band it is meant for
    at_once: float = 0.2  # how much more certain is what a card brings at once than what may follow
    edge: float = 0.6  # of glory: how sharply others tell a good offer from a bad one
    keeps: float = 3.0  # gold for recruits and cards, when the church must have some

    def loot_gold(self, number: int) -> float:
        """A bag of gold won in this round (from 0)."""
        return LAST_GOLD if number == LAST_ROUND else self.gold

    def companion(self, number: int) -> float:
        return LAST_COMPANION if number == LAST_ROUND else self.recruit(number)

    def recruit(self, number: int) -> float:
        """What one raider more will earn in the rounds after this one."""
        of_b = min(LAST_ROUND - number, _ROUNDS_OF_B)
        return self.raider_b * of_b + self.raider_a * (LAST_ROUND - number - of_b)

    def hour(self, number: int, back: str) -> float:
        worth = self.hour_a if back == "A" else self.hour_b
        return self.last_hour * worth if number == LAST_ROUND else worth

    def kept(self) -> int:
        return max(0, round(self.keeps))


def _learned() -> Weights:
    path = Path(__file__).with_name("robin.toml")
    return Weights(**tomllib.loads(path.read_text(encoding="utf-8")))


ROGUE = Weights()
ROBIN = _learned()
