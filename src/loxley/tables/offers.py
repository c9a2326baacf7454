"""Races around an offer: an answer names the offer it means, and is refused when another one stands there by now."""

from collections.abc import Iterator

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood.view import SherwoodView


def check_offer(view: View, number: int, word: str) -> None:
    """`accept 2` must mean the offer of seat 2 that has this number."""
    author = word.partition(" ")[2]
    if not any(str(seat) == author and standing == number for seat, standing in _addressed(view)):
        raise Refused("offer-changed", "offer")


def _addressed(view: View) -> Iterator[tuple[Seat, int]]:
    """Authors and numbers of the offers that wait for the viewer's answer."""
    if isinstance(view, SheriffView):
        yield from ((offer.author, offer.number) for offer in view.offers if offer.other == view.viewer)
    elif isinstance(view, SherwoodView) and view.talks is not None:
        yield from ((sheet.author, sheet.number) for sheet in view.talks.sheets if view.viewer in sheet.parties)
