"""How likely a bag lies, as one viewer can tell: by what is declared, the cards seen, and the words about it.

The weights are those of a logistic regression over games among bots: `tools/fit_sheriff_lies.py`.
"""

from math import exp
from typing import Final

from loxley.core.log import Event, Facts, as_number
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import LEGAL, Good

_LOOKED_AT: Final = 9.0  # cards that a merchant sees in a round, hand and market together

# For what `features` says, in its order.
WEIGHTS: Final[list[float]] = [-1.817, 0.627, 0.656, -0.544, -1.273, 0.639]
# Of a bag that lies: how likely a card of it is what was declared; and how much likelier a liar packs contraband.
COVER: Final = 0.49
CONTRABAND_FIRST: Final = 8


class Conducts:
    """What was said about the bags of this round: a fold of what all can hear, so that it is the same for everybody."""

    def __init__(self, events: list[Event], seats: int) -> None:
        self._has_bid = [False] * seats  # for the passage of the bag
        self._had_occasion = False  # has there been a reason to speak?
        for event in events:
            self._hear(event.name, event.facts)

    def _hear(self, name: str, facts: Facts) -> None:
        if name == "round_began":
            self._had_occasion = False
            self._has_bid = [False] * len(self._has_bid)
        elif name == "posted":
            author, wants = as_number(facts["author"]), facts["wants"]
            assert isinstance(wants, list)
            if f"wave {author}" in wants:
                self._has_bid[author] = True
        elif name in ("threatened", "waved", "opened"):
            self._had_occasion = True

    def features(self, seat: Seat, declared: Good, cards: int, known: list[Good], unseen: list[Good]) -> list[float]:
        """What speaks for a lie: `known` cards are with the owner, `unseen` ones may be anywhere."""
        likely = known.count(declared) + _LOOKED_AT * unseen.count(declared) / max(1, len(unseen))
        return [
            1.0,
            cards - 3.0,
            cards - likely,
            float(self._has_bid[seat]),
            float(self._had_occasion and not self._has_bid[seat]),
            float(sum([good >= LEGAL for good in known])),
        ]


def lie_odds(features: list[float]) -> float:
    """The chance that a bag lies."""
    total = 0.0
    for weight, feature in zip(WEIGHTS, features, strict=True):
        total += weight * feature
    return 1 / (1 + exp(-min(max(total, -20.0), 20.0)))
