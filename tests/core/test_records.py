"""Reading records: what is damaged or foreign is refused by a problem and a line."""

import json
from typing import TypeAlias

import pytest

from loxley.core.chance import commitment
from loxley.core.log import Log
from loxley.core.records import (
    OVER,
    PAUSED,
    Record,
    RecordWriter,
    Replay,
    chat_line,
    last_line,
    read_record,
    remark_line,
    sequence_line,
)
from loxley.core.refusals import Refused
from loxley.core.seats import CLOCK
from loxley.games import GAMES
from tests.playing import Setup, Walk, record_of

GAME = GAMES["sheriff"]
SEED = bytes(range(32))
COPIES = {"apple": 48, "cheese": 36, "chicken": 24, "pepper": 18, "mead": 16, "silk": 9, "crossbow": 5}
DECK = [good for good, copies in COPIES.items() for _ in range(copies)]  # unshuffled: all hands are apples

Fields: TypeAlias = dict[str, object]

HEADER: Fields = {
    "loxley": 1,
    "version": "0.1.0",
    "game": "sheriff",
    "players": 3,
    "options": {"edition": 3, "first_sheriff": 2},
    "names": ["Ann", "Éloi", "Zoé"],
    "commitment": commitment(SEED),
    "deal": DECK,
}
MOVES: Fields = {"seat": 0, "moves": ["aside apple", "draw deck"], "at": 2.5}
CHAT: Fields = {"seat": 1, "chat": "bonjour", "at": 3}
PAUSE: Fields = {"ending": PAUSED, "seed": SEED.hex()}


def text(*lines: Fields | str) -> str:
    return "\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines) + "\n"


def refusal(record: str) -> tuple[str, str]:
    """Problem and field of a record that cannot be read or replayed."""
    with pytest.raises(Refused) as refused:
        Replay(GAME, read_record(record)).finish()
    return refused.value.problem, refused.value.field


# ------------------------------------------------------------------------------------------------------------- reading


def test_a_record_is_read_as_it_was_written() -> None:
    record = read_record(text(HEADER, MOVES, CHAT, {"seat": "clock", "moves": ["time up"]}, PAUSE))
    assert (record.game, record.players, record.options) == ("sheriff", 3, {"edition": 3, "first_sheriff": 2})
    assert (record.version, record.names) == ("0.1.0", ["Ann", "Éloi", "Zoé"])
    assert (record.commitment, record.seed, record.ending) == (commitment(SEED), SEED, PAUSED)
    assert [(line.seat, line.words, line.chat, line.at) for line in record.lines] == [
        (0, ["aside apple", "draw deck"], "", 2.5),
        (1, [], "bonjour", 3.0),
        (CLOCK, ["time up"], "", 0.0),
    ]
    assert (record.components, record.deal) == (None, DECK)


def test_a_header_is_written_as_it_is_read() -> None:
    plain = {name: value for name, value in HEADER.items() if name != "deal"}
    for fields in (HEADER, plain, {**plain, "components": {"promo": []}}):
        assert json.loads(read_record(text(fields)).header()) == fields


def test_a_record_that_names_no_edition_was_played_by_the_first() -> None:
    record = read_record(text({**HEADER, "options": {"first_sheriff": 2}}, MOVES, PAUSE))
    assert record.options["edition"] == 1
    assert Replay(GAME, record).state.view(0).options["edition"] == 1  # type: ignore[attr-defined]
    assert json.loads(Record("sheriff", 3, {}).header())["options"] == {"edition": 5}


def test_bots_add_characters_reasons_and_remarks() -> None:
    why: Fields = {"key": "why-sheriff-open", "facts": {"chance": 0.5}, "compared": [["open 1", 3.0], ["wave 1", 0.25]]}
    scribe = RecordWriter(GAME.book)
    scribe.played(0, GAME.book.move("aside apple"))
    scribe.thought(why)
    scribe.played(0, GAME.book.move("done"))
    scribe.remarked(0, "remark-greeting")
    lines = [*scribe.lines, sequence_line(1, ["done"], 2.0, why), remark_line(2, "remark-won", 3.0)]
    record = read_record("\n".join([text({**HEADER, "characters": ["", "sly", "even"]}).strip(), *lines]))
    assert record.characters == ["", "sly", "even"]
    assert json.loads(record.header())["characters"] == record.characters
    assert [(line.seat, line.words, line.remark, line.why) for line in record.lines] == [
        (0, ["aside apple"], "", None),
        (0, ["done"], "", why),
        (0, [], "remark-greeting", None),
        (1, ["done"], "", why),
        (2, [], "remark-won", None),
    ]


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_line_ends_of_all_kinds_are_read(end: str) -> None:
    assert read_record(json.dumps(HEADER) + end).names[0] == "Ann"


@pytest.mark.parametrize("words", ["a\u2028b", "a\x85b", "a\nb", "a\x1eb", "a\u2029", '"', "\\"])
def test_people_may_write_anything_in_chat(words: str) -> None:
    """Also characters that some take for the end of a line."""
    record = read_record(f"{json.dumps(HEADER)}\n{chat_line(2, words, 1.0)}\n")
    assert [line.chat for line in record.lines] == [words]


@pytest.mark.parametrize(
    ("record", "problem", "field"),
    [
        ("", "empty-record", "line 1"),
        ("\n", "empty-record", "line 1"),
        (text("nonsense"), "not-json", "line 1"),
        (text("[1]"), "not-json", "line 1"),
        (text(HEADER, "", MOVES), "not-json", "line 2"),
        (text(HEADER, MOVES, "{"), "not-json", "line 3"),
        (text(HEADER, "[" * 100_000), "not-json", "line 2"),
        (text({**HEADER, "loxley": 2}), "foreign-record", "line 1, loxley"),
        (text(MOVES), "foreign-record", "line 1, loxley"),
        (text({**HEADER, "colour": "red"}), "unknown-field", "line 1, colour"),
        (text({**HEADER, "game": None}), "missing-field", "line 1, game"),
        (text({**HEADER, "players": "3"}), "missing-field", "line 1, players"),
        (text({**HEADER, "players": True}), "missing-field", "line 1, players"),
        (text({**HEADER, "options": []}), "missing-field", "line 1, options"),
        (text({**HEADER, "components": 1}), "missing-field", "line 1, components"),
        (text({**HEADER, "names": [1]}), "not-words", "line 1, names"),
        (text({**HEADER, "names": "Ann"}), "not-words", "line 1, names"),
        (text({**HEADER, "deal": None}), "not-words", "line 1, deal"),
        (text(HEADER, {**MOVES, "seat": 3}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {**MOVES, "seat": -1}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {**MOVES, "seat": True}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {**MOVES, "seat": "0"}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {"moves": ["draw deck"]}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {**CHAT, "seat": "clock"}), "no-such-seat", "line 2, seat"),
        (text(HEADER, {**MOVES, "moves": []}), "not-words", "line 2, moves"),
        (text(HEADER, {**MOVES, "moves": "draw deck"}), "not-words", "line 2, moves"),
        (text(HEADER, {**MOVES, "moves": [7]}), "not-words", "line 2, moves"),
        (text(HEADER, {"seat": 0}), "not-words", "line 2, moves"),
        (text(HEADER, {**MOVES, "at": "now"}), "not-a-number", "line 2, at"),
        (text(HEADER, {**MOVES, "at": 10**400}), "not-a-number", "line 2, at"),
        (text(HEADER, {**MOVES, "at": float("nan")}), "not-a-number", "line 2, at"),
        (text(HEADER, {**MOVES, "mood": ""}), "unknown-field", "line 2, mood"),
        (text(HEADER, {**MOVES, "why": ""}), "missing-field", "line 2, why"),
        (text(HEADER, {**MOVES, "why": {"facts": {}}}), "missing-field", "line 2, why"),
        (text(HEADER, {**MOVES, "why": {"key": "why", "facts": {"a": []}}}), "missing-field", "line 2, why, facts"),
        (text(HEADER, {**MOVES, "why": {"key": "why", "compared": [["a"]]}}), "missing-field", "line 2, why, compared"),
        (text(HEADER, {"seat": "clock", "remark": "hush"}), "no-such-seat", "line 2, seat"),
        (text({**HEADER, "characters": [1]}), "not-words", "line 1, characters"),
        (text(HEADER, {**PAUSE, "ending": "lost"}), "unknown-ending", "line 2, ending"),
        (text(HEADER, {**PAUSE, "ending": None}), "unknown-ending", "line 2, ending"),
        (text(HEADER, {**PAUSE, "seed": "00"}), "bad-seed", "line 2, seed"),
        (text(HEADER, {**PAUSE, "seed": "xyz"}), "bad-seed", "line 2, seed"),
        (text(HEADER, {"ending": PAUSED}), "bad-seed", "line 2, seed"),
        (text(HEADER, {**PAUSE, "scores": "high"}), "not-a-number", "line 2, scores"),
        (text(HEADER, {**PAUSE, "scores": [None]}), "not-a-number", "line 2, scores"),
        (text(HEADER, {**PAUSE, "winners": {}}), "not-a-number", "line 2, winners"),
        (text(HEADER, {**PAUSE, "moves": []}), "unknown-field", "line 2, moves"),
        (text(HEADER, PAUSE, MOVES), "after-the-end", "line 3"),
        # replaying
        (text(HEADER, MOVES), "no-seed", "line 1, commitment"),
        (text({**HEADER, "commitment": ""}, PAUSE), "wrong-seed", "line 1, commitment"),
        (text(HEADER, {**PAUSE, "seed": bytes(32).hex()}), "wrong-seed", "line 1, commitment"),
        (text({**HEADER, "players": 9}, PAUSE), "out-of-range", "seats"),
        (text({**HEADER, "options": {"colour": 1}}, PAUSE), "unknown-option", "colour"),
        (text({**HEADER, "deal": ["elephant"]}, PAUSE), "unknown-card", "deal"),
        (text({**HEADER, "deal": ["apple"]}, PAUSE), "wrong-deck", "deal"),
        (text({**HEADER, "components": {"colour": 1}}, PAUSE), "unknown-field", "colour"),
        (text(HEADER, {**MOVES, "moves": ["fly"]}, PAUSE), "illegal-move", "line 2, moves"),
        (text(HEADER, {**MOVES, "seat": 1}, PAUSE), "illegal-move", "line 2, moves"),
        (text(HEADER, CHAT, {**MOVES, "moves": ["draw deck", "draw deck"]}, PAUSE), "illegal-move", "line 3, moves"),
        (text(HEADER, {**MOVES, "seat": "clock", "moves": ["time up"]}, PAUSE), "illegal-move", "line 2, moves"),
        (text(HEADER, {**PAUSE, "ending": OVER}), "wrong-result", "line 2"),
    ],
)
def test_a_damaged_or_foreign_record_is_refused(record: str, problem: str, field: str) -> None:
    assert refusal(record) == (problem, field)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    record = read_record(text(HEADER, {**MOVES, "moves": ["aside silk", "done"]}, PAUSE))
    with pytest.raises(Refused) as refused:
        Replay(GAME, record).finish()
    assert (refused.value.rule, refused.value.facts) == ("SH-3.1", {"moves": "aside silk, done"})


def test_the_result_is_checked() -> None:
    """Over is over, paused is not, and points and winners are those of the game."""
    walk = Walk(Setup(GAME, 3, {}), 0)
    half_way = last_line_fields(walk, OVER)
    walk.go_to_the_end(10_000)
    over, moves = last_line_fields(walk, OVER), record_of(walk, "").split("\n")[:-2]
    replays = Replay(GAME, read_record(text(*moves, over)))
    replays.finish()
    wrong: list[Fields] = [
        {**over, "scores": [*replays.state.scores()[:-1], 0]},
        {**over, "winners": []},
        {"ending": PAUSED, "seed": walk.seed.hex()},
    ]
    for last in wrong:
        assert refusal(text(*moves, last)) == ("wrong-result", f"line {len(moves) + 1}")
    assert refusal(text(moves[0], half_way)) == ("wrong-result", "line 2")


def last_line_fields(walk: Walk, ending: str) -> Fields:
    fields: Fields = json.loads(last_line(ending, walk.seed, walk.state))
    return fields


# ------------------------------------------------------------------------------------------------------------- writing


def test_a_scribe_writes_one_line_for_each_run_of_moves_up_to_an_answer() -> None:
    scribe = RecordWriter(GAME.book)
    for seat, words in [
        (0, "aside apple"),
        (0, "draw deck"),
        (0, "lay left apple"),
        (1, "pack silk"),
        (1, "close"),
        (2, "hold"),
        (CLOCK, "time up"),
    ]:
        scribe.played(seat, GAME.book.move(words))
    scribe.flush()
    scribe.flush()
    assert [json.loads(line) for line in scribe.lines] == [
        {"seat": 0, "moves": ["aside apple", "draw deck"]},
        {"seat": 0, "moves": ["lay left apple"]},
        {"seat": 1, "moves": ["pack silk", "close"]},
        {"seat": 2, "moves": ["hold"]},
        {"seat": "clock", "moves": ["time up"]},
    ]


def test_a_line_is_complete_only_when_it_is_flushed() -> None:
    scribe = RecordWriter(GAME.book)
    scribe.played(0, GAME.book.move("aside apple"))
    assert scribe.lines == []
    scribe.flush()
    assert len(scribe.lines) == 1


def test_a_sequence_line_has_the_second_it_came_in() -> None:
    assert json.loads(sequence_line(2, ["pack silk", "close"], 1.239)) == {
        "seat": 2,
        "moves": ["pack silk", "close"],
        "at": 1.24,
    }
    assert json.loads(sequence_line(CLOCK, ["time up"], 60))["seat"] == "clock"


def test_the_last_line_has_the_result_only_at_the_end() -> None:
    walk = Walk(Setup(GAME, 3, {}), 0)
    assert json.loads(last_line(PAUSED, SEED, walk.state)) == {"ending": "paused", "seed": SEED.hex()}
    walk.go_to_the_end(10_000)
    assert json.loads(last_line(OVER, SEED, walk.state)) == {
        "ending": "over",
        "seed": SEED.hex(),
        "scores": walk.state.scores(),
        "winners": walk.state.winners(),
    }


# ----------------------------------------------------------------------------------------------------------- replaying


def test_a_replay_goes_line_by_line() -> None:
    log = Log()
    replay = Replay(GAME, read_record(text(HEADER, CHAT, MOVES, PAUSE)), log)
    told = len(log)
    chat = replay.step()
    assert chat is not None
    assert chat.chat == "bonjour"
    assert len(log) == told
    moves = replay.step()
    assert moves is not None
    assert moves.words == ["aside apple", "draw deck"]
    assert [event.name for event in log.seen_by(0, told)] == ["set_aside", "drew"]
    assert replay.step() is None
    assert replay.step() is None
