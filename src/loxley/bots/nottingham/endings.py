"""Deliveries that end the game (NO-7.3), and who would win it: nobody ends a game that they would lose by it.

All deliveries were seen, so everybody at the table could count the points of all.
"""

from collections.abc import Sequence

from loxley.bots.nottingham.beliefs import KIND
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.nottingham.objects import DOERS, VALUES
from loxley.games.nottingham.view import MissionView, NottinghamView
from loxley.games.nottingham.vocabulary import DELIVER, MISSION, ORDERS, SET_SIZES


def loot_points(events: Sequence[Event], seats: int) -> list[int]:
    """What everybody has delivered in sets, by what a seat has seen."""
    points = [0] * seats
    for event in events:
        if event.name == "delivered":
            points[int(str(event.facts["seat"]))] += VALUES[KIND[str(event.facts["object"])]]
    return points


def mission_points(missions: Sequence[MissionView], seat: Seat) -> int:
    return sum(mission.worth for mission in missions if seat in mission.doers)


def without_defeat(view: NottinghamView, loot: Sequence[int], legal: Sequence[Move]) -> list[Move]:
    """The legal moves but for those that end the game and leave its end to somebody else."""
    return [move for move in legal if not (ends(view, move) and _loses(view, loot, move))]


def bearable(view: NottinghamView, events: Sequence[Event], legal: Sequence[Move]) -> Sequence[Move]:
    """Likewise, for whoever has kept no account of what was delivered."""
    if view.phase != "delivery" or not may_end(view):
        return legal
    return without_defeat(view, loot_points(events, len(view.seats)), legal)


def may_end(view: NottinghamView) -> bool:
    """Is the end near enough that a delivery may bring it?"""
    return view.sheriff >= len(view.track) or _missions_left(view) == 1


def ends(view: NottinghamView, move: Move) -> bool:
    """Does this delivery bring the Sheriff back to Nottingham, or take the eighth mission card?"""
    last_step = view.sheriff >= len(view.track) and (move in DELIVER or move in MISSION)
    return last_step or (move in MISSION and _missions_left(view) == 1)


def _missions_left(view: NottinghamView) -> int:
    return sum(DOERS - len(mission.doers) for mission in view.missions)


def _loses(view: NottinghamView, loot: Sequence[int], move: Move) -> bool:
    """Would another player then have more points, or as many with more cards (NO-7.4)?"""
    me = view.viewer
    points = [loot[seat] + mission_points(view.missions, seat) for seat in range(len(view.seats))]
    cards = [seat.loot_size for seat in view.seats]
    if move in DELIVER:
        points[me] += VALUES[DELIVER.index(move) // SET_SIZES]
        cards[me] += 1
    else:
        shown = view.missions[ORDERS[MISSION.index(move)].mission]
        points[me] += shown.shared if shown.doers else shown.alone
        for doer in shown.doers:
            points[doer] -= shown.alone - shown.shared
    return max(zip(points, cards, strict=True)) > (points[me], cards[me])
