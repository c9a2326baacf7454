"""Asking a table and waiting for the answer, for those who are not in a hurry."""

import asyncio

from loxley.core.refusals import Illegal, Refused
from loxley.tables.commands import Action
from loxley.tables.live import LiveTable


async def ask(live: LiveTable, action: Action) -> int:
    """The number of the table's last row when it was done; raises what it was refused with."""
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def done(number: int) -> None:
        if not answer.done():
            answer.set_result(number)

    def refuse(refusal: Refused | Illegal) -> None:
        if not answer.done():
            answer.set_exception(refusal)

    live.ask(action, done, refuse)
    return await answer
