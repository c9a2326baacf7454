"""`loxley` whose chance is known: `python -m tests.web.known_server serve …`. Every new deal is the same one.

A game through the page is then the same game in every run, as long as people do the same. LUCK in the environment
names another deal, other characters of bots, and other clicks: `LUCK=8 .venv/bin/pytest tests/web` looks for what no
run has met.
"""

import os
import secrets
from typing import Any, Final

from loxley.bots.characters import CHARACTERS
from loxley.cli import main
from loxley.core.chance import SEED_BYTES
from loxley.server import opening
from loxley.tables.commands import bot_seat
from loxley.tables.rows import BotSeat

LUCK: Final = int(os.environ.get("LUCK", "7"))


def know_chance() -> None:
    """From now on this process deals what is known beforehand, and the characters of bots go by their seats."""
    draw = secrets.token_hex

    def token_hex(size: int) -> str:
        return f"{LUCK:0{2 * size}x}" if size == SEED_BYTES else draw(size)

    def known_bot(game: str, seat: int, level: str, character: str, *more: Any) -> BotSeat:
        bot = bot_seat(game, seat, level, character, *more)
        if not character:
            bot.character = list(CHARACTERS)[(seat + LUCK) % len(CHARACTERS)]
        return bot

    vars(secrets)["token_hex"] = token_hex
    vars(opening)["bot_seat"] = known_bot


if __name__ == "__main__":
    know_chance()
    main()
