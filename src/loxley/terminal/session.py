"""One game in the terminal, from the first screen to the final count: a person, bots, a clock and a record."""

import shlex
import time
from hashlib import blake2b
from random import Random

from loxley.core.game import JsonObject
from loxley.core.seats import CLOCK, Seat
from loxley.core.sequence import play_sequence
from loxley.core.words import SEALED, Move
from loxley.terminal.history import History, printable, remark_sentence
from loxley.terminal.line_input import LineInput
from loxley.terminal.opening import Opening
from loxley.terminal.person import Left, Person, TimeUp
from loxley.terminal.screen import Screen


class Session:
    def __init__(self, opening: Opening, screen: Screen, lines: LineInput, pause: float) -> None:
        self._state = opening.state
        self._seed = opening.seed
        self._stage = opening.stage
        self._texts = opening.stage.texts
        self._chairs = opening.chairs
        self._said: set[str] = set()  # remarks
        self._record = opening.record
        self._watch = opening.watch
        self._screen = screen
        self._pause = pause
        self._person = Person(opening.stage, screen, lines, self._time_left)
        self._history = History(opening.stage, opening.log, opening.since, opening.said)
        self._heard: set[Seat] = set()  # who has been asked since the last word of somebody awaited
        self._last: Seat = CLOCK  # who moved last
        self._replaced: set[Seat] = set()  # bots that did something wrong

    def play(self) -> None:
        """To the end, or until the person leaves."""
        try:
            while not self._state.over():
                self._go_on()
        except (Left, KeyboardInterrupt):
            command = f"loxley play --resume {shlex.quote(str(self._record.path))}"
            self._screen.say("")
            self._screen.say_in_one_piece(self._texts.say("terminal-paused", command=command))
            return
        for seat, chair in self._chairs.items():
            self._remark(seat)
            chair.close()
        self._screen.end(self._history.news(), self._stage.final_count(self._state.view(self._stage.seat)))
        self._screen.say_in_one_piece(self._texts.say("terminal-over", path=str(self._record.path)))

    def _go_on(self) -> None:
        if self._time_left() == 0:
            self._call_time()
            return
        seat, is_awaited = self._next()
        if seat == self._stage.seat:
            self._ask_person(is_awaited=is_awaited)
        else:
            if seat != self._last:
                self._tell()
            self._ask_bot(seat)
        self._last = seat
        if is_awaited:
            self._heard.clear()

    def _next(self) -> tuple[Seat, bool]:
        """Whose word it is, and whether the game waits for it.

        Where everybody may speak at any time, the others are asked once before each word of the one who is awaited.
        Where several are awaited at once, nobody sees the order: bots go first, so that the person need not wait.
        """
        awaited = self._state.awaited()
        for seat in self._state.may_also_move():
            if seat != CLOCK and seat not in awaited and seat not in self._heard:
                self._heard.add(seat)
                return seat, False
        return next((seat for seat in awaited if seat != self._stage.seat), self._stage.seat), True

    # the players

    def _ask_person(self, *, is_awaited: bool) -> None:
        try:
            moves = self._person.take_turn(self._state, self._history, is_awaited=is_awaited)
        except TimeUp:
            self._screen.say(self._texts.say("terminal-time-is-up"))
            self._call_time()
            return
        if moves:
            before = self._written_beside()
            self._send(self._stage.seat, moves)
            if self._written_beside() != before:
                self._ask_words(self._written_beside())

    def _written_beside(self) -> int:
        """The sheet on which the person has just promised something in their own words."""
        return self._stage.game.written_beside(self._state.view(self._stage.seat))

    def _ask_words(self, sheet: int) -> None:
        """The words of a promise are kept beside its sheet."""
        try:
            text = printable(self._person.ask_words()).strip()
        except TimeUp:
            return
        if text:
            self._stage.beside[sheet] = text
            self._record.add_words(self._stage.seat, text, self._watch.elapsed(), sheet)

    def _ask_bot(self, seat: Seat) -> None:
        """A bot's whole sequence.

        Its chance depends on the seed and the place in the record: a resumed game goes on as it would have done.
        """
        rng = self._chance(seat, b"loxley bots")
        book = self._stage.game.book
        words: list[str] = []
        why: JsonObject | None = None
        chair = self._chairs[seat]
        while True:
            move = chair.choose(self._state, rng)
            if chair.thought is not None:
                why = chair.thought.reason()
            if move is None:
                break
            self._state.play(seat, move)
            words.append(book.word(move))
            if book.family_of(move).manner != SEALED or not self._state.legal(seat):
                break
        if chair.fault is not None and seat not in self._replaced:
            self._replaced.add(seat)
            name = self._stage.names[seat]
            fault = printable(f"{chair.fault.kind}: {chair.fault.detail}")
            self._history.say(self._texts.say("terminal-replaced", name=name, fault=fault))
        if words:
            self._record.add(seat, words, self._watch.elapsed(), why)
            self._remark(seat)

    def _remark(self, seat: Seat) -> None:
        """A bot may say something; its chance for that is its own, so that nothing in the game depends on it."""
        rng = self._chance(seat, b"loxley remarks")
        remark = self._chairs[seat].remark(self._stage.game.name, self._state, rng, said=self._said)
        if remark:
            self._record.add_remark(seat, remark, self._watch.elapsed())
            self._history.say(remark_sentence(self._stage, seat, remark))

    def _chance(self, seat: Seat, purpose: bytes) -> Random:
        digest = blake2b(f"{seat} {self._record.lines}".encode(), key=self._seed, person=purpose)
        return Random(digest.digest())

    def _send(self, seat: Seat, moves: list[Move]) -> None:
        play_sequence(self._state, seat, moves)
        self._record.add(seat, [self._stage.game.book.word(move) for move in moves], self._watch.elapsed())

    # the clock

    def _time_left(self) -> float | None:
        """Seconds, if the clock may end what the person is doing now."""
        limit = self._stage.time_limit(self._state.view(self._stage.seat))
        self._watch.turn(limit, self._watch.elapsed())
        if limit is None or not self._state.legal(CLOCK):
            return None
        return self._watch.left(limit)

    def _call_time(self) -> None:
        self._history.begin_turn()
        self._send(CLOCK, self._state.legal(CLOCK)[:1])

    # telling

    def _tell(self) -> None:
        """What has just happened, as it happens, to somebody who is watching."""
        if self._pause <= 0:
            return
        fresh = self._history.fresh()
        if fresh:
            self._screen.tell(fresh)
            time.sleep(self._pause)
