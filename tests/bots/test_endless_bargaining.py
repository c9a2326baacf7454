"""Bots that never stop bargaining: on an open floor only players end talks, so a chair lets its bot say so much."""

from collections.abc import Sequence
from random import Random

from loxley.arena.entries import Entry
from loxley.arena.game import ArenaGame
from loxley.arena.plan import Fixture, Plan
from loxley.bots import Chair
from loxley.bots.chair import MOST_WORDS
from loxley.bots.frame import Bot
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import SEALED, Move

_BARGAINS = ("to", "offer", "want", "post", "decline", "with", "pay", "vow", "ask")


class Haggler(Bot):
    """Makes offers and refuses them, and decides nothing as long as it can do either."""

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move:
        del view, events
        words = [move for move in legal if self.word(move).split()[0] in _BARGAINS]
        return rng.choice(words or list(legal))


def table_of_hagglers(game: str, seats: int, options: dict[str, object]) -> ArenaGame:
    plan = Plan(game, seats, options, None, (Entry("novice"),), None, deals=1, seed=7)
    table = ArenaGame(plan, Fixture(0, 0, (0,) * seats))
    for seat in range(seats):
        bot = Haggler()
        bot.game = game
        table.chairs[seat] = Chair(bot, seat)
    return table


def test_a_game_of_hagglers_ends_on_an_open_floor() -> None:
    table = table_of_hagglers("sheriff", 3, {"floor": "open"})
    assert table.play().decisions
    assert table.state.over()


def test_who_has_said_enough_holds_until_the_next_negotiation() -> None:
    table = table_of_hagglers("sheriff", 3, {"floor": "open"})
    state, book = table.state, table.game.book
    said: dict[tuple[str, int], int] = {}
    while not state.over() and len({talk for talk, _ in said}) < 3:
        asked = [*state.may_also_move(), *state.awaited()]
        for seat in (seat for seat in asked if seat >= 0 and state.legal(seat)):
            must_move = seat in state.awaited()
            talk = table.game.talk(state.view(seat))
            move = table.chairs[seat].choose(state, table.chances[seat])
            if move is None:
                assert said[talk, seat] == MOST_WORDS  # a haggler is never silent of its own accord
                continue
            if talk and not must_move and book.family_of(move).manner != SEALED:
                said[talk, seat] = said.get((talk, seat), 0) + 1
            state.play(seat, move)
    assert max(said.values()) == MOST_WORDS
