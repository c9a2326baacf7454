"""A menu reaches every set of terms that its blocks allow, and each in exactly one way."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from loxley.bargain.menu import Block, Menu, Row
from loxley.core.words import Move

Terms = tuple[Move, ...]
NO_LIMIT = 99


@dataclass(frozen=True)
class Shelf:
    """A block as plain figures: how many copies of each move there are, and how many may be named in all."""

    first: Move
    copies: tuple[int, ...]
    limit: int

    @property
    def moves(self) -> list[Move]:
        return list(range(self.first, self.first + len(self.copies)))

    def block(self) -> Block:
        return Block(self.moves, list(self.copies), self.limit)

    def allows(self, terms: Terms) -> bool:
        counts = Counter(term for term in terms if term in self.moves)
        enough = all(counts[move] <= copies for move, copies in zip(self.moves, self.copies, strict=True))
        return enough and counts.total() <= self.limit


@st.composite
def rows_of_shelves(draw: st.DrawFn) -> list[Shelf]:
    """Up to three shelves, one after the other, with gaps between their moves."""
    shelves: list[Shelf] = []
    first = 0
    for _ in range(draw(st.integers(0, 3))):
        first += draw(st.integers(0, 3))
        copies = tuple(draw(st.lists(st.integers(1, 3), max_size=2)))
        shelves.append(Shelf(first, copies, draw(st.sampled_from([0, 1, 2, NO_LIMIT]))))
        first += len(copies)
    return shelves


def every_set(shelves: list[Shelf]) -> Iterator[Terms]:
    """Every set of terms that the shelves allow, by trying all."""
    moves = [move for shelf in shelves for move in shelf.moves]
    copies = [number for shelf in shelves for number in shelf.copies]
    for counts in product(*(range(number + 1) for number in copies)):
        terms = tuple(move for move, count in zip(moves, counts, strict=True) for _ in range(count))
        if all(shelf.allows(terms) for shelf in shelves):
            yield terms


def every_path(menu: Menu, excludes: dict[Move, Move]) -> Iterator[Terms]:
    """What can be named, one way after the other; naming a move may cross out another."""
    yield tuple(menu.taken)
    assert menu.moves == sorted(set(menu.moves))
    assert menu.left() == len(menu.moves)
    for move in menu.moves:
        twin = menu.clone()
        twin.take(move)
        if move in excludes:
            twin.cross_out(excludes[move])
        yield from every_path(twin, excludes)


@given(shelves=rows_of_shelves(), cut=st.integers(0, 3))
def test_every_set_is_reached_in_exactly_one_way(shelves: list[Shelf], cut: int) -> None:
    blocks = [shelf.block() for shelf in shelves]
    menu = Menu([Row(blocks[:cut]), Row(blocks[cut:])])
    assert sorted(every_path(menu, {})) == sorted(every_set(shelves))


@given(first=st.lists(st.integers(1, 3), min_size=1, max_size=3), between=st.integers(0, 2))
def test_a_card_that_is_named_is_not_there_to_be_hidden(first: list[int], between: int) -> None:
    """Contraband may be named or offered face down: two shelves of the same cards, together not more than there are."""
    named = Shelf(0, tuple(first), NO_LIMIT)
    other = Shelf(len(first), (1,) * between, NO_LIMIT)
    hidden = Shelf(len(first) + between, tuple(first), NO_LIMIT)
    excludes = dict(zip(named.moves, hidden.moves, strict=True))
    menu = Menu([Row([named.block(), other.block()]), Row([hidden.block()])])

    def is_there(terms: Terms) -> bool:
        counts = Counter(terms)
        there = zip(named.moves, hidden.moves, first, strict=True)
        return all(counts[shown] + counts[unseen] <= copies for shown, unseen, copies in there)

    expected = [terms for terms in every_set([named, other, hidden]) if is_there(terms)]
    assert sorted(every_path(menu, excludes)) == sorted(expected)


@given(rows_of_shelves(), st.data())
def test_a_clone_is_independent(shelves: list[Shelf], data: st.DataObject) -> None:
    menu = Menu([Row([]), *[Row([shelf.block()]) for shelf in shelves]])
    for _ in range(data.draw(st.integers(0, 8))):
        if menu.moves:
            menu.take(data.draw(st.sampled_from(menu.moves)))
    before = menu.taken[:], menu.moves[:]
    twin = menu.clone()
    while twin.moves:
        twin.take(data.draw(st.sampled_from(twin.moves)))
        twin.cross_out(max(row_moves(shelves)))
    assert (menu.taken, menu.moves) == before


def row_moves(shelves: list[Shelf]) -> list[Move]:
    return [move for shelf in shelves for move in shelf.moves]


def test_one_of_each_is_the_plain_case() -> None:
    """A block without copies has one of each move."""
    menu = Menu([Row([Block([3, 5, 8], [], NO_LIMIT)])])
    menu.take(5)
    assert (menu.taken, menu.moves) == ([5], [8])


def test_as_many_terms_as_there_are_copies() -> None:
    menu = Menu([Row([Block([0, 1], [7, 7], NO_LIMIT), Block([2], [], NO_LIMIT)])])
    while menu.moves:
        menu.take(menu.moves[0])
    assert menu.taken == [0] * 7 + [1] * 7 + [2]


def test_a_menu_shares_its_row_and_does_not_change_it() -> None:
    row = Row([Block([0, 1], [2, 2], 3), Block([4, 5], [], 1)])
    one, other = Menu([row]), Menu([row])
    one.take(0)
    one.cross_out(5)
    one.take(4)
    assert row.moves == other.moves == [0, 1, 4, 5]
    assert [block.moves for block in row.blocks] == [[0, 1], [4, 5]]


def test_crossing_out_what_is_not_there_changes_nothing() -> None:
    menu = Menu([Row([Block([0, 1], [], NO_LIMIT), Block([4, 6], [], NO_LIMIT)])])
    for move in (0, 1, 3, 5, 9):
        assert not menu.cross_out(move)
    assert menu.moves == [0, 1, 4, 6]
    assert menu.cross_out(6)


def test_the_end_of_the_last_row_is_shared_with_what_ends_a_draft() -> None:
    row = Row([Block([4, 5, 6], [], NO_LIMIT)], [[8, 9], [6, 8, 9]])
    one, other = Menu([Row([Block([1], [], 1)]), row]), Menu([row])
    assert one.ending() is None
    one.take(4)
    assert one.ending() is None
    for move in (5, 6):
        one.take(move)
        other.take(move)
        assert one.ending() == [*one.moves, 8, 9]
        assert one.ending() is other.ending()


def test_an_empty_menu_has_nothing_to_name() -> None:
    for row in (Row([]), Row([Block([], [], NO_LIMIT)]), Row([Block([1, 2], [1, 1], 0)])):
        assert Menu([row]).moves == []
    assert Menu().moves == []


@given(copies=st.lists(st.integers(1, 3), min_size=1, max_size=4), data=st.data())
def test_so_many_of_a_block_are_named_in_exactly_one_way(copies: list[int], data: st.DataObject) -> None:
    """Who must name an exact number is never led to where too few are left."""
    shelf = Shelf(0, tuple(copies), data.draw(st.integers(1, sum(copies))))
    paths: list[Terms] = []

    def follow(menu: Menu) -> None:
        moves = menu.to_the_limit()
        if not moves:
            paths.append(tuple(menu.taken))
        for move in moves:
            twin = menu.clone()
            twin.take(move)
            follow(twin)

    follow(Menu([Row([shelf.block()])]))
    assert sorted(paths) == sorted(terms for terms in every_set([shelf]) if len(terms) == shelf.limit)
