"""Who sits where: a person on one seat, bots of some level on the others."""

import os
from dataclasses import dataclass
from itertools import zip_longest

from loxley.bots import levels
from loxley.core.records import Record
from loxley.core.seats import Seat
from loxley.texts import Texts

_LONGEST = 30


@dataclass(frozen=True)
class Player:
    name: str
    level: str  # of a bot; empty for a person


def read_cast(record: Record) -> list[Player]:
    """Everybody at the table of a record. Of several people the first stays, bots sit in for the others."""
    known = levels(record.game)
    seats = list(zip_longest(record.names, record.levels, fillvalue=""))[: record.players]
    seats += [("", "")] * (record.players - len(seats))
    cast = [Player(_tidy(name) or str(seat), level) for seat, (name, level) in enumerate(seats)]
    person = persons_seat(cast)
    return [
        Player(player.name, "" if seat == person else player.level if player.level in known else known[0])
        for seat, player in enumerate(cast)
    ]


def persons_seat(cast: list[Player]) -> Seat:
    return next((seat for seat, player in enumerate(cast) if not player.level), 0)


def new_cast(texts: Texts, players: int, level: str, seat: Seat, names: list[str] | None) -> list[Player]:
    """A person on one seat, bots on the others."""
    bots = iter(texts.say("player-bots").split(", "))
    cast: list[Player] = []
    for at in range(players):
        given = _tidy(names[at]) if names is not None and at < len(names) else ""
        if at == seat:
            cast.append(Player(given or own_name(texts), ""))
        else:
            cast.append(Player(given or next(bots), level))
    return cast


def _tidy(name: str) -> str:
    """A name that fits into a table and cannot steer the terminal."""
    return "".join(each for each in name if each.isprintable()).strip()[:_LONGEST]


def own_name(texts: Texts) -> str:
    """The person's name as the system knows it."""
    for variable in ("LOXLEY_NAME", "USER", "LOGNAME", "USERNAME"):
        name = _tidy(os.environ.get(variable, ""))
        if name:
            return name
    return texts.say("player-you")
