"""Moves as the seat that plays them sees the table: seats counted from oneself, as in rows.

A row has the viewer first and the others clockwise, but the words of a move name seats by their number. One policy
for all seats needs one language: `open 2`, said by seat 1, is `open 1` seen from there.
"""

from loxley.core.catalogue import LABEL
from loxley.core.game import GameType
from loxley.core.seats import Seat
from loxley.core.words import Family, Move

_MONEY = ("coins", "gold")  # a number after these words is no seat


def turned_moves(game: GameType, players: int, viewer: Seat) -> list[Move]:
    """Of each move of the vocabulary: what it is called when seats are counted from the viewer.

    Moves that name a seat which is not at the table stay as they are. It is a permutation.
    """
    return [
        game.book.move(_turned(family, argument, _seat_places(game, family), players, viewer))
        for family in game.book.families
        for argument in family.arguments
    ]


def _seat_places(game: GameType, family: Family) -> list[int] | None:
    """Which words of an argument are seats; nothing where the words themselves must tell."""
    entry = game.catalogue.moves.get(family.name) if game.catalogue is not None else None
    kinds = [] if entry is None else list(entry.kinds.values())
    if LABEL in kinds:
        return None
    return [at for at, kind in enumerate(kinds) if kind.startswith("seat")]


def _turned(family: Family, argument: str, places: list[int] | None, players: int, viewer: Seat) -> str:
    words = argument.split()
    if places is None:
        places = [at for at, word in enumerate(words) if word.isdigit() and words[at - 1] not in _MONEY]
    seats = [int(words[at]) for at in places if at < len(words)]
    if all(seat < players for seat in seats):
        for at, seat in zip(places, seats, strict=False):
            words[at] = str((seat - viewer) % players)
    return " ".join([family.name, *words])
