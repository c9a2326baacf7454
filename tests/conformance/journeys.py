"""Journeys: random games for Hypothesis to draw, and to shrink by their length."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from loxley.core.game import GameType, JsonObject
from tests.conformance.kit import Kit
from tests.playing import Setup, Walk, group, player_numbers, settings_of

LONGEST = 700  # moves; most games end before


@dataclass(frozen=True)
class Journey:
    """A random game of a certain length. A contrived one begins where rare things happen."""

    kit: Kit
    setup: Setup
    seed: int
    length: int
    contrived: bool

    def begin(self) -> Walk:
        walk = Walk(self.setup, self.seed)
        if self.contrived:
            self.kit.contrive(walk.state, Random(self.seed))
        return walk

    def stops(self, gap: int) -> Iterator[Walk]:
        """The walk, again and again: wherever something is new, about every `gap` moves, and where it ends."""
        pace = Random(self.seed)
        walk = self.begin()
        seen: set[tuple[str, str]] = set()
        yield walk
        while len(walk.history) < self.length and not walk.state.over():
            _, move = walk.step()
            place = walk.state.phase.name, group(self.setup.game.book, move)
            if place not in seen or pace.randrange(gap) == 0 or len(walk.history) == self.length:
                seen.add(place)
                yield walk

    def end(self) -> Walk:
        """The walk at its last stop."""
        walk = self.begin()
        walk.go(self.length)
        return walk

    def __repr__(self) -> str:
        return f"Journey({self.setup}, seed={self.seed}, length={self.length}, contrived={self.contrived})"


@st.composite
def setups(draw: st.DrawFn, game: GameType) -> Setup:
    """Any number of players, any options."""
    players = draw(st.sampled_from(player_numbers(game)))
    options: JsonObject = {choice.name: draw(st.sampled_from(settings_of(choice))) for choice in game.choices}
    return Setup(game, players, options)


@st.composite
def journeys(draw: st.DrawFn, kit: Kit, longest: int = LONGEST) -> Journey:
    """Any game, as far as it goes."""
    setup = draw(setups(kit.game))
    seed = draw(st.integers(0, 2**32 - 1))
    return Journey(kit, setup, seed, draw(st.integers(0, longest)), contrived=draw(st.booleans()))


@st.composite
def honest_journeys(draw: st.DrawFn, kit: Kit, longest: int = LONGEST) -> Journey:
    """A game that was dealt by chance or from a stacked deck, so that it can be played again from its record."""
    setup = draw(setups(kit.game))
    seed = draw(st.integers(0, 2**32 - 1))
    if draw(st.booleans()):
        deck = list(kit.full_deck(setup).elements())
        Random(seed).shuffle(deck)
        setup = Setup(setup.game, setup.players, setup.options, deck)
    return Journey(kit, setup, seed, draw(st.integers(0, longest)), contrived=False)


def _share(part: int) -> settings:
    profile = settings.get_profile(settings.get_current_profile_name())
    return settings(max_examples=max(1, profile.max_examples // part))


fewer_examples = _share(3)  # for properties that look at much in every example
