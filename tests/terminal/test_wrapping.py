"""Lines break at plain spaces only."""

from io import StringIO

from rich.console import Console

from loxley.terminal.wrapping import Indented, wrapped


def test_a_no_break_space_holds() -> None:
    assert wrapped("Que dites-vous\u202f?", 14) == "Que\ndites-vous\u202f?"


def test_later_lines_have_their_own_margin() -> None:
    assert wrapped("one two three", 9, " - ", "   ") == " - one\n   two\n   three"


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert wrapped("a extraordinary b", 6) == "a\nextraordinary\nb"


def test_an_indented_sentence_takes_the_lines_that_it_needs() -> None:
    file = StringIO()
    console = Console(width=20, file=file)
    console.print(Indented("cible\u00a0: carte 1, informateur\u00a0: Robin", "  ", "     "))
    assert file.getvalue() == "  cible\u00a0: carte 1,\n     informateur\u00a0:\n     Robin\n"
