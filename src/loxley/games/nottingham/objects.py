"""The objects, ambushes and missions: what NO-1 prints for each, and the figures that only the components state."""

from typing import Final

from loxley.core.refusals import Refused

Object = int  # a kind of object; cards of one kind are interchangeable
Ambush = int  # a kind of ambush card
Mission = int

OBJECTS: Final[list[str]] = ["copper", "candlestick", "gold", "pearls", "jewels", "necklace", "chest"]
COPPER: Final = 0
CANDLESTICK: Final = 1
GOLD: Final = 2
PEARLS: Final = 3
JEWELS: Final = 4
NECKLACE: Final = 5
CHEST: Final = 6
KINDS: Final = 7
COPIES: Final = 12  # of each object

VALUES: Final[list[int]] = [7, 8, 9, 10, 11, 12, 13]
ACTIONS: Final[list[str]] = ["buy", "steal", "ambush", "burgle", "rob", "defend", "barter"]

# NO-1.2: seven player colours; then cards of two objects. Gold is on none of them. A card with a colour is known by the
# seat whose colour it is: what it shows is a matter of words, and the pile can be shuffled before anybody has chosen.
COLOURS: Final[list[str]] = ["red", "yellow", "green", "blue", "purple", "white", "grey"]
PAIRED: Final[list[tuple[Object, Object]]] = [
    (first, second) for first in range(KINDS) for second in range(first + 1, KINDS) if GOLD not in (first, second)
]
AMBUSHES: Final[list[str]] = COLOURS + [f"{OBJECTS[first]} {OBJECTS[second]}" for first, second in PAIRED]
FIRST_PAIR: Final = 7  # ambushes below this one show a colour
PAIR_CARDS: Final = 6

Colour = int


def printed(colours: list[Colour], ambush: Ambush) -> int:
    """What a card shows, by its place in `AMBUSHES`; `colours` are those of the seats (NO-R30)."""
    return colours[ambush] if ambush < FIRST_PAIR else ambush


def card_that_shows(colours: list[Colour], shown: int) -> Ambush:
    return colours.index(shown) if shown < FIRST_PAIR else shown


def printed_words(colours: list[Colour], ambushes: list[Ambush]) -> list[str]:
    return [AMBUSHES[printed(colours, ambush)] for ambush in ambushes]


MISSIONS: Final[list[str]] = ["one_of_each", "five_of_a_kind", "four_pairs", "three_pairs"]
ONE_OF_EACH: Final = 0
FIVE_OF_A_KIND: Final = 1
FOUR_PAIRS: Final = 2
THREE_PAIRS: Final = 3
DOERS: Final = 2  # of each mission, at most (NO-1.3, NO-4.3)
MISSION_CARDS: Final = len(MISSIONS) * DOERS

MOST_SPACES: Final = 99
MOST_ON_A_SPACE: Final = 12

Table = dict[str, object]  # what a TOML table reads as


def words(objects: list[Object]) -> list[str]:
    return [OBJECTS[kind] for kind in objects]


def spread(counts: list[int]) -> list[Object]:
    """The cards that are counted, sorted."""
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


class Figures:
    """What the components print. Built once for each components file and shared by all games that use it."""

    def __init__(self) -> None:
        self.spaces: list[int] = []  # of the track, from the first space after Nottingham
        self.alone: list[int] = [0, 0, 0, 0]  # by mission, for the only one who has done it
        self.shared: list[int] = [0, 0, 0, 0]  # for each of two
        self.pairs: list[Ambush] = []  # the six ambush cards of two objects
        self.provenance: dict[str, str] = {}
        self.source: Table = {}


def parse_figures(source: Table) -> Figures:
    """Figures from a components file, or a refusal that names the field (NO-R16)."""
    figures = Figures()
    figures.source = source
    _expect(source, ["track", "mission", "ambush"], "", "NO-R16")
    _read_track(figures, _table(source.get("track"), "track"))
    missions = source.get("mission")
    if not isinstance(missions, list):
        raise Refused("missing-field", "mission", "NO-1.3")
    _read_missions(figures, missions)
    _read_ambushes(figures, _table(source.get("ambush"), "ambush"))
    return figures


def _read_track(figures: Figures, track: Table) -> None:
    """Every space but Nottingham shows a hand size; any printed track will do (NO-1.4, NO-R31)."""
    _expect(track, ["provenance", "spaces"], "track.", "NO-1.4")
    figures.provenance["track"] = _provenance(track, "track")
    spaces = track.get("spaces")
    if not isinstance(spaces, list):
        raise Refused("missing-field", "track.spaces", "NO-1.4")
    if not 1 <= len(spaces) <= MOST_SPACES:
        facts: dict[str, str | int] = {"least": 1, "most": MOST_SPACES, "found": len(spaces)}
        raise Refused("wrong-count", "track.spaces", "NO-R31", facts)
    for at, space in enumerate(spaces):
        figures.spaces.append(_number(space, f"track.spaces[{at}]", "NO-R31", 1, MOST_ON_A_SPACE))


def _read_missions(figures: Figures, missions: list[object]) -> None:
    """Each of the four missions once; shared, it is worth no more than alone (NO-1.3)."""
    missing = MISSIONS[:]
    for at, entry in enumerate(missions):
        mission = _table(entry, f"mission[{at}]")
        name = mission.get("id")
        if not isinstance(name, str) or name not in missing:
            raise Refused("unknown-mission", f"mission[{at}].id", "NO-1.3", {"found": str(name)})
        missing.remove(name)
        _expect(mission, ["id", "alone", "shared", "provenance"], f"mission.{name}.", "NO-1.3")
        alone = _number(mission.get("alone"), f"mission.{name}.alone", "NO-1.3", 0, 99)
        figures.alone[MISSIONS.index(name)] = alone
        shared = _number(mission.get("shared"), f"mission.{name}.shared", "NO-1.3", 0, alone)
        figures.shared[MISSIONS.index(name)] = shared
        figures.provenance[name] = _provenance(mission, f"mission.{name}")
    if missing:
        raise Refused("missing-field", f"mission.{missing[0]}", "NO-1.3")


def _read_ambushes(figures: Figures, ambush: Table) -> None:
    """Six cards of two different objects; each object but gold is on two of them (NO-1.2)."""
    _expect(ambush, ["provenance", "pairs"], "ambush.", "NO-1.2")
    figures.provenance["ambush"] = _provenance(ambush, "ambush")
    pairs = ambush.get("pairs")
    if not isinstance(pairs, list):
        raise Refused("missing-field", "ambush.pairs", "NO-1.2")
    if len(pairs) != PAIR_CARDS:
        facts: dict[str, str | int] = {"least": PAIR_CARDS, "most": PAIR_CARDS, "found": len(pairs)}
        raise Refused("wrong-count", "ambush.pairs", "NO-1.2", facts)
    shown = [0] * KINDS
    for at, pair in enumerate(pairs):
        first, second = _read_pair(pair, f"ambush.pairs[{at}]")
        shown[first] += 1
        shown[second] += 1
        figures.pairs.append(FIRST_PAIR + PAIRED.index((first, second)))
    figures.pairs.sort()
    for kind in range(KINDS):
        if kind != GOLD and shown[kind] != 2:
            twice: dict[str, str | int] = {"least": 2, "most": 2, "found": shown[kind]}
            raise Refused("wrong-count", f"ambush.pairs.{OBJECTS[kind]}", "NO-1.2", twice)


def _read_pair(pair: object, field: str) -> tuple[Object, Object]:
    if not isinstance(pair, list) or len(pair) != 2:
        raise Refused("not-a-pair", field, "NO-1.2")
    for name in pair:
        if not isinstance(name, str) or name not in OBJECTS or name == OBJECTS[GOLD]:
            raise Refused("unknown-card", field, "NO-1.2", {"found": str(name)})
    first, second = sorted([OBJECTS.index(str(name)) for name in pair])
    if first == second:
        raise Refused("not-a-pair", field, "NO-1.2")
    return first, second


def _expect(table: Table, known: list[str], path: str, rule: str) -> None:
    for key in table:
        if key not in known:
            raise Refused("unknown-field", f"{path}{key}", rule)


def _table(value: object, field: str) -> Table:
    if not isinstance(value, dict):
        raise Refused("missing-field", field, "NO-R16")
    return value


def _number(value: object, field: str, rule: str, least: int, most: int) -> int:
    if value is None:
        raise Refused("missing-field", field, rule)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refused("out-of-range", field, rule, {"least": least, "most": most, "found": str(value)})
    return value


def _provenance(table: Table, path: str) -> str:
    value = table.get("provenance")
    if value not in ("booklet", "reported", "stand-in", "own"):
        raise Refused("bad-provenance", f"{path}.provenance", "NO-R16", {"found": str(value)})
    return str(value)
