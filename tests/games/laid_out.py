"""A table of any game in words: lines are played, refusals are told by their rule, and what was seen can be read."""

from functools import cached_property
from typing import Generic, Self

import pytest

from loxley.core.chance import Chance
from loxley.core.log import Event, Fact
from loxley.core.refusals import Illegal
from loxley.core.seats import AUDITOR, CLOCK, PUBLIC, Seat
from loxley.core.sequence import play_sequence, read_sequence
from loxley.core.state import StateT
from loxley.core.words import Book

VIEWERS = {"clock": CLOCK, "public": PUBLIC, "auditor": AUDITOR}


def next_draws(chance: Chance) -> list[int]:
    """What chance would draw next."""
    twin = chance.clone()
    return [twin.below(1 << 30) for _ in range(4)]


class LaidOutTable(Generic[StateT]):
    """Players by name. Each game says how a position is laid out, and how its things are read."""

    vocabulary: Book
    names: list[str]
    seated: tuple[str, ...] = ()  # facts of events that are seats
    _scene: int  # how many events there were when the position was laid out
    _belongings: object

    @cached_property
    def game(self) -> StateT:
        """The state of the game. It comes to be with the first line or look."""
        raise NotImplementedError

    def belongings(self) -> object:
        """Everything that may neither come nor go, wherever it lies."""
        raise NotImplementedError

    def piles(self) -> list[object]:
        """What no view shows, but no refusal may change: the order of the cards that lie face down, and chance."""
        raise NotImplementedError

    # playing

    def play(self, *lines: str) -> Self:
        """Lines such as `guy: take, deliver pearls 3`; each is one sequence."""
        assert self.game is not None  # the position is laid out
        for line in lines:
            self._play(line)
            assert self.belongings() == self._belongings, "nothing comes or goes"
        return self

    def _play(self, line: str) -> None:
        who, _, what = line.partition(": ")
        words = [self.numbered(words) for words in what.split(", ")]
        play_sequence(self.game, self.seat(who), read_sequence(self.vocabulary, words))

    def refusal(self, line: str) -> str:
        """The number of the rule that forbids a line. Nothing has changed for anybody."""
        before = self._everything()
        with pytest.raises(Illegal) as refusal:
            self._play(line)
        assert self._everything() == before, "a refusal changes nothing"
        return refusal.value.rule

    def _everything(self) -> tuple[object, ...]:
        game = self.game
        assert game.log is not None
        return (
            [game.view(viewer) for viewer in (AUDITOR, PUBLIC, *range(game.seats))],
            [list(game.legal(seat)) for seat in (CLOCK, *range(game.seats))],
            game.awaited(),
            game.may_also_move(),
            self.piles(),
            len(game.log),
        )

    # reading

    def seat(self, name: str) -> Seat:
        return VIEWERS[name] if name in VIEWERS else self.names.index(name)

    def numbered(self, words: str) -> str:
        """Words of a move with the numbers of its seats."""
        return " ".join(str(self.names.index(word)) if word in self.names else word for word in words.split())

    def _named(self, words: str) -> str:
        """Words of a move with names for its seats, where a game has a way to tell them from other numbers."""
        return words

    @property
    def phase(self) -> str:
        return self.game.phase.name

    @property
    def awaited(self) -> list[str]:
        return [self.names[seat] for seat in self.game.awaited()]

    def moves(self, name: str) -> list[str]:
        """Every legal move of somebody."""
        return [self._named(self.vocabulary.word(move)) for move in self.game.legal(self.seat(name))]

    def score(self, name: str) -> int:
        return self.game.scores()[self.seat(name)]

    @property
    def winners(self) -> list[str]:
        return [self.names[seat] for seat in self.game.winners()]

    @property
    def events(self) -> list[str]:
        """What everybody has seen since the position was laid out: `took seat=guy object=pearls`."""
        return self.seen_by("public")

    def seen_by(self, name: str) -> list[str]:
        return [self._told(event) for event in self.heard_by(name)]

    def heard_by(self, name: str) -> list[Event]:
        """The events that somebody has seen since the position was laid out."""
        assert self.game.log is not None
        return self.game.log.seen_by(self.seat(name), self._scene)

    def _told(self, event: Event) -> str:
        return " ".join([event.name, *(f"{key}={self._fact(key, fact)}" for key, fact in event.facts.items())])

    def _fact(self, key: str, fact: Fact) -> str:
        parts = fact if isinstance(fact, list) else [fact]
        return ",".join(self.names[int(part)] if key in self.seated else str(part) for part in parts)
