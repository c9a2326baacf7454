"""The reasons of a bot that weighs its choices, for who wants to know after the game."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.nottingham.context import Context
from loxley.core.words import Family, Move
from loxley.games.nottingham.vocabulary import (
    ACCEPT,
    AMBUSH,
    BARTER,
    BURGLE,
    BUY,
    DEFEND,
    DELIVER,
    END_TURN,
    KEEP,
    MISSION,
    MOVES,
    OFFER,
    PASS,
    REFUSE,
    ROB,
    SELL,
    STEAL,
    TAKE,
)

_MOST_COMPARED: Final = 4
_OF_THEMSELVES: Final = ("buying", "bartering", "springing")  # gains and losses; elsewhere the least choice is nought
_RAIDS: Final[list[Family]] = [STEAL, BURGLE, ROB]
_SINGLES: Final[dict[Move, str]] = {
    TAKE: "take",
    BUY: "buy",
    BARTER: "barter",
    AMBUSH: "ambush",
    DEFEND: "defend",
    REFUSE: "refuse",
    END_TURN: "hold",
}
_FAMILIES: Final[list[tuple[Family, str]]] = [
    (DELIVER, "set"),
    (MISSION, "mission"),
    (SELL, "offer"),
    (OFFER, "offer"),
    (ACCEPT, "accept"),
    (KEEP, "stakeout"),
]


def reasons(context: Context, weighed: list[tuple[Move, float]], chosen: Move) -> Thought | None:
    """What was believed and compared; nothing for what goes without saying."""
    key = _key(context, chosen)
    if not key:
        return None
    facts: dict[str, str | int | float] = {"move": MOVES.word(chosen), "steps": context.steps}
    for family in _RAIDS:
        if chosen in family:
            target = family.index(chosen)
            known = sum(context.beliefs.hands[target].sure)
            facts |= {"target": target, "known": known, "cards": context.view.seats[target].hand_size}
            facts["threat"] = round(100 * context.threat[target])
    ranked = sorted(weighed, key=lambda each: -each[1])
    least = 0.0 if context.view.phase in _OF_THEMSELVES else ranked[-1][1]
    compared = [(MOVES.word(move), round(worth - least, 1) + 0.0) for move, worth in ranked[:_MOST_COMPARED]]
    return Thought(f"why-nottingham-{key}", facts, compared)


def _key(context: Context, chosen: Move) -> str:
    if chosen == PASS:
        return "spare" if context.view.phase == "defence" else "wait"
    if chosen in _SINGLES:
        return _SINGLES[chosen]
    if any(chosen in family for family in _RAIDS):
        return "raid"
    return next((key for family, key in _FAMILIES if chosen in family), "spring" if _springs(context) else "")


def _springs(context: Context) -> bool:
    return context.view.phase == "springing"
