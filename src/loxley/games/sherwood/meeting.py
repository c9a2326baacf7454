"""A meeting (SW-5.3 to SW-5.5, SW-5.9 to SW-5.11): the cart comes to an occupied hideout, and equipment is played."""

from loxley.bargain.ledger import BROKEN, VOID
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import ARMS, KINDS
from loxley.games.sherwood.cart import listeners, redirect, redirections
from loxley.games.sherwood.moves import CALL, MESSENGER_TO, PASS, PLAY
from loxley.games.sherwood.moving import play_card, take_back, use_up
from loxley.games.sherwood.phases import LOOT, MEETING, NOTHING, PHASES, ROAD, STAYING
from loxley.games.sherwood.state import Sherwood, changed
from loxley.games.sherwood.talk import judge_pledges


def is_planned(game: Sherwood, band: Band) -> bool:
    """Hideout and card carry the same alliance marker (SW-5.9)."""
    return band.informant != NOTHING and band.slot == game.slot


def may_play(game: Sherwood, band: Band, seat: Seat) -> bool:
    """Everyone with a card and a free raider is asked, whatever the card (SW-5.3, SW-R28)."""
    return band.raiders[seat] > game.used[seat] and len(game.hands[seat]) > 0


class Meeting(Phase[Sherwood]):
    name = MEETING

    def begin(self, game: Sherwood) -> None:
        band = game.band()
        strengths = game.rules.figures.strengths
        raiders = band.size()
        needed = game.face().strength
        game.bonus = 0
        game.used = [0] * game.seats
        game.played = []
        game.passes = 0
        game.beaten = False
        game.calling = False
        game.called = NOTHING
        if game.log is not None:
            game.log.tell("met", {"hideout": game.hideout, "raiders": raiders, "needed": needed})
        if raiders < needed and band.armed:
            game.used = [len(kinds) for kinds in band.armed]
            for kinds in band.armed:
                game.bonus += sum([strengths[kind] for kind in kinds])
        if raiders + game.bonus >= needed:
            self._succeed(game, band)
            return
        game.asked = [seat for seat in band.partners() if may_play(game, band, seat)]
        if is_planned(game, band):
            game.calling = True
            self._call_next(game, band)
        elif not game.asked:
            self._fail(game, band)

    def _call_next(self, game: Sherwood, band: Band) -> None:
        """The leader sets the order; where there is no choice, nobody is asked for one (SW-5.9, SW-R29)."""
        game.called = NOTHING
        if not game.asked:
            self._fail(game, band)
        elif len(game.asked) == 1:
            self._call(game, game.asked[0])

    def _call(self, game: Sherwood, seat: Seat) -> None:
        game.asked = [other for other in game.asked if other != seat]
        game.called = seat
        if game.log is not None:
            game.log.tell("called", {"leader": game.band().leader, "seat": seat})

    def awaited(self, game: Sherwood) -> list[Seat]:
        if not game.calling:
            return [game.asked[0]]
        return [game.band().leader if game.called == NOTHING else game.called]

    def welcome(self, game: Sherwood) -> list[Seat]:
        asked = self.awaited(game)[0]
        return [seat for seat in listeners(game) if seat != asked]

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if seat in listeners(game):
            moves = redirections(game, seat)
        if seat != self.awaited(game)[0]:
            return moves
        if game.calling and game.called == NOTHING:
            return moves + sorted([CALL.start + other for other in game.asked])
        hand = game.hands[seat]
        moves += [PLAY.start + kind for kind in range(ARMS) if kind in hand]
        moves.append(PASS)
        return moves

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        band = game.band()
        if move in MESSENGER_TO:
            redirect(game, seat, move)
            self._look_at_hands_again(game, band, seat)
        elif move in CALL:
            self._call(game, CALL.index(move))
        elif move in PLAY:
            self._play(game, band, seat, PLAY.index(move))
        else:
            self._pass(game, band, seat)

    def _look_at_hands_again(self, game: Sherwood, band: Band, seat: Seat) -> None:
        """Whoever has sent their last card away has nothing more to play here."""
        if may_play(game, band, seat):
            return
        if game.called == seat:
            self._call_next(game, band)
        elif seat in game.asked:
            game.asked = [other for other in game.asked if other != seat]
            if game.calling and game.called == NOTHING:
                self._call_next(game, band)
            elif not game.calling and game.passes >= len(game.asked):
                self._fail(game, band)

    def _play(self, game: Sherwood, band: Band, seat: Seat, kind: int) -> None:
        """One card, openly; it is asked for more until the strength is reached (SW-5.4, SW-R28)."""
        play_card(game, seat, kind)
        game.used = changed(game.used, seat, game.used[seat] + 1)
        game.played = [*game.played, seat * KINDS + kind]
        game.bonus += game.rules.figures.strengths[kind]
        if band.size() + game.bonus >= game.face().strength:
            self._succeed(game, band)
            return
        goes_on = may_play(game, band, seat)
        if game.calling:
            if not goes_on:
                self._call_next(game, band)
            return
        game.passes = 0
        game.asked = [*game.asked[1:], seat] if goes_on else game.asked[1:]
        if not game.asked:
            self._fail(game, band)

    def _pass(self, game: Sherwood, band: Band, seat: Seat) -> None:
        """Each may add until all have passed in a row (SW-R6); in a planned raid each is asked once (SW-R29)."""
        if game.log is not None:
            game.log.tell("passed", {"seat": seat})
        if game.calling:
            self._call_next(game, band)
            return
        game.passes += 1
        game.asked = [*game.asked[1:], seat]
        if game.passes == len(game.asked):
            self._fail(game, band)

    def _succeed(self, game: Sherwood, band: Band) -> None:
        """The strength is reached, and the raid must be carried out (SW-5.4)."""
        raiders = band.size()
        if game.log is not None:
            facts: Facts = {"hideout": game.hideout, "card": game.face().name, "strength": raiders + game.bonus}
            game.log.tell("raided", {**facts})
        self._settle_promised(game, band, raiders)
        judge_pledges(game, game.band(), VOID)
        game.turn_page(PHASES[LOOT])

    def _settle_promised(self, game: Sherwood, band: Band, raiders: int) -> None:
        """Promised cards return if the raiders alone suffice, otherwise they are all discarded (SW-5.5, SW-R27)."""
        if not band.armed:
            return
        enough = raiders >= game.face().strength
        for seat in band.partners():
            if enough:
                take_back(game, band.hideout, seat, band.armed[seat])
            else:
                use_up(game, band.hideout, seat, band.armed[seat])
        twin = band.twin()
        twin.armed = []
        game.bands[band.hideout] = twin

    def _fail(self, game: Sherwood, band: Band) -> None:
        """Too weak: the cart goes on and the raiders stay (SW-5.4); the Sheriff strikes back (SW-5.11)."""
        if game.log is not None:
            facts: Facts = {"hideout": game.hideout, "strength": band.size() + game.bonus}
            game.log.tell("went_on", {**facts, "needed": game.face().strength})
        if is_planned(game, band):
            judge_pledges(game, band, BROKEN)
        if game.face().is_sheriff:
            game.beaten = True
            game.turn_page(PHASES[STAYING])
        else:
            game.turn_page(PHASES[ROAD])

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        if move in MESSENGER_TO:
            return "SW-5.14"
        if seat != self.awaited(game)[0]:
            return "SW-R29" if game.calling else "SW-R6"
        if move in CALL:
            return "SW-R29"
        return "SW-5.3" if move in PLAY else "SW-5.4"
