"""How long bots wait for people: for somebody whose line broke, and for whoever may still bargain.

What people signal (they write, they want more time, they have nothing to say) is presence: it is not stored, it says
nothing but that, and however often it is said, a table waits a bounded time in one place.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from loxley.core.game import NO_TALK, PASSING_TALK, QUIET_TALK
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.tables.table import Table

# Why bots wait.
LINE: Final = "line"  # somebody's line broke
OFFER: Final = "offer"  # an offer to a person stands unanswered
COMPOSING: Final = "composing"  # a person writes an offer
TALK: Final = "talk"  # people may still speak
GUIDE: Final = "guide"  # a guide explains what happened

USUAL: Final = "usual"
NO_RING: Final = "none"
RINGS: Final = {"brisk": 0.5, USUAL: 1.0, "calm": 2.25, NO_RING: 0.0}  # times the usual time to bargain
NORMAL: Final = "normal"
SPEEDS: Final = {"slow": 2.0, NORMAL: 1.0, "fast": 0.3}  # times the usual moment before a bot moves

# What people signal.
COMPOSE: Final = "compose"
FINISH: Final = "finish"  # they write no more
MORE_TIME: Final = "more"
NOTHING_TO_SAY: Final = "nothing"
SKIP: Final = "skip"
READ: Final = "read"  # their guide has nothing to explain up to a row

USUAL_MOMENT_S: Final = 1.2  # before a bot moves
COMPOSING_S: Final = 10.0  # a signal holds so long, unless it is renewed
_QUIET: Final = 0.125  # of the time to bargain, where nobody has begun to
_MOST_MORE: Final = 3  # times a person may ask for more time in one place
TO_THE_END: Final = 1 << 50  # more rows than any table has
_MOST_S: Final = 300.0  # bots wait in one place, whatever people signal


class Pace(NamedTuple):
    """How long bots wait, in seconds."""

    bots: float = 0.24  # before they move where no person sits
    people: float = USUAL_MOMENT_S  # before they move at a table with people, at normal speed
    talk: float = 40.0  # before they end a negotiation in which people may still speak, at a usual table
    grace: float = 60.0  # for somebody whose line broke
    host: float = 120.0  # before the role of a host who is gone passes on
    own_moves: bool = False  # people play every move themselves, also when there is only one

    @staticmethod
    def at_once() -> "Pace":
        """Nobody waits for anybody, and nothing is played for people."""
        return Pace(0.0, 0.0, 0.0, 0.0, own_moves=True)


class Hold(NamedTuple):
    """Bots wait for the people on these seats."""

    reason: str
    seats: list[Seat]
    until: float


@dataclass
class Signals:
    """What people at a table have signalled. Times are in seconds since 1970."""

    composing: dict[Seat, float] = field(default_factory=dict)  # until when
    silent: dict[Seat, tuple[object, ...]] = field(default_factory=dict)  # had nothing to say, to what
    more: dict[Seat, int] = field(default_factory=dict)  # asked for more time in this place
    skips: set[Seat] = field(default_factory=set)  # need not see what bots do until it is their turn
    read: dict[Seat, int] = field(default_factory=dict)  # the row up to which their guide has nothing to explain

    def composes(self, now: float) -> list[Seat]:
        return sorted(seat for seat, until in self.composing.items() if until > now)

    def compose(self, seat: Seat, now: float) -> None:
        self.composing[seat] = now + COMPOSING_S
        self.silent.pop(seat, None)

    def ask_for_more(self, seat: Seat) -> None:
        self.more[seat] = min(_MOST_MORE, self.more.get(seat, 0) + 1)
        self.silent.pop(seat, None)
        self.skips.discard(seat)

    def be_silent(self, table: Table, seat: Seat) -> None:
        self.silent[seat] = what_is_said(table, seat)
        self.composing.pop(seat, None)

    def has_nothing_to_say(self, table: Table, seat: Seat) -> bool:
        return self.silent.get(seat) == what_is_said(table, seat)

    def moved(self, table: Table, mover: Seat) -> None:
        """The game has gone on: whoever spoke may speak again, and whose turn it is does not skip it."""
        self.more.clear()
        self.composing.pop(mover, None)
        self.silent.pop(mover, None)
        state = table.running_match().state
        for seat in list(self.skips):
            if seat in state.awaited() or table.game.offers_to(state.view(seat)):
                self.skips.discard(seat)


def give_signal(signals: Signals, table: Table, kind: str, seat: Seat, now: float, row: int = 0) -> None:
    """Somebody signals something, up to a row; in a game that is played."""
    if kind == COMPOSE:
        signals.compose(seat, now)
    elif kind == FINISH:
        signals.composing.pop(seat, None)
    elif kind == MORE_TIME:
        signals.ask_for_more(seat)
    elif kind == NOTHING_TO_SAY:
        signals.be_silent(table, seat)
    elif kind == READ:
        signals.read[seat] = max(row, signals.read.get(seat, 0))
    elif kind == SKIP and seat not in table.running_match().state.awaited():
        signals.skips.add(seat)


def what_is_said(table: Table, seat: Seat) -> tuple[object, ...]:
    """What a person has nothing to say to: this negotiation, and these offers to them."""
    view = table.running_match().state.view(seat)
    return (table.match_number, table.game.talk(view), *table.game.offers_to(view))


def played_by_people(table: Table) -> list[Seat]:
    return [seat for seat, place in enumerate(table.places) if place.is_played_by_person()]


def shown_for(table: Table, people: list[Seat]) -> float:
    """Seconds for which these people see what the last sequence brought."""
    return sum(seconds for seconds, seats in table.running_match().moments() if not set(people).isdisjoint(seats))


def lesson_hold(table: Table, signals: Signals, here: Callable[[Seat], bool], now: float) -> Hold | None:
    """What bots wait for before anything else happens in a guided game: the guide, which says when it has explained."""
    if not table.is_guided():
        return None
    people = [seat for seat in played_by_people(table) if here(seat)]
    reading = [seat for seat in people if signals.read.get(seat, 0) < table.moved_number]
    until = table.moved_at + _MOST_S
    return Hold(GUIDE, reading, until) if reading and until > now else None


def writes_until(table: Table, signals: Signals, seat: Seat) -> float:
    """How long the house waits for what a person writes before it answers for them, since they have no choice.

    It is no hold: the others would be told that there was no choice, such as that somebody has no Messenger.
    """
    return min(signals.composing.get(seat, 0.0), table.moved_at + _MOST_S)


def talk_hold(
    table: Table,
    signals: Signals,
    seat: Seat,
    moves: list[Move],
    *,
    pace: Pace,
    here: Callable[[Seat], bool],
    began: float,
    now: float,
) -> Hold | None:
    """What a bot waits for before it plays a sequence that ends talks; nothing when it may go on.

    `began` is when it was ready to; whoever is not there is not waited for here.
    """
    ring = pace.talk * RINGS[table.talk]
    state = table.running_match().state
    people = [at for at in state.may_also_move() if at in played_by_people(table) and here(at)]
    ends = table.game.ends_talk(state.view(seat), moves, people) if ring and people else NO_TALK
    waiting = [at for at in people if not signals.has_nothing_to_say(table, at) and at not in signals.skips]
    if ends == NO_TALK or not waiting:
        return None
    if ends == QUIET_TALK:
        ring *= _QUIET
    elif ends == PASSING_TALK:
        ring = 0.0
    last = began + _MOST_S
    asked = [at for at in waiting if table.game.offers_to(state.view(at))]
    writing = [at for at in waiting if signals.composing.get(at, 0.0) > now]
    if asked:
        hold = Hold(OFFER, asked, last)
    else:
        more = max(signals.more.get(at, 0) for at in waiting)
        end = began + ring + more * pace.talk
        if writing:
            hold = Hold(COMPOSING, writing, min(last, max(end, *(signals.composing[at] for at in writing))))
        else:
            hold = Hold(TALK, waiting, min(last, end))
    return hold if hold.until > now else None
