"""How rogues raid: which card they turn up, where they play equipment, how they deal out loot."""

from loxley.bots.sherwood.forest import Convoy, parts
from loxley.bots.sherwood.outlook import Outlook
from loxley.core.words import Move
from loxley.games.sherwood.view import BandView
from loxley.games.sherwood.vocabulary import CALL, DEAL, PASS, PLAY


def fortunes(outlook: Outlook) -> dict[int, float]:
    """What it would be worth to me to turn up each card of the row now."""
    return {
        slot: sum(chance * outcome(outlook, convoy, slot) for convoy, chance in lot)
        for slot, lot in outlook.row.lots.items()
    }


def outcome(outlook: Outlook, convoy: Convoy, slot: int) -> float:
    """My gain when this convoy sets out, less what the others' gains cost me, less what my band gives up for it."""
    if convoy.sheriff:
        return _sheriff(outlook, convoy)
    at = outlook.taker(convoy)
    if at >= len(convoy.way):
        return 0.0
    band = next(band for band in outlook.view.bands if band.hideout == convoy.way[at])
    value = -others_gain(outlook, band, convoy)
    if band.raiders[outlook.me]:
        value += my_gain(outlook, band, convoy) - outlook.weights.patience * _better(outlook, band, convoy, slot)
    return value


def my_gain(outlook: Outlook, band: BandView, convoy: Convoy) -> float:
    return convoy.glory + _share(outlook, band, convoy, outlook.me)


def _share(outlook: Outlook, band: BandView, convoy: Convoy, seat: int) -> float:
    """A part of the loot."""
    if sum(count > 0 for count in band.raiders) == 1:
        return outlook.price(convoy) - convoy.glory
    if band.slot is not None and band.informant is not None and outlook.row.known.get(band.slot) is convoy:
        laid = band.gold[seat] * outlook.gold + band.companions[seat] * outlook.companion
        if seat != band.informant:
            return laid
        owed = sum(band.gold) * outlook.gold + sum(band.companions) * outlook.companion
        return outlook.loot(convoy) - owed
    loot = convoy.gold + convoy.companions
    return outlook.loot(convoy) * parts(band.raiders, loot, band.leader)[seat] / max(1, loot)


def others_gain(outlook: Outlook, band: BandView, convoy: Convoy) -> float:
    return outlook.rivalry * sum(
        outlook.hurts[seat] * (convoy.glory + _share(outlook, band, convoy, seat))
        for seat in outlook.others
        if band.raiders[seat]
    )


def _better(outlook: Outlook, band: BandView, convoy: Convoy, slot: int) -> float:
    """What the band would take instead, of all that I know to be coming."""
    best = 0.0
    for other, known in outlook.row.known.items():
        if other == slot or known.sheriff or known is convoy:
            continue
        at = outlook.taker(known)
        if at < len(known.way) and known.way[at] == band.hideout:
            best = max(best, my_gain(outlook, band, known))
    return best


def _sheriff(outlook: Outlook, convoy: Convoy) -> float:
    """Every band on the way fights; those who lose are sent home (SW-5.11)."""
    value = 0.0
    for band in outlook.view.bands:
        if band.hideout not in convoy.place:
            continue
        wins = outlook.strengths[band.hideout] >= convoy.strength
        loss = convoy.glory_lost + outlook.companion * convoy.raiders_lost + outlook.hour * sum(band.raiders)
        stake = convoy.glory if wins else -loss
        value += stake if band.raiders[outlook.me] else 0.0
        value -= outlook.rivalry * stake * sum(band.raiders[seat] > 0 for seat in outlook.others)
    return value


# ------------------------------------------------------------------------------------------------------------- meetings


def fight(outlook: Outlook) -> tuple[Move, float, float]:
    """Which card to play or not; with it what winning is worth to me, and what the cards for it cost."""
    view = outlook.view
    called = [move for move in outlook.legal if move in CALL]
    if called:
        own = CALL.of(outlook.me)
        return (called[0] if called[0] != own or len(called) == 1 else called[1]), 0.0, 0.0
    meeting, cart = view.meeting, view.cart
    band = next((band for band in view.bands if cart is not None and band.hideout == cart.hideout), None)
    if meeting is None or cart is None or band is None:
        return PASS, 0.0, 0.0
    convoy = outlook.forest.on_the_road(cart.card, cart.end)
    missing = convoy.strength - sum(band.raiders) - meeting.bonus
    room = band.raiders[outlook.me] - meeting.used[outlook.me]
    cards = _fewest(outlook, missing, room)
    if not cards:
        return PASS, 0.0, 0.0
    cost = 0.0 if outlook.is_last_round else outlook.weights.card * sum(outlook.figures.strengths[c] for c in cards)
    gain = my_gain(outlook, band, convoy) - others_gain(outlook, band, convoy)
    if convoy.sheriff:
        gain += convoy.glory_lost + convoy.raiders_lost * outlook.companion
    else:
        gain += _if_it_goes_on(outlook, convoy, band) - outlook.weights.patience * _better(
            outlook, band, convoy, cart.slot
        )
    return (PLAY.of(cards[0]) if gain > cost else PASS), gain, cost


def _fewest(outlook: Outlook, missing: int, room: int) -> list[int]:
    """The cards that make up what is missing with the least to spare; none if they cannot."""
    arms = outlook.arms()
    strengths = outlook.figures.strengths
    best: list[int] = []
    for choice in range(1, 1 << len(arms)):
        cards = [arms[at] for at in range(len(arms)) if choice >> at & 1]
        total = sum(strengths[card] for card in cards)
        if len(cards) <= room and total >= missing and (not best or total < sum(strengths[card] for card in best)):
            best = cards
    return best


def _if_it_goes_on(outlook: Outlook, convoy: Convoy, here: BandView) -> float:
    """What the next band on the way would cost me, or bring me, if we let the convoy pass."""
    cart = outlook.view.cart
    assert cart is not None
    way = convoy.way[convoy.place[here.hideout] + 1 :]
    for hideout in way:
        if hideout != here.hideout and outlook.strengths.get(hideout, 0.0) >= convoy.strength:
            band = next(band for band in outlook.view.bands if band.hideout == hideout)
            mine = my_gain(outlook, band, convoy) if band.raiders[outlook.me] else 0.0
            return others_gain(outlook, band, convoy) - mine
    return 0.0


# ----------------------------------------------------------------------------------------------------------------- loot


def deal(outlook: Outlook) -> Move:
    """To oneself what is worth most, to the others what is worth least to them; the odd part to whoever is behind."""
    own = [move for move in outlook.legal if DEAL.index(move) // 2 == outlook.me]
    companions_first = outlook.companion > outlook.gold
    if own:
        return own[-1] if companions_first else own[0]
    behind = sorted(outlook.legal, key=lambda move: outlook.view.seats[DEAL.index(move) // 2].glory)
    kind = 0 if companions_first else 1
    cheap = [move for move in behind if DEAL.index(move) % 2 == kind]
    return (cheap or behind)[0]
