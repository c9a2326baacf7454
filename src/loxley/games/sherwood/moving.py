"""The few hands through which things move. Each tells the log, if one is attached."""

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import EQUIPMENT, Equipment, Hideout
from loxley.games.sherwood.moves import HIDE
from loxley.games.sherwood.phases import AT_MARKET, NOTHING
from loxley.games.sherwood.scoring import GLORY_OF_A_COMPANION, GLORY_OF_GOLD
from loxley.games.sherwood.state import Sherwood, changed

MARKERS_OF_A_PLAYER = 2  # for cards they have looked at (SW-1.2)


def equipment_words(kinds: list[Equipment]) -> list[str]:
    return [EQUIPMENT[kind] for kind in kinds]


# --------------------------------------------------------------------------------------------------- actions: SW-3


def place(game: Sherwood, seat: Seat, spot: int) -> None:
    """One raider from the camp; what for is told by the action."""
    game.camps[seat] -= 1
    game.spots[spot * game.seats + seat] += 1


def donate(game: Sherwood, seat: Seat, gold: int) -> None:
    """Gold into the mine, glory for each (SW-3.3)."""
    game.gold[seat] -= gold
    game.mine += gold
    if game.log is not None:
        game.log.tell("donated", {"seat": seat, "gold": gold})
    gain_glory(game, seat, gold)


def look_at(game: Sherwood, seat: Seat, slot: int) -> None:
    """A secret look at a card, marked with a free marker; that somebody looked is public (SW-3.4, SW-R36)."""
    bit = 1 << seat
    marked = game.marks[slot] & bit
    if not marked and sum([mark >> seat & 1 for mark in game.marks]) < MARKERS_OF_A_PLAYER:
        game.marks = changed(game.marks, slot, game.marks[slot] | bit)
        marked = bit
    game.lookers = changed(game.lookers, slot, game.lookers[slot] | bit)
    if game.log is not None:
        facts: Facts = {"seat": seat, "slot": slot + 1, "marked": 1 if marked else 0}
        card = game.rules.figures.cards[game.row[slot]].name
        game.log.tell_only([seat], "looked", {**facts, "card": card})
        game.log.tell_others([seat], "looked_unseen", {**facts})


def buy(game: Sherwood, seat: Seat) -> None:
    """One gold for the top card of the equipment, drawn into the secret hand (SW-3.5)."""
    game.gold[seat] -= 1
    game.mine += 1
    if not game.equipment:
        _renew_equipment(game)
    kind = game.equipment[-1]
    game.equipment = game.equipment[:-1]
    put_in_hand(game, seat, [kind])
    if game.log is not None:
        game.log.tell_only([seat], "bought", {"seat": seat, "equipment": EQUIPMENT[kind]})
        game.log.tell_others([seat], "bought_unseen", {"seat": seat})


def put_in_hand(game: Sherwood, seat: Seat, kinds: list[Equipment]) -> None:
    game.hands[seat] = sorted(game.hands[seat] + kinds)


def take_from_hand(game: Sherwood, seat: Seat, kinds: list[Equipment]) -> None:
    hand = game.hands[seat][:]
    for kind in kinds:
        hand.remove(kind)
    game.hands[seat] = hand


def _renew_equipment(game: Sherwood) -> None:
    """An empty deck: its discard is shuffled (SW-R3)."""
    deck = sorted(game.discard)
    game.chance.shuffle(deck)
    game.equipment = deck
    game.discard = []
    if game.log is not None:
        game.log.tell("renewed", {"cards": len(game.equipment)})


def recruit(game: Sherwood, seat: Seat) -> None:
    """Two gold, and a raider from the oak to the market (SW-3.6)."""
    game.gold[seat] -= 2
    game.mine += 2
    game.oak[seat] -= 1
    game.spots[AT_MARKET * game.seats + seat] += 1
    if game.log is not None:
        game.log.tell("recruited", {"seat": seat})


# ----------------------------------------------------------------------------------------------------- bands: SW-4


def occupy(game: Sherwood, band: Band) -> None:
    """Raiders from their camps into a free hideout (SW-3.7)."""
    for seat in range(game.seats):
        game.camps[seat] -= band.raiders[seat]
    game.bands[band.hideout] = band
    taken = HIDE.start + band.hideout - 1
    game.free = [move for move in game.free if move != taken]
    if game.log is not None:
        game.log.tell("occupied", {"hideout": band.hideout, "leader": band.leader, "raiders": band.raiders})


def lay_open(game: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment is revealed, laid down and marked (SW-4.3)."""
    take_from_hand(game, seat, kinds)
    if game.log is not None:
        game.log.tell("laid_open", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def take_back(game: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment that was not needed returns to its owner (SW-5.5, SW-R27)."""
    put_in_hand(game, seat, kinds)
    if kinds and game.log is not None:
        game.log.tell("taken_back", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def use_up(game: Sherwood, hideout: Hideout, seat: Seat, kinds: list[Equipment]) -> None:
    """Promised equipment that was needed is discarded (SW-5.5)."""
    game.discard = game.discard + kinds
    if kinds and game.log is not None:
        game.log.tell("used_up", {"hideout": hideout, "seat": seat, "equipment": equipment_words(kinds)})


def play_card(game: Sherwood, seat: Seat, kind: Equipment) -> None:
    """A card from the hand, openly; it is discarded (SW-5.5, SW-R28)."""
    take_from_hand(game, seat, [kind])
    game.discard = [*game.discard, kind]
    if game.log is not None:
        game.log.tell("played", {"seat": seat, "equipment": EQUIPMENT[kind], "hideout": game.hideout})


def pay(game: Sherwood, giver: Seat, taker: Seat, gold: int) -> None:
    """Gold from camp to camp, at once (SW-4.7)."""
    game.gold[giver] -= gold
    game.gold[taker] += gold
    if game.log is not None:
        game.log.tell("paid", {"giver": giver, "taker": taker, "gold": gold})


def lay_down(game: Sherwood, band: Band) -> None:
    """The informant takes the agreed shares from the stock and lays them at the partners' raiders (SW-4.7)."""
    for seat in range(game.seats):
        gold, companions = band.gold[seat], band.companions[seat]
        game.mine -= gold
        game.oak[seat] -= companions
        if gold + companions and game.log is not None:
            facts: Facts = {"hideout": band.hideout, "informant": band.informant, "seat": seat}
            game.log.tell("laid_down", {**facts, "gold": gold, "companions": companions})


def lapse(game: Sherwood, band: Band, seat: Seat) -> None:
    """Parts laid at these raiders are no longer owed; they lie there until the round ends (SW-R24)."""
    gold, companions = band.gold[seat], band.companions[seat]
    leave_lying(game, seat, gold, companions)
    if gold + companions and game.log is not None:
        facts: Facts = {"hideout": band.hideout, "seat": seat}
        game.log.tell("lapsed", {**facts, "gold": gold, "companions": companions})


def leave_lying(game: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    """Laid parts that nobody is owed, until the round ends (SW-R24)."""
    game.lapsed_gold += gold
    game.lapsed = changed(game.lapsed, seat, game.lapsed[seat] + companions)


def clear_hideout(game: Sherwood, band: Band, left: Band | None) -> None:
    """Raiders of a band go home; `left` stays, if any (SW-5.8)."""
    for seat in range(game.seats):
        home = band.raiders[seat] - (left.raiders[seat] if left is not None else 0)
        game.camps[seat] += home
        if home and game.log is not None:
            game.log.tell("went_home", {"seat": seat, "hideout": band.hideout, "raiders": home})
    game.bands[band.hideout] = left


# ----------------------------------------------------------------------------------------------------------- loot


def gain_glory(game: Sherwood, seat: Seat, glory: int) -> None:
    game.glory[seat] += glory
    if glory and game.log is not None:
        game.log.tell("glory_gained", {"seat": seat, "glory": glory})


def take_gold(game: Sherwood, seat: Seat, gold: int) -> None:
    """Loot from the mine, as far as it goes (SW-R1); in round six it is glory at once (SW-7.1)."""
    if game.last_round():
        _told_loot(game, seat, gold, 0)
        gain_glory(game, seat, gold * GLORY_OF_GOLD)
        return
    gold = min(gold, game.mine)
    game.mine -= gold
    game.gold[seat] += gold
    _told_loot(game, seat, gold, 0)


def take_companions(game: Sherwood, seat: Seat, companions: int) -> None:
    """Raiders from the oak to the camp, as far as there are any (SW-5.7); in round six glory too (SW-7.1)."""
    companions = min(companions, game.oak[seat])
    game.oak[seat] -= companions
    _free(game, seat, companions)


def _free(game: Sherwood, seat: Seat, companions: int) -> None:
    game.camps[seat] += companions
    _told_loot(game, seat, 0, companions)
    if game.last_round():
        gain_glory(game, seat, companions * GLORY_OF_A_COMPANION)


def _told_loot(game: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    if gold + companions and game.log is not None:
        game.log.tell("looted", {"seat": seat, "gold": gold, "companions": companions})


def hand_over_laid(game: Sherwood, seat: Seat, gold: int, companions: int) -> None:
    """What was laid at somebody's raiders becomes theirs (SW-5.9); in round six it is glory (SW-R34)."""
    game.mine += gold
    take_gold(game, seat, gold)
    if companions:
        _free(game, seat, companions)


def make_good(game: Sherwood, informant: Seat, seat: Seat, gold: int) -> None:
    """The informant pays from their camp for parts that the loot did not hold (SW-5.9, SW-R22)."""
    game.gold[informant] -= gold
    game.mine += gold
    if game.log is not None:
        game.log.tell("made_good", {"informant": informant, "seat": seat, "gold": gold})
    take_gold(game, seat, gold)


def lose(game: Sherwood, seat: Seat, glory: int, raiders: int) -> None:
    """What the Sheriff takes: glory, never below nought, and raiders, back to the oak (SW-5.11)."""
    glory = min(glory, game.glory[seat])
    game.glory[seat] -= glory
    game.oak[seat] += raiders
    if glory + raiders and game.log is not None:
        game.log.tell("lost", {"seat": seat, "glory": glory, "raiders": raiders})


def in_play(game: Sherwood, seat: Seat) -> int:
    """Raiders of a seat in its camp and on the map; those laid down or on the oak are not (SW-R21)."""
    raiders = game.camps[seat]
    for spot in range(AT_MARKET + 1):
        raiders += game.spots[spot * game.seats + seat]
    for hideout in game.rules.figures.hideouts:
        band = game.bands[hideout]
        if band is not None:
            raiders += band.raiders[seat]
    return raiders


def return_laid(game: Sherwood) -> None:
    """All that still lies at hideouts returns to mine and oak (SW-6.1, SW-R34)."""
    for hideout in game.rules.figures.hideouts:
        band = game.bands[hideout]
        if band is not None and band.informant != NOTHING:
            for seat in range(game.seats):
                lapse(game, band, seat)
            game.bands[hideout] = band.without_agreement()
    game.mine += game.lapsed_gold
    game.lapsed_gold = 0
    for seat in range(game.seats):
        game.oak[seat] += game.lapsed[seat]
    game.lapsed = [0] * game.seats
