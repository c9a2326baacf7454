"""What the server sends on the socket, built for one viewer."""

from msgspec import UNSET, Raw, Struct, UnsetType

from loxley.server.messages.kinds import EventFacts, Facts

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
    portrait: str = ""  # of the person, or of the bot; empty for none
    colour: str = ""  # of this seat: no two have the same


class PersonInfo(Struct, kw_only=True):
    person: int
    name: str
    seat: int | None = None
    portrait: str = ""
    colour: str = ""  # the one they would like


class SeatWish(Struct, kw_only=True):
    """Somebody without a seat would like that of a bot; the host may let them."""

    person: int
    seat: int


class RematchAnswer(Struct, kw_only=True):
    person: int
    yes: bool


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
    lesson: str = ""  # the guided game that is played now
    day: str = ""  # the date whose deal it plays, such as `2026-11-16`
    locked: bool = False  # nobody new comes in
    wish: int | None = None  # the seat that wants to take back
    consents: list[int] = []  # seats that have agreed
    asks: list[SeatWish] = []
    answers: list[RematchAnswer] = []  # who wants another game, once one is over
    beside: list[PromisedWords] = []  # of promises in the players' own words, the latest


class Happening(Struct):
    """An event of the game, as this viewer saw it."""

    name: str
    facts: EventFacts


class ChatLine(Struct, kw_only=True):
    """Something said. A bot's remark and a quick phrase are keys, so that each reader has them in their language."""

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
    screens: int  # big screens that show the table to a room
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
    patch: Raw | UnsetType = UNSET  # what changed in your view since the news before this
    legal: list[str] | UnsetType = UNSET  # all you may do now, when that has changed
    table: TableInfo | UnsetType = UNSET  # when something changed around the game
    chat: ChatLine | UnsetType = UNSET
    awaited: list[int] | UnsetType = UNSET  # when nothing but that has changed of the presence
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


class Ticket(Struct, tag_field="type", tag="ticket", kw_only=True):
    """For `new_device`: a secret for you alone. Whoever brings it has your seat, once, within a few minutes."""

    id: int
    ticket: str


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


Answer = Welcome | News | Presence | Done | Invited | Ticket | Tried | Forbidden | Refusal | Pong
