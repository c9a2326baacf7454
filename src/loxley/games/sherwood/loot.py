"""Loot (SW-5.6, SW-5.7, SW-5.9, SW-5.10): glory for all, parts dealt by the leader or handed over by the informant."""

from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.meeting import is_planned
from loxley.games.sherwood.moves import DEAL
from loxley.games.sherwood.moving import gain_glory, hand_over_laid, leave_lying, make_good, take_companions, take_gold
from loxley.games.sherwood.phases import LOOT, NOTHING, PHASES, STAYING
from loxley.games.sherwood.state import Sherwood, changed

_GOLD = 0
_COMPANION = 1


class Loot(Phase[Sherwood]):
    name = LOOT

    def begin(self, game: Sherwood) -> None:
        face = game.face()
        band = game.band()
        partners = band.partners()
        for seat in partners:
            gain_glory(game, seat, face.glory)
        game.loot_gold = face.gold
        game.loot_companions = face.companions
        game.sharing = is_planned(game, band)
        if game.sharing:
            settle_fixed(game, band)
            room = sum([game.oak[seat] for seat in partners])
            game.loot_companions = min(game.loot_companions, room)  # the others are lost (SW-R8)
        if not game.last_round():  # in round six loot is glory, whatever the mine holds (SW-R34)
            game.loot_gold = min(game.loot_gold, game.mine)
        if len(partners) == 1:
            take_gold(game, partners[0], game.loot_gold)
            take_companions(game, partners[0], game.loot_companions)
            game.loot_gold = 0
            game.loot_companions = 0
        game.got = [0] * game.seats
        game.due = 0
        game.to_serve = 0
        game.served = NOTHING
        self._go_on(game)

    def _go_on(self, game: Sherwood) -> None:
        """Deal what leaves no choice; ask for the rest."""
        while game.loot_gold or game.loot_companions:
            options = self._options(game)
            if len(options) > 1:
                return
            if not options:  # companions that nobody can take are lost (SW-R8)
                break
            self._deal(game, options[0])
        game.loot_gold = 0
        game.loot_companions = 0
        game.turn_page(PHASES[STAYING])

    def awaited(self, game: Sherwood) -> list[Seat]:
        band = game.band()
        return [band.informant if game.sharing else band.leader]

    def choices(self, game: Sherwood, seat: Seat) -> list[Move]:
        return self._options(game) if seat == self.awaited(game)[0] else []

    def _options(self, game: Sherwood) -> list[Move]:
        if game.sharing:
            return shares(game)
        if not game.to_serve:
            begin_round(game)
        return parts(game)

    def carry_out(self, game: Sherwood, seat: Seat, move: Move) -> None:
        self._deal(game, move)
        self._go_on(game)

    def _deal(self, game: Sherwood, move: Move) -> None:
        """One part to one partner."""
        taker, kind = divmod(DEAL.index(move), 2)
        game.served = taker
        game.got = changed(game.got, taker, game.got[taker] + 1)
        if kind == _GOLD:
            game.loot_gold -= 1
            take_gold(game, taker, 1)
            if game.sharing and not game.loot_gold:
                game.served = NOTHING
        else:
            game.loot_companions -= 1
            take_companions(game, taker, 1)
        if not game.sharing:
            game.to_serve -= 1

    def forbidden_by(self, game: Sherwood, seat: Seat, move: Move) -> str:
        return "SW-R23" if game.sharing else "SW-5.7"


# ------------------------------------------------------------------------------------------------- dealt by the leader


def begin_round(game: Sherwood) -> None:
    """One part to each partner who has fewer than raiders; when all have their fill, to each partner (SW-R2).

    Who can take none of the kinds left is passed over (SW-R37). As many get a part as can.
    """
    band = game.band()
    game.due = 0
    for caps in (True, False):
        for seat in range(game.seats):
            hungry = game.got[seat] < band.raiders[seat] if caps else band.raiders[seat] > 0
            if hungry and (game.loot_gold or (game.loot_companions and game.oak[seat])):
                game.due |= 1 << seat
        if game.due:
            break
    game.served = NOTHING
    game.to_serve = _servings(game, NOTHING, game.loot_gold, game.loot_companions)


def _servings(game: Sherwood, after: Seat, gold: int, companions: int) -> int:
    """How many of those who come after a seat in this round can get a part."""
    hungry = 0
    with_oak = 0
    for seat in range(after + 1, game.seats):
        if game.due >> seat & 1:
            hungry += 1
            if game.oak[seat]:
                with_oak += 1
    return min(hungry, gold + min(companions, with_oak))


def parts(game: Sherwood) -> list[Move]:
    """The next part of this round, seat by seat, so that each way to deal is reached in one way (SW-5.7)."""
    gold, companions = game.loot_gold, game.loot_companions
    others = game.to_serve - 1
    moves: list[Move] = []
    for seat in range(game.served + 1, game.seats):
        if not game.due >> seat & 1:
            continue
        move = DEAL.start + seat * 2
        if gold and _servings(game, seat, gold - 1, companions) >= others:
            moves.append(move + _GOLD)
        if companions and game.oak[seat] and _servings(game, seat, gold, companions - 1) >= others:
            moves.append(move + _COMPANION)
    return moves


# -------------------------------------------------------------------------------------------- given by the informant


def settle_fixed(game: Sherwood, band: Band) -> None:
    """The informant first hands over what was fixed; kind covers kind (SW-5.9, SW-R22)."""
    informant = band.informant
    around = [(informant + step) % game.seats for step in range(1, game.seats)]
    gold_short = band.gold[:]
    companions_short = band.companions[:]
    game.loot_gold = _cover(around, gold_short, game.loot_gold)
    game.loot_companions = _cover(around, companions_short, game.loot_companions)
    missing = [0] * game.seats
    for seat in around:
        gold = band.gold[seat] - gold_short[seat]
        companions = band.companions[seat] - companions_short[seat]
        hand_over_laid(game, seat, gold, companions)
        missing[seat] = gold_short[seat] + companions_short[seat]
        leave_lying(game, seat, gold_short[seat], companions_short[seat])
    _make_up(game, informant, around, missing)
    settled = band.twin()
    settled.gold = [0] * game.seats
    settled.companions = [0] * game.seats
    game.bands[band.hideout] = settled


def _cover(around: list[Seat], owed: list[int], stock: int) -> int:
    """One part each in rounds, while there is any of the kind; says what is left over."""
    while stock and any(owed):
        for seat in around:
            if stock and owed[seat]:
                owed[seat] -= 1
                stock -= 1
    return stock


def _make_up(game: Sherwood, informant: Seat, around: list[Seat], missing: list[int]) -> None:
    """A missing part costs one gold: first what is left of the convoy's, then the informant's own (SW-R22)."""
    while any(missing):
        for seat in around:
            if not missing[seat]:
                continue
            missing[seat] -= 1
            if game.loot_gold and (game.mine or game.last_round()):
                game.loot_gold -= 1
                take_gold(game, seat, 1)
            elif game.gold[informant]:
                make_good(game, informant, seat, 1)
            else:
                return


def shares(game: Sherwood) -> list[Move]:
    """The rest goes to whom the informant will, first the gold, then the companions, seat by seat (SW-R23)."""
    band = game.band()
    moves: list[Move] = []
    first = max(game.served, 0)
    if game.loot_gold:
        return [DEAL.start + seat * 2 for seat in range(first, game.seats) if band.raiders[seat]]
    room = 0
    for seat in range(game.seats - 1, first - 1, -1):
        if band.raiders[seat] and game.oak[seat]:
            room += game.oak[seat]
            if room >= game.loot_companions:
                moves.append(DEAL.start + seat * 2 + _COMPANION)
    moves.reverse()
    return moves
