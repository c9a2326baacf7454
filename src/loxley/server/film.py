"""A finished game step by step, as one viewer saw it."""

from time import thread_time

import msgspec

from loxley.core.log import Event, Log
from loxley.core.records import OVER, Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import AUDITOR, PUBLIC, Viewer
from loxley.games import find_game
from loxley.server.messages.answers import Happening
from loxley.server.messages.bodies import ReplayFilm, ReplayStep, ThoughtInfo
from loxley.tables.chronicle import retell
from loxley.tables.looks import COLOURS, PORTRAITS
from loxley.tables.rows import Row

_encode = msgspec.json.Encoder().encode
MOST_BYTES = 24 * 1024 * 1024  # of a film; that of a long evening has two or three million
MOST_SECONDS = 1.0  # of one core
_NAMED_VIEWERS = {"public": PUBLIC, "auditor": AUDITOR}


def read_viewer(word: str, players: int) -> Viewer:
    """`public`, `auditor`, or the number of a seat."""
    if word in _NAMED_VIEWERS:
        return _NAMED_VIEWERS[word]
    if word.isascii() and word.isdigit() and len(word) == 1 and int(word) < players:
        return int(word)
    raise Refused("no-such-seat", "as")


def film(text: str, viewer_word: str) -> bytes:
    """Of a record that is checked while it is shown: a `ReplayFilm` as JSON, of a bounded size in a bounded time."""
    began = thread_time()
    record = read_record(text)
    if record.ending != OVER:
        raise Refused("not-over", "record")
    viewer = read_viewer(viewer_word, record.players)
    log = Log()
    replay = Replay(find_game(record.game), record, log)
    shown = _encode(replay.state.view(viewer))
    titled = _titled(record, viewer, shown, _happenings(log.seen_by(viewer)))
    steps: list[bytes] = []
    size = heard = len(log)
    while (line := replay.step()) is not None:
        step = ReplayStep(at=line.at, seat=line.seat, moves=line.words, chat=line.chat, remark=line.remark)
        step.house = line.house
        step.sheet = line.sheet
        if line.why is not None:
            step.why = msgspec.convert(line.why, ThoughtInfo)
        step.events = _happenings(log.seen_by(viewer, heard))
        heard = len(log)
        view = _encode(replay.state.view(viewer))
        if view != shown:
            step.view = msgspec.Raw(view)
            shown = view
        steps.append(_encode(step))
        size += len(steps[-1])
        if size > MOST_BYTES or thread_time() - began > MOST_SECONDS:
            raise Refused("too-heavy", "record", "", {"most": MOST_BYTES})
    replay.finish()
    before, _, after = titled.rpartition(b'"steps":[]')
    return b"".join((before, b'"steps":[', b",".join(steps), b"]", after))


def film_of_table(rows: list[Row], number: int, viewer_word: str) -> bytes:
    return film(retell(rows, number).record_text(), viewer_word)


def _titled(record: Record, viewer: Viewer, first: bytes, events: list[Happening]) -> bytes:
    """Everything but the steps."""
    assert record.seed is not None  # or it could not have been replayed
    shown = ReplayFilm(
        game=record.game,
        players=record.players,
        names=record.names,
        levels=record.levels,
        portraits=_known(record.portraits, PORTRAITS, record.players),
        colours=_known(record.colours, COLOURS, record.players),
        options=record.options,  # type: ignore[arg-type]
        viewer=viewer,
        view=msgspec.Raw(first),
        events=events,
        steps=[],
        scores=record.scores,
        winners=record.winners,
        commitment=record.commitment,
        seed=record.seed.hex(),
    )
    return _encode(shown)


def _known(found: list[str], known: tuple[str, ...], players: int) -> list[str]:
    """One for each seat: nothing where a record names none, or one that there is not."""
    return [found[seat] if seat < len(found) and found[seat] in known else "" for seat in range(players)]


def _happenings(events: list[Event]) -> list[Happening]:
    return [Happening(event.name, event.facts) for event in events]  # type: ignore[arg-type]
