"""Counting what each seat did in a game, and the rates that follow from the counts."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from loxley.core.log import Event
from loxley.core.seats import Seat

Tally = Counter[str]  # how often a seat did what

GAMES = "games"  # in every tally: the games played


@dataclass(frozen=True)
class Rate:
    """One count for each of another; its name stands in locales as `rate-GAME-NAME`."""

    name: str
    of: str
    over: str = GAMES

    def read(self, tally: Tally) -> float | None:
        """The rate, or nothing where there was no occasion."""
        return tally[self.of] / tally[self.over] if tally[self.over] else None

    @property
    def is_share(self) -> bool:
        """Shares lie between 0 and 1; the others are so many in a game."""
        return self.over != GAMES


def new_tallies(seats: int) -> list[Tally]:
    return [Counter({GAMES: 1}) for _ in range(seats)]


def seat_in(event: Event, fact: str = "seat") -> Seat:
    value = event.facts[fact]
    assert isinstance(value, int)
    return value


def words_in(event: Event, fact: str) -> Sequence[str]:
    value = event.facts[fact]
    assert isinstance(value, list)
    return [str(word) for word in value]


def numbers_in(event: Event, fact: str) -> Sequence[int]:
    value = event.facts[fact]
    assert isinstance(value, list)
    return [int(number) for number in value]


def count_promises(tallies: list[Tally], event: Event) -> None:
    """Promises for later, in any game."""
    if event.name == "promised":
        tallies[seat_in(event, "promiser")]["promises"] += 1
    elif event.name == "promise_settled" and event.facts["fate"] in ("kept", "broken"):
        tallies[seat_in(event, "promiser")]["promises_settled"] += 1
        tallies[seat_in(event, "promiser")][f"promises_{event.facts['fate']}"] += 1
