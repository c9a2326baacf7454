"""Lines break at plain spaces only."""

from loxley.terminal.wrapping import wrapped


def test_a_no_break_space_holds() -> None:
    assert wrapped("Que dites-vous\u202f?", 14) == "Que\ndites-vous\u202f?"


def test_later_lines_have_their_own_margin() -> None:
    assert wrapped("one two three", 9, " - ", "   ") == " - one\n   two\n   three"


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert wrapped("a extraordinary b", 6) == "a\nextraordinary\nb"
