"""What a client sends on the socket. It is read strictly: unknown fields, wrong types and sizes are refused."""

from typing import Annotated

from msgspec import Meta, Struct

from loxley.server.messages.kinds import Key, Name, RequestId, SeatNumber, Think, Word


class Asked(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request. Its `id` comes back in the answer; the client chooses it."""

    id: RequestId = 0


class Hello(Asked, tag="hello"):
    """The first message: which table, for which viewer, and what is known already."""

    table: Key
    token: Key = ""  # of a person at the table; without one you watch
    key: Key = ""  # of the invitation, to watch a table that is not open
    since: int = -1  # the number of the last news that arrived; -1 for everything
    screen: bool = False  # without a token: you show the table to a whole room


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


class SayPhrase(Asked, tag="say_phrase"):
    """A quick phrase or an emote: a key that everybody reads in their language. Bots may answer."""

    phrase: Word


class ChooseLook(Asked, tag="choose_look"):
    """Another portrait, another colour; empty for none."""

    portrait: Key = ""
    colour: Key = ""


class NewDevice(Asked, tag="new_device"):
    """A link for another device: the answer is `ticket`, with a secret that is good for one move there."""


class AskForSeat(Asked, tag="ask_for_seat"):
    """Without a seat: ask the host for that of a bot."""

    seat: SeatNumber


class AnswerFriend(Asked, tag="answer_friend"):
    """Host: let somebody have the bot's seat they asked for, or not. Who asked may take it back."""

    person: int
    yes: bool


class Arrange(Asked, tag="arrange"):
    """Host, before the game: other options, another thinking time."""

    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)]
    think: Think


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
    character: Word = ""  # `any`: drawn by lot; empty: likewise, and kept secret until the end


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
    """Host: go on. Any player may, while the host is not here."""


class SetPace(Asked, tag="set_pace"):
    """Host: how fast bots are, and how long they wait for people who may still bargain."""

    speed: Word  # slow, normal, fast
    talk: Word  # brisk, usual, calm, none


class Composing(Asked, tag="composing"):
    """Presence: you write an offer, and bots shall wait; say it again within ten seconds."""

    on: bool


class MoreTime(Asked, tag="more_time"):
    """Presence: bots shall wait longer before they end this negotiation."""


class NothingToSay(Asked, tag="nothing_to_say"):
    """Presence: bots need not wait for you in this negotiation, unless something new is offered to you."""


class Skip(Asked, tag="skip"):
    """Presence: bots need not take their time until it is your turn."""


class Read(Asked, tag="read"):
    """Presence: your guide has nothing to explain up to this news, or to the end; bots at a guided table go on."""

    row: int | None = None


class Background(Asked, tag="background"):
    """Presence: your page is in the background now, or not any more; who looks away may be called by their devices."""

    on: bool


class Rematch(Asked, tag="rematch"):
    """You want another game. It begins when everybody who is here has said so."""


class RematchNow(Asked, tag="rematch_now"):
    """Host: wait no longer; bots keep the seats of those who have not said yes."""


class DeclineRematch(Asked, tag="decline_rematch"):
    """You do not want another game now."""


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
    | SayPhrase
    | ChooseLook
    | NewDevice
    | AskForSeat
    | AnswerFriend
    | Arrange
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
    | Read
    | Background
    | Rematch
    | RematchNow
    | DeclineRematch
    | TakeBack
    | Consent
    | Ping
)
