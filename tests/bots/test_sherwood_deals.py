"""Deals between two in Sherwood (SW-R40): bots propose them, judge them, and keep or break their word by character."""

from functools import cache
from random import Random

import pytest

from loxley.arena import new_plan, read_field
from loxley.arena.game import ArenaGame
from loxley.bots import CHARACTERS, EVEN, Chair, Character, new_bot
from loxley.core.seats import AUDITOR
from tests.bots.test_sherwood_levels import choice
from tests.games.sherwood.table import Table, planning, raid

ABOVE_NOVICE = ["merchant", "rogue", "robin"]
THINKERS = ["rogue", "robin"]
SEEDS = range(8)


def first_word(table: Table, level: str, name: str, character: Character = EVEN, seed: int = 1) -> str:
    """The first move of a bot of this character."""
    return choice(table, level, name, seed, character)[0]


def go_on_until(table: Table, name: str) -> None:
    """The card on the road goes its way; everybody before this player has nothing to say."""
    game = table.game
    while game.phase.name != "raid":
        table.play(f"{table.names[game.awaited()[0]]}: pass")
    while table.names[game.awaited()[0]] != name:
        table.play(f"{table.names[game.awaited()[0]]}: hold")


@cache
def struck(level: str) -> dict[str, int]:
    """How many deals of each kind are struck in games of one level, by the first words of their terms."""
    field = read_field("sherwood", [f"4x{level}"])
    plan = new_plan("sherwood", field, seats=4, games=12, seed=13, options={"rules": "advanced"})
    found: dict[str, int] = {}
    for fixture in plan.fixtures():
        game = ArenaGame(plan, fixture)
        assert game.play().faults == ()
        kinds: dict[object, str] = {}
        for event in game.log.seen_by(AUDITOR):
            if event.name == "offered":
                terms = event.facts["terms"]
                assert isinstance(terms, list)
                kinds[event.facts["number"]] = " ".join(str(term).split()[0] for term in terms)
            elif event.name == "struck":
                kind = kinds[event.facts["number"]]
                found[kind] = found.get(kind, 0) + 1
    return found


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_news_and_favours_change_hands(level: str) -> None:
    found = struck(level)
    assert any("tell" in kind for kind in found)
    assert found["pay vow"]


@pytest.mark.parametrize("level", THINKERS)
def test_whose_band_waits_for_a_card_pays_for_its_turn(level: str) -> None:
    """Nicolas knows the rich card that comes to his band, and Anne, who picks, has no band."""
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a18").looked("nicolas", 2).band(4, "nicolas 7")
    offers = {tuple(choice(table, level, "nicolas", seed)) for seed in SEEDS}
    assert ("with 0", "pay 1 0 1", "vow 0 first 2", "post") in offers


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_a_promised_card_is_turned_up_first(level: str) -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").band(1, "nicolas 5")
    table.play("nicolas: with anne, pay nicolas anne 1, vow anne first 3, post", "carla: hold", "anne: accept nicolas")
    assert {first_word(table, level, "anne", seed=seed) for seed in SEEDS} == {"reveal 3"}


@pytest.mark.parametrize("level", THINKERS)
def test_a_word_is_kept_by_the_honest_and_broken_by_the_sly_where_breaking_pays(level: str) -> None:
    """Anne's own band waits for the second card; she has sold the third."""
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").looked("anne", 2).band(1, "anne 5")
    table = table.having("nicolas", gold=3)
    table.play("nicolas: with anne, pay nicolas anne 3, vow anne first 3, post", "carla: hold", "anne: accept nicolas")
    assert first_word(table, level, "anne", CHARACTERS["honest"]) == "reveal 3"
    assert first_word(table, level, "anne", CHARACTERS["sly"]) == "reveal 2"


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_nobody_hides_where_they_have_promised_to_stay_away(level: str) -> None:
    """The convoy that lies open comes by hideout 1 first: without the promise that is where everybody would wait."""
    table = planning("anne nicolas carla", rules="advanced").in_round(3).row("a09").having("anne", camp=4, gold=0)
    free = choice(table, level, "anne")
    assert "hide 1" in free
    table.play("anne: ask", "nicolas: with anne, pay nicolas anne 1, vow anne away 1, post", "carla: hold")
    table.play("anne: accept nicolas")
    for seed in SEEDS:
        assert "hide 1" not in choice(table, level, "anne", seed)


@pytest.mark.parametrize("level", THINKERS)
def test_a_gift_is_taken(level: str) -> None:
    table = planning("anne nicolas carla", rules="advanced").row("a03")
    table.play("anne: ask", "nicolas: with anne, pay nicolas anne 1, post", "carla: hold")
    assert choice(table, level, "anne") == ["accept 1"]


@pytest.mark.parametrize("level", THINKERS)
def test_the_generous_thank_for_a_word_that_was_kept(level: str) -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").having("nicolas", gold=5)
    table.play("nicolas: with anne, pay nicolas anne 1, vow anne first 3, post", "carla: hold", "anne: accept nicolas")
    table.play("anne: reveal 3")
    go_on_until(table, "nicolas")
    honest, greedy = CHARACTERS["honest"], CHARACTERS["greedy"]
    assert ["with 0", "pay 1 0 1", "post"] in [choice(table, level, "nicolas", seed, honest) for seed in SEEDS]
    assert "with 0" not in [first_word(table, level, "nicolas", greedy, seed) for seed in SEEDS]


@pytest.mark.parametrize("level", THINKERS)
@pytest.mark.parametrize(("turned_up", "answer"), [(3, "accept 0"), (2, "decline 0")])
def test_who_has_broken_a_promise_is_not_believed_again(level: str, turned_up: int, answer: str) -> None:
    """Anne has sold the reveal of the third card. Now she wants a bag of gold for four in the next round."""
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").having("nicolas", gold=5)
    table.play("nicolas: with anne, pay nicolas anne 1, vow anne first 3, post", "carla: hold", "anne: accept nicolas")
    table.play(f"anne: reveal {turned_up}")
    go_on_until(table, "anne")
    table.play("anne: with nicolas, pay nicolas anne 1, vow anne gold 2, post")
    go_on_until(table, "nicolas")
    assert first_word(table, level, "nicolas") == answer


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_half_a_deal_is_dropped(level: str) -> None:
    """Something has changed while it was written: nobody gives gold away for nothing."""
    table = planning("anne nicolas carla", rules="advanced").row("a03", "a09").looked("nicolas", 2)
    table.play("anne: with nicolas, pay anne nicolas 1")
    assert choice(table, level, "anne")[0] == "drop"


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_promised_gold_is_paid(level: str) -> None:
    table = planning("anne nicolas carla", rules="advanced").row("a03").having("anne", gold=4)
    table.play("anne: with nicolas, pay nicolas anne 1, vow anne gold 1, post", "nicolas: accept anne")
    table.play(*[f"{name}: hold" for name in ("carla",)])
    assert choice(table, level, "anne")[:3] == ["with 1", "pay 0 1 1", "post"]


def a_round_later(first: int) -> Table:
    """Anne has given Nicolas her word and sold him the reveal of the third card; a round has gone by since."""
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").having("nicolas", gold=5)
    table.play("nicolas: with anne, pay nicolas anne 1, vow anne first 3, vow anne words, post", "carla: hold")
    table.play("anne: accept nicolas", f"anne: reveal {first}")
    plain = ("inn", "reveal", "pass", "hold", "deal", "church")
    while table.game.round == 0 or table.names[table.game.awaited()[0]] != "nicolas":
        name = table.names[table.game.awaited()[0]]
        table.play(f"{name}: {next(move for move in table.moves(name) if move.split()[0] in plain)}")
    return table


@pytest.mark.parametrize("level", ABOVE_NOVICE)
@pytest.mark.parametrize(("first", "mark"), [(3, "kept 0"), (2, "broken 0")])
def test_a_promise_in_words_is_marked_by_how_its_giver_has_behaved(level: str, first: int, mark: str) -> None:
    table = a_round_later(first)
    assert first_word(table, level, "nicolas") == mark
    table.play(f"nicolas: {mark.split(maxsplit=1)[0]} anne")
    assert first_word(table, level, "nicolas") != mark


@pytest.mark.parametrize("level", ABOVE_NOVICE)
@pytest.mark.parametrize(("character", "move"), [("honest", "play club"), ("sly", "pass")])
def test_a_card_that_was_promised_is_played_though_it_decides_nothing(level: str, character: str, move: str) -> None:
    """Anne has promised to play a card at hideout 1, where it cannot make up for the raiders that are missing."""
    table = raid("anne nicolas carla", rules="advanced").row("a03", "a09", "a05").band(1, "anne 2")
    table.having("anne", hand="club")
    table.play("nicolas: with anne, pay nicolas anne 1, vow anne equip 1, post", "carla: hold", "anne: accept nicolas")
    table.play("anne: reveal 2")
    while table.game.phase.name != "meeting":
        table.play(f"{table.names[table.game.awaited()[0]]}: pass")
    assert first_word(table, level, "anne", CHARACTERS[character]) == move


# ------------------------------------------------------------------------------------------------ promises about raids


def just_too_weak(raiders: int = 7, hand: str = "club", seen: str = "") -> Table:
    """The rich card that lies open comes by hideout 10, where Nicolas and Carla lie in wait; Nicolas picks."""
    table = raid("nicolas carla anne", rules="advanced").in_round(4).row("b17", "b02", "b03")
    table = (
        table.band(10, f"nicolas {raiders}, carla 3")
        .having("carla", hand=hand, gold=0)
        .having("nicolas", hand=seen, gold=2)
    )
    return table.play("carla: hold", "anne: hold")


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_a_partner_is_paid_for_a_card_where_raiders_and_own_cards_do_not_suffice(level: str) -> None:
    bought = ("with 1", "pay 0 1 1", "vow 1 equip 10", "post")

    def words(table: Table) -> set[tuple[str, ...]]:
        return {tuple(choice(table, level, "nicolas", seed)) for seed in SEEDS}

    assert bought in words(just_too_weak())
    assert bought not in words(just_too_weak(raiders=8))  # strong enough
    assert bought not in words(just_too_weak(seen="sword"))  # has the card itself
    assert bought not in words(just_too_weak(raiders=3))  # one card is too little
    assert bought not in words(just_too_weak(hand=""))  # there is none


@pytest.mark.parametrize("level", ABOVE_NOVICE)
def test_who_has_a_card_sells_that_promise_and_keeps_it(level: str) -> None:
    table = just_too_weak().play("nicolas: with carla, pay nicolas carla 1, vow carla equip 10, post")
    assert first_word(table, level, "carla") == "accept 0"
    table.play("carla: accept nicolas", "anne: hold", "nicolas: reveal 1")
    while table.game.phase.name != "meeting":
        table.play(f"{table.names[table.game.awaited()[0]]}: pass")
    while table.names[table.game.awaited()[0]] != "carla":
        table.play(f"{table.names[table.game.awaited()[0]]}: pass")
    assert first_word(table, level, "carla") == "play club"


def beyond_the_crossing(hideout: int = 5, cards: str = "club club sword", other: int = 7) -> Table:
    """The rich card that lies open comes to Nicolas's band at its end; Carla holds cards, and has a band too."""
    table = raid("nicolas carla anne", rules="advanced").in_round(4).row("b08", "b02", "b03")
    table = table.band(hideout, "nicolas 8").band(other, "carla 4").having("carla", hand=cards)
    return table.play("carla: hold", "anne: hold")


@pytest.mark.parametrize("level", THINKERS)
def test_whose_convoy_could_be_sent_elsewhere_proposes_that_nobody_sends_a_messenger(level: str) -> None:
    swap = ("with 1", "vow 0 quiet", "vow 1 quiet", "post")

    def words(table: Table) -> set[tuple[str, ...]]:
        return {tuple(choice(table, level, "nicolas", seed)) for seed in SEEDS}

    assert swap in words(beyond_the_crossing())
    assert swap not in words(beyond_the_crossing(hideout=10))  # before the crossing no Messenger changes anything
    assert swap not in words(beyond_the_crossing(cards=""))
    promised = beyond_the_crossing().play("nicolas: with carla, vow nicolas quiet, vow carla quiet, post")
    promised.play("carla: accept nicolas", "anne: hold")
    assert swap not in words(promised)


# ---------------------------------------------------------------------------------------------------------- on the way


def on_the_way(floor: str) -> Table:
    """Nicolas and Carla wait for Anne's convoy; Nicolas is asked for equipment, or everybody is heard before that."""
    table = raid("anne nicolas carla", rules="advanced", floor=floor).row("a13").band(1, "nicolas 2, carla 2")
    table.having("nicolas", hand="longbow").talkative().play("anne: reveal 1")
    return table.play(*(["nicolas: hold", "carla: hold", "anne: hold"] if floor == "orderly" else []), "nicolas: pass")


@pytest.mark.parametrize("level", ["novice", *ABOVE_NOVICE])
def test_on_the_way_bots_hold_and_then_play(level: str) -> None:
    table = on_the_way("orderly")
    assert first_word(table, level, "nicolas") == "hold"
    table.play("nicolas: hold", "carla: hold", "anne: hold")
    assert first_word(table, level, "nicolas") == "play longbow"
    table = on_the_way("open")
    assert first_word(table, level, "nicolas") == "play longbow"
    assert Chair(new_bot("sherwood", level), 2).choose(table.game, Random(1)) is None  # nobody waits for Carla


@pytest.mark.parametrize("level", ["novice", *ABOVE_NOVICE])
@pytest.mark.parametrize("floor", ["open", "orderly"])
def test_on_the_way_bots_answer_deals_by_what_they_bring(level: str, floor: str) -> None:
    for terms, answer in (("pay anne nicolas 2", "accept 0"), ("pay nicolas anne 2", "decline 0")):
        table = on_the_way(floor).play(*(["nicolas: hold", "carla: hold"] if floor == "orderly" else []))
        table.play(f"anne: with nicolas, {terms}, post")
        assert first_word(table, level, "nicolas") == answer
