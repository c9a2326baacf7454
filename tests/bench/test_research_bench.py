"""The bench of the environments: what it counts, what it compares, and what it prints."""

import json
from pathlib import Path

import pytest

import loxley.bench.peers
from loxley.bench import research
from loxley.bench.engine import PLAIN, Task
from loxley.bench.peers import ENGINE_PEERS, PEERS, RESEARCH_PEERS, PeerFigures
from loxley.bench.peers.aec import random_play
from loxley.bench.peers.stopwatch import WHOLE_GAME
from loxley.bench.report import PASSES
from loxley.bench.research_report import OWN_AEC, ResearchFigures, ResearchReport, run
from loxley.core.episodes import NOBODY
from loxley.games import GAMES, find_game
from loxley.research.pettingzoo.aec import TableEnv
from loxley.research.runs import new_terms
from tests.cli.commands import loxley as command
from tests.conftest import ENGINE

TASK = Task("nottingham", 4, {}, 0.1)
NOTTINGHAM = find_game("nottingham")
OURS = ResearchFigures(300.0, 900.0, 800.0, 290, 3, PLAIN)


def test_a_decision_of_a_table_is_one_move_of_a_whole_game() -> None:
    play = random_play(TableEnv(new_terms(NOTTINGHAM, 4)))
    env, decisions = play(WHOLE_GAME)
    assert env.episode.seat == NOBODY
    assert decisions == env.episode.length
    env, few = play(7)
    assert few == env.episode.length == 7


def test_a_step_of_a_batch_is_a_decision_in_every_game() -> None:
    play = research.batched_play(TASK, 8, 200.0)
    tables, decisions = play(WHOLE_GAME)
    assert decisions == 8
    assert tables.batch is not None
    lengths = [game.length for game in tables.batch.games]
    assert len(set(lengths)) > 1  # they are in different parts of their games
    play(WHOLE_GAME)
    began = [game.length for game, number in zip(tables.batch.games, tables.batch.numbers, strict=True) if not number]
    assert sum(began) == sum(lengths[place] + 1 for place, number in enumerate(tables.batch.numbers) if not number)


def test_sizes_are_those_of_the_same_random_games_each_time() -> None:
    terms = new_terms(NOTTINGHAM, 4)
    decisions, legal_moves = research.sizes(terms, 3)
    assert (decisions, legal_moves) == research.sizes(terms, 3)
    assert 100 < decisions < 1000
    assert 1 < legal_moves < terms.moves


def test_all_figures_of_a_game_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(research, "LARGE", 128)
    monkeypatch.setattr(research, "COUNTED_GAMES", 2)
    figures = research.measure(TASK)
    assert figures.engine == ENGINE
    assert min(figures.aec_per_s, figures.small_batch_per_s, figures.large_batch_per_s) > 0


def test_a_table_is_compared_with_a_table_and_a_batch_with_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    speeds = dict(zip(RESEARCH_PEERS, (100.0, 200.0, 300.0, 400.0), strict=True))
    theirs = {name: PeerFigures("1", decisions_per_s=speed) for name, speed in speeds.items()}
    theirs["elsewhere/broken"] = PeerFigures("2", error="no such wheel")
    monkeypatch.setattr("loxley.bench.research_report.measured", lambda _: OURS)
    monkeypatch.setattr("loxley.bench.research_report.run_peers", lambda *_: theirs)
    steps: list[str] = []
    report = run([TASK], list(theirs), steps.append)
    assert list(report.ratios["nottingham"].values()) == [3.0, 3.0, 1.5, 3.0, 2.0]
    assert report.peers == theirs
    assert steps == ["loxley/nottingham"] * PASSES


def test_the_command_measures_without_peers_and_prints_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loxley.bench.research_report.PASSES", 1)
    said = command("bench", "research", "--json", "--seconds", "0.1", "--game", "nottingham")
    answer = json.loads(said.out)
    assert set(answer) == {"machine", "loxley", "peers", "ratios"}
    assert set(answer["loxley"]["nottingham"]) == set(ResearchFigures.__struct_fields__)
    assert answer["peers"] == {}
    assert set(answer["ratios"]["nottingham"]) == {OWN_AEC}
    assert said.err.splitlines() == ["Measuring loxley/nottingham …"]


@pytest.mark.parametrize(("language", "table"), [("en", "One table"), ("fr", "Une table")])
def test_a_line_for_each_game_and_peer(monkeypatch: pytest.MonkeyPatch, language: str, table: str) -> None:
    peers = {"pettingzoo/texas_holdem_no_limit_v6": PeerFigures("1", decisions_per_s=100.0)}
    peers["pgx/none"] = PeerFigures("2", error="no such wheel")
    ratios = {name: {OWN_AEC: 3.0, "pettingzoo/texas_holdem_no_limit_v6": 7.5} for name in GAMES}
    report = ResearchReport("a machine", dict.fromkeys(ratios, OURS), peers, ratios)
    monkeypatch.setattr("loxley.cli.bench.run_research", lambda *_: report)
    said = command("bench", "research", "--peers", "--lang", language)
    assert table in said.out
    assert "pgx/none: no such wheel" in said.out
    firsts = [line.split()[0] for line in said.out.splitlines() if line.strip()]
    assert {*GAMES, "pettingzoo/texas_holdem_no_limit_v6", "pgx/none"} <= set(firsts)


def test_every_peer_has_its_script_and_one_bench() -> None:
    folder = Path(loxley.bench.peers.__file__).parent
    assert all((folder / peer.script).is_file() for peer in PEERS.values())
    assert not set(ENGINE_PEERS) & set(RESEARCH_PEERS)


def test_options_are_not_for_the_server() -> None:
    said = command("bench", "server", "--game", "sheriff")
    assert said.status == 2
    assert "engine and research" in said.err
