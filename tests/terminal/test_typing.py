"""What people type, and what comes of it. Bad input never loses anything."""

from pathlib import Path

import pytest

from loxley.core.records import read_record
from loxley.terminal import Setup, play_in_terminal
from loxley.texts import Texts
from tests.terminal.people import Output, Script

SEED = bytes([1] * 32)  # the hand: apple, bread, chicken, pepper, silk, crossbow; the Sheriff is the last seat


def sit(tmp_path: Path, *lines: str, language: str = "en", **options: object) -> tuple[str, list[list[str]]]:
    """Type these lines in a fresh game; all that was shown, and the person's sequences in the record."""
    path = tmp_path / "game.jsonl"
    paper = Output(width=100)
    setup = Setup(seed=SEED, record=path, options={**options})
    play_in_terminal(setup, Texts(language), paper.console, Script(lines))
    record = read_record(path.read_text(encoding="utf-8"))
    return paper.text, [line.words for line in record.lines if line.seat == 0]


def test_several_numbers_make_one_sequence_in_any_order(tmp_path: Path) -> None:
    shown, mine = sit(tmp_path, "3 1 2", "6")
    assert "Set aside so far: an apple, a loaf of bread and a chicken." in shown
    assert mine[0] == ["aside apple", "aside bread", "aside chicken", "draw deck"]


def test_forced_draws_are_made_without_asking(tmp_path: Path) -> None:
    _, mine = sit(tmp_path, "1 2 3", "6")
    assert mine == [["aside apple", "aside bread", "aside chicken", "draw deck"], ["draw deck"], ["draw deck"]]


def test_back_takes_back_one_step(tmp_path: Path) -> None:
    shown, mine = sit(tmp_path, "1", "1", "back", "back", "back", "done")
    assert "There is nothing to take back." in shown
    assert mine == [["done"]]


def test_nothing_happens_before_a_sequence_is_complete(tmp_path: Path) -> None:
    _, mine = sit(tmp_path, "1 2 3")
    assert mine == []


def test_the_engines_own_words_are_understood(tmp_path: Path) -> None:
    _, mine = sit(tmp_path, "Aside  Silk, aside apple; draw left;")
    assert mine == [["aside apple", "aside silk", "draw left"]]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("abracadabra", "“abracadabra” is neither a choice, a command nor a move. Type help for a list."),
        ("99", "There is no choice 99: type a number from 1 to 7."),
        ("0", "There is no choice 0: type a number from 1 to 7."),
        ("1 1 1 99", "There is no choice 99: type a number from 1 to 7."),
        ("c 5", "There is nothing to count here."),
        (",", "“,” is neither"),
        ("? SH-99", "There is no rule sh-99. Rules have numbers such as SH-4.9."),
        ("pack apple", "Not allowed by SH-3.1, “A turn at the market”:"),
        ("aside cheese", "Not allowed by SH-3.1"),
        ("draw left, draw left", "Not allowed by LX-3, “Wait for the answer”:"),
        ("[bold]x[/bold]", "“[bold]x[/bold]” is neither"),
    ],
)
def test_bad_input_is_answered_with_one_sentence_and_loses_nothing(tmp_path: Path, line: str, answer: str) -> None:
    shown, mine = sit(tmp_path, "1", line.replace("1 1 1", "1"), "back", line, "done")
    assert answer in " ".join(shown.split())
    assert mine == [["done"]]


def test_an_empty_line_shows_the_table_again(tmp_path: Path) -> None:
    shown, _ = sit(tmp_path, "", "table")
    assert shown.count("Round 1 of 8 – Market") == 3


def test_rules_are_at_hand(tmp_path: Path) -> None:
    shown, _ = sit(tmp_path, "?", "? 1", "? SH-4.9", "? 4.9", "? r5", "? lx-4", "? SH-4")
    assert shown.count("SH-3.1  A turn at the market") == 2
    assert shown.count("SH-4.9  Inspected and lying") == 3  # twice asked for, once in its chapter
    assert "SH-R5  No title without goods" in shown
    assert "LX-4  One order only" in shown
    assert "SH-4.10  Confiscated cards" in shown


def test_an_overview_shows_every_chapter(tmp_path: Path) -> None:
    shown, _ = sit(tmp_path, "rules")
    assert "The rules by chapter" in shown
    for number, title in (("SH-1", "Components"), ("SH-4", "Inspection"), ("SH-R", "Rulings"), ("LX", "House rules")):
        assert f"  {number}  {title}" in shown
    french, _ = sit(tmp_path / "fr", "règles", language="fr")
    assert "  SH-4  Inspection" in french


def test_contraband_is_marked_wherever_a_card_is_chosen(tmp_path: Path) -> None:
    shown, _ = sit(tmp_path, "table")
    hand = next(line for line in shown.splitlines() if "Your hand" in line)
    choices = next(line for line in shown.splitlines() if "Set aside" in line and "1 " in line)
    for line in (hand, choices):
        assert "Silk*" in line
        assert "Apples" in line
        assert "Apples*" not in line
    assert "* contraband" in shown


def test_help_and_the_games_own_commands_in_french(tmp_path: Path) -> None:
    shown, _ = sit(tmp_path, "aide", "DEFAUSSES", "promesses", "journal", "quitter", language="fr")
    assert "Ce que vous pouvez taper" in shown
    assert "Les défausses, carte du dessus en premier" in shown
    assert "Personne n’a encore rien promis." in shown
    assert "Tout ce que vous avez vu" in shown


# -------------------------------------------------------------------------------------------------- at the gate

LOADED = ("done", "4 1 5", "close", "declare apple")


def test_a_bag_is_packed_in_any_order_and_closed_when_it_is_ready(tmp_path: Path) -> None:
    shown, mine = sit(tmp_path, *LOADED[:2], "back", *LOADED[1:])
    assert "In your bag so far: an apple, a sack of pepper and a bolt of silk." in shown
    assert mine[1:] == [["pack apple", "pack pepper", "pack silk", "close"], ["declare apple"]]


@pytest.mark.parametrize("typed", [["c 12"], ["1 12"], ["1", "12"], ["1", "99", "x", "12"], ["1", "", "1", "12"]])
def test_a_bribe_is_one_choice_and_a_number(tmp_path: Path, typed: list[str]) -> None:
    shown, mine = sit(tmp_path, *LOADED, *typed)
    assert mine[3] == ["to 3", "offer coins 12", "want wave 0", "post"]
    assert "You offer Tuck 12 coins to let your bag through." in shown


def test_an_offer_is_written_on_two_pages_and_shown_as_it_grows(tmp_path: Path) -> None:
    lines = ["4", "1 5", "later honest", "offer later honest", "back", "18", "back", "18", "1 60", "2", "post"]
    shown, mine = sit(tmp_path, *LOADED, *lines)
    assert "You are writing an offer to Tuck." in shown
    assert "You offer 5 coins – and want?" in shown
    assert "You offer to give Tuck 5 coins and to promise an honest bag next time – and want?" in shown
    assert "Type a number from 1 to 50." in shown
    assert mine[3] == ["to 3", "offer coins 5", "want wave 0", "post"]


def test_the_sheriff_names_a_price(tmp_path: Path) -> None:
    shown, mine = sit(tmp_path, "7 6", first_sheriff=0)
    assert mine == [["to 1", "offer wave 1", "want coins 6", "post"]]
    assert "You offer to let Marian’s bag through for 6 coins." in shown


def test_decisions_that_are_answered_go_one_at_a_time(tmp_path: Path) -> None:
    shown, mine = sit(tmp_path, "1 2", first_sheriff=0)
    assert "Not allowed by LX-3" in shown
    assert mine == []
