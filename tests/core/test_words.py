"""A vocabulary: declared once, read and written in words."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.refusals import UNKNOWN_MOVE, Illegal
from loxley.core.words import ANSWERED, PLAIN, SEALED, Book, numbers


def small_book() -> Book:
    book = Book()
    book.family("pack", ["apple", "silk"], SEALED)
    book.single("close", SEALED)
    book.family("draw", ["left", "deck"], ANSWERED)
    book.family("offer coins", numbers(1, 3))
    return book


def test_moves_are_numbered_in_the_order_of_their_declaration() -> None:
    book = small_book()
    assert book.words == [
        "pack apple",
        "pack silk",
        "close",
        "draw left",
        "draw deck",
        "offer coins 1",
        "offer coins 2",
        "offer coins 3",
    ]
    assert len(book) == 8
    assert [book.move(words) for words in book.words] == list(range(8))
    assert [book.word(move) for move in range(8)] == book.words


def test_a_family_knows_its_moves() -> None:
    book = Book()
    book.family("pack", ["apple", "silk"])
    draw = book.family("draw", ["left", "right", "deck"])
    assert draw.moves == [2, 3, 4]
    assert [move for move in range(-1, 7) if move in draw] == draw.moves
    assert [draw.of(index) for index in range(3)] == draw.moves
    assert [draw.index(move) for move in draw.moves] == [0, 1, 2]
    assert (draw.start, draw.stop, draw.name, draw.manner) == (2, 5, "draw", PLAIN)


def test_a_move_knows_its_family_and_its_argument() -> None:
    book = small_book()
    assert [book.family_of(move).name for move in range(8)] == [
        *["pack"] * 2,
        "close",
        *["draw"] * 2,
        *["offer coins"] * 3,
    ]
    assert [book.argument(move) for move in range(8)] == ["apple", "silk", "", "left", "deck", "1", "2", "3"]


def test_a_single_move_is_a_family_of_one() -> None:
    book = Book()
    book.single("done")
    close = book.single("close")
    assert close == 1
    assert book.family_of(close).moves == [close]


def test_only_answered_moves_are_answered() -> None:
    assert small_book().answered == [False, False, False, True, True, False, False, False]


def test_quoted_words_are_json_strings() -> None:
    assert small_book().quoted[2] == '"close"'


def test_nothing_is_declared_twice() -> None:
    book = small_book()
    with pytest.raises(ValueError, match="pack silk"):
        book.family("pack", ["mead", "silk"])
    with pytest.raises(ValueError, match="close"):
        book.single("close")


@given(st.text())
def test_other_words_are_no_move(words: str) -> None:
    book = small_book()
    if words not in book.words:
        with pytest.raises(Illegal) as refusal:
            book.move(words)
        assert refusal.value.rule == UNKNOWN_MOVE


def test_numbers_are_words_for_a_range() -> None:
    assert numbers(2, 5) == ["2", "3", "4", "5"]
    assert numbers(2, 1) == []
