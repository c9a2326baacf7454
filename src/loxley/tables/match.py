"""One game at a table: its state, its sequences, and what each viewer has seen of it.

Nothing is played on the state itself. A sequence is tried on a twin; the twin becomes the state when the sequence is
stored. So what is in memory is never ahead of the store.
"""

from typing import Final, NamedTuple

import msgspec
from mypy_extensions import mypyc_attr

from loxley.core.chance import Chance, commitment
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Log
from loxley.core.seats import PUBLIC, Seat, Viewer
from loxley.core.state import State
from loxley.core.words import Move

MOST_BESIDE: Final = 100  # texts of promises that are kept in sight
MOST_BESIDE_BYTES: Final = 15_000  # of them together
_encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
class Chunk:
    """The events of one row as some viewers saw them: JSON, without the brackets of the list."""

    def __init__(self, number: int, viewers: int, length: int, events: bytes) -> None:
        self.number = number  # of the row that brought them
        self.viewers = viewers  # bit 0 for the public, then one for each seat
        self.length = length  # how many events
        self.events = events

    def is_seen_by(self, viewer: Viewer) -> bool:
        return bool(self.viewers & (1 << (viewer + 1)))


class Moment(NamedTuple):
    """Something that people should see happen."""

    seconds: float  # for which they are shown it
    seats: list[Seat]  # who is


class Beside(NamedTuple):
    """The words of a promise, kept beside the sheet with this number."""

    sheet: int
    text: str


class Sequence(NamedTuple):
    """What a seat, or the clock, played in one row."""

    number: int
    seat: Seat
    moves: tuple[Move, ...]
    house: bool = False  # the house played it for somebody whose time was up
    beside: Beside | None = None


class HouseMove(NamedTuple):
    """The house played for a seat, after so many of the events that a viewer is told."""

    after: int
    seat: Seat


@mypyc_attr(acyclic=True)
class Preview:
    """A sequence that was played on a twin: the game as it will be."""

    def __init__(self, state: State, log: Log, seat: Seat, moves: list[Move]) -> None:
        self.state = state
        self.log = log
        self.seat = seat
        self.moves = moves


class Match:
    def __init__(
        self,
        game: GameType,
        players: int,
        options: JsonObject,
        components: JsonObject | None,
        *,
        seed: bytes,
        number: int,
        at: float,
        stacked: list[str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.components = components
        self.stacked = stacked  # the cards, where they are not dealt by the seed
        self.seed = seed
        self.commitment = commitment(seed)
        self.first_row = number
        self.valid_from = number  # what was told from this row on still holds
        self.started = at
        self.sequences: list[Sequence] = []
        self.chunks: list[Chunk] = []
        self.revision = 0  # counts what was taken back: sequences with another revision are other sequences
        self.talk: dict[Seat, int] = {}  # sequences of each seat in the phase that is open
        self._told = Log()  # by the last sequence
        self._before: State | None = None  # the state before it, unless it was played on the state itself
        self._deal()

    def _deal(self) -> None:
        log = Log()
        self.state = self.game.new(self.players, self.options, Chance(self.seed), self.components, self.stacked, log)
        self.chunks = chunks(log, self.players, self.first_row)
        self._phase = self.state.phase

    def preview(self, seat: Seat, moves: list[Move]) -> Preview:
        """Play on a twin; raises `Illegal` when a rule forbids one of the moves."""
        twin = self._twin()
        log = twin.log = Log()
        for move in moves:
            twin.play(seat, move)
        return Preview(twin, log, seat, moves)

    def _twin(self) -> State:
        """The state once more. To play the last sequence on the state before it costs less than to copy everything."""
        twin, self._before = self._before, None
        if twin is None:
            return self.state.clone()
        last = self.sequences[-1]
        for move in last.moves:
            twin.play(last.seat, move)
        return twin

    def repeat(self, seat: Seat, moves: list[Move]) -> Preview:
        """Play what was stored, and so was tried before: no twin is needed."""
        log = self.state.log = Log()
        for move in moves:
            self.state.play(seat, move)
        return Preview(self.state, log, seat, moves)

    def go_on(self, number: int, preview: Preview, *, house: bool = False, beside: Beside | None = None) -> list[Chunk]:
        """The sequence is stored: the twin takes the state's place."""
        self._before = self.state if self.state is not preview.state else None
        self.state = preview.state
        self.state.log = None
        self.sequences.append(Sequence(number, preview.seat, tuple(preview.moves), house, beside))
        if self.state.phase is not self._phase:
            self._phase = self.state.phase
            self.talk = {}
        else:
            self.talk[preview.seat] = self.talk.get(preview.seat, 0) + 1
        self._told = preview.log
        fresh = chunks(preview.log, self.players, number)
        self.chunks += fresh
        return fresh

    def without(self, number: int, taken_back: int) -> "Match":
        """The same game as if one sequence had never been played; `Illegal` when the others need it.

        `taken_back` is the row that says so: nothing that was told before it may be relied on.
        """
        again = Match(
            self.game,
            self.players,
            self.options,
            self.components,
            seed=self.seed,
            number=self.first_row,
            at=self.started,
            stacked=self.stacked,
        )
        again.revision = self.revision + 1
        again.valid_from = taken_back
        for sequence in self.sequences:
            if sequence.number != number:
                preview = again.repeat(sequence.seat, list(sequence.moves))
                again.go_on(sequence.number, preview, house=sequence.house, beside=sequence.beside)
        return again

    def moments(self) -> list[Moment]:
        """What people should see of what the last sequence brought."""
        return moments(self.game, self._told, self.players)

    def promised_words(self) -> list[Beside]:
        """What was written beside sheets, the latest texts that fit."""
        written = [sequence.beside for sequence in self.sequences if sequence.beside is not None][-MOST_BESIDE:]
        size = 0
        for at in range(len(written) - 1, -1, -1):
            size += len(written[at].text.encode())
            if size > MOST_BESIDE_BYTES:
                return written[at + 1 :]
        return written

    def chunks_for(self, viewer: Viewer, since: int = -1) -> list[Chunk]:
        """What a viewer saw in rows after `since`."""
        return [chunk for chunk in self.chunks if chunk.number > since and chunk.is_seen_by(viewer)]

    def house_moves(self, viewer: Viewer, since: int = -1, untold: int = 0) -> list[HouseMove]:
        """What the house played in rows after `since`, when so many of their events are left untold.

        That it played is no secret: everybody sees the clock.
        """
        told = self.chunks_for(viewer, since)
        found: list[HouseMove] = []
        at = 0
        after = -untold
        for sequence in self.sequences:
            if sequence.house and sequence.number > since:
                while at < len(told) and told[at].number < sequence.number:
                    after += told[at].length
                    at += 1
                if after >= 0:
                    found.append(HouseMove(after, sequence.seat))
        return found


def chunks(log: Log, players: int, number: int) -> list[Chunk]:
    """A log packed for its viewers: those who saw the same share a chunk, and each viewer has one at most."""
    if not len(log):
        return []
    viewers = list(range(PUBLIC, players))  # the places of these are the bits of a chunk
    found: list[Chunk] = []
    for who, seen in log.seen_by_each(viewers):
        events = [{"name": event.name, "facts": event.facts} for event in seen]  # written faster than the objects
        found.append(Chunk(number, who, len(seen), _encode(events)[1:-1]))
    return found


def moments(game: GameType, log: Log, players: int) -> list[Moment]:
    """What people should see of a log, as the game's catalogue says."""
    found: list[Moment] = []
    if game.catalogue is not None:
        for at in range(len(log)):
            entry = game.catalogue.events[log.event(at).name]
            if entry.stays:
                seats = [seat for seat in range(players) if log.viewers(at) >> seat & 1]
                found.append(Moment(entry.stays / 1000, seats))
    return found
