"""How a bot words an offer: a plan of moves from `to` to `post`, in canonical order."""

from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.vocabulary import OFFER, POST, TERMS, TO, WANT


def offer(other: Seat, gives: list[str], wants: list[str]) -> list[Move]:
    """The moves that post an offer of these terms."""
    given = sorted(OFFER.of(TERMS.move(word)) for word in gives)
    wanted = sorted(WANT.of(TERMS.move(word)) for word in wants)
    return [TO.of(other), *given, *wanted, POST]
