"""Writes down a game among bots: its moves, the reasons for them, and what was said."""

from random import Random

import loxley
from loxley.arena.plan import Fixture, Plan
from loxley.bots import Chair
from loxley.core.chance import commitment
from loxley.core.records import OVER, Record, RecordWriter, last_line
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games import find_game


class GameRecorder:
    """One for each game. What bots say has a chance of its own, so that it changes nothing in the game."""

    def __init__(self, plan: Plan, fixture: Fixture) -> None:
        entries = [plan.entries[entry] for entry in fixture.seated]
        self._seed = plan.deal_seed(fixture.deal)
        self._record = Record(plan.game, plan.seats, plan.options)
        self._record.names = [f"{entry.name} {seat}" for seat, entry in enumerate(entries)]
        self._record.levels = [entry.level for entry in entries]
        self._record.characters = [entry.character for entry in entries]
        self._record.version = loxley.__version__
        self._record.commitment = commitment(self._seed)
        self._record.components = plan.components
        self._writer = RecordWriter(find_game(plan.game).book)
        self._chance = Random(plan.chance_of(fixture, plan.seats).random())
        self._said: set[str] = set()  # remarks

    def write(self, chair: Chair, move: Move, state: State) -> None:
        """A move that was just played, its reason before it and a remark after it."""
        thought = chair.thought
        if thought is not None:
            self._writer.thought(thought.reason())
        self._writer.played(chair.seat, move)
        self._say(chair, state)

    def _say(self, chair: Chair, state: State) -> None:
        remark = chair.remark(self._record.game, state, self._chance, said=self._said)
        if remark:
            self._writer.remarked(chair.seat, remark)

    def record(self, chairs: list[Chair], state: State) -> str:
        """The whole record of a game that is over."""
        for chair in chairs:
            self._say(chair, state)
        self._writer.flush()
        return "\n".join((self._record.header(), *self._writer.lines, last_line(OVER, self._seed, state), ""))
