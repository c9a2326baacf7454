"""Whose move a table waits for that nobody makes over the wire, and what a bot is asked for it."""

from loxley.bots import levels
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.tables.bot_workers import BotRequest, GameKey
from loxley.tables.table import Table


def only_words(table: Table, seat: Seat) -> list[str]:
    """The only legal move of a seat, in words."""
    return [table.game.book.word(table.running_match().state.legal(seat)[0])]


def only_answer(table: Table, seat: Seat) -> Move | None:
    """What a player must answer who has no choice."""
    state = table.running_match().state
    return table.game.only_answer(state.view(seat), state.legal(seat))


def without_choice(table: Table) -> Seat | None:
    """A person who is awaited and has no choice."""
    awaited = table.running_match().state.awaited()
    people = [seat for seat in awaited if seat >= 0 and table.places[seat].is_played_by_person()]
    return next((seat for seat in people if only_answer(table, seat) is not None), None)


def goes_on(table: Table, seat: Seat) -> bool:
    """Is the next move of a seat part of the motion that it has begun?"""
    match = table.running_match()
    return bool(match.sequences) and match.sequences[-1].seat == seat and not match.state.may_also_move()


def simplest_level(table: Table) -> str:
    """The level that plays where nobody else does."""
    return levels(table.game.name)[0]


def position(table: Table) -> tuple[object, ...]:
    """Where the game stands, and who plays it: chat and the like change nothing here."""
    return (table.moved_number, table.stage, *[place.level for place in table.places])


def next_bot(table: Table, silent: set[Seat]) -> Seat | None:
    """The bot whose word it is.

    Where everybody may speak at any time, bots have one word each after somebody else's, and another one while they are
    offered something; then it is for the awaited.
    """
    state = table.running_match().state
    awaited = state.awaited()
    for seat in state.may_also_move():
        if seat < 0 or not table.places[seat].level or seat in awaited or seat in silent:
            continue
        if seat not in table.heard or table.game.offers_to(state.view(seat)):
            return seat
    return next((seat for seat in awaited if table.places[seat].level and seat not in silent), None)


def bot_request(
    table: Table, known: tuple[tuple[str, int, int], int], seat: Seat, level: str, character: str
) -> BotRequest:
    """A question to a bot; what its worker has played along before is left out."""
    match = table.running_match()
    key = (table.name, table.match_number, match.revision)
    start = known[1] if known[0] == key else 0
    game = GameKey(key, table.game.name, table.players, match.options, match.components, match.seed, match.stacked)
    if table.is_guided():
        game = game._replace(lesson=table.opened.lesson)
    sequences = [(sequence.seat, sequence.moves) for sequence in match.sequences[start:]]
    is_secret = table.places[seat].secret
    return BotRequest(game, seat, level, character, table.moved_number, start, sequences, is_secret)
