"""The goods: what SH-1.1 prints for each, and the figures that only the components state."""

from typing import Final

from loxley.core.refusals import Refused

Good = int  # a kind of goods; cards of one kind are interchangeable

GOODS: Final[list[str]] = [
    "apple",
    "cheese",
    "bread",
    "chicken",
    "pepper",
    "mead",
    "silk",
    "crossbow",
    "green_apple",
    "golden_apple",
    "gouda",
    "blue_cheese",
    "rye_bread",
    "pumpernickel",
    "royal_rooster",
    "arcane_scrolls",
    "feast_plate",
    "royal_summons",
]
APPLE: Final = 0
CHEESE: Final = 1
BREAD: Final = 2
CHICKEN: Final = 3
LEGAL: Final = 4  # goods below this one are legal, the others contraband
ROYAL: Final = 8  # from here on royal goods (SH-1.2)
PROMO: Final = 15  # from here on promo cards (SH-8.5)
ARCANE_SCROLLS: Final = 15
FEAST_PLATE: Final = 16
ROYAL_SUMMONS: Final = 17
KINDS: Final = 18

LEGAL_GOODS: Final[list[str]] = GOODS[:LEGAL]
CONTRABAND_GOODS: Final[list[str]] = GOODS[LEGAL:]

# SH-1.1, in the order of GOODS; the promo cards' figures come from the components
_COPIES: Final[list[int]] = [48, 36, 36, 24, 22, 21, 12, 5, 2, 2, 2, 1, 2, 1, 2]
_COPIES_OF_THREE: Final[list[int]] = [48, 36, 0, 24, 18, 16, 9, 5, 2, 1, 2, 0, 0, 0, 1]
_VALUES: Final[list[int]] = [2, 3, 3, 4, 6, 7, 8, 9, 4, 6, 6, 9, 6, 9, 8]
_PENALTIES: Final[list[int]] = [2, 2, 2, 2, 4, 4, 4, 4, 3, 4, 4, 5, 4, 5, 4]
_ROYAL_OF: Final[list[Good]] = [APPLE, APPLE, CHEESE, CHEESE, BREAD, BREAD, CHICKEN]

KING: Final[list[int]] = [20, 15, 15, 10]  # SH-7.3
QUEEN: Final[list[int]] = [10, 10, 10, 5]

Table = dict[str, object]  # what a TOML table reads as


class Figures:
    """What the components print. Built once for each components file and shared by all games that use it."""

    def __init__(self) -> None:
        self.values: list[int] = [*_VALUES, 0, 0, 0]
        self.penalties: list[int] = [*_PENALTIES, 0, 0, 0]
        self.titles: list[int] = [1] * LEGAL + [0] * (KINDS - LEGAL)  # how many of `title_of` one card counts as
        self.title_of: list[Good] = list(range(LEGAL)) + [-1] * (KINDS - LEGAL)
        self.promo_copies: list[int] = [0, 0, 0]
        self.reward = 0  # for a Royal Summons that has worked
        self.dearest_first: list[Good] = []
        self.provenance: dict[str, str] = {}
        self.source: Table = {}

    def copies(self, good: Good, players: int) -> int:
        """How many cards of a good are in a box for this number of players (SH-1.1)."""
        if good >= PROMO:
            return self.promo_copies[good - PROMO]
        return (_COPIES_OF_THREE if players == 3 else _COPIES)[good]


def parse_figures(source: Table) -> Figures:
    """Figures from a components file, or a refusal that names the field (DESIGN: replaceable components)."""
    figures = Figures()
    figures.source = source
    for key in source:
        if key not in ("royal_counts", "promo"):
            raise Refused("unknown-field", key, "SH-R15")
    _read_royal_counts(figures, _table(source.get("royal_counts"), "royal_counts"))
    promos = source.get("promo")
    if not isinstance(promos, list):
        raise Refused("missing-field", "promo", "SH-R15")
    _read_promos(figures, promos)
    figures.dearest_first = sorted(range(KINDS), key=lambda good: (-figures.values[good], good))
    return figures


def _read_royal_counts(figures: Figures, counts: Table) -> None:
    figures.provenance["royal_counts"] = _provenance(counts, "royal_counts")
    royal = GOODS[ROYAL:PROMO]
    for key in counts:
        if key != "provenance" and key not in royal:
            raise Refused("unknown-field", f"royal_counts.{key}", "SH-7.4")
    for good in range(ROYAL, PROMO):
        count = _number(counts, GOODS[good], "royal_counts", "SH-7.4", 2, 3)
        figures.titles[good] = count
        figures.title_of[good] = _ROYAL_OF[good - ROYAL]


def _read_promos(figures: Figures, promos: list[object]) -> None:
    missing = GOODS[PROMO:]
    for at, entry in enumerate(promos):
        promo = _table(entry, f"promo[{at}]")
        name = promo.get("id")
        if not isinstance(name, str) or name not in missing:
            raise Refused("unknown-promo", f"promo[{at}].id", "SH-8.5")
        missing.remove(name)
        good = GOODS.index(name)
        known = ["id", "copies", "value", "penalty", "provenance"]
        if good == ROYAL_SUMMONS:
            known.append("reward")
            figures.reward = _number(promo, "reward", f"promo.{name}", "SH-8.5", 0, 50)
        for key in promo:
            if key not in known:
                raise Refused("unknown-field", f"promo.{name}.{key}", "SH-8.5")
        figures.promo_copies[good - PROMO] = _number(promo, "copies", f"promo.{name}", "SH-8.5", 0, 20)
        figures.values[good] = _number(promo, "value", f"promo.{name}", "SH-8.5", 1, 50)
        figures.penalties[good] = _number(promo, "penalty", f"promo.{name}", "SH-8.5", 0, 50)
        figures.provenance[name] = _provenance(promo, f"promo.{name}")
    if missing:
        raise Refused("missing-field", f"promo.{missing[0]}", "SH-8.5")


def _table(value: object, field: str) -> Table:
    if not isinstance(value, dict):
        raise Refused("missing-field", field, "SH-R15")
    return value


def _number(table: Table, key: str, path: str, rule: str, least: int, most: int) -> int:
    value = table.get(key)
    if value is None:
        raise Refused("missing-field", f"{path}.{key}", rule)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refused("out-of-range", f"{path}.{key}", rule, {"least": least, "most": most, "found": str(value)})
    return value


def _provenance(table: Table, path: str) -> str:
    value = table.get("provenance")
    if value not in ("booklet", "reported", "stand-in", "own"):
        raise Refused("bad-provenance", f"{path}.provenance", "SH-R15", {"found": str(value)})
    return str(value)
