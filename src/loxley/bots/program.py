"""A bot that is a program in any language: one JSON object a line, on its standard input and output.

The lines are described in `docs/write-a-bot.md`. A program runs for one seat of one game. Only so many run at once: the
one that has waited longest is stopped, and started again, with all events, when it is asked again.
"""

import os
import shlex
import signal
import subprocess
import sys
import weakref
from collections import OrderedDict
from collections.abc import Sequence
from queue import Empty, Queue
from random import Random
from threading import Thread
from typing import IO, Any

import msgspec

from loxley.bots.characters import EVEN, Character
from loxley.bots.faults import TIME_LIMIT, TooSlow
from loxley.bots.frame import Bot, Choice, in_own_words
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.refusals import Illegal, Refused
from loxley.core.state import View
from loxley.core.words import Move

PREFIX = "run:"
PROTOCOL = 1
_MOST_RUNNING = 32
_LONGEST_LINE = 64 * 1024
_encode = msgspec.json.Encoder().encode


class Reply(msgspec.Struct):
    """What a program answers. No moves: it has nothing to say."""

    moves: list[str] = []
    reason: str = ""
    remark: str = ""


_decode = msgspec.json.Decoder(Reply).decode


class Lines:
    """A running program, with the lines that it has written."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as error:
            facts: dict[str, str | int] = {"found": shlex.join(command), "reason": error.strerror or str(error)}
            raise Refused("no-program", "level", "", facts) from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._stdin = self._process.stdin
        self._written: Queue[bytes] = Queue()
        Thread(target=_read, args=(self._process.stdout, self._written), daemon=True).start()
        self.stop = weakref.finalize(self, _stop, self._process)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that answers this one; empty when the program has ended."""
        try:
            self._stdin.write(line + b"\n")
            self._stdin.flush()
        except OSError:
            return b""
        try:
            return self._written.get(timeout=seconds)
        except Empty:
            raise TooSlow from None


def _read(stdout: IO[bytes], written: "Queue[bytes]") -> None:
    """In a thread: whatever a program writes, up to its end."""
    while line := stdout.readline(_LONGEST_LINE):
        written.put(line)
    written.put(b"")
    stdout.close()


def _stop(process: "subprocess.Popen[bytes]") -> None:
    """End a program and all that it has started: it is the head of a session of its own."""
    if hasattr(os, "killpg") and process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    if process.stdin is not None:
        try:
            process.stdin.close()
        except OSError:
            return  # it has ended with a line unread


_running: "OrderedDict[int, ProgramBot]" = OrderedDict()


class ProgramBot(Bot):
    """Plays what its program says."""

    def __init__(self, command: str, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self.command = read_command(command)
        self.limit = TIME_LIMIT
        self._lines: Lines | None = None
        self._told = 0  # events that the running program knows

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        greeting = b"" if self._lines is not None else self._greeting()
        lines = self._run()
        asked = {
            "type": "choose",
            "view": view,
            "events": events[self._told :],
            "legal": [self.word(move) for move in legal],
            "chance": rng.getrandbits(32),
        }
        self._told = len(events)
        line = lines.ask(greeting + _encode(asked), self.limit)
        if not line.strip():
            raise RuntimeError("the program has ended")
        reply = _decode(line)
        self.remark = reply.remark
        self.thought = in_own_words(reply.reason) if reply.reason else None
        return [self._read(words) for words in reply.moves]

    def _read(self, words: str) -> Move:
        try:
            return self.move(words)
        except Illegal:
            raise ValueError(f"there is no move {words!r}") from None

    def _greeting(self) -> bytes:
        character = {trait: getattr(self.character, trait) for trait in ("daring", "greed", "honesty", "spite")}
        game: dict[str, Any] = {"type": "game", "loxley": PROTOCOL, "game": self.game, "components": self.components}
        return _encode({**game, "character": {"name": self.character.name, **character}}) + b"\n"

    def _run(self) -> Lines:
        if self._lines is None:
            self._lines = Lines(self.command)
            self._told = 0
        _running[id(self)] = self
        _running.move_to_end(id(self))
        while len(_running) > _MOST_RUNNING:
            _running.popitem(last=False)[1].rest()
        return self._lines

    def rest(self) -> None:
        """End the program; it is started again when it is asked."""
        if self._lines is not None:
            self._lines.stop()
            self._lines = None

    def copy(self) -> "ProgramBot":
        twin = ProgramBot(shlex.join(self.command), self.components, self.character)
        twin.game, twin.limit = self.game, self.limit
        return twin

    def close(self) -> None:
        _running.pop(id(self), None)
        self.rest()


def read_command(command: str) -> list[str]:
    """The words of a command line."""
    try:
        words = shlex.split(command, posix=sys.platform != "win32")
    except ValueError:
        words = []
    if not words:
        raise Refused("no-program", "level", "", {"found": command, "reason": "-"})
    return words


def end_programs() -> None:
    """End all that run: this process is about to end."""
    while _running:
        _running.popitem()[1].rest()
