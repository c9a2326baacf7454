"""Every message on the wire, both ways. `docs/protocol.md` says what they mean; the page's types are made from these.

What comes in is read strictly: unknown fields, wrong types and sizes are refused. What goes out is built for
one viewer.
"""

from typing import Annotated

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from loxley.story import Story

Facts = dict[str, str | int]
EventFacts = dict[str, str | int | list[str | int]]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Key = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
PlayerSecret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # made by a browser, and known to it alone
RequestId = Annotated[int, Meta(ge=0, le=2**31)]


# ------------------------------------------------------------------------------------------------- what a client sends


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request. Its `id` comes back in the answer; the client chooses it."""

    id: RequestId = 0


class Hello(Asked, tag="hello"):
    """The first message: which table, for which viewer, and what is known already."""

    table: Key
    token: Key = ""  # of a person at the table; without one you watch
    key: Key = ""  # of the invitation, to watch a table that is not open
    since: int = -1  # the number of the last news that arrived; -1 for everything


class Play(Asked, tag="play"):
    """A whole sequence, played entirely or not at all."""

    moves: Annotated[list[Word], Meta(min_length=1, max_length=64)]
    offer: int | None = None  # the number of the offer that `accept` or `decline` answers
    seen: int | None = None  # the number of the last news; when given, refused if anything has happened since
    beside: Annotated[str, Meta(max_length=500)] = ""  # the words of a promise on the sheet it posts


class Try(Asked, tag="try"):
    """What could follow these moves? Nothing is played."""

    moves: Annotated[list[Word], Meta(max_length=64)]


class Why(Asked, tag="why"):
    """Which rule forbids this move now?"""

    move: Word


class Say(Asked, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Sit(Asked, tag="sit"):
    """Take a free seat, or one that a bot keeps for you."""

    seat: SeatNumber


class Stand(Asked, tag="stand"):
    """Leave your seat. In a running game a bot keeps it."""


class Rename(Asked, tag="rename"):
    """Another name for yourself; the host may name anybody."""

    name: Name
    person: int | None = None


class SeatBot(Asked, tag="seat_bot"):
    """Host: put a bot on a free seat, or on that of somebody who is absent."""

    seat: SeatNumber
    level: Word
    character: Word = ""  # empty: drawn by lot and kept secret until the end


class FreeSeat(Asked, tag="free_seat"):
    """Host: send a bot away, or a person who has not begun to play."""

    seat: SeatNumber


class GiveBack(Asked, tag="give_back"):
    """Host, or the person themself: the bot leaves the seat to the person it stood in for."""

    seat: SeatNumber


class Lock(Asked, tag="lock"):
    """Host: let nobody new in, or let people in again."""

    locked: bool


class Remove(Asked, tag="remove"):
    """Host: send somebody away for good. The answer is `invited`, with the new invitation; the old one is void."""

    person: int


class HandOn(Asked, tag="hand_on"):
    """Host: another person is the host from now on."""

    person: int


class CloseTable(Asked, tag="close_table"):
    """Host: end a table that nobody will finish."""


class Start(Asked, tag="start"):
    """Host: begin. Empty seats must have been filled."""


class Pause(Asked, tag="pause"):
    """Host: stop the clock and the game."""


class Resume(Asked, tag="resume"):
    """Host: go on."""


class SetPace(Asked, tag="set_pace"):
    """Host: how fast bots are, and how long they wait for people who may still bargain."""

    speed: Word  # slow, normal, fast
    talk: Word  # brisk, usual, calm, none


class Composing(Asked, tag="composing"):
    """Presence: you write an offer or read a guide, and bots shall wait; say it again within ten seconds."""

    on: bool


class MoreTime(Asked, tag="more_time"):
    """Presence: bots shall wait longer before they end this negotiation."""


class NothingToSay(Asked, tag="nothing_to_say"):
    """Presence: bots need not wait for you in this negotiation, unless something new is offered to you."""


class Skip(Asked, tag="skip"):
    """Presence: bots need not take their time until it is your turn."""


class Rematch(Asked, tag="rematch"):
    """Host: the same people, another game."""


class TakeBack(Asked, tag="take_back"):
    """Ask everybody to let you take back your last sequence."""


class Consent(Asked, tag="consent"):
    """Answer to a wish to take back."""

    yes: bool


class Ping(Asked, tag="ping"):
    """Are you there?"""


Request = (
    Hello
    | Play
    | Try
    | Why
    | Say
    | Sit
    | Stand
    | Rename
    | SeatBot
    | FreeSeat
    | GiveBack
    | Lock
    | Remove
    | HandOn
    | CloseTable
    | Start
    | Pause
    | Resume
    | SetPace
    | Composing
    | MoreTime
    | NothingToSay
    | Skip
    | Rematch
    | TakeBack
    | Consent
    | Ping
)


# ------------------------------------------------------------------------------------------------ what the server sends

SHARED_DEAL = "shared"
KNOWN_DEAL = "known"


class SeatInfo(Struct, kw_only=True):
    """Who sits there. Everybody may see this."""

    name: str
    person: int | None = None  # whose seat it is
    level: str = ""  # of the bot that plays it now; empty for a person
    character: str = ""  # of the bot; empty while it is secret
    stands_in: bool = False  # the bot keeps the seat for the person
    bot: bool = False  # the person is a program that plays over the wire


class PersonInfo(Struct, kw_only=True):
    person: int
    name: str
    seat: int | None = None


class SeatTime(Struct, kw_only=True):
    """How long a person may still think. It counts down from the moment the message was sent, unless it stands."""

    seat: int
    left: float


class ClockInfo(Struct, kw_only=True):
    """Time, in seconds, as it was when the message was sent."""

    think: int = 0  # for each decision, then the house makes the least committing one; 0: no limit
    thinking: list[SeatTime] = []  # people who are awaited
    inspection: float | None = None  # left of the rulebook's time for the inspection
    stands: bool = False  # the game is paused, and so is the clock


class HoldInfo(Struct, kw_only=True):
    """Bots wait for people before they go on."""

    reason: str  # line: it broke; offer: it stands unanswered; composing: they write; talk: they may still speak
    seats: list[int]  # of the people they wait for
    left: float  # seconds, from the moment the message was sent


class PromisedWords(Struct):
    """The words of a promise, kept beside its sheet."""

    sheet: int  # its number: `written` of the offer and of the promise
    text: str


class TableInfo(Struct, kw_only=True):
    """The table around the game."""

    id: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    stand_ins: bool  # do figures of the house stand in for printed ones?
    stage: str  # gathering, playing, paused, over, closed
    match: int  # counts the games at this table from 1
    open: bool
    host: int  # a person
    seats: list[SeatInfo]
    people: list[PersonInfo]
    think: int
    speed: str  # of bots: slow, normal, fast
    talk: str  # how long bots wait for people who may still bargain: brisk, usual, calm, none
    commitment: str  # hash of the seed of the game that is played
    seed: str = ""  # once the game is over
    scores: list[int] = []
    winners: list[int] = []
    deal: str = ""  # `shared`: other tables play the same; `known`: it was told before, and anybody may know it
    deals: int = 0  # so many games of the table are played with such deals
    day: str = ""  # the date whose deal it plays, such as `2026-11-16`
    locked: bool = False  # nobody new comes in
    wish: int | None = None  # the seat that wants to take back
    consents: list[int] = []  # seats that have agreed
    beside: list[PromisedWords] = []  # of promises in the players' own words, the latest


class Happening(Struct):
    """An event of the game, as this viewer saw it."""

    name: str
    facts: EventFacts


class ChatLine(Struct, kw_only=True):
    """Something said. A bot's remark is a key, so that each reader has it in their language."""

    n: int
    name: str
    seat: int | None = None
    text: str = ""
    remark: str = ""
    at: float = 0.0  # seconds since the game began


class Presence(Struct, tag_field="type", tag="presence", kw_only=True):
    """Who is here and whom the table waits for. Not numbered: only the last one counts."""

    here: list[int]  # people with an open connection
    watching: int  # connections without a person
    awaited: list[int]  # seats that have not finished
    composing: list[int]  # seats of people who write
    skipping: list[int]  # seats of people who skip to their turn
    hold: HoldInfo | None  # what bots wait for
    clock: ClockInfo
    notice: str = ""  # what the operator tells everybody
    stalled: bool = False  # the store fails: what is sent now waits, and is done when the store is back


class News(Struct, tag_field="type", tag="news", kw_only=True, omit_defaults=True):
    """Something happened. `last` is the number of the news before it on this viewer's stream."""

    n: int
    last: int
    by: int | None = None  # the seat that moved, -3 for the clock
    house: bool = False  # the house moved for that seat, whose time was up
    events: list[Happening] = []
    view: Raw | UnsetType = UNSET  # the game as you see it now
    legal: list[str] = []  # all you may do now
    table: TableInfo | UnsetType = UNSET  # when something changed around the game
    chat: ChatLine | UnsetType = UNSET
    presence: Presence | UnsetType = UNSET  # when it changed with this; it also comes alone


class HouseMove(Struct):
    """The house played for a seat whose time was up, after so many of these events."""

    after: int
    seat: int


class Welcome(Struct, tag_field="type", tag="welcome", kw_only=True):
    """Everything at once: the table, the game as you see it, and the position in the news.

    The answer to `hello`. It also comes unasked, and then replaces everything, when what was told before does not hold
    any more: a game begins, you have changed your seat, a sequence was taken back.
    """

    n: int
    version: str
    person: int | None
    seat: int | None
    table: TableInfo
    presence: Presence
    view: Raw | None  # nothing before the first game
    legal: list[str]
    events: list[Happening]  # of this game, all, or those after `since`
    house: list[HouseMove]  # likewise
    chat: list[ChatLine]  # likewise
    fresh: bool  # false when events and chat go on after `since`; true when they replace what you have


class Done(Struct, tag_field="type", tag="done", kw_only=True):
    """A request was carried out; everything it changed has been stored, up to news `n`."""

    id: int
    n: int = -1


class Invited(Struct, tag_field="type", tag="invited", kw_only=True):
    """Somebody was removed, and this is the new key of the invitation: for the host alone."""

    id: int
    key: str


class Tried(Struct, tag_field="type", tag="tried", kw_only=True):
    """What could follow: for `try`."""

    id: int
    legal: list[str]
    complete: bool  # may the sequence be sent as it stands?
    view: Raw | UnsetType = UNSET  # your own view, as it would be (never past an answer)


class Forbidden(Struct, tag_field="type", tag="forbidden", kw_only=True):
    """The rule against a move: for `why`. Empty when the move is legal."""

    id: int
    rule: str


class Refusal(Struct, tag_field="type", tag="refused", kw_only=True):
    """A request was not carried out, and nothing has changed."""

    id: int
    problem: str  # the key `refused-…` of a sentence in the locales
    rule: str = ""  # the rule of the game, if one forbids it
    field: str = ""
    facts: Facts = {}


class Pong(Struct, tag_field="type", tag="pong", kw_only=True):
    id: int


Answer = Welcome | News | Presence | Done | Invited | Tried | Forbidden | Refusal | Pong


# ------------------------------------------------------------------------------------------------------------ the API


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
    think: Annotated[int, Meta(ge=0, le=86_400)] = 0
    speed: Word = "normal"
    talk: Word = "usual"
    bots: Annotated[list[BotWish], Meta(max_length=7)] = []
    seat: SeatNumber | None = 0  # where the host sits; nothing to watch only
    start: bool = False
    duplicate: Key = ""  # `new`, or the name of a deal
    deals: Annotated[int, Meta(ge=1, le=8)] = 1  # with `duplicate`: a series of deals, for the first games of the table
    webhook: Annotated[str, Meta(max_length=300)] = ""


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


class Joined(Struct, kw_only=True):
    person: int
    token: str
    seat: int | None  # nothing when you watch: you asked to, or every seat was taken


class TableLine(Struct, kw_only=True):
    """A table in the lobby."""

    id: str
    game: str
    stage: str
    players: int
    free: int
    names: list[str]
    created: float


class ChoiceInfo(Struct, kw_only=True):
    """One thing a table may choose before a game."""

    name: str
    rule: str
    default: str | int | bool
    words: list[str]
    least: int
    most: int


class GameInfo(Struct, kw_only=True):
    name: str
    prefix: str
    least_players: int
    most_players: int
    choices: list[ChoiceInfo]
    levels: list[str]
    characters: list[str]
    stand_ins: bool


class EntryInfo(Struct, kw_only=True, omit_defaults=True):
    """One thing that can be told of a game: its facts with their kinds."""

    kinds: dict[str, str]  # of each fact, such as `thing good`; optional ones end with a question mark
    runs: list[str] | None = None  # neighbours that share these facts are told as one
    read: dict[str, EventFacts] = {}  # of a move: the facts of each argument, where its words do not say them
    silent: bool = False  # not worth a sentence
    stays: int = 0  # of an event: milliseconds for which it should be seen; bots wait so long
    stays_for: list[str] = []  # the facts that name who should see it; none: everybody
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


class Problem(Struct, kw_only=True):
    """What an HTTP request is refused with."""

    problem: str
    field: str = ""
    rule: str = ""
    facts: Facts = {}
