"""What one viewer may know of a game of Nottingham. Built up field by field; nothing is struck out of the truth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from loxley.core.options import Setting
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.core.state import View
from loxley.games.nottingham.moves import BARGAINS, NO_BARGAIN
from loxley.games.nottingham.objects import AMBUSHES, COLOURS, MISSIONS, OBJECTS, Ambush, Mission, spread, words
from loxley.games.nottingham.phases import (
    BARTERING,
    BURGLARY,
    BUYING,
    CHOICE,
    NOTHING,
    OVER,
    ROBBERY,
    SHORTAGE,
)
from loxley.games.nottingham.scoring import Tally

if TYPE_CHECKING:
    from loxley.games.nottingham.state import Nottingham


@dataclass
class SeatView:
    """One place at the table. What is `None` is hidden from this viewer."""

    colour: str
    hand_size: int
    hand: list[str] | None
    ambush_count: int  # each lies on a gold card
    ambushes: list[str] | None
    loot_size: int
    loot: list[str] | None  # face down until the end (NO-R27)
    offer: list[str] | None  # for the card that was turned up; empty: nothing to offer, as their hand proves
    discarding: list[str] | None  # a draft, its owner's alone (NO-7.2)
    chosen: bool | None  # has the viewer sealed their choice?


@dataclass
class MissionView:
    mission: str
    alone: int
    shared: int
    doers: list[Seat]


@dataclass
class NottinghamView(View):
    viewer: Viewer
    options: dict[str, Setting]
    phase: str
    first_player: Seat
    active: Seat
    asked: Seat | None  # `None`: several choose at the same time, or nobody
    track: list[int]
    sheriff: int  # spaces walked since Nottingham
    number: int  # that counts on the Sheriff's space
    deck_size: int
    discard_size: int
    card: str | None  # turned up and not yet anybody's
    target: Seat | None  # of a red action
    set_kind: str | None  # the set that is being delivered
    set_cards: int
    gifts: list[Seat]  # who has yet to draw a gift
    ambush_pile_size: int
    looked_count: int
    looked: list[str] | None  # ambush cards at which the active player is looking
    missions: list[MissionView]
    seats: list[SeatView]
    tallies: list[Tally] | None  # the final count


def look(game: "Nottingham", viewer: Viewer) -> NottinghamView:
    """The table as one viewer sees it."""
    phase = game.phase.name
    return NottinghamView(
        viewer=viewer,
        options=game.rules.settings,
        phase=phase,
        first_player=game.first_player,
        active=game.active,
        asked=None if phase in (BUYING, SHORTAGE, OVER) else game.asked,
        track=game.rules.figures.spaces,
        sheriff=game.sheriff,
        number=game.number(),
        deck_size=len(game.deck),
        discard_size=sum(game.discard),
        card=OBJECTS[game.card] if game.card != NOTHING else None,
        target=game.target if game.target != NOTHING else None,
        set_kind=OBJECTS[game.set_kind] if game.set_kind != NOTHING else None,
        set_cards=game.set_cards,
        gifts=game.gifts[:],
        ambush_pile_size=len(game.ambush_pile),
        looked_count=len(game.looked),
        looked=_ambush_words(game.looked) if game.looked and _sees(viewer, game.active) else None,
        missions=[_mission(game, mission) for mission in range(len(MISSIONS))],
        seats=[_seat(game, owner, viewer) for owner in range(game.seats)],
        tallies=game.tallies() if phase == OVER else None,
    )


def _sees(viewer: Viewer, owner: Seat) -> bool:
    return viewer == owner or viewer == AUDITOR


def _ambush_words(ambushes: list[Ambush]) -> list[str]:
    return [AMBUSHES[ambush] for ambush in ambushes]


def _mission(game: "Nottingham", mission: Mission) -> MissionView:
    figures = game.rules.figures
    return MissionView(MISSIONS[mission], figures.alone[mission], figures.shared[mission], game.doers[mission][:])


def _seat(game: "Nottingham", owner: Seat, viewer: Viewer) -> SeatView:
    own = viewer == owner or viewer == AUDITOR
    phase = game.phase.name
    drafting = own and phase == SHORTAGE
    sealing = drafting or (own and phase == BUYING)
    return SeatView(
        colour=COLOURS[owner],
        hand_size=game.sizes[owner],
        hand=words(spread(game.hands[owner])) if own or _is_open(game, owner, viewer) else None,
        ambush_count=len(game.ambushes[owner]),
        ambushes=_ambush_words(game.ambushes[owner]) if own else None,  # owners may look again (NO-R24)
        loot_size=len(game.loots[owner]),
        loot=words(game.loots[owner]) if phase == OVER or viewer == AUDITOR else None,
        offer=_offer(game, owner) if own or phase in (BARTERING, CHOICE) else None,
        discarding=words(game.drafts[owner]) if drafting else None,
        chosen=not game.choosing[owner] if sealing else None,
    )


def _is_open(game: "Nottingham", owner: Seat, viewer: Viewer) -> bool:
    """Whether somebody else's hand lies open before this viewer: robbed, burgled, or as proof."""
    phase = game.phase.name
    if owner == game.target:
        return phase == ROBBERY or (phase == BURGLARY and viewer == game.active)
    return game.offers[owner] == NO_BARGAIN and phase in (BARTERING, CHOICE)


def _offer(game: "Nottingham", owner: Seat) -> list[str] | None:
    offer = game.offers[owner]
    return None if offer == NOTHING else words(BARGAINS[offer])
