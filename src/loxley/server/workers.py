"""Several server processes behind one address. One that dies is replaced, however long the database is away."""

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

from prometheus_client.multiprocess import mark_process_dead

from loxley.core.refusals import Refused

Work = Callable[[socket.socket, Event], None]  # sets the event when it serves

_FIRST_PAUSE = 0.5  # seconds before a process that died is replaced
_LONGEST_PAUSE = 10.0

_log = logging.getLogger("loxley.workers")


class Workers:
    def __init__(self, count: int, work: Work, listening: socket.socket) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._work = work
        self._listening = listening
        self._count = count
        self._failures = 0  # in a row, of processes that ended before they served
        self._stopping = False
        self._processes: list[tuple[SpawnProcess, Event]] = []

    def _start(self) -> None:
        serves = self._context.Event()
        process = self._context.Process(target=self._work, args=(self._listening, serves), name="loxley worker")
        process.start()
        self._processes.append((process, serves))

    def run(self) -> None:
        """Until it is told to stop. If no process could even begin, that is an error."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        for _ in range(self._count):
            self._start()
        ever_served = False
        while self._processes:
            wait([process.sentinel for process, _ in self._processes], _LONGEST_PAUSE)
            ever_served = ever_served or any(serves.is_set() for _, serves in self._processes)
            for process, serves in [each for each in self._processes if not each[0].is_alive()]:
                self._processes.remove((process, serves))
                process.join()
                mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
                if self._stopping:
                    continue
                _log.error("worker %d ended with status %s", process.pid or 0, process.exitcode)
                if ever_served or serves.is_set():
                    self._replace(serves)
        if not self._stopping:
            raise Refused("no-worker", "--workers")

    def _replace(self, served: Event) -> None:
        self._failures = 0 if served.is_set() else self._failures + 1
        time.sleep(min(_LONGEST_PAUSE, _FIRST_PAUSE * 2**self._failures))
        if not self._stopping:
            self._start()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for process, _ in self._processes:
            process.terminate()
