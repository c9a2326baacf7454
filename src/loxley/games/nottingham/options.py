"""What a table may choose before a game of Nottingham."""

from typing import Final

from loxley.core.options import FIRST_EDITION, Choice, Setting, read_players, read_settings
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.games.nottingham.objects import COPIES, KINDS, Ambush, Figures, Object

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 7
BY_LOT: Final = -1
BY_SEAT: Final = "by_seat"
CHOSEN: Final = "chosen"

CHOICES: Final[list[Choice]] = [
    Choice.number("first_player", "NO-2.3", BY_LOT, MOST_PLAYERS - 1, BY_LOT),
    Choice.flag("memory_aid", "NO-R27"),
    Choice.word("colours", "NO-R30", [BY_SEAT, CHOSEN], BY_SEAT),
]


class Rules:
    """The rules of one table, worked out once from its options and shared by all clones of its game."""

    def __init__(self, players: int, given: dict[str, object], figures: Figures) -> None:
        self.players = read_players(players, LEAST_PLAYERS, MOST_PLAYERS, "NO-2.1")
        self.settings: dict[str, Setting] = read_settings(CHOICES, given)
        self.figures = figures
        self.first_edition = self.settings["edition"] == FIRST_EDITION
        self.colours_are_chosen = self.settings["colours"] == CHOSEN
        self.first_player: Seat = int(self.settings["first_player"])
        if self.first_player >= players:
            facts: dict[str, str | int] = {"least": BY_LOT, "most": players - 1, "found": str(self.first_player)}
            raise Refused("out-of-range", "first_player", "NO-2.3", facts)

    def __reduce__(self) -> tuple[type["Rules"], tuple[int, dict[str, Setting], Figures]]:
        return Rules, (self.players, self.settings, self.figures)

    def full_deck(self) -> list[Object]:
        """Every object card, sorted (NO-1.1)."""
        return [kind for kind in range(KINDS) for _ in range(COPIES)]

    def ambush_cards(self) -> list[Ambush]:
        """Every ambush card in play, sorted: colours that nobody has leave the game (NO-2.1)."""
        return list(range(self.players)) + self.figures.pairs
