"""The policy among whose settings a best response is looked for: robin with biases for hoarding, ambushes and the end.

A bias is added to what robin reckons a choice to be worth, in points.
"""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.nottingham.context import Context
from loxley.bots.nottingham.robin import NottinghamRobin
from loxley.bots.nottingham.turns import Weighed
from loxley.bots.responses import Knob, Responder
from loxley.core.game import JsonObject
from loxley.core.words import Move
from loxley.games.nottingham.vocabulary import (
    AMBUSH,
    BARTER,
    BURGLE,
    BUY,
    DEFEND,
    DELIVER,
    END_TURN,
    MISSION,
    REFUSE,
    ROB,
    SET_SIZES,
    SPRING,
    STEAL,
    TAKE,
)

_BIAS: Final = [1.5, -60.0, 60.0]  # how far a step goes, and the range; the ends are for players of one idea
_TRAIT: Final = [0.3, 0.0, 1.0]
_END: Final = 4  # steps of the Sheriff
_FULL: Final = 8  # cards in hand that are plenty

KNOBS: Final = [
    Knob("take", 0.0, *_BIAS),
    Knob("trade", 0.0, *_BIAS),  # buy and barter
    Knob("raid", 0.0, *_BIAS),
    Knob("ambush", 0.0, *_BIAS),  # lie in wait
    Knob("spring", 0.0, *_BIAS),
    Knob("defend", 0.0, *_BIAS),
    Knob("refuse", 0.0, *_BIAS),  # keep the copper
    Knob("missions", 0.0, *_BIAS),
    Knob("hoard", 0.0, *_BIAS),  # keep a set in hand while the hand is small
    Knob("spare", 0.0, *_BIAS),  # for each card of a set beyond three, against ambushes
    Knob("rush", 0.0, *_BIAS),  # deliver near the end when ahead
    Knob("stall", 0.0, *_BIAS),  # deliver nothing near the end when behind
    Knob("malice", 1.0, 0.4, 0.0, 4.0),  # how much the others' gains count against a choice
    Knob("daring", 0.5, *_TRAIT),
    Knob("spite", 0.5, *_TRAIT),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class NottinghamResponse(NottinghamRobin):
    """Robin with biases."""

    def __init__(
        self, values: Mapping[str, float], components: JsonObject | None = None, character: Character | None = None
    ) -> None:
        del character  # its traits are knobs
        own = Character("response", daring=values["daring"], spite=values["spite"])
        super().__init__(components, own)
        self._knobs = dict(values)

    def weigh(self, context: Context) -> Weighed:
        context.threat = [self._knobs["malice"] * threat for threat in context.threat]
        return [(move, worth + self._bias(context, move)) for move, worth in super().weigh(context)]

    def _bias(self, context: Context, move: Move) -> float:
        knobs = self._knobs
        if move in DELIVER or move == END_TURN or move in MISSION:
            return self._bias_of_an_end(context, move)
        if move in STEAL or move in BURGLE or move in ROB:
            return knobs["raid"]
        if move in SPRING:
            return knobs["spring"]
        return {
            TAKE: knobs["take"],
            BUY: knobs["trade"],
            BARTER: knobs["trade"],
            AMBUSH: knobs["ambush"],
            DEFEND: knobs["defend"],
            REFUSE: knobs["refuse"],
        }.get(move, 0.0)

    def _bias_of_an_end(self, context: Context, move: Move) -> float:
        """Of a turn: to keep its cards, to deliver a set of this size, to accomplish a mission."""
        knobs = self._knobs
        late, ahead = context.steps <= _END, context.lead() > 0
        if move == END_TURN:
            kept = knobs["hoard"] if sum(context.hand) < _FULL and not late else 0.0
            return kept + (knobs["stall"] if late and not ahead else 0.0)
        hurried = knobs["rush"] if late and ahead else 0.0
        if move in MISSION:
            return knobs["missions"] + hurried
        return hurried + knobs["spare"] * (DELIVER.index(move) % SET_SIZES)


RESPONDER: Final = Responder(KNOBS, NottinghamResponse)
