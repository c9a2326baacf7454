"""The floor: open talk, and orderly talk that ends."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.bargain.floor import Floor


def floor(*, orderly: bool, leader: int = 1, seats: int = 4, words: int = 2) -> Floor:
    new = Floor()
    new.orderly = orderly
    new.begin(leader, seats, words)
    return new


# ---------------------------------------------------------------------------------------------------------------- open


def test_on_an_open_floor_the_leader_is_awaited_and_all_others_are_welcome() -> None:
    talk = floor(orderly=False)
    assert (talk.awaited, talk.may_also_move()) == ([1], [2, 3, 0])
    assert all(talk.has_word(seat) for seat in range(4))


def test_on_an_open_floor_nothing_is_counted() -> None:
    talk = floor(orderly=False, words=0)
    for seat in (1, 1, 0, 3, 1):
        assert talk.may_add_words()
        talk.spoke(seat)
        talk.leader_decided()
        assert (talk.awaited, talk.may_also_move()) == ([1], [2, 3, 0])


# ------------------------------------------------------------------------------------------------------------- orderly


def test_on_an_orderly_floor_the_leader_begins_and_nobody_else_is_welcome() -> None:
    talk = floor(orderly=True)
    assert (talk.awaited, talk.may_also_move()) == ([1], [])
    assert [seat for seat in range(4) if talk.has_word(seat)] == [1]


def test_after_a_word_of_the_leader_each_other_is_asked_once_in_turn() -> None:
    talk = floor(orderly=True)
    talk.spoke(1)
    for asked in (2, 3, 0):
        assert talk.awaited == [asked]
        assert [seat for seat in range(4) if talk.has_word(seat)] == [asked]
        talk.spoke(asked)
    assert (talk.awaited, talk.asked) == ([1], [])


def test_after_a_decision_the_others_are_heard_too_and_no_word_is_spent() -> None:
    talk = floor(orderly=True, words=2)
    talk.leader_decided()
    assert (talk.asked, talk.words) == ([2, 3, 0], 2)


def test_words_that_decide_nothing_are_counted() -> None:
    talk = floor(orderly=True, words=2)
    for left in (1, 0):
        assert talk.may_add_words()
        talk.spoke(1)
        assert talk.words == left
        for seat in (2, 3, 0):
            talk.spoke(seat)
    assert talk.awaited == [1]
    assert not talk.may_add_words()


def test_a_new_talk_begins_anew() -> None:
    talk = floor(orderly=True)
    talk.spoke(1)
    talk.begin(2, 4, 3)
    assert (talk.leader, talk.awaited, talk.asked, talk.words) == (2, [2], [], 3)


@given(seats=st.integers(2, 6), words=st.integers(0, 4), decisions=st.integers(0, 5), data=st.data())
def test_orderly_talks_end(seats: int, words: int, decisions: int, data: st.DataObject) -> None:
    """With so many words and decisions of the leader, the others speak at most once after each of them."""
    leader = data.draw(st.integers(0, seats - 1))
    talk = floor(orderly=True, leader=leader, seats=seats, words=words)
    spoken = 0
    while True:
        seat = talk.awaited[0]
        if seat != leader:
            talk.spoke(seat)
        elif talk.may_add_words() and data.draw(st.booleans()):
            talk.spoke(leader)
        elif decisions:
            decisions -= 1
            talk.leader_decided()
        else:
            break
        spoken += 1
        assert spoken <= (words + 5) * seats


def test_a_clone_is_independent() -> None:
    talk = floor(orderly=True)
    twin = talk.clone()
    twin.spoke(1)
    twin.spoke(2)
    assert (talk.awaited, talk.asked, talk.words) == ([1], [], 2)
    assert (twin.awaited, twin.asked, twin.words) == ([3], [3, 0], 1)
    talk.leader_decided()
    assert (twin.awaited, twin.asked, twin.words) == ([3], [3, 0], 1)
