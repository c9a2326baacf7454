"""Who sits where, as the names in a record tell it: a bot's name is followed by its level, a person's is not."""

import os
import re
from dataclasses import dataclass

from loxley.bots import levels
from loxley.core.seats import Seat
from loxley.texts import Texts

_LONGEST = 30
_BOT = re.compile(r"(?P<name>.+) \((?P<level>[^()]+)\)")


@dataclass(frozen=True)
class Player:
    name: str
    level: str  # of a bot; empty for a person


def written(player: Player) -> str:
    return f"{player.name} ({player.level})" if player.level else player.name


def read_cast(game: str, names: list[str], players: int) -> list[Player]:
    """Everybody at the table of a record. Without a word about levels, the first seat is the person's."""
    known = levels(game)
    cast: list[Player] = []
    for name in (_tidy(name) for name in names[:players]):
        found = _BOT.fullmatch(name)
        if found is not None and found["level"] in known:
            cast.append(Player(found["name"], found["level"]))
        else:
            cast.append(Player(name, ""))
    cast += [Player(str(seat), "") for seat in range(len(cast), players)]
    person = persons_seat(cast)
    return [
        player if player.level or seat == person else Player(player.name, known[0]) for seat, player in enumerate(cast)
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
