"""Whoever moves without being asked over the wire: bots, and the clock. One driver for all tables of a process.

After each change a table is looked at: whose word is it, and is that a bot? After a human-like moment its thought is
fetched from `bot_workers`, and its move goes through the table's queue like everybody's.
"""

import asyncio
import logging
import time
from concurrent.futures import BrokenExecutor, Future
from dataclasses import dataclass
from functools import partial

from loxley.bots import levels
from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import CLOCK, Seat
from loxley.tables import commands
from loxley.tables.bot_workers import BotReply, BotRequest, BotWorkers, GameKey
from loxley.tables.commands import Step
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.table import OVER, PLAYING, Table

_log = logging.getLogger("loxley.tables")
_NOTHING = (("", 0, 0), 0)
_LONGEST_PAUSE = 60.0  # seconds before a bot that keeps failing is asked again


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
    """Where a table stands, and what the driver waits for there."""

    def __init__(self) -> None:
        self.place: tuple[object, ...] = ()
        self.timer: asyncio.TimerHandle | None = None
        self.known = _NOTHING  # which game the workers know, and how many of its sequences
        self.silent: set[Seat] = set()  # had nothing to say here
        self.thinking = False
        self.failures = 0  # of bots, in a row

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class Driver:
    def __init__(self, bot_workers: BotWorkers, pace: Pace, metrics: Metrics) -> None:
        self._loop = asyncio.get_running_loop()
        self._bot_workers = bot_workers
        self._pace = pace
        self._metrics = metrics
        self._turns: dict[str, _Turn] = {}

    def follow(self, live: LiveTable) -> None:
        """Something has changed at a table, or it was just loaded."""
        table = live.table
        turn = self._turns.get(table.name)
        if not table.acts_alone() or not live.driven:
            if turn is not None:
                self.forget(table.name)
                if table.stage == OVER:
                    self._hear_last_words(live, turn)
            return
        if turn is None:
            turn = self._turns[table.name] = _Turn()
        place = _place(table)
        if place != turn.place:
            turn.place = place
            turn.silent = set()
            self._look(live, turn)

    def forget(self, name: str) -> None:
        """A table is over, paused or put away."""
        turn = self._turns.pop(name, None)
        if turn is not None:
            turn.stop()

    def waits(self, name: str) -> bool:
        """Will something happen at a table by itself?"""
        turn = self._turns.get(name)
        return turn is not None and (turn.timer is not None or turn.thinking)

    def close(self) -> None:
        for name in list(self._turns):
            self.forget(name)

    # what comes next

    def _look(self, live: LiveTable, turn: _Turn) -> None:
        turn.stop()
        table = live.table
        seat = _next_bot(table, turn.silent)
        due = None if seat is None else table.moved_at + self._pause(table, seat)
        alarm = table.clock.alarm()
        now = time.time()
        if alarm is not None and alarm.seat not in turn.silent and (due is None or alarm.at < due):
            turn.timer = self._loop.call_later(max(0.0, alarm.at - now), self._ring, live, turn, alarm.seat)
        elif seat is not None and due is not None:
            place = table.places[seat]
            turn.timer = self._loop.call_later(
                max(0.0, due - now), self._ask, live, turn, seat, place.level, place.character
            )

    def _pause(self, table: Table, seat: Seat) -> float:
        people = [at for at, place in enumerate(table.places) if place.is_played_by_person()]
        if not people:
            return self._pace.bots
        state = table.running_match().state
        if seat in state.awaited() and any(at in people for at in state.may_also_move()):
            return self._pace.talk
        return self._pace.people

    # bots

    def _ask(self, live: LiveTable, turn: _Turn, seat: Seat, level: str, character: str) -> None:
        turn.timer = None
        request = _request(live.table, turn.known, seat, level, character)
        place = turn.place
        try:
            future = self._bot_workers.ask(request)
        except Exception as trouble:  # noqa: BLE001 - whatever keeps a process from starting, the game goes on later
            self._failed(live, turn, trouble)
            self._look_later(live, turn)
            return
        turn.thinking = True

        def arrived(future: "Future[BotReply]") -> None:
            if not future.cancelled() and not self._loop.is_closed():
                self._loop.call_soon_threadsafe(self._answered, live, turn, place, request, future)

        future.add_done_callback(arrived)

    def _answered(
        self,
        live: LiveTable,
        turn: _Turn,
        place: tuple[object, ...],
        request: BotRequest,
        future: "Future[BotReply]",
    ) -> None:
        if self._turns.get(live.table.name) is not turn:
            return
        turn.thinking = False
        trouble = future.exception()
        if trouble is not None:
            self._failed(live, turn, trouble)
            if turn.place != place:
                return
            if isinstance(trouble, BrokenExecutor) and turn.failures == 1:  # its process was killed: ask the next one
                self._look(live, turn)
            elif request.level != _simplest(live.table):
                self._replace(live, turn, request)
            else:
                self._look_later(live, turn)
            return
        turn.failures = 0
        answer = future.result()
        turn.known = _NOTHING if answer.missing else (request.game.key, request.start + len(request.sequences))
        if turn.place != place:
            return  # somebody was faster; the table has been looked at anew
        if answer.missing:
            self._ask(live, turn, request.seat, request.level, request.character)
            return
        self._metrics.decisions.observe(answer.seconds)
        if answer.fault:
            self._metrics.bot_failures.inc()
            _log.error("bot %s at table %s: %s", request.level, live.table.name, answer.fault)
            self._replace(live, turn, request)
            return
        if answer.words:
            self._play(live, turn, request.seat, answer)
        else:
            turn.silent.add(request.seat)
            self._look(live, turn)

    def _failed(self, live: LiveTable, turn: _Turn, trouble: BaseException) -> None:
        turn.known = _NOTHING
        turn.failures += 1
        self._metrics.bot_failures.inc()
        _log.error("a bot failed at table %s", live.table.name, exc_info=trouble)

    def _look_later(self, live: LiveTable, turn: _Turn) -> None:
        """Bots keep failing here: look again, after a pause that grows."""
        pause = min(_LONGEST_PAUSE, 2.0**turn.failures)
        turn.timer = self._loop.call_later(pause, self._look, live, turn)

    def _play(self, live: LiveTable, turn: _Turn, seat: Seat, answer: BotReply) -> None:
        place = turn.place

        def action(table: Table) -> Step:
            if _place(table) != place:
                raise Refused("too-late", "seen")
            return commands.play(table, seat, answer.words, None, answer.why, answer.remark)

        def refuse(refusal: Refused | Illegal) -> None:
            if isinstance(refusal, Illegal):
                _log.error("a bot at table %s broke rule %s: %s", live.table.name, refusal.rule, answer.words)

        live.ask(action, _nothing, refuse)

    def _replace(self, live: LiveTable, turn: _Turn, request: BotRequest) -> None:
        """A bot did something wrong: the simplest level takes its seat, and the game goes on without it."""

        def action(table: Table) -> Step:
            return commands.replace_bot(table, request.seat, request.level, _simplest(table))

        def refuse(_refusal: Refused | Illegal) -> None:
            if self._turns.get(live.table.name) is turn:
                self._look_later(live, turn)

        live.ask(action, _nothing, refuse)

    def _hear_last_words(self, live: LiveTable, turn: _Turn) -> None:
        """After the end bots may say something, and then they are quiet."""
        for seat in live.table.bots_seats():
            place = live.table.places[seat]
            request = _request(live.table, turn.known, seat, place.level, place.character)
            self._bot_workers.ask(request).add_done_callback(partial(self._say, live, seat))

    def _say(self, live: LiveTable, seat: Seat, future: "Future[BotReply]") -> None:
        """Called where the bots think; a remark that is lost is no loss."""
        if future.cancelled() or future.exception() is not None or self._loop.is_closed():
            return
        remark = future.result().remark
        if remark:
            self._loop.call_soon_threadsafe(
                live.ask, lambda table: commands.remark(table, seat, remark), _nothing, _no_matter
            )

    # the clock

    def _ring(self, live: LiveTable, turn: _Turn, seat: Seat) -> None:
        """Time is up for a page, or for a seat: the house then plays gently for it, as a novice would."""
        turn.timer = None
        if seat != CLOCK:
            self._ask(live, turn, seat, _simplest(live.table), "even")
            return
        place = turn.place

        def action(table: Table) -> Step:
            if table.stage != PLAYING or _place(table) != place:
                raise Refused("too-late", "clock")
            time_up = table.running_match().state.legal(CLOCK)[0]
            return commands.play(table, CLOCK, [table.game.book.word(time_up)])

        live.ask(action, _nothing, _no_matter)


def _nothing(_number: int) -> None:
    pass


def _no_matter(_refusal: Refused | Illegal) -> None:
    pass


def _simplest(table: Table) -> str:
    """The level that plays where nobody else does."""
    return levels(table.game.name)[0]


def _place(table: Table) -> tuple[object, ...]:
    """Where the game stands, and who plays it: chat and the like change nothing here."""
    return (table.moved_number, table.stage, *(place.level for place in table.places))


def _next_bot(table: Table, silent: set[Seat]) -> Seat | None:
    """The bot whose word it is.

    Where everybody may speak at any time, bots have one word each after somebody else's; then it is for the awaited.
    """
    state = table.running_match().state
    awaited = state.awaited()
    for seat in state.may_also_move():
        if seat >= 0 and table.places[seat].level and seat not in awaited and seat not in table.heard | silent:
            return seat
    return next((seat for seat in awaited if table.places[seat].level and seat not in silent), None)


def _request(
    table: Table, known: tuple[tuple[str, int, int], int], seat: Seat, level: str, character: str
) -> BotRequest:
    match = table.running_match()
    key = (table.name, table.match_number, match.revision)
    start = known[1] if known[0] == key else 0
    game = GameKey(key, table.game.name, table.players, match.options, match.components, match.seed)
    sequences = [(sequence.seat, sequence.moves) for sequence in match.sequences[start:]]
    return BotRequest(game, seat, level, character, table.moved_number, start, sequences)
