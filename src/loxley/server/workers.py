"""Several server processes behind one address. One that dies is replaced."""

import multiprocessing
import signal
import socket
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

Work = Callable[[socket.socket], None]


class Workers:
    def __init__(self, count: int, work: Work, listening: socket.socket) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._work = work
        self._listening = listening
        self._processes = [self._start() for _ in range(count)]
        self._stopping = False

    def _start(self) -> SpawnProcess:
        process = self._context.Process(target=self._work, args=(self._listening,), name="loxley worker")
        process.start()
        return process

    def run(self) -> None:
        """Until it is told to stop, or a process cannot even begin."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        while self._processes:
            wait([process.sentinel for process in self._processes])
            for process in [each for each in self._processes if not each.is_alive()]:
                self._processes.remove(process)
                process.join()
                if not self._stopping and process.exitcode != 1:  # 1: it was refused, and the next one would be too
                    self._processes.append(self._start())

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        for process in self._processes:
            process.terminate()
