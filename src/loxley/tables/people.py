"""Who is at a table, and who sits where."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from loxley.tables.rows import BotSeat

_TOKEN_BYTES = 32


@dataclass
class Person:
    number: int
    name: str
    token: str  # a hash
    seat: int | None = None
    bot: bool = False  # a program that plays over the wire
    view_changed_at: int = 0  # the row at which their view last changed
    lines: int = 0  # of chat, since the match began
    portrait: str = ""
    colour: str = ""  # the one they would like
    looks: int = 0  # chosen since the match began
    ticket: str = ""  # a hash of the secret with which they can go to another device
    ticketed_at: float = 0.0  # when it was made
    tickets: int = 0  # made since the match began


@dataclass
class Place:
    """A seat, with whoever plays it."""

    name: str = ""
    person: int | None = None  # whose it is
    level: str = ""  # of the bot that plays it now
    character: str = ""
    secret: bool = False  # nobody may know the character before the end
    stands_in: bool = False  # the bot keeps the seat for the person
    remote: bool = False  # the person is a program that plays over the wire

    def is_free(self) -> bool:
        return self.person is None and not self.level

    def is_played_by_person(self) -> bool:
        return self.person is not None and not self.level and not self.remote

    def put(self, bot: BotSeat) -> None:
        self.level = bot.level
        self.character = bot.character
        self.secret = bot.secret

    def dismiss(self) -> None:
        """The bot leaves."""
        self.level = self.character = ""
        self.secret = self.stands_in = False


def new_secret() -> str:
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. Secrets have 256 random bits, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mark_of(table: str, origin: str) -> str:
    """Where somebody came from, in a form that tells nothing elsewhere."""
    return hashed(f"{table} {origin}")


def matches_hash(secret: str, kept: str) -> bool:
    """Does this secret belong to the hash? Takes as long for a wrong one as for the right one."""
    return hmac.compare_digest(hashed(secret), kept)


def tidy(text: str) -> str:
    """Plain text on one line: no control or direction marks, no space around."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())
