"""The plan of a tournament: which deals are played, and who sits where in each game.

Every deal is played once for each rotation of its line-up, so that everybody in it holds each seat, and each hand of
cards, exactly once. What luck gives in one game it takes back in another.
"""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import NamedTuple

import msgspec

from loxley.arena.entries import Entry, Field
from loxley.bots import TIME_LIMIT
from loxley.core.chance import SEED_BYTES
from loxley.core.game import JsonObject
from loxley.core.refusals import Refused
from loxley.games import find_game

MOST_GAMES = 10_000_000


class Fixture(NamedTuple):
    """One game to be played: a deal, a rotation of its line-up, and the entry on each seat."""

    deal: int
    rotation: int
    seated: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True):
    """All that a tournament's results depend on, besides the bots themselves."""

    game: str
    seats: int
    options: JsonObject
    components: JsonObject | None
    entries: tuple[Entry, ...]
    line_up: tuple[int, ...] | None
    deals: int
    seed: int
    limit: float = TIME_LIMIT  # seconds for one choice of a bot that is not of the house
    think: int = 0  # imagined games for one choice of a bot that can look ahead

    @property
    def games(self) -> int:
        return self.deals * self.seats

    def line_ups(self) -> Iterator[tuple[int, ...]]:
        """The line-up of each deal, by entries.

        Where none is spelt out, those who have played least are taken first and sit down in any order: so all play
        equally often (to within one deal), and each meets all others in every neighbourhood.
        """
        rng = Random(_digest(f"{self.seed} line-ups"))
        played = [0] * len(self.entries)
        for _ in range(self.deals):
            line_up = list(self.line_up) if self.line_up is not None else _least_played(played, self.seats, rng)
            rng.shuffle(line_up)
            yield tuple(line_up)

    def fixtures(self) -> Iterator[Fixture]:
        """Every game, deal by deal; in each rotation all move on by one seat."""
        for deal, line_up in enumerate(self.line_ups()):
            for rotation in range(self.seats):
                yield Fixture(deal, rotation, line_up[rotation:] + line_up[:rotation])

    def deal_seed(self, deal: int) -> bytes:
        """The same in all rotations of a deal, and for all who enter: two tournaments can share their deals."""
        return _digest(f"{self.seed} {self.game} {self.seats} deal {deal}")

    def chance_of(self, fixture: Fixture, seat: int) -> Random:
        """The chance of the bot on one seat of one game."""
        return Random(_digest(f"{self.seed} {fixture.deal} {fixture.rotation} seat {seat}"))


def _least_played(played: list[int], seats: int, rng: Random) -> list[int]:
    """Everybody as often as there is room for all; the seats that are left go to different entries."""
    rounds, left = divmod(seats, len(played))
    in_turn = sorted(range(len(played)), key=lambda entry: (played[entry], rng.random()))
    chosen = list(range(len(played))) * rounds + in_turn[:left]
    for entry in chosen:
        played[entry] += 1
    return chosen


def _digest(words: str) -> bytes:
    return blake2b(words.encode(), digest_size=SEED_BYTES, person=b"loxley arena").digest()


def new_plan(
    game: str,
    field: Field,
    *,
    seats: int,
    games: int,
    seed: int,
    options: JsonObject | None = None,
    components: JsonObject | None = None,
    limit: float = TIME_LIMIT,
    think: int = 0,
) -> Plan:
    """A plan for at least so many games, rounded up to whole deals; refuses what cannot be played."""
    door = find_game(game)
    settings = door.settings(seats, options or {})
    if not 1 <= games <= MOST_GAMES:
        raise Refused("out-of-range", "--games", "", {"least": 1, "most": MOST_GAMES, "found": str(games)})
    if field.line_up is not None and len(field.line_up) != seats:
        raise Refused("wrong-line-up", "--seats", "", {"found": len(field.line_up), "seats": seats})
    if not field.entries:
        raise Refused("nobody-entered", "LEVEL")
    deals = -(-games // seats)
    return Plan(game, seats, settings, components, field.entries, field.line_up, deals, seed, limit, think)
