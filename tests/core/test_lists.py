"""Lists that are replaced, not changed."""

from loxley.core.lists import added, changed


def test_a_list_with_another_thing_in_one_place() -> None:
    numbers = [1, 2, 3]
    assert changed(numbers, 1, 5) == [1, 5, 3]
    assert numbers == [1, 2, 3]


def test_a_list_with_one_thing_more() -> None:
    words = ["apple"]
    assert added(words, "silk") == ["apple", "silk"]
    assert words == ["apple"]
