"""The reasons of a bot that weighs its choices, for who wants to know after the game."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.nottingham.context import Mind
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


def reasons(mind: Mind, weighed: list[tuple[Move, float]], chosen: Move) -> Thought | None:
    """What was believed and compared; nothing for what goes without saying."""
    key = _key(mind, chosen)
    if not key:
        return None
    facts: dict[str, str | int | float] = {"move": MOVES.word(chosen), "steps": mind.steps}
    for family in _RAIDS:
        if chosen in family:
            target = family.index(chosen)
            known = sum(mind.beliefs.hands[target].sure)
            facts |= {"target": target, "known": known, "cards": mind.view.seats[target].hand_size}
            facts["threat"] = round(100 * mind.threat[target])
    ranked = sorted(weighed, key=lambda each: -each[1])
    least = 0.0 if mind.view.phase in _OF_THEMSELVES else ranked[-1][1]
    compared = [(MOVES.word(move), round(worth - least, 1) + 0.0) for move, worth in ranked[:_MOST_COMPARED]]
    return Thought(f"why-nottingham-{key}", facts, compared)


def _key(mind: Mind, chosen: Move) -> str:
    if chosen == PASS:
        return "spare" if mind.view.phase == "defence" else "wait"
    if chosen in _SINGLES:
        return _SINGLES[chosen]
    if any(chosen in family for family in _RAIDS):
        return "raid"
    return next((key for family, key in _FAMILIES if chosen in family), "spring" if _springs(mind) else "")


def _springs(mind: Mind) -> bool:
    return mind.view.phase == "springing"
