"""Players of one idea, otherwise as sound as a merchant: they show whether that idea alone wins games."""

from collections.abc import Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.nottingham.merchant import NottinghamMerchant, act
from loxley.bots.nottingham.scene import Scene
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import END_TURN, MISSION, TAKE

_TIME_IS_SHORT: Final = 5  # steps of the Sheriff
_FULL_HAND: Final = 10  # cards


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysTake(NottinghamMerchant):
    """Takes every card and never carries out an action."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        return TAKE if TAKE in legal else super().choose(view, events, legal, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class AlwaysAct(NottinghamMerchant):
    """Carries out every action it may; raids go to whoever is ahead."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        actions = [move for move in legal if move != TAKE]
        if TAKE not in legal or not actions:
            return super().choose(view, events, legal, rng)
        assert isinstance(view, NottinghamView)
        return act(Scene(view, actions, rng))


@mypyc_attr(allow_interpreted_subclasses=True)
class HoardMissions(NottinghamMerchant):
    """Delivers nothing but missions while there is time for them, one is left to do and the hand can grow."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        if isinstance(view, NottinghamView) and view.phase == "delivery" and self._hoards(view):
            legal = [move for move in legal if move in MISSION or move == END_TURN]
        return super().choose(view, events, legal, rng)

    def _hoards(self, view: NottinghamView) -> bool:
        me = view.viewer
        is_left = any(not mission.closed and me not in mission.doers for mission in view.missions)
        has_time = len(view.track) + 1 - view.sheriff > _TIME_IS_SHORT
        return is_left and has_time and view.seats[me].hand_size < _FULL_HAND
