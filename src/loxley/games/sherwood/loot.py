"""Loot (SW-5.6, SW-5.7, SW-5.9, SW-5.10): glory for all, parts dealt by the leader or handed over by the informant."""

from loxley.core.lists import changed
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.effects import gain_glory, hand_over_laid, leave_lying, make_good, take_companions, take_gold
from loxley.games.sherwood.meeting import is_planned
from loxley.games.sherwood.on_the_way import OnTheWay
from loxley.games.sherwood.phases import LOOT, NOTHING, PHASES, STAYING
from loxley.games.sherwood.side_deals import lapse_spoiled
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import DEAL

_GOLD = 0
_COMPANION = 1


class Loot(OnTheWay):
    name = LOOT

    def put(self, state: Sherwood) -> None:
        face = state.face()
        band = state.band()
        partners = band.partners()
        for seat in partners:
            gain_glory(state, seat, face.glory)
        state.loot_gold = face.gold
        state.loot_companions = face.companions
        state.sharing = is_planned(state, band)
        if state.sharing:
            settle_fixed(state, band)
            lapse_spoiled(state)  # the informant may have paid out of their camp
            room = sum([state.oak[seat] for seat in partners])
            state.loot_companions = min(state.loot_companions, room)  # the others are lost (SW-R8)
        if not state.last_round():  # in round six loot is glory, whatever the mine holds (SW-R34)
            state.loot_gold = min(state.loot_gold, state.mine)
        if len(partners) == 1:
            take_gold(state, partners[0], state.loot_gold)
            take_companions(state, partners[0], state.loot_companions)
            state.loot_gold = 0
            state.loot_companions = 0
        state.got = [0] * state.seats
        state.due = 0
        state.to_serve = 0
        state.served = NOTHING
        self._go_on(state)

    def _go_on(self, state: Sherwood) -> None:
        """Deal what leaves no choice; ask for the rest."""
        while state.loot_gold or state.loot_companions:
            options = self._options(state)
            if len(options) > 1:
                return
            if not options:  # companions that nobody can take are lost (SW-R8)
                break
            self._deal(state, options[0])
        state.loot_gold = 0
        state.loot_companions = 0
        state.enter_phase(PHASES[STAYING])

    def asked(self, state: Sherwood) -> list[Seat]:
        band = state.band()
        return [band.informant if state.sharing else band.leader]

    def answers(self, state: Sherwood, seat: Seat) -> list[Move]:
        return self._options(state) if seat == self.asked(state)[0] else []

    def _options(self, state: Sherwood) -> list[Move]:
        if state.sharing:
            return shares(state)
        if not state.to_serve:
            begin_round(state)
        return parts(state)

    def answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        self._deal(state, move)
        self._go_on(state)

    def _deal(self, state: Sherwood, move: Move) -> None:
        """One part to one partner."""
        taker, kind = divmod(DEAL.index(move), 2)
        state.served = taker
        state.got = changed(state.got, taker, state.got[taker] + 1)
        if kind == _GOLD:
            state.loot_gold -= 1
            take_gold(state, taker, 1)
            if state.sharing and not state.loot_gold:
                state.served = NOTHING
        else:
            state.loot_companions -= 1
            take_companions(state, taker, 1)
        if not state.sharing:
            state.to_serve -= 1

    def why_not(self, state: Sherwood, seat: Seat, move: Move) -> str:
        return "SW-R23" if state.sharing else "SW-5.7"


# ------------------------------------------------------------------------------------------------- dealt by the leader


def begin_round(state: Sherwood) -> None:
    """One part to each partner who has fewer than raiders; when all have their fill, the same begins anew (SW-R2).

    Who can take none of the kinds left is passed over (SW-R37). As many get a part as can.
    """
    band = state.band()
    takers = [
        seat
        for seat in range(state.seats)
        if band.raiders[seat] and (state.loot_gold or (state.loot_companions and state.oak[seat]))
    ]
    state.due = 0
    fill = 1  # parts for each raider after which a partner drops out
    while takers and not state.due:
        for seat in takers:
            everybody = state.rules.first_edition and fill > 1
            if everybody or state.got[seat] < fill * band.raiders[seat]:
                state.due |= 1 << seat
        fill += 1
    state.served = NOTHING
    state.to_serve = _servings(state, NOTHING, state.loot_gold, state.loot_companions)


def _servings(state: Sherwood, after: Seat, gold: int, companions: int) -> int:
    """How many of those who come after a seat in this round can get a part."""
    hungry = 0
    with_oak = 0
    for seat in range(after + 1, state.seats):
        if state.due >> seat & 1:
            hungry += 1
            if state.oak[seat]:
                with_oak += 1
    return min(hungry, gold + min(companions, with_oak))


def parts(state: Sherwood) -> list[Move]:
    """The next part of this round, seat by seat, so that each way to deal is reached in one way (SW-5.7)."""
    gold, companions = state.loot_gold, state.loot_companions
    others = state.to_serve - 1
    moves: list[Move] = []
    for seat in range(state.served + 1, state.seats):
        if not state.due >> seat & 1:
            continue
        move = DEAL.start + seat * 2
        if gold and _servings(state, seat, gold - 1, companions) >= others:
            moves.append(move + _GOLD)
        if companions and state.oak[seat] and _servings(state, seat, gold, companions - 1) >= others:
            moves.append(move + _COMPANION)
    return moves


# -------------------------------------------------------------------------------------------- given by the informant


def settle_fixed(state: Sherwood, band: Band) -> None:
    """The informant first hands over what was fixed; kind covers kind (SW-5.9, SW-R22)."""
    informant = band.informant
    around = [(informant + step) % state.seats for step in range(1, state.seats)]
    gold_short = band.gold[:]
    companions_short = band.companions[:]
    state.loot_gold = _cover(around, gold_short, state.loot_gold)
    state.loot_companions = _cover(around, companions_short, state.loot_companions)
    missing = [0] * state.seats
    for seat in around:
        gold = band.gold[seat] - gold_short[seat]
        companions = band.companions[seat] - companions_short[seat]
        hand_over_laid(state, seat, gold, companions)
        missing[seat] = gold_short[seat] + companions_short[seat]
        leave_lying(state, seat, gold_short[seat], companions_short[seat])
    _make_up(state, informant, around, missing)
    settled = band.twin()
    settled.gold = [0] * state.seats
    settled.companions = [0] * state.seats
    state.bands[band.hideout] = settled


def _cover(around: list[Seat], owed: list[int], stock: int) -> int:
    """One part each in rounds, while there is any of the kind; says what is left over."""
    while stock and any(owed):
        for seat in around:
            if stock and owed[seat]:
                owed[seat] -= 1
                stock -= 1
    return stock


def _make_up(state: Sherwood, informant: Seat, around: list[Seat], missing: list[int]) -> None:
    """A missing part costs one gold: first what is left of the convoy's, then the informant's own (SW-R22)."""
    while any(missing):
        for seat in around:
            if not missing[seat]:
                continue
            missing[seat] -= 1
            if state.loot_gold and (state.mine or state.last_round()):
                state.loot_gold -= 1
                take_gold(state, seat, 1)
            elif state.gold[informant]:
                make_good(state, informant, seat, 1)
            else:
                return


def shares(state: Sherwood) -> list[Move]:
    """The rest goes to whom the informant will, first the gold, then the companions, seat by seat (SW-R23)."""
    band = state.band()
    moves: list[Move] = []
    first = max(state.served, 0)
    if state.loot_gold:
        return [DEAL.start + seat * 2 for seat in range(first, state.seats) if band.raiders[seat]]
    room = 0
    for seat in range(state.seats - 1, first - 1, -1):
        if band.raiders[seat] and state.oak[seat]:
            room += state.oak[seat]
            if room >= state.loot_companions:
                moves.append(DEAL.start + seat * 2 + _COMPANION)
    moves.reverse()
    return moves
