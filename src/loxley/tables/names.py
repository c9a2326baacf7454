"""Names at a table: each can be seen, and none passes for another's."""

import unicodedata
from collections.abc import Collection

from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.tables.people import tidy
from loxley.tables.table import Table

BOT_NAMES = ("Marian", "Robin", "Tuck", "Will", "Gilbert", "Much", "Bess", "David")

_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and symbols that show nothing
_MOST_MARKS = 2  # on one letter; more of them grow over the lines around
# What looks like a Latin letter and is none, and the figures that pass for letters.
_LOOKALIKES = str.maketrans(
    "авекмнорстухіѕјԁԛԝαβεηικμνορτυχγω01|!$5",  # noqa: RUF001 - that they look alike is the point
    "abekmhopctyxisjdqwabenikuvoptuxywolllss",
)


def read_name(name: str, others: Collection[str] = ()) -> str:
    """A name on one line; refuses one that shows nothing, or looks like one of the others."""
    tidied = _without_towers(tidy(name))
    if not tidied:
        raise Refused("no-name", "name")
    if not any(unicodedata.category(each)[0] in "LN" and each not in _BLANK for each in tidied):
        raise Refused("name-unseen", "name")
    if look_of(tidied) in {look_of(other) for other in others}:
        raise Refused("name-taken", "name")
    return tidied


def look_of(name: str) -> str:
    """What a name looks like at a glance: two names with the same look are one to a reader."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [each for each in plain if unicodedata.category(each)[0] in "LNSP" and each not in _BLANK]
    return "".join(letters).translate(_LOOKALIKES).replace("l", "i").replace("rn", "m").replace("vv", "w")


def names_at(table: Table, besides_person: int | None = None, besides_seat: Seat | None = None) -> list[str]:
    """Of everybody who is at a table, bots too."""
    people = [person.name for person in table.people.values() if person.number != besides_person]
    bots = [
        place.name
        for seat, place in enumerate(table.places)
        if place.level and place.person is None and seat != besides_seat
    ]
    return people + bots


def free_bot_name(seat: Seat, others: Collection[str]) -> str:
    """The name of a bot on a seat, or the next one that nobody has."""
    taken = {look_of(other) for other in others}
    names = [BOT_NAMES[(seat + step) % len(BOT_NAMES)] for step in range(len(BOT_NAMES))]
    return next((name for name in names if look_of(name) not in taken), f"{BOT_NAMES[seat]} {seat + 1}")


def _without_towers(name: str) -> str:
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.category(each)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(each)
    return "".join(kept)
