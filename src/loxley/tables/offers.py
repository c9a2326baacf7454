"""Races around an offer: an answer names the offer it means, and is refused when another one stands there by now."""

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.core.state import View


def check_offer(game: GameType, view: View, number: int, word: str) -> None:
    """`accept 2` must mean the offer of seat 2 that has this number."""
    author = word.partition(" ")[2]
    if not any(str(seat) == author and standing == number for seat, standing in game.offers_to(view)):
        raise Refused("offer-changed", "offer")
