"""One game among bots: played on the engine, clocked, and counted."""

from collections.abc import Iterator
from contextlib import closing
from time import process_time_ns

import msgspec

from loxley.arena.decision_times import DecisionTimes
from loxley.arena.game_recorder import GameRecorder
from loxley.arena.plan import Fixture, Plan
from loxley.arena.rates import count_tallies
from loxley.bots import find_character, new_chair
from loxley.core.chance import Chance
from loxley.core.game import GameType
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.core.seats import AUDITOR, CLOCK, Seat
from loxley.core.state import State
from loxley.core.words import SEALED, Move
from loxley.games import find_game

BOUND = 20_000  # decisions; games of random play have some two to five thousand at most


class Fault(msgspec.Struct, frozen=True):
    """Why a bot was replaced: `failed`, `illegal`, `silent` or `slow`, the details, and where it was."""

    entry: int
    kind: str
    detail: str
    place: str


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended. The same plan always gives the same outcomes."""

    deal: int
    rotation: int
    seated: tuple[int, ...]  # the entry on each seat
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    tallies: tuple[dict[str, int], ...]  # what each seat did, as `rates` counts it
    faults: tuple[Fault, ...] = ()  # of bots in whose place a simpler one played on

    def share(self, seat: Seat) -> float:
        """How much of the win is this seat's: shared wins are fractions."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def place(self, seat: Seat) -> int:
        """1 for the winners; behind them by points, equals side by side."""
        if seat in self.winners:
            return 1
        better = (other for other, score in enumerate(self.scores) if score > self.scores[seat])
        return 1 + len({*self.winners, *better})


class Played(msgspec.Struct, frozen=True):
    """An outcome, what it cost (the clock of each entry that played), and the record if one was kept."""

    outcome: Outcome
    clocks: dict[int, DecisionTimes]
    record: str = ""


class ArenaGame:
    """A table of bots, about to play one game of a plan."""

    def __init__(self, plan: Plan, fixture: Fixture, recorder: GameRecorder | None = None) -> None:
        self.plan = plan
        self.fixture = fixture
        self.game: GameType = find_game(plan.game)
        self.log = Log()
        chance = Chance(plan.deal_seed(fixture.deal))
        self.state: State = self.game.new(plan.seats, plan.options, chance, plan.components, log=self.log)
        self.entries = [plan.entries[entry] for entry in fixture.seated]
        self.chairs = [
            new_chair(
                plan.game,
                entry.level,
                seat,
                plan.components,
                find_character(entry.character),
                limit=plan.limit,
                think=plan.think,
            )
            for seat, entry in enumerate(self.entries)
        ]
        self.chances = [plan.chance_of(fixture, seat) for seat in range(plan.seats)]
        self.clocks = {entry: DecisionTimes() for entry in fixture.seated}
        self.decisions = 0
        self._recorder = recorder

    def play(self) -> Outcome:
        """To the end. Those who are only welcome are asked once before each word of the one who is awaited."""
        state = self.state
        while awaited := state.awaited():
            for seat in state.may_also_move():
                if seat != CLOCK and seat not in awaited and not state.over():
                    self._speak_up(seat)
            if state.over():  # what somebody accepted has decided the last bag
                break
            seat = state.awaited()[0]
            move = self._ask(seat)
            assert move is not None  # a bot that says nothing is replaced
            self._do(seat, move)
        fixture = self.fixture
        return Outcome(
            deal=fixture.deal,
            rotation=fixture.rotation,
            seated=fixture.seated,
            scores=tuple(state.scores()),
            winners=tuple(state.winners()),
            decisions=self.decisions,
            tallies=tuple(count_tallies(self.plan.game, self.log.seen_by(AUDITOR), self.plan.seats)),
            faults=tuple(self._faults()),
        )

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()

    def _faults(self) -> Iterator[Fault]:
        for chair in self.chairs:
            if chair.fault is not None:
                entry, place = self.fixture.seated[chair.seat], self._place(chair.seat)
                yield Fault(entry, chair.fault.kind, chair.fault.detail, place)

    def _speak_up(self, seat: Seat) -> None:
        """A whole word of somebody who need not say anything."""
        while self.state.legal(seat) and (move := self._ask(seat)) is not None:
            self._do(seat, move)
            if self.game.book.family_of(move).manner != SEALED:
                return

    def _ask(self, seat: Seat) -> Move | None:
        if self.decisions >= BOUND:
            raise Refused("endless-game", self.entries[seat].name, "", {"place": self._place(seat), "bound": BOUND})
        self.decisions += 1
        has_choice = len(self.state.legal(seat)) > 1
        began = process_time_ns()
        move = self.chairs[seat].choose(self.state, self.chances[seat])
        if has_choice:
            self.clocks[self.fixture.seated[seat]].add(process_time_ns() - began)
        return move

    def _do(self, seat: Seat, move: Move) -> None:
        self.state.play(seat, move)
        if self._recorder is not None:
            self._recorder.write(self.chairs[seat], move, self.state)

    def _place(self, seat: Seat) -> str:
        """Where it happened, so that the game can be played again alone."""
        plan, fixture = self.plan, self.fixture
        return f"{plan.game}, seed {plan.seed}, deal {fixture.deal}, rotation {fixture.rotation}, seat {seat}"


def play_game(plan: Plan, fixture: Fixture) -> Played:
    """One game of a plan: what each worker does."""
    with closing(ArenaGame(plan, fixture)) as game:
        return Played(game.play(), game.clocks)


def play_and_record(plan: Plan, fixture: Fixture) -> Played:
    """The same, with a record. Neither records nor remarks change a game."""
    recorder = GameRecorder(plan, fixture)
    with closing(ArenaGame(plan, fixture, recorder)) as game:
        outcome = game.play()
        return Played(outcome, game.clocks, recorder.record(game.chairs, game.state))
