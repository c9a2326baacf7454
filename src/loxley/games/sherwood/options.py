"""What a table may choose before a game of Sherwood Forest, and the house's own settings."""

from typing import Final

from loxley.bargain.floor import OPEN, ORDERLY
from loxley.core.options import FIRST_EDITION, Choice, Setting, read_players, read_settings
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import ARMS, BACKS, KINDS, Card, Equipment, Figures

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
BY_LOT: Final = -1
BY_FLOOR: Final = -1
ROUNDS: Final = 6  # SW-2.1
_EDITION_OF_DEALS: Final = 3  # from which any two players may deal (SW-R40)
_EDITION_OF_TALKS_ON_THE_WAY: Final = 5  # from which they may also deal while a convoy is on its way
BASIC: Final = "basic"
ADVANCED: Final = "advanced"
_PROPOSALS: Final[dict[str, int]] = {OPEN: 8, ORDERLY: 3}
_ROW: Final[list[int]] = [4, 5, 6, 6]  # SW-1.4, from three players on

CHOICES: Final[list[Choice]] = [
    Choice.word("rules", "SW-1.4", [BASIC, ADVANCED], BASIC),
    Choice.number("first_player", "SW-1.6", BY_LOT, MOST_PLAYERS - 1, BY_LOT),
    Choice.word("floor", "SW-4.5", [OPEN, ORDERLY], ORDERLY),
    Choice.number("proposals", "SW-R12", BY_FLOOR, 20, BY_FLOOR).depends("floor", _PROPOSALS),
]


class Rules:
    """The rules of one table, worked out once from its options and shared by all clones of its game."""

    def __init__(self, players: int, given: dict[str, object], figures: Figures) -> None:
        self.players = read_players(players, LEAST_PLAYERS, MOST_PLAYERS, "SW-1.4")
        self.settings: dict[str, Setting] = read_settings(CHOICES, given)
        self.figures = figures
        self.first_edition = self.settings["edition"] == FIRST_EDITION
        self.advanced = self.settings["rules"] == ADVANCED
        self.deals = self.advanced and int(self.settings["edition"]) >= _EDITION_OF_DEALS
        self.talks_on_the_way = self.deals and int(self.settings["edition"]) >= _EDITION_OF_TALKS_ON_THE_WAY
        self.orderly = self.settings["floor"] == ORDERLY
        proposals = int(self.settings["proposals"])
        self.proposals = _PROPOSALS[str(self.settings["floor"])] if proposals == BY_FLOOR else proposals
        self.first_player: Seat = int(self.settings["first_player"])
        if self.first_player >= players:
            facts: dict[str, str | int] = {"least": BY_LOT, "most": players - 1, "found": str(self.first_player)}
            raise Refused("out-of-range", "first_player", "SW-1.6", facts)
        self.row = _ROW[players - LEAST_PLAYERS]
        self.cards_of_a_back = self.row * ROUNDS // len(BACKS)  # SW-1.4

    def __reduce__(self) -> tuple[type["Rules"], tuple[int, dict[str, Setting], Figures]]:
        return Rules, (self.players, self.settings, self.figures)

    def convoy_deck(self, back: int) -> list[Card]:
        """All cards of one back that may come into the game, sorted (SW-1.4)."""
        return self.figures.deck(back, self.advanced)

    def equipment_deck(self) -> list[Equipment]:
        """All equipment cards of the game, sorted; the special ones in the advanced game only (SW-1.4)."""
        kinds = KINDS if self.advanced else ARMS
        return [kind for kind in range(kinds) for _ in range(self.figures.copies[kind])]
