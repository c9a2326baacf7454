"""How the rest of a round may go: rows are imagined from the beliefs, and played to their end card by card.

Every world is played once for each card that could be turned up first, with the same rest of the order, so that the
choices are compared on equal ground.
"""

from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.raiding import my_gain, others_gain
from loxley.games.sherwood.view import BandView

WORLDS = 16


def forecast(outlook: Outlook) -> dict[int, float]:
    """What turning up each card now is worth to me, over all that follows in this round."""
    slots = list(outlook.row.lots)
    total = dict.fromkeys(slots, 0.0)
    if len(slots) == 1:
        return total
    worths: dict[tuple[int, str], float] = {}
    bands = {band.hideout: band for band in outlook.view.bands}
    for _ in range(WORLDS):
        world = _imagine(outlook)
        order = outlook.rng.sample(slots, len(slots))
        for first in slots:
            rest = [world[slot] for slot in order if slot != first]
            total[first] += _play_out(outlook, [world[first], *rest], bands, worths)
    return {slot: worth / WORLDS for slot, worth in total.items()}


def _imagine(outlook: Outlook) -> dict[int, Convoy]:
    """A row that it could be; no card lies in it twice."""
    world: dict[int, Convoy] = {}
    for slot, lot in outlook.row.lots.items():
        convoy = lot[0][0]
        if len(lot) > 1:
            cards, chances = [card for card, _ in lot], [chance for _, chance in lot]
            convoy = outlook.rng.choices(cards, chances)[0]
            while convoy in world.values():
                convoy = outlook.rng.choices(cards, chances)[0]
        world[slot] = convoy
    return world


def _play_out(
    outlook: Outlook, order: list[Convoy], bands: dict[int, BandView], worths: dict[tuple[int, str], float]
) -> float:
    """Each convoy goes its way and is taken by the first band that is strong enough; that band goes home."""
    strengths = dict(outlook.strengths)
    worth = 0.0
    for convoy in order:
        needed = convoy.strength
        for hideout in convoy.way:
            if hideout not in strengths:
                continue
            wins = strengths[hideout] >= needed
            if wins or convoy.sheriff:
                del strengths[hideout]
                key = (hideout, convoy.name)
                if key not in worths:
                    worths[key] = (
                        _worth(outlook, bands[hideout], convoy) if wins else _loss(outlook, bands[hideout], convoy)
                    )
                worth += worths[key]
            if wins:
                break
    return worth


def _worth(outlook: Outlook, band: BandView, convoy: Convoy) -> float:
    """What it is worth to me that this band takes this convoy."""
    worth = -others_gain(outlook, band, convoy)
    own = band.raiders[outlook.me]
    if own:
        worth += my_gain(outlook, band, convoy)
        if not outlook.is_last_round:
            cards = min(max(0, convoy.strength - sum(band.raiders)), outlook.armed_strength(own))
            worth -= outlook.weights.card * cards
    return worth


def _loss(outlook: Outlook, band: BandView, sheriff: Convoy) -> float:
    """What it is worth to me that the Sheriff beats this band (SW-5.11)."""
    stake = sheriff.glory_lost + outlook.companion * sheriff.raiders_lost
    others = sum(band.raiders[seat] > 0 for seat in outlook.others)
    return outlook.rivalry * stake * others - (stake if band.raiders[outlook.me] else 0.0)
