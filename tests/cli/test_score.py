"""`loxley score`: the sheet as others script against it, and one line for each refusal."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import loxley

PAPER = {
    "players": [
        {
            "name": "David",
            "coins": 42,
            "goods": {"apple": 4, "cheese": 6, "bread": 1, "chicken": 4, "pepper": 2, "crossbow": 1},
        },
        {"name": "Miller", "coins": 30, "goods": {"apple": 2, "chicken": 5}},
        {"name": "Tuck", "coins": 30, "goods": {"apple": 5, "chicken": 4}},
        {"name": "Will", "coins": 30, "goods": {"apple": 5, "bread": 2}},
    ],
    "first_sheriff": 0,
}
TEXT = json.dumps(PAPER)


def test_json_in_from_a_file_and_json_out(tmp_path: Path) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(TEXT, encoding="utf-8")
    said = loxley("score", "sheriff", file, "--json")
    answer = json.loads(said.out)
    bonuses = {"cheese": 15, "bread": 10, "chicken": 2}
    line = {"name": "David", "goods": 66, "coins": 42, "bonuses": bonuses, "total": 135, "place": 1}
    assert answer["players"][0] == line
    assert answer["winners"] == [0]
    assert set(answer) == {"players", "winners"}
    assert (said.status, said.err) == (0, "")


def test_standard_input_is_as_good_as_a_file() -> None:
    assert loxley("score", "sheriff", "--json", stdin=TEXT) == loxley("score", "sheriff", "-", "--json", stdin=TEXT)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert loxley("score", "sheriff", "--json", stdin="\ufeff" + TEXT).status == 0


def test_people_get_kings_and_queens_in_their_language() -> None:
    english = loxley("score", "sheriff", stdin=TEXT).out
    french = loxley("score", "sheriff", "--lang", "fr", stdin=TEXT).out
    assert "Tuck and Will (+15 each)" in english
    assert "David wins with 135 points." in english
    assert "Tuck et Will (+15 par joueur)" in french
    assert "Rois et Reines" in french
    assert max(len(line) for line in (english + french).splitlines()) <= 80


def test_own_figures_may_replace_those_of_the_house(tmp_path: Path) -> None:
    figures = tmp_path / "mine.toml"
    house = Path(__file__).parents[2] / "src/loxley/games/sheriff/components.toml"
    figures.write_text(house.read_text(encoding="utf-8").replace("value = 15", "value = 20"), encoding="utf-8")
    paper = {
        "players": [{"name": name, "coins": 0, "goods": {"arcane_scrolls": 1} if name == "A" else {}} for name in "ABC"]
    }
    said = loxley("score", "sheriff", "--components", figures, "--json", stdin=json.dumps(paper))
    assert json.loads(said.out)["players"][0]["goods"] == 20


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("paper", "english", "french"),
    [
        (
            changed('"apple": 2', '"apple": 300'),
            "players[1].goods.apple: must be 0 to 48, found 300 (SH-1.1)",
            "players[1].goods.apple\u00a0: il faut un nombre de 0 à 48, et non 300 (SH-1.1)",
        ),
        (
            changed('"coins": 30', '"coins": -3'),
            "players[1].coins: must be 0 to 200, found -3 (SH-2.1)",
            "players[1].coins\u00a0: il faut un nombre de 0 à 200, et non -3 (SH-2.1)",
        ),
        ("apples, mostly", "line 1: is not JSON (SH-7.2)", "ligne 1\u00a0: ce n’est pas du JSON (SH-7.2)"),
        (
            changed('"coins": 30', '"coins": "many"'),
            "players[1].coins: must be a whole number, found a text (SH-7.2)",
            "players[1].coins\u00a0: il faut un nombre entier, et non un texte (SH-7.2)",
        ),
        (
            changed('"apple": 2', '"apple": 48'),
            "players[1].goods.apple: brings the table to 52; the box holds 48 (SH-1.1)",
            "players[1].goods.apple\u00a0: avec cet Étal, la table en est à 52\u202f; la boîte en contient 48 (SH-1.1)",
        ),
    ],
)
def test_a_refusal_is_one_line_with_field_and_rule(paper: str, english: str, french: str) -> None:
    assert loxley("score", "sheriff", stdin=paper).refusal == english
    assert loxley("score", "sheriff", "--json", "--lang", "fr", stdin=paper).refusal == french


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert loxley("score", "sheriff", tmp_path / "gone").refusal == f"{tmp_path / 'gone'}: no such file"
    assert loxley("score", "sheriff", tmp_path).refusal == f"{tmp_path}: is a folder, not a file"
    assert loxley("score", "sheriff", stdin=b"\xff\xfe{").refusal == "stdin: is not text in UTF-8"
    assert (
        loxley("score", "chess", stdin=TEXT).refusal
        == "game: there is no game chess; there is sheriff, nottingham, sherwood"
    )


def test_a_refusal_stays_one_line_whatever_the_input_says() -> None:
    name = "x\\n\\u001b[2J" + "y" * 5000
    line = loxley("score", "sheriff", stdin=f'{{"{name}": 1}}').refusal
    assert "\x1b" not in line
    assert len(line) < 400
