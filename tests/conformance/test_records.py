"""Records: a game that was written down can be played again, and a damaged record is refused, never a crash."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from loxley import __version__
from loxley.core.log import Log
from loxley.core.records import OVER, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import AUDITOR
from loxley.games import find_game
from tests.conformance.fingerprint import fingerprint
from tests.conformance.games import every_game
from tests.conformance.journeys import honest_journeys
from tests.conformance.kit import Kit
from tests.playing import record_of, viewers

SHORT = 80  # moves
ODDITIES: list[object] = [None, True, -1, 0, 10**400, 1.5, "", "x", "clock", [], ["x"], [[]], {}, {"x": 1}, "\u2028"]


def replayed(text: str, log: Log | None = None) -> Replay:
    """A record read and played to its end, as every door does it."""
    record = read_record(text)
    replay = Replay(find_game(record.game), record, log)
    replay.finish()
    return replay


@every_game
@given(data=st.data())
def test_a_record_plays_the_same_game_again(kit: Kit, data: st.DataObject) -> None:
    """Header, lines and last line give back the final state and everybody's log."""
    walk = data.draw(honest_journeys(kit)).end()
    log = Log()
    replay = replayed(record_of(walk, __version__), log)
    assert fingerprint(replay.state) == fingerprint(walk.state)
    for viewer in (AUDITOR, *viewers(walk.state)):
        assert log.seen_by(viewer) == walk.log.seen_by(viewer)


@every_game
@given(data=st.data())
def test_a_record_with_a_wrong_character_is_refused_or_legal(kit: Kit, data: st.DataObject) -> None:
    """One character replaced, inserted or dropped."""
    text = record_of(data.draw(honest_journeys(kit, SHORT)).end(), __version__)
    at = data.draw(st.integers(0, len(text) - 1))
    put = data.draw(st.one_of(st.just(""), st.characters()))
    dropped = data.draw(st.integers(0, 1))
    assert_refused_or_legal(text[:at] + put + text[at + dropped :])


@every_game
@given(data=st.data())
def test_a_record_with_a_wrong_line_is_refused_or_legal(kit: Kit, data: st.DataObject) -> None:
    """One line lost, repeated, moved, or all from there on."""
    lines = record_of(data.draw(honest_journeys(kit, SHORT)).end(), __version__).splitlines(keepends=True)
    at, to = (data.draw(st.integers(0, len(lines) - 1)) for _ in range(2))
    rest = lines[:at] + lines[at + 1 :]
    damaged = data.draw(
        st.sampled_from([rest, [*lines[: at + 1], *lines[at:]], [*rest[:to], lines[at], *rest[to:]], lines[:at]])
    )
    assert_refused_or_legal("".join(damaged))


@every_game
@given(data=st.data())
def test_a_record_with_a_wrong_value_is_refused_or_legal(kit: Kit, data: st.DataObject) -> None:
    """Any value of any line replaced by something odd."""
    lines = record_of(data.draw(honest_journeys(kit, SHORT)).end(), __version__).split("\n")[:-1]
    at = data.draw(st.integers(0, len(lines) - 1))
    fields = json.loads(lines[at])
    table = fields["options"] if "options" in fields and data.draw(st.booleans()) else fields
    table[data.draw(st.sampled_from([*table, "more"]))] = data.draw(st.sampled_from(ODDITIES))
    lines[at] = json.dumps(fields)
    assert_refused_or_legal("\n".join(lines))


def assert_refused_or_legal(text: str) -> None:
    """A damaged record is refused, unless what is left is a record of another game that could have been played."""
    try:
        replay = replayed(text)
    except Refused:
        return
    assert replay.state.over() == (replay.record.ending == OVER)


@every_game
@given(data=st.data())
def test_a_record_of_noise_is_refused(kit: Kit, data: st.DataObject) -> None:
    """Lines that have nothing to do with a game, after a true header."""
    header = record_of(data.draw(honest_journeys(kit, 0)).end(), __version__).split("\n")[0]
    noise = data.draw(st.lists(st.one_of(st.text(), st.sampled_from(["[" * 10**5, "9" * 10**5, "{}", "null"]))))
    Random(0).shuffle(noise)
    assert_refused_or_legal("\n".join([header, *noise]))
    assert_refused_or_legal("\n".join(noise))
