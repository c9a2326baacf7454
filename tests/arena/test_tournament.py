"""Whole tournaments: the same wherever they are played, and the same again after a break."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import polars
import pytest

from loxley.arena import Crew, Plan, Store, new_plan, play_tournament, read_field, report_on, resume_tournament
from loxley.arena.game import ArenaGame, Outcome, play_and_record, play_game
from loxley.arena.store import CLOCKS, OUTCOMES
from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import GAMES
from tests.cli.commands import SPEECH, loxley, loxley_process


def plan(game: str = "nottingham", games: int = 12, seed: int = 1) -> Plan:
    return new_plan(game, read_field(game, ["novice", "novice:sly"]), seats=4, games=games, seed=seed)


def outcomes(tables: Plan, crew: Crew) -> bytes:
    return msgspec.json.encode(play_tournament(tables, crew).outcomes)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    tables = plan(game)
    first = outcomes(tables, Crew())
    assert first == outcomes(tables, Crew())
    assert first != outcomes(plan(game, seed=2), Crew())


def test_two_processes_play_the_same_games_as_one() -> None:
    assert outcomes(plan(), Crew(2)) == outcomes(plan(), Crew())


def test_a_ray_cluster_plays_the_same_games_as_one_process() -> None:
    """Also with somebody's own bot. In a process of its own: Ray leaves sockets and signal handlers behind."""
    words = ["arena", "nottingham", "novice", "tests.bots.strangers:First", "--games", "12", "--json"]
    alone = loxley(*words)
    together = loxley_process(*words, "--ray", "local", RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO="0")
    assert (together.status, together.out) == (0, alone.out)


def test_rotations_share_their_deal() -> None:
    """The first cards of a deal are the same whoever sits there."""
    dealt: dict[int, set[str]] = {}
    for fixture in plan("sheriff").fixtures():
        hall = ArenaGame(plan("sheriff"), fixture)
        hands = [event.facts["goods"] for event in hall.log.seen_by(-2) if event.name == "dealt"]
        dealt.setdefault(fixture.deal, set()).add(str(hands))
    assert all(len(deals) == 1 for deals in dealt.values())
    assert len({str(deals) for deals in dealt.values()}) == len(dealt)


def test_records_change_nothing_and_replay() -> None:
    tables = plan("sheriff", games=4)
    for fixture in tables.fixtures():
        played = play_and_record(tables, fixture)
        assert played.outcome == play_game(tables, fixture).outcome
        record = read_record(played.record)
        Replay(GAMES["sheriff"], record).finish()
        assert tuple(record.scores) == played.outcome.scores
        assert record.characters == [tables.entries[entry].character for entry in fixture.seated]
        assert record.levels == ["novice"] * 4


# ------------------------------------------------------------------------------------------------------- after a break


def test_a_store_goes_on_where_it_stopped(tmp_path: Path) -> None:
    tables = plan()
    whole = play_tournament(tables, Crew()).outcomes
    store = Store(tmp_path, tables)
    store.open()
    told: list[int] = []

    def stop(done: int) -> None:
        told.append(done)
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        resume_tournament(tables, Crew(), store, with_records=True, tell=stop)
    with (tmp_path / OUTCOMES).open("a") as file:
        file.write('{"deal":1,"rota')  # torn by a kill
    again = Store(tmp_path, tables)
    again.open()
    assert again.outcomes == whole[:5]
    results = resume_tournament(tables, Crew(), again, with_records=True, tell=told.append)
    assert results.outcomes == whole
    assert told == [*range(6), *range(5, 13)]
    assert len(results.clocks) == 12
    assert len(list((tmp_path / "records").iterdir())) == 12


def test_a_store_keeps_to_its_plan(tmp_path: Path) -> None:
    Store(tmp_path / "a", plan()).open()
    with pytest.raises(Refused, match="another-tournament"):
        Store(tmp_path / "a", plan(seed=2)).open()
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(Refused, match="not-a-tournament"):
        Store(tmp_path, plan()).open()
    (tmp_path / "a" / OUTCOMES).write_text("nonsense\n")
    (tmp_path / "a" / CLOCKS).write_text("{}\n")
    with pytest.raises(Refused, match="damaged-tournament"):
        Store(tmp_path / "a", plan()).open()


def test_a_killed_tournament_is_finished_by_the_same_command(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    words = ["arena", "sheriff", "novice", "novice:sly", "--games", "60", "--json", "--records", str(folder)]
    command = [sys.executable, "-m", "loxley", *words]
    environment = os.environ | SPEECH
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as running:
        while not (folder / OUTCOMES).exists():
            assert running.poll() is None
        running.send_signal(signal.SIGKILL)
    begun = (folder / OUTCOMES).read_bytes().count(b"\n")
    assert begun < 60
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    report = json.loads(done.stdout)
    assert report["games"] == 60
    tables = new_plan("sheriff", read_field("sheriff", ["novice", "novice:sly"]), seats=4, games=60, seed=1)
    expected = report_on(tables, play_tournament(tables, Crew()).outcomes)
    assert report == json.loads(msgspec.json.encode(expected))
    rows = polars.read_parquet(folder / "results.parquet")
    assert rows.height == 240
    assert rows["win"].sum() == pytest.approx(60)


def test_a_game_without_end_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loxley.arena.game.BOUND", 30)
    tables = plan("sheriff")
    with pytest.raises(Refused, match="endless-game"):
        play_game(tables, next(tables.fixtures()))


def test_an_outcome_is_read_as_it_was_written() -> None:
    tables = plan()
    outcome = play_game(tables, next(tables.fixtures())).outcome
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


def test_a_tally_of_events_is_kept_for_each_seat() -> None:
    tables = plan()
    outcome = play_game(tables, next(tables.fixtures())).outcome
    assert sum(tally["turns"] for tally in outcome.tallies) > 20


def test_an_answer_of_somebody_who_is_not_awaited_may_end_a_game() -> None:
    """Where all may speak, a merchant who pays the Sheriff's price for the last bag ends the last round."""
    field = read_field("sheriff", ["robin", "2xrogue"])
    plan = new_plan("sheriff", field, seats=3, games=30, seed=7, options={"floor": "open"})
    outcomes = play_tournament(plan, Crew()).outcomes
    assert len(outcomes) == 30
    assert not any(outcome.faults for outcome in outcomes)
