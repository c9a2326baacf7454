"""The score sheet of Sherwood Forest: what a real table's track, oaks and camps show, ranked by the rules (SW-7)."""

import msgspec

from loxley.companion.checks import check_names, check_number
from loxley.companion.reading import read_sheet
from loxley.games.sherwood.cards import MOST_COMPANIONS, MOST_GOLD, MOST_LOOT, RAIDERS
from loxley.games.sherwood.options import LEAST_PLAYERS, MOST_PLAYERS
from loxley.games.sherwood.scoring import Tally, last_loot, tally

COUNT = "SW-7.2"  # the rule that a sheet is for
EXAMPLES = {  # of what a table hands in, for the command line's help
    "sherwood": '{"players": [{"name": "Anne", "glory": 31, "oak": 1, "gold": 3, "last_loot": {"gold": 9}}, …]}',
}
MOST_GLORY = 300  # far beyond what six rounds give
CARDS_A_ROUND = 6  # SW-1.4


class LastLoot(msgspec.Struct, forbid_unknown_fields=True):
    """Loot of round six that is not yet on the glory track (SW-7.1)."""

    gold: int = 0
    companions: int = 0


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player as the table has written them down: glory, raiders still on the oak, gold in camp."""

    name: str
    glory: int
    oak: int
    gold: int
    last_loot: LastLoot | None = None


class Forest(msgspec.Struct, forbid_unknown_fields=True):
    """What a table hands in."""

    players: list[Player]


class Line(msgspec.Struct):
    """One player's score."""

    name: str
    glory: int
    last_loot: int
    oak: int
    gold: int
    total: int
    place: int


class Score(msgspec.Struct):
    """What a table gets back."""

    players: list[Line]
    winners: list[int]


class Counted:
    """A sheet that was found in order, and its count."""

    def __init__(self, players: list[Player], loot: list[int], tallies: list[Tally]) -> None:
        self.names = [player.name for player in players]
        self.glory = [player.glory for player in players]
        self.loot = loot
        self.tallies = tallies

    def score(self) -> Score:
        lines = [
            Line(name, self.glory[at], self.loot[at], line.oak, line.gold, line.total, line.place)
            for at, (name, line) in enumerate(zip(self.names, self.tallies, strict=True))
        ]
        return Score(lines, [at for at, line in enumerate(lines) if line.place == 1])


def count(text: str) -> Counted:
    """The count of a sheet of JSON, or a refusal that names the field and the rule."""
    players = read_sheet(text, Forest, COUNT).players
    check_number(len(players), "players", "SW-1.4", LEAST_PLAYERS, MOST_PLAYERS)
    check_names((player.name for player in players), COUNT)
    for at, player in enumerate(players):
        _check_player(player, f"players[{at}]")
    check_number(sum(player.gold for player in players), "players, gold", "SW-R1", 0, MOST_GOLD)
    loot: list[int] = []
    oak: list[int] = []
    for player in players:
        taken = player.last_loot or LastLoot()
        loot.append(last_loot(taken.gold, taken.companions, player.oak))
        oak.append(player.oak - min(taken.companions, player.oak))
    glory = [player.glory + gained for player, gained in zip(players, loot, strict=True)]
    return Counted(players, loot, tally(glory, oak, [player.gold for player in players]))


def _check_player(player: Player, place: str) -> None:
    check_number(player.glory, f"{place}.glory", "SW-2.1", 0, MOST_GLORY)
    check_number(player.oak, f"{place}.oak", "SW-1.2", 0, RAIDERS)
    check_number(player.gold, f"{place}.gold", "SW-R1", 0, MOST_GOLD)
    if player.last_loot is not None:
        most = CARDS_A_ROUND * MOST_LOOT
        check_number(player.last_loot.gold, f"{place}.last_loot.gold", "SW-7.1", 0, most)
        most = CARDS_A_ROUND * MOST_COMPANIONS
        check_number(player.last_loot.companions, f"{place}.last_loot.companions", "SW-7.1", 0, most)
