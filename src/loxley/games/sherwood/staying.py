"""After a raid (SW-5.8, SW-5.11 to SW-5.13): who stays with Provisions or a Cape, who suffers, who goes home."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import CAPE, PROVISIONS
from loxley.games.sherwood.cart import finish_card, listeners, redirect, redirections
from loxley.games.sherwood.effects import clear_hideout, in_play, lapse, lose, play_card
from loxley.games.sherwood.on_the_way import OnTheWay
from loxley.games.sherwood.phases import NOTHING, PHASES, ROAD, STAYING
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import CAPE_HOME, CAPE_STAY, MESSENGER_TO, PASS, PROVISION

LEAST_IN_PLAY = 4  # SW-5.11


class Staying(OnTheWay):
    """Everyone with a card could have the right one, and is asked: the leader first, then clockwise (SW-R33)."""

    name = STAYING

    def put(self, state: Sherwood) -> None:
        state.stayers = []
        state.caped = []
        state.asked = []
        if state.rules.advanced:
            state.asked = [seat for seat in state.band().partners() if state.hands[seat]]
        if not state.asked:
            conclude(state)

    def asked(self, state: Sherwood) -> list[Seat]:
        return [state.asked[0]]

    def listeners(self, state: Sherwood) -> list[Seat]:
        return listeners(state) if state.beaten else []

    def answers(self, state: Sherwood, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if seat in self.listeners(state):
            moves = redirections(state, seat)
        if seat != state.asked[0]:
            return moves
        hand = state.hands[seat]
        if state.beaten and CAPE in hand:
            moves += [CAPE_STAY, CAPE_HOME]
        elif not state.beaten and PROVISIONS in hand:
            moves.append(PROVISION)
        moves.append(PASS)
        return moves

    def answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move in MESSENGER_TO:
            redirect(state, seat, move)
            if state.hands[seat] or seat not in state.asked:
                return
            state.asked = [other for other in state.asked if other != seat]
        else:
            state.asked = state.asked[1:]
            self._decide(state, seat, move)
        if not state.asked:
            conclude(state)

    def _decide(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move == PASS:
            if state.log is not None:
                state.log.tell("passed", {"seat": seat})
            return
        if move == PROVISION:
            play_card(state, seat, PROVISIONS)
        else:
            play_card(state, seat, CAPE)
            state.caped = [*state.caped, seat]
        if move != CAPE_HOME:
            state.stayers = [*state.stayers, seat]

    def why_not(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if move in MESSENGER_TO:
            return "SW-5.14"
        if seat != state.asked[0]:
            return "SW-R33"
        return "SW-5.13" if state.beaten else "SW-5.12"


def conclude(state: Sherwood) -> None:
    """All have been asked: losses, the way home, and on (SW-5.8, SW-5.11)."""
    band = state.band()
    if state.beaten:
        band = _suffer(state, band)
    left = _who_stays(state, band)
    clear_hideout(state, band, left)
    if state.beaten:
        state.enter_phase(PHASES[ROAD])
    else:
        finish_card(state)


def _suffer(state: Sherwood, band: Band) -> Band:
    """Each player in the hideout loses glory and raiders; a Cape covers its player alone (SW-5.11, SW-5.13)."""
    face = state.face()
    left = band.twin()
    left.raiders = band.raiders[:]
    for seat in band.partners():
        if seat in state.caped:
            continue
        raiders = max(0, min(face.raiders_lost, band.raiders[seat], in_play(state, seat) - LEAST_IN_PLAY))
        left.raiders[seat] -= raiders
        lose(state, seat, face.glory_lost, raiders)
    return left


def _who_stays(state: Sherwood, band: Band) -> Band | None:
    """Those who stay keep their hideout; the first of them leads. Shares of the others lapse (SW-R24, SW-R33)."""
    fixed = band.informant != NOTHING
    kept = fixed and band.informant in state.stayers
    if fixed:
        for seat in range(state.seats):
            if not kept or seat not in state.stayers:
                lapse(state, band, seat)
    if not state.stayers:
        return None
    raiders = [count if seat in state.stayers else 0 for seat, count in enumerate(band.raiders)]
    left = Band(band.hideout, state.stayers[0], raiders)
    left.pledges = band.pledges
    if kept:
        left.slot = band.slot
        left.informant = band.informant
        left.gold = [gold if seat in state.stayers else 0 for seat, gold in enumerate(band.gold)]
        left.companions = [men if seat in state.stayers else 0 for seat, men in enumerate(band.companions)]
    if state.log is not None:
        facts: Facts = {"hideout": band.hideout, "leader": left.leader, "raiders": raiders}
        state.log.tell("stayed", {**facts})
    return left
