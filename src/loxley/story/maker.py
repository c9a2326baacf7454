"""Follows a game that is played again, and gathers its story. Each game adds what is worth telling of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from loxley.core.catalogue import NUMBER, SEAT, SEATS, Kind
from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.story.shape import Feat, Figure, Flow, Inspection, Standing, Told, ToldFacts

MOST_TURNS = 8
MOST_ALIKE = 2
Sentences = Mapping[str, dict[str, Kind]]

SHARED: Sentences = {
    "story-lead": {"seat": SEAT, "points": NUMBER, "ahead": NUMBER},
    "story-won": {"winners": SEATS, "points": NUMBER, "ahead": NUMBER},
}


@dataclass
class _Candidate:
    told: Told
    weight: int


class StoryMaker:
    """The story of any game: its points over time, and who led when."""

    SENTENCES: ClassVar[Sentences] = {}
    FIGURES: ClassVar[Mapping[str, str]] = {}  # each figure, and of which other one it is a part
    BARS: ClassVar[Mapping[str, Sequence[str]]] = {}  # charts of figures by player
    FEATS: ClassVar[Sequence[str]] = ()  # what can be achieved in this game, from the easy to the hard

    def __init__(self, replay: Replay, log: Log) -> None:
        self.replay = replay
        self.log = log
        self.seats = replay.record.players
        self.tallies: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.flows: dict[tuple[str, Seat, Seat], Flow] = {}
        self.inspections: list[Inspection] = []
        self.course: list[Standing] = []
        self.rounds = 0
        self._leader: Seat | None = None
        self._candidates: list[_Candidate] = []
        self._best: dict[str, _Candidate] = {}
        self._earned: dict[tuple[str, Seat], int] = {}  # in which step

    @property
    def state(self) -> State:
        return self.replay.state

    @property
    def step(self) -> int:
        return self.replay.position

    # what a game may add

    def before(self) -> None:
        """The next step is about to be played."""

    def read(self, event: Event) -> None:
        """Something happened in the step that was just played."""

    def finish(self) -> None:
        """The game is over: the last awards."""

    # what it says

    def turn(self, name: str, facts: Facts, weight: int) -> None:
        """A moment that may be told as a turning point; the weightiest are."""
        self._candidates.append(_Candidate(_told(name, facts, self.step), weight))

    def award(self, name: str, facts: Facts, worth: int, step: int = -1) -> None:
        """For the one that is worth most; of equals, for the first."""
        best = self._best.get(name)
        if worth > 0 and (best is None or worth > best.weight):
            self._best[name] = _Candidate(_told(name, facts, self.step if step < 0 else step), worth)

    def earn(self, name: str, seat: Seat) -> None:
        """A seat has achieved something; once in a game is enough."""
        assert name in self.FEATS
        self._earned.setdefault((name, seat), self.step)

    def flow(self, kind: str, giver: Seat, taker: Seat, amount: int) -> None:
        found = self.flows.get((kind, giver, taker))
        if found is None:
            self.flows[kind, giver, taker] = Flow(kind, giver, taker, amount)
        else:
            found.amount += amount
            found.times += 1

    # the course of the game

    def begin(self) -> None:
        self.course.append(Standing(0, 0, self.state.scores()[:]))

    def hear(self, events: Sequence[Event]) -> None:
        """What an auditor saw of the step that was just played."""
        for event in events:
            if event.name == "round_began":
                self.rounds += 1
                if self.rounds > 1:
                    self._stand(self.rounds - 1)
            self._count_promises(event)
            self.read(event)
        if not self.rounds and self.state.scores() != self.course[-1].scores:
            self._stand(self.step)

    def end(self) -> None:
        if self.rounds:
            self._stand(self.rounds)
        self.finish()
        scores, winners = self.state.scores(), self.state.winners()
        others = [points for seat, points in enumerate(scores) if seat not in winners]
        most = scores[winners[0]]
        ahead = most - max(others) if others else 0
        self.turn("story-won", {"winners": winners[:], "points": most, "ahead": ahead}, 10**6)

    def _stand(self, now: int) -> None:
        scores = self.state.scores()[:]
        self.course.append(Standing(self.step, now, scores))
        most = max(scores)
        leaders = [seat for seat, points in enumerate(scores) if points == most]
        if len(leaders) == 1 and leaders[0] != self._leader and not self.state.over():
            ahead = most - max(points for seat, points in enumerate(scores) if seat != leaders[0])
            self.turn("story-lead", {"seat": leaders[0], "points": most, "ahead": ahead}, 3 + ahead)
            self._leader = leaders[0]

    def _count_promises(self, event: Event) -> None:
        if event.name == "promised":
            self.tallies[seat_in(event, "promiser")]["promises"] += 1
        elif event.name == "promise_settled" and event.facts["fate"] in ("kept", "broken"):
            self.tallies[seat_in(event, "promiser")][f"promises_{event.facts['fate']}"] += 1

    # what was gathered

    def figures(self) -> list[Figure]:
        return [Figure(name, [tally[name] for tally in self.tallies], of) for name, of in self.FIGURES.items()]

    def awards(self) -> list[Told]:
        return [each.told for each in self._best.values()]

    def feats(self) -> list[Feat]:
        """In the order of the game's list, by seat."""
        earned = [Feat(name, seat, step) for (name, seat), step in self._earned.items()]
        return sorted(earned, key=lambda each: (self.FEATS.index(each.name), each.seat))

    def turns(self) -> list[Told]:
        """The weightiest moments in their order: of each kind a few, so that a story is not all of one thing."""
        chosen: list[int] = []
        told: Counter[str] = Counter()
        for at in sorted(range(len(self._candidates)), key=lambda at: -self._candidates[at].weight):
            name = self._candidates[at].told.name
            if len(chosen) < MOST_TURNS and told[name] < MOST_ALIKE:
                chosen.append(at)
                told[name] += 1
        return [self._candidates[at].told for at in sorted(chosen)]  # as they came: the result after the last move


def _told(name: str, facts: Facts, step: int) -> Told:
    return Told(name, cast("ToldFacts", facts), step)


def seat_in(event: Event, fact: str = "seat") -> Seat:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def number_in(event: Event, fact: str) -> int:
    return seat_in(event, fact)


def words_in(event: Event, fact: str) -> list[str]:
    value = event.facts[fact]
    assert isinstance(value, list)
    return [str(word) for word in value]
