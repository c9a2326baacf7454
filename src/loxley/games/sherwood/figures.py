"""Reading a components file: strictly, with a refusal that names the field and the rule (SW-R13)."""

from typing import Final

from loxley.core.refusals import Refused
from loxley.games.sherwood.cards import (
    ARMS,
    BACKS,
    EQUIPMENT,
    MOST_COMPANIONS,
    MOST_GLORY,
    MOST_HIDEOUTS,
    MOST_LOOT,
    MOST_STRENGTH,
    RAIDERS,
    TOWNS,
    Face,
    Figures,
    Hideout,
    Table,
    Town,
)

CONVOYS: Final = 45  # SW-1.3
SHERIFFS: Final = 10
EQUIPMENT_CARDS: Final = 24
SPECIAL_CARDS: Final = 6
RED_HIDEOUTS: Final = 4  # SW-6.1
_MOST_NEEDED: Final = 18  # cards of one back (SW-1.4)
_ROADS: Final = 2


def parse_figures(source: Table) -> Figures:
    """Figures from a components file."""
    figures = Figures()
    figures.source = source
    _expect(source, ["map", "equipment", "convoy", "sheriff"], "")
    _read_map(figures, _table(source.get("map"), "map"))
    _read_equipment(figures, _rows(source, "equipment"))
    for entry in _rows(source, "convoy"):
        _read_convoy(figures, entry)
    for entry in _rows(source, "sheriff"):
        _read_sheriff(figures, entry)
    _count(sum(1 for face in figures.cards if not face.is_sheriff), CONVOYS, "convoy")
    _count(sum(1 for face in figures.cards if face.is_sheriff), SHERIFFS, "sheriff")
    for back, letter in enumerate(BACKS):
        found = len([face for face in figures.cards if face.back == back and not face.is_sheriff])
        if found < _MOST_NEEDED:
            facts: dict[str, str | int] = {"least": _MOST_NEEDED, "most": CONVOYS, "found": str(found)}
            raise Refused("out-of-range", f"convoy.{letter}", "SW-1.4", facts)
    return figures


# ---------------------------------------------------------------------------------------------------------------- map


def _read_map(figures: Figures, plan: Table) -> None:
    _expect(plan, ["provenance", "towns", "roads", "red_hideouts", "inward"], "map.")
    figures.provenance["map"] = _provenance(plan, "map")
    if plan.get("towns") != TOWNS:
        raise Refused("not-the-towns", "map.towns", "SW-1.1", {"choices": ", ".join(TOWNS)})
    _read_roads(plan.get("roads"))
    inward = _table(plan.get("inward"), "map.inward")
    _expect(inward, TOWNS, "map.inward.")
    met: list[Hideout] = []
    for town, name in enumerate(TOWNS):
        hideouts = _hideouts(inward.get(name), f"map.inward.{name}")
        figures.inward[town] = hideouts
        figures.outward[town] = hideouts[::-1]
        met += hideouts
    figures.hideouts = sorted(set(met))
    for hideout in figures.hideouts:
        if met.count(hideout) > _ROADS:
            facts: dict[str, str | int] = {"least": 1, "most": _ROADS, "found": str(met.count(hideout))}
            raise Refused("out-of-range", f"map.inward, {hideout}", "SW-1.1", facts)
    red = _hideouts(plan.get("red_hideouts"), "map.red_hideouts")
    _count(len(red), RED_HIDEOUTS, "map.red_hideouts", "SW-6.1")
    for hideout in red:
        if hideout not in met:
            raise Refused("unknown-hideout", "map.red_hideouts", "SW-6.1", {"found": str(hideout)})
        figures.red[hideout] = True


def _read_roads(roads: object) -> None:
    """Two roads that cross once: each town lies at one end of one of them."""
    ends: list[str] = []
    if isinstance(roads, list):
        for road in roads:
            ends += [str(town) for town in road] if isinstance(road, list) else []
    if sorted(ends) != sorted(TOWNS):
        raise Refused("not-the-towns", "map.roads", "SW-1.1", {"choices": ", ".join(TOWNS)})


def _hideouts(value: object, field: str) -> list[Hideout]:
    """Numbers of hideouts, each once."""
    if not isinstance(value, list) or not value:
        raise Refused("missing-field", field, "SW-1.1")
    found: list[Hideout] = []
    for number in value:
        if not isinstance(number, int) or isinstance(number, bool) or number in found:
            raise Refused("unknown-hideout", field, "SW-1.1", {"found": str(number)})
        if not 1 <= number <= MOST_HIDEOUTS:
            facts: dict[str, str | int] = {"least": 1, "most": MOST_HIDEOUTS, "found": str(number)}
            raise Refused("out-of-range", field, "SW-1.1", facts)
        found.append(number)
    return found


# ------------------------------------------------------------------------------------------------------------- cards


def _read_equipment(figures: Figures, rows: list[Table]) -> None:
    missing = EQUIPMENT[:]
    for at, row in enumerate(rows):
        name = row.get("id")
        if not isinstance(name, str) or name not in missing:
            raise Refused("unknown-card", f"equipment[{at}].id", "SW-1.3", {"found": str(name)})
        missing.remove(name)
        kind = EQUIPMENT.index(name)
        path = f"equipment.{name}"
        if kind < ARMS:
            _expect(row, ["id", "copies", "strength", "provenance"], f"{path}.")
            figures.strengths[kind] = _number(row, "strength", path, 1, 3)
        else:
            _expect(row, ["id", "copies", "special", "provenance"], f"{path}.")
            if row.get("special") is not True:
                raise Refused("missing-field", f"{path}.special", "SW-1.3")
        figures.copies[kind] = _number(row, "copies", path, 0, EQUIPMENT_CARDS)
        figures.provenance[name] = _provenance(row, path)
    if missing:
        raise Refused("missing-field", f"equipment.{missing[0]}", "SW-1.3")
    _count(sum(figures.copies), EQUIPMENT_CARDS, "equipment")
    _count(sum(figures.copies[ARMS:]), SPECIAL_CARDS, "equipment")
    figures.strongest_first = sorted(range(ARMS), key=lambda kind: -figures.strengths[kind])


def _read_convoy(figures: Figures, row: Table) -> None:
    known = ["id", "name", "back", "strength", "gold", "companions", "glory", "route", "provenance"]
    face, path = _face(figures, row, "convoy", known)
    face.gold = _number(row, "gold", path, 0, MOST_LOOT)
    face.companions = _number(row, "companions", path, 0, MOST_COMPANIONS)
    face.glory = _number(row, "glory", path, 0, MOST_GLORY)
    figures.titles[face.name] = str(row.get("name", face.name))
    figures.cards.append(face)


def _read_sheriff(figures: Figures, row: Table) -> None:
    known = ["id", "back", "strength", "glory_won", "glory_lost", "raiders_lost", "route", "provenance"]
    face, path = _face(figures, row, "sheriff", known)
    face.is_sheriff = True
    face.glory = _number(row, "glory_won", path, 0, MOST_GLORY)
    face.glory_lost = _number(row, "glory_lost", path, 0, MOST_GLORY if face.back else 0, "SW-5.11")
    face.raiders_lost = _number(row, "raiders_lost", path, 0, RAIDERS, "SW-5.11")
    figures.cards.append(face)


def _face(figures: Figures, row: Table, chapter: str, known: list[str]) -> tuple[Face, str]:
    """What convoy and Sheriff cards have in common, and where it stands."""
    name = row.get("id")
    if not isinstance(name, str) or not name:
        raise Refused("missing-field", f"{chapter}.id", "SW-1.3")
    if figures.card(name) >= 0:
        raise Refused("twice", f"{chapter}.{name}", "SW-1.3")
    path = f"{chapter}.{name}"
    _expect(row, known, f"{path}.")
    back = row.get("back")
    if not isinstance(back, str) or back not in BACKS:
        raise Refused("not-a-choice", f"{path}.back", "SW-1.3", {"found": str(back), "choices": ", ".join(BACKS)})
    strength = _number(row, "strength", path, 1, MOST_STRENGTH)
    start, end = _route(row.get("route"), path)
    figures.provenance[name] = _provenance(row, path)
    return Face(name, BACKS.index(back), strength, start, end), path


def _route(route: object, path: str) -> tuple[Town, Town]:
    """From one town to another (SW-1.3)."""
    if isinstance(route, list) and len(route) == _ROADS and all(town in TOWNS for town in route):
        start, end = TOWNS.index(route[0]), TOWNS.index(route[1])
        if start != end:
            return start, end
    raise Refused("not-a-route", f"{path}.route", "SW-1.3", {"choices": ", ".join(TOWNS)})


# ------------------------------------------------------------------------------------------------------------ fields


def _expect(table: Table, known: list[str], path: str) -> None:
    for key in table:
        if key not in known:
            raise Refused("unknown-field", f"{path}{key}", "SW-R13")


def _table(value: object, field: str) -> Table:
    if not isinstance(value, dict):
        raise Refused("missing-field", field, "SW-R13")
    return value


def _rows(source: Table, field: str) -> list[Table]:
    rows = source.get(field)
    if not isinstance(rows, list):
        raise Refused("missing-field", field, "SW-R13")
    return [_table(row, f"{field}[{at}]") for at, row in enumerate(rows)]


def _number(table: Table, key: str, path: str, least: int, most: int, rule: str = "SW-1.3") -> int:
    value = table.get(key)
    if value is None:
        raise Refused("missing-field", f"{path}.{key}", rule)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise Refused("out-of-range", f"{path}.{key}", rule, {"least": least, "most": most, "found": str(value)})
    return value


def _count(found: int, wanted: int, field: str, rule: str = "SW-1.3") -> None:
    if found != wanted:
        raise Refused("out-of-range", field, rule, {"least": wanted, "most": wanted, "found": str(found)})


def _provenance(table: Table, path: str) -> str:
    value = table.get("provenance")
    if value not in ("booklet", "reported", "stand-in", "own"):
        raise Refused("bad-provenance", f"{path}.provenance", "SW-R13", {"found": str(value)})
    return str(value)
