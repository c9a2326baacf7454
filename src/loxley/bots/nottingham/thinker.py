"""A bot that weighs every choice: by worth of hands, by beliefs about the others, with some of their hands imagined."""

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import replace
from random import Random
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot
from loxley.bots.nottingham.ambush_worth import weigh_springing, weigh_stakeouts
from loxley.bots.nottingham.bargains import weigh_choices, weigh_offers
from loxley.bots.nottingham.beliefs import Beliefs
from loxley.bots.nottingham.context import BotMemory, Context, PriceList
from loxley.bots.nottingham.delivery_worth import Deliveries
from loxley.bots.nottingham.endings import may_end, without_defeat
from loxley.bots.nottingham.raids import weigh_defence, weigh_spoils
from loxley.bots.nottingham.thoughts import reasons
from loxley.bots.nottingham.turns import Weighed, weigh_turn
from loxley.bots.nottingham.worth import exchanged
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import parse_figures, spread
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import DISCARD, DONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Weighs what it may do and does what promises most. `price_list` says what hands are worth."""

    worlds: ClassVar[int] = 4  # hands imagined for each opponent

    def __init__(
        self, price_list: PriceList, components: JsonObject | None = None, character: Character = EVEN
    ) -> None:
        super().__init__(components, character)
        self._pairs = (NOTTINGHAM.figures if components is None else parse_figures(components)).pairs
        self._price_list = price_list
        self._memory: BotMemory | None = None

    def copy(self) -> Bot:
        twin: Thinker = copy(self)
        if self._memory is not None:
            twin._memory = replace(self._memory, beliefs=self._memory.beliefs.copy())
        return twin

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        assert isinstance(view, NottinghamView)
        if len(legal) == 1:
            return legal[0]
        if view.phase == "colours":
            return rng.choice(legal)
        if self._memory is None:
            seats = len(view.seats)
            beliefs = Beliefs(seats, list(range(seats)) + self._pairs)
            self._memory = BotMemory(beliefs, self._price_list, self.character, self.worlds)
        self._memory.beliefs.listen(events)
        context = Context(view, legal, rng, self._memory)
        weighed = self.weigh(context)
        chosen = self.pick(context, weighed, events)
        self.thought = reasons(context, weighed, chosen)
        return chosen

    def pick(self, context: Context, weighed: Weighed, events: Sequence[Event]) -> Move:
        """The choice that promises most."""
        del context, events
        return max(weighed, key=lambda each: each[1])[0]

    def weigh(self, context: Context) -> Weighed:
        """Every choice with what it promises."""
        return _DECISIONS[context.view.phase](context)


def _weigh_deliveries(context: Context) -> Weighed:
    allowed = context.legal
    if may_end(context.view):
        allowed = without_defeat(context.view, context.beliefs.loot_points, context.legal)
    return [(way.move, way.worth) for way in Deliveries(context).ways(context.hand) if way.move in allowed]


def _weigh_discards(context: Context) -> Weighed:
    """Keep the hand that promises most: of all that may go, in canonical order, what is missed least."""
    mine = context.view.seats[context.me]
    worth = Deliveries(context).best
    left = context.hand[:]
    for _ in range(mine.to_choose):
        kind = max(sorted(set(spread(left))), key=lambda kind: worth(exchanged(left, [], [kind])))
        left[kind] -= 1
    gone = [kind for kind in range(len(left)) for _ in range(context.hand[kind] - left[kind])]
    wanted = DISCARD.of(gone[len(mine.discarding or [])])
    return [(move, float(move == wanted)) for move in context.legal if move != DONE]


_DECISIONS: Final[dict[str, Callable[[Context], Weighed]]] = {
    "turn": weigh_turn,
    "buying": weigh_offers,
    "bartering": weigh_offers,
    "choice": weigh_choices,
    "defence": weigh_defence,
    "burglary": weigh_spoils,
    "robbery": weigh_spoils,
    "looking": weigh_stakeouts,
    "delivery": _weigh_deliveries,
    "springing": weigh_springing,
    "shortage": _weigh_discards,
}
