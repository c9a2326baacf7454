"""Anybody's bot: found by its name, told what its seat sees, replaced when it does something wrong."""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from loxley.arena import Crew, new_plan, play_tournament, read_field, report_on
from loxley.arena.game import Fault, Outcome, play_and_record
from loxley.bots import Bot, Chair, Guests, Misplayed, finding, levels, new_bot, new_chair, probes
from loxley.bots.program import ProgramBot
from loxley.bots.random_bot import RandomBot
from loxley.core.chance import Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from tests.bots.strangers import Counts, First

HERE = "tests.bots.strangers"


def one_game(game: str, *words: str, limit: float = 10.0) -> tuple[list[Fault], Outcome]:
    tables = new_plan(game, read_field(game, words), seats=4, games=1, seed=3, limit=limit)
    outcome = play_tournament(tables, Crew()).outcomes[0]
    return list(outcome.faults), outcome


# ------------------------------------------------------------------------------------------------------------ its name


@pytest.mark.parametrize("game", list(GAMES))
def test_a_bot_is_found_by_module_and_class(game: str) -> None:
    bot = new_bot(game, f"{HERE}:First")
    assert isinstance(bot, First)
    assert bot.game == game


def test_a_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{HERE}:First", finding.GROUP)
    monkeypatch.setattr(finding, "_installed", lambda: {"first": point})
    assert isinstance(new_bot("sheriff", "first"), First)
    with pytest.raises(Refused) as refused:
        new_bot("sheriff", "second")
    assert "robin" in str(refused.value.facts["choices"])
    assert "first" in str(refused.value.facts["choices"])


def test_the_house_registers_no_bot_twice() -> None:
    for game in GAMES:
        assert levels(game) == ["novice", "merchant", "rogue", "robin"]
        assert not set(levels(game)) & set(probes(game))


def test_a_game_without_bots_has_a_random_one() -> None:
    assert levels("chess") == ["random"]
    assert isinstance(new_bot("chess", "random"), RandomBot)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (f"{HERE}:Nobody", "bot-not-found"),
        ("no.such.module:Bot", "bot-not-found"),
        (f"{HERE}:NOT_A_BOT", "not-a-bot"),
        (f"{HERE}:NoSherwood", "other-games"),
        ("nobody", "unknown-level"),
        ("run:", "no-program"),
    ],
)
def test_what_is_no_bot_is_refused_before_the_game(name: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        read_field("sherwood", [name])
    assert refused.value.problem == problem


def test_a_character_follows_the_last_colon() -> None:
    entries = read_field("sheriff", [f"{HERE}:First:sly", f"{HERE}:First", "robin:sly"]).entries
    assert [(entry.level, entry.character) for entry in entries] == [
        (f"{HERE}:First", "sly"),
        (f"{HERE}:First", "even"),
        ("robin", "sly"),
    ]
    with pytest.raises(Refused, match="unknown-character"):
        read_field("sheriff", ["robin:furious"])


# ------------------------------------------------------------------------------------------- what a server lets in


def test_a_server_knows_only_the_guests_it_was_started_with() -> None:
    guests = Guests([f"miser={HERE}:First", f"{HERE}:NoSherwood"])
    assert guests.levels("sheriff") == [*levels("sheriff"), "miser", "NoSherwood"]
    assert guests.levels("sherwood") == [*levels("sherwood"), "miser"]
    assert guests.bot("sheriff", "miser") == f"{HERE}:First"
    assert guests.bot("sheriff", "rogue") == "rogue"
    for stranger in (f"{HERE}:First", "run:true", "os:system", "random", "always-honest"):
        with pytest.raises(Refused, match="unknown-level"):
            guests.bot("sheriff", stranger)


@pytest.mark.parametrize("words", ["robin=tests.bots.strangers:First", "=tests.bots.strangers:First", "nobody"])
def test_a_guest_needs_a_name_of_its_own(words: str) -> None:
    with pytest.raises(Refused):
        Guests([words])


# --------------------------------------------------------------------------------------------------- what goes wrong


@pytest.mark.parametrize(
    ("bad", "kind"), [("Fails", "failed"), ("Cheats", "illegal"), ("Mute", "silent"), ("Dawdles", "slow")]
)
def test_a_bot_that_misbehaves_is_replaced_and_reported(bad: str, kind: str) -> None:
    tables = new_plan(
        "sherwood", read_field("sherwood", [f"{HERE}:{bad}", "3xnovice"]), seats=4, games=4, seed=3, limit=0.1
    )
    results = play_tournament(tables, Crew())
    report = report_on(tables, results.outcomes)
    assert [standing.replaced for standing in report.entries] == [4, 0]
    fault = report.entries[0].faults[0]
    assert fault.kind == kind
    assert "deal 0, rotation 0" in fault.place


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sheriff", {}),
        ("sheriff", {"floor": "open"}),
        ("nottingham", {}),
        ("sherwood", {}),
        ("sherwood", {"rules": "advanced"}),
        ("sherwood", {"rules": "advanced", "floor": "open"}),
    ],
)
def test_bots_of_the_house_are_never_replaced(game: str, options: JsonObject) -> None:
    tables = new_plan(game, read_field(game, levels(game)), seats=4, games=4, seed=3, options=options)
    assert all(outcome.faults == () for outcome in play_tournament(tables, Crew()).outcomes)


def test_without_a_stand_in_a_fault_is_raised() -> None:
    state = find_game("nottingham").new(3, {}, Chance())
    seat = state.awaited()[0]
    with pytest.raises(Misplayed) as raised:
        Chair(new_bot("nottingham", f"{HERE}:Cheats"), seat).choose(state, Random(1))
    assert raised.value.fault.kind == "illegal"
    with pytest.raises(ZeroDivisionError):
        Chair(new_bot("nottingham", f"{HERE}:Fails"), seat).choose(state, Random(1))


# ------------------------------------------------------------------------------------------------ in other processes


def test_other_processes_find_the_same_bot() -> None:
    tables = new_plan("nottingham", read_field("nottingham", [f"{HERE}:First", "novice"]), seats=3, games=6, seed=1)
    assert play_tournament(tables, Crew(2)).outcomes == play_tournament(tables, Crew()).outcomes


def test_a_record_names_the_bot_and_keeps_its_words() -> None:
    tables = new_plan("nottingham", read_field("nottingham", [f"3x{HERE}:First"]), seats=3, games=1, seed=1)
    record = read_record(play_and_record(tables, next(tables.fixtures())).record)
    Replay(find_game("nottingham"), record).finish()
    assert record.levels == [f"{HERE}:First"] * 3
    assert any(line.remark == "First come, first served." for line in record.lines)
    reasons = [line.why for line in record.lines if line.why is not None]
    assert reasons[0]["facts"] == {"reason": "the first is as good as any"}


# -------------------------------------------------------------------------------------------------------- its memory


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("level", ["novice", "merchant", "rogue", "robin"])
def test_a_copied_chair_plays_on_alike_at_a_clone(game: str, level: str) -> None:
    """The twin remembers what was heard before, hears the clone's own log, and leaves the first one alone."""
    door = find_game(game)
    state = door.new(3, {}, Chance(bytes(range(32))), log=Log())
    chairs = [new_chair(game, level, seat) for seat in range(3)]
    for step in range(60):
        seat = state.awaited()[0]
        move = chairs[seat].choose(state, Random(step))
        assert move is not None
        state.play(seat, move)
    for chair in chairs:
        chair.listen(state)
    clone = state.clone()
    clone.log = Log()
    twins = [chair.copy() for chair in chairs]
    for table, seated in ((clone, twins), (state, chairs)):
        for step in range(25):
            if table.over():
                break
            seat = table.awaited()[0]
            move = seated[seat].choose(table, Random(1000 + step))
            assert move is not None
            table.play(seat, move)
    assert clone.view(-2) == state.view(-2)


def test_a_copied_bot_shares_nothing_with_the_first() -> None:
    bot = Counts()
    bot.game = "nottingham"
    state = find_game("nottingham").new(3, {}, Chance(), log=Log())
    chair = Chair(bot, state.awaited()[0])
    chair.choose(state, Random(1))
    twin = chair.copy()
    twin.choose(state, Random(1))
    assert isinstance(twin.bot, Counts)
    assert (len(bot.asked), len(twin.bot.asked)) == (1, 2)


# -------------------------------------------------------------------------------------------------------- as a program


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"run:{sys.executable} {path}"


LAST = """
import json, sys
heard = 0
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        heard += len(asked["events"])
        print(json.dumps({"moves": asked["legal"][-1:], "reason": str(heard)}), flush=True)
"""


@pytest.mark.parametrize("game", list(GAMES))
def test_a_program_plays_every_game(game: str, tmp_path: Path) -> None:
    faults, first = one_game(game, program(tmp_path, LAST), "3xnovice")
    assert faults == []
    assert one_game(game, program(tmp_path, LAST), "3xnovice")[1] == first


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        ("import sys\nsys.exit()", "failed", "has ended"),
        ("print('nonsense', flush=True)\ninput()\ninput()", "failed", "JSON"),
        ('print(\'{"moves": ["fly"]}\', flush=True)\ninput()\ninput()', "failed", "'fly'"),
        ("import time\ntime.sleep(3600)", "slow", "too long"),
    ],
)
def test_a_program_that_misbehaves_is_replaced(text: str, kind: str, detail: str, tmp_path: Path) -> None:
    limit = 0.1 if kind == "slow" else 60.0
    faults, _ = one_game("nottingham", program(tmp_path, text), "3xnovice", limit=limit)
    assert [fault.kind for fault in faults] == [kind]
    assert detail in faults[0].detail


def test_a_program_that_was_stopped_hears_everything_again(tmp_path: Path) -> None:
    bot = new_bot("nottingham", program(tmp_path, LAST))
    assert isinstance(bot, ProgramBot)
    state = find_game("nottingham").new(3, {}, Chance(), log=Log())
    seat = state.awaited()[0]
    chair = Chair(bot, seat)
    chair.choose(state, Random(1))
    heard = bot.thought
    bot.rest()
    chair.choose(state, Random(1))
    assert bot.thought == heard
    twin = chair.copy()
    twin.choose(state.clone(), Random(1))
    assert twin.bot.thought == heard
    chair.close()
    twin.close()


def test_a_program_that_does_not_exist_is_named() -> None:
    state = find_game("nottingham").new(3, {}, Chance())
    chair = new_chair("nottingham", "run:/no/such/program", state.awaited()[0])
    assert chair.choose(state, Random(1)) is not None
    assert chair.fault is not None
    assert "no-program" in chair.fault.detail


def test_every_bot_of_the_house_is_a_bot() -> None:
    for game in GAMES:
        for name in (*levels(game), *probes(game)):
            assert isinstance(new_bot(game, name), Bot)
