"""After a raid (SW-5.8, SW-5.11 to SW-5.13): who stays with Provisions or a Cape, who suffers, who goes home."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import CAPE, PROVISIONS
from loxley.games.sherwood.cart import finish_card, listeners, redirect, redirections
from loxley.games.sherwood.moves import CAPE_HOME, CAPE_STAY, MESSENGER_TO, PASS, PROVISION
from loxley.games.sherwood.moving import clear_hideout, in_play, lapse, lose, play_card
from loxley.games.sherwood.phases import NOTHING, PHASES, ROAD, STAYING
from loxley.games.sherwood.state import Sherwood

LEAST_IN_PLAY = 4  # SW-5.11


class Staying(Phase[Sherwood]):
    """Everyone with a card could have the right one, and is asked: the leader first, then clockwise (SW-R33)."""

    name = STAYING

    def begin(self, game: Sherwood) -> None:
        game.stayers = []
        game.caped = []
        game.asked = []
        if game.rules.advanced:
            game.asked = [seat for seat in game.band().partners() if game.hands[seat]]
        if not game.asked:
            conclude(game)

    def awaited(self, game: Sherwood) -> list[Seat]:
        return [game.asked[0]]

    def welcome(self, game: Sherwood) -> list[Seat]:
        return [seat for seat in listeners(game) if seat != game.asked[0]] if game.beaten else []

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if game.beaten and seat in listeners(game):
            moves = redirections(game, seat)
        if seat != game.asked[0]:
            return moves
        hand = game.hands[seat]
        if game.beaten and CAPE in hand:
            moves += [CAPE_STAY, CAPE_HOME]
        elif not game.beaten and PROVISIONS in hand:
            moves.append(PROVISION)
        moves.append(PASS)
        return moves

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        if move in MESSENGER_TO:
            redirect(game, seat, move)
            if game.hands[seat] or seat not in game.asked:
                return
            game.asked = [other for other in game.asked if other != seat]
        else:
            game.asked = game.asked[1:]
            self._answer(game, seat, move)
        if not game.asked:
            conclude(game)

    def _answer(self, game: Sherwood, seat: Seat, move: Move) -> None:
        if move == PASS:
            if game.log is not None:
                game.log.tell("passed", {"seat": seat})
            return
        if move == PROVISION:
            play_card(game, seat, PROVISIONS)
        else:
            play_card(game, seat, CAPE)
            game.caped = [*game.caped, seat]
        if move != CAPE_HOME:
            game.stayers = [*game.stayers, seat]

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        if move in MESSENGER_TO:
            return "SW-5.14"
        if seat != game.asked[0]:
            return "SW-R33"
        return "SW-5.13" if game.beaten else "SW-5.12"


def conclude(game: Sherwood) -> None:
    """All have been asked: losses, the way home, and on (SW-5.8, SW-5.11)."""
    band = game.band()
    if game.beaten:
        band = _suffer(game, band)
    left = _who_stays(game, band)
    clear_hideout(game, band, left)
    if game.beaten:
        game.turn_page(PHASES[ROAD])
    else:
        finish_card(game)


def _suffer(game: Sherwood, band: Band) -> Band:
    """Each player in the hideout loses glory and raiders; a Cape covers its player alone (SW-5.11, SW-5.13)."""
    face = game.face()
    left = band.twin()
    left.raiders = band.raiders[:]
    for seat in band.partners():
        if seat in game.caped:
            continue
        raiders = max(0, min(face.raiders_lost, band.raiders[seat], in_play(game, seat) - LEAST_IN_PLAY))
        left.raiders[seat] -= raiders
        lose(game, seat, face.glory_lost, raiders)
    return left


def _who_stays(game: Sherwood, band: Band) -> Band | None:
    """Those who stay keep their hideout; the first of them leads. Shares of the others lapse (SW-R24, SW-R33)."""
    fixed = band.informant != NOTHING
    kept = fixed and band.informant in game.stayers
    if fixed:
        for seat in range(game.seats):
            if not kept or seat not in game.stayers:
                lapse(game, band, seat)
    if not game.stayers:
        return None
    raiders = [count if seat in game.stayers else 0 for seat, count in enumerate(band.raiders)]
    left = Band(band.hideout, game.stayers[0], raiders)
    left.pledges = band.pledges
    if kept:
        left.slot = band.slot
        left.informant = band.informant
        left.gold = [gold if seat in game.stayers else 0 for seat, gold in enumerate(band.gold)]
        left.companions = [men if seat in game.stayers else 0 for seat, men in enumerate(band.companions)]
    if game.log is not None:
        facts: Facts = {"hideout": band.hideout, "leader": left.leader, "raiders": raiders}
        game.log.tell("stayed", {**facts})
    return left
