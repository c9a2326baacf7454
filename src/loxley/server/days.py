"""The deal of the day: one deal a day for each game, with the same seat, bots and chance for everybody on a server.

Its seed is drawn when the first table of the day asks for it, and kept in the store: no date leads to it, and that of
tomorrow does not exist yet. Who plays is known by a secret of their browser; each has one table of a deal. What others
made of it is told to those who have played it, and to everybody when the day is over.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import NamedTuple

from loxley.bots import CHARACTERS, levels
from loxley.core.chance import SEED_BYTES
from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.games import GAMES
from loxley.server.messages.bodies import DayDeal, DayResult, Days, PlayDay, TableOpened
from loxley.tables import commands
from loxley.tables.arranging import settings_for_people
from loxley.tables.asking import ask
from loxley.tables.house import House
from loxley.tables.names import free_bot_name, read_name
from loxley.tables.people import hashed, new_secret
from loxley.tables.rows import BotSeat, Opened
from loxley.tables.store import LobbyEntry
from loxley.tables.summaries import read_summary
from loxley.tables.table import OVER

MOST_TABLES = 2000  # that play one deal of a day
MOST_TOLD = 20  # results, the best first
_OWN_SEAT = 0
_PLAYERS = 4
_LEVEL = "rogue"
_DAY = 86_400
_MOMENT = 2.0  # seconds for which what was read holds
_NEVER = float("inf")


class _Result(NamedTuple):
    player: str
    name: str
    score: int
    ended: float


class _Standing(NamedTuple):
    """What is known of one deal."""

    results: list[_Result]  # one for each person, the best first
    own: dict[str, LobbyEntry]  # the table of each player
    tables: int


def day_of(now: float) -> str:
    """Days begin at midnight UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def end_of(day: str) -> float:
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


def is_day_over(day: str, now: float) -> bool:
    return now >= end_of(day)


def deal_name(day: str, game: str) -> str:
    return f"{day} {game}"


class DayBook:
    """Who plays the deals of today and yesterday, and with what result. It is read anew after a moment."""

    def __init__(self) -> None:
        self._read: dict[str, tuple[float, _Standing]] = {}

    async def play(self, house: House, game: GameType, wish: PlayDay, now: float) -> TableOpened:
        """The table at which somebody plays today's deal: a new one, or theirs if they have one."""
        day = day_of(now)
        deal = deal_name(day, game.name)
        token, key = _token(wish.player, deal), new_secret()
        standing = _standing(await house.store.of_duplicate(deal), end_of(day))
        own = standing.own.get(hashed(wish.player))
        if own is not None:
            return TableOpened(table=own.table, person=1, token=token, key="")
        if standing.tables >= MOST_TABLES:
            raise Refused("deal-full", "day")
        seed = str(await house.store.deal(deal, secrets.token_hex(SEED_BYTES)))
        host, players = read_name(wish.name), _players(game)
        opened = Opened(
            game=game.name,
            players=players,
            options=settings_for_people(game, players, {}),
            name=host,
            token=hashed(token),
            key=hashed(key),
            seat=_OWN_SEAT,
            bots=_bots(game, players, host, seed),
            duplicate=deal,
            deal=seed,
            day=day,
            player=hashed(wish.player),
            shown=wish.shown,
        )
        live = await house.open(opened, now)
        self._read.pop(deal, None)
        await ask(live, lambda table: commands.start(table, table.people[1]))
        return TableOpened(table=live.table.name, person=1, token=token, key=key)

    async def tell(self, house: House, secret: str, now: float) -> Days:
        """Today's deals and yesterday's, for whoever has this secret."""
        today, yesterday = day_of(now), day_of(end_of(day_of(now)) - 2 * _DAY)
        player = hashed(secret) if secret else ""
        known = {deal_name(day, game) for day in (today, yesterday) for game in GAMES}
        self._read = {deal: read for deal, read in self._read.items() if deal in known}
        return Days(
            day=today,
            left=round(end_of(today) - now),
            today=[await self._deal(house, today, game, player, now) for game in GAMES.values()],
            yesterday=[await self._deal(house, yesterday, game, player, now) for game in GAMES.values()],
        )

    async def _deal(self, house: House, day: str, game: GameType, player: str, now: float) -> DayDeal:
        """Results are for those who have one, until the day is over."""
        results, own, _ = await self._look(house, day, game.name, player, now)
        mine = next((each for each in results if each.player == player), None)
        deal = DayDeal(
            day=day,
            game=game.name,
            players=_players(game),
            level=_level(game),
            played=len(results),
            table=own[player].table if player in own else "",
            stage=own[player].stage if player in own else "",
        )
        if mine is not None:
            deal.rank, deal.score = _rank(results, mine.score), mine.score
        if mine is not None or is_day_over(day, now):
            deal.results = [
                DayResult(rank=_rank(results, each.score), name=each.name, score=each.score, mine=each is mine)
                for each in results[:MOST_TOLD]
            ]
        return deal

    async def _look(self, house: House, day: str, game: str, player: str, now: float) -> _Standing:
        """Read again after a moment, and at once for somebody who plays: their game may just have ended."""
        deal = deal_name(day, game)
        at, standing = self._read.get(deal, (0.0, _NOTHING))
        own = standing.own.get(player)
        if not 0 <= now - at < _MOMENT or (own is not None and own.stage != OVER):
            standing = _standing(await house.store.of_duplicate(deal), end_of(day))
            self._read[deal] = now, standing
        return standing


def _token(player: str, deal: str) -> str:
    """Of the seat at their table: the same whenever they ask, so that a lost answer loses no table."""
    return blake2b(deal.encode(), key=bytes.fromhex(player), digest_size=32, person=b"loxley day").hexdigest()


def _players(game: GameType) -> int:
    return max(game.least_players, min(game.most_players, _PLAYERS))


def _level(game: GameType) -> str:
    known = levels(game.name)
    return _LEVEL if _LEVEL in known else known[-1]


def _bots(game: GameType, players: int, host: str, seed: str) -> list[BotSeat]:
    """The same at all tables of the deal: their characters follow from its seed, and are secret like it."""
    bots: list[BotSeat] = []
    names = [host]
    for seat in range(1, players):
        lot = blake2b(bytes([seat]), key=bytes.fromhex(seed), person=b"loxley day bots").digest()
        character = list(CHARACTERS)[lot[0] % len(CHARACTERS)]
        bots.append(BotSeat(seat, _level(game), character, free_bot_name(seat, names), secret=True))
        names.append(bots[-1].name)
    return bots


def _standing(entries: Sequence[LobbyEntry], end: float) -> _Standing:
    """Results of those who played to the end themselves and in time. Of several tables, the first that ended counts."""
    results: dict[str, _Result] = {}
    own: dict[str, LobbyEntry] = {}
    by_end = sorted(((read_summary(entry), entry) for entry in entries), key=lambda each: each[0].ended or _NEVER)
    for summary, entry in by_end:
        if summary.player in own:
            continue
        own[summary.player] = entry
        if entry.stage == OVER and not summary.levels[_OWN_SEAT] and summary.ended < end:
            name = summary.names[_OWN_SEAT] if summary.shown else ""
            results[summary.player] = _Result(summary.player, name, summary.scores[_OWN_SEAT], summary.ended)
    ranked = sorted(results.values(), key=lambda each: (-each.score, each.ended))
    return _Standing(ranked, own, len(entries))


def _rank(results: Sequence[_Result], score: int) -> int:
    return 1 + sum(each.score > score for each in results)


_NOTHING = _Standing([], {}, 0)
