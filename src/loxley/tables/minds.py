"""Where bots think: outside the event loop, in a process of their own.

The process keeps a twin of each game it is asked about, fed with the sequences that were played. A bot sees it with the
eyes of its seat only. Whatever is missing is asked for again, so a restarted process just needs a longer letter.
"""

import time
from collections import OrderedDict
from concurrent.futures import Executor, Future
from dataclasses import asdict
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from loxley.bots import Bot, Thought, find_character, new_bot
from loxley.core.chance import Chance
from loxley.core.game import Table as Fields
from loxley.core.log import Event, Log
from loxley.core.seats import Seat
from loxley.core.words import SEALED
from loxley.games import find_game
from loxley.tables.rows import Thinking

_MOST_TWINS = 400


class Game(NamedTuple):
    """Which game, entirely determined."""

    key: tuple[str, int, int]  # table, match, revision
    name: str
    players: int
    options: Fields
    components: Fields | None
    seed: bytes


class Question(NamedTuple):
    """What would this bot do now? `sequences` are those from number `start` on."""

    game: Game
    seat: Seat
    level: str
    character: str
    number: int  # of the row it would become: its chance depends on it, so a restart changes nothing
    start: int
    sequences: list[tuple[Seat, tuple[int, ...]]]


class Answer(NamedTuple):
    """A whole sequence; empty when the bot has nothing to say. `missing` asks for all sequences."""

    words: list[str]
    why: Thinking | None = None
    remark: str = ""
    seconds: float = 0.0
    missing: bool = False


class _Twin:
    """The game as it stands, and the chairs of its bots."""

    def __init__(self, game: Game) -> None:
        self.game = find_game(game.name)
        self.components = game.components
        self.log = Log()
        self.state = self.game.new(game.players, game.options, Chance(game.seed), game.components, log=self.log)
        self.played = 0
        self._bots: dict[tuple[Seat, str, str], Bot] = {}
        self._events: list[list[Event]] = [[] for _ in range(game.players)]
        self._heard = [0] * game.players

    def play(self, sequences: list[tuple[Seat, tuple[int, ...]]]) -> None:
        for seat, moves in sequences:
            for move in moves:
                self.state.play(seat, move)
            self.played += 1

    def bot(self, seat: Seat, level: str, character: str) -> Bot:
        key = (seat, level, character)
        if key not in self._bots:
            self._bots[key] = new_bot(self.game.name, level, self.components, find_character(character))
        return self._bots[key]

    def events(self, seat: Seat) -> list[Event]:
        """All that a seat has seen so far."""
        self._events[seat] += self.log.seen_by(seat, self._heard[seat])
        self._heard[seat] = len(self.log)
        return self._events[seat]


_twins: OrderedDict[tuple[str, int, int], _Twin] = OrderedDict()


def answer(question: Question) -> Answer:
    """Runs where the bots think."""
    began = time.perf_counter()
    twin = _twins.get(question.game.key)
    if twin is None or question.start > twin.played:
        if question.start > 0:
            return Answer([], missing=True)
        twin = _twins[question.game.key] = _Twin(question.game)
        if len(_twins) > _MOST_TWINS:
            _twins.popitem(last=False)
    _twins.move_to_end(question.game.key)
    twin.play(question.sequences[twin.played - question.start :])
    words, thought, remark = _whole_sequence(twin, question)
    why = None if thought is None else Thinking(**asdict(thought))
    return Answer(words, why, remark, time.perf_counter() - began)


def _whole_sequence(twin: _Twin, question: Question) -> tuple[list[str], Thought | None, str]:
    """Moves up to one that others can see. They are played on a copy: they count when they come back stored."""
    seat = question.seat
    bot = twin.bot(seat, question.level, question.character)
    chance = blake2b(f"{seat} {question.number}".encode(), key=question.game.seed, person=b"loxley bots")
    rng = Random(chance.digest())
    book = twin.game.book
    trial = twin.state.clone()
    log = trial.log = Log()
    words: list[str] = []
    thought: Thought | None = None
    remark = ""
    while True:
        bot.thought = None
        bot.remark = ""
        move = bot.choose(trial.view(seat), twin.events(seat) + log.seen_by(seat), trial.legal(seat), rng)
        thought = bot.thought or thought
        remark = bot.remark or remark
        if move is None:
            break
        trial.play(seat, move)
        words.append(book.word(move))
        if book.family_of(move).manner != SEALED or not trial.legal(seat):
            break
    return words, thought, remark


class Minds:
    """The way to the bots: letters to executors, a table always to the same one."""

    def __init__(self, executors: list[Executor]) -> None:
        self._executors = executors

    def ask(self, question: Question) -> "Future[Answer]":
        at = hash(question.game.key) % len(self._executors)
        return self._executors[at].submit(answer, question)

    def close(self) -> None:
        for executor in self._executors:
            executor.shutdown(cancel_futures=True)
