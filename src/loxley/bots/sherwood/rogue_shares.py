"""What rogues give their partners, or ask of them, so that a sheet of the advanced game is signed.

Shares of the loot are laid down by whoever names the card (SW-4.7); gold is paid at once (SW-4.5), to somebody whom
the loot does not persuade, or by somebody who is let in on a very good thing.
"""

from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.offers import Offer, gains
from loxley.bots.sherwood.outlook import Outlook, Prospect
from loxley.bots.sherwood.rogue_signing import standing
from loxley.core.seats import Seat

_TAKES_MY_WORD = 0.75  # how much of what I say about a card others believe
_MARGIN = 0.5  # glory: what a partner should gain by signing, as far as I can tell
_PLENTY = 1.6  # who gains more pays for what I know
_PAYS = 2  # gold that I give at once, at most


def partners_worth(outlook: Outlook, offer: Offer, prospect: Prospect, seat: Seat) -> float:
    """What signing brings another, as they will see it: they judge as I would, and believe less than I know."""
    faith = 1.0 if _knows(outlook, offer, seat) else _TAKES_MY_WORD
    believed = Prospect(faith * prospect.chance, faith * prospect.glory, faith * prospect.loot)
    found = gains(outlook, offer, believed)
    worth = found[seat] - offer.raiders[seat] * outlook.weights.join
    if not outlook.is_last_round:
        worth -= offer.asked.get(seat, 0) * outlook.weights.card
    if offer.raiders[seat] == outlook.view.seats[seat].camp and not outlook.view.emptied:
        worth += 1.0  # SW-3.8
    for other in offer.partners:
        if other != seat:
            rival = found[other] - outlook.hour * offer.raiders[other]
            worth -= outlook.rivalry * standing(outlook, other) * max(0.0, rival)
    return worth


def _knows(outlook: Outlook, offer: Offer, seat: Seat) -> bool:
    shown = None if offer.slot is None else outlook.view.row[offer.slot - 1]
    return shown is not None and (shown.face_up or seat in shown.looked)


def share_out(outlook: Outlook, offer: Offer, prospect: Prospect, convoy: Convoy | None) -> None:
    """Lay down and pay what each partner needs to gain by signing; let those pay who gain very much."""
    left = 0 if convoy is None or offer.informant is None else min(convoy.gold, outlook.view.mine)
    purse = outlook.mine.gold
    for seat in offer.partners:
        if seat == outlook.me:
            continue
        while left and partners_worth(outlook, offer, prospect, seat) < _MARGIN:
            offer.laid[seat] += outlook.gold
            left -= 1
        while min(purse, _PAYS - offer.paid[seat]) > 0 and partners_worth(outlook, offer, prospect, seat) < _MARGIN:
            _pay(offer, outlook.me, seat)
            purse -= 1
        rich = outlook.view.seats[seat].gold > 0 and offer.informant == outlook.me
        if rich and not _knows(outlook, offer, seat) and partners_worth(outlook, offer, prospect, seat) > _PLENTY:
            _pay(offer, seat, outlook.me)


def _pay(offer: Offer, giver: Seat, taker: Seat) -> None:
    offer.paid[giver] -= 1
    offer.paid[taker] += 1
