"""Whole games in the terminal, in both languages, and what they leave behind."""

from pathlib import Path

import pytest

from loxley.core.records import OVER, PAUSED, Replay, last_line, read_record
from loxley.core.seats import AUDITOR
from loxley.games.sheriff import SHERIFF
from loxley.terminal import Setup, play_in_terminal, resume_in_terminal
from loxley.terminal.opening import reopen_table
from loxley.texts import Texts
from tests.terminal.people import Output, Repeater, Script, Wanderer

EXTRAS: dict[str, object] = {"royal_goods": True, "promo_cards": True, "seven_cards": True}


def play(path: Path, language: str, seed: int, players: int = 4, **options: object) -> str:
    """A game of somebody who picks any choice; all that was shown."""
    paper = Output()
    setup = Setup(players=players, options={**options}, seed=bytes([seed] * 32), record=path)
    play_in_terminal(setup, Texts(language), paper.console, Wanderer(paper, seed))
    return paper.text


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("finished") / "whole.jsonl"
    play(path, "en", 9, 3, royal_goods=True)
    return path


@pytest.mark.parametrize(
    ("language", "players", "floor"),
    [("en", 3, "orderly"), ("fr", 4, "orderly"), ("en", 4, "open"), ("fr", 5, "orderly")],
)
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, players: int, floor: str) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, language, players, players, floor=floor, **(EXTRAS if players == 5 else {}))
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.ending == OVER
    Replay(SHERIFF, record).finish()
    texts = Texts(language)
    assert texts.say("sheriff-count-total") in shown
    assert texts.say("terminal-over", path=str(path)) in shown


def test_the_record_names_the_bots_with_their_level(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    setup = Setup(players=3, record=path, names=["Lise"])
    play_in_terminal(setup, Texts("en"), Output().console, Script(["quit"]))
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.names == ["Lise", "Marian", "Robin"]
    assert record.levels == ["", "novice", "novice"]


def test_leaving_says_where_the_game_is_and_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    paper = Output()
    play_in_terminal(Setup(record=path), Texts("en"), paper.console, Script(["quit"]))
    assert f"The game is kept. To go on: loxley play --resume '{path}'\n" in paper.text
    assert read_record(path.read_text(encoding="utf-8")).ending == PAUSED


class Interrupting:
    def hear(self, prompt: str, seconds: float | None) -> str | None:
        raise KeyboardInterrupt


def test_ctrl_c_leaves_too(tmp_path: Path) -> None:
    paper = Output()
    play_in_terminal(Setup(record=tmp_path / "game.jsonl"), Texts("fr"), paper.console, Interrupting())
    assert "La partie est gardée." in paper.text


def test_a_game_goes_on_from_any_line_as_if_there_had_been_no_break(tmp_path: Path, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    rows = text.splitlines()
    record = read_record(text)
    assert record.seed is not None
    cuts = range(1, len(rows) - 1, max(1, len(rows) // 20))
    for cut in cuts:
        path = tmp_path / f"cut-{cut}.jsonl"
        played = Replay(SHERIFF, record)
        for _ in range(cut - 1):
            played.step()
        ending = last_line(PAUSED, record.seed, played.state)
        path.write_text("\n".join([*rows[:cut], ending]) + "\n", encoding="utf-8")
        assert reopen_table(path, Texts("en")).state.view(AUDITOR) == played.state.view(AUDITOR)
    for cut in (cuts[len(cuts) // 2], cuts[-1]):
        path = tmp_path / f"cut-{cut}.jsonl"
        resume_in_terminal(path, Texts("fr"), Output().console, Repeater(text, path))
        assert moves(path) == moves(finished)


def moves(path: Path) -> list[tuple[int, list[str]]]:
    """What was played; what bots say beside it may differ after a break."""
    lines = read_record(path.read_text(encoding="utf-8")).lines
    return [(line.seat, line.words) for line in lines if line.words]


def test_after_a_break_the_same_news_are_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first, second = Output(), Output()
    setup = Setup(record=path, seed=bytes(32), options={"first_sheriff": 3})
    play_in_terminal(setup, Texts("en"), first.console, Script(["1", "draw deck", "1"]))
    resume_in_terminal(path, Texts("en"), second.console, Script([]))
    last_screen = first.text.rpartition(" Round 1 of 8")[2].partition("quit")[0]
    assert "What has happened" in last_screen
    assert last_screen in second.text


def test_the_record_of_a_finished_game_shows_its_count(finished: Path) -> None:
    before = finished.read_text(encoding="utf-8")
    paper = Output()
    resume_in_terminal(finished, Texts("fr"), paper.console, Script([]))
    assert "Total" in paper.text
    assert "Rang" in paper.text
    assert finished.read_text(encoding="utf-8") == before


class Watching(Wanderer):
    """Counts the lines of every screen, up to the one that is typed in."""

    heights: list[int]

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        screen = self.paper.text.rpartition(CLEAR)[2]
        if len(self.heights) < self.paper.text.count(CLEAR):
            self.heights.append(screen.count("\n") + 1)
        return super().hear(prompt, seconds)


CLEAR = "\x1b[2J"


@pytest.mark.parametrize(("players", "language"), [(4, "en"), (5, "fr")])
def test_a_screen_of_24_lines_is_enough(tmp_path: Path, players: int, language: str) -> None:
    """Only an offer of a dozen terms may be longer."""
    paper = Output(is_terminal=True)
    setup = Setup(players=players, seed=bytes([2] * 32), record=tmp_path / "game.jsonl", pause=0)
    person = Watching(paper, 3, patience=100)
    person.heights = []
    play_in_terminal(setup, Texts(language), paper.console, person)
    assert len(person.heights) > 50
    assert sum(height > 24 for height in person.heights) <= 3
