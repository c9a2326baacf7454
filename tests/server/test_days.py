"""The deal of the day: the same for everybody, played once, and told to nobody too early."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from loxley.server import days
from loxley.server.messages.answers import Done
from loxley.server.messages.bodies import TableOpened
from loxley.tables.people import hashed
from loxley.tables.store import LobbyEntry
from tests.server.running import Guest, Running, run, running
from tests.server.test_api import described

ANN, BESS, EVE = (letter * 64 for letter in "abe")
NOON = 1_800_014_400.0  # 2027-01-15, 12:00 UTC
DAY = 86_400.0
TODAY = "2027-01-15"
GAME = "nottingham"


class Clock:
    """The server's, which stands until a test moves it."""

    def __init__(self, server: Running) -> None:
        self.now = NOON
        server.server.api.clock = lambda: self.now


async def play(server: Running, player: str, name: str = "Ann", **more: Any) -> TableOpened:
    answer = await server.http.post(f"/api/days/{GAME}", json={"player": player, "name": name, **more})
    return msgspec.convert(described("/api/days/{game}", "post", 201, answer), TableOpened)


async def told(server: Running, player: str = "", when: str = "today") -> dict[str, Any]:
    """What the server tells of the deal to whoever has this secret."""
    answer = await server.http.get("/api/days", headers={"X-Loxley-Player": player} if player else {})
    deals: list[dict[str, Any]] = described("/api/days", "get", 200, answer)[when]
    return next(deal for deal in deals if deal["game"] == GAME)


async def finish(server: Running, opened: TableOpened, chance: int) -> Guest:
    """Random moves to the end, against the bots of the day."""
    guest, rng = await server.guest(opened.table, opened.token), Random(chance)
    while guest.table.stage != "over":
        if guest.welcome.seat in guest.awaited and guest.legal:
            answer = await guest.ask(type="play", moves=[rng.choice(guest.legal)])
            if isinstance(answer, Done):
                continue  # or something happened meanwhile
        await guest.settled()
    return guest


async def problem_with(server: Running, opened: TableOpened, what: str) -> str:
    papers = {"Authorization": f"Bearer {opened.token}"}
    answer = await server.http.get(f"/api/tables/{opened.table}/{what}", headers=papers)
    return "" if answer.status_code == 200 else str(answer.json()["problem"])


def test_everybody_has_the_same_cards_and_bots_and_one_table(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            Clock(server)
            first, second = await play(server, ANN), await play(server, BESS, "Bess")
            again = await play(server, ANN)
            assert (again.table, again.token) == (first.table, first.token)
            assert second.table != first.table
            tables = [(await server.server.house.find(each.table)) for each in (first, second)]
            seeds = {each.table.opened.deal for each in tables if each}
            bots = {
                tuple((bot.seat, bot.level, bot.character, bot.secret) for bot in each.table.opened.bots)
                for each in tables
                if each
            }
            assert (len(seeds), len(bots)) == (1, 1)
            guest = await server.guest(first.table, first.token)
            assert (guest.table.day, guest.table.seed, guest.welcome.seat) == (TODAY, "", 0)
            assert [seat.character for seat in guest.table.seats] == ["", "", "", ""]

    run(evening)


def test_results_are_told_to_those_who_have_played(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            clock = Clock(server)
            first = await play(server, ANN, shown=True)
            played = await finish(server, first, 1)
            score = played.table.scores[0]
            for player in ("", BESS):
                deal = await told(server, player)
                assert (deal["played"], deal["results"], deal["rank"]) == (1, [], 0)
            await play(server, BESS, "Bess")
            clock.now += 10
            assert (await told(server, BESS))["results"] == []  # while she plays
            mine = await told(server, ANN)
            assert (mine["rank"], mine["score"], mine["table"], mine["stage"]) == (1, score, first.table, "over")
            assert mine["results"] == [{"rank": 1, "name": "Ann", "score": score, "mine": True}]
            other = await finish(server, await play(server, BESS, "Bess"), 2)
            results = (await told(server, BESS))["results"]
            assert sorted(each["score"] for each in results) == sorted([score, other.table.scores[0]])
            assert {each["name"] for each in results} == {"Ann", ""}  # Bess did not want to be named

    run(evening)


def test_a_deal_says_nothing_before_its_day_is_over(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            clock = Clock(server)
            first = await play(server, ANN, shown=True)
            played = await finish(server, first, 1)
            assert played.table.seed == ""
            for what in ("record", "replay", "story"):
                assert await problem_with(server, first, what) == "day-is-played"
            name = days.deal_name(TODAY, GAME)
            path = f"/api/tables/{first.table}"
            answer = await server.http.get(f"{path}/deal", headers={"X-Loxley-Key": first.key})
            assert answer.json()["problem"] == "no-such-deal"
            answer = await server.http.get(f"{path}/story", headers={"X-Loxley-Key": name})  # a date is no secret
            assert answer.json()["problem"] == "not-invited"
            wish = {"game": GAME, "name": "Eve", "players": 4, "duplicate": name}
            assert (await server.http.post("/api/tables", json=wish)).json()["problem"] == "no-such-deal"
            assert await played.refused(type="rematch") == "played-once"
            clock.now += DAY
            for what in ("record", "replay", "story"):
                assert await problem_with(server, first, what) == ""
            assert (await told(server))["played"] == 0
            yesterday = await told(server, EVE, "yesterday")
            assert [each["name"] for each in yesterday["results"]] == ["Ann"]
            assert (await play(server, ANN)).table != first.table

    run(evening)


def test_only_what_a_person_finished_in_time_counts() -> None:
    """A bot that stands in at the end, a game that ends after midnight and a second table of a person do not."""

    def entry(player: str, ended: float, score: int, level: str = "", stage: str = "over") -> Any:
        summary = {
            "game": GAME, "players": 2, "free": 0, "names": [player, "Much"], "levels": [level, "rogue"], "match": 1,
            "scores": [score, 0], "winners": [0], "ended": ended, "player": hashed(player), "shown": True,
        }  # fmt: skip
        return LobbyEntry(
            player, 0.0, 0.0, stage, listed=False, wakes=False, duplicate="", info=msgspec.json.encode(summary)
        )

    entries = [
        entry("late", NOON + DAY, 9),
        entry("away", NOON, 8, level="rogue"),
        entry("twice", NOON + 2, 7),
        entry("twice", NOON + 1, 3),
        entry("shut", 0.0, 6, stage="closed"),
        entry("good", NOON, 5),
    ]
    results = days._standing(entries, days.end_of(TODAY)).results
    assert [(each.name, each.score) for each in results] == [("good", 5), ("twice", 3)]


def test_a_deal_takes_so_many_tables_and_a_player_needs_a_secret(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running(tmp_path) as server:
            Clock(server)
            days.MOST_TABLES, before = 1, days.MOST_TABLES
            try:
                await play(server, ANN)
                answer = await server.http.post(f"/api/days/{GAME}", json={"player": BESS, "name": "Bess"})
                assert answer.json()["problem"] == "deal-full"
            finally:
                days.MOST_TABLES = before
            for headers in ({"X-Loxley-Player": "x"}, {"X-Loxley-Player": "A" * 64}):
                assert (await server.http.get("/api/days", headers=headers)).json()["problem"] == "not-a-player"
            answer = await server.http.post(f"/api/days/{GAME}", json={"player": "short", "name": "Bess"})
            assert answer.json()["problem"] == "not-a-message"

    run(evening)
