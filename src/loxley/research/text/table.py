"""A table on this machine where some seats answer in text and bots have the others.

It asks whoever drives it: `seat` and `question` say who must answer what, `answer` takes the answer and goes on to the
next question. Environments and tools are thin doors over it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import loxley
from loxley.bots import Chair, new_chair
from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.game import JsonObject
from loxley.core.log import Event, Log
from loxley.core.records import OVER, Record, RecordWriter, last_line
from loxley.core.refusals import Refused
from loxley.core.seats import CLOCK, Seat
from loxley.core.words import SEALED, Move
from loxley.games import find_game
from loxley.research.text.answers import Unreadable
from loxley.research.text.bot import TRIES, forest_names
from loxley.research.text.seat import TextSeat
from loxley.texts import Texts

NOBODY: Final = -1
LEVEL: Final = "merchant"


@dataclass(frozen=True)
class TextSetup:
    """A game to be played: these seats answer in text, bots of one level have the others."""

    game: str
    players: int = 4
    seats: Sequence[Seat] = (0,)
    level: str = LEVEL
    options: JsonObject = field(default_factory=dict)
    components: JsonObject | None = None
    seed: bytes = bytes(SEED_BYTES)
    language: str = "en"
    names: Sequence[str] = ()  # of all players; without them, names of the forest


def seed_of(number: int) -> bytes:
    """A seed that is easy to tell others."""
    return number.to_bytes(SEED_BYTES, "big")


class TextTable:
    """One game. `seat` is who must answer, or `NOBODY` when it is over. `chairs` may bring bots of one's own."""

    def __init__(self, setup: TextSetup, chairs: Mapping[Seat, Chair] | None = None) -> None:
        self._game = game = find_game(setup.game)
        self.seat: Seat = NOBODY
        self.question = ""
        self.answers: dict[Seat, int] = dict.fromkeys(setup.seats, 0)
        self.refused: dict[Seat, int] = dict.fromkeys(setup.seats, 0)
        self.defaults: dict[Seat, int] = dict.fromkeys(setup.seats, 0)
        self.names = list(setup.names or forest_names(Texts(setup.language)))[: setup.players]
        self._setup = setup
        self._texts = Texts(setup.language)
        self._options = game.settings(setup.players, setup.options)
        self._log = Log()
        self._state = game.new(setup.players, self._options, Chance(setup.seed), setup.components, log=self._log)
        self._seats = {seat: self._text_seat(seat) for seat in setup.seats}
        self._chairs = self._all_chairs(chairs or {})
        self._chance = Random(setup.seed)
        self._writer = RecordWriter(game.book)
        self._rest: dict[Seat, list[Move]] = {seat: [] for seat in setup.seats}  # of answers, still to be played
        self._heard: set[Seat] = set()  # who need not speak and has been asked since the last word of who must
        self._left = TRIES  # answers to this question
        self._go_on()

    def _text_seat(self, seat: Seat) -> TextSeat:
        if not 0 <= seat < self._setup.players:
            facts: dict[str, str | int] = {"least": 0, "most": self._setup.players - 1, "found": str(seat)}
            raise Refused("out-of-range", "seat", "", facts)
        return TextSeat(self._game, seat, self.names, self._texts, self._setup.components)

    def _all_chairs(self, own: Mapping[Seat, Chair]) -> dict[Seat, Chair]:
        found = dict(own)
        for seat in range(self._setup.players):
            if seat not in self._seats and seat not in found:
                found[seat] = new_chair(self._setup.game, self._setup.level, seat, self._setup.components)
        return found

    # how it stands

    def is_over(self) -> bool:
        return self._state.over()

    def scores(self) -> list[int]:
        return self._state.scores()

    def winners(self) -> list[Seat]:
        return self._state.winners()

    def phase(self) -> str:
        return self._state.phase.name

    def ending(self, seat: Seat) -> str:
        """The last news of a seat and the final count."""
        text_seat = self._seats[seat]
        return "\n".join([*text_seat.news(self._events(seat)), text_seat.count(self._state.view(seat))])

    def _events(self, seat: Seat) -> list[Event]:
        return self._log.seen_by(seat)

    # answers

    def answer(self, words: str) -> str:
        """Play an answer and go on to the next question.

        Returns what was wrong with it, or nothing. After so many wrong answers the house plays the plainest move.
        """
        seat = self.seat
        if seat == NOBODY:
            raise Refused("game-is-over", "answer")
        self.answers[seat] += 1
        problem = ""
        try:
            moves = self._seats[seat].read(words)
        except Unreadable as unreadable:
            self.refused[seat] += 1
            self._left -= 1
            problem = str(unreadable)
            if self._left:
                return problem
            self.defaults[seat] += 1
            problem += " " + self._texts.say("text-default", tries=TRIES)
            moves = self._seats[seat].default()
        self._rest[seat] = moves
        if moves:
            self._play(seat, self._rest[seat].pop(0))
        self._go_on()
        return problem

    # the course of the game

    def _go_on(self) -> None:
        """Up to the next question, or to the end."""
        self.seat, self.question, self._left = NOBODY, "", TRIES
        while not self._state.over():
            seat, must_move = self._next()
            if seat in self._chairs:
                self._ask_bot(seat, must_move=must_move)
            elif self._needs_answer(seat):
                self.seat = seat
                return

    def _next(self) -> tuple[Seat, bool]:
        """Whose word it is: a sequence goes on, then those who need not speak are asked once, then those who must."""
        awaited = self._state.awaited()
        for seat in self._state.may_also_move():
            if seat != CLOCK and seat not in awaited and seat not in self._heard and self._state.legal(seat):
                self._heard.add(seat)
                return seat, False
        return awaited[0], True

    def _needs_answer(self, seat: Seat) -> bool:
        """Ask a text seat, unless its next move is known."""
        legal = self._state.legal(seat)
        rest = self._rest[seat]
        if rest and rest[0] in legal:
            self._play(seat, rest.pop(0))
            return False
        rest.clear()
        view, events = self._state.view(seat), self._events(seat)
        settled = self._seats[seat].settled(view, events, legal)
        if settled:
            self._play(seat, settled[0])
            return False
        self.question = self._seats[seat].ask(view, events, legal)
        return True

    def _ask_bot(self, seat: Seat, *, must_move: bool) -> None:
        chair = self._chairs[seat]
        while self._state.legal(seat):
            move = chair.choose(self._state, self._chance)
            if move is None:
                return
            if chair.thought is not None:
                self._writer.thought(chair.thought.reason())
            self._play(seat, move)
            if must_move or self._game.book.family_of(move).manner != SEALED:
                return

    def _play(self, seat: Seat, move: Move) -> None:
        if seat in self._state.awaited():
            self._heard.clear()
        self._state.play(seat, move)
        self._writer.played(seat, move)

    def close(self) -> None:
        for chair in self._chairs.values():
            chair.close()

    def record(self) -> str:
        """The record of a game that is over."""
        setup = self._setup
        record = Record(setup.game, setup.players, self._options)
        record.names = self.names
        record.levels = ["" if seat in self._seats else setup.level for seat in range(setup.players)]
        record.version = loxley.__version__
        record.commitment = commitment(setup.seed)
        record.components = setup.components
        self._writer.flush()
        return "\n".join((record.header(), *self._writer.lines, last_line(OVER, setup.seed, self._state), ""))
