"""The cards and the map (SW-1.1, SW-1.3): what is printed on the components of one box."""

from typing import Final

Town = int
Hideout = int  # as printed, from 1
Equipment = int  # a kind of equipment; cards of one kind are interchangeable
Card = int  # a convoy or Sheriff card: its place in `Figures.cards`

TOWNS: Final[list[str]] = ["york", "lincoln", "nottingham", "derby"]
BACKS: Final[list[str]] = ["A", "B"]
EQUIPMENT: Final[list[str]] = ["club", "sword", "longbow", "provisions", "cape", "messenger"]
ARMS: Final = 3  # kinds below this one add strength, the others are special (SW-1.3)
PROVISIONS: Final = 3
CAPE: Final = 4
MESSENGER: Final = 5
KINDS: Final = 6

MOST_HIDEOUTS: Final = 20
MOST_GOLD: Final = 42  # bags in the box (SW-R1)
MOST_GOLD_IN_CAMP: Final = 5  # who has more must give (SW-3.2)
RAIDERS: Final = 8  # of each player (SW-1.2)
MOST_IN_HAND: Final = 3  # SW-3.5
MOST_WORTH: Final = 9  # of a hand: three of the strongest cards

# What can be printed on a card, and so what can be said about it; SW-1.3 states the strength.
MOST_STRENGTH: Final = 14
MOST_LOOT: Final = 12
MOST_COMPANIONS: Final = 5
MOST_GLORY: Final = 9

Table = dict[str, object]  # what a TOML table reads as


class Face:
    """One convoy or Sheriff card. Never changed."""

    def __init__(self, name: str = "", back: int = 0, strength: int = 0, start: Town = 0, end: Town = 0) -> None:
        self.name = name  # its id
        self.back = back
        self.strength = strength
        self.start = start
        self.end = end
        self.is_sheriff = False
        self.gold = 0
        self.companions = 0
        self.glory = 0  # won: on a Sheriff card the white figure
        self.glory_lost = 0  # Sheriff cards only: the red figure
        self.raiders_lost = 0


class Figures:
    """What the components print. Built once for each components file and shared by all games that use it."""

    def __init__(self) -> None:
        self.hideouts: list[Hideout] = []  # in ascending order
        self.red: list[bool] = [False] * (MOST_HIDEOUTS + 1)
        self.inward: list[list[Hideout]] = [[] for _ in TOWNS]  # met from each town to the crossing
        self.outward: list[list[Hideout]] = [[] for _ in TOWNS]  # met from the crossing to each town
        self.copies: list[int] = [0] * KINDS
        self.strengths: list[int] = [0] * KINDS
        self.strongest_first: list[Equipment] = []  # kinds that add strength
        self.cards: list[Face] = []
        self.titles: dict[str, str] = {}  # of convoy cards, as the file names them
        self.provenance: dict[str, str] = {}
        self.source: Table = {}

    def deck(self, back: int, players_want_sheriffs: bool) -> list[Card]:  # noqa: FBT001 - a figure of the game
        """All cards of one back, Sheriff cards for the advanced game only (SW-1.4)."""
        return [
            at
            for at, face in enumerate(self.cards)
            if face.back == back and (players_want_sheriffs or not face.is_sheriff)
        ]

    def card(self, name: str) -> Card:
        """The card of this id."""
        for at, face in enumerate(self.cards):
            if face.name == name:
                return at
        return -1
