"""The score sheet of Nottingham: real loot piles and mission cards, counted by the rules of the game (NO-7.4)."""

import msgspec

from loxley.companion.checks import check_known, check_names, check_number
from loxley.companion.reading import read_sheet
from loxley.core.refusals import Refused
from loxley.games.nottingham.objects import COPIES, MISSIONS, OBJECTS, Figures, Object
from loxley.games.nottingham.options import LEAST_PLAYERS, MOST_PLAYERS
from loxley.games.nottingham.scoring import Tally, tally

COUNT = "NO-7.4"  # the rule that a sheet is for
EXAMPLES = {  # of what a table hands in, for the command line's help
    "nottingham": '{"players": [{"name": "David", "loot": {"jewels": 2, "chest": 1}, "missions": ["four_pairs"]}, …]}',
}


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player as the table has written them down: loot by object, missions by name."""

    name: str
    loot: dict[str, int] = {}
    missions: list[str] = []


class Piles(msgspec.Struct, forbid_unknown_fields=True):
    """What a table hands in."""

    players: list[Player]


class Line(msgspec.Struct):
    """One player's score."""

    name: str
    loot: int
    loot_cards: int
    missions: dict[str, int]
    total: int
    place: int


class Score(msgspec.Struct):
    """What a table gets back."""

    players: list[Line]
    winners: list[int]


class Counted:
    """A sheet that was found in order, and its count."""

    def __init__(self, names: list[str], tallies: list[Tally]) -> None:
        self.names = names
        self.tallies = tallies

    def score(self) -> Score:
        lines = [
            Line(name, line.loot, line.loot_cards, line.missions, line.total, line.place)
            for name, line in zip(self.names, self.tallies, strict=True)
        ]
        return Score(lines, [at for at, line in enumerate(lines) if line.place == 1])


def count(text: str, figures: Figures) -> Counted:
    """The count of a sheet of JSON, or a refusal that names the field and the rule."""
    players = read_sheet(text, Piles, COUNT).players
    check_number(len(players), "players", "NO-2.1", LEAST_PLAYERS, MOST_PLAYERS)
    check_names((player.name for player in players), COUNT)
    loots = [_read_loot(player, at) for at, player in enumerate(players)]
    _check_box(loots)
    return Counted([player.name for player in players], tally(figures, loots, _read_missions(players)))


def _read_loot(player: Player, at: int) -> list[Object]:
    loot: list[Object] = []
    for name, cards in player.loot.items():
        field = f"players[{at}].loot.{name}"
        check_known(name, OBJECTS, field, "NO-1.1")
        check_number(cards, field, "NO-1.1", 0, COPIES)
        loot += [OBJECTS.index(name)] * cards
    return loot


def _check_box(loots: list[list[Object]]) -> None:
    """All loot piles together hold no more of an object than the box does (NO-1.1)."""
    for kind, name in enumerate(OBJECTS):
        together = 0
        for at, loot in enumerate(loots):
            together += loot.count(kind)
            if together > COPIES:
                facts: dict[str, str | int] = {"most": COPIES, "found": together}
                raise Refused("too-many-cards", f"players[{at}].loot.{name}", "NO-1.1", facts)


def _read_missions(players: list[Player]) -> list[list[int]]:
    """Who has done each mission: at most two, nobody twice (NO-4.2, NO-4.3)."""
    doers: list[list[int]] = [[] for _ in MISSIONS]
    for at, player in enumerate(players):
        for number, name in enumerate(player.missions):
            field = f"players[{at}].missions[{number}]"
            check_known(name, MISSIONS, field, "NO-4.2")
            done = doers[MISSIONS.index(name)]
            if at in done:
                raise Refused("mission-twice", field, "NO-4.2")
            done.append(at)
            if len(done) > 2:
                raise Refused("mission-closed", field, "NO-4.3", {"found": len(done)})
    return doers
