"""The novice of Sheriff: plays every table to its end, and does all that people do, in moderation."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from loxley.bots import levels, new_bot
from loxley.bots.sheriff.simple.scene import Scene
from loxley.bots.sheriff.simple.worth import received
from loxley.core.chance import Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.core.sequence import play_sequence, read_sequence
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.state import Sheriff
from tests.bots.games import Match

FLAGS = ("royal_goods", "timed_inspection", "removed_cards", "seven_cards", "promo_cards")


def tables() -> list[tuple[int, JsonObject]]:
    """Every number of players with every combination of options, on both floors: 192 tables."""
    found: list[tuple[int, JsonObject]] = []
    for players, floor, *flags in product((3, 4, 5), ("orderly", "open"), *[(False, True)] * len(FLAGS)):
        options: JsonObject = {"floor": floor, "words": 8, **dict(zip(FLAGS, flags, strict=True))}
        found.append((int(str(players)), options))
    found += [(players, {"words": 0}) for players in (3, 4, 5)]
    found += [(4, {"first_sheriff": 2})] * 5
    return found


def test_novices_play_every_table_to_its_end_and_do_what_people_do() -> None:
    seen: Counter[str] = Counter()
    lies = 0
    played = [Match(players, options, seed).play() for seed, (players, options) in enumerate(tables())]
    assert len(played) == 200
    for match in played:
        seen += match.counts()
        lies += sum(event.name == "confiscated" for event in match.events)
    bags = seen["declared"]
    assert 0.05 * bags < lies < 0.2 * bags  # caught; most bags are honest, and most liars get through
    assert 0.2 * bags < seen["opened"] < 0.5 * bags
    assert 0.2 * bags < seen["closed accepted"] < 0.7 * bags
    for happening in ("threatened", "closed declined", "closed countered", "promised", "promise_settled kept"):
        assert seen[happening] > 20, happening
    assert seen["promise_settled broken"] > 0
    assert seen["owed"] > 0


def test_the_same_chance_makes_the_same_game() -> None:
    assert Match(4, {}, 7).play().moves == Match(4, {}, 7).play().moves
    assert Match(4, {}, 7).play().moves != Match(4, {}, 8).play().moves


def test_an_unknown_level_is_refused_and_an_unknown_game_plays_at_random() -> None:
    assert levels("sheriff")[0] == "novice"
    assert levels("chess") == ["random"]
    with pytest.raises(Refused, match="unknown-level"):
        new_bot("sheriff", "wizard")


def test_figures_of_the_table_are_the_bots_figures() -> None:
    source = SHERIFF.figures.source
    bot = new_bot("sheriff", "novice", source)
    match = Match(3, {}, 1)
    match.chairs[0].bot = bot
    assert match.play().state.over()


# ---------------------------------------------------------------------------------------------- not to be milked


def at_the_gate(*sequences: str) -> Sheriff:
    """Seat 0 is Sheriff; everybody has declared; then these sequences are played."""
    state = SHERIFF.new(3, {"first_sheriff": 0, "floor": "open"}, Chance(), log=Log())
    while state.view(0).phase != "inspection":
        seat = state.awaited()[0]
        state.play(seat, state.legal(seat)[-1 if state.view(0).phase == "loading" else 0])
    for sequence in sequences:
        speaker, _, words = sequence.partition(": ")
        play_sequence(state, int(speaker), read_sequence(SHERIFF.book, words.split(", ")))
    return state


def answers(state: Sheriff, seat: int) -> set[str]:
    """Everything a novice might say now."""
    found: set[str] = set()
    log = state.log
    assert log is not None
    for seed in range(300):
        move = new_bot("sheriff", "novice").choose(state.view(seat), log.seen_by(seat), state.legal(seat), Random(seed))
        found.add(SHERIFF.book.word(move) if isinstance(move, int) else "")
    return found


def test_a_merchant_pays_nothing_for_promises() -> None:
    promises = "offer later wave 1, offer later open 2, offer later honest"
    state = at_the_gate(f"0: to 1, {promises}, want coins 9, post")
    assert "accept 0" not in answers(state, 1)
    assert "decline 0" in answers(state, 1)


def test_a_sheriff_gives_nothing_for_tales_of_crossbows() -> None:
    cards = at_the_gate().view(0).seats[1].bag_size
    tales = ", ".join(["offer bag crossbow"] * cards)
    state = at_the_gate(f"1: to 0, {tales}, want coins 9, post")
    assert "accept 1" not in answers(state, 0)


def test_a_good_offer_is_taken() -> None:
    assert "accept 1" in answers(at_the_gate("1: to 0, offer coins 30, want wave 1, post"), 0)
    assert "accept 0" in answers(at_the_gate("0: to 1, offer coins 9, want coins 1, post"), 1)


def test_words_are_worth_little_however_many() -> None:
    state = at_the_gate()
    scene = Scene(state.view(0), [], [], Random(0), SHERIFF.figures)
    assert received(scene, ["bag crossbow"] * 8) <= 3
    assert received(scene, ["later wave 0", "later honest"] * 4) <= 1.5
    assert received(scene, ["coins 8", "stall apple", "hidden"]) == 15
