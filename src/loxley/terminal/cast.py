"""Who sits where: a person on one seat, bots of some level on the others."""

import os
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from loxley.bots import CHARACTERS, EVEN, find_character, levels
from loxley.core.records import Record
from loxley.core.seats import Seat
from loxley.terminal.setup import MIXED, SECRET, Setup
from loxley.texts import Texts

_LONGEST = 30


@dataclass(frozen=True)
class Player:
    name: str
    level: str  # of a bot; empty for a person
    character: str = ""  # of a bot; empty for a person


def read_cast(record: Record, bot: str = "") -> list[Player]:
    """Everybody at the table of a record. Of several people the first stays, bots sit in for the others.

    A record may come from anybody: of the bots that are not of the house only `bot` is known.
    """
    known = [*levels(record.game), *([bot] if bot else [])]
    columns = (record.names, record.levels, record.characters)
    seats = list(zip_longest(*columns, fillvalue=""))[: record.players]
    seats += [("", "", "")] * (record.players - len(seats))
    cast = [Player(_tidy(name) or str(seat), level, character) for seat, (name, level, character) in enumerate(seats)]
    person = persons_seat(cast)
    return [
        Player(player.name, "") if seat == person else _known_bot(player, known) for seat, player in enumerate(cast)
    ]


def _known_bot(player: Player, known: list[str]) -> Player:
    """A bot that this version has: the weakest and most even-tempered if it does not know a level or a character."""
    level = player.level if player.level in known else known[0]
    return Player(player.name, level, player.character if player.character in CHARACTERS else EVEN.name)


def persons_seat(cast: list[Player]) -> Seat:
    return next((seat for seat, player in enumerate(cast) if not player.level), 0)


def new_cast(texts: Texts, setup: Setup, lot: Random) -> list[Player]:
    """A person on one seat, bots on the others; characters by lot where none is named."""
    bots = iter(texts.say("player-bots").split(", "))
    by_lot = setup.character in (MIXED, SECRET)
    named = "" if by_lot else find_character(setup.character).name
    cast: list[Player] = []
    for at in range(setup.players):
        given = _tidy(setup.names[at]) if setup.names is not None and at < len(setup.names) else ""
        if at == setup.seat:
            cast.append(Player(given or own_name(texts), ""))
        else:
            cast.append(Player(given or next(bots), setup.level, named or lot.choice(list(CHARACTERS))))
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
