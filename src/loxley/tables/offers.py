"""Offers at a table: an answer names the offer it means, and the words of a promise are tied to its sheet."""

from loxley.core.game import GameType
from loxley.core.refusals import Refused
from loxley.core.state import View
from loxley.tables.match import MOST_BESIDE, Match, Preview


def check_offer(game: GameType, view: View, number: int, word: str) -> None:
    """`accept 2` must mean the offer of seat 2 that has this number: another one may stand there by now."""
    author = word.partition(" ")[2]
    if not any(str(seat) == author and standing == number for seat, standing in game.offers_to(view)):
        raise Refused("offer-changed", "offer")


def words_beside(match: Match, preview: Preview, text: str) -> tuple[str, int]:
    """The words of a promise, and the number of the sheet to which the sequence ties them, if there are any."""
    if not text:
        return "", 0
    seat, game = preview.seat, match.game
    if sum(sequence.seat == seat and sequence.beside is not None for sequence in match.sequences) >= MOST_BESIDE:
        raise Refused("written-enough", "beside", "", {"most": MOST_BESIDE})
    sheet = game.written_beside(preview.state.view(seat))
    if sheet in (0, game.written_beside(match.state.view(seat))):
        raise Refused("no-promise-in-words", "beside")
    return text, sheet
