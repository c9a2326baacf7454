"""What a table may choose before a game of Sheriff (SH-8), and the house's own settings."""

from typing import Final

from loxley.bargain.floor import OPEN, ORDERLY
from loxley.core.options import FIRST_EDITION, Choice, Setting, read_players, read_settings
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import KINDS, LEGAL, PROMO, ROYAL, Figures, Good

LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 5
BY_LOT: Final = -1
_WORDS: Final = 3

CHOICES: Final[list[Choice]] = [
    Choice.flag("royal_goods", "SH-8.1"),
    Choice.flag("timed_inspection", "SH-8.2"),
    Choice.flag("removed_cards", "SH-8.3"),
    Choice.flag("seven_cards", "SH-8.4"),
    Choice.flag("promo_cards", "SH-8.5"),
    Choice.number("first_sheriff", "SH-2.5", BY_LOT, MOST_PLAYERS - 1, BY_LOT),
    Choice.word("floor", "SH-4.2", [OPEN, ORDERLY], ORDERLY),
    Choice.number("words", "SH-4.2", 0, 99, _WORDS).depends("floor", {ORDERLY: _WORDS}),
]


class Rules:
    """The rules of one table, worked out once from its options and shared by all clones of its game."""

    def __init__(self, players: int, given: dict[str, object], figures: Figures) -> None:
        self.players = read_players(players, LEAST_PLAYERS, MOST_PLAYERS, "SH-2.6")
        self.settings: dict[str, Setting] = read_settings(CHOICES, given)
        self.figures = figures
        self.first_edition = self.settings["edition"] == FIRST_EDITION
        self.timed = self.settings["timed_inspection"] is True
        self.removed = 10 if self.settings["removed_cards"] is True else 0
        self.hand_size = 7 if self.settings["seven_cards"] is True else 6
        self.orderly = self.settings["floor"] == ORDERLY
        self.words = int(self.settings["words"])
        self.rounds = players * (3 if players == 3 else 2)  # SH-2.6
        self.first_sheriff: Seat = int(self.settings["first_sheriff"])
        if self.first_sheriff >= players:
            facts: dict[str, str | int] = {"least": BY_LOT, "most": players - 1, "found": str(self.first_sheriff)}
            raise Refused("out-of-range", "first_sheriff", "SH-2.5", facts)
        self.goods = self._goods_in_play()
        self.goods_key = sum(1 << good for good in self.goods)
        self.legal_goods: tuple[Good, ...] = tuple([good for good in self.goods if good < LEGAL])
        self.contraband_goods: tuple[Good, ...] = tuple([good for good in self.goods if good >= LEGAL])

    def __reduce__(self) -> tuple[type["Rules"], tuple[int, dict[str, Setting], Figures]]:
        return Rules, (self.players, self.settings, self.figures)

    def _goods_in_play(self) -> tuple[Good, ...]:
        """The kinds in the deck (SH-2.2): no bread with three players, royal goods and promo cards by choice."""
        copies = self.figures.copies
        return tuple([good for good in range(KINDS) if self._chosen(good) and copies(good, self.players) > 0])

    def _chosen(self, good: Good) -> bool:
        if good >= PROMO:
            return self.settings["promo_cards"] is True
        return good < ROYAL or self.settings["royal_goods"] is True

    def full_deck(self) -> list[Good]:
        """Every card of the game, sorted (SH-1.1, SH-2.2)."""
        deck: list[Good] = []
        for good in self.goods:
            deck += [good] * self.figures.copies(good, self.players)
        return deck
