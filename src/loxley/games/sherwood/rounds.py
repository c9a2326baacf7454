"""From round to round (SW-6) and to the end (SW-7)."""

from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.cards import BACKS
from loxley.games.sherwood.moves import HIDE
from loxley.games.sherwood.moving import return_laid, take_back
from loxley.games.sherwood.phases import OVER, PHASES, PLANNING, SPOTS
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.talk import void_promises

MARKERS_A_ROUND = 6  # pairs of alliance markers (SW-R19)


def end_round(game: Sherwood) -> None:
    """All cards of the row are resolved."""
    void_promises(game)
    game.ledger.file_claims()
    game.claimed = [0] * game.seats
    if game.last_round():
        return_laid(game)
        game.turn_page(PHASES[OVER])
        return
    if game.rules.advanced:
        _reward_red_hideouts(game)
    return_laid(game)
    _go_home(game)
    game.figure = next_first_player(game)
    game.round += 1
    if game.log is not None:
        game.log.tell("round_began", {"round": game.round, "figure": game.figure})
    deal_row(game)
    game.turn_page(PHASES[PLANNING])


def _reward_red_hideouts(game: Sherwood) -> None:
    """Who has the most raiders in the red hideouts brings one from the oak; so does everyone tied (SW-6.1, SW-R35)."""
    figures = game.rules.figures
    counts = [0] * game.seats
    for hideout in figures.hideouts:
        band = game.bands[hideout]
        if band is not None and figures.red[hideout]:
            for seat in range(game.seats):
                counts[seat] += band.raiders[seat]
    most = max(counts)
    if most == 0:
        return
    for seat in range(game.seats):
        if counts[seat] == most and game.oak[seat]:
            game.oak[seat] -= 1
            game.camps[seat] += 1
            if game.log is not None:
                game.log.tell("held_red_hideouts", {"seat": seat, "raiders": most})


def _go_home(game: Sherwood) -> None:
    """All raiders except those on the oak return to their camps (SW-6.2), unused promised cards to hand (SW-R27)."""
    for hideout in game.rules.figures.hideouts:
        band = game.bands[hideout]
        if band is None:
            continue
        game.bands[hideout] = None
        for seat in band.partners():
            game.camps[seat] += band.raiders[seat]
            if band.armed:
                take_back(game, hideout, seat, band.armed[seat])
    for spot in range(len(SPOTS)):
        for seat in range(game.seats):
            game.camps[seat] += game.spots[spot * game.seats + seat]
            game.spots[spot * game.seats + seat] = 0


def next_first_player(game: Sherwood) -> Seat:
    """The least gold in camp, never twice in a row; ties: the nearest clockwise (SW-6.3)."""
    best = (game.figure + 1) % game.seats
    for step in range(2, game.seats):
        seat = (game.figure + step) % game.seats
        if game.gold[seat] < game.gold[best]:
            best = seat
    return best


def deal_row(game: Sherwood) -> None:
    """A new row, face down but for one card (SW-1.5, SW-6.2). The pile is shuffled: the first is as good as any."""
    size = game.rules.row
    game.row = game.pile[: -size - 1 : -1]
    game.pile = game.pile[:-size]
    game.face_up = 0
    game.lookers = [0] * size
    game.marks = [0] * size
    game.markers = MARKERS_A_ROUND
    game.free = [HIDE.start + hideout - 1 for hideout in game.rules.figures.hideouts]
    if game.log is not None:
        face = game.rules.figures.cards[game.row[0]]
        game.log.tell("row_dealt", {"cards": size, "back": BACKS[face.back], "slot": 1, "card": face.name})


class Over(Phase[Sherwood]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, game: Sherwood) -> None:
        if game.log is not None:
            game.log.tell("over", {"scores": game.scores(), "winners": game.winners()})

    def awaited(self, game: Sherwood) -> list[Seat]:
        return []

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        return []
