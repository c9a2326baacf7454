"""What bots say: it is there in both languages, fits the occasion, comes from what the seat saw, and is rare."""

from collections import Counter
from random import Random

import pytest

from loxley.arena import new_plan, read_field
from loxley.arena.game import ArenaGame, play_and_record
from loxley.bots import CHARACTERS, EVEN
from loxley.bots.remarks import ANY_GAME, keys, occasion_of, occasions, remark
from loxley.core.log import Event, Fact
from loxley.core.records import read_record
from loxley.games import HOUSE
from loxley.texts import LANGUAGES, Texts


def event(name: str, **facts: Fact) -> Event:
    return Event(name, facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(HOUSE))
def test_every_remark_has_its_words(game: str, language: str) -> None:
    texts = Texts(language)
    said = [texts.say(key) for key in keys(game)]
    assert len(set(said)) == len(said)
    assert all(len(sentence) <= 90 for sentence in said)
    for name, occasion in occasions(game).items():
        assert not texts.knows(f"remark-{name}-{occasion.lines + len(occasion.characters) + 1}")


@pytest.mark.parametrize("game", list(HOUSE))
def test_characters_with_a_line_of_their_own_exist(game: str) -> None:
    assert len(occasions(game)) > len(ANY_GAME)
    assert {name for occasion in occasions(game).values() for name in occasion.characters} <= set(CHARACTERS)


OPENED = event("opened", seat=1, goods=["apple"])
PAID = event("paid", giver=0, taker=1, coins=2)
SEIZED = event("confiscated", seat=1, goods=["silk"])
BRIBE = event("posted", number=3, author=1, other=0, gives=["coins 4"], wants=["wave 1"])
STRUCK = event("closed", number=3, author=1, other=0, fate="accepted")


@pytest.mark.parametrize(
    ("game", "events", "seat", "occasion"),
    [
        ("sheriff", [event("round_began", round=0, sheriff=2)], 1, "greeting"),
        ("nottingham", [event("began", first_player=1, colours=[])], 1, "greeting"),
        ("sheriff", [event("over", scores=[3, 4], winners=[1])], 1, "won"),
        ("sheriff", [event("over", scores=[3, 4], winners=[1])], 0, "lost"),
        ("sheriff", [SEIZED], 1, "sheriff-caught"),
        ("sheriff", [SEIZED], 2, ""),
        ("sheriff", [event("laid_confiscated", seat=0, pile="left", good="silk")], 0, "sheriff-caught-them"),
        ("sheriff", [OPENED, PAID], 1, "sheriff-honest"),
        ("sheriff", [OPENED, PAID], 0, "sheriff-wronged"),
        ("sheriff", [OPENED, PAID], 2, ""),
        ("sheriff", [PAID], 1, ""),
        ("sheriff", [event("delivered", seat=1, goods=[], contraband=2)], 1, "sheriff-got-away"),
        ("sheriff", [event("delivered", seat=1, goods=["apple"], contraband=0)], 1, ""),
        ("sheriff", [BRIBE, STRUCK], 1, "sheriff-bribe-paid"),
        ("sheriff", [BRIBE, STRUCK], 0, "sheriff-bribe-taken"),
        ("sheriff", [STRUCK], 0, ""),
        ("sheriff", [event("closed", number=3, author=1, other=0, fate="declined")], 1, "sheriff-refused"),
        ("sheriff", [event("threatened", seat=1)], 1, "sheriff-threatened"),
        ("sheriff", [event("promise_settled", promiser=0, promisee=1, fate="broken")], 1, "sheriff-betrayed"),
        ("sheriff", [event("promise_settled", promiser=0, promisee=1, fate="kept")], 1, ""),
        ("nottingham", [event("swapped", seat=0, target=1)], 1, "nottingham-robbed"),
        ("nottingham", [event("swapped_openly", seat=0, target=1)], 0, "nottingham-robber"),
        ("nottingham", [event("defended", seat=1, attacker=0)], 1, "nottingham-defended"),
        ("nottingham", [event("defended", seat=1, attacker=0)], 0, "nottingham-foiled"),
        ("nottingham", [event("sprang", seat=1, target=0)], 1, "nottingham-sprang"),
        ("nottingham", [event("sprang", seat=1, target=0)], 0, "nottingham-ambushed"),
        ("nottingham", [event("failed", seat=1, cards=2)], 1, "nottingham-failed"),
        ("nottingham", [event("accomplished", seat=1)], 1, "nottingham-mission"),
        ("nottingham", [event("delivered", seat=1, cards=5)], 1, "nottingham-delivered"),
        ("nottingham", [event("delivered", seat=1, cards=3)], 1, ""),
        ("nottingham", [event("traded", seat=0, other=1)], 1, "nottingham-traded"),
        ("sherwood", [event("occupied", hideout=3, leader=0, raiders=[2, 1])], 1, "sherwood-signed"),
        ("sherwood", [event("occupied", hideout=3, leader=0, raiders=[0, 1])], 1, ""),
        ("sherwood", [event("closed", number=1, author=1, fate="declined")], 1, "sherwood-declined"),
        ("sherwood", [event("looted", seat=1, gold=1, companions=0)], 1, "sherwood-raid"),
        ("sherwood", [event("looted", seat=1, gold=4, companions=0)], 1, "sherwood-loot"),
        ("sherwood", [event("lost", seat=1, glory=1, raiders=0)], 1, "sherwood-beaten"),
        ("sherwood", [event("claim_judged", seat=0, verdict="false")], 1, "sherwood-lied-to"),
        ("sherwood", [event("promise_settled", promiser=0, promisee=1, fate="broken")], 1, "sherwood-betrayed"),
    ],
)
def test_an_event_is_an_occasion_for_whom_it_concerns(game: str, events: list[Event], seat: int, occasion: str) -> None:
    assert occasion_of(game, events[-1], events, seat) == occasion


def test_the_latest_occasion_is_remarked_on_or_nothing_is() -> None:
    events = [SEIZED, event("over", scores=[1, 9], winners=[1]), event("packed", seat=1, goods=[])]
    said = Counter(remark("sheriff", events, 1, EVEN, Random(seed)) for seed in range(500))
    assert all(not key or key.startswith("remark-won-") for key in said)
    assert 50 < said[""] < 150
    assert remark("sheriff", [], 1, EVEN, Random(1)) == ""


def test_characters_say_what_only_they_would_say() -> None:
    def heard(character: str) -> set[str]:
        traits = CHARACTERS[character]
        return {remark("sheriff", [SEIZED], 1, traits, Random(seed)) for seed in range(300)} - {""}

    assert heard("even") == {f"remark-sheriff-caught-{number}" for number in range(1, 5)}
    assert heard("vengeful") - heard("even") == {"remark-sheriff-caught-5"}


@pytest.mark.parametrize("game", list(HOUSE))
def test_bots_speak_now_and_then(game: str) -> None:
    plan = new_plan(game, read_field(game, ["novice", "novice:vengeful"]), seats=4, games=24, seed=3)
    spoken = [
        line
        for fixture in plan.fixtures()
        for line in read_record(play_and_record(plan, fixture).record).lines
        if line.remark
    ]
    assert {line.remark for line in spoken} <= set(keys(game))
    assert 0.5 < len(spoken) / 24 / 4 < 6  # by each player in a game
    assert len({line.remark for line in spoken}) > 10


@pytest.mark.parametrize("game", list(HOUSE))
def test_no_remark_is_heard_twice_in_a_game(game: str) -> None:
    plan = new_plan(game, read_field(game, ["4xnovice"]), seats=4, games=12, seed=3)
    for fixture in plan.fixtures():
        lines = read_record(play_and_record(plan, fixture).record).lines
        spoken = [line.remark for line in lines if line.remark]
        assert len(spoken) == len(set(spoken))


def test_a_chair_hears_only_its_own_seat() -> None:
    plan = new_plan("sheriff", read_field("sheriff", ["novice"]), seats=4, games=4, seed=3)
    hall = ArenaGame(plan, next(plan.fixtures()))
    hall.play()
    chair = hall.chairs[0]
    chair.catch_up(hall.state)
    assert chair._events == hall.log.seen_by(0)
    assert chair.remark("sheriff", hall.state, Random(1), said=set()) == ""
