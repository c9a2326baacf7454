"""A text seat at a live table: it is asked there like anybody, with the names of those who play."""

import asyncio
from pathlib import Path
from random import Random

from loxley.research.text.live import LiveSeat
from loxley.texts import Texts
from tests.research.scripted import any_choice
from tests.server.running import run, running

PATIENCE = 60.0


def test_a_model_plays_at_a_live_table(tmp_path: Path) -> None:
    rng = Random(1)
    asked: list[str] = []

    def answer_everything(live: LiveSeat) -> None:
        while not live.is_over:
            question = live.next_question(PATIENCE)
            if live.is_asked:
                asked.append(question)
                live.answer(any_choice(question, rng))

    async def whole() -> None:
        async with running(tmp_path) as server:
            opened = await server.open("nottingham", 3, 2, seat=None)
            host = await server.guest(opened.table, opened.token)
            link = f"http://127.0.0.1:{server.port}/t/{opened.table}#{opened.key}"
            live = LiveSeat(link, "Mistral Ann", Texts("en"))
            answering = asyncio.create_task(asyncio.to_thread(answer_everything, live))
            while not host.table.seats[0].bot:
                await host.hear()
            await host.done(type="start")
            while host.table.stage != "over":
                await host.hear()
            await answering

    run(whole)
    told = [question for question in asked if "You play" in question]  # the others say what was wrong
    assert told
    assert all("You play Mistral Ann (0)" in question for question in told)
