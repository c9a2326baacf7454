"""A bot that plays a policy from a file: `loxley arena sheriff loxley.research.learning:LearnedBot 3xmerchant`.

The file is the one of the game that lies in the package, or the one that the variable `LOXLEY_POLICY` names. Playing
needs no PyTorch.
"""

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import ClassVar, Final

import numpy as np

from loxley.bots import EVEN, Bot, Character, Choice
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games import find_game
from loxley.research.learning.policy import Policy, load_policy
from loxley.research.seat_rows import SeatRows

VARIABLE: Final = "LOXLEY_POLICY"
LEARNED: Final = Path(__file__).parent  # a file for each game that has one, by the game's name


class LearnedBot(Bot):
    """Plays the game and the number of players that its policy has learned; `heat` is how much it varies."""

    heat: ClassVar[float] = 1.0

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._rows: SeatRows | None = None

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        if len(legal) == 1:
            return legal[0]
        path = Path(os.environ.get(VARIABLE) or LEARNED / f"{self.game}.npz")
        if not path.exists():
            raise ValueError(f"no policy for {self.game} at {path}: learn one, and name its file in {VARIABLE}")
        policy = _policy_at(path)
        if policy.setup.game != self.game:
            raise ValueError(f"{path.name} is a policy for {policy.setup.game}")
        if self._rows is None:
            self._rows = SeatRows(self.game, self.components)
        seat: Seat = getattr(view, "viewer")  # noqa: B009 - every game's view has one, each of its own type
        rows = np.frombuffer(self._rows.row(view, events, seat), np.uint8)[None]
        if len(getattr(view, "seats")) != policy.setup.players:  # noqa: B009 - as above
            raise ValueError(f"{path.name} is a policy for {policy.setup.players} players")
        masks = np.zeros((1, len(find_game(self.game).book)), np.bool_)
        masks[0, list(legal)] = True
        chance = np.random.default_rng(rng.getrandbits(64))
        return int(policy.decide(rows, masks, np.array([seat]), chance, self.heat).moves[0])


@cache
def _policy_at(path: Path) -> Policy:
    """One for all seats of a process: a policy remembers nothing."""
    return load_policy(path)
