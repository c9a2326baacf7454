"""What a band can expect at a hideout: how likely it raids, and what that is worth.

One pass over the lots of the row fills a chart: for every hideout and strength, the chance that a card comes by that
such a band takes, the glory of it, and its loot.
"""

from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from loxley.bots.sherwood.beliefs import Lot, Row
from loxley.bots.sherwood.forest import Convoy, Forest
from loxley.bots.sherwood.reputation import Reputations
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.weights import Weights
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import EQUIPMENT, MOST_STRENGTH
from loxley.games.sherwood.view import BandView

_NOWHERE = 99
_FAR_AHEAD = 8  # glory


class Prospect(NamedTuple):
    """What one card of the row, or all of them together, mean for a band: how likely it raids, and what to expect."""

    chance: float
    glory: float
    loot: float  # in glory


_NOTHING = Prospect(0.0, 0.0, 0.0)

# for every hideout: by strength, the chance of a raid, its glory and its loot
Chart = dict[int, list[list[float]]]


class Outlook(Scene):
    """A scene with beliefs and a sense of worth."""

    def __init__(
        self,
        scene: Scene,
        forest: Forest,
        weights: Weights,
        reputations: Reputations,
        barred: Mapping[int, float] | None = None,
    ) -> None:
        super().__init__(scene.view, scene.legal, scene.rng, scene.figures)
        self.forest = forest
        self.weights = weights
        self.reputations = reputations
        self.row = Row(self.view, forest, reputations)
        self.gold = weights.loot_gold(self.view.round)
        self.companion = weights.companion(self.view.round)
        back = next((slot.back for slot in self.view.row if not slot.resolved), "B")
        self.hour = weights.hour(self.view.round, back)
        self.others = [seat for seat in range(len(self.view.seats)) if seat != self.me]
        self.rivalry = weights.rival / len(self.others)
        self.hurts = self._hurts()
        self._armed = [0, *accumulate(self.figures.strengths[kind] for kind in self.arms())]
        self.strengths = {band.hideout: self.strength(band) for band in self.view.bands}
        self._prospects: dict[tuple[int, int], Prospect] = {}
        self._drawn: list[tuple[Chart, int]] = []
        self._ways: dict[str, list[tuple[int, float]]] = {}
        self._takers: dict[str, int] = {}
        crowd = sum(self.view.seats[seat].camp for seat in self.others)
        self._calm = 1 - weights.risk * min(1.0, crowd / 8)
        self._free = set(self.view.free)
        self._barred = barred or {}  # hideouts from which I have promised to stay away, with what my word is worth

    def _hurts(self) -> list[float]:
        """How much each seat's gain hurts me, beside what the others' gains do."""
        glory = [seat.glory for seat in self.view.seats]
        mean = sum(glory[seat] for seat in self.others) / len(self.others)
        return [max(0.0, 1 + self.weights.leader * (each - mean) / _FAR_AHEAD) for each in glory]

    # strength

    def armed_strength(self, raiders: int) -> int:
        return self._armed[max(0, min(raiders, len(self._armed) - 1))]

    def strength(self, band: BandView) -> float:
        """Raiders, cards that lie open, my own cards, and what the others may have up their sleeves."""
        strengths = self.figures.strengths
        total = float(sum(band.raiders))
        for seat, raiders in enumerate(band.raiders):
            if not raiders:
                continue
            laid = [strengths[EQUIPMENT.index(word)] for word in band.armed[seat]] if band.armed else []
            total += sum(laid)
            if seat == self.me:
                total += self.armed_strength(raiders - len(laid))
            else:
                total += self._sleeves(seat, raiders - len(laid))
        return total

    def _sleeves(self, seat: Seat, raiders: int) -> float:
        """What the cards in another hand may add."""
        cards = [float(self.figures.strengths[kind]) for kind in self.reputations.of(seat).cards]
        cards += [self.forest.mean_card] * (self.view.seats[seat].hand_size - len(cards))
        return self.weights.hidden * sum(cards[:raiders])

    def taker(self, convoy: Convoy) -> int:
        """Where on its way a convoy meets the first band that can take it."""
        known = self._takers.get(convoy.name)
        if known is None:
            strengths, needed = self.strengths, convoy.strength
            known = _NOWHERE
            for at, hideout in enumerate(convoy.way):
                if hideout in strengths and strengths[hideout] >= needed:
                    known = at
                    break
            self._takers[convoy.name] = known
        return known

    # worth

    def loot(self, convoy: Convoy) -> float:
        return convoy.gold * self.gold + min(convoy.companions, 2 if self.mine.oak else 0) * self.companion

    def price(self, convoy: Convoy) -> float:
        """What a convoy is worth to a band of mine alone."""
        return convoy.glory + convoy.gold * self.gold + min(convoy.companions, self.mine.oak) * self.companion

    def prospect(self, hideout: int, strength: float) -> Prospect:
        """What a band of this strength can expect here; it raids once."""
        at = min(int(strength), MOST_STRENGTH)
        known = self._prospects.get((hideout, at))
        if known is None:
            known = _first_of(self._charts(), hideout, at, self.weights.pick)
            if hideout in self._barred:
                known = known._replace(glory=known.glory - self._barred[hideout])
            self._prospects[hideout, at] = known
        return known

    def _charts(self) -> list[tuple[Chart, int]]:
        """One for each card of the row; cards about which nothing is known share theirs."""
        if not self._drawn:
            lots = {id(lot): lot for lot in self.row.lots.values()}
            shared = [id(lot) for lot in self.row.lots.values()]
            self._drawn = [(draw_chart(self, lot), shared.count(same)) for same, lot in lots.items()]
        return self._drawn

    def clear_ways(self, convoy: Convoy) -> list[tuple[int, float]]:
        """The free hideouts that a convoy reaches, with the chance that nobody will place a band before them."""
        known = self._ways.get(convoy.name)
        if known is None:
            known = self._ways[convoy.name] = self._clear_ways(convoy)
        return known

    def _clear_ways(self, convoy: Convoy) -> list[tuple[int, float]]:
        found: list[tuple[int, float]] = []
        clear = 1.0
        met = 0
        for hideout in convoy.way[: self.taker(convoy)]:
            if hideout in self._free and not met >> hideout & 1:
                met |= 1 << hideout
                found.append((hideout, clear))
                clear *= self._calm
        return found

    def after(self, raiders: int) -> float:
        """What the raiders who stay in camp can still earn in this round, and what an empty camp brings (SW-3.8)."""
        view = self.view
        if raiders:
            church = self.mine.gold if self.is_last_round else 0
            return max(church + (raiders - 1) * self.hour, raiders * self.hour) if church else raiders * self.hour
        if not view.emptied:
            return 1.0
        return self.weights.first_card if view.first_card is None and self.me not in view.emptied else 0.0


def draw_chart(outlook: Outlook, lot: Lot) -> Chart:
    """What one card of the row means for bands of every strength at every free hideout."""
    chart: Chart = {}
    setback = outlook.weights.companion(outlook.view.round)
    for convoy, likely in lot:
        strength = convoy.strength
        loot = outlook.loot(convoy)
        loss = convoy.glory_lost + convoy.raiders_lost * setback if convoy.sheriff else 0.0
        for hideout, clear in outlook.clear_ways(convoy):
            row = chart.get(hideout)
            if row is None:
                row = chart[hideout] = [[0.0] * (MOST_STRENGTH + 1) for _ in range(3)]
            chance = likely * clear
            row[0][strength] += chance
            row[1][strength] += chance * convoy.glory
            row[2][strength] += chance * loot
            if convoy.sheriff:  # whoever is too weak is beaten (SW-5.11)
                row[0][0] += chance
                row[0][strength] -= chance
                row[1][0] -= chance * loss
                row[1][strength] += chance * loss
    return {hideout: [list(accumulate(figures)) for figures in row] for hideout, row in chart.items()}


def _first_of(charts: list[tuple[Chart, int]], hideout: int, strength: int, luck: float) -> Prospect:
    """The cards come in any order, but the best one comes first with some luck; the band takes what it can."""
    missed = 1.0
    chances = glory = loot = 0.0
    best = (0.0, 0.0, 0.0)
    for chart, cards in charts:
        row = chart.get(hideout)
        if row is None:
            continue
        chance, fame, prize = row[0][strength], row[1][strength], row[2][strength]
        missed *= (1 - chance) ** cards
        chances += chance * cards
        glory += fame * cards
        loot += prize * cards
        if fame + prize > best[1] + best[2]:
            best = (chance, fame, prize)
    if chances <= 0:
        return _NOTHING
    share = (1 - missed) / chances
    chance, fame, prize = best
    if chances <= chance:
        return Prospect(1 - missed, glory * share, loot * share)
    rest = luck * (1 - chance) * _rest(missed, chance) / (chances - chance)
    return Prospect(
        1 - missed,
        (1 - luck) * glory * share + luck * fame + rest * (glory - fame),
        (1 - luck) * loot * share + luck * prize + rest * (loot - prize),
    )


def _rest(missed: float, best: float) -> float:
    """The chance that another card comes by, if the best one does not."""
    return 1 - missed / (1 - best) if best < 1 else 0.0
