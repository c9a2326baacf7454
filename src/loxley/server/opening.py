"""Opening a table and coming in, as the API does it."""

import secrets
import time
from collections.abc import Collection

from loxley.bots import Guests
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.options import Setting
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.games import find_game
from loxley.server.messages import Join, Joined, OpenTable, TableOpened
from loxley.tables import commands
from loxley.tables.asking import ask
from loxley.tables.commands import Step, bot_seat, read_name
from loxley.tables.house import House
from loxley.tables.live import LiveTable
from loxley.tables.people import hashed, new_secret
from loxley.tables.rows import BotSeat, Opened
from loxley.tables.rows import Joined as JoinedRow
from loxley.tables.table import Table
from loxley.tables.webhooks import check_address

NEW_DEAL = "new"
MOST_PEOPLE = 60
_DEAL_BYTES = 6
_NO_GUESTS = Guests()
_FOR_PEOPLE: JsonObject = {"floor": "open"}  # DESIGN: people speak up when they like


async def open_table(
    house: House, wish: OpenTable, webhook_hosts: Collection[str] = (), guests: Guests = _NO_GUESTS
) -> TableOpened:
    """A new table; with `start`, its game begins at once."""
    game = find_game(wish.game)
    if wish.webhook:
        check_address(wish.webhook, webhook_hosts)
    speed, talk = commands.read_pace(wish.speed, wish.talk)
    token, key = new_secret(), new_secret()
    duplicate, deal = await _deal(house, wish.duplicate)
    opened = Opened(
        game=game.name,
        players=wish.players,
        options=_settings(game, wish),
        components=wish.components,
        name=read_name(wish.name),
        token=hashed(token),
        key=hashed(key),
        open=wish.open,
        think=wish.think,
        seat=wish.seat,
        bots=_bots(game, wish, guests),
        duplicate=duplicate,
        deal=deal,
        webhook=wish.webhook,
        speed=speed,
        talk=talk,
    )
    live = await house.open(opened, time.time())
    if wish.start:
        await ask(live, lambda table: commands.start(table, table.people[1]))
    return TableOpened(table=live.table.name, person=1, token=token, key=key, duplicate=duplicate)


def _settings(game: GameType, wish: OpenTable) -> dict[str, Setting]:
    """Every option with its value. What cannot be dealt is refused here, and not when the game begins."""
    known = [choice.name for choice in game.choices]
    defaults = {name: value for name, value in _FOR_PEOPLE.items() if name in known}
    options = game.settings(wish.players, {**defaults, **wish.options})
    if wish.components is not None:
        game.new(wish.players, options, Chance(), wish.components)
    return options  # type: ignore[return-value]


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
    return [bot_seat(game.name, bot.seat, bot.level, bot.character, guests) for bot in wish.bots]


async def _deal(house: House, name: str) -> tuple[str, str]:
    """The name and the seed of a deal that several tables play."""
    if not name:
        return "", ""
    if name == NEW_DEAL:
        name = secrets.token_hex(_DEAL_BYTES)
        return name, str(await house.store.deal(name, secrets.token_hex(SEED_BYTES)))
    seed = await house.store.deal(name, "")
    if seed is None:
        raise Refused("no-such-deal", "duplicate")
    return name, seed


async def join(live: LiveTable, wish: Join) -> Joined:
    """Come in with an invitation. Who sits where is decided at this moment, so that friends may come together."""
    token = new_secret()
    person = 0
    seat: Seat | None = None

    def action(table: Table) -> Step:
        nonlocal person, seat
        if not table.is_invited(wish.key):
            raise Refused("not-invited", "key")
        if len(table.people) >= MOST_PEOPLE:
            raise Refused("table-full", "table")
        if wish.seat is not None and wish.seat >= table.players:
            raise Refused("no-such-seat", "seat")
        seat = None if wish.watch else commands.free_seat_for(table, wish.seat)
        person = max(table.people) + 1
        return Step(JoinedRow(person, read_name(wish.name), hashed(token), seat, wish.bot))

    await ask(live, action)
    return Joined(person=person, token=token, seat=seat)
