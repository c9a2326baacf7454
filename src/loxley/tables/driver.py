"""Whoever moves without being asked over the wire: bots, and the clock. One driver for all tables of a process.

After each change a table is looked at: whose word is it, and is that a bot? A bot's thought is fetched from `minds`, its move
waits a human-like moment, and then goes through the table's queue like everybody's.
"""

import asyncio
import logging
import time
from concurrent.futures import Future
from dataclasses import dataclass

from loxley.bots import levels
from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import CLOCK, Seat
from loxley.tables import deeds
from loxley.tables.deeds import Step
from loxley.tables.live import LiveTable
from loxley.tables.minds import Answer, Game, Minds, Question
from loxley.tables.table import PLAYING, Table
from loxley.tables.tallies import Tallies

_log = logging.getLogger("loxley.tables")


@dataclass(frozen=True)
class Pace:
    """How long bots wait before they move, in seconds."""

    bots: float = 0.24  # where no person sits
    people: float = 1.2  # at a table with people
    talk: float = 4.8  # before they end a negotiation in which people may still speak

    @staticmethod
    def around(people: float) -> "Pace":
        """Everything slower or faster in the same measure."""
        return Pace(people / 5, people, people * 4)


class _Turn:
    """What the driver waits for at one table."""

    def __init__(self) -> None:
        self.number = -1  # of the row that the table had when it was looked at
        self.timer: asyncio.TimerHandle | None = None
        self.sent: tuple[tuple[str, int, int], int] = (("", 0, 0), 0)  # what the minds know of the game
        self.asked: set[Seat] = set()  # who had nothing to say since that row


class Driver:
    def __init__(self, minds: Minds, pace: Pace, tallies: Tallies) -> None:
        self._loop = asyncio.get_running_loop()
        self._minds = minds
        self._pace = pace
        self._tallies = tallies
        self._turns: dict[str, _Turn] = {}

    def follow(self, live: LiveTable) -> None:
        """Something has changed at a table, or it was just loaded."""
        table = live.table
        turn = self._turns.get(table.name)
        if not table.acts_alone():
            if turn is not None:
                self.forget(table.name)
            return
        if turn is None:
            turn = self._turns[table.name] = _Turn()
        if turn.number != table.number:
            turn.asked = set()
        turn.number = table.number
        self._look(live, turn)

    def forget(self, name: str) -> None:
        """A table is over, paused or put away."""
        turn = self._turns.pop(name, None)
        if turn is not None and turn.timer is not None:
            turn.timer.cancel()

    def close(self) -> None:
        for name in list(self._turns):
            self.forget(name)

    # what comes next

    def _look(self, live: LiveTable, turn: _Turn) -> None:
        if turn.timer is not None:
            turn.timer.cancel()
            turn.timer = None
        table = live.table
        now = time.time()
        seat = _next_bot(table, turn.asked)
        due = None if seat is None else table.touched + self._pause(table, seat)
        alarm = table.clock.alarm()
        if alarm is not None and (due is None or alarm.at < due):
            self._set(turn, alarm.at - now, self._ring, live, turn, alarm.seat)
        elif seat is not None and due is not None:
            place = table.places[seat]
            self._set(turn, due - now, self._ask, live, turn, seat, place.level, place.character)

    def _set(self, turn: _Turn, delay: float, *call: object) -> None:
        if delay > 0:
            turn.timer = self._loop.call_later(delay, *call)  # type: ignore[arg-type]
        else:
            turn.timer = self._loop.call_soon(*call)  # type: ignore[arg-type, assignment]

    def _pause(self, table: Table, seat: Seat) -> float:
        people = [at for at, place in enumerate(table.places) if place.is_played_by_person()]
        if not people:
            return self._pace.bots
        state = table.running_match().state
        if seat in state.awaited() and any(at in people for at in state.welcome()):
            return self._pace.talk
        return self._pace.people

    # bots

    def _ask(self, live: LiveTable, turn: _Turn, seat: Seat, level: str, character: str) -> None:
        turn.timer = None
        question = _question(live.table, turn.sent, seat, level, character)
        number = live.table.number
        future = self._minds.ask(question)

        def arrived(future: "Future[Answer]") -> None:
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._answered, live, turn, question, number, future)

        future.add_done_callback(arrived)

    def _answered(
        self, live: LiveTable, turn: _Turn, question: Question, number: int, future: "Future[Answer]"
    ) -> None:
        if self._turns.get(live.table.name) is not turn or future.cancelled():
            return
        try:
            answer = future.result()
        except Exception:
            _log.exception("a bot failed at table %s", live.table.name)
            return
        if answer.missing:
            turn.sent = (("", 0, 0), 0)
            self._ask(live, turn, question.seat, question.level, question.character)
            return
        turn.sent = (question.game.key, question.start + len(question.sequences))
        self._tallies.decisions.add(answer.seconds)
        if live.table.number != number:
            return  # somebody was faster: the table is looked at anew already
        if not answer.words:
            turn.asked.add(question.seat)
            self._look(live, turn)
            return

        def action(table: Table) -> Step:
            if table.number != number:
                raise Refused("too-late", "seen")
            return deeds.play(table, question.seat, answer.words, None, answer.why, answer.remark)

        live.ask(action, _nothing, lambda refusal: self._refused(live, refusal))

    def _refused(self, live: LiveTable, refusal: Refused | Illegal) -> None:
        """Somebody was faster; if not, a bot has broken a rule."""
        if isinstance(refusal, Illegal):
            _log.error("a bot at table %s broke rule %s", live.table.name, refusal.rule)

    # the clock

    def _ring(self, live: LiveTable, turn: _Turn, seat: Seat) -> None:
        """Time is up for a page, or for a seat: the house then plays gently for it, as a novice would."""
        turn.timer = None
        table = live.table
        if seat != CLOCK:
            self._ask(live, turn, seat, levels(table.game.name)[0], "even")
            return

        def action(table: Table) -> Step:
            legal = table.running_match().state.legal(CLOCK) if table.stage == PLAYING else []
            if not legal:
                raise Refused("too-late", "clock")
            return deeds.play(table, CLOCK, [table.game.book.word(legal[0])])

        live.ask(action, _nothing, lambda refusal: self._refused(live, refusal))


def _nothing(number: int) -> None:
    pass


def _next_bot(table: Table, asked: set[Seat]) -> Seat | None:
    """The bot whose word it is.

    Where everybody may speak at any time, bots have one word each after somebody else's; then it is for the awaited.
    """
    state = table.running_match().state
    awaited = state.awaited()
    for seat in state.welcome():
        if seat >= 0 and table.places[seat].level and seat not in awaited and seat not in table.heard | asked:
            return seat
    return next((seat for seat in awaited if table.places[seat].level and seat not in asked), None)


def _question(table: Table, sent: tuple[tuple[str, int, int], int], seat: Seat, level: str, character: str) -> Question:
    match = table.running_match()
    key = (table.name, table.match_number, match.revision)
    start = sent[1] if sent[0] == key else 0
    game = Game(key, table.game.name, table.players, match.options, match.components, match.seed)
    sequences = [(sequence.seat, sequence.moves) for sequence in match.sequences[start:]]
    return Question(game, seat, level, character, table.number + 1, start, sequences)
