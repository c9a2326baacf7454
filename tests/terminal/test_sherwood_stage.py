"""Sherwood Forest on the screen: whatever can happen is told, whatever may be done is offered, in both languages."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from loxley.bots import Chair, new_bot
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.vocabulary import DROP
from loxley.telling.speech import key
from loxley.terminal.sherwood import SherwoodStage
from loxley.terminal.stage import Choice
from loxley.texts import LANGUAGES, Texts, rule_key
from tests.games.sherwood.table import Table, planning, raid

NAMES = ["Anne", "Nicolas", "Carla", "Marian"]


def stage(language: str, seat: int = 0) -> SherwoodStage:
    return SherwoodStage(SHERWOOD, Texts(language), NAMES, seat, None)


def moves_of(choice: Choice) -> list[Move]:
    if choice.amount is None:
        return list(choice.moves)
    amounts = range(choice.amount.least, choice.amount.most + 1)
    return [move for number in amounts for move in choice.amount.moves(number)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_a_whole_game_is_shown_and_told(language: str, rules: str) -> None:
    random = Random(rules)
    console = Console(file=StringIO(), width=100)
    state = SHERWOOD.new(4, {"rules": rules}, Chance(random.randbytes(SEED_BYTES)), log=Log())
    reader = stage(language)
    chairs = [Chair(new_bot("sherwood", "novice"), seat) for seat in range(4)]
    while not state.over():
        seat = state.awaited()[0]
        if random.random() < 1 / 12:
            console.print(*reader.render(state.view(0))[0])
        move = chairs[seat].choose(state, random)
        assert move is not None
        assert reader.describe(move)
        assert reader.texts.knows(rule_key(reader.game.rule_behind(state.view(0), move)))
        state.play(seat, move)
    assert state.log is not None
    for viewer in range(-1, 4):
        events = state.log.seen_by(viewer)
        assert len(stage(language, viewer).tell(events, 0)) > 50
    console.print(*reader.final_count(state.view(0)), *reader.show("promises", state.view(0)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_random_players_do_is_told_to_everybody(language: str) -> None:
    told: set[str] = set()
    for seed in range(4):
        random = Random(seed)
        options: dict[str, object] = {
            "rules": "advanced" if seed else "basic",
            "floor": "open" if seed % 2 else "orderly",
        }
        state = SHERWOOD.new(4, options, Chance(random.randbytes(SEED_BYTES)), log=Log())
        while not state.over():
            seat = random.choice([*state.awaited(), *(other for other in state.may_also_move() if state.legal(other))])
            state.play(seat, random.choice(state.legal(seat)))
        assert state.log is not None
        for viewer in (-1, seed):
            events = state.log.seen_by(viewer)
            told |= {event.name for event in events}
            sentences = stage(language, viewer).tell(events, 0)
            assert all(sentence and "$" not in sentence for sentence in sentences)
    assert len(told) > 35


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_family_of_moves_and_every_option_has_its_words(language: str) -> None:
    texts = Texts(language)
    for family in SHERWOOD.book.families:
        assert texts.say(f"sherwood-move-{key(family.name)}.row")
    for choice in SHERWOOD.choices:
        assert texts.say(f"sherwood-option-{key(choice.name)}")
        assert texts.say(f"sherwood-option-{key(choice.name)}.title")


@pytest.mark.parametrize("rules", ["basic", "advanced"])
def test_every_legal_move_is_in_one_of_the_choices(rules: str) -> None:
    random = Random(7)
    state = SHERWOOD.new(4, {"rules": rules}, Chance(random.randbytes(SEED_BYTES)), log=Log())
    for _ in range(300):
        if state.over():
            break
        seat = state.awaited()[0]
        legal = state.legal(seat)
        reader = stage("en", seat)
        offered = {
            move
            for page in (0, 1)
            for choice in reader.choices(state.view(seat), legal, page)
            for move in moves_of(choice)
        }
        assert {move for move in legal if move != DROP} == offered
        assert reader.question(state.view(seat), 0)
        state.play(seat, random.choice(legal))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_heading_stands_for_two_things(language: str) -> None:
    """The market is a place, a deal is none: French has one word for both."""
    state = SHERWOOD.new(3, {"first_player": 0, "rules": "advanced"}, Chance(bytes(SEED_BYTES)), log=Log())
    rows: dict[str, set[str]] = {}
    for choice in stage(language).choices(state.view(0), state.legal(0), 0):
        for move in moves_of(choice):
            rows.setdefault(choice.row, set()).add(SHERWOOD.book.family_of(move).name)
    places = {"church", "inn", "merchant", "market", "hide", "with"}
    assert [families for families in rows.values() if len(families & places) > 1] == []


def test_whose_promise_it_is_stands_before_a_colon_as_french_has_it() -> None:
    state = SHERWOOD.new(3, {"first_player": 0, "rules": "advanced"}, Chance(bytes(SEED_BYTES)), log=Log())
    state.play(0, SHERWOOD.book.move("with 1"))
    labels = [choice.label for choice in stage("fr").choices(state.view(0), state.legal(0), 0)]
    assert any("\u00a0: payer" in label for label in labels), labels


def test_the_map_shows_bands_and_red_hideouts() -> None:
    state = SHERWOOD.new(3, {"first_player": 0}, Chance(bytes(SEED_BYTES)), log=Log())
    for words in ("hide 5", "bring 0 3", "alone"):
        state.play(0, SHERWOOD.book.move(words))
    console = Console(file=StringIO(), width=100)
    console.print(*stage("en").render(state.view(0))[0])
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert "5* [You 3]" in shown
    assert re.search(r"York\s+Lincoln", shown)
    assert re.search(r"Derby\s+Nottingham", shown)


def shown_at(table: Table, command: str, language: str = "en") -> str:
    """The answer to a command on a screen of 80 columns and 24 lines."""
    console = Console(file=StringIO(), width=80)
    for part in stage(language).show(command, table.view("anne")):
        console.print(part)
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    lines = shown.splitlines()
    assert len(lines) < 24
    assert max(len(line) for line in lines) <= 80
    return " ".join(shown.split())


def agreed(rules: str) -> Table:
    """Anne leads a band with Carla; Carla promises a club, and in the advanced game names a card and fixes a share."""
    table = planning("anne nicolas carla marian", rules=rules).row("a13", "a14").looked("carla", 2)
    table.having("carla", hand="club")
    fixed = ", name 2 carla, lay anne gold 2, lay anne companions 1" if rules == "advanced" else ""
    table.play(f"anne: hide 4, bring anne 2, bring carla 2, arm carla club{fixed}, post", "nicolas: hold")
    return table.play("carla: accept anne")


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("basic", ["Hideout 4, led by you", "promised by Carla: Club"]),
        (
            "advanced",
            ["target: card 2 (informant: Carla)", "fixed for you: 2 gold and 1 companion", "promised by Carla: Club"],
        ),
    ],
)
def test_the_map_tells_leader_informant_shares_and_promised_cards(rules: str, words: list[str]) -> None:
    shown = shown_at(agreed(rules), "map")
    assert "York" in shown
    for each in words:
        assert each in shown
    assert "nothing" not in shown


@pytest.mark.parametrize(("language", "words"), [("en", "Hideout 4, led by you"), ("fr", "Cachette 4, leader : vous")])
def test_the_convoys_show_which_bands_wait_for_them(language: str, words: str) -> None:
    shown = shown_at(agreed("advanced"), "convoys", language)
    assert shown.index("2 ") < shown.index(" ".join(words.split()))


@pytest.mark.parametrize(("rules", "rule"), [("basic", "SW-4.2"), ("advanced", "SW-4.5")])
def test_rules_behind_moves_are_those_that_are_played(rules: str, rule: str) -> None:
    table = planning("anne nicolas carla", rules=rules)
    assert SHERWOOD.rule_behind(table.view("anne"), SHERWOOD.book.move("bring 0 1")) == rule


@pytest.mark.parametrize(
    ("language", "heard", "asked"),
    [
        ("en", "The convoy is on its way: do you have something to say?", "Do you play equipment?"),
        (
            "fr",
            "Le convoi est en route\u00a0: avez-vous quelque chose à dire\u202f?",
            "Jouez-vous un équipement\u202f?",
        ),
    ],
)
def test_on_the_way_everybody_is_heard_before_equipment_is_asked_for(language: str, heard: str, asked: str) -> None:
    """SW-5.15, SW-R40."""
    table = raid("anne nicolas carla", rules="advanced").row("a13").band(1, "nicolas 2, carla 2").talkative()
    table.having("nicolas", hand="club").play("anne: reveal 1", "nicolas: hold", "carla: hold", "anne: hold")
    table.play("nicolas: pass")
    reader = stage(language, 1)
    assert reader.question(table.view("nicolas"), 0) == heard
    choices = reader.choices(table.view("nicolas"), table.game.legal(1), 0)
    offered = {SHERWOOD.book.word(move) for choice in choices for move in moves_of(choice)}
    assert {"with 0", "with 2", "hold"} <= offered
    table.play("nicolas: hold", "carla: hold", "anne: hold")
    assert reader.question(table.view("nicolas"), 0) == asked


def test_on_an_open_floor_only_who_is_asked_reads_the_question() -> None:
    table = raid("anne nicolas carla", rules="advanced", floor="open").row("a13").band(1, "nicolas 2, carla 2")
    table.having("nicolas", hand="club").play("anne: reveal 1", "nicolas: pass")
    assert stage("en", 1).question(table.view("nicolas"), 0) == "Do you play equipment?"
    assert stage("en", 2).question(table.view("carla"), 0).startswith("The convoy is on its way")
