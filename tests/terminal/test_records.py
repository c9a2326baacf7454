"""Where records go, who sits at them, and what is refused."""

from pathlib import Path

import platformdirs
import pytest

from loxley.core.records import Record, read_record
from loxley.core.refusals import Refused
from loxley.terminal import Setup, play_in_terminal, resume_in_terminal
from loxley.terminal.cast import Player, persons_seat, read_cast
from loxley.terminal.opening import open_table
from loxley.texts import Texts
from tests.terminal.people import Output, Script


def test_a_record_goes_to_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path)
    for _ in range(2):
        play_in_terminal(Setup(), Texts("en"), Output().console, Script([]))
    found = sorted((tmp_path / "records").iterdir())
    assert len(found) == 2
    assert all(path.name.startswith("sheriff-20") and path.suffix == ".jsonl" for path in found)


def test_a_record_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    with pytest.raises(Refused, match="file-exists"):
        open_table(Setup(record=path), Texts("en"))
    assert path.read_text() == "mine"


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        (Setup(game="chess"), "unknown-game"),
        (Setup(players=9), "out-of-range"),
        (Setup(seat=4), "out-of-range"),
        (Setup(level="wizard"), "unknown-level"),
        (Setup(options={"dragons": True}), "unknown-option"),
        (Setup(components={}), "missing-field"),
        (Setup(record=Path("/dev/null/game.jsonl")), "unwritable-file"),
    ],
)
def test_what_cannot_be_used_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: Setup, problem: str
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: tmp_path)
    with pytest.raises(Refused, match=problem):
        open_table(setup, Texts("en"))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("text", "problem"), [("", "empty-record"), ("{}", "foreign-record"), ("\x00", "not-json")])
def test_a_damaged_record_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(text)
    with pytest.raises(Refused, match=problem):
        resume_in_terminal(path, Texts("en"), Output().console, Script([]))
    with pytest.raises(Refused, match="unreadable-file"):
        resume_in_terminal(tmp_path / "nowhere", Texts("en"), Output().console, Script([]))


def seated(names: list[str], levels: list[str]) -> Record:
    record = Record("sheriff", 3, {})
    record.names = names
    record.levels = levels
    return record


def test_a_record_tells_who_sits_where() -> None:
    cast = read_cast(seated(["Marian", "Lise", "Robin"], ["novice", "", "novice"]))
    assert cast == [Player("Marian", "novice", "even"), Player("Lise", ""), Player("Robin", "novice", "even")]
    assert persons_seat(cast) == 1


def test_a_record_from_elsewhere_gives_the_first_seat_to_the_person() -> None:
    cast = read_cast(seated(["Lise", "Paul"], ["", "wizard"]))
    assert cast == [Player("Lise", ""), Player("Paul", "novice", "even"), Player("2", "novice", "even")]


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    paper = Output()
    setup = Setup(players=3, record=tmp_path / "game.jsonl", names=["Lise", "[red]\x1b[31mEve\x07", "x" * 99])
    play_in_terminal(setup, Texts("en"), paper.console, Script([]))
    assert "\x1b" not in paper.text
    assert "[red][31mEve" in paper.text
    assert read_record((tmp_path / "game.jsonl").read_text(encoding="utf-8")).names[0] == "Lise"
