"""Opening a table in the terminal: a new game, or one that was interrupted."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import loxley
from loxley.bots import AT_A_TABLE, Chair, check_bot, find_character, new_chair
from loxley.core.chance import SEED_BYTES, Chance, commitment
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Log
from loxley.core.records import Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games import find_game
from loxley.terminal.cast import Player, new_cast, persons_seat, read_cast
from loxley.terminal.finding import stage_of
from loxley.terminal.history import Said, printable, remark_sentence
from loxley.terminal.recording import RecordFile, begin_record, fresh_path, read_text
from loxley.terminal.setup import MIXED, Setup
from loxley.terminal.stage import Stage
from loxley.terminal.watch import Watch
from loxley.texts import Texts

# Tables in the terminal are orderly: lines are typed one after the other, so people are asked in turn anyway, the
# talks end by rule, and who has been asked stands in the state, so that a record resumes at the very same question.
# There are more words than in tournaments, since a person wants to haggle.
_HOUSE_OPTIONS: JsonObject = {"floor": "orderly", "words": 8}


@dataclass
class Opening:
    """A table that is ready."""

    state: State
    log: Log
    seed: bytes
    stage: Stage
    chairs: dict[Seat, Chair]
    record: RecordFile
    watch: Watch
    since: int = 0  # where the news begin in the log: before the person's last move
    said: list[Said] = field(default_factory=list)  # beside the game, so far


def open_table(setup: Setup, texts: Texts) -> Opening:
    game = find_game(setup.game)
    seed = secrets.token_bytes(SEED_BYTES) if setup.seed is None else setup.seed
    options = game.settings(setup.players, {**_house_options(game), **setup.options})
    if not 0 <= setup.seat < setup.players:
        facts: dict[str, str | int] = {"least": 0, "most": setup.players - 1, "found": str(setup.seat)}
        raise Refused("out-of-range", "seat", "", facts)
    log = Log()
    state = game.new(setup.players, options, Chance(seed), setup.components, log=log)
    cast = new_cast(texts, setup, Random(seed))
    chairs = _chairs(game, cast, setup.components)
    record = Record(game.name, setup.players, options)
    record.names = [player.name for player in cast]
    record.levels = [player.level for player in cast]
    record.characters = [player.character for player in cast]
    record.version = loxley.__version__
    record.commitment = commitment(seed)
    record.components = setup.components
    path = fresh_path(game.name) if setup.record is None else setup.record
    file = begin_record(path, record, seed, state)
    opening = Opening(state, log, seed, _stage(game, texts, cast, setup.components), chairs, file, Watch())
    if setup.character == MIXED:
        opening.said = [(0, sentence) for sentence in _characters(cast, texts)]
    return opening


def _characters(cast: list[Player], texts: Texts) -> list[str]:
    """Who is how, for a person who wants to know."""
    return [
        texts.say("terminal-character", name=player.name, character=texts.say(f"character-{player.character}"))
        for player in cast
        if player.character
    ]


def reopen_table(path: Path, texts: Texts, bot: str = "") -> Opening:
    """Play the record again; the clock goes on from its last line. `bot` may be loaded if the record names it."""
    text = read_text(path)
    record = read_record(text)
    game = find_game(record.game)
    log = Log()
    replay = Replay(game, record, log)
    if bot:
        check_bot(game.name, bot)
    cast = read_cast(record, bot)
    stage = _stage(game, texts, cast, record.components)
    watch = Watch()
    since, said = _replay(replay, stage, watch, log)
    said += [(len(log.seen_by(stage.seat)), sentence) for sentence in _absent(record, cast, texts)]
    assert record.seed is not None  # or it could not have been replayed
    file = RecordFile(path, text.splitlines()[:-1], record.seed, replay.state)
    chairs = _chairs(game, cast, record.components)
    for chair in chairs.values():
        chair.catch_up(replay.state)
    return Opening(replay.state, log, record.seed, stage, chairs, file, watch, since, said)


def _absent(record: Record, cast: list[Player], texts: Texts) -> list[str]:
    """Bots that a record names and that were not loaded."""
    return [
        texts.say("terminal-not-loaded", name=player.name, bot=printable(level), level=player.level)
        for player, level in zip(cast, record.levels, strict=False)
        if level and player.level and level != player.level
    ]


def _replay(replay: Replay, stage: Stage, watch: Watch, log: Log) -> tuple[int, list[Said]]:
    """Play the record to where it stopped, clock and all; returns where its person's news begin, and what was said."""
    since = before = 0
    at = 0.0
    said: list[Said] = []
    while (line := replay.step()) is not None:
        at = line.at
        watch.turn(stage.time_limit(replay.state.view(stage.seat)), at)
        if line.seat == stage.seat and line.words:
            since = before
        before = len(log)
        if line.sheet:
            stage.beside[line.sheet] = printable(line.chat)
        if line.remark:
            sentence = remark_sentence(stage, line.seat, line.remark)
            said += [(len(log.seen_by(stage.seat)), sentence)] if sentence else []
    watch.resume_at(at)
    return since, said


def _house_options(game: GameType) -> JsonObject:
    known = [choice.name for choice in game.choices]
    return {name: value for name, value in _HOUSE_OPTIONS.items() if name in known}


def _stage(game: GameType, texts: Texts, cast: list[Player], components: JsonObject | None) -> Stage:
    names = [player.name for player in cast]
    return stage_of(game.name)(game, texts, names, persons_seat(cast), components)


def _chairs(game: GameType, cast: list[Player], components: JsonObject | None) -> dict[Seat, Chair]:
    return {
        seat: new_chair(game.name, player.level, seat, components, find_character(player.character), think=AT_A_TABLE)
        for seat, player in enumerate(cast)
        if player.level
    }
