"""The few hands through which things move. Each tells the log, if one is attached."""

from loxley.core.lists import changed
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import EQUIPMENT, Equipment, Hideout
from loxley.games.sherwood.catalogue import face_facts
from loxley.games.sherwood.phases import AT_MARKET, NOTHING
from loxley.games.sherwood.scoring import GLORY_OF_A_COMPANION, GLORY_OF_GOLD
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import HIDE

MARKERS_OF_A_PLAYER = 2  # for cards they have looked at (SW-1.2)


def equipment_words(kinds: list[Equipment]) -> list[str]:
    return [EQUIPMENT[kind] for kind in kinds]


# --------------------------------------------------------------------------------------------------- actions: SW-3


def place(state: Sherwood, seat: Seat, spot: int) -> None:
    """One raider from the camp; what for is told by the action."""
    state.camps[seat] -= 1
    state.spots[spot * state.seats + seat] += 1


def donate(state: Sherwood, seat: Seat, gold: int) -> None:
    """Gold into the mine, glory for each (SW-3.3)."""
    state.gold[seat] -= gold
    state.mine += gold
    if state.log is not None:
        state.log.tell("donated", {"seat": seat, "gold": gold})
    gain_glory(state, seat, gold)


def look_at(state: Sherwood, seat: Seat, slot: int) -> None:
    """A secret look at a card, marked with a free marker; that somebody looked is public (SW-3.4, SW-R36)."""
    bit = 1 << seat
    marked = state.marks[slot] & bit
    if not marked and _markers_out(state, bit) < MARKERS_OF_A_PLAYER:
        state.marks = changed(state.marks, slot, state.marks[slot] | bit)
        marked = bit
    state.lookers = changed(state.lookers, slot, state.lookers[slot] | bit)
    if state.log is not None:
        facts: Facts = {"seat": seat, "slot": slot + 1, "marked": 1 if marked else 0}
        face = state.rules.figures.cards[state.row[slot]]
        state.log.tell_only([seat], "looked", {**facts, **face_facts(face)})
        state.log.tell_others([seat], "looked_unseen", {**facts})


def _markers_out(state: Sherwood, bit: int) -> int:
    """How many markers of a seat lie at cards."""
    out = 0
    for marks in state.marks:
        if marks & bit:
            out += 1
    return out


def buy(state: Sherwood, seat: Seat) -> None:
    """One gold for the top card of the equipment, drawn into the secret hand (SW-3.5)."""
    state.gold[seat] -= 1
    state.mine += 1
    if not state.equipment:
        _renew_equipment(state)
    kind = state.equipment[-1]
    state.equipment = state.equipment[:-1]
    put_in_hand(state, seat, [kind])
    if state.log is not None:
        state.log.tell_only([seat], "bought", {"seat": seat, "equipment": EQUIPMENT[kind]})
        state.log.tell_others([seat], "bought_unseen", {"seat": seat})


def put_in_hand(state: Sherwood, seat: Seat, kinds: list[Equipment]) -> None:
    state.hands[seat] = sorted(state.hands[seat] + kinds)


def take_from_hand(state: Sherwood, seat: Seat, kinds: list[Equipment]) -> None:
    hand = state.hands[seat][:]
    for kind in kinds:
        hand.remove(kind)
    state.hands[seat] = hand


def _renew_equipment(state: Sherwood) -> None:
    """An empty deck: its discard is shuffled (SW-R3)."""
    deck = sorted(state.discard)
    state.chance.shuffle(deck)
    state.equipment = deck
    state.discard = []
    if state.log is not None:
        state.log.tell("renewed", {"cards": len(state.equipment)})


def recruit(state: Sherwood, seat: Seat) -> None:
    """Two gold, and a raider from the oak to the market (SW-3.6)."""
    state.gold[seat] -= 2
    state.mine += 2
    state.oak[seat] -= 1
    state.spots[AT_MARKET * state.seats + seat] += 1
    if state.log is not None:
        state.log.tell("recruited", {"seat": seat})


# ----------------------------------------------------------------------------------------------------- bands: SW-4


def occupy(state: Sherwood, band: Band) -> None:
    """Raiders from their camps into a free hideout (SW-3.7)."""
    for seat in range(state.seats):
        state.camps[seat] -= band.raiders[seat]
    state.bands[band.hideout] = band
    taken = HIDE.start + band.hideout - 1
    state.free = state.free[:]
    state.free.remove(taken)
    if state.log is not None:
        state.log.tell("occupied", {"hideout": band.hideout, "leader": band.leader, "raiders": band.raiders})


def lay_open(state: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment is revealed, laid down and marked (SW-4.3)."""
    take_from_hand(state, seat, kinds)
    if state.log is not None:
        state.log.tell("laid_open", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def take_back(state: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment that was not needed returns to its owner (SW-5.5, SW-R27)."""
    put_in_hand(state, seat, kinds)
    if kinds and state.log is not None:
        state.log.tell("taken_back", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def use_up(state: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment that was needed is discarded (SW-5.5)."""
    state.discard = state.discard + kinds
    if kinds and state.log is not None:
        state.log.tell("used_up", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def play_card(state: Sherwood, seat: Seat, kind: Equipment) -> None:
    """A card from the hand, openly; it is discarded (SW-5.5, SW-R28)."""
    take_from_hand(state, seat, [kind])
    state.discard = [*state.discard, kind]
    if state.log is not None:
        state.log.tell("played", {"seat": seat, "equipment": EQUIPMENT[kind], "hideout": state.hideout})


def pay(state: Sherwood, giver: Seat, taker: Seat, gold: int) -> None:
    """Gold from camp to camp, at once (SW-4.7)."""
    state.gold[giver] -= gold
    state.gold[taker] += gold
    if state.log is not None:
        state.log.tell("paid", {"giver": giver, "taker": taker, "gold": gold})


def lay_down(state: Sherwood, band: Band) -> None:
    """The informant takes the agreed shares from the stock and lays them at the partners' raiders (SW-4.7)."""
    for seat in range(state.seats):
        gold, companions = band.gold[seat], band.companions[seat]
        state.mine -= gold
        state.oak[seat] -= companions
        if gold + companions and state.log is not None:
            facts: Facts = {"hideout": band.hideout, "informant": band.informant, "seat": seat}
            state.log.tell("laid_down", {**facts, "gold": gold, "companions": companions})


def lapse(state: Sherwood, band: Band, seat: Seat) -> None:
    """Parts laid at these raiders are no longer owed; they lie there until the round ends (SW-R24)."""
    gold, companions = band.gold[seat], band.companions[seat]
    leave_lying(state, seat, gold, companions)
    if gold + companions and state.log is not None:
        facts: Facts = {"hideout": band.hideout, "seat": seat}
        state.log.tell("lapsed", {**facts, "gold": gold, "companions": companions})


def leave_lying(state: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    """Laid parts that nobody is owed, until the round ends (SW-R24)."""
    state.lapsed_gold += gold
    state.lapsed = changed(state.lapsed, seat, state.lapsed[seat] + companions)


def clear_hideout(state: Sherwood, band: Band, left: Band | None) -> None:
    """Raiders of a band go home; `left` stays, if any (SW-5.8)."""
    for seat in range(state.seats):
        home = band.raiders[seat] - (left.raiders[seat] if left is not None else 0)
        state.camps[seat] += home
        if home and state.log is not None:
            state.log.tell("went_home", {"seat": seat, "hideout": band.hideout, "raiders": home})
    state.bands[band.hideout] = left


# ----------------------------------------------------------------------------------------------------------- loot


def gain_glory(state: Sherwood, seat: Seat, glory: int) -> None:
    state.glory[seat] += glory
    if glory and state.log is not None:
        state.log.tell("glory_gained", {"seat": seat, "glory": glory})


def take_gold(state: Sherwood, seat: Seat, gold: int) -> None:
    """Loot from the mine, as far as it goes (SW-R1); in round six it is glory at once (SW-7.1)."""
    if state.last_round():
        _told_loot(state, seat, gold, 0)
        gain_glory(state, seat, gold * GLORY_OF_GOLD)
        return
    gold = min(gold, state.mine)
    state.mine -= gold
    state.gold[seat] += gold
    _told_loot(state, seat, gold, 0)


def take_companions(state: Sherwood, seat: Seat, companions: int) -> None:
    """Raiders from the oak to the camp, as far as there are any (SW-5.7); in round six glory too (SW-7.1)."""
    companions = min(companions, state.oak[seat])
    state.oak[seat] -= companions
    _free(state, seat, companions)


def _free(state: Sherwood, seat: Seat, companions: int) -> None:
    state.camps[seat] += companions
    _told_loot(state, seat, 0, companions)
    if state.last_round():
        gain_glory(state, seat, companions * GLORY_OF_A_COMPANION)


def _told_loot(state: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    if gold + companions and state.log is not None:
        state.log.tell("looted", {"seat": seat, "gold": gold, "companions": companions})


def hand_over_laid(state: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    """What was laid at somebody's raiders becomes theirs (SW-5.9); in round six it is glory (SW-R34)."""
    state.mine += gold
    take_gold(state, seat, gold)
    if companions:
        _free(state, seat, companions)


def make_good(state: Sherwood, informant: Seat, seat: Seat, gold: int) -> None:
    """The informant pays from their camp for parts that the loot did not hold (SW-5.9, SW-R22)."""
    state.gold[informant] -= gold
    state.mine += gold
    if state.log is not None:
        state.log.tell("made_good", {"informant": informant, "seat": seat, "gold": gold})
    take_gold(state, seat, gold)


def lose(state: Sherwood, seat: Seat, glory: int, raiders: int) -> None:
    """What the Sheriff takes: glory, never below nought, and raiders, back to the oak (SW-5.11)."""
    glory = min(glory, state.glory[seat])
    state.glory[seat] -= glory
    state.oak[seat] += raiders
    if glory + raiders and state.log is not None:
        state.log.tell("lost", {"seat": seat, "glory": glory, "raiders": raiders})


def in_play(state: Sherwood, seat: Seat) -> int:
    """Raiders of a seat in its camp and on the map; those laid down or on the oak are not (SW-R21)."""
    raiders = state.camps[seat]
    for spot in range(AT_MARKET + 1):
        raiders += state.spots[spot * state.seats + seat]
    for hideout in state.rules.figures.hideouts:
        band = state.bands[hideout]
        if band is not None:
            raiders += band.raiders[seat]
    return raiders


def return_laid(state: Sherwood) -> None:
    """All that still lies at hideouts returns to mine and oak (SW-6.1, SW-R34)."""
    for hideout in state.rules.figures.hideouts:
        band = state.bands[hideout]
        if band is not None and band.informant != NOTHING:
            for seat in range(state.seats):
                lapse(state, band, seat)
            state.bands[hideout] = band.without_agreement()
    state.mine += state.lapsed_gold
    state.lapsed_gold = 0
    for seat in range(state.seats):
        state.oak[seat] += state.lapsed[seat]
    state.lapsed = [0] * state.seats
