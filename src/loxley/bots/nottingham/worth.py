"""What a hand is worth: points it still promises, by what is in it and how long the game may last.

A weight belongs to a part of a hand ("two of a kind", "one card short of three pairs") and to a knot of time, and in
between they are mixed. So the same figures can be set by hand or learned, and looking a hand up is cheap.
"""

from collections.abc import Sequence
from typing import Final

from loxley.core.seats import Seat
from loxley.games.nottingham.objects import (
    COPIES,
    FIVE_OF_A_KIND,
    FOUR_PAIRS,
    KINDS,
    MISSIONS,
    ONE_OF_EACH,
    THREE_PAIRS,
    VALUES,
)
from loxley.games.nottingham.view import MissionView

KNOTS: Final = [0.0, 1.0, 2.0, 4.0, 7.0, 12.0]  # turns that a player may still expect
PACE: Final = 1.75  # turns of all players for one step of the Sheriff

MOST_ALIKE: Final = 6  # cards of a kind that are told apart
MOST_MISSING: Final = 4  # cards to a mission that are told apart
MOST_SIZE: Final = 12
NEXT_SPACES: Final = 3  # whose numbers are looked at

# The parts of a hand, by number.
ALWAYS: Final = 0
ALIKE: Final = 1  # so many of a kind
ALIKE_VALUE: Final = ALIKE + MOST_ALIKE  # the same, by tenths of the value
MISSING: Final = ALIKE_VALUE + MOST_ALIKE  # by mission, cards short of it; by tenths of its points
SIZE: Final = MISSING + len(MISSIONS) * (MOST_MISSING + 1)
NEXT: Final = SIZE + MOST_SIZE  # small enough for a gift on one of the next spaces
GIFT: Final = NEXT + NEXT_SPACES  # a gift that is being dealt
AMBUSHES_LAID: Final = GIFT + 1
PARTS: Final = AMBUSHES_LAID + 1

Weights = list[list[float]]  # of each part, by knot


def turns_left(steps: int, seats: int) -> float:
    """How many turns a player may still expect when the Sheriff has so many steps to go."""
    return PACE * steps / seats


def mixture(turns: float) -> list[tuple[int, float]]:
    """Which knots a moment lies between, and how near to each."""
    if turns >= KNOTS[-1]:
        return [(len(KNOTS) - 1, 1.0)]
    after = next(at for at, knot in enumerate(KNOTS) if knot > turns)
    share = (turns - KNOTS[after - 1]) / (KNOTS[after] - KNOTS[after - 1])
    return [(after - 1, 1 - share), (after, share)]


def payoffs(missions: Sequence[MissionView], seat: Seat) -> list[int]:
    """What each mission would bring a seat now; nothing where it is closed or done."""
    return [
        0 if mission.closed or seat in mission.doers else mission.shared if mission.doers else mission.alone
        for mission in missions
    ]


def missing(hand: Sequence[int]) -> list[int]:
    """How many cards are missing for each mission."""
    ones = hand.count(1)
    pairs = KINDS - hand.count(0) - ones
    short = [0, 0, 0, 0]
    short[ONE_OF_EACH] = hand.count(0)
    short[FIVE_OF_A_KIND] = max(0, 5 - max(hand))
    short[FOUR_PAIRS] = _short_of_pairs(4, pairs, ones)
    short[THREE_PAIRS] = _short_of_pairs(3, pairs, ones)
    return short


def _short_of_pairs(wanted: int, pairs: int, ones: int) -> int:
    lacking = max(0, wanted - pairs)
    return 2 * lacking - min(ones, lacking)


_SHORT_OF_PAIRS: Final = [
    [(_short_of_pairs(4, pairs, ones), _short_of_pairs(3, pairs, ones)) for ones in range(KINDS + 1)]
    for pairs in range(KINDS + 1)
]


def parts(
    hand: Sequence[int], points: Sequence[int], numbers: Sequence[int], ambushes: int, *, gift: bool
) -> list[tuple[int, float]]:
    """A hand taken apart: which parts, and how much of each. What `Prices` adds up, for learning the weights."""
    size = sum(hand)
    found: list[tuple[int, float]] = [(ALWAYS, 1.0)]
    for kind, cards in enumerate(hand):
        if cards:
            at = min(cards, MOST_ALIKE) - 1
            found += [(ALIKE + at, 1.0), (ALIKE_VALUE + at, VALUES[kind] / 10)]
    for mission, short in enumerate(missing(hand)):
        if points[mission] and short <= MOST_MISSING:
            found.append((MISSING + mission * (MOST_MISSING + 1) + short, points[mission] / 10))
    found.append((SIZE + min(max(size, 1), MOST_SIZE) - 1, 1.0))  # an empty hand is too rare to be told apart
    found += [(NEXT + at, 1.0) for at, number in enumerate(numbers[:NEXT_SPACES]) if size <= number]
    if gift:
        found.append((GIFT, 1.0))
    if ambushes:
        found.append((AMBUSHES_LAID, float(ambushes)))
    return found


class Prices:
    """The worth of every hand at one moment: weights mixed for the time that is left, laid out in tables."""

    def __init__(self, weights: Weights, turns: float, points: Sequence[int], numbers: Sequence[int]) -> None:
        knots = mixture(turns)
        mixed = [sum([row[knot] * share for knot, share in knots]) for row in weights]
        self.gift = mixed[GIFT]
        self.ambush = mixed[AMBUSHES_LAID]
        alike = [min(cards, MOST_ALIKE) - 1 for cards in range(1, COPIES + 1)]
        self._kinds = [
            [0.0, *[mixed[ALIKE + at] + mixed[ALIKE_VALUE + at] * value / 10 for at in alike]] for value in VALUES
        ]
        bonus: list[list[float]] = []
        for mission in range(len(MISSIONS)):
            at = MISSING + mission * (MOST_MISSING + 1)
            share = points[mission] / 10
            near = [each * share for each in mixed[at : at + MOST_MISSING + 1]]
            bonus.append(near + [0.0] * (2 * KINDS - len(near)))
        self._absent = bonus[ONE_OF_EACH]
        self._most = [bonus[FIVE_OF_A_KIND][max(0, 5 - most)] for most in range(COPIES + 1)]
        self._pairs = [
            [bonus[FOUR_PAIRS][four] + bonus[THREE_PAIRS][three] for four, three in row] for row in _SHORT_OF_PAIRS
        ]
        sizes = [mixed[ALWAYS] + each for each in (mixed[SIZE], *mixed[SIZE : SIZE + MOST_SIZE])]
        for at, number in enumerate(numbers[:NEXT_SPACES]):
            for size in range(min(number, MOST_SIZE) + 1):
                sizes[size] += mixed[NEXT + at]
        self._sizes = sizes + sizes[-1:] * (KINDS * COPIES - MOST_SIZE)

    def of(self, hand: Sequence[int]) -> float:
        """What a hand still promises."""
        copper, candlestick, gold, pearls, jewels, necklace, chest = self._kinds
        none, ones = hand.count(0), hand.count(1)
        return (
            copper[hand[0]]
            + candlestick[hand[1]]
            + gold[hand[2]]
            + pearls[hand[3]]
            + jewels[hand[4]]
            + necklace[hand[5]]
            + chest[hand[6]]
            + self._absent[none]
            + self._most[max(hand)]
            + self._pairs[KINDS - none - ones][ones]
            + self._sizes[sum(hand)]
        )

    def change(self, hand: list[int], got: Sequence[int], given: Sequence[int]) -> float:
        """What an exchange of cards would add to a hand's worth."""
        return self.of(exchanged(hand, got, given)) - self.of(hand)


def exchanged(hand: Sequence[int], got: Sequence[int], given: Sequence[int]) -> list[int]:
    after = list(hand)
    for kind in got:
        after[kind] += 1
    for kind in given:
        after[kind] -= 1
    return after


def rule_of_thumb() -> Weights:
    """Weights set by hand: a card is worth a little, two of a kind more, three are half delivered; time presses.

    A gift that is being dealt counts, those further along the track do not.
    """
    weights = [[0.0] * len(KNOTS) for _ in range(PARTS)]
    pressed = (0.0, 0.3, 0.6, 0.9, 1.0, 1.0)
    for cards, share in enumerate((0.5, 2.0, 5.0, 5.5, 6.0, 6.0)):
        weights[ALIKE_VALUE + cards] = [share * time for time in pressed]
    for mission in range(len(MISSIONS)):
        for short, share in enumerate((4.0, 1.0, 0.3)):
            weights[MISSING + mission * (MOST_MISSING + 1) + short] = [share * time for time in pressed]
    for size in range(1, MOST_SIZE + 1):
        weights[SIZE + size - 1] = [0.25 * min(size, 6) * time for time in pressed]
    weights[GIFT] = [1.0 * time for time in pressed]
    weights[AMBUSHES_LAID] = [3.0 * time for time in pressed]
    return weights
