"""What everybody at a table may know of it, as messages."""

import time

from loxley.bots import CHARACTERS, Guests, lesson_names
from loxley.core.game import GameType, JsonObject
from loxley.core.seats import Viewer
from loxley.server.messages.answers import (
    KNOWN_DEAL,
    SHARED_DEAL,
    ChatLine,
    ClockInfo,
    HoldInfo,
    HouseMove,
    PersonInfo,
    Presence,
    PromisedWords,
    RematchAnswer,
    SeatInfo,
    SeatTime,
    SeatWish,
    TableInfo,
)
from loxley.server.messages.bodies import ChoiceInfo, GameInfo, TableLine
from loxley.tables.live import LiveTable
from loxley.tables.looks import colours_at, portrait_at
from loxley.tables.match import Match
from loxley.tables.patience import Hold
from loxley.tables.people import Person, Place
from loxley.tables.store import LobbyEntry
from loxley.tables.summaries import read_summary
from loxley.tables.table import OVER, PAUSED, Table
from loxley.tables.table import ChatLine as Said


def table_info(table: Table) -> TableInfo:
    match = table.match
    over = table.stage == OVER and match is not None
    return TableInfo(
        id=table.name,
        game=table.game.name,
        players=table.players,
        options=table.opened.options,
        stand_ins=has_stand_ins(table.game, table.options, table.opened.components),
        stage=table.stage,
        match=max(1, table.match_number),
        open=table.opened.open,
        host=table.host,
        seats=_seats(table, over),
        people=[_person(each) for each in table.people.values()],
        think=table.opened.think,
        speed=table.speed,
        talk=table.talk,
        commitment="" if match is None else match.commitment,
        seed=match.seed.hex() if match is not None and over and not table.hides_seed() else "",
        scores=match.state.scores() if match is not None and over else [],
        winners=match.state.winners() if match is not None and over else [],
        deal="" if not table.opened.duplicate else KNOWN_DEAL if table.opened.known else SHARED_DEAL,
        deals=table.opened.deals if table.opened.duplicate else 0,
        lesson=table.opened.lesson if table.is_guided() else "",
        day=table.opened.day,
        locked=table.locked,
        wish=None if table.wish is None else table.wish.seat,
        consents=list(table.consents),
        asks=[SeatWish(person=person, seat=seat) for person, seat in table.asks.items()],
        answers=[RematchAnswer(person=person, yes=yes) for person, yes in table.answers.items()],
        beside=[] if match is None else [PromisedWords(*words) for words in match.promised_words()],
    )


def _person(person: Person) -> PersonInfo:
    return PersonInfo(
        person=person.number, name=person.name, seat=person.seat, portrait=person.portrait, colour=person.colour
    )


def _seats(table: Table, over: bool) -> list[SeatInfo]:  # noqa: FBT001 - what is secret until then
    colours = colours_at(table)
    seats = [_seat(place, over) for place in table.places]
    for seat, info in enumerate(seats):
        info.portrait = portrait_at(table, seat)
        info.colour = colours[seat]
    return seats


def _seat(place: Place, over: bool) -> SeatInfo:  # noqa: FBT001 - what is secret until then
    return SeatInfo(
        name=place.name,
        person=place.person,
        level=place.level,
        character="" if place.secret and not over else place.character,
        stands_in=place.stands_in,
        bot=place.remote,
    )


def chat_line(line: Said) -> ChatLine:
    return ChatLine(
        n=line.number, name=line.name, seat=line.seat, text=line.text, remark=line.remark, at=round(line.at, 2)
    )


def house_moves(match: Match, viewer: Viewer, since: int, untold: int) -> list[HouseMove]:
    return [HouseMove(after=move.after, seat=move.seat) for move in match.house_moves(viewer, since, untold)]


def presence(live: LiveTable) -> Presence:
    now = time.time()
    return Presence(
        here=sorted(live.people_here()),
        watching=live.watchers(),
        screens=live.shown_on(),
        awaited=awaited(live.table),
        composing=live.signals.composes(now),
        skipping=sorted(live.signals.skips),
        hold=None if live.hold is None else _hold(live.hold, now),
        clock=_clock(live.table, now),
        notice=live.notice,
        stalled=live.is_stalled,
    )


def _hold(hold: Hold, now: float) -> HoldInfo:
    return HoldInfo(reason=hold.reason, seats=hold.seats, left=round(max(0.0, hold.until - now), 1))


def _clock(table: Table, now: float) -> ClockInfo:
    if not table.is_running():
        return ClockInfo(think=table.opened.think)
    thinking = table.clock.thinking(table.timed_seats(), now)
    inspection = table.clock.phase_time_left(now)
    return ClockInfo(
        think=table.opened.think,
        thinking=[SeatTime(seat=seat, left=round(left, 1)) for seat, left in thinking.items()],
        inspection=None if inspection is None else round(inspection, 1),
        stands=table.stage == PAUSED,
    )


def awaited(table: Table) -> list[int]:
    """A list of its own: that of the game changes with it."""
    return [*table.running_match().state.awaited()] if table.is_running() else []


def table_line(entry: LobbyEntry) -> TableLine:
    summary = read_summary(entry)
    names = [name for name in summary.names if name]
    return TableLine(
        id=entry.table,
        game=summary.game,
        stage=entry.stage,
        players=summary.players,
        free=summary.free,
        names=names,
        created=entry.created,
    )


def game_info(game: GameType, guests: Guests) -> GameInfo:
    return GameInfo(
        name=game.name,
        prefix=game.prefix,
        least_players=game.least_players,
        most_players=game.most_players,
        choices=[
            ChoiceInfo(
                name=choice.name,
                rule=choice.rule,
                default=choice.default,
                words=choice.words,
                least=choice.least,
                most=choice.most,
                by=choice.by,
                figures=choice.figures,
            )
            for choice in game.choices
        ],
        levels=guests.levels(game.name),
        characters=list(CHARACTERS),
        stand_ins=has_stand_ins(game, {}, None),
        lessons=lesson_names(game.name),
        proposed=game.proposed(),
    )


def has_stand_ins(game: GameType, options: JsonObject, components: object) -> bool:
    """Are some figures ours?"""
    return game.has_stand_ins(options) if components is None else _says_stand_in(components)


def _says_stand_in(value: object) -> bool:
    if isinstance(value, dict):
        return any(_says_stand_in(each) for each in value.values())
    if isinstance(value, list):
        return any(_says_stand_in(each) for each in value)
    return value == "stand-in"
