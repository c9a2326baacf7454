"""What is chosen before a game in the terminal."""

from dataclasses import dataclass, field
from pathlib import Path

from loxley.core.game import JsonObject
from loxley.core.seats import Seat
from loxley.games import HOUSE

MIXED = "mixed"
SECRET = "secret"


@dataclass(frozen=True)
class Setup:
    """A game to be played in the terminal; everything but the game has a sensible default."""

    game: str = next(iter(HOUSE))
    players: int = 4
    level: str = "novice"  # of all bots
    character: str = SECRET  # of all bots by name; or one each by lot, told to the person or not
    options: JsonObject = field(default_factory=dict)  # of the game; what is not named has its default
    components: JsonObject | None = None  # figures that replace those of the house
    seed: bytes | None = None  # 32 bytes; without one, the game is dealt by lot
    record: Path | None = None  # the file to write; without one, a new file in the user's data folder
    names: list[str] | None = None  # of all players in the order of the seats; without them, names of the forest
    seat: Seat = 0  # where the person sits
    pause: float | None = None  # seconds between the moves of bots; without a figure, a moment if a person is watching
