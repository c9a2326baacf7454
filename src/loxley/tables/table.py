"""A table: who is there, what stage it is in, the game that is played. `folding` makes it out of rows."""

import hmac
from dataclasses import dataclass, replace

from mypy_extensions import mypyc_attr

from loxley.core.game import GameType, JsonObject
from loxley.core.options import as_written
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games import find_game
from loxley.tables.clock import Alarm, Clock
from loxley.tables.match import Chunk, Match
from loxley.tables.people import Person, Place, hashed, mark_of, matches_hash
from loxley.tables.rows import Opened, Wished
from loxley.tables.summaries import Result

GATHERING = "gathering"
PLAYING = "playing"
PAUSED = "paused"
OVER = "over"
CLOSED = "closed"  # by its host or the operator, before the end


@dataclass
class ChatLine:
    """Something said: by a person, or a bot's remark, which is a key."""

    number: int
    name: str
    seat: Seat | None
    text: str
    remark: str
    at: float


@mypyc_attr(acyclic=True)
class Change:
    """What a row changed, for those who tell it on."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.by: Seat | None = None  # who moved in the game
        self.house = False  # the house did it for them
        self.chunks: list[Chunk] = []
        self.table_changed = False  # something changed around the game
        self.chat: ChatLine | None = None
        self.removed: int | None = None  # a person
        self.moved: int | None = None  # a person who went on with another device
        self.resets_history = False  # what was told before does not hold any more


class Table:
    def __init__(self, name: str, opened: Opened, at: float) -> None:
        self.name = name
        self.opened = opened
        self.created = at
        self.touched = at
        self.number = 0  # of the last row
        self.moved_number = 0  # of the last row that changed the game
        self.moved_at = at
        self.game: GameType = find_game(opened.game)
        self.players = opened.players
        self.options: JsonObject = as_written({**opened.options})
        self.stage = GATHERING
        self.match_number = 0
        self.match: Match | None = None
        self.results: list[Result] = []  # of the games that other tables play too
        self.host = 1
        self.people = {1: Person(1, opened.name, opened.token, portrait=opened.portrait, colour=opened.colour)}
        self.asks: dict[int, Seat] = {}  # people who would like the seat of a bot
        self.answers: dict[int, bool] = {}  # who wants another game
        self.last_person = 1  # numbers are never used again
        self.key = opened.key
        self.locked = False
        self.barred: set[str] = set()
        self.places = [Place() for _ in range(opened.players)]
        self.chat: list[ChatLine] = []
        self.wish: Wished | None = None
        self.consents: list[Seat] = []
        self.heard: set[Seat] = set()  # bots that have had their word since somebody else spoke
        self.speed = opened.speed
        self.talk = opened.talk
        self.clock = Clock(opened.think, self.game.time_limit)

    # small questions

    def person_with(self, token: str) -> Person | None:
        """Whose token is it? Every hash is compared, so that the time tells nothing."""
        found = None
        for person in self.people.values():
            if matches_hash(token, person.token):
                found = person
        return found

    def is_invited(self, key: str) -> bool:
        return self.opened.open or self.has_key(key)

    def has_key(self, key: str) -> bool:
        return matches_hash(key, self.key)

    def replay_key(self) -> str:
        """Opens finished games to whoever has the link of one. The invitation cannot be found from it."""
        return hashed(f"replay {self.key}")

    def is_replay_key(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self.replay_key().encode())

    def is_barred(self, origin: str) -> bool:
        """Was somebody removed who came from there? Only tables that need no invitation have to ask."""
        return self.opened.open and mark_of(self.name, origin) in self.barred

    def hides_seed(self) -> bool:
        """Is the deal of this game played at other tables too?"""
        return bool(self.opened.duplicate) and not self.opened.known and self.match_number <= self.opened.deals

    def has_deals_left(self) -> bool:
        """Is there another deal of the series to play?"""
        return bool(self.opened.duplicate) and self.match_number < self.opened.deals

    def is_guided(self) -> bool:
        """Is this game the lesson that the table was opened for?"""
        return bool(self.opened.lesson) and self.match_number == 1

    def is_running(self) -> bool:
        return self.stage in (PLAYING, PAUSED)

    def running_match(self) -> Match:
        assert self.match is not None
        return self.match

    def bots_seats(self) -> list[Seat]:
        return [seat for seat, place in enumerate(self.places) if place.level]

    def timed_seats(self) -> list[Seat]:
        """Whose thinking time counts: everybody but the house's own bots."""
        return [seat for seat, place in enumerate(self.places) if not place.level]

    def alarm(self) -> Alarm | None:
        """When time is up next, if the clock runs."""
        return self.clock.alarm(self.timed_seats()) if self.clock.is_set() else None

    def acts_alone(self) -> bool:
        """Must somebody look after the game without being asked? Bots and clocks go on, webhooks are told."""
        return self.stage == PLAYING and (
            bool(self.bots_seats()) or bool(self.opened.webhook) or self.has_time_limits()
        )

    def has_time_limits(self) -> bool:
        """Of the table, or of a phase of the game."""
        return self.opened.think > 0 or self.game.has_time_limits(self.options)

    def results_with(self, state: State) -> list[Result]:
        """The results so far, with that of the game that ends like this if other tables play its deal, too."""
        if not self.hides_seed() or len(self.results) >= self.match_number:
            return self.results
        names, levels = [place.name for place in self.places], [place.level for place in self.places]
        return [*self.results, Result(names, levels, state.scores(), state.winners())]

    def sketch(self) -> "Table":
        """A copy on which a row can be tried, if it is not a move."""
        twin = Table(self.name, self.opened, self.created)
        twin.touched = self.touched
        twin.number = self.number
        twin.moved_number = self.moved_number
        twin.moved_at = self.moved_at
        twin.options = self.options
        twin.stage = self.stage
        twin.match_number = self.match_number
        twin.match = self.match
        twin.results = self.results
        twin.host = self.host
        twin.last_person = self.last_person
        twin.key = self.key
        twin.locked = self.locked
        twin.wish = self.wish
        twin.speed = self.speed
        twin.talk = self.talk
        twin.people = {number: replace(person) for number, person in self.people.items()}
        twin.places = [replace(place) for place in self.places]
        twin.clock = self.clock.copy()
        twin.heard = set(self.heard)
        twin.barred = set(self.barred)
        twin.chat = []
        twin.consents = []
        twin.asks = dict(self.asks)
        twin.answers = dict(self.answers)
        return twin
