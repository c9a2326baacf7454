"""A meeting (SW-5.3 to SW-5.5, SW-5.9 to SW-5.11): the cart comes to an occupied hideout, and equipment is played."""

from loxley.bargain.ledger import BROKEN, VOID
from loxley.core.lists import changed
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, KINDS
from loxley.games.sherwood.cart import listeners, redirect, redirections
from loxley.games.sherwood.effects import play_card, take_back, use_up
from loxley.games.sherwood.on_the_way import OnTheWay, hear_everybody
from loxley.games.sherwood.phases import LOOT, MEETING, NOTHING, PHASES, ROAD, STAYING
from loxley.games.sherwood.state import NOUGHTS, Sherwood
from loxley.games.sherwood.talk import judge_pledges
from loxley.games.sherwood.vocabulary import CALL, MESSENGER_TO, PASS, PLAY
from loxley.games.sherwood.vows import judge_equipment


def is_planned(state: Sherwood, band: Band) -> bool:
    """Hideout and card carry the same alliance marker (SW-5.9)."""
    return band.informant != NOTHING and band.slot == state.slot


def may_play(state: Sherwood, band: Band, seat: Seat) -> bool:
    """Everyone with a card and a free raider is asked, whatever the card (SW-5.3, SW-R28)."""
    return band.raiders[seat] > state.used[seat] and len(state.hands[seat]) > 0


class Meeting(OnTheWay):
    name = MEETING

    def put(self, state: Sherwood) -> None:
        band = state.band()
        strengths = state.rules.figures.strengths
        raiders = band.size()
        needed = state.face().strength
        state.bonus = 0
        state.used = NOUGHTS[state.seats]
        state.played = []
        state.passes = 0
        state.beaten = False
        state.calling = False
        state.called = NOTHING
        if state.log is not None:
            facts: Facts = {"hideout": state.hideout, "sheriff": 1 if state.face().is_sheriff else 0}
            state.log.tell("met", {**facts, "raiders": raiders, "needed": needed})
        if raiders < needed and band.armed:
            state.used = [len(kinds) for kinds in band.armed]
            for kinds in band.armed:
                state.bonus += sum([strengths[kind] for kind in kinds])
        if raiders + state.bonus >= needed:
            self._succeed(state, band)
            return
        state.asked = [seat for seat in band.partners() if may_play(state, band, seat)]
        if state.asked:
            hear_everybody(state)
        if is_planned(state, band):
            state.calling = True
            self._call_next(state, band)
        elif not state.asked:
            self._fail(state, band)

    def _call_next(self, state: Sherwood, band: Band) -> None:
        """The leader sets the order; where there is no choice, nobody is asked for one (SW-5.9, SW-R29)."""
        state.called = NOTHING
        if not state.asked:
            self._fail(state, band)
        elif len(state.asked) == 1:
            self._call(state, state.asked[0])

    def _call(self, state: Sherwood, seat: Seat) -> None:
        state.asked = [other for other in state.asked if other != seat]
        state.called = seat
        if state.log is not None:
            state.log.tell("called", {"leader": state.band().leader, "seat": seat})

    def asked(self, state: Sherwood) -> list[Seat]:
        if not state.calling:
            return [state.asked[0]]
        return [state.band().leader if state.called == NOTHING else state.called]

    def listeners(self, state: Sherwood) -> list[Seat]:
        return listeners(state)

    def answers(self, state: Sherwood, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if seat in listeners(state):
            moves = redirections(state, seat)
        if seat != self.asked(state)[0]:
            return moves
        if state.calling and state.called == NOTHING:
            return moves + sorted([CALL.start + other for other in state.asked])
        hand = state.hands[seat]
        moves += [PLAY.start + kind for kind in range(ARMS) if kind in hand]
        moves.append(PASS)
        return moves

    def answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        band = state.band()
        if move in MESSENGER_TO:
            redirect(state, seat, move)
            self._look_at_hands_again(state, band, seat)
        elif move in CALL:
            self._call(state, CALL.index(move))
        elif move in PLAY:
            self._play(state, band, seat, PLAY.index(move))
        else:
            self._pass(state, band, seat)

    def _look_at_hands_again(self, state: Sherwood, band: Band, seat: Seat) -> None:
        """Whoever has sent their last card away has nothing more to play here."""
        if may_play(state, band, seat):
            return
        if state.called == seat:
            self._call_next(state, band)
        elif seat in state.asked:
            state.asked = [other for other in state.asked if other != seat]
            if state.calling and state.called == NOTHING:
                self._call_next(state, band)
            elif not state.calling and state.passes >= len(state.asked):
                self._fail(state, band)

    def _play(self, state: Sherwood, band: Band, seat: Seat, kind: int) -> None:
        """One card, openly; it is asked for more until the strength is reached (SW-5.4, SW-R28)."""
        play_card(state, seat, kind)
        state.used = changed(state.used, seat, state.used[seat] + 1)
        state.played = [*state.played, seat * KINDS + kind]
        state.bonus += state.rules.figures.strengths[kind]
        if band.size() + state.bonus >= state.face().strength:
            self._succeed(state, band)
            return
        goes_on = may_play(state, band, seat)
        if state.calling:
            if not goes_on:
                self._call_next(state, band)
            return
        state.passes = 0
        state.asked = [*state.asked[1:], seat] if goes_on else state.asked[1:]
        if not state.asked:
            self._fail(state, band)

    def _pass(self, state: Sherwood, band: Band, seat: Seat) -> None:
        """Each may add until all have passed in a row (SW-R6); in a planned raid each is asked once (SW-R29)."""
        if state.log is not None:
            state.log.tell("passed", {"seat": seat})
        if state.calling:
            self._call_next(state, band)
            return
        state.passes += 1
        state.asked = [*state.asked[1:], seat]
        if state.passes == len(state.asked):
            self._fail(state, band)

    def _succeed(self, state: Sherwood, band: Band) -> None:
        """The strength is reached, and the raid must be carried out (SW-5.4)."""
        raiders = band.size()
        if state.log is not None:
            face = state.face()
            facts: Facts = {"hideout": state.hideout, "card": face.name, "sheriff": 1 if face.is_sheriff else 0}
            state.log.tell("raided", {**facts, "strength": raiders + state.bonus, "needed": face.strength})
        self._settle_promised(state, band, raiders)
        judge_pledges(state, state.band(), VOID)
        judge_equipment(state, state.hideout, VOID)
        state.enter_phase(PHASES[LOOT])

    def _settle_promised(self, state: Sherwood, band: Band, raiders: int) -> None:
        """Promised cards return if the raiders alone suffice, otherwise they are all discarded (SW-5.5, SW-R27)."""
        if not band.armed:
            return
        enough = raiders >= state.face().strength
        for seat in band.partners():
            if enough:
                take_back(state, band.hideout, seat, band.armed[seat])
            else:
                use_up(state, band.hideout, seat, band.armed[seat])
        twin = band.twin()
        twin.armed = []
        state.bands[band.hideout] = twin

    def _fail(self, state: Sherwood, band: Band) -> None:
        """Too weak: the cart goes on and the raiders stay (SW-5.4); the Sheriff strikes back (SW-5.11)."""
        if state.log is not None:
            face = state.face()
            facts: Facts = {"hideout": state.hideout, "sheriff": 1 if face.is_sheriff else 0}
            state.log.tell("went_on", {**facts, "strength": band.size() + state.bonus, "needed": face.strength})
        if is_planned(state, band):
            judge_pledges(state, band, BROKEN)
        judge_equipment(state, state.hideout, BROKEN)
        if state.face().is_sheriff:
            state.beaten = True
            state.enter_phase(PHASES[STAYING])
        else:
            state.enter_phase(PHASES[ROAD])

    def why_not(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if move in MESSENGER_TO:
            return "SW-5.14"
        if seat != self.asked(state)[0]:
            return "SW-R29" if state.calling else "SW-R6"
        if move in CALL:
            return "SW-R29"
        return "SW-5.3" if move in PLAY else "SW-5.4"
