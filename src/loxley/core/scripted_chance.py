"""Chance that is told what to draw: for whoever wants to see every draw as a step of the game.

A deck is drawn kind by kind from its top: as many outcomes as there are kinds left, not as there are orders.
"""

from loxley.core.chance import Chance


class Undecided(Exception):
    """The script has ended: chance has these outcomes, each with so many cards or sides for it."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        super().__init__("chance is to be decided")
        self.outcomes = outcomes
        self.weights = weights


class ScriptedChance(Chance):
    """Draws what its script says, and raises `Undecided` where it says nothing more."""

    def __init__(self, script: list[int] | None = None) -> None:
        super().__init__()
        self.script: list[int] = [] if script is None else script
        self.used = 0

    def clone(self) -> "ScriptedChance":
        twin = ScriptedChance(self.script[:])
        twin.used = self.used
        return twin

    def go_on(self, script: list[int]) -> None:
        """Draw this next."""
        self.script = script
        self.used = 0

    def below(self, bound: int) -> int:
        if bound == 1:
            return 0
        return self._draw(list(range(bound)), [1] * bound)

    def shuffle(self, cards: list[int]) -> None:
        kinds = sorted(set(cards))
        left = [cards.count(kind) for kind in kinds]
        drawn: list[int] = []
        for _ in range(len(cards)):
            outcomes = [kind for at, kind in enumerate(kinds) if left[at]]
            weights = [count for count in left if count]
            kind = outcomes[0] if len(outcomes) == 1 else self._draw(outcomes, weights)
            left[kinds.index(kind)] -= 1
            drawn.append(kind)
        drawn.reverse()  # the last card of a pile is on top
        cards[:] = drawn

    def _draw(self, outcomes: list[int], weights: list[int]) -> int:
        if self.used == len(self.script):
            raise Undecided(outcomes, weights)
        drawn = self.script[self.used]
        if drawn not in outcomes:
            raise ValueError(f"{drawn} cannot be drawn here")
        self.used += 1
        return drawn
