"""Sheets that are signed by several, and the board on which they stand."""

import copy
import pickle

from loxley.bargain.sheet import Board, Sheet

COINS, WAVE, HONEST = 4, 300, 320  # terms are numbers here


def offer(number: int = 1) -> Sheet:
    return Sheet(number, [2, 0], [[COINS], [WAVE, HONEST]])


def test_a_sheet_names_its_author_first() -> None:
    sheet = offer()
    assert sheet.author == 2
    assert sheet.side(2) == [COINS]
    assert sheet.side(0) == [WAVE, HONEST]


def test_the_author_has_signed_the_others_are_awaited() -> None:
    alliance = Sheet(1, [3, 1, 0], [[1], [2], [3]])
    assert alliance.signed == [3]
    assert [seat for seat in range(4) if alliance.awaits(seat)] == [0, 1]
    assert not alliance.complete


def test_the_last_signature_completes_a_sheet() -> None:
    alliance = Sheet(1, [3, 1, 0], [[1], [2], [3]])
    once = alliance.signed_too(0)
    twice = once.signed_too(1)
    assert [sheet.complete for sheet in (alliance, once, twice)] == [False, False, True]
    assert twice.signed == [3, 0, 1]
    assert not any(twice.awaits(seat) for seat in range(4))


def test_a_signature_does_not_change_the_sheet_that_others_share() -> None:
    sheet = offer()
    signed = sheet.signed_too(0)
    assert (sheet.signed, sheet.complete) == ([2], False)
    assert (signed.number, signed.parties, signed.terms) == (sheet.number, sheet.parties, sheet.terms)


def test_a_sheet_survives_copying() -> None:
    sheet = offer().signed_too(0)
    for twin in (copy.deepcopy(sheet), pickle.loads(pickle.dumps(sheet))):
        assert (twin.number, twin.parties, twin.terms, twin.signed) == (1, [2, 0], [[COINS], [WAVE, HONEST]], [2, 0])


def test_a_board_numbers_its_sheets() -> None:
    board = Board()
    assert board.next_number == 1
    board.post(offer(board.next_number))
    board.post(Sheet(board.next_number, [1, 0], [[], []]))
    assert [sheet.number for sheet in board.standing] == [1, 2]
    assert board.next_number == 3


def test_a_number_is_never_given_twice() -> None:
    board = Board()
    first = offer(board.next_number)
    board.post(first)
    board.close(first)
    assert board.standing == []
    assert board.next_number == 2


def test_a_board_finds_a_sheet_by_author_and_addressee() -> None:
    board = Board()
    mine, theirs = Sheet(1, [2, 0, 1], [[], [], []]), Sheet(2, [0, 1], [[], []])
    board.post(mine)
    board.post(theirs)
    assert board.between(2, 0) is mine
    assert board.between(0, 1) is theirs
    assert board.between(2, 1) is None  # who has joined is not whom it is addressed to
    assert board.between(0, 2) is None


def test_a_changed_sheet_stands_in_the_place_of_the_former_one() -> None:
    board = Board()
    first, second = Sheet(1, [2, 0], [[], []]), Sheet(2, [1, 0], [[], []])
    board.post(first)
    board.post(second)
    changed = Sheet(board.next_number, [2, 0, 3], [[], [], []])
    board.replace(first, changed)
    assert board.standing == [changed, second]
    assert board.next_number == 4


def test_a_clone_of_a_board_is_independent() -> None:
    board = Board()
    standing = offer()
    board.post(standing)
    twin = board.clone()
    twin.close(standing)
    twin.post(Sheet(twin.next_number, [1, 0], [[], []]))
    assert board.standing == [standing]
    assert board.next_number == 2
    board.post(Sheet(board.next_number, [3, 0], [[], []]))
    assert [sheet.author for sheet in twin.standing] == [1]
