"""Heavy work for one request: folding a whole table, making a film. It has a process of its own, and a bounded queue.

So it takes no time from sockets, from the store's reads or from the bots; whoever comes when the queue is full is asked
to come back later.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from typing import ParamSpec, TypeVar

from loxley.core.refusals import Refused

_MOST_WAITING = 16

Given = ParamSpec("Given")
Result = TypeVar("Result")


class HeavyWork:
    def __init__(self, new_executor: Callable[[], Executor]) -> None:
        self._new_executor = new_executor
        self._executor = new_executor()
        self._waiting = 0

    async def do(self, work: Callable[Given, Result], *given: Given.args, **named: Given.kwargs) -> Result:
        if self._waiting >= _MOST_WAITING:
            raise Refused("too-busy", "replay")
        self._waiting += 1
        try:
            return await asyncio.wrap_future(self._executor.submit(work, *given, **named))
        except BrokenExecutor as trouble:  # its process was killed: the next request has a new one
            self._executor = self._new_executor()
            raise Refused("too-busy", "replay") from trouble
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._executor.shutdown(cancel_futures=True)
