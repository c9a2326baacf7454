"""`loxley play`: what is chosen reaches the table, and what cannot be chosen is refused before a file is written."""

import json
from pathlib import Path
from typing import Any

import pytest

from loxley.bots import CHARACTERS
from loxley.cli.options import read_options
from loxley.games import find_game
from loxley.texts import Texts
from tests.cli.commands import loxley
from tests.cli.records import random_record, write

SEED = "5e" * 32


def header(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    return found


def test_what_is_chosen_is_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    options = ["--option", "royal_goods", "--option", "first_sheriff=2", "--option", "seven_cards=no"]
    choices = ["--seats", "5", "--seed", SEED, "--name", "Zoé", *options]
    said = loxley("play", "sheriff", "--terminal", *choices, "--record", file, stdin="quit\n")
    assert said.status == 0
    found = header(file)
    assert (found["players"], found["names"][0]) == (5, "Zoé")
    assert (found["options"]["royal_goods"], found["options"]["first_sheriff"]) == (True, 2)
    assert found["options"]["seven_cards"] is False
    assert SEED in file.read_text(encoding="utf-8").splitlines()[-1]


def test_a_game_that_was_left_replays_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert loxley("play", "--terminal", "--record", file, "--seed", SEED, stdin="").status == 0
    assert loxley("replay", file).status == 0
    resumed = loxley("play", "--resume", file, "--lang", "fr", stdin="quitter\n")
    assert resumed.status == 0
    assert "Tour 1 sur 8" in resumed.out


def test_own_figures_go_with_the_game(tmp_path: Path) -> None:
    house = Path(__file__).parents[2] / "src/loxley/games/sheriff/components.toml"
    figures = tmp_path / "mine.toml"
    figures.write_text(house.read_text(encoding="utf-8").replace("value = 15", "value = 20"), encoding="utf-8")
    file = tmp_path / "game.jsonl"
    loxley("play", "--terminal", "--components", figures, "--option", "promo_cards", "--record", file, stdin="quit\n")
    assert header(file)["components"]["promo"][0]["value"] == 20


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["chess"], "game: there is no game chess; there is sheriff, nottingham, sherwood"),
        (["--seats", "2"], "seats: must be 3 to 5, found 2 (SH-2.6)"),
        (["--seats", "6"], "seats: must be 3 to 5, found 6 (SH-2.6)"),
        (["--option", "words=many"], "words: must be 0 to 99, found many (SH-4.2)"),
        (["--option", "first_sheriff=4"], "first_sheriff: must be -1 to 3, found 4 (SH-2.5)"),
        (["--option", "royal_goods=perhaps"], "royal_goods: must be true or false, found perhaps (SH-8.1)"),
        (["--option", "floor=dance"], "floor: must be one of open, orderly; found dance (SH-4.2)"),
        (["--seed", "abc"], "--seed: must be a whole number, or 64 hexadecimal digits"),
        (["--seed", "12ff"], "--seed: must be a whole number, or 64 hexadecimal digits"),
        (["--components", "nowhere.toml"], "nowhere.toml: no such file"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(tmp_path: Path, words: list[str], refusal: str) -> None:
    assert loxley("play", "--terminal", *words, "--record", tmp_path / "game.jsonl").refusal == refusal
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["--option", "golden_goods"], ["--level", "sheriff"]])
def test_a_refusal_of_an_unknown_name_lists_the_known_ones(tmp_path: Path, words: list[str]) -> None:
    line = loxley("play", "--terminal", *words, "--record", tmp_path / "game.jsonl").refusal
    assert words[1] in line
    assert "there is no" in line
    assert list(tmp_path.iterdir()) == []


def test_wrong_figures_are_refused_by_their_field(tmp_path: Path) -> None:
    figures = tmp_path / "mine.toml"
    figures.write_text("[royal_counts]\nprovenance = 'own'\ngreen_apple = 9\n", encoding="utf-8")
    line = loxley("play", "--terminal", "--components", figures, "--record", tmp_path / "game.jsonl").refusal
    assert line == "royal_counts.green_apple: must be 2 to 3, found 9 (SH-7.4)"
    assert not (tmp_path / "game.jsonl").exists()


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("dear diary", encoding="utf-8")
    assert loxley("play", "--terminal", "--record", file).refusal == f"{file}: is there already, and is not overwritten"
    assert file.read_text(encoding="utf-8") == "dear diary"


def test_a_wrong_record_does_not_go_on(tmp_path: Path) -> None:
    lines = random_record(30)
    foreign = write(tmp_path / "foreign.jsonl", ['{"event": "click"}'])
    broken = write(tmp_path / "broken.jsonl", [lines[0], lines[1][:-4], *lines[2:]])
    kept = broken.read_bytes()
    assert loxley("play", "--resume", foreign).refusal.startswith(
        f"{foreign}, line 1, loxley: this is not a record of Loxley"
    )
    assert loxley("play", "--resume", broken).refusal == f"{broken}, line 2: is not JSON"
    assert loxley("play", "--resume", tmp_path / "gone").refusal == f"{tmp_path / 'gone'}: no such file"
    assert broken.read_bytes() == kept


def test_options_are_typed_as_people_type_them() -> None:
    words = ["royal_goods", "seven_cards=off", "words=5", "floor=open", "first_sheriff=-1"]
    expected = {"royal_goods": True, "seven_cards": False, "words": 5, "floor": "open", "first_sheriff": -1}
    assert read_options(find_game("sheriff"), words) == expected
    assert read_options(find_game("sheriff"), None) == {}


def test_characters_are_chosen_by_name_or_by_lot(tmp_path: Path) -> None:
    def seated(name: str, *words: str) -> tuple[list[str], str]:
        file = tmp_path / f"{name}.jsonl"
        said = loxley("play", "--terminal", "--seed", SEED, "--record", file, *words, stdin="history\nquit\n")
        assert said.status == 0
        return header(file)["characters"], said.out

    assert seated("sly", "--character", "sly")[0] == ["", "sly", "sly", "sly"]
    secret, hidden = seated("secret")
    mixed, told = seated("mixed", "--character", "mixed")
    assert mixed == secret, "the same lot, told or not"
    assert all(name in CHARACTERS for name in mixed[1:])
    assert Texts("en").say(f"character-{mixed[1]}") + "." in told
    assert "is " + Texts("en").say(f"character-{mixed[1]}") + "." not in hidden
    assert "there is no character wizard" in loxley("play", "--terminal", "--character", "wizard").refusal
