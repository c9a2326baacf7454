"""Nottingham in the terminal: whole games in both languages, and a word for everything."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from loxley.core.chance import Chance
from loxley.core.log import Event, Log
from loxley.core.records import OVER, Replay, read_record
from loxley.core.seats import AUDITOR, PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.catalogue import CATALOGUE
from loxley.games.nottingham.phases import PHASES
from loxley.games.nottingham.vocabulary import MOVES
from loxley.telling.speech import key
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.nottingham import NottinghamStage
from loxley.terminal.rulebook import find_rule
from loxley.texts import LANGUAGES, Texts
from tests.terminal.people import Output, Script, Wanderer

RARE = [
    Event("put_back", {"seat": 0}),
    Event("put_back", {"seat": 1}),
    Event("skipped", {"seats": [0, 2]}),
    Event("proved", {"seat": 1, "objects": ["copper", "copper"]}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 7])
def test_a_game_is_played_to_its_end(tmp_path: Path, language: str, players: int) -> None:
    path = tmp_path / "game.jsonl"
    paper = Output()
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
        assert stage.describe(move)
        assert find_rule(texts, "NO", stage.game.rule_behind(view, move))


@pytest.fixture(scope="module")
def logs() -> list[Log]:
    """Games in which everybody delivers, and games in which nobody does until the cards run out."""
    found: list[Log] = []
    for seed in range(6):
        rng, log = Random(seed), Log()
        options: dict[str, object] = {"colours": "chosen" if seed % 2 else "by_seat"}
        state = NOTTINGHAM.new(3 + seed % 5, options, Chance(bytes([seed] * 32)), log=log)
        while not state.over():
            seat = state.awaited()[0]
            legal = state.legal(seat)
            state.play(seat, legal[-1] if state.phase.name == "delivery" and seed % 2 else rng.choice(legal))
        found.append(log)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_for_everybody(logs: list[Log], language: str) -> None:
    for log in logs:
        for viewer in (0, 1, PUBLIC, AUDITOR):
            shown = NottinghamStage(NOTTINGHAM, Texts(language), ["A", "B", "C", "D", "E", "F", "G"], viewer, None)
            for sentence in shown.tell([*log.seen_by(viewer), *RARE], 0):
                assert is_a_sentence(sentence), sentence


def is_a_sentence(text: str) -> bool:
    return text[-1] in ".!" and not re.search(r"[{}_]|\bnone\b|  ", text)


def test_every_event_that_has_a_sentence_is_met(logs: list[Log]) -> None:
    met = {event.name for log in logs for viewer in (PUBLIC, AUDITOR) for event in log.seen_by(viewer)}
    text = files("loxley").joinpath("locales", "en", "nottingham.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^nottingham-event-([a-z-]+) =", text, re.MULTILINE))
    silent = {entry.name for entry in CATALOGUE.events.values() if not entry.is_told}
    assert {key(name) for name in (met | {event.name for event in RARE}) - silent} == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_options_and_rows_have_texts(language: str) -> None:
    texts = Texts(language)
    for phase in PHASES:
        assert texts.say(f"nottingham-phase-{phase}")
    for choice in NOTTINGHAM.choices:
        assert texts.say(f"nottingham-option-{key(choice.name)}")
        assert texts.say(f"nottingham-option-{key(choice.name)}.title")
    for family in MOVES.families:
        assert texts.say(f"nottingham-move-{key(family.name)}.row")


@pytest.mark.parametrize(("aid", "answer"), [(True, "What you have seen"), (False, "without a memory aid")])
def test_the_memory_aid_is_there_when_the_table_has_chosen_it(tmp_path: Path, aid: bool, answer: str) -> None:  # noqa: FBT001
    paper = Output()
    options: dict[str, object] = {"memory_aid": aid}
    setup = Setup(game="nottingham", players=3, options=options, record=tmp_path / "game.jsonl")
    play_in_terminal(setup, Texts("en"), paper.console, Script(["memory", "quit"]))
    assert answer in paper.text
