"""`loxley arena`: what it prints, draws and refuses."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from loxley.texts import LANGUAGES, Texts
from tests.cli.commands import loxley, loxley_process


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_terminal_progress_is_told_in_lines(language: str) -> None:
    said = loxley_process("arena", "nottingham", "novice", "--games", "20", "--lang", language)
    assert said.status == 0
    expected = [Texts(language).say("arena-done", done=done, games=20) for done in range(2, 21, 2)]
    assert said.err.splitlines() == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_deal_gives_no_interval(language: str) -> None:
    few = Texts(language).say("arena-too-few")
    assert loxley("arena", "nottingham", "novice", "--games", "4", "--lang", language).out.count(few) == 2
    assert few not in loxley("arena", "nottingham", "novice", "--games", "8", "--lang", language).out


WITHOUT_EXTRAS = """
import sys
sys.modules["polars"] = sys.modules["matplotlib"] = None
from loxley.cli import main
sys.argv = ["loxley", *sys.argv[1:]]
main()
"""


def without_extras(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """As on the default install, which brings neither polars nor matplotlib."""
    command = [sys.executable, "-c", WITHOUT_EXTRAS, *map(str, words), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_records_are_kept_on_the_default_install(tmp_path: Path) -> None:
    done = without_extras("arena", "nottingham", "novice", "--games", "4", "--records", tmp_path / "cup")
    assert done.returncode == 0, done.stderr
    assert "results.parquet" in done.stderr
    assert len(list((tmp_path / "cup" / "records").iterdir())) == 4
    assert not (tmp_path / "cup" / "results.parquet").exists()
    again = without_extras("arena", "nottingham", "novice", "--games", "4", "--records", tmp_path / "cup")
    assert (again.returncode, again.stdout) == (0, done.stdout)


def test_plots_that_cannot_be_drawn_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    done = without_extras("arena", "sheriff", "novice", "--games", "100000", "--plots", tmp_path / "plots")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("--plots: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("flag", ["--records", "--plots"])
def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(tmp_path: Path, flag: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    refusal = loxley("arena", "sheriff", "novice", "--games", "100000", flag, tmp_path / "file" / "cup").refusal
    assert refusal.startswith(f"{tmp_path / 'file' / 'cup'}: this folder cannot be made")
