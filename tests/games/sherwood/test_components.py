"""SW-R13: figures that only the components print, read strictly."""

import tomllib
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest

from loxley.core.chance import Chance
from loxley.core.refusals import Refused
from loxley.games import sherwood
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from tests.covers import covers
from tests.games.sherwood.table import SEED

FILE = tomllib.loads(files(sherwood).joinpath("components.toml").read_text(encoding="utf-8"))


def changed(*path: str | int, to: object) -> dict[str, Any]:
    """The components of the house with one thing changed; `None` takes it away."""
    table = deepcopy(FILE)
    place: Any = table
    for step in path[:-1]:
        place = place[step]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    return table


@covers("SW-R13")
def test_a_players_own_figures_take_the_place_of_the_stand_ins() -> None:
    game = SHERWOOD.new(3, {}, Chance(SEED), components=changed("convoy", 0, "gold", to=7))
    assert game.rules.figures.cards[0].gold == 7
    assert SHERWOOD.figures.cards[0].gold == 1


@covers("SW-R13")
@pytest.mark.parametrize(
    ("path", "value", "field", "rule"),
    [
        (("dragons",), [], "dragons", "SW-R13"),
        (("map",), None, "map", "SW-R13"),
        (("map", "towns"), ["york", "bath"], "map.towns", "SW-1.1"),
        (("map", "roads"), [["york", "derby"]], "map.roads", "SW-1.1"),
        (("map", "provenance"), "hearsay", "map.provenance", "SW-R13"),
        (("map", "red_hideouts"), [1, 4], "map.red_hideouts", "SW-6.1"),
        (("map", "red_hideouts"), [1, 4, 7, 19], "map.red_hideouts", "SW-6.1"),
        (("map", "inward", "york"), [], "map.inward.york", "SW-1.1"),
        (("map", "inward", "york"), [1, 1], "map.inward.york", "SW-1.1"),
        (("map", "inward", "york"), [99], "map.inward.york", "SW-1.1"),
        (("map", "inward", "york"), [6, 1], "map.inward, 6", "SW-1.1"),
        (("equipment", 0, "id"), "spoon", "equipment[0].id", "SW-1.3"),
        (("equipment", 0, "copies"), 9, "equipment", "SW-1.3"),
        (("equipment", 0, "strength"), 4, "equipment.club.strength", "SW-1.3"),
        (("equipment", 3, "special"), False, "equipment.provisions.special", "SW-1.3"),
        (("equipment",), FILE["equipment"][:5], "equipment.messenger", "SW-1.3"),
        (("convoy",), FILE["convoy"][1:], "convoy", "SW-1.3"),
        (("convoy", 1, "id"), "a01", "convoy.a01", "SW-1.3"),
        (("convoy", 0, "back"), "C", "convoy.a01.back", "SW-1.3"),
        (("convoy", 0, "strength"), 15, "convoy.a01.strength", "SW-1.3"),
        (("convoy", 0, "glory"), None, "convoy.a01.glory", "SW-1.3"),
        (("convoy", 0, "route"), ["york", "york"], "convoy.a01.route", "SW-1.3"),
        (("convoy", 0, "colour"), "red", "convoy.a01.colour", "SW-R13"),
        (("sheriff", 0, "glory_lost"), 1, "sheriff.sa1.glory_lost", "SW-5.11"),
        (("sheriff",), FILE["sheriff"][1:], "sheriff", "SW-1.3"),
    ],
)
def test_what_cannot_be_used_is_refused_by_field_and_rule(
    path: tuple[str | int, ...], value: object, field: str, rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        parse_figures(changed(*path, to=value))
    assert (refused.value.field, refused.value.rule) == (field, rule)


@covers("SW-1.4")
def test_there_are_enough_cards_of_each_back() -> None:
    table = deepcopy(FILE)
    for row in table["convoy"][:10]:
        row["back"] = "B"
    with pytest.raises(Refused) as refused:
        parse_figures(table)
    assert (refused.value.field, refused.value.rule) == ("convoy.A", "SW-1.4")


def test_every_figure_has_a_provenance() -> None:
    figures = parse_figures(FILE)
    named = [face.name for face in figures.cards]
    assert set(named) <= set(figures.provenance)
