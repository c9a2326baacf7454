"""What can happen at a table, each as one row. A table is the fold of its rows, and nothing else.

A row is stored once and never changed. Its number is the number of the news it makes.
"""

from typing import Union

import msgspec
from msgspec import Struct

from loxley.core.game import JsonObject
from loxley.core.options import Setting


class BotSeat(Struct, omit_defaults=True):
    """A bot that was put on a seat."""

    seat: int
    level: str
    character: str
    name: str
    secret: bool = False  # drawn by lot: nobody learns the character before the end


class Opened(Struct, tag="opened", omit_defaults=True, kw_only=True):
    """Always the first row. The host is person 1."""

    game: str
    players: int
    options: dict[str, Setting]
    name: str
    token: str  # a hash, as all secrets here
    key: str
    components: JsonObject | None = None
    open: bool = False
    think: int = 0
    seat: int | None = None
    bots: list[BotSeat] = []
    duplicate: str = ""  # the name of the deal that other tables play too
    deal: str = ""  # its seed, or that of a series
    deals: int = 1  # so many games of the table are played with the deals of the series
    known: bool = False  # the deal was told before: everybody may know it
    lesson: str = ""  # the guided game that is played first
    stacked: list[str] = []  # its cards, so that the row says them whatever becomes of the lesson
    webhook: str = ""
    speed: str = "normal"  # of bots
    talk: str = "usual"  # how long bots wait for people who may still bargain
    webhook_secret: str = ""  # with which calls are signed
    day: str = ""  # whose deal is played
    player: str = ""  # who plays the deal of a day, by a hash of their secret
    shown: bool = False  # with their name, when results are told
    portrait: str = ""  # of the host
    colour: str = ""


class Joined(Struct, tag="joined", omit_defaults=True):
    person: int
    name: str
    token: str
    seat: int | None = None
    bot: bool = False  # it is a program that plays over the wire
    portrait: str = ""
    colour: str = ""


class LookChosen(Struct, tag="look_chosen"):
    """Somebody has another portrait and would like another colour."""

    person: int
    portrait: str
    colour: str


class Ticketed(Struct, tag="ticketed"):
    """Somebody asked for a link with which they can go to another device."""

    person: int
    ticket: str  # a hash


class Moved(Struct, tag="moved"):
    """Somebody went on with another device: the token of the one before is void."""

    person: int
    token: str


class SeatAsked(Struct, tag="seat_asked"):
    """Somebody without a seat asked for that of a bot."""

    person: int
    seat: int


class SeatRefused(Struct, tag="seat_refused"):
    """The host did not let them, or they do not want to any more."""

    person: int


class Sat(Struct, tag="sat"):
    """Somebody took a free seat, leaving the one they had; or that of a bot, with the host's leave."""

    person: int
    seat: int


class Stood(Struct, tag="stood", omit_defaults=True):
    """Somebody left their seat; in a running game a bot keeps it for them."""

    seat: int
    bot: BotSeat | None = None


class Renamed(Struct, tag="renamed"):
    person: int
    name: str


class BotSat(Struct, tag="bot_sat", omit_defaults=True):
    """The host put a bot on a free seat, or on that of somebody absent; or a bot took the place of one that failed."""

    bot: BotSeat
    stands_in: bool = False
    remark: str = ""  # the key of what the bot says with it


class Freed(Struct, tag="freed"):
    """The host cleared a seat before the game."""

    seat: int


class GivenBack(Struct, tag="given_back"):
    """A bot left the seat to the person it stood in for."""

    seat: int


class Arranged(Struct, tag="arranged"):
    """The host changed what the table plays by, before the game."""

    options: dict[str, Setting]
    think: int


class Answered(Struct, tag="answered"):
    """Somebody wants another game, or does not."""

    person: int
    yes: bool


class Started(Struct, tag="started", omit_defaults=True):
    """A game began: the first of a table, or a rematch."""

    seed: str
    keepers: list[BotSeat] = []  # for people who are away, or did not want to play again
    back: list[int] = []  # seats that a bot has kept, and leaves to their people


class Thinking(Struct, omit_defaults=True):
    """Why a bot did what it did; told after the game."""

    key: str
    facts: dict[str, str | int | float] = {}
    compared: list[tuple[str, float]] = []


class Played(Struct, tag="played", omit_defaults=True):
    """A sequence of one seat, or of the clock."""

    seat: int
    moves: list[str]
    why: Thinking | None = None
    remark: str = ""  # the key of what a bot says with it
    house: bool = False  # the house played it for somebody whose time was up
    beside: str = ""  # the words of a promise on the sheet that it posts
    sheet: int = 0  # the number of that sheet


class Said(Struct, tag="said", omit_defaults=True):
    person: int
    text: str
    phrase: str = ""  # the key of a quick phrase or an emote, instead of words


class Remarked(Struct, tag="remarked"):
    """A bot said something after the end; `remark` is the key of a text."""

    seat: int
    remark: str


class Locked(Struct, tag="locked"):
    """The host let nobody new in, or let people in again."""

    locked: bool


class Removed(Struct, tag="removed", omit_defaults=True):
    """The host removed somebody for good. The invitation they had is void; a bot takes over their seat."""

    person: int
    key: str  # of the new invitation, a hash
    barred: list[str] = []  # hashes of where they came from, at a table that needs no invitation
    bot: BotSeat | None = None


class Hosted(Struct, tag="hosted"):
    """The host handed the role on."""

    person: int


class Closed(Struct, tag="closed"):
    """The host, or the operator, ended the table. Nothing follows."""


class Paused(Struct, tag="paused"):
    pass


class Resumed(Struct, tag="resumed"):
    pass


class Paced(Struct, tag="paced"):
    """The host changed how fast bots are, and how long they wait for people who may still bargain."""

    speed: str
    talk: str


class Wished(Struct, tag="wished"):
    """A seat asked to take back its last sequence, which is row `row`."""

    seat: int
    row: int


class Consented(Struct, tag="consented"):
    """One of the others answered. A no ends the wish."""

    seat: int
    yes: bool


class TakenBack(Struct, tag="taken_back"):
    """Everybody agreed: row `row` counts as never played."""

    row: int


TableEvent = Union[  # noqa: UP007 - msgspec reads its parts
    Opened,
    Joined,
    LookChosen,
    Ticketed,
    Moved,
    SeatAsked,
    SeatRefused,
    Sat,
    Stood,
    Renamed,
    BotSat,
    Freed,
    GivenBack,
    Arranged,
    Answered,
    Started,
    Played,
    Said,
    Remarked,
    Locked,
    Removed,
    Hosted,
    Closed,
    Paused,
    Resumed,
    Paced,
    Wished,
    Consented,
    TakenBack,
]


class Row(Struct, gc=False):
    """One line in the store. `at` is in seconds since 1970."""

    table: str
    number: int
    match: int  # 0 before the first game
    data: bytes  # a table event as JSON
    at: float


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(TableEvent)


def new_row(table: str, number: int, match: int, event: TableEvent, at: float) -> Row:
    return Row(table, number, match, _encoder.encode(event), at)


def read_event(row: Row) -> TableEvent:
    event: TableEvent = _decoder.decode(row.data)
    return event
