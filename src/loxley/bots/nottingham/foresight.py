"""How Nottingham is played on in imagined worlds: until it is my turn again, by quick bots that know what I know."""

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.chair import Chair
from loxley.bots.nottingham.context import BotMemory, counts
from loxley.bots.nottingham.thinker import Thinker
from loxley.bots.nottingham.worth import payoffs
from loxley.bots.search import Foresight, ahead
from loxley.core.log import Event
from loxley.core.seats import AUDITOR, Seat
from loxley.core.state import State
from loxley.games.nottingham.view import NottinghamView

_RIVALRY: Final = 10.0  # points: a rival who is so much further ahead weighs e times as much
_VICTORY: Final = 30.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(Thinker):
    """Imagines little."""

    worlds: ClassVar[int] = 1

    def remember(self, memory: BotMemory) -> None:
        self._memory = BotMemory(memory.beliefs.copy(), memory.price_list, memory.character, self.worlds)


class NottinghamForesight(Foresight):
    def __init__(self, me: Seat, memory: BotMemory, events: Sequence[Event]) -> None:
        self._me = me
        self._memory = memory
        self._events = events

    def chairs(self, state: State) -> list[Chair]:
        found: list[Chair] = []
        for seat in range(state.seats):
            bot = Quick(self._memory.price_list)
            bot.remember(self._memory)
            chair = Chair(bot, seat)
            chair.hear(self._events)
            found.append(chair)
        return found

    def ends(self, state: State, seat: Seat) -> bool:
        return seat == self._me and state.phase.name == "turn"

    def worth(self, state: State) -> float:
        """How far I am ahead of the others, hands included; most of those who lead."""
        view = state.view(AUDITOR)
        assert isinstance(view, NottinghamView)
        totals = [float(points) for points in state.scores()]
        if state.over():
            won = state.winners()
            totals[self._me] += _VICTORY / len(won) if self._me in won else 0.0
        else:
            steps = len(view.track) + 1 - view.sheriff
            for seat, shown in enumerate(view.seats):
                prices = self._memory.price_list.at(view, payoffs(view.missions, seat), steps)
                totals[seat] += prices.of(counts(shown.hand or [])) + prices.ambush * shown.ambush_count
        return ahead(totals, self._me, _RIVALRY)
