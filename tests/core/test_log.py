"""The log: each event has its viewers, and nobody else hears of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.log import Event, Log
from loxley.core.seats import AUDITOR, PUBLIC, Seat, Viewer

SEATS = range(5)
EYES = [AUDITOR, PUBLIC, *SEATS]


def listeners(log: Log) -> list[Viewer]:
    """Everybody who has heard something."""
    return [viewer for viewer in EYES if log.seen_by(viewer)]


def test_what_is_told_is_heard_by_everybody() -> None:
    log = Log()
    log.tell("waved", {"seat": 1})
    assert listeners(log) == EYES
    assert log.seen_by(3) == [Event("waved", {"seat": 1})]


@pytest.mark.parametrize("seats", [[0], [2, 4], [0, 1, 2, 3, 4], []])
def test_what_is_told_to_some_is_heard_by_them_and_the_auditor(seats: list[Seat]) -> None:
    log = Log()
    log.tell_only(seats, "drew", {"good": "silk"})
    assert listeners(log) == [AUDITOR, *seats]


@pytest.mark.parametrize("seats", [[0], [2, 4], [0, 1, 2, 3, 4], []])
def test_its_back_is_seen_by_all_the_others_and_the_public(seats: list[Seat]) -> None:
    """The auditor has seen the face."""
    log = Log()
    log.tell_others(seats, "drew_unseen", {})
    assert listeners(log) == [PUBLIC, *[seat for seat in SEATS if seat not in seats]]


@given(st.lists(st.tuples(st.sampled_from(["all", "only", "others"]), st.sets(st.sampled_from(SEATS)))))
def test_everybody_hears_the_face_or_the_back_in_order(happenings: list[tuple[str, set[Seat]]]) -> None:
    """Events come in the order in which they happened; a number in them tells them apart."""
    log = Log()
    expected: dict[Viewer, list[int]] = {viewer: [] for viewer in EYES}
    for number, (manner, chosen) in enumerate(happenings):
        seats = sorted(chosen)
        if manner == "all":
            log.tell("event", {"number": number})
            heard = EYES
        elif manner == "only":
            log.tell_only(seats, "event", {"number": number})
            heard = [AUDITOR, *seats]
        else:
            log.tell_others(seats, "event", {"number": number})
            heard = [PUBLIC, *[seat for seat in SEATS if seat not in seats]]
        for viewer in heard:
            expected[viewer].append(number)
    assert len(log) == len(happenings)
    for viewer in EYES:
        assert [event.facts["number"] for event in log.seen_by(viewer)] == expected[viewer]


@given(st.integers(0, 10), st.integers(0, 12))
def test_since_skips_what_was_told_before_a_position(told: int, since: int) -> None:
    log = Log()
    for number in range(told):
        log.tell("event", {"number": number})
    assert [event.facts["number"] for event in log.seen_by(0, since)] == list(range(since, told))


def test_positions_count_what_one_did_not_hear() -> None:
    """A position is a length of the whole log, so that all viewers can ask for the same news."""
    log = Log()
    log.tell_only([0], "drew", {})
    before = len(log)
    log.tell("waved", {})
    assert [event.name for event in log.seen_by(1, before)] == ["waved"]
    assert [event.name for event in log.seen_by(0, before)] == ["waved"]
