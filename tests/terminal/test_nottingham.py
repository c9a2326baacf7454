"""Nottingham in the terminal: whole games in both languages, and a word for everything."""

from pathlib import Path

import pytest

from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.records import OVER, Replay, read_record
from loxley.core.seats import AUDITOR, PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.moves import MOVES
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.nottingham import NottinghamStage
from loxley.terminal.rulebook import find_rule
from loxley.texts import LANGUAGES, Texts
from tests.terminal.people import Paper, Script, Wanderer

NAMES = ["Guy", "Much", "Tuck"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 7])
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, players: int) -> None:
    path = tmp_path / "game.jsonl"
    paper = Paper()
    setup = Setup(game="nottingham", players=players, seed=bytes([players] * 32), record=path)
    play_in_terminal(setup, Texts(language), paper.console, Wanderer(paper, players))
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.ending == OVER
    Replay(NOTTINGHAM, record).finish()
    assert Texts(language).say("nottingham-phase-over") in paper.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_description_and_a_rule(language: str) -> None:
    texts = Texts(language)
    stage = NottinghamStage(NOTTINGHAM, texts, ["A", "B", "C", "D", "E", "F", "G"], 0, None)
    view = NOTTINGHAM.new(7, {}, Chance()).view(0)
    for move in range(len(MOVES)):
        assert stage.describe(move, view)
        assert find_rule(texts, "NO", stage.rule_behind(move, view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, PUBLIC, AUDITOR])
def test_every_game_can_be_told_to_every_viewer(language: str, viewer: int) -> None:
    log = Log()
    state = NOTTINGHAM.new(3, {}, Chance(), log=log)
    step = 0
    while not state.over():
        seat = state.awaited()[0]
        legal = state.legal(seat)
        state.play(seat, legal[step * 7 % len(legal)])
        step += 1
    events = log.seen_by(viewer)
    told = NottinghamStage(NOTTINGHAM, Texts(language), NAMES, viewer, None).tell(events, 0)
    assert len(told) > 100
    assert all(told)


@pytest.mark.parametrize(("aid", "answer"), [(True, "What you have seen"), (False, "without a memory aid")])
def test_the_memory_aid_is_there_when_the_table_has_chosen_it(tmp_path: Path, aid: bool, answer: str) -> None:  # noqa: FBT001
    paper = Paper()
    options: dict[str, object] = {"memory_aid": aid}
    setup = Setup(game="nottingham", players=3, options=options, record=tmp_path / "game.jsonl")
    play_in_terminal(setup, Texts("en"), paper.console, Script(["memory", "quit"]))
    assert answer in paper.text
