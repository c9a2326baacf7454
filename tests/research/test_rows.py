"""A row tells what its seat sees and remembers, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.rows import Memories, Rows
from loxley.research.rows import find_rows
from tests.conformance.games import every_game
from tests.conformance.journeys import fewer_examples, journeys
from tests.conformance.kit import Kit
from tests.playing import Walk
from tests.research import encoding_of_nottingham, encoding_of_sheriff, encoding_of_sherwood
from tests.research.encodings import Encoding, to_bytes

ENCODINGS: dict[str, Encoding] = {
    "sheriff": encoding_of_sheriff.encode,
    "nottingham": encoding_of_nottingham.encode,
    "sherwood": encoding_of_sherwood.encode,
}


def differing(rows: Rows, one: bytes, other: bytes) -> str:
    told, expected = rows.schema.describe(one), rows.schema.describe(other)
    names = [name for name in {**told, **expected} if told.get(name) != expected.get(name)]
    return "; ".join(f"{name}: {told.get(name)} / {expected.get(name)}" for name in names)


def remembered_from(walk: Walk, rows: Rows, seat: int) -> Memories:
    memories = rows.memories(walk.state)
    memories.read_events(walk.log.seen_by(seat), seat)
    return memories


@every_game
@fewer_examples
@given(data=st.data())
def test_a_row_is_what_the_view_and_the_log_of_the_seat_tell(kit: Kit, data: st.DataObject) -> None:
    rows, encode = find_rows(kit.game), ENCODINGS[kit.game.name]
    memories: Memories | None = None
    for walk in data.draw(journeys(kit)).stops(gap=10):
        memories = memories or rows.memories(walk.state)
        memories.read_log(walk.log)
        for seat in range(walk.state.seats):
            row = rows.row(walk.state, seat, memories)
            expected = to_bytes(rows.schema, encode(walk.state.view(seat), walk.log.seen_by(seat)))
            assert row == expected, differing(rows, row, expected)


@every_game
@fewer_examples
@given(data=st.data())
def test_what_is_kept_of_a_row_is_what_would_be_written_anew(kit: Kit, data: st.DataObject) -> None:
    rows = find_rows(kit.game)
    kept: Memories | None = None
    anew: Memories | None = None
    for walk in data.draw(journeys(kit)).stops(gap=1):
        kept, anew = kept or rows.memories(walk.state), anew or rows.memories(walk.state)
        for memories in (kept, anew):
            memories.read_log(walk.log)
        bare = walk.state.clone()  # has no log, so nothing that was kept is used
        for seat in range(walk.state.seats):
            row, expected = rows.row(walk.state, seat, kept), rows.row(bare, seat, anew)
            assert row == expected, differing(rows, row, expected)


@every_game
@fewer_examples
@given(data=st.data())
def test_a_row_stays_when_the_hidden_world_is_dealt_anew(kit: Kit, data: st.DataObject) -> None:
    rows = find_rows(kit.game)
    for walk in data.draw(journeys(kit)).stops(gap=60):
        for seat in range(walk.state.seats):
            events = walk.log.seen_by(seat)
            chance = Chance(walk.random.randbytes(SEED_BYTES))
            other = kit.game.imagine(walk.state.view(seat), events, chance)
            memories = remembered_from(walk, rows, seat)
            one, another = rows.row(walk.state, seat, memories), rows.row(other, seat, memories)
            assert one == another, differing(rows, one, another)


@every_game
@given(data=st.data())
def test_a_row_keeps_its_ranges_and_is_described(kit: Kit, data: st.DataObject) -> None:
    rows = find_rows(kit.game)
    walk = data.draw(journeys(kit)).end()
    row = rows.row(walk.state, 0, remembered_from(walk, rows, 0))
    assert len(row) == rows.schema.size
    for field in rows.schema.fields:
        assert max(row[field.offset : field.offset + field.length]) <= field.most, field.name
    told = rows.schema.describe(row)
    assert told["players"] == walk.state.seats
    assert told["phase"] == {walk.state.phase.name: 1}


@every_game
def test_the_fields_of_a_schema_lie_side_by_side(kit: Kit) -> None:
    schema = find_rows(kit.game).schema
    at = 0
    for field in schema.fields:
        assert field.offset == at
        assert len(field.labels) in (0, field.length)
        at += field.length
    assert at == schema.size
    assert len({field.name for field in schema.fields}) == len(schema.fields)
