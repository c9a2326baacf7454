"""Bots at a live table: the same game whatever happens to the server, and secrets kept until the end."""

import asyncio
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial

import pytest
from prometheus_client import Histogram

from loxley.bots import Guests, chair
from loxley.core.chance import Chance
from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.tables import bot_workers, commands
from loxley.tables.asking import ask
from loxley.tables.bot_workers import BotReply, BotRequest, GameKey, reply
from loxley.tables.chronicle import chronicle
from loxley.tables.commands import Step
from loxley.tables.folding import fold
from loxley.tables.rows import BotSeat, Started
from tests.tables.evenings import do, gather, house, is_over, opened, play, run, until

SEED = "5a" * 32


def request(sequences: list[bot_workers.Played], start: int = 0, key: str = "t") -> BotRequest:
    options = find_game("nottingham").settings(3, {"first_player": 0})
    game = GameKey((key, 1, 0), "nottingham", 3, options, None, bytes.fromhex(SEED))
    return BotRequest(game, 0, "novice", "even", 7, start, sequences)


@pytest.fixture(autouse=True)
def _no_twins() -> None:
    bot_workers._twins.clear()


def test_the_same_request_has_the_same_reply() -> None:
    first = reply(request([], key="a"))
    again = reply(request([], key="b"))
    assert first.words
    assert (first.words, first.why, first.remark) == (again.words, again.why, again.remark)


def test_a_worker_that_has_forgotten_asks_for_everything() -> None:
    assert reply(request([], start=3)).missing


def test_a_sequence_that_did_not_count_is_forgotten() -> None:
    """A bot's own sequence was played in its worker; then another one was stored in its place."""
    own = reply(request([]))
    state = find_game("nottingham").new(3, request([]).game.options, Chance(bytes.fromhex(SEED)))
    book = find_game("nottingham").book
    other = next(move for move in state.legal(0) if book.word(move) != own.words[0])
    fresh = reply(request([(0, (other,))], key="fresh"))
    assert reply(request([(0, (other,))]))[:3] == fresh[:3]
    assert reply(request([(0, (other,))], start=1)).missing


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_goes_on_after_a_restart_as_it_would_have_done(game: str, sqlite_url: str) -> None:
    """On an orderly floor, where who speaks next is in the state."""

    async def evening() -> None:
        options = {} if game == "nottingham" else {"floor": "orderly"}
        async with house(sqlite_url) as here:
            tables = []
            for _ in range(2):
                live = await gather(here, opened(game, 3, 3, seat=None, options=options), start=False)
                tables.append(live)
            through, broken = tables
            await ask(through, lambda _: Step(Started(SEED)))
            await until(through, is_over)
            await ask(broken, lambda _: Step(Started(SEED)))
            await until(broken, lambda table: table.number > 20)
        bot_workers._twins.clear()
        async with house(sqlite_url) as here:
            again = await here.find(broken.table.name)
            assert again is not None
            await until(again, is_over)
            first = [sequence[1:] for sequence in through.table.running_match().sequences]
            assert [sequence[1:] for sequence in again.table.running_match().sequences] == first

    run(evening)


@pytest.mark.parametrize(("is_secret", "voice"), [(True, "even"), (False, "sly")])
def test_a_secret_character_speaks_with_another_voice(
    is_secret: bool,  # noqa: FBT001 - the case
    voice: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What only a sly bot would say would tell that it is sly."""
    monkeypatch.setattr(chair, "remark", lambda _game, _events, _seat, character, *_rest: character.name)
    bot_workers._twins.clear()
    asked = request([], key=voice)._replace(character="sly", is_secret=is_secret)
    assert reply(asked).remark == voice


def test_a_broken_worker_is_replaced() -> None:
    class Dies(ThreadPoolExecutor):
        def submit(self, *_: object, **__: object) -> Future[BotReply]:  # type: ignore[override]
            raise BrokenExecutor

    executors: list[Executor] = [Dies(1), ThreadPoolExecutor(1)]
    several = bot_workers.BotWorkers(1, lambda: executors.pop(0))
    assert several.ask(request([])).result().words
    several.close()


def test_the_game_goes_on_when_a_bot_fails(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(asked: BotRequest) -> BotReply:
        if asked.level == "rogue":
            raise ZeroDivisionError
        return reply(asked)

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3), start=False)
            for seat in (1, 2):
                await do(live, 1, commands.free_seat, seat)
                await do(live, 1, commands.seat_bot, seat, "rogue", "", [])
            await do(live, 1, commands.start)
            await do(live, 1, commands.stand)
            await until(live, is_over)

    monkeypatch.setattr(bot_workers, "reply", stumble)
    run(evening)


class Ringing(Histogram):
    """Tells when a bot has thought."""

    def __init__(self, thought: asyncio.Event) -> None:
        super().__init__("ringing", "tells when a bot has thought", registry=None)
        self._thought = thought

    def observe(self, amount: float, exemplar: dict[str, str] | None = None) -> None:
        super().observe(amount, exemplar)
        self._thought.set()


def test_welcome_bots_do_not_flood_an_open_floor(sqlite_url: str) -> None:
    """A person is Sheriff: the bots have their word, and then wait for the Sheriff's."""

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sheriff", 4, 3, options={"first_sheriff": 0}))
            thought = asyncio.Event()
            here.metrics.decisions = Ringing(thought)
            await until(live, lambda table: table.running_match().state.phase.name == "inspection")
            began = live.table.number
            await until(live, lambda table: live.is_idle and not here._driver.waits(table.name), thought)
            sequences = live.table.running_match().sequences
            spoken = [sequence.seat for sequence in sequences if sequence.number > began]
            assert len(spoken) == len(set(spoken))
            await play(live, 0, "threaten 1")

    run(evening)


def test_a_bot_that_sold_news_tells_them_at_once(sqlite_url: str) -> None:
    """It has struck the deal with one word, and tells with the next, before anybody else has spoken."""

    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("sherwood", 3, options={"rules": "advanced", "first_player": 1}))
            await play(live, 1, "inn 3")
            await play(live, 2, "inn 2")
            await do(live, 1, commands.seat_bot, 1, "merchant", "honest", [])
            number = await play(live, 0, "with 1", "pay 0 1 1", "tell 1 3", "post")
            spoken = live.table.running_match().sequences
            await until(live, lambda _: len(spoken) > 4)
            assert [each.seat for each in spoken if each.number > number] == [1, 1]
            book, moves = find_game("sherwood").book, spoken[-1].moves
            assert {book.family_of(move).name for move in moves} == {"claim"}

    run(evening)


def test_reasons_and_characters_are_told_after_the_game_only(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            live = await gather(here, opened("nottingham", 3), start=False)
            for seat in (1, 2):
                await do(live, 1, commands.free_seat, seat)
                await do(live, 1, commands.seat_bot, seat, "novice", "", [])
            await do(live, 1, commands.start)
            assert all(place.secret for place in live.table.places[1:])
            await do(live, 1, commands.stand)
            await until(live, is_over)
            text = chronicle(await here.store.rows(live.table.name), 1).record()
            record = read_record(text)
            Replay(find_game("nottingham"), record).finish()
            assert record.characters[1] == live.table.places[1].character
            assert record.names == ["Ann", "Robin", "Tuck"]

    run(evening)


def test_a_guest_that_misbehaves_leaves_its_seat_to_the_simplest_bot(sqlite_url: str) -> None:
    """It says so in the chat, which is stored, and the game goes on."""
    guests = Guests(["cheat=tests.bots.strangers:Cheats"])

    async def evening() -> None:
        async with house(sqlite_url, guests=guests) as here:
            live = await gather(here, opened("nottingham", 3), start=False)
            for seat in (1, 2):
                await do(live, 1, commands.free_seat, seat)
            await do(live, 1, partial(commands.seat_bot, guests=guests), 1, "cheat", "", [])
            await do(live, 1, commands.seat_bot, 2, "novice", "", [])
            name = live.table.places[1].name
            await do(live, 1, commands.start)
            await do(live, 1, commands.stand)
            await until(live, is_over)
            assert (live.table.places[1].level, live.table.places[1].name) == ("novice", name)
            assert [line.name for line in live.table.chat if line.remark == "remark-replaced"] == [name]
            again = fold(await here.store.rows(live.table.name))
            assert again.places[1].level == "novice"

    run(evening)


def test_a_guest_that_is_not_let_in_any_more_is_replaced_and_never_loaded(sqlite_url: str) -> None:
    async def evening() -> None:
        async with house(sqlite_url) as here:
            stranger = BotSeat(1, "tests.bots.absent:Nobody", "even", "Nobody")
            wish = opened("nottingham", 3, 2)
            wish.bots[0] = stranger
            live = await gather(here, wish, start=False)
            with pytest.raises(Refused, match="unknown-level"):
                await do(live, 1, commands.seat_bot, 2, "tests.bots.strangers:First", "", [])
            await do(live, 1, commands.start)
            await do(live, 1, commands.stand)
            await until(live, is_over)
            assert live.table.places[1].level == "novice"
            assert "tests.bots.absent" not in sys.modules

    run(evening)
