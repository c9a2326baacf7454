"""`loxley components`: figures with their provenance, and the check of a replacement."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.commands import loxley

HOUSE = (Path(__file__).parents[2] / "src/loxley/games/sheriff/components.toml").read_text(encoding="utf-8")


def test_figures_come_with_their_provenance() -> None:
    goods = {line["id"]: line for line in json.loads(loxley("components", "sheriff", "--json").out)["goods"]}
    assert len(goods) == 18
    apple, gouda, summons = goods["apple"], goods["gouda"], goods["royal_summons"]
    assert (apple["copies"], apple["value"], apple["provenance"]) == (48, 2, "booklet")
    assert (gouda["counts_as"], gouda["counts"], gouda["counts_provenance"]) == ("cheese", 2, "reported")
    assert (summons["reward"], summons["provenance"]) == (8, "stand-in")
    assert goods["bread"]["copies_of_three"] == 0


def test_people_see_which_figures_are_stand_ins() -> None:
    english, french = (loxley("components", "sheriff", "--lang", lang).out for lang in ("en", "fr"))
    assert re.search("Feast Plate +Stand-in", english)
    assert re.search("Plat de Festin +Provisoire", french)
    tables = [
        line for line in (english + french).splitlines() if "components sheriff" not in line and "livret" not in line
    ]
    assert max(map(len, tables)) <= 110


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("gouda = 2", "gouda = 7", "royal_counts.gouda: must be 2 to 3, found 7 (SH-7.4)"),
        ("gouda = 2", "edam = 2", "royal_counts.edam: there is no such field (SH-7.4)"),
        ("gouda = 2\n", "", "royal_counts.gouda: is missing, or not what it should be (SH-7.4)"),
        ("gouda = 2", "gouda is 2", "line 9: is not TOML"),
        ("copies = 2", "copies = true", "promo.arcane_scrolls.copies: must be 0 to 20, found True (SH-8.5)"),
        ("value = 15", "value = 15\ncolour = 1", "promo.arcane_scrolls.colour: there is no such field (SH-8.5)"),
        (
            '= "reported"',
            '= "hearsay"',
            "royal_counts.provenance: must be booklet, reported, stand-in or own; found hearsay (SH-R15)",
        ),
        ('id = "feast_plate"', 'id = "fork"', "promo[1].id: must be the name of a promo card, each once (SH-8.5)"),
    ],
)
def test_a_wrong_replacement_is_refused_in_one_line(tmp_path: Path, old: str, new: str, line: str) -> None:
    file = tmp_path / "mine.toml"
    assert old in HOUSE
    file.write_text(HOUSE.replace(old, new, 1), encoding="utf-8")
    assert loxley("components", "sheriff", "--check", file).refusal == f"{file}, {line}"


def test_a_good_replacement_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HOUSE.replace("value = 15", "value = 12"), encoding="utf-8")
    said = loxley("components", "sheriff", "--check", file)
    assert (said.status, said.out.count("\n"), said.err) == (0, 1, "")
    shown = json.loads(loxley("components", "sheriff", "--check", file, "--json").out)
    assert {line["id"]: line["value"] for line in shown["goods"]}["arcane_scrolls"] == 12


def test_the_figures_of_nottingham_come_with_their_provenance() -> None:
    found = json.loads(loxley("components", "nottingham", "--json").out)
    assert {line["id"]: line["value"] for line in found["objects"]}["chest"] == 13
    assert {line["id"]: line["provenance"] for line in found["missions"]}["five_of_a_kind"] == "reported"
    assert found["track"]["provenance"] == "stand-in"
    assert len(found["ambush"]["pairs"]) == 6
    assert re.search("Three pairs +Stand-in", loxley("components", "nottingham", "--lang", "en").out)
