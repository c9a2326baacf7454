"""From round to round (SW-6) and to the end (SW-7)."""

from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.cards import BACKS
from loxley.games.sherwood.catalogue import face_facts
from loxley.games.sherwood.effects import return_laid, take_back
from loxley.games.sherwood.phases import OVER, PHASES, PLANNING, SPOTS
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.talk import file_claims, void_promises
from loxley.games.sherwood.vocabulary import HIDE
from loxley.games.sherwood.vows import judge_end_of_round

MARKERS_A_ROUND = 6  # pairs of alliance markers (SW-R19)


def end_round(state: Sherwood) -> None:
    """All cards of the row are resolved."""
    judge_end_of_round(state)
    void_promises(state)
    file_claims(state)
    state.claimed = [0] * state.seats
    if state.last_round():
        return_laid(state)
        state.enter_phase(PHASES[OVER])
        return
    if state.rules.advanced:
        _reward_red_hideouts(state)
    return_laid(state)
    _go_home(state)
    state.figure = next_first_player(state)
    state.round += 1
    if state.log is not None:
        state.log.tell("round_began", {"round": state.round, "figure": state.figure})
    deal_row(state)
    state.enter_phase(PHASES[PLANNING])


def _reward_red_hideouts(state: Sherwood) -> None:
    """Who has the most raiders in the red hideouts brings one from the oak; so does everyone tied (SW-6.1, SW-R35)."""
    figures = state.rules.figures
    counts = [0] * state.seats
    for hideout in figures.hideouts:
        band = state.bands[hideout]
        if band is not None and figures.red[hideout]:
            for seat in range(state.seats):
                counts[seat] += band.raiders[seat]
    most = max(counts)
    if most == 0:
        return
    for seat in range(state.seats):
        if counts[seat] == most and state.oak[seat]:
            state.oak[seat] -= 1
            state.camps[seat] += 1
            if state.log is not None:
                state.log.tell("held_red_hideouts", {"seat": seat, "raiders": most})


def _go_home(state: Sherwood) -> None:
    """All raiders except those on the oak return to their camps (SW-6.2), unused promised cards to hand (SW-R27)."""
    for hideout in state.rules.figures.hideouts:
        band = state.bands[hideout]
        if band is None:
            continue
        state.bands[hideout] = None
        for seat in band.partners():
            state.camps[seat] += band.raiders[seat]
            if band.armed:
                take_back(state, hideout, seat, band.armed[seat])
    for spot in range(len(SPOTS)):
        for seat in range(state.seats):
            state.camps[seat] += state.spots[spot * state.seats + seat]
            state.spots[spot * state.seats + seat] = 0


def next_first_player(state: Sherwood) -> Seat:
    """The least gold in camp, never twice in a row; ties: the nearest clockwise (SW-6.3)."""
    best = (state.figure + 1) % state.seats
    for step in range(2, state.seats):
        seat = (state.figure + step) % state.seats
        if state.gold[seat] < state.gold[best]:
            best = seat
    return best


def deal_row(state: Sherwood) -> None:
    """A new row, face down but for one card (SW-1.5, SW-6.2). The pile is shuffled: the first is as good as any."""
    size = state.rules.row
    state.row = state.pile[: -size - 1 : -1]
    state.pile = state.pile[:-size]
    state.face_up = 0
    state.lookers = [0] * size
    state.marks = [0] * size
    state.markers = MARKERS_A_ROUND
    state.free = [HIDE.start + hideout - 1 for hideout in state.rules.figures.hideouts]
    if state.log is not None:
        face = state.rules.figures.cards[state.row[0]]
        state.log.tell("row_dealt", {"cards": size, "back": BACKS[face.back], "slot": 1, **face_facts(face)})


class Over(Phase[Sherwood]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, state: Sherwood) -> None:
        if state.log is not None:
            state.log.tell("over", {"scores": state.scores(), "winners": state.winners()})

    def awaited(self, state: Sherwood) -> list[Seat]:
        return []

    def choices(self, state: Sherwood, seat: Seat) -> list[Move]:
        return []
