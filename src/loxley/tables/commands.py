"""What people may do at a table. Each function looks, refuses or says what shall be stored; nothing changes yet."""

import secrets
from collections.abc import Callable, Collection

from mypy_extensions import mypyc_attr

from loxley.bots import CHARACTERS, Guests, find_character, levels
from loxley.core.chance import SEED_BYTES
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.sequence import read_sequence
from loxley.core.words import SEALED, Move
from loxley.tables.bounds import MOST_LINES, MOST_LOOKS, must_be_heard
from loxley.tables.checks import must_be, must_host, place_at
from loxley.tables.looks import read_look
from loxley.tables.match import Match, Preview
from loxley.tables.names import BOT_NAMES, free_bot_name, names_at, read_name
from loxley.tables.offers import check_offer, words_beside
from loxley.tables.patience import RINGS, SPEEDS
from loxley.tables.people import Person, hashed, mark_of, tidy
from loxley.tables.phrases import read_phrase
from loxley.tables.rows import (
    BotSat,
    BotSeat,
    Closed,
    Consented,
    Freed,
    GivenBack,
    Hosted,
    Locked,
    LookChosen,
    Paced,
    Paused,
    Played,
    Remarked,
    Removed,
    Renamed,
    Said,
    Sat,
    Started,
    Stood,
    TableEvent,
    TakenBack,
    Thinking,
    Wished,
)
from loxley.tables.series import seed_of_deal
from loxley.tables.table import GATHERING, OVER, PLAYING, Table
from loxley.tables.takeback import last_sequence

_NO_GUESTS = Guests()
_REPLACED = "remark-replaced"
ANY_CHARACTER = "any"
_KEEPER = "merchant"  # the level of a bot that keeps the seat of somebody who left


@mypyc_attr(acyclic=True)
class Step:
    """A table event to be stored, and the game as it will be then."""

    def __init__(self, event: TableEvent, preview: Preview | None = None) -> None:
        self.event = event
        self.preview = preview


Action = Callable[[Table], Step | None]


# the game


def play(
    table: Table,
    seat: Seat,
    words: list[str],
    offer: int | None = None,
    why: Thinking | None = None,
    remark: str = "",
    *,
    beside: str = "",
) -> Step:
    """A sequence of a seat or of the clock, entirely or not at all; `beside` words a promise on the sheet it posts."""
    must_be(table, PLAYING, "not-playing")
    match = table.running_match()
    moves = read_sequence(table.game.book, words)
    if offer is not None:
        check_offer(match.game, match.state.view(seat), offer, words[-1])
    preview = match.preview(seat, moves)
    must_be_heard(match, seat, moves, preview)
    text, sheet = words_beside(match, preview, tidy(beside)) if beside else ("", 0)
    return Step(Played(seat, words, why, remark, beside=text, sheet=sheet), preview)


def play_gently(table: Table, seat: Seat) -> Step:
    """The least committing sequence, for somebody whose time is up."""
    must_be(table, PLAYING, "not-playing")
    match = table.running_match()
    book = table.game.book
    twin = match.state.clone()
    moves: list[Move] = []
    while not moves or (book.family_of(moves[-1]).manner == SEALED and twin.legal(seat)):
        moves.append(table.game.gentle(twin.view(seat), twin.legal(seat)))
        twin.play(seat, moves[-1])
    return Step(Played(seat, [book.word(move) for move in moves], house=True), match.preview(seat, moves))


def own_seat(table: Table, person: Person) -> Seat:
    """The seat that a person plays now."""
    if person.seat is None:
        raise Refused("no-seat", "seat")
    if table.places[person.seat].level:
        raise Refused("bot-plays", "seat")
    return person.seat


def must_be_playing(table: Table) -> None:
    must_be(table, PLAYING, "not-playing")


def match_of(table: Table) -> Match:
    """The game that is being played, or was."""
    if table.match is None:
        raise Refused("not-playing", "stage")
    return table.match


# seats


def sit(table: Table, person: Person, seat: Seat) -> Step:
    place = place_at(table, seat)
    if place.person == person.number:
        if place.stands_in:
            return Step(GivenBack(seat))
        raise Refused("sits-already", "seat")
    must_be_free(table, seat)
    if person.seat is not None and table.stage != GATHERING:
        raise Refused("sits-already", "seat")
    return Step(Sat(person.number, seat))


def free_seat_for(table: Table, wished: Seat | None) -> Seat | None:
    """The seat that somebody who comes in gets: the one they would like, else any that is free, else none."""
    free = [seat for seat, place in enumerate(table.places) if place.is_free()]
    return wished if wished in free else next(iter(free), None)


def must_be_free(table: Table, seat: Seat) -> None:
    place = place_at(table, seat)
    if not place.is_free():
        raise Refused("seat-taken", "seat", "", {"name": place.name})


def stand(table: Table, person: Person) -> Step:
    if person.seat is None:
        raise Refused("no-seat", "seat")
    if not table.is_running():
        return Step(Stood(person.seat))
    if table.places[person.seat].stands_in:
        raise Refused("bot-plays", "seat")
    return Step(Stood(person.seat, bot_seat(table.game.name, person.seat, keeper_level(table), "")))


def rename(table: Table, person: Person, name: str, other: int | None) -> Step:
    if other is not None and other != person.number:
        must_host(table, person)
        if other not in table.people:
            raise Refused("no-such-person", "person")
    number = person.number if other is None else other
    return Step(Renamed(number, read_name(name, names_at(table, besides_person=number))))


def seat_bot(
    table: Table,
    person: Person,
    seat: Seat,
    level: str,
    character: str,
    here: Collection[int],
    *,
    guests: Guests = _NO_GUESTS,
) -> Step:
    """A bot on a free seat; or on that of somebody absent, who gets it back when they ask."""
    must_host(table, person)
    place = place_at(table, seat)
    if table.stage == OVER:
        raise Refused("not-now", "seat")
    bot = free_bot(table, seat, level, character, guests)
    if place.person is None:
        if place.level and table.is_running():
            raise Refused("seat-taken", "seat", "", {"name": place.name})
        return Step(BotSat(bot))
    if place.person in here and place.person != person.number:
        raise Refused("is-here", "seat", "", {"name": place.name})
    if not table.is_running():
        raise Refused("seat-taken", "seat", "", {"name": place.name})
    return Step(BotSat(bot, stands_in=True))


def replace_bot(table: Table, seat: Seat, level: str, simplest: str) -> Step:
    """A bot that did something wrong leaves its seat to the simplest one, which says so."""
    place = table.places[seat]
    if table.stage == OVER or place.level != level or level == simplest:
        raise Refused("not-now", "seat")
    bot = BotSeat(seat, simplest, place.character, place.name, secret=place.secret)
    return Step(BotSat(bot, stands_in=place.stands_in, remark=_REPLACED))


def free_seat(table: Table, person: Person, seat: Seat) -> Step:
    must_host(table, person)
    if table.is_running():
        raise Refused("not-now", "seat")
    if place_at(table, seat).is_free():
        raise Refused("seat-free", "seat")
    return Step(Freed(seat))


def give_back(table: Table, person: Person, seat: Seat) -> Step:
    place = place_at(table, seat)
    if place.person != person.number:
        must_host(table, person)
    if not place.stands_in:
        raise Refused("no-stand-in", "seat")
    return Step(GivenBack(seat))


# who may be here


def lock(table: Table, person: Person, locked: bool) -> Step:  # noqa: FBT001 - it is the wish itself
    """Nobody new comes in. Who is here stays, and comes back after a lost connection."""
    must_host(table, person)
    return Step(Locked(locked))


def remove(table: Table, person: Person, other: int, key: str, origins: Collection[str]) -> Step:
    """Somebody leaves for good: their token and the old invitation are void, and a bot plays on for them."""
    must_host(table, person)
    if other == table.host:
        raise Refused("not-now", "person")
    return remove_by_operator(table, other, key, origins)


def remove_by_operator(table: Table, other: int, key: str, origins: Collection[str] = ()) -> Step:
    if other not in table.people:
        raise Refused("no-such-person", "person")
    seat = table.people[other].seat
    bot = None
    if seat is not None and table.is_running():
        bot = free_bot(table, seat, keeper_level(table), "")
    barred = [mark_of(table.name, origin) for origin in origins] if table.opened.open else []
    return Step(Removed(other, hashed(key), barred, bot))


def hand_on(table: Table, person: Person, other: int) -> Step:
    """Another person is the host from now on."""
    must_host(table, person)
    if other not in table.people or other == person.number:
        raise Refused("no-such-person", "person")
    return Step(Hosted(other))


def close(table: Table, person: Person) -> Step:
    """The end of a table that nobody will finish."""
    must_host(table, person)
    return close_by_operator(table)


def close_by_operator(table: Table) -> Step:
    if table.stage == OVER and not table.has_deals_left():
        raise Refused("not-now", "stage")
    return Step(Closed())


# the course of things


def start(table: Table, person: Person) -> Step:
    must_host(table, person)
    must_be(table, GATHERING, "not-gathering")
    return Step(begun(table))


def begun(table: Table) -> Started:
    """A new seed; or, for the first games of a table that plays named deals, that of the next one."""
    for seat, place in enumerate(table.places):
        if place.is_free():
            raise Refused("seat-empty", "seat", "", {"seat": seat})
    named = seed_of_deal(table.opened, table.match_number + 1)
    return Started(named or secrets.token_hex(SEED_BYTES))


def pause(table: Table, person: Person) -> Step:
    must_host(table, person)
    must_be(table, PLAYING, "not-playing")
    return Step(Paused())


def set_pace(table: Table, person: Person, speed: str, talk: str) -> Step:
    must_host(table, person)
    if (speed, talk) == (table.speed, table.talk):
        raise Refused("same-pace", "speed")
    return Step(Paced(*read_pace(speed, talk)))


def read_pace(speed: str, talk: str) -> tuple[str, str]:
    """A speed of bots and a time to bargain that there are."""
    for found, known, named in ((speed, SPEEDS, "speed"), (talk, RINGS, "talk")):
        if found not in known:
            raise Refused("unknown-pace", named, "", {"found": found, "choices": ", ".join(known)})
    return speed, talk


def say(person: Person, text: str) -> Step:
    words = tidy(text)
    if not words:
        raise Refused("nothing-said", "text")
    if person.lines >= MOST_LINES:
        raise Refused("written-enough", "text", "", {"most": MOST_LINES})
    return Step(Said(person.number, words))


def say_phrase(person: Person, key: str) -> Step:
    """A quick phrase or an emote: a key, which everybody reads in their own language."""
    if person.lines >= MOST_LINES:
        raise Refused("written-enough", "phrase", "", {"most": MOST_LINES})
    return Step(Said(person.number, "", read_phrase(key)))


def choose_look(person: Person, portrait: str, colour: str) -> Step:
    look = read_look(portrait, colour)
    if look == (person.portrait, person.colour):
        raise Refused("same-look", "portrait")
    if person.looks >= MOST_LOOKS:
        raise Refused("dressed-enough", "portrait", "", {"most": MOST_LOOKS})
    return Step(LookChosen(person.number, *look))


def remark(table: Table, seat: Seat, key: str) -> Step:
    """A bot's last word."""
    must_be(table, OVER, "not-over")
    return Step(Remarked(seat, key))


# taking back


def take_back(table: Table, person: Person) -> Step:
    """Ask everybody. Where nobody else is a person, it is done at once."""
    must_be(table, PLAYING, "not-playing")
    seat = own_seat(table, person)
    if table.wish is not None:
        raise Refused("wish-stands", "take_back")
    row = last_sequence(table, seat)
    if not _askable(table, seat):
        return Step(TakenBack(row))
    return Step(Wished(seat, row))


def consent(table: Table, person: Person, yes: bool) -> Step:  # noqa: FBT001 - it is the answer itself
    must_be(table, PLAYING, "not-playing")
    seat = own_seat(table, person)
    wish = table.wish
    if wish is None or (seat == wish.seat and yes) or seat in table.consents:
        raise Refused("no-wish", "consent")
    if not yes:
        return Step(Consented(seat, yes=False))
    if set(_askable(table, wish.seat)) <= {*table.consents, seat}:
        return Step(TakenBack(last_sequence(table, wish.seat)))
    return Step(Consented(seat, yes=True))


def _askable(table: Table, seat: Seat) -> list[Seat]:
    """The other people whose consent is needed. Bots agree."""
    return [at for at, place in enumerate(table.places) if at != seat and place.is_played_by_person()]


# shared looks


def bot_seat(game: str, seat: Seat, level: str, character: str, guests: Guests = _NO_GUESTS) -> BotSeat:
    """A bot of a level. Its character is drawn by lot for `any`; and, without a word, kept secret."""
    guests.bot(game, level)  # or refuse what the server has not let in
    drawn = character in ("", ANY_CHARACTER)
    chosen = secrets.choice(list(CHARACTERS)) if drawn else find_character(character).name
    return BotSeat(seat, level, chosen, BOT_NAMES[seat], secret=not character)


def free_bot(table: Table, seat: Seat, level: str, character: str, guests: Guests = _NO_GUESTS) -> BotSeat:
    """A bot under a name that nobody at the table has."""
    bot = bot_seat(table.game.name, seat, level, character, guests)
    bot.name = free_bot_name(seat, names_at(table, besides_seat=seat))
    return bot


def keeper_level(table: Table) -> str:
    known = levels(table.game.name)
    return _KEEPER if _KEEPER in known else known[-1]
