"""The figures of a style that play can teach: how far one step of each goes, and where it must stay."""

from typing import Final

from loxley.bots.responses import Knob
from loxley.bots.sheriff.style import Style

_STEPS: Final[dict[str, tuple[float, float, float]]] = {
    "lies": (0.06, 0.1, 0.7),
    "opens": (0.06, 0.05, 0.7),
    "firmness": (1.0, 1.0, 5.0),
    "kinship": (0.15, 0.4, 1.0),
    "bids_lying": (0.1, 0.1, 0.95),
    "bids_honest": (0.08, 0.03, 0.8),
    "size": (0.12, -0.5, 1.0),
    "scarcity": (0.15, 0.0, 1.5),
    "seen_contraband": (0.25, 0.0, 3.0),
    "lie_share": (0.08, 0.2, 1.0),
    "rivalry": (0.2, 0.0, 1.5),
    "lead": (0.2, 0.0, 1.5),
    "titles": (0.2, 0.2, 2.0),
    "spread": (0.4, 0.8, 5.0),
    "later": (0.1, 0.0, 0.8),
    "mirror": (0.15, 0.0, 1.5),
    "guard": (0.3, -2.0, 2.0),
    "bribable": (0.1, 0.2, 0.95),
    "tariff": (0.7, 0.0, 8.0),
    "stray": (0.1, 0.0, 0.9),
    "strictness": (1.2, -4.0, 4.0),
    "wobble": (0.4, 0.5, 4.0),
    "margin": (0.6, 0.2, 6.0),
    "opening_bid": (0.12, 0.2, 1.0),
    "unasked": (0.2, 0.0, 1.0),
    "bait": (0.06, 0.0, 0.6),
    "haggling": (0.2, 0.25, 1.0),  # a Sheriff who never names a price is no company
    "lie_cost": (1.0, -4.0, 0.0),
    "publicity": (0.3, -0.5, 3.0),
}


def knobs(start: Style) -> list[Knob]:
    """Every figure, beginning with those of a style."""
    return [Knob(name, float(getattr(start, name)), *steps) for name, steps in _STEPS.items()]
