"""The score sheet of Sheriff: what lies on real stalls, counted by the rules of the game (SH-7)."""

import msgspec

from loxley.companion.checks import check_known, check_names, check_number
from loxley.companion.reading import read_sheet, wrong_type
from loxley.core.refusals import Refused
from loxley.games.sheriff.goods import FEAST_PLATE, GOODS, LEGAL, Figures, Good
from loxley.games.sheriff.options import LEAST_PLAYERS, MOST_PLAYERS
from loxley.games.sheriff.scoring import Tally, tally
from loxley.games.sheriff.vocabulary import STARTING_COINS

COUNT = "SH-7.2"  # the rule that a sheet is for
EXAMPLES = {  # of what a table hands in, for the command line's help
    "sheriff": '{"players": [{"name": "David", "coins": 42, "goods": {"apple": 4}}, …], "first_sheriff": 0}',
    "feast": '"feast": ["apple"]',
}


class Player(msgspec.Struct, forbid_unknown_fields=True):
    """One player as the table has written them down; `feast` says what each Feast Plate has become (SH-8.5)."""

    name: str
    coins: int
    goods: dict[str, object]
    feast: list[str] = []


class Stalls(msgspec.Struct, forbid_unknown_fields=True):
    """What a table hands in."""

    players: list[Player]
    first_sheriff: int | None = None


class Line(msgspec.Struct):
    """One player's score."""

    name: str
    goods: int
    coins: int
    bonuses: dict[str, int]
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
            Line(name, line.goods, line.coins, line.bonuses, line.total, line.place)
            for name, line in zip(self.names, self.tallies, strict=True)
        ]
        return Score(lines, [at for at, line in enumerate(lines) if line.place == 1])


def count(text: str, figures: Figures) -> Counted:
    """The count of a sheet of JSON, or a refusal that names the field and the rule."""
    stalls = read_sheet(text, Stalls, COUNT)
    players = stalls.players
    check_number(len(players), "players", "SH-2.6", LEAST_PLAYERS, MOST_PLAYERS)
    if stalls.first_sheriff is not None:
        check_number(stalls.first_sheriff, "first_sheriff", "SH-2.5", 0, len(players) - 1)
    check_names((player.name for player in players), COUNT)
    _check_coins([player.coins for player in players])
    goods = [_read_goods(player, at, len(players), figures) for at, player in enumerate(players)]
    _check_box(goods, figures)
    feasts = [_read_feast(player.feast, at, goods, figures) for at, player in enumerate(players)]
    tallies = tally(
        figures,
        [cards[:LEGAL] for cards in goods],
        [_contraband(cards) for cards in goods],
        [player.coins for player in players],
        feasts,
    )
    return Counted([player.name for player in players], tallies)


def _check_coins(purses: list[int]) -> None:
    """Coins only change hands: all purses together hold at most what was given out (SH-2.1)."""
    most = STARTING_COINS * len(purses)
    together = 0
    for at, coins in enumerate(purses):
        check_number(coins, f"players[{at}].coins", "SH-2.1", 0, most)
        together += coins
        if together > most:
            raise Refused("too-many-coins", f"players[{at}].coins", "SH-2.1", {"most": most, "found": together})


def _read_goods(player: Player, at: int, players: int, figures: Figures) -> list[int]:
    """How many of each good lie on one stall; no more than there are in the box (SH-1.1)."""
    cards = [0] * len(GOODS)
    for name, number in player.goods.items():
        field = f"players[{at}].goods.{name}"
        check_known(name, GOODS, field, "SH-1.1")
        good = GOODS.index(name)
        if not isinstance(number, int) or isinstance(number, bool):
            raise wrong_type(field, "int", _json_type(number), "SH-1.1")
        most = figures.copies(good, players)
        if number > 0 and most == 0:
            raise Refused("not-in-play", field, "SH-1.1", {"players": players})
        check_number(number, field, "SH-1.1", 0, most)
        cards[good] = number
    return cards


def _check_box(goods: list[list[int]], figures: Figures) -> None:
    """All stalls together hold no more of a good than the box does (SH-1.1)."""
    for good, name in enumerate(GOODS):
        most = figures.copies(good, len(goods))
        together = 0
        for at, cards in enumerate(goods):
            together += cards[good]
            if together > most:
                facts: dict[str, str | int] = {"most": most, "found": together}
                raise Refused("too-many-cards", f"players[{at}].goods.{name}", "SH-1.1", facts)


def _read_feast(names: list[str], at: int, goods: list[list[int]], figures: Figures) -> list[Good]:
    """One legal good in play for each Feast Plate on the stall (SH-8.5)."""
    plates = goods[at][FEAST_PLATE]
    if len(names) != plates:
        facts: dict[str, str | int] = {"most": plates, "found": len(names)}
        raise Refused("feast-and-plates", f"players[{at}].feast", "SH-8.5", facts)
    in_play = [name for good, name in enumerate(GOODS[:LEGAL]) if figures.copies(good, len(goods)) > 0]
    for plate, name in enumerate(names):
        check_known(name, in_play, f"players[{at}].feast[{plate}]", "SH-8.5")
    return [GOODS.index(name) for name in names]


def _contraband(cards: list[int]) -> list[Good]:
    return [good for good in range(LEGAL, len(GOODS)) for _ in range(cards[good])]


def _json_type(value: object) -> str:
    names = {str: "str", bool: "bool", float: "float", type(None): "null", list: "array", dict: "object"}
    return names.get(type(value), "object")
