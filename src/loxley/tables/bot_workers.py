"""Where bots think: outside the event loop, in a process of their own.

The process keeps a twin of each game it is asked about, fed with the sequences that were played. A bot sees it with the
eyes of its seat only. Whatever is missing is asked for again, so a restarted process just needs a longer letter.
"""

import os
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from hashlib import blake2b
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from random import Random
from threading import Thread
from typing import NamedTuple

import msgspec

from loxley.bots import Chair, Thought, find_character, new_bot
from loxley.core.chance import Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.seats import Seat
from loxley.core.words import SEALED, Move
from loxley.games import find_game
from loxley.tables.rows import Thinking

_MOST_TWINS = 400


Played = tuple[Seat, tuple[Move, ...]]


class Game(NamedTuple):
    """Which game, entirely determined."""

    key: tuple[str, int, int]  # table, match, revision
    name: str
    players: int
    options: JsonObject
    components: JsonObject | None
    seed: bytes


class Question(NamedTuple):
    """What would this bot do now, or say after the end? `sequences` are those from number `start` on."""

    game: Game
    seat: Seat
    level: str
    character: str
    number: int  # of the row it would become: its chance depends on it, so a restart changes nothing
    start: int
    sequences: list[Played]


class Answer(NamedTuple):
    """A whole sequence; empty when the bot has nothing to say. `missing` asks for all sequences."""

    words: list[str]
    why: Thinking | None = None
    remark: str = ""
    seconds: float = 0.0
    missing: bool = False


class _Twin:
    """The game as it stands, and the chairs of its bots.

    A bot's own sequence is played here at once. When it does not come back as the next one that was stored, somebody
    was faster, and the twin is of no use any more.
    """

    def __init__(self, game: Game) -> None:
        self.game = find_game(game.name)
        self.components = game.components
        self.state = self.game.new(game.players, game.options, Chance(game.seed), game.components, log=Log())
        self.played = 0
        self._ahead: Played | None = None
        self._chairs: dict[tuple[Seat, str, str], Chair] = {}

    def follow(self, start: int, sequences: list[Played]) -> bool:
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
            bot = new_bot(self.game.name, level, self.components, find_character(character))
            self._chairs[key] = Chair(bot, seat)
        return self._chairs[key]

    def ask(self, question: Question) -> Answer:
        """Moves up to one that others can see, and perhaps a remark; after the end only that."""
        seat, state, book = question.seat, self.state, self.game.book
        chair = self.chair(seat, question.level, question.character)
        chance = blake2b(f"{seat} {question.number}".encode(), key=question.game.seed, person=b"loxley bots")
        rng = Random(chance.digest())
        moves: list[Move] = []
        thought: Thought | None = None
        while not state.over():
            move = chair.choose(state, rng)
            thought = chair.bot.thought or thought
            if move is None:
                break
            state.play(seat, move)
            moves.append(move)
            if book.family_of(move).manner != SEALED or not state.legal(seat):
                break
        if moves:
            self._ahead = (seat, tuple(moves))
        remark = chair.remark(self.game.name, state, rng) if moves or state.over() else ""
        why = None if thought is None else msgspec.convert(thought.reason(), Thinking)
        return Answer([book.word(move) for move in moves], why, remark)


_twins: OrderedDict[tuple[str, int, int], _Twin] = OrderedDict()


def answer(question: Question) -> Answer:
    """Runs where the bots think."""
    began = time.perf_counter()
    key = question.game.key
    twin = _twins.pop(key, None)
    if twin is None or not twin.follow(question.start, question.sequences):
        if question.start > 0:
            return Answer([], missing=True)
        twin = _Twin(question.game)
        twin.follow(0, question.sequences)
    _twins[key] = twin
    if len(_twins) > _MOST_TWINS:
        _twins.popitem(last=False)
    return twin.ask(question)._replace(seconds=time.perf_counter() - began)


def stay_with_parent() -> None:
    """In a process for bots: it ends with the server, however that ends, and leaves the terminal's interrupt to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class BotWorkers:
    """The way to the bots: letters to executors, a table always to the same one. One that broke is replaced."""

    def __init__(self, count: int, new_executor: Callable[[], Executor]) -> None:
        self._new_executor = new_executor
        self._executors = [new_executor() for _ in range(count)]

    def ask(self, question: Question) -> "Future[Answer]":
        at = hash(question.game.key) % len(self._executors)
        try:
            return self._executors[at].submit(answer, question)
        except BrokenExecutor:
            self._executors[at] = self._new_executor()
            return self._executors[at].submit(answer, question)

    def close(self) -> None:
        for executor in self._executors:
            executor.shutdown(cancel_futures=True)
