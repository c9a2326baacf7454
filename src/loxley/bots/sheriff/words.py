"""How a bot words an offer: a plan of moves from `to` to `post`, in canonical order."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.goods import GOODS, LEGAL, Figures
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    CHOOSE,
    CONTRABAND,
    JOIN,
    OFFER,
    PICK,
    POST,
    TERMS,
    TO,
    UNSEEN,
    WANT,
    about_offer,
)


def offer(other: Seat, gives: list[str], wants: list[str]) -> list[Move]:
    """The moves that post an offer of these terms."""
    given = sorted(OFFER.of(TERMS.move(word)) for word in gives)
    wanted = sorted(WANT.of(TERMS.move(word)) for word in wants)
    return [TO.of(other), *given, *wanted, POST]


def join(proposal: OfferView, sheriff: Seat, gives: list[str]) -> list[Move]:
    """The moves that add a part to somebody's offer (SH-R31)."""
    given = sorted(OFFER.of(TERMS.move(word)) for word in gives)
    return [about_offer(JOIN, proposal.author, proposal.other, sheriff), *given, POST]


def accept(proposal: OfferView, contraband: list[str], figures: Figures) -> list[Move]:
    """The moves that accept an offer. Where it asks for cards face down, the cheapest are chosen (SH-R32)."""
    unseen = proposal.wants.count(TERMS.words[UNSEEN])
    if not unseen:
        return [ACCEPT.of(proposal.author)]
    stock = contraband[:]
    for word in proposal.wants:
        if word.startswith(f"{CONTRABAND.name} ") and word.partition(" ")[2] in stock:
            stock.remove(word.partition(" ")[2])
    goods = sorted((GOODS.index(word) for word in stock), key=lambda good: figures.values[good])[:unseen]
    return [PICK.of(proposal.author), *[CHOOSE.of(good - LEGAL) for good in sorted(goods)], ACCEPT.of(proposal.author)]
