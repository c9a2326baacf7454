"""What a bot reckons with: the worth of things in glory, and how it judges others. Rogues have them from experience."""

from dataclasses import dataclass

from loxley.bots.sherwood.scene import LAST_ROUND

LAST_GOLD, LAST_COMPANION = 1.0, 2.0  # SW-7.1


@dataclass(frozen=True)
class Weights:
    gold: float = 0.9  # a bag of gold in camp
    raider: float = 0.7  # one raider more, for each round to come
    hour_a: float = 0.7  # what a raider in camp can still earn in this round, convoys of A
    hour_b: float = 0.8  # of B
    card: float = 0.7  # a point of strength on an equipment card
    rival: float = 0.7  # what a point of glory costs me that one of the others gains, all others together
    risk: float = 0.1  # that somebody lies in wait at a free hideout before mine
    pick: float = 0.35  # how surely the best convoy for my band comes first
    first_card: float = 0.6  # picking first
    look: float = 1.0  # of the worth of a look at a card, as reckoned
    market: float = 0.0  # on top of what a recruit will earn
    merchant: float = 0.0  # on top of what a card will do
    fair: float = 0.8  # what others want to earn with a raider
    join: float = 0.8  # what I want to earn with a raider in an alliance
    hidden: float = 0.6  # of the cards in others' hands are played against me

    def loot_gold(self, number: int) -> float:
        """A bag of gold won in this round (from 0)."""
        return LAST_GOLD if number == LAST_ROUND else self.gold

    def companion(self, number: int) -> float:
        return LAST_COMPANION if number == LAST_ROUND else self.raider * (LAST_ROUND - number)

    def hour(self, back: str) -> float:
        return self.hour_a if back == "A" else self.hour_b


ROGUE = Weights()
ROBIN = Weights()
