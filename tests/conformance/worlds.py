"""Two worlds that look the same to one viewer, played on side by side until the rules tell them apart.

What may tell them apart is written in the kit of each game, event by event and fact by fact. Everything else that
differs is a leak.
"""

from dataclasses import dataclass, field
from itertools import zip_longest

import msgspec

from loxley.core.log import Event, Log
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State, View
from loxley.core.words import ANSWERED, SEALED, Family, Move
from tests.conformance.kit import Kit
from tests.playing import Temper


def wire(thing: object) -> bytes:
    """A thing as it would be sent."""
    return msgspec.json.encode(thing)


def differences(one: View, other: View) -> str:
    """The fields in which two views differ."""
    pairs = zip(msgspec.to_builtins(one).items(), msgspec.to_builtins(other).values(), strict=True)
    return "; ".join(f"{name}: {value} / {another}" for (name, value), another in pairs if value != another)


def may_be_told(kit: Kit, viewer: Viewer, event: Event) -> bool:
    """Is the viewer one of those whom this event concerns, if it is not for all?"""
    seats = kit.told_only.get(event.name)
    return seats is None or viewer in [event.facts[seat] for seat in seats]


@dataclass
class World:
    """A state and what is told from now on."""

    state: State
    log: Log = field(default_factory=Log)

    def __post_init__(self) -> None:
        self.state.log = self.log


@dataclass
class Pair:
    """The actual world, and another one that a viewer cannot tell from it."""

    kit: Kit
    viewer: Viewer
    actual: World
    other: World
    same_drafts: bool  # has everybody got as far in a sealed choice, here and there?

    # looking

    def assert_alike(self) -> None:
        """Same view, same legal moves; and the others may do the same, as far as anybody can know."""
        ours, theirs = self.actual.state.view(self.viewer), self.other.state.view(self.viewer)
        assert wire(ours) == wire(theirs), differences(ours, theirs)
        assert wire(self._legal(self.actual, self.viewer)) == wire(self._legal(self.other, self.viewer))
        for seat in range(self.actual.state.seats):
            if not self.kit.is_drafting(self.actual.state, seat):
                moves = self._publicly_legal(self.actual, seat), self._publicly_legal(self.other, seat)
                assert moves[0] == moves[1], (seat, moves)

    def _legal(self, world: World, seat: Seat) -> list[Move]:
        return world.state.legal(seat) if seat >= 0 else []

    def _publicly_legal(self, world: World, seat: Seat) -> list[str]:
        book = self.kit.game.book
        return [book.word(move) for move in world.state.legal(seat) if self._is_public(book.family_of(move))]

    def _is_public(self, family: Family) -> bool:
        return family.manner != SEALED and family.name not in self.kit.private

    # playing

    def play_on(self, temper: Temper, moves: int) -> None:
        """Play so many moves, or until the worlds are told apart."""
        for _ in range(moves):
            if self.actual.state.over() or not self.play(*temper.choose(self.actual.state)):
                return

    def play(self, seat: Seat, move: Move) -> bool:
        """Play a move here and its counterpart there. Are the worlds still alike?"""
        before = len(self.actual.log), len(self.other.log)
        family = self.kit.game.book.family_of(move)
        counterpart = self._counterpart(seat, move, family)
        if counterpart is None:
            self._play_alone(seat, move, family)
            return False
        phase = self.actual.state.phase
        choosing = not self.same_drafts and self._others_are_choosing(seat)
        self.actual.state.play(seat, move)
        self.other.state.play(seat, counterpart)
        alike = self._face(counterpart) == self._face(move)
        if family.manner == SEALED and self.actual.state.phase is not phase and not (alike and self.same_drafts):
            return False  # all have chosen, and it comes out what, or how much others had chosen before
        if choosing and self.kit.chapter(self.actual.state) != self.kit.chapter(self.other.state):
            return False  # the last one to finish turns the page: who that is depends on how far others had come
        ours = self.actual.log.seen_by(self.viewer, before[0])
        theirs = self.other.log.seen_by(self.viewer, before[1])
        if wire(ours) != wire(theirs):
            assert seat == self.viewer or family.manner != SEALED, (ours, theirs)
            self._assert_the_rules_tell(family, ours, theirs)
            return False
        self.assert_alike()
        return alike

    def _others_are_choosing(self, seat: Seat) -> bool:
        """Is anybody else in the middle of a choice, here or there?"""
        others = [other for other in range(self.actual.state.seats) if other != seat]
        return any(self.kit.is_drafting(world.state, other) for world in (self.actual, self.other) for other in others)

    def _face(self, move: Move) -> str:
        return self.kit.face(self.kit.game.book.word(move))

    def _counterpart(self, seat: Seat, move: Move, family: Family) -> Move | None:
        """The same move; of another's sealed moves one that looks the same, or at least one of the family."""
        legal = self.other.state.legal(seat)
        if move in legal:
            return move
        assert seat != self.viewer
        if family.manner != SEALED:
            return None
        same_face = [other for other in legal if self._face(other) == self._face(move)]
        return next(iter(same_face or [other for other in legal if other in family]), None)

    def _play_alone(self, seat: Seat, move: Move, family: Family) -> None:
        """What cannot be done there depends on hidden cards, or goes on with a choice whose beginning was not seen."""
        if family.manner != SEALED:
            assert not self._is_public(family) or self.kit.is_drafting(self.actual.state, seat), family.name
            return
        if not self.kit.is_drafting(self.actual.state, seat):
            return
        before = wire(self.actual.state.view(self.viewer)), len(self.actual.log), self.actual.state.phase
        self.actual.state.play(seat, move)
        if self.actual.state.phase is before[2]:  # the last of many sealed choices may open the next chapter
            assert self.actual.log.seen_by(self.viewer, before[1]) == []
            assert wire(self.actual.state.view(self.viewer)) == before[0]

    def _assert_the_rules_tell(self, family: Family, ours: list[Event], theirs: list[Event]) -> None:
        """The first thing that differs is one by which the rules reveal hidden cards, or chance deals them."""
        answered = family.manner == ANSWERED
        facts = self.kit.reveals if answered else self.kit.lots
        for one, other in zip_longest(ours, theirs):
            if one == other:
                continue
            assert all(may_be_told(self.kit, self.viewer, event) for event in (one, other) if event), (one, other)
            if one is not None and other is not None and one.name == other.name:
                told = {key for key in {*one.facts, *other.facts} if one.facts.get(key) != other.facts.get(key)}
                assert told <= facts.get(one.name, set()), (one, other)
            else:
                names = {event.name for event in (one, other) if event is not None}
                assert answered, (one, other)
                assert names & self.kit.reveals_by_coming, (one, other)
            return
