"""What one viewer may know of a game of Nottingham. Built up field by field; nothing is struck out of the truth."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from loxley.core.options import Setting
from loxley.core.seats import AUDITOR, Seat, Viewer
from loxley.core.state import View
from loxley.games.nottingham.memory import remember
from loxley.games.nottingham.objects import (
    ACTIONS,
    COLOURS,
    DOERS,
    MISSIONS,
    OBJECTS,
    Mission,
    printed_words,
    spread,
    words,
)
from loxley.games.nottingham.phases import (
    BARTERING,
    BURGLARY,
    BUYING,
    CHOICE,
    NOTHING,
    OVER,
    ROBBERY,
    SHORTAGE,
    SPRINGING,
)
from loxley.games.nottingham.questions import question_to
from loxley.games.nottingham.scoring import Tally, mission_worth, score
from loxley.games.nottingham.vocabulary import BARGAINS, NO_BARGAIN

if TYPE_CHECKING:
    from loxley.games.nottingham.state import Nottingham


@dataclass(init=False)
class SeatView:
    """One place at the table. What is `None` is hidden from this viewer."""

    colour: str | None  # `None`: not chosen yet (NO-R30)
    hand_size: int
    hand: list[str] | None
    ambush_count: int  # each lies on a gold card
    ambushes: list[str] | None
    loot_size: int
    loot: list[str] | None  # face down until the end; owners may look at their own (NO-R27)
    score: int | None  # as it stands: one's own, and everybody's at the end
    to_choose: int  # cards that are chosen face down in this phase: one to sell, or all above the number (NO-7.2)
    offer: list[str] | None  # for the card that was turned up; empty: nothing to offer, as their hand proves
    discarding: list[str] | None  # a draft, its owner's alone (NO-7.2)
    chosen: bool | None  # has the viewer sealed their choice?


@dataclass
class MissionView:
    """What a mission is worth, and who has done it, in order."""

    mission: str
    alone: int
    shared: int
    doers: list[Seat]
    worth: int  # to everybody who has done it, as it stands
    closed: bool  # as many have done it as may


@dataclass
class HeldView:
    """What the viewer knows of one hand: it holds all `sure` cards, and all but `missing` of the `doubtful` ones."""

    sure: list[str]
    doubtful: list[str]
    missing: int


@dataclass
class MemoryView:
    """What the viewer has seen, where the table plays with a memory aid (NO-R27)."""

    hands: list[HeldView]
    loots: list[list[str]]
    discard: list[str]


@dataclass(init=False)
class NottinghamView(View):
    """The table as one viewer sees it."""

    viewer: Viewer
    question: str | None  # what the viewer is asked whenever they may move: a name of `QUESTIONS`
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
    action: str | None  # of that card
    target: Seat | None  # of a red action
    set_kind: str | None  # the set that is being delivered
    set_cards: int
    last_sprung: Seat | None  # who last sprang an ambush on it (NO-R22)
    gifts: list[Seat]  # who has yet to draw a gift
    ambush_pile_size: int
    looked_count: int
    looked: list[str] | None  # ambush cards at which the active player is looking
    missions: list[MissionView]
    seats: list[SeatView]
    memory: MemoryView | None
    tallies: list[Tally] | None  # the final count


def look(state: "Nottingham", viewer: Viewer) -> NottinghamView:
    """The table as one viewer sees it."""
    phase = state.phase.name
    view = NottinghamView()
    view.viewer = viewer
    view.question = question_to(state, viewer)
    view.options = state.rules.settings
    view.phase = phase
    view.first_player = state.first_player
    view.active = state.active
    view.asked = None if phase in (BUYING, SHORTAGE, OVER) else state.asked
    view.track = state.rules.figures.spaces
    view.sheriff = state.sheriff
    view.number = state.number()
    view.deck_size = len(state.deck)
    view.discard_size = sum(state.discard)
    view.card = OBJECTS[state.card] if state.card != NOTHING else None
    view.action = ACTIONS[state.card] if state.card != NOTHING else None
    view.target = state.target if state.target != NOTHING else None
    view.set_kind = OBJECTS[state.set_kind] if state.set_kind != NOTHING else None
    view.set_cards = state.set_cards
    view.last_sprung = state.last_sprung if phase == SPRINGING and state.last_sprung != NOTHING else None
    view.gifts = state.gifts[:]
    view.ambush_pile_size = len(state.ambush_pile)
    view.looked_count = len(state.looked)
    view.looked = printed_words(state.colours, state.looked) if state.looked and _sees(viewer, state.active) else None
    view.missions = [_mission(state, mission) for mission in range(len(MISSIONS))]
    view.seats = [_seat(state, owner, viewer) for owner in range(state.seats)]
    view.memory = _memory(state, viewer)
    view.tallies = state.tallies() if phase == OVER else None
    return view


def _sees(viewer: Viewer, owner: Seat) -> bool:
    return viewer in (owner, AUDITOR)


def _mission(state: "Nottingham", mission: Mission) -> MissionView:
    figures = state.rules.figures
    doers = state.doers[mission]
    return MissionView(
        MISSIONS[mission],
        figures.alone[mission],
        figures.shared[mission],
        doers[:],
        mission_worth(figures, mission, doers),
        len(doers) == DOERS,
    )


def _seat(state: "Nottingham", owner: Seat, viewer: Viewer) -> SeatView:
    own = viewer in (owner, AUDITOR)
    phase = state.phase.name
    drafting = own and phase == SHORTAGE
    sealing = drafting or (own and phase == BUYING)
    seat = SeatView()
    seat.colour = None if state.colours[owner] == NOTHING else COLOURS[state.colours[owner]]
    seat.hand_size = state.sizes[owner]
    seat.hand = words(spread(state.hands[owner])) if own or _is_open(state, owner, viewer) else None
    seat.ambush_count = len(state.ambushes[owner])
    seat.ambushes = (
        printed_words(state.colours, state.ambushes[owner]) if own else None
    )  # owners may look again (NO-R24)
    seat.loot_size = len(state.loots[owner])
    seat.loot = words(state.loots[owner]) if own or phase == OVER else None
    seat.score = score(state.rules.figures, owner, state.loots[owner], state.doers) if own or phase == OVER else None
    seat.to_choose = state.to_choose(owner)
    seat.offer = _offer(state, owner) if own or phase in (BARTERING, CHOICE) else None
    seat.discarding = words(state.drafts[owner]) if drafting else None
    seat.chosen = not state.choosing[owner] if sealing else None
    return seat


def _is_open(state: "Nottingham", owner: Seat, viewer: Viewer) -> bool:
    """Whether somebody else's hand lies open before this viewer: robbed, burgled, or as proof."""
    phase = state.phase.name
    if owner == state.target:
        return phase == ROBBERY or (phase == BURGLARY and viewer == state.active)
    return state.offers[owner] == NO_BARGAIN and phase in (BARTERING, CHOICE)


def _offer(state: "Nottingham", owner: Seat) -> list[str] | None:
    offer = state.offers[owner]
    return None if offer == NOTHING else words(BARGAINS[offer])


def _memory(state: "Nottingham", viewer: Viewer) -> MemoryView | None:
    """A fold of the viewer's own log; a state without a log remembers nothing."""
    if state.log is None or state.rules.settings["memory_aid"] is not True:
        return None
    memory = remember(state.log.seen_by(viewer), state.colours, state.rules.ambush_cards())
    return MemoryView(
        hands=[HeldView(words(spread(held.sure)), words(spread(held.doubtful)), held.missing) for held in memory.hands],
        loots=[words(loot) for loot in memory.loots],
        discard=words(spread(memory.discard)),
    )
