"""The cart (SW-5.1, SW-5.2): a card is picked and revealed, and goes from town to town; Messengers (SW-5.14)."""

from loxley.core.refusals import NOT_YOUR_WORD
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.cards import MESSENGER, TOWNS
from loxley.games.sherwood.moves import CLAIM, MESSENGER_TO, PASS, PROMISE, REVEAL
from loxley.games.sherwood.moving import lapse, play_card
from loxley.games.sherwood.phases import (
    INWARD,
    MEETING,
    MESSENGERS,
    NOTHING,
    OUTWARD,
    PHASES,
    RAID,
    ROAD,
)
from loxley.games.sherwood.rounds import end_round
from loxley.games.sherwood.state import Sherwood, changed
from loxley.games.sherwood.talk import claim, claims_left, judge_claims, promise, promises_left, why_not_this_claim


def reveal(game: Sherwood, seat: Seat, slot: int) -> None:
    """Turn up a card of the row; what was said about it is judged (SW-5.2)."""
    face = game.rules.figures.cards[game.row[slot]]
    game.slot = slot
    game.end = face.end
    game.leg = INWARD
    game.step = 0
    game.messengers = 0
    if game.log is not None:
        game.log.tell("revealed", {"seat": seat, "slot": slot + 1, "card": face.name})
    judge_claims(game, slot)
    game.turn_page(PHASES[MESSENGERS])


def finish_card(game: Sherwood) -> None:
    """The card leaves the game (SW-5.8), and agreements about it are void (SW-R24). The next player picks (SW-5.1)."""
    slot = game.slot
    for hideout in game.rules.figures.hideouts:
        band = game.bands[hideout]
        if band is not None and band.slot == slot:
            for seat in range(game.seats):
                lapse(game, band, seat)
            game.bands[hideout] = band.without_agreement()
    game.gone = [*game.gone, game.row[slot]]
    game.row = changed(game.row, slot, NOTHING)
    game.slot = NOTHING
    game.hideout = 0
    game.picks += 1
    if game.picks == len(game.row):
        end_round(game)
        return
    game.active = (game.active + 1) % game.seats
    game.promises = [0] * game.seats
    game.phase = PHASES[RAID]


class Raid(Phase[Sherwood]):
    """A player picks a card. Talks go on, and bind nobody (SW-5.15)."""

    name = RAID

    def begin(self, game: Sherwood) -> None:
        game.picks = 0
        game.active = game.first_card
        game.promises = [0] * game.seats

    def awaited(self, game: Sherwood) -> list[Seat]:
        return [game.active]

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        if seat != game.active:
            return []
        cards = [REVEAL.start + slot for slot in range(len(game.row)) if game.row[slot] != NOTHING]
        if not game.rules.advanced:
            return cards
        moves = claims_left(game, seat)
        moves += promises_left(game, seat)
        moves += cards
        return moves

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        if move in REVEAL:
            reveal(game, seat, REVEAL.index(move))
        elif move in CLAIM:
            claim(game, seat, move)
        else:
            promise(game, seat, move)

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        if move in PROMISE or (move in CLAIM and not game.rules.advanced):
            return "SW-5.15"
        return why_not_this_claim(game, seat, move) if move in CLAIM else "SW-5.1"


class Road(Phase[Sherwood]):
    """The cart drives on to the next occupied hideout, to the crossing, or to its town (SW-5.2)."""

    name = ROAD

    def begin(self, game: Sherwood) -> None:
        figures = game.rules.figures
        while True:
            way = figures.inward[game.face().start] if game.leg == INWARD else figures.outward[game.end]
            if game.step == len(way):
                if game.leg == OUTWARD:
                    self._arrive(game)
                else:
                    game.leg = OUTWARD
                    game.step = 0
                    game.turn_page(PHASES[MESSENGERS])
                return
            game.hideout = way[game.step]
            game.step += 1
            if game.bands[game.hideout] is not None:
                game.turn_page(PHASES[MEETING])
                return

    def _arrive(self, game: Sherwood) -> None:
        if game.log is not None:
            game.log.tell("arrived", {"card": game.face().name, "town": TOWNS[game.end]})
        finish_card(game)

    def awaited(self, game: Sherwood) -> list[Seat]:
        return []

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        return []


def may_redirect(game: Sherwood, seat: Seat) -> bool:
    """Another player than the one who revealed the card, once for each card, before it leaves the crossing.

    Everybody with a card in hand could have a Messenger (SW-5.14, SW-R5, SW-R31).
    """
    if not game.rules.advanced or seat == game.active or not game.hands[seat] or game.messengers >> seat & 1:
        return False
    return game.leg == INWARD or game.step == 0


def redirections(game: Sherwood, seat: Seat) -> list[Move]:
    """A new end town: not the start, which would be turning back (SW-R5)."""
    if MESSENGER not in game.hands[seat]:
        return []
    start = game.face().start
    return [MESSENGER_TO.start + town for town in range(len(TOWNS)) if town != start and town != game.end]


def redirect(game: Sherwood, seat: Seat, move: Move) -> None:
    """A Messenger is played; the last one counts (SW-R31)."""
    game.messengers |= 1 << seat
    game.end = MESSENGER_TO.index(move)
    play_card(game, seat, MESSENGER)
    if game.log is not None:
        game.log.tell("redirected", {"seat": seat, "town": TOWNS[game.end]})


def listeners(game: Sherwood) -> list[Seat]:
    """On an open floor a Messenger may be sent at any time between reveal and crossing (SW-R31)."""
    if game.floor.orderly:
        return []
    return [seat for seat in range(game.seats) if may_redirect(game, seat)]


class Messengers(Phase[Sherwood]):
    """At the reveal and at the crossing every other holder of a card is asked, clockwise (SW-R31)."""

    name = MESSENGERS

    def begin(self, game: Sherwood) -> None:
        game.hideout = 0
        around = [(game.active + step) % game.seats for step in range(1, game.seats)]
        game.asked = [seat for seat in around if may_redirect(game, seat)]
        if not game.asked:
            game.turn_page(PHASES[ROAD])

    def awaited(self, game: Sherwood) -> list[Seat]:
        return [game.asked[0]]

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        if seat != game.asked[0]:
            return []
        moves = redirections(game, seat)
        moves.append(PASS)
        return moves

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        game.asked = game.asked[1:]
        if move == PASS:
            if game.log is not None:
                game.log.tell("passed", {"seat": seat})
        else:
            redirect(game, seat, move)
        if not game.asked:
            game.turn_page(PHASES[ROAD])

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        if seat != game.asked[0]:
            return NOT_YOUR_WORD
        if move in MESSENGER_TO and MESSENGER in game.hands[seat]:
            return "SW-R5"
        return "SW-5.14"
