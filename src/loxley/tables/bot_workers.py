"""Where bots think: outside the event loop, in a process of their own.

The process keeps a twin of each game it is asked about, fed with the sequences that were played. A bot sees of it what
its seat may see. Whatever is missing is asked for again, so a restarted process just needs a longer request.
"""

import faulthandler
import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import Any, NamedTuple

import msgspec

from loxley.bots import (
    AT_A_TABLE,
    EVEN,
    TIME_LIMIT,
    Chair,
    Guests,
    ScriptedChair,
    Thought,
    end_programs,
    find_character,
    find_lesson,
    is_of_the_house,
    new_chair,
)
from loxley.core.chance import Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import Phase, State
from loxley.core.words import SEALED, Book, Move
from loxley.games import find_game
from loxley.tables.rows import Thinking

_MOST_TWINS = 400
_HANGS = 3 * TIME_LIMIT  # seconds
_MOST_IN_A_MOTION = 16


Played = tuple[Seat, tuple[Move, ...]]


class GameKey(NamedTuple):
    """Which game, entirely determined."""

    key: tuple[str, int, int]  # table, match, revision
    name: str
    players: int
    options: JsonObject
    components: JsonObject | None
    seed: bytes
    stacked: list[str] | None = None
    lesson: str = ""


class BotRequest(NamedTuple):
    """What would this bot do now, or say after the end? `sequences` are those from number `start` on."""

    game: GameKey
    seat: Seat
    level: str
    character: str
    number: int  # of the row it would become: its chance depends on it, so a restart changes nothing
    start: int
    sequences: list[Played]
    is_secret: bool = False  # may nobody know its character yet?


class BotReply(NamedTuple):
    """A whole sequence; empty when the bot has nothing to say. `missing` asks for all sequences."""

    words: list[str]
    why: Thinking | None = None
    remark: str = ""
    seconds: float = 0.0
    missing: bool = False
    fault: str = ""  # what the bot did wrong; the simplest level has moved in its place


class _Twin:
    """The game as it stands, and the chairs of its bots.

    A bot's own sequence is played here at once. When it does not come back as the next one that was stored, somebody
    was faster, and the twin is of no use any more.
    """

    def __init__(self, game: GameKey) -> None:
        self.game = find_game(game.name)
        self.components = game.components
        self.state = self.game.new(game.players, game.options, Chance(game.seed), game.components, game.stacked, Log())
        self.lesson = find_lesson(game.lesson) if game.lesson else None
        self.played = 0
        self._ahead: Played | None = None
        self._chairs: dict[tuple[Seat, str, str], Chair] = {}
        self._said: set[str] = set()  # remarks

    def catch_up(self, start: int, sequences: list[Played]) -> bool:
        """Play what has been stored since; false if that cannot be."""
        if start > self.played:
            return False
        for sequence in sequences[self.played - start :]:
            if self._ahead is None:
                for move in sequence[1]:
                    self.state.play(sequence[0], move)
            elif sequence != self._ahead:
                return False
            self._ahead = None
            self.played += 1
        return self._ahead is None

    def chair(self, seat: Seat, level: str, character: str) -> Chair:
        key = (seat, level, character)
        if key not in self._chairs:
            voice = find_character(character)
            if self.lesson is not None and seat in self.lesson.scripts:
                self._chairs[key] = ScriptedChair(self.lesson, seat, voice)
            else:
                self._chairs[key] = new_chair(self.game.name, level, seat, self.components, voice, think=AT_A_TABLE)
        return self._chairs[key]

    def ask(self, request: BotRequest) -> BotReply:
        """One motion, up to where others may have their say, and perhaps a remark; after the end only that."""
        seat, state, book = request.seat, self.state, self.game.book
        chair = self.chair(seat, request.level, request.character)
        chance = blake2b(f"{seat} {request.number}".encode(), key=request.game.seed, person=b"loxley bots")
        rng = Random(chance.digest())
        moves: list[Move] = []
        thought: Thought | None = None
        phase = state.phase
        while not state.over():
            move = chair.choose(state, rng)
            thought = chair.thought or thought
            if move is None:
                break
            state.play(seat, move)
            moves.append(move)
            if book.family_of(move).manner != SEALED and not _is_one_motion(state, seat, phase, moves, book):
                break
            if not state.legal(seat):
                break
        if moves:
            self._ahead = (seat, tuple(moves))
        voice = EVEN if request.is_secret and not state.over() else None
        remark = chair.remark(self.game.name, state, rng, voice, said=self._said) if moves or state.over() else ""
        why = None if thought is None else msgspec.convert(thought.reason(), Thinking)
        fault = "" if chair.fault is None else f"{chair.fault.kind}: {chair.fault.detail}"
        return BotReply([book.word(move) for move in moves], why, remark, fault=fault)

    def close(self) -> None:
        for chair in self._chairs.values():
            chair.close()


def _is_one_motion(state: State, seat: Seat, phase: Phase[Any], moves: list[Move], book: Book) -> bool:
    """Does the seat go on by itself: in the same phase, unasked by chance, while nobody else may speak?"""
    goes_on = state.phase is phase and state.awaited() == [seat] and not state.may_also_move()
    return goes_on and not book.answered[moves[-1]] and len(moves) < _MOST_IN_A_MOTION


_twins: OrderedDict[tuple[str, int, int], _Twin] = OrderedDict()


def reply(request: BotRequest) -> BotReply:
    """Runs where the bots think."""
    began = time.perf_counter()
    key = request.game.key
    twin = _twins.pop(key, None)
    if twin is None or not twin.catch_up(request.start, request.sequences):
        if twin is not None:
            twin.close()
        if request.start > 0:
            return BotReply([], missing=True)
        twin = _Twin(request.game)
        twin.catch_up(0, request.sequences)
    _twins[key] = twin
    if len(_twins) > _MOST_TWINS:
        _twins.popitem(last=False)[1].close()
    with _watchdog(request):
        return twin.ask(request)._replace(seconds=time.perf_counter() - began)


@contextmanager
def _watchdog(request: BotRequest) -> Iterator[None]:
    """End this process when a guest hangs where no alarm can interrupt it. The server then asks another."""
    if parent_process() is None or is_of_the_house(request.game.name, request.level):
        yield
        return
    faulthandler.dump_traceback_later(_HANGS, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def stay_with_parent() -> None:
    """In a process for bots: it ends with the server, however that ends, and leaves the terminal's interrupt to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    end_programs()
    os._exit(0)


class BotWorkers:
    """The way to the bots: requests to executors, a table always to the same one. One that broke is replaced.

    A level is looked up among the guests here, on the server's side: nothing else is ever imported or run.
    """

    def __init__(self, count: int, new_executor: Callable[[], Executor], guests: Guests | None = None) -> None:
        self._new_executor = new_executor
        self._guests = guests or Guests()
        self._executors = [new_executor() for _ in range(count)]

    def ask(self, request: BotRequest) -> "Future[BotReply]":
        try:
            request = request._replace(level=self._guests.bot(request.game.name, request.level))
        except Refused as refusal:  # a guest of another day
            refused: Future[BotReply] = Future()
            refused.set_exception(refusal)
            return refused
        at = hash(request.game.key) % len(self._executors)
        try:
            return self._executors[at].submit(reply, request)
        except BrokenExecutor:
            self._executors[at] = self._new_executor()
            return self._executors[at].submit(reply, request)

    def close(self) -> None:
        for executor in self._executors:
            executor.shutdown(cancel_futures=True)
