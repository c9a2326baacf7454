"""Whoever moves without being asked over the wire: bots, and the clock. One driver for all tables of a process.

After each change a table is looked at: whose word is it, and is that a bot? After a human-like moment its thought is
fetched from `bot_workers`, and its move goes through the table's queue like everybody's. What ends a negotiation waits
for the people in it, and all bots wait for somebody whose line broke (`patience`).
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from functools import partial

from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import CLOCK, Seat
from loxley.tables import commands
from loxley.tables.bot_workers import BotReply, BotRequest, BotWorkers
from loxley.tables.commands import Step
from loxley.tables.live import LiveTable
from loxley.tables.metrics import Metrics
from loxley.tables.next_move import (
    bot_request,
    goes_on,
    next_bot,
    only_answer,
    only_words,
    position,
    simplest_level,
    without_choice,
)
from loxley.tables.patience import (
    LINE,
    SPEEDS,
    USUAL_MOMENT_S,
    Hold,
    Pace,
    lesson_hold,
    played_by_people,
    shown_for,
    talk_hold,
    writes_until,
)
from loxley.tables.table import OVER, PLAYING, Table
from loxley.tables.turns import NOTHING_KNOWN, Ready, Turn

_log = logging.getLogger("loxley.tables")
_LONGEST_PAUSE = 60.0  # seconds before a bot that keeps failing is asked again
_WITHIN_A_MOTION = 0.25  # of the usual moment, between the moves of one motion


def _now() -> float:
    return time.time()


class Driver:
    def __init__(self, bot_workers: BotWorkers, pace: Pace, metrics: Metrics, now: Callable[[], float] = _now) -> None:
        self._loop = asyncio.get_running_loop()
        self._bot_workers = bot_workers
        self._pace = pace
        self._metrics = metrics
        self._now = now
        self._turns: dict[str, Turn] = {}
        self.held: Callable[[LiveTable], None] = _do_nothing  # bots wait for others than before, or for nobody

    def table_changed(self, live: LiveTable) -> None:
        """Something has changed at a table, or it was just loaded."""
        table = live.table
        turn = self._turns.get(table.name)
        if table.stage != PLAYING or not live.driven:
            self._hold(live, None)
            if turn is not None:
                self.forget(table.name)
                if table.stage == OVER:
                    self._hear_last_words(live, turn)
            return
        if turn is None:
            turn = self._turns[table.name] = Turn()
        place = position(table)
        if place != turn.place:
            turn.arrive(place)
            sequences = table.running_match().sequences
            live.signals.moved(table, sequences[-1].seat if sequences else CLOCK)
            self._look(live, turn)

    def moment(self, table: Table) -> float:
        """Seconds that a bot takes before it says something."""
        return self._pace.people * SPEEDS[table.speed]

    def plays_for(self, table: Table, seat: Seat) -> bool:
        """Does the house play for a person, who has no choice?"""
        return not self._pace.own_moves and only_answer(table, seat) is not None

    def host_is_gone(self, live: LiveTable) -> bool:
        """Has the host been away for so long that somebody else should have the role?"""
        host = live.table.host
        return host not in live.people_here() and self._now() - live.gone_since(host) >= self._pace.host

    def stir(self, live: LiveTable) -> None:
        """Somebody has come or gone, or has signalled something: bots may wait for others now, or for nobody."""
        turn = self._turns.get(live.table.name)
        if turn is not None and live.table.stage == PLAYING and live.driven and not (turn.thinking or turn.playing):
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

    def _look(self, live: LiveTable, turn: Turn) -> None:
        turn.stop()
        table = live.table
        if turn.ready is not None and self._wait_for_people(live, turn, turn.ready):
            return
        seat = next_bot(table, turn.silent)
        only = None if seat is not None or self._pace.own_moves else without_choice(table)
        alarm = table.alarm()
        now = self._now()
        if seat is None and only is None:
            due = hold = None
        else:
            due = table.moved_at + self._pause(live, seat)
            hold = self._line_hold(live, turn, now) or lesson_hold(table, live.signals, live.is_here, now)
            if hold is not None:
                due = max(due, hold.until)
            if only is not None:
                due = max(due, writes_until(table, live.signals, only))
        self._hold(live, hold)
        if alarm is not None and alarm.seat not in turn.silent and (due is None or alarm.at < due):
            self._wake(turn, alarm.at, self._ring, live, turn, alarm.seat)
        elif seat is not None and due is not None:
            place = table.places[seat]
            self._wake(turn, due, self._ask, live, turn, seat, place.level, place.character)
        elif only is not None and due is not None:
            self._wake(turn, due, self._play_only_answer, live, turn, only)

    def _wake(self, turn: Turn, at: float, act: Callable[..., None], *arguments: object) -> None:
        turn.timer = self._loop.call_later(max(0.0, at - self._now()), act, *arguments)

    def _pause(self, live: LiveTable, seat: Seat | None) -> float:
        """A human-like moment, shorter between the moves of one motion."""
        table = live.table
        people = played_by_people(table)
        if not people:
            return self._pace.bots
        if seat is not None and _is_skipped(live, people):
            return 0.0
        moment = self._pace.people * SPEEDS[table.speed]
        if seat is not None and goes_on(table, seat):
            moment *= _WITHIN_A_MOTION
        return moment + shown_for(table, people) * min(1.0, self._pace.people / USUAL_MOMENT_S, SPEEDS[table.speed])

    # waiting for people

    def _line_hold(self, live: LiveTable, turn: Turn, now: float) -> Hold | None:
        """Bots wait for people whose line broke, for a while in one place, however often it breaks."""
        grace = self._pace.grace
        away = [seat for seat in played_by_people(live.table) if not live.is_here(seat)]
        until = {seat: live.gone_since(live.table.places[seat].person or 0) + grace for seat in away}
        waiting = [seat for seat in away if until[seat] > now]
        if not waiting:
            return None
        turn.grace_ends = turn.grace_ends or now + grace
        end = min(turn.grace_ends, max(until[seat] for seat in waiting))
        return Hold(LINE, waiting, end) if end > now else None

    def _wait_for_people(self, live: LiveTable, turn: Turn, ready: Ready) -> bool:
        """Must a bot that is ready still wait? Otherwise it plays."""
        now = self._now()
        table = live.table
        moves = [table.game.book.move(word) for word in ready.answer.words]
        hold = self._line_hold(live, turn, now) or talk_hold(
            table,
            live.signals,
            ready.seat,
            moves,
            pace=self._pace,
            here=live.is_here,
            began=ready.began,
            now=now,
        )
        self._hold(live, hold)
        if hold is None:
            turn.ready = None
            self._play(live, turn, ready.seat, ready.answer)
            return True
        alarm = table.alarm()
        if alarm is not None and alarm.seat not in turn.silent and alarm.at < hold.until:
            self._wake(turn, alarm.at, self._ring, live, turn, alarm.seat)
        else:
            self._wake(turn, hold.until, self._look, live, turn)
        return True

    def _hold(self, live: LiveTable, hold: Hold | None) -> None:
        if hold != live.hold:
            live.hold = hold
            self.held(live)

    # bots

    def _ask(self, live: LiveTable, turn: Turn, seat: Seat, level: str, character: str) -> None:
        turn.timer = None
        request = bot_request(live.table, turn.known, seat, level, character)
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
        turn: Turn,
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
            elif request.level != simplest_level(live.table):
                self._replace(live, turn, request)
            else:
                self._look_later(live, turn)
            return
        turn.failures = 0
        answer = future.result()
        turn.known = NOTHING_KNOWN if answer.missing else (request.game.key, request.start + len(request.sequences))
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
            turn.ready = Ready(request.seat, answer, self._now())
            self._look(live, turn)
        else:
            turn.silent.add(request.seat)
            self._look(live, turn)

    def _failed(self, live: LiveTable, turn: Turn, trouble: BaseException) -> None:
        turn.known = NOTHING_KNOWN
        turn.failures += 1
        self._metrics.bot_failures.inc()
        _log.error("a bot failed at table %s", live.table.name, exc_info=trouble)

    def _look_later(self, live: LiveTable, turn: Turn) -> None:
        """Bots keep failing here: look again, after a pause that grows."""
        pause = min(_LONGEST_PAUSE, 2.0**turn.failures)
        turn.timer = self._loop.call_later(pause, self._look, live, turn)

    def _play(self, live: LiveTable, turn: Turn, seat: Seat, answer: BotReply) -> None:
        place = turn.place
        turn.playing = True

        def action(table: Table) -> Step:
            if position(table) != place:
                raise Refused("too-late", "seen")
            return commands.play(table, seat, answer.words, None, answer.why, answer.remark)

        def refuse(refusal: Refused | Illegal) -> None:
            if isinstance(refusal, Illegal):
                _log.error("a bot at table %s broke rule %s: %s", live.table.name, refusal.rule, answer.words)

        live.ask(action, _nothing, refuse)

    def _replace(self, live: LiveTable, turn: Turn, request: BotRequest) -> None:
        """A bot did something wrong: the simplest level takes its seat, and the game goes on without it."""

        def action(table: Table) -> Step:
            return commands.replace_bot(table, request.seat, request.level, simplest_level(table))

        def refuse(_refusal: Refused | Illegal) -> None:
            if self._turns.get(live.table.name) is turn:
                self._look_later(live, turn)

        live.ask(action, _nothing, refuse)

    def _hear_last_words(self, live: LiveTable, turn: Turn) -> None:
        """After the end bots may say something, and then they are quiet."""
        for seat in live.table.bots_seats():
            place = live.table.places[seat]
            request = bot_request(live.table, turn.known, seat, place.level, place.character)
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

    def _ring(self, live: LiveTable, turn: Turn, seat: Seat) -> None:
        """Time is up for a page, or for a seat: the house then plays gently for it."""
        if seat == CLOCK:
            self._play_there(live, turn, lambda table: commands.play(table, CLOCK, only_words(table, CLOCK)))
        else:
            self._play_there(live, turn, lambda table: commands.play_gently(table, seat))

    def _play_only_answer(self, live: LiveTable, turn: Turn, seat: Seat) -> None:
        """Where a person has no choice, nobody waits for a click; and nobody is told that there was no choice.

        Who has begun to write by now writes on.
        """
        if writes_until(live.table, live.signals, seat) > self._now():
            self._look(live, turn)
            return
        move = only_answer(live.table, seat)
        if move is not None:
            words = [live.table.game.book.word(move)]
            self._play_there(live, turn, lambda table: commands.play(table, seat, words))

    def _play_there(self, live: LiveTable, turn: Turn, play: Callable[[Table], Step]) -> None:
        """Play something, if the game stands where it stood."""
        turn.timer = None
        turn.playing = True
        place = turn.place

        def action(table: Table) -> Step:
            if table.stage != PLAYING or position(table) != place:
                raise Refused("too-late", "clock")
            return play(table)

        live.ask(action, _nothing, _no_matter)


def _nothing(_number: int) -> None:
    pass


def _no_matter(_refusal: Refused | Illegal) -> None:
    pass


def _do_nothing(_live: LiveTable) -> None:
    pass


def _is_skipped(live: LiveTable, people: list[Seat]) -> bool:
    """Has everybody who is here asked not to see what bots do?"""
    here = [seat for seat in people if live.is_here(seat)]
    return bool(here) and live.signals.skips.issuperset(here)
