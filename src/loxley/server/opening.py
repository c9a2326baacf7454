"""Opening a table and coming in, as the API does it."""

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import replace

from loxley.bots import LEARNER, Guests, Lesson, find_lesson
from loxley.core.chance import SEED_BYTES
from loxley.core.game import GameType
from loxley.core.options import Setting
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.games import find_game
from loxley.server.duplicates import MOST_TABLES, has_begun, is_told, tables_of
from loxley.server.messages.bodies import BotWish, Join, Joined, MoveHere, OpenTable, TableOpened
from loxley.tables import commands, devices
from loxley.tables.arranging import settings_for_people
from loxley.tables.asking import ask
from loxley.tables.commands import Step, bot_seat
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.looks import read_look
from loxley.tables.names import free_bot_name, names_at, read_name
from loxley.tables.people import hashed, new_secret
from loxley.tables.rows import BotSeat, Opened, read_event
from loxley.tables.rows import Joined as JoinedRow
from loxley.tables.table import Table
from loxley.tables.webhooks import check_address

NEW_DEAL = "new"
_DEAL_BYTES = 6
_NO_GUESTS = Guests()


async def open_table(
    house: House, wish: OpenTable, webhook_hosts: Collection[str] = (), guests: Guests = _NO_GUESTS
) -> TableOpened:
    """A new table; with `start`, its game begins at once."""
    game = find_game(wish.game)
    lesson = _lesson(wish)
    if lesson is not None:
        wish = _as_taught(wish, lesson)
    if wish.webhook:
        check_address(wish.webhook, webhook_hosts)
    speed, talk = commands.read_pace(wish.speed, wish.talk)
    portrait, colour = read_look(wish.portrait, wish.colour)
    token, key = new_secret(), new_secret()
    signing = new_secret() if wish.webhook else ""
    options = settings_for_people(game, wish.players, wish.options, wish.components)
    deal = await _deal(house, wish, options)
    opened = Opened(
        game=game.name,
        players=wish.players,
        options=options,
        components=wish.components,
        name=read_name(wish.name),
        token=hashed(token),
        key=hashed(key),
        open=wish.open,
        think=wish.think,
        seat=wish.seat,
        bots=_bots(game, wish, guests),
        duplicate=deal.name,
        deal=deal.seed if lesson is None else lesson.seed,
        deals=deal.deals,
        known=deal.known,
        lesson="" if lesson is None else lesson.name,
        stacked=[] if lesson is None else lesson.deal,
        webhook=wish.webhook,
        speed=speed,
        talk=talk,
        webhook_secret=signing,
        portrait=portrait,
        colour=colour,
    )
    live = await house.open(opened, time.time())
    if wish.start:
        await ask(live, lambda table: commands.start(table, table.people[1]))
    return TableOpened(
        table=live.table.name, person=1, token=token, key=key, duplicate=deal.name, webhook_secret=signing
    )


def _lesson(wish: OpenTable) -> Lesson | None:
    if not wish.lesson:
        return None
    lesson = find_lesson(wish.lesson)
    if lesson.game != wish.game or wish.duplicate or wish.components is not None:
        raise Refused("not-a-lesson", "lesson")
    return lesson


def _as_taught(wish: OpenTable, lesson: Lesson) -> OpenTable:
    """A lesson has its own rivals and options, and one person learns it."""
    rivals = [BotWish(seat=seat, level=lesson.level) for seat in range(lesson.players) if seat != LEARNER]
    return replace(wish, players=lesson.players, options=lesson.options, bots=rivals, seat=LEARNER, open=False, think=0)


def _bots(game: GameType, wish: OpenTable, guests: Guests) -> list[BotSeat]:
    taken = set() if wish.seat is None else {wish.seat}
    if wish.seat is not None and wish.seat >= wish.players:
        raise Refused("no-such-seat", "seat")
    for bot in wish.bots:
        if bot.seat >= wish.players:
            raise Refused("no-such-seat", "bots")
        if bot.seat in taken:
            raise Refused("seat-taken", "bots", "", {"name": str(bot.seat)})
        taken.add(bot.seat)
    if wish.start and len(taken) < wish.players:
        raise Refused("seat-empty", "start", "", {"seat": min(set(range(wish.players)) - taken)})
    bots = [bot_seat(game.name, bot.seat, bot.level, bot.character, guests) for bot in wish.bots]
    return _named(bots, wish.name)


def _named(bots: list[BotSeat], host: str) -> list[BotSeat]:
    names = [host]
    for bot in bots:
        bot.name = free_bot_name(bot.seat, names)
        names.append(bot.name)
    return bots


class _Deal(NamedTuple):
    name: str = ""
    seed: str = ""
    deals: int = 1
    known: bool = False


async def _deal(house: House, wish: OpenTable, options: dict[str, Setting]) -> _Deal:
    """A deal that several tables play, with the same settings.

    Whoever could have heard of its cards by now is not let in.
    """
    name = wish.duplicate
    if not name:
        return _Deal()
    if name == NEW_DEAL:
        name = secrets.token_hex(_DEAL_BYTES)
        return _Deal(name, str(await house.store.deal(name, secrets.token_hex(SEED_BYTES))), wish.deals)
    seed = await house.store.deal(name, "") if is_deal_name(name) else None
    if seed is None:
        raise Refused("no-such-deal", "duplicate")
    first = await _first_table(house, name)
    if first is None:
        return _Deal(name, seed, wish.deals)
    tables = await tables_of(house.store, first)
    if is_told(tables, first.deals):
        return _Deal(name, seed, first.deals, known=True)
    if has_begun(tables):
        raise Refused("deal-has-begun", "duplicate")
    if len(tables) >= MOST_TABLES:
        raise Refused("deal-full", "duplicate")
    if not _deals_alike(first, wish, options):
        raise Refused("deal-differs", "duplicate")
    return _Deal(name, seed, first.deals)


async def _first_table(house: House, name: str) -> Opened | None:
    """How the first table of a deal was opened, and all others must be."""
    entries = await house.store.of_duplicate(name)
    if not entries:
        return None
    first = read_event((await house.store.rows(entries[0].table))[0])
    assert isinstance(first, Opened)
    return first


def _deals_alike(first: Opened, wish: OpenTable, options: dict[str, Setting]) -> bool:
    """Would both tables get the same cards?"""
    asked = (wish.game, wish.players, options, wish.components, wish.deals)
    return (first.game, first.players, first.options, first.components, first.deals) == asked


def is_deal_name(name: str) -> bool:
    return len(name) == 2 * _DEAL_BYTES and all(each in "0123456789abcdef" for each in name)


async def join(live: LiveTable, wish: Join, origin: str, most_people: int) -> Joined:
    """Come in with an invitation. Who sits where is decided at this moment, so that friends may come together.

    `origin` is where the request comes from.
    """
    token = new_secret()
    look = read_look(wish.portrait, wish.colour)
    person = 0
    seat: Seat | None = None

    def action(table: Table) -> Step:
        nonlocal person, seat
        if not table.is_invited(wish.key):
            raise Refused("not-invited", "key")
        if table.is_barred(origin):
            raise Refused("removed", "table")
        if table.locked:
            raise Refused("table-locked", "table")
        if len(table.people) >= most_people:
            raise Refused("table-full", "table")
        if wish.seat is not None and wish.seat >= table.players:
            raise Refused("no-such-seat", "seat")
        seat = None if wish.watch else commands.free_seat_for(table, wish.seat)
        person = table.last_person + 1
        name = read_name(wish.name, names_at(table))
        return Step(JoinedRow(person, name, hashed(token), seat, wish.bot, *look))

    await ask(live, action)
    return Joined(person=person, token=token, seat=seat)


async def move_here(live: LiveTable, wish: MoveHere, now: float) -> Joined:
    """Somebody goes on with another device."""
    token = new_secret()
    person = 0
    seat: Seat | None = None

    def action(table: Table) -> Step:
        nonlocal person, seat
        step = devices.move(table, wish.ticket, token, now)
        person = step.event.person  # type: ignore[union-attr]
        seat = table.people[person].seat
        return step

    await ask(live, action)
    return Joined(person=person, token=token, seat=seat)
