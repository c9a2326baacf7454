"""Which bag to bring: every sensible one is weighed by what it brings if it passes and if it is opened."""

from dataclasses import dataclass

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.inspection_odds import InspectionOdds, inspection_odds
from loxley.bots.sheriff.majority import MOST, Majority
from loxley.games.sheriff.goods import KINDS, LEGAL, Good


@dataclass
class Bag:
    declared: Good
    goods: list[Good]
    worth: float
    lies: bool


class Scales:
    """Weighs bags in one round for one seat; odds and prospects are worked out once."""

    def __init__(self, context: Context, majority: Majority) -> None:
        self._context = context
        self._majority = majority
        self._odds: dict[tuple[Good, int], InspectionOdds] = {}
        self._boost = 1 + context.style.rivalry / (context.seats - 1)
        self._later = context.style.later if context.packs_again(context.me) else 0.0
        self._penalties = context.figures.penalties

    def inspection_odds(self, declared: Good, cards: int) -> InspectionOdds:
        key = (declared, cards)
        found = self._odds.get(key)
        if found is None:
            found = self._odds[key] = inspection_odds(self._context, declared, cards)
        return found

    def honest_and_lying(self, hand: list[int]) -> tuple[Bag | None, Bag | None]:
        """The best bag of either kind."""
        found = self._all(hand)
        honest = [bag for bag in found if not bag.lies]
        lying = [bag for bag in found if bag.lies]
        return (
            max(honest, key=lambda bag: bag.worth) if honest else None,
            max(lying, key=lambda bag: bag.worth) if lying else None,
        )

    def _all(self, hand: list[int]) -> list[Bag]:
        single = self._majority.single
        dearest = sorted((good for good in range(KINDS) if hand[good]), key=lambda good: -single[good])
        cards = [good for good in dearest for _ in range(hand[good])]
        found: list[Bag] = []
        for declared in self._context.legal_goods():
            truth = min(hand[declared], MOST)
            if truth:
                found.append(self.weigh(declared, [declared] * truth))
            lies = [good for good in cards if good != declared][:MOST]
            for number in range(1, len(lies) + 1):
                cover = min(truth, MOST - number)
                found.append(self.weigh(declared, lies[:number] + [declared] * cover))
                if cover and number > 1:
                    found.append(self.weigh(declared, lies[:number]))
        return found

    def weigh(self, declared: Good, goods: list[Good]) -> Bag:
        """What a bag under a declaration may bring, less what its cards would be worth later."""
        gains, single, penalties = self._majority.gains, self._majority.single, self._penalties
        odds = self.inspection_odds(declared, len(goods))
        truth = goods.count(declared)
        sure = gains[declared][truth]
        if truth == len(goods):
            worth = sure + odds.opened * penalties[declared] * truth * self._boost
        else:
            lies = [good for good in goods if good != declared]
            value = sum(single[good] for good in lies)
            penalty = sum(penalties[good] for good in lies) * self._boost
            worth = sure + self._smuggled(odds, value, penalty) - self._context.style.lie_cost
        if self._later:
            worth -= self._later * sum(single[good] if good >= LEGAL else 0.6 * single[good] for good in goods)
        return Bag(declared, goods, worth, truth != len(goods))

    def _smuggled(self, odds: InspectionOdds, value: float, penalty: float) -> float:
        """Take the risk, or buy the passage; whoever tries to buy and cannot is looked at twice."""
        risked = (1 - odds.opened) * value - odds.opened * penalty
        price = odds.price * self._boost
        if price >= value + penalty:
            return risked
        twice = min(1.0, odds.opened * 1.15)
        bargained = odds.bought * (value - price) + (1 - odds.bought) * ((1 - twice) * value - twice * penalty)
        return max(risked, bargained)
