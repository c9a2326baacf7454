"""How people and bots look at a table: a portrait and a colour, each out of a fixed list."""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from loxley.core.refusals import Refused
from loxley.tables.names import BOT_NAMES
from loxley.tables.table import Table

PORTRAITS: Final = (
    "lady",
    "outlaw",
    "friar",
    "minstrel",
    "archer",
    "miller",
    "innkeeper",
    "page",
    "smith",
    "knight",
    "abbess",
    "tinker",
)
COLOURS: Final = ("crimson", "river", "leaf", "plum", "amber", "slate", "rose", "teal")


def read_look(portrait: str, colour: str) -> tuple[str, str]:
    """A portrait and a colour that there are; empty for no wish."""
    for found, known, named in ((portrait, PORTRAITS, "portrait"), (colour, COLOURS, "colour")):
        if found and found not in known:
            raise Refused("unknown-look", named, "", {"found": found, "choices": ", ".join(known)})
    return portrait, colour


def portrait_of_bot(name: str) -> str:
    """Each name of the house has its own face; a stranger has one of them, always the same."""
    at = BOT_NAMES.index(name) if name in BOT_NAMES else crc32(name.encode())
    return PORTRAITS[at % len(PORTRAITS)]


def portrait_at(table: Table, seat: int) -> str:
    """The face at a seat: of its person, also while a bot keeps it for them, or of the bot."""
    place = table.places[seat]
    if place.person is not None:
        return table.people[place.person].portrait
    return portrait_of_bot(place.name) if place.level else ""


def colours_at(table: Table) -> list[str]:
    """Each seat has a colour of its own: the one its person would like, unless somebody before them has it.

    Whoever came first chooses first; all others keep that of their seat, or get the next that is left.
    """
    owners = [None if place.person is None else table.people[place.person] for place in table.places]
    wishes = {seat: owner for seat, owner in enumerate(owners) if owner is not None and owner.colour}
    given: dict[int, str] = {}
    for seat, owner in sorted(wishes.items(), key=lambda each: each[1].number):
        if owner.colour not in given.values():
            given[seat] = owner.colour
    for seat in range(table.players):
        if seat not in given:
            given[seat] = _left(seat, list(given.values()))
    return [given[seat] for seat in range(table.players)]


def _left(seat: int, taken: Sequence[str]) -> str:
    turned = COLOURS[seat:] + COLOURS[:seat]
    return next(colour for colour in turned if colour not in taken)
