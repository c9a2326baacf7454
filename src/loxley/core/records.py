"""Records: a game written down as JSON Lines, a header and then one line for each accepted sequence.

This is text in and text out; files belong to others. A record names moves in words, so it replays on any machine and
version. The seed stands on the last line: at the end of a game, or where a game was interrupted to be resumed.
"""

import json
from typing import Final

from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Log
from loxley.core.options import as_played, as_written
from loxley.core.refusals import Illegal, Refused
from loxley.core.seats import CLOCK, Seat
from loxley.core.sequence import play_sequence, read_sequence
from loxley.core.state import State
from loxley.core.words import Book, Move

FORMAT = 1

OVER = "over"
PAUSED = "paused"

_NO_SECOND: Final = 10**15

_HEADER: Final = [
    "loxley",
    "version",
    "game",
    "players",
    "options",
    "names",
    "levels",
    "characters",
    "portraits",
    "colours",
    "commitment",
    "components",
    "deal",
]


class Line:
    """One accepted sequence, or something said: in chat by a person, as a remark by a bot."""

    def __init__(self, seat: Seat, words: list[str], at: float) -> None:
        self.seat = seat
        self.words = words
        self.at = at
        self.chat = ""
        self.sheet = 0  # whose promise the chat words; 0 for none
        self.remark = ""  # the key of a sentence, so that everybody reads it in their own language
        self.house = False  # the house played it for somebody whose time was up
        self.why: JsonObject | None = (
            None  # a bot's reason: `key` of a sentence, `facts` for its gaps, what it `compared`
        )


class Record:
    """A game as it was written down."""

    def __init__(self, game: str, players: int, options: JsonObject) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.names: list[str] = []
        self.levels: list[str] = []  # of the bots, by seat; empty for a person
        self.characters: list[str] = []  # of the bots, by seat; empty for a person
        self.portraits: list[str] = []  # by seat, as at the table; none where nobody saw faces
        self.colours: list[str] = []
        self.version = ""
        self.commitment = ""
        self.components: JsonObject | None = None
        self.deal: list[str] | None = None
        self.lines: list[Line] = []
        self.ending = ""  # over, paused, or nothing: the writer was cut off
        self.seed: bytes | None = None
        self.scores: list[int] = []
        self.winners: list[Seat] = []

    def header(self) -> str:
        """The first line."""
        fields: JsonObject = {
            "loxley": FORMAT,
            "version": self.version,
            "game": self.game,
            "players": self.players,
            "options": as_played(self.options),
            "names": self.names,
            "commitment": self.commitment,
        }
        if any(self.levels):
            fields["levels"] = self.levels
        if any(self.characters):
            fields["characters"] = self.characters
        if any(self.portraits):
            fields["portraits"] = self.portraits
        if any(self.colours):
            fields["colours"] = self.colours
        if self.components is not None:
            fields["components"] = self.components
        if self.deal is not None:
            fields["deal"] = self.deal
        return _dump(fields)


def _dump(fields: JsonObject) -> str:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


class RecordWriter:
    """Writes down a game as it is played, move by move. Each line goes to `lines` when it is complete."""

    def __init__(self, book: Book) -> None:
        self.lines: list[str] = []
        self._quoted = book.quoted
        self._answered = book.answered
        self._seat: Seat = CLOCK
        self._words: list[str] = []
        self._why: JsonObject | None = None

    def thought(self, why: JsonObject) -> None:
        """The reason for the moves that follow: they begin a new line."""
        self.flush()
        self._why = why

    def remarked(self, seat: Seat, remark: str) -> None:
        """A bot says something, after what was played before."""
        self.flush()
        self.lines.append(_dump({"seat": seat, "remark": remark}))

    def played(self, seat: Seat, move: Move) -> None:
        """Moves of one seat make one line, up to a move that chance or a reveal answers."""
        if seat != self._seat:
            self.flush()
            self._seat = seat
        self._words.append(self._quoted[move])
        if self._answered[move]:
            self.flush()

    def flush(self) -> None:
        """Complete the line that was begun."""
        if self._words:
            why = _why(self._why)
            self.lines.append(f'{{"seat":{_seat_word(self._seat)},"moves":[{",".join(self._words)}]{why}}}')
            self._words = []
            self._why = None


_HOUSE: Final = ',"house":true'


def sequence_line(
    seat: Seat, words: list[str], at: float, why: JsonObject | None = None, *, house: bool = False
) -> str:
    """The line of one accepted sequence, the second it came in, a bot's reason for it, or that the house played it."""
    moves = json.dumps(words, separators=(",", ":"))
    return f'{{"seat":{_seat_word(seat)},"moves":{moves},"at":{at:.2f}{_why(why)}{_HOUSE if house else ""}}}'


def _why(why: JsonObject | None) -> str:
    return "" if why is None else f',"why":{_dump(why)}'


def chat_line(seat: Seat, chat: str, at: float, sheet: int = 0) -> str:
    """Something that a person said, perhaps beside a sheet: the words of a promise on it."""
    beside: JsonObject = {"sheet": sheet} if sheet else {}
    return _dump({"seat": seat, "chat": chat, **beside, "at": round(at, 2)})


def remark_line(seat: Seat, remark: str, at: float) -> str:
    return _dump({"seat": seat, "remark": remark, "at": round(at, 2)})


def last_line(ending: str, seed: bytes, state: State) -> str:
    """The last line: the seed, and at the end of a game its result."""
    fields: JsonObject = {"ending": ending, "seed": seed.hex()}
    if ending == OVER:
        fields["scores"] = state.scores()
        fields["winners"] = state.winners()
    return _dump(fields)


def _seat_word(seat: Seat) -> str:
    return '"clock"' if seat == CLOCK else str(seat)


# ------------------------------------------------------------------------------------------------------------- reading


def read_record(text: str) -> Record:
    """A record from its text; refuses what is damaged or foreign and names the line."""
    if not text.strip():
        raise Refused("empty-record", "line 1")
    rows = text.removesuffix("\n").split("\n")  # not `splitlines`: what people write may hold other line ends
    record = _read_header(_read_row(rows[0], 1))
    for number, row in enumerate(rows[1:], 2):
        if record.ending:
            raise Refused("after-the-end", f"line {number}")
        fields = _read_row(row, number)
        if "ending" in fields:
            _read_ending(record, fields, number)
        else:
            record.lines.append(_read_line(fields, number, record.players))
    return record


def _read_row(row: str, number: int) -> JsonObject:
    try:
        fields = json.loads(row)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise Refused("not-json", f"line {number}")
    return fields


def _expect(fields: JsonObject, allowed: list[str], number: int) -> None:
    for name in fields:
        if name not in allowed:
            raise Refused("unknown-field", f"line {number}, {name}")


def _read_header(fields: JsonObject) -> Record:
    if fields.get("loxley") != FORMAT:
        raise Refused("foreign-record", "line 1, loxley")
    _expect(fields, _HEADER, 1)
    game, players, options = fields.get("game"), fields.get("players"), fields.get("options")
    if not isinstance(game, str):
        raise Refused("missing-field", "line 1, game")
    if not isinstance(players, int) or isinstance(players, bool):
        raise Refused("missing-field", "line 1, players")
    if not isinstance(options, dict):
        raise Refused("missing-field", "line 1, options")
    record = Record(game, players, as_written(options))
    record.names = _words(fields.get("names", []), "line 1, names")
    record.levels = _words(fields.get("levels", []), "line 1, levels")
    record.characters = _words(fields.get("characters", []), "line 1, characters")
    record.portraits = _words(fields.get("portraits", []), "line 1, portraits")
    record.colours = _words(fields.get("colours", []), "line 1, colours")
    record.version = str(fields.get("version", ""))
    record.commitment = str(fields.get("commitment", ""))
    components = fields.get("components")
    if components is not None:
        if not isinstance(components, dict):
            raise Refused("missing-field", "line 1, components")
        record.components = components
    if "deal" in fields:
        record.deal = _words(fields["deal"], "line 1, deal")
    return record


def _words(value: object, field: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise Refused("not-words", field)
    return value


def _sheet(value: object, number: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise Refused("not-a-number", f"line {number}, sheet")
    return value


def _read_line(fields: JsonObject, number: int, players: int) -> Line:
    _expect(fields, ["seat", "moves", "chat", "sheet", "remark", "why", "house", "at"], number)
    seat = CLOCK if fields.get("seat") == "clock" else fields.get("seat")
    if not isinstance(seat, int) or isinstance(seat, bool) or not (seat == CLOCK or 0 <= seat < players):
        raise Refused("no-such-seat", f"line {number}, seat")
    line = Line(seat, [], _second(fields.get("at", 0), number))
    if "chat" in fields or "remark" in fields:
        if seat == CLOCK:
            raise Refused("no-such-seat", f"line {number}, seat")
        line.chat, line.remark = str(fields.get("chat", "")), str(fields.get("remark", ""))
        line.sheet = _sheet(fields.get("sheet", 0), number)
        return line
    line.words = _words(fields.get("moves"), f"line {number}, moves")
    if not line.words:
        raise Refused("not-words", f"line {number}, moves")
    line.house = fields.get("house") is True
    if "why" in fields:
        line.why = _read_reason(fields["why"], f"line {number}, why")
    return line


def _read_reason(why: object, place: str) -> JsonObject:
    """Only its shape is checked: a reason changes nothing in the game."""
    if not isinstance(why, dict) or not isinstance(why.get("key"), str):
        raise Refused("missing-field", place)
    facts, compared = why.get("facts", {}), why.get("compared", [])
    if not isinstance(facts, dict) or not all(isinstance(fact, (str, int, float)) for fact in facts.values()):
        raise Refused("missing-field", f"{place}, facts")
    if not isinstance(compared, list) or not all(_is_choice(pair) for pair in compared):
        raise Refused("missing-field", f"{place}, compared")
    return {"key": why["key"], "facts": facts, "compared": compared}


def _is_choice(pair: object) -> bool:
    """A choice in words, and what it seemed worth."""
    return isinstance(pair, list) and len(pair) == 2 and isinstance(pair[0], str) and isinstance(pair[1], (int, float))


def _second(value: object, number: int) -> float:
    """When a line came. Neither infinity nor NaN passes, nor an int too large for a float."""
    if isinstance(value, int) and abs(value) < _NO_SECOND:
        return float(value)
    if isinstance(value, float) and abs(value) < _NO_SECOND:
        return value
    raise Refused("not-a-number", f"line {number}, at")


def _read_ending(record: Record, fields: JsonObject, number: int) -> None:
    _expect(fields, ["ending", "seed", "scores", "winners"], number)
    ending, seed = fields["ending"], fields.get("seed")
    if ending not in (OVER, PAUSED):
        raise Refused("unknown-ending", f"line {number}, ending")
    record.ending = str(ending)
    try:
        record.seed = bytes.fromhex(str(seed))
    except ValueError:
        record.seed = b""
    if len(record.seed) != SEED_BYTES:
        raise Refused("bad-seed", f"line {number}, seed")
    record.scores = _numbers(fields, "scores", number)
    record.winners = _numbers(fields, "winners", number)


def _numbers(fields: JsonObject, name: str, number: int) -> list[int]:
    value = fields.get(name, [])
    if not isinstance(value, list) or not all(isinstance(entry, int) for entry in value):
        raise Refused("not-a-number", f"line {number}, {name}")
    return value


# ----------------------------------------------------------------------------------------------------------- replaying


class Replay:
    """Plays a record again, step by step, and checks it: its moves, its seed, its result."""

    def __init__(self, game: GameType, record: Record, log: Log | None = None) -> None:
        if record.seed is None:
            raise Refused("no-seed", "line 1, commitment")
        if commitment(record.seed) != record.commitment:
            raise Refused("wrong-seed", "line 1, commitment")
        self.record = record
        self.game = game
        chance = Chance(record.seed)
        self.state = game.new(record.players, record.options, chance, record.components, record.deal, log)
        self.position = 0

    def step(self) -> Line | None:
        """Play the next line; nothing is left when this is `None`."""
        if self.position == len(self.record.lines):
            return None
        line = self.record.lines[self.position]
        self.position += 1
        if line.words:
            try:
                play_sequence(self.state, line.seat, read_sequence(self.game.book, line.words))
            except Illegal as illegal:
                field = f"line {self.position + 1}, moves"
                raise Refused("illegal-move", field, illegal.rule, {"moves": ", ".join(line.words)}) from illegal
        return line

    def finish(self) -> None:
        """Play what is left, and check the result."""
        while self.step() is not None:
            pass
        record, state = self.record, self.state
        ended = record.ending == OVER
        if ended != state.over() or (ended and (record.scores, record.winners) != (state.scores(), state.winners())):
            raise Refused("wrong-result", f"line {len(self.record.lines) + 2}")
