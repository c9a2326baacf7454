"""What the house plays for somebody whose time is up: whole games of it, and never a deal in a person's name."""

import pytest

from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject, plainest
from loxley.core.words import Book
from loxley.games import find_game

TABLES: list[tuple[str, JsonObject]] = [
    ("sheriff", {"floor": "open", "first_sheriff": 0}),
    ("sheriff", {"floor": "orderly", "royal_goods": True}),
    ("nottingham", {}),
    ("sherwood", {"floor": "open", "rules": "basic"}),
    ("sherwood", {"floor": "orderly", "rules": "advanced"}),
]
BINDING = ("accept", "post", "suggest", "promise", "claim", "threaten", "alone")


def played_gently(game: GameType, options: JsonObject, seed: int) -> list[str]:
    """The words of a whole game in which everybody's time is always up."""
    state = game.new(3, game.settings(3, options), Chance(bytes([seed]) * 32))
    words: list[str] = []
    while not state.over():
        assert len(words) < 5000
        seat = state.awaited()[0]
        legal = state.legal(seat)
        move = game.gentle(state.view(seat), legal)
        assert move in legal
        words.append(game.book.word(move))
        state.play(seat, move)
    return words


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_comes_to_its_end_and_binds_nobody(name: str, options: JsonObject, seed: int) -> None:
    game = find_game(name)
    words = played_gently(game, options, seed)
    assert [word for word in words if word.startswith(BINDING)] == []


def test_in_sheriff_cards_are_kept_bags_are_honest_and_pass() -> None:
    words = played_gently(find_game("sheriff"), {"floor": "open"}, 1)
    assert not [word for word in words if word.startswith(("aside", "open"))]
    assert [word for word in words if word.startswith("wave")]


def test_in_sheriff_a_bribe_is_declined_before_a_bag_passes() -> None:
    game = find_game("sheriff")
    state = game.new(3, game.settings(3, {"floor": "open", "first_sheriff": 0}), Chance(b"g" * 32))
    while state.phase.name != "inspection":
        seat = state.awaited()[0]
        state.play(seat, game.gentle(state.view(seat), state.legal(seat)))
    for word in ("to 0", "offer coins 5", "want wave 1", "post"):
        state.play(1, game.book.move(word))
    assert game.book.word(game.gentle(state.view(0), state.legal(0))) == "decline 1"


def test_in_nottingham_the_card_is_taken_and_nothing_is_delivered() -> None:
    words = played_gently(find_game("nottingham"), {}, 1)
    assert set(words[:30]) == {"take", "end turn"}


def test_a_game_that_says_nothing_passes_where_it_can() -> None:
    book = Book()
    accept, attack, hold = book.single("accept"), book.single("attack"), book.single("hold")
    assert plainest(book, [accept, attack, hold]) == hold
    assert plainest(book, [accept, attack]) == attack
    assert plainest(book, [accept]) == accept
