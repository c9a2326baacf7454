"""`loxley replay`: a game told again from any seat, and every way in which a record can be wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import loxley
from tests.cli.records import NAMES, changed, random_record, write

WHOLE = random_record(chat="Nothing but apples!\x1b[2J")
LEFT = random_record(60)


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    return write(tmp_path / "whole.jsonl", WHOLE)


@pytest.fixture
def left(tmp_path: Path) -> Path:
    return write(tmp_path / "left.jsonl", LEFT)


def view(file: Path, eye: str) -> dict[str, Any]:
    said = loxley("replay", file, "--as", eye, "--json")
    assert (said.status, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


def test_a_whole_game_is_told_checked_and_counted(whole: Path) -> None:
    english, french = (loxley("replay", whole, "--lang", lang).out for lang in ("en", "fr"))
    assert english.count(" begins. ") == 8
    assert "Checked: " in english
    assert "Kings and Queens" in english
    assert "Le tour 8 commence" in french
    assert "Vérifié\u00a0: " in french
    assert "Robin: “Nothing but apples! [2J”" in english


def test_each_eye_has_its_own_story(whole: Path) -> None:
    stories = {eye: loxley("replay", whole, "--as", eye).out for eye in ("public", "auditor", "0", "1")}
    assert len(set(stories.values())) == len(stories)
    assert "You are dealt" in stories["0"]
    assert "dealt" not in stories["public"]
    assert stories["auditor"].count("is dealt") == 4


def test_json_is_the_final_view_and_nothing_else(whole: Path) -> None:
    result = json.loads(WHOLE[-1])
    found = view(whole, "public")
    assert [line["total"] for line in found["tallies"]] == result["scores"]
    assert [seat for seat, line in enumerate(found["tallies"]) if line["place"] == 1] == result["winners"]


def test_an_unfinished_game_goes_as_far_as_it_goes(left: Path) -> None:
    said = loxley("replay", left)
    assert said.status == 0
    assert "is not over" in said.out
    assert "Kings and Queens" not in said.out


def test_an_unfinished_game_tells_no_secrets(left: Path) -> None:
    public, own, all_of_it = view(left, "public"), view(left, "2"), view(left, "auditor")
    assert public["tallies"] is None
    for seat in range(4):
        truth = all_of_it["seats"][seat]
        assert truth["hand"]
        for hidden in ("hand", "bag", "contraband"):
            assert public["seats"][seat][hidden] is None
            assert own["seats"][seat][hidden] == (truth[hidden] if seat == 2 else None)


def test_names_are_not_needed(tmp_path: Path) -> None:
    file = write(tmp_path / "game.jsonl", [changed(LEFT[0], names=[]), *LEFT[1:]])
    assert "Seat 1" in loxley("replay", file).out


def without(line: str, field: str) -> str:
    return json.dumps({name: value for name, value in json.loads(line).items() if name != field})


def misplayed() -> list[str]:
    """The first merchant says `hold` at the market."""
    return [LEFT[0], changed(LEFT[1], moves=["hold"]), *LEFT[2:]]


END = len(LEFT)
WHOLE_END = len(WHOLE)


@pytest.mark.parametrize(
    ("lines", "refusal"),
    [
        ([""], "line 1: the file is empty, not a record of a game"),
        (["not a record"], "line 1: is not JSON"),
        (["[" * 100_000], "line 1: is not JSON"),
        (
            ['{"event": "click", "at": 5}'] * 3,
            "line 1, loxley: this is not a record of Loxley that this version can read",
        ),
        ([changed(LEFT[0], loxley=99)], "line 1, loxley: this is not a record of Loxley that this version can read"),
        ([changed(LEFT[0], table=1)], "line 1, table: there is no such field"),
        ([without(LEFT[0], "game")], "line 1, game: is missing, or not what it should be"),
        (
            [changed(LEFT[0], game="chess"), *LEFT[1:]],
            "game: there is no game chess; there is sheriff, nottingham, sherwood",
        ),
        ([changed(LEFT[0], players=9), *LEFT[1:]], "seats: must be 3 to 5, found 9 (SH-2.6)"),
        ([changed(LEFT[0], options={"words": -1}), *LEFT[1:]], "words: must be 0 to 99, found -1 (SH-4.2)"),
        ([changed(LEFT[0], deal=["apple"]), *LEFT[1:]], "deal: these are not the cards of this game (SH-2.2)"),
        ([changed(LEFT[0], names=[1]), *LEFT[1:]], "line 1, names: must be a list of words"),
        (
            [changed(LEFT[0], commitment="00"), *LEFT[1:]],
            "line 1, commitment: the seed is not the one that was promised at the start",
        ),
        ([LEFT[0], LEFT[1][:-9], *LEFT[2:]], "line 2: is not JSON"),
        ([LEFT[0], changed(LEFT[1], seat=7), *LEFT[2:]], "line 2, seat: there is no such seat"),
        (
            [LEFT[0], changed(LEFT[1], moves=["fly away"]), *LEFT[2:]],
            "line 2, moves: not allowed here: fly away (LX-1)",
        ),
        ([LEFT[0], '{"seat": "clock", "chat": "tick"}', *LEFT[1:]], "line 2, seat: there is no such seat"),
        (misplayed(), "line 2, moves: not allowed here: hold (SH-3.1)"),
        (LEFT[:-1], "line 1, commitment: the record breaks off before its seed was written, and cannot be checked"),
        ([*LEFT, LEFT[1]], f"line {END + 1}: the record goes on after its end"),
        (
            [*LEFT[:-1], changed(LEFT[-1], seed="12")],
            f"line {END}, seed: must be 64 hexadecimal digits",
        ),
        ([*LEFT[:-1], changed(LEFT[-1], ending="bored")], f"line {END}, ending: must be over or paused"),
        (
            [*LEFT[:-1], changed(LEFT[-1], ending="over")],
            f"line {END}: the result is not the one that the moves lead to",
        ),
        (
            [*WHOLE[:-1], changed(WHOLE[-1], scores=[9, 9, 9, 9])],
            f"line {WHOLE_END}: the result is not the one that the moves lead to",
        ),
    ],
)
def test_a_wrong_record_is_refused_in_one_line(tmp_path: Path, lines: list[str], refusal: str) -> None:
    file = write(tmp_path / "game.jsonl", lines)
    assert loxley("replay", file).refusal == f"{file}, {refusal}"


def test_what_is_no_record_at_all_is_refused(tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty.jsonl", tmp_path / "binary.jsonl"
    empty.touch()
    binary.write_bytes(b"\x89PNG\xff")
    assert loxley("replay", empty).refusal == f"{empty}, line 1: the file is empty, not a record of a game"
    assert loxley("replay", binary).refusal == f"{binary}: is not text in UTF-8"
    assert loxley("replay", tmp_path / "gone").refusal == f"{tmp_path / 'gone'}: no such file"


def test_a_seat_that_the_table_has_not_is_refused(left: Path) -> None:
    assert loxley("replay", left, "--as", str(len(NAMES))).refusal == "--as: there is no such seat"


# --------------------------------------------------------------------------------------- what bots said and thought


def with_bots(lines: list[str]) -> list[str]:
    """A reason behind the first sequence, and a remark after it; things that another version may say besides."""
    why = {"key": "why-test", "facts": {"seat": 2}, "compared": [["open 2", 3.25], ["a nap", 0]]}
    remark = json.dumps({"seat": 1, "remark": "remark-won-1"})
    foreign = json.dumps({"seat": 1, "remark": "remark-from-the-future"})
    return [lines[0], changed(lines[1], why=why), remark, foreign, *lines[2:]]


def test_remarks_are_read_in_the_readers_language(tmp_path: Path) -> None:
    file = write(tmp_path / "game.jsonl", with_bots(WHOLE))
    assert "Robin: “Well played, all of you." in loxley("replay", file).out
    french = loxley("replay", file, "--lang", "fr").out
    assert "Robin\u00a0: «\u00a0Bien joué, vous tous." in french
    assert "future" not in french


def test_what_the_house_played_is_told_as_such(tmp_path: Path) -> None:
    by_house = changed(WHOLE[1], house=True)
    name = NAMES[json.loads(by_house)["seat"]]
    file = write(tmp_path / "game.jsonl", [WHOLE[0], by_house, *WHOLE[2:]])
    assert loxley("replay", file).out.count(f"Time was up for {name}: the house made") == 1
    assert f"Temps écoulé pour {name}\u00a0: la maison a joué" in loxley("replay", file, "--lang", "fr").out


def test_reasons_are_told_to_those_who_ask_after_the_game(tmp_path: Path) -> None:
    why = {"key": "why-sheriff-bound", "facts": {"seat": 2}, "compared": [["open 2", 3.25], ["a nap", 0]]}
    file = write(tmp_path / "game.jsonl", [WHOLE[0], changed(WHOLE[1], why=why), *WHOLE[2:]])
    told = "thought: “I open Tuck’s bag because I have agreed to.” (Open Tuck’s bag: 3.25; a nap: 0)"
    assert told in loxley("replay", file, "--why").out
    assert told in loxley("replay", file, "--as", "auditor").out
    assert told not in loxley("replay", file).out


def test_no_reason_is_told_while_the_game_goes_on(tmp_path: Path) -> None:
    why = {"key": "why-sheriff-bait", "facts": {}}
    file = write(tmp_path / "game.jsonl", [LEFT[0], changed(LEFT[1], why=why), *LEFT[2:]])
    assert "thought" not in loxley("replay", file, "--why").out


def test_reasons_of_another_version_are_left_out(tmp_path: Path) -> None:
    file = write(tmp_path / "game.jsonl", with_bots(WHOLE))
    said = loxley("replay", file, "--why")
    assert said.status == 0
    assert "thought" not in said.out
