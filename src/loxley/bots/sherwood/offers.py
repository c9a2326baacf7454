"""A sheet as a bot reads it: who brings what, and what everybody can expect of it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from loxley.bots.sherwood.forest import parts
from loxley.bots.sherwood.outlook import Outlook, Prospect
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import EQUIPMENT

_USUAL_LOOT = 5  # parts, where the convoy is not known
_NEAR = 0.6  # nobody brings many more raiders than they need


@dataclass
class Offer:
    """The terms of an alliance."""

    hideout: int
    leader: Seat
    raiders: list[int]
    arms: int = 0  # strength of cards that are promised
    asked: dict[Seat, int] = field(default_factory=dict)  # of them, by cards of a partner's choice (SW-R39)
    slot: int | None = None  # named
    informant: Seat | None = None
    laid: list[float] = field(default_factory=list)  # worth of what is laid down, for each seat
    paid: list[int] = field(default_factory=list)  # gold that each seat gets at once, or pays

    @property
    def partners(self) -> list[Seat]:
        return [seat for seat, raiders in enumerate(self.raiders) if raiders]


def read_offer(outlook: Outlook, sides: Iterable[Sequence[str]]) -> Offer:
    """The terms of a sheet, a suggestion or a draft."""
    seats = len(outlook.view.seats)
    offer = Offer(0, outlook.view.active, [0] * seats, laid=[0.0] * seats, paid=[0] * seats)
    for side in sides:
        for term in side:
            _read_term(outlook, offer, term.split())
    return offer


def _read_term(outlook: Outlook, offer: Offer, words: list[str]) -> None:
    match words:
        case ["hide", hideout]:
            offer.hideout = int(hideout)
        case ["bring", seat, raiders]:
            offer.raiders[int(seat)] = int(raiders)
        case ["arm", _, kind]:
            offer.arms += outlook.figures.strengths[EQUIPMENT.index(kind)]
        case ["worth", seat, strength]:
            offer.arms += int(strength) if int(seat) != outlook.me else 0  # what I have is known, and counted anyway
        case ["name", slot, seat]:
            offer.slot, offer.informant = int(slot), int(seat)
        case ["lay", seat, kind, count]:
            each = outlook.gold if kind == "gold" else outlook.companion
            offer.laid[int(seat)] += int(count) * each
        case ["pay", giver, taker, gold]:
            offer.paid[int(giver)] -= int(gold)
            offer.paid[int(taker)] += int(gold)
        case _:
            raise ValueError(words)


def gains(outlook: Outlook, offer: Offer, prospect: Prospect) -> list[float]:
    """What each partner can expect: full glory (SW-5.6), and parts of the loot (SW-5.7) or what was fixed (SW-4.7)."""
    found = [0.0] * len(offer.raiders)
    shares = parts(offer.raiders, _loot_parts(outlook, offer), offer.leader)
    total = max(1, sum(shares))
    for seat in offer.partners:
        if offer.informant is None:
            loot = prospect.loot * shares[seat] / total
        elif seat == offer.informant:
            loot = prospect.loot - prospect.chance * sum(offer.laid)
        else:
            loot = prospect.chance * offer.laid[seat]
        found[seat] = prospect.glory + loot + offer.paid[seat] * outlook.weights.gold
    return found


def _loot_parts(outlook: Outlook, offer: Offer) -> int:
    """How many parts there will be: of the richest convoy that one knows of here, or as usual."""
    strength = sum(offer.raiders) + offer.arms
    fitting = [
        convoy.gold + convoy.companions
        for convoy in outlook.row.known.values()
        if offer.hideout in convoy.place and convoy.strength <= strength
    ]
    return max(fitting, default=_USUAL_LOOT)


def trusting(outlook: Outlook, offer: Offer, guide: Seat) -> Prospect:
    """What there is to expect here if somebody knows what they do: they have looked at a card that I do not know."""
    strength = sum(offer.raiders) + offer.arms + outlook.armed_strength(offer.raiders[outlook.me])
    plain = outlook.prospect(offer.hideout, strength)
    faith = outlook.reputations.of(guide).honesty
    best = plain
    for slot in outlook.view.row:
        if slot.resolved or slot.face is not None or guide not in slot.looked:
            continue
        weight = glory = loot = 0.0
        for convoy, chance in outlook.row.lots[slot.slot]:
            at = convoy.place.get(offer.hideout)
            if at is None or convoy.sheriff or convoy.strength > strength or outlook.taker(convoy) < at:
                continue
            near = chance * _NEAR ** (strength - convoy.strength)
            weight += near
            glory += near * convoy.glory
            loot += near * outlook.loot(convoy)
        if weight and (glory + loot) / weight * faith > best.glory + best.loot:
            best = Prospect(faith, faith * glory / weight, faith * loot / weight)
    return best
