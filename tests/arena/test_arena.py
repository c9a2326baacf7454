"""`loxley arena`: what it prints, draws and refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import loxley


def test_json_is_what_scripts_rely_on() -> None:
    said = loxley("arena", "sherwood", "novice", "3xnovice:sly", "--games", "8", "--seed", "5", "--json")
    assert said.status == 0
    report = json.loads(said.out)
    assert (report["game"], report["games"], report["seats"]) == ("sherwood", 8, 4)
    first, second = report["entries"]
    assert (first["level"], first["played"], second["level"], second["played"]) == ("novice", 8, "novice:sly", 24)
    low, high = first["ci95"]
    assert 0 <= low <= first["wins"] <= high <= 1
    assert 8 * first["wins"] + 24 * second["wins"] == pytest.approx(8, abs=0.01)
    assert isinstance(first["mean_score"], float)
    assert loxley("arena", "sherwood", "novice", "3xnovice:sly", "--games", "8", "--seed", "5", "--json") == said


@pytest.mark.parametrize(("lang", "words"), [("en", "A fair share of the wins is 25%"), ("fr", "La part équitable")])
def test_people_read_standings_rates_and_times(lang: str, words: str) -> None:
    said = loxley("arena", "nottingham", "novice", "--games", "4", "--lang", lang)
    assert said.status == 0
    assert words in said.out
    assert "novice" in said.out


def test_plots_are_drawn_and_the_same_again(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        said = loxley("arena", "sheriff", "novice", "novice:sly", "--games", "8", "--plots", tmp_path / folder)
        assert said.status == 0
    for name in ("win-shares.svg", "scores.svg", "rates.svg"):
        drawn = (tmp_path / "one" / name).read_text(encoding="utf-8")
        assert drawn.startswith("<?xml")
        assert drawn == (tmp_path / "two" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (["chess", "novice"], "game: there is no game chess; there is sheriff, nottingham, sherwood"),
        (["sheriff", "novice:wizard"], "character: there is no character wizard"),
        (["sheriff", "novice", "--seats", "9"], "seats: must be 3 to 5, found 9"),
        (
            ["sheriff", "novice", "3xnovice:sly", "--seats", "5"],
            "--seats: the line-up has 4 players, the table 5 seats",
        ),
        (["sheriff", "novice", "--games", "0"], "--games: must be 1 to"),
        (["sheriff", "novice", "--jobs", "0"], "--jobs: must be 1 to"),
        (["sheriff", "novice", "--option", "colour"], "colour: there is no such option"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(words: list[str], refusal: str) -> None:
    assert loxley("arena", *words).refusal.startswith(refusal)


def test_an_unknown_level_is_refused() -> None:
    assert loxley("arena", "sheriff", "wizard").refusal.startswith("level: there is no level wizard; there is novice")


def test_another_tournaments_folder_is_refused(tmp_path: Path) -> None:
    assert loxley("arena", "nottingham", "novice", "--games", "4", "--records", tmp_path / "cup").status == 0
    again = loxley("arena", "nottingham", "novice", "--games", "8", "--records", tmp_path / "cup")
    assert "belongs to a tournament with other arguments" in again.refusal


def test_records_of_the_arena_replay(tmp_path: Path) -> None:
    loxley("arena", "sheriff", "novice", "--games", "4", "--records", tmp_path / "cup")
    for record in sorted((tmp_path / "cup" / "records").iterdir()):
        assert loxley("replay", record, "--why").status == 0
