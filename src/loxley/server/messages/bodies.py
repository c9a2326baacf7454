"""The bodies of HTTP requests and answers."""

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from loxley.server.messages.answers import Happening
from loxley.server.messages.kinds import (
    EventFacts,
    Facts,
    Key,
    Name,
    PlayerSecret,
    PushEndpoint,
    PushSecret,
    SeatNumber,
    Think,
    Word,
)
from loxley.story import Story


class BotWish(Struct, forbid_unknown_fields=True, kw_only=True):
    seat: SeatNumber
    level: Word
    character: Word = ""


class OpenTable(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables"""

    game: Word
    name: Name  # of the host
    players: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, str | int | bool] = {}
    components: dict[str, object] | None = None
    open: bool = False  # listed in the lobby, and joined without an invitation
    think: Think = 0
    speed: Word = "normal"
    talk: Word = "usual"
    bots: Annotated[list[BotWish], Meta(max_length=7)] = []
    seat: SeatNumber | None = 0  # where the host sits; nothing to watch only
    start: bool = False
    duplicate: Key = ""  # `new`, or the name of a deal
    deals: Annotated[int, Meta(ge=1, le=8)] = 1  # with `duplicate`: a series of deals, for the first games of the table
    lesson: Word = ""  # a guided game: its players, options, deal and rivals are given
    webhook: Annotated[str, Meta(max_length=300)] = ""
    portrait: Key = ""  # of the host
    colour: Key = ""


class TableOpened(Struct, kw_only=True):
    table: str
    person: int
    token: str  # yours: keep it secret
    key: str  # the invitation
    duplicate: str = ""
    webhook_secret: str = ""  # with which calls of the webhook are signed


class Join(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/{table}/people"""

    name: Name
    key: Key = ""
    seat: SeatNumber | None = None  # the one you would like; if it is taken you get another
    watch: bool = False  # come in without a seat
    bot: bool = False  # whoever comes in is a program, and is marked as one
    portrait: Key = ""
    colour: Key = ""  # the one you would like


class Joined(Struct, kw_only=True):
    person: int
    token: str
    seat: int | None  # nothing when you watch: you asked to, or every seat was taken


class MoveHere(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/{table}/device: go on with this device, which has a new token then"""

    ticket: Key


class ReplayKey(Struct, kw_only=True):
    """GET /api/tables/{table}/replay/key: for a link to a finished game that is no invitation to the table"""

    key: str  # to be sent as `X-Loxley-Key`; opens finished games only


class TableLine(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    stage: str
    players: int
    free: int
    names: list[str]
    created: float


class ChoiceInfo(Struct, kw_only=True, omit_defaults=True):
    """One thing a table may choose before a game."""

    name: str
    rule: str
    default: str | int | bool
    words: list[str]
    least: int
    most: int
    by: str = ""  # another option, on whose word depends what holds by default
    figures: dict[str, int] = {}  # that default for each such word; with a word that is not here it is not asked


class GameInfo(Struct, kw_only=True):
    name: str
    prefix: str
    least_players: int
    most_players: int
    choices: list[ChoiceInfo]
    levels: list[str]
    characters: list[str]
    stand_ins: bool
    lessons: list[str]  # guided games, the first one first
    proposed: dict[str, str | int | bool]  # options for whoever has finished a first game


class EntryInfo(Struct, kw_only=True, omit_defaults=True):
    """One thing that can be told of a game: its facts with their kinds."""

    kinds: dict[str, str]  # of each fact, such as `thing good`; optional ones end with a question mark
    runs: list[str] | None = None  # neighbours that share these facts are told as one
    read: dict[str, EventFacts] = {}  # of a move: the facts of each argument, where its words do not say them
    silent: bool = False  # not worth a sentence
    stays: int = 0  # of an event: milliseconds for which it should be seen; bots wait so long
    thing: bool = False  # of a term: a thing that changes hands, no deed
    rule: str = ""  # of a term: the number of the rule behind it


class CatalogueInfo(Struct, kw_only=True):
    """What can be told of a game: its events, moves, terms and reasons."""

    game: str
    events: dict[str, EntryInfo]
    moves: dict[str, EntryInfo]  # by family
    terms: dict[str, EntryInfo]  # by family
    phrases: dict[str, EntryInfo]
    reasons: dict[str, EntryInfo]
    stories: dict[str, EntryInfo]  # sentences of the story of a finished game
    questions: dict[str, str]  # what a seat is asked, with the number of the rule behind it
    view: dict[str, str]  # kinds of those fields of the view that are no plain words and figures


class GameWords(Struct, kw_only=True):
    """GET /api/games/{game}/words: all that a page needs to tell a game that it has no part for."""

    catalogue: CatalogueInfo
    texts: dict[str, str]  # by language, Fluent; empty where the game brings none


class ThoughtInfo(Struct, kw_only=True):
    """Why a bot did that."""

    key: str
    facts: dict[str, str | int | float] = {}
    compared: list[tuple[str, float]] = []


class ReplayStep(Struct, kw_only=True, omit_defaults=True):
    """One line of a record, and the game after it as one viewer saw it."""

    at: float
    seat: int
    moves: list[str] = []
    chat: str = ""
    sheet: int = 0  # whose promise the chat words; 0 for none
    remark: str = ""
    house: bool = False  # the house played it for somebody whose time was up
    why: ThoughtInfo | UnsetType = UNSET
    events: list[Happening] = []
    view: Raw | UnsetType = UNSET  # absent when it has not changed


class ReplayFilm(Struct, kw_only=True):
    """GET /api/tables/{table}/replay?match=1&as=public"""

    game: str
    players: int
    names: list[str]
    levels: list[str]
    portraits: list[str]  # by seat, as at the table; empty for who has none
    colours: list[str]
    options: dict[str, str | int | bool]
    viewer: int
    view: Raw  # before the first step
    events: list[Happening]
    steps: list[ReplayStep]
    scores: list[int]
    winners: list[int]
    commitment: str
    seed: str


class GameStory(Struct, kw_only=True):
    """GET /api/tables/{table}/story?match=1"""

    story: Story


class DealTable(Struct, kw_only=True):
    """What one table made of a deal that others played too."""

    table: str
    names: list[str]
    levels: list[str]
    scores: list[int]  # empty when the table was closed before its game was over
    winners: list[int]


class DealStanding(Struct, kw_only=True):
    """How far the tables are with one deal."""

    gathering: int  # how many tables have not begun it
    playing: int
    done: int  # over or closed
    tables: list[DealTable] = []  # once it is told: when no table can play it any more


class SharedDeal(Struct, kw_only=True):
    """GET /api/tables/{table}/deal: the deal, or the series of deals, that this table shares with others"""

    game: str
    players: int
    options: dict[str, str | int | bool]
    deals: list[DealStanding]  # the first is that of the first game of each table, and so on
    name: str = ""  # once all deals are told: the key to the replay and the story of each of the tables


class PlayDay(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/days/{game}: play today's deal, or go on with it"""

    player: PlayerSecret
    name: Name  # at the table
    shown: bool = False  # with this name among the results, and not as somebody


class DayResult(Struct, kw_only=True):
    """What somebody made of the deal of a day."""

    rank: int
    name: str  # empty for somebody who does not show it
    score: int
    mine: bool = False


class DayDeal(Struct, kw_only=True):
    """The deal of a day for one game."""

    day: str
    game: str
    players: int
    level: str  # of the bots
    played: int  # how many have finished it
    table: str  # your own, if you have one
    stage: str  # of your table
    rank: int = 0  # yours, once you have finished
    score: int = 0
    results: list[DayResult] = []  # the best; empty while the day lasts and you have not finished


class Days(Struct, kw_only=True):
    """GET /api/days"""

    day: str  # UTC
    left: int  # seconds until the next deals
    today: list[DayDeal]
    yesterday: list[DayDeal]


class ToldOfSeat(Struct, forbid_unknown_fields=True, kw_only=True):
    """What the record of a game says of one's own seat."""

    figures: Annotated[dict[Word, int], Meta(max_length=60)]
    feats: Annotated[list[Word], Meta(max_length=60)]


class KeptGame(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A game that somebody has finished, as their browser keeps it for them."""

    table: Word
    match: Annotated[int, Meta(ge=1, le=1_000_000)]
    game: Word
    at: int  # milliseconds since 1970
    seat: SeatNumber
    names: Annotated[list[Key], Meta(max_length=10)]
    levels: Annotated[list[Key], Meta(max_length=10)]
    scores: Annotated[list[int], Meta(max_length=10)]
    winners: Annotated[list[SeatNumber], Meta(max_length=10)]
    day: Key = ""
    told: ToldOfSeat | None = None


class KeptGames(Struct, forbid_unknown_fields=True, kw_only=True):
    """GET and PUT /api/kept/{name}: one's own finished games, for whoever has the secret"""

    games: Annotated[list[KeptGame], Meta(max_length=500)]


class Kept(Struct, kw_only=True):
    """How many games are kept for them now."""

    games: int


class PushOffer(Struct, kw_only=True):
    """GET /api/push: does this server call people who have closed the page?"""

    key: str  # the `applicationServerKey` for a subscription; empty when it does not


class PushKeys(Struct, forbid_unknown_fields=True, kw_only=True):
    """Of a browser's subscription, as it says them."""

    p256dh: PushSecret
    auth: PushSecret


class PushDevice(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/{table}/push: call this device when it is my turn, in a game by the day"""

    endpoint: PushEndpoint
    keys: PushKeys
    language: Word


class PushStop(Struct, forbid_unknown_fields=True, kw_only=True):
    """POST /api/tables/{table}/push/stop: do not call this device any more"""

    endpoint: PushEndpoint


class PushState(Struct, kw_only=True):
    """Is the device called from now on?"""

    called: bool


class Problem(Struct, kw_only=True):
    """What an HTTP request is refused with."""

    problem: str
    field: str = ""
    rule: str = ""
    facts: Facts = {}
