"""Single rulings in the terminal: what a person can do and reads, at positions laid out for each."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from loxley.core.records import read_record
from loxley.core.state import StateT
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.sheriff import SHERIFF
from loxley.games.sherwood import SHERWOOD
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.draft import Draft
from loxley.terminal.nottingham.stage import NottinghamStage
from loxley.terminal.sheriff.stage import SheriffStage
from loxley.terminal.sherwood import SherwoodStage
from loxley.terminal.stage import Stage
from loxley.texts import Texts
from tests.covers import covers
from tests.games.laid_out import LaidOutTable
from tests.games.nottingham.table import nottingham
from tests.games.sheriff.table import sheriff
from tests.games.sheriff.test_promises import in_debt, wave_all
from tests.games.sheriff.test_wide_deals import gate
from tests.games.sherwood.table import planning, raid
from tests.terminal.people import Output, Script

STAGES: dict[str, type[Stage]] = {"sheriff": SheriffStage, "nottingham": NottinghamStage, "sherwood": SherwoodStage}
GAMES = {"sheriff": SHERIFF, "nottingham": NOTTINGHAM, "sherwood": SHERWOOD}


def stage(game: str, table: LaidOutTable[StateT], viewer: str, language: str = "en") -> Stage:
    return STAGES[game](GAMES[game], Texts(language), table.names, table.seat(viewer), None)


def printed(parts: list[RenderableType]) -> str:
    console = Console(file=StringIO(), width=160)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, StringIO)
    return " ".join(console.file.getvalue().replace("\u00a0", " ").split())


def begun(game: str, table: LaidOutTable[StateT], viewer: str, *words: str) -> Draft:
    """What a person has put together, one step after the other."""
    draft = Draft(table.game, table.seat(viewer), stage(game, table, viewer))
    for each in words:
        draft.add([table.vocabulary.move(table.numbered(each))])
    return draft


def question(game: str, table: LaidOutTable[StateT], viewer: str, language: str) -> str:
    asked = stage(game, table, viewer, language).question(table.game.view(table.seat(viewer)), 0)
    return asked.replace("\u00a0", " ")


# ------------------------------------------------------------------------------------------------------------ Sheriff


@covers("SH-R13")
@pytest.mark.parametrize(
    ("language", "deals"),
    [
        ("en", ["guy gives sheriff 2 coins; sheriff opens tuck’s bag.", "you give sheriff 3 coins; sheriff opens"]),
        ("fr", ["guy donne 2 Pièces à sheriff ; sheriff ouvre", "vous donnez 3 Pièces à sheriff ; sheriff ouvre"]),
    ],
)
def test_a_favour_that_was_sold_is_bought_again_and_both_deals_stand(language: str, deals: list[str]) -> None:
    table = gate().play("guy: to sheriff, offer coins 2, want open tuck, post", "sheriff: accept guy")
    draft = begun("sheriff", table, "much", "to sheriff", "offer coins 3", "want open tuck", "post")
    assert draft.is_complete()
    table.play("much: to sheriff, offer coins 3, want open tuck, post", "sheriff: accept much")
    _, *shown = stage("sheriff", table, "much", language).show("deals", table.view("much"))
    assert len(shown) == len(deals)
    assert all(deal in printed([line]) for deal, line in zip(deals, shown, strict=True))


@covers("SH-R34")
def test_an_offer_of_nine_terms_is_put_together_in_any_order() -> None:
    table = sheriff(guy="apple chicken", much="4 chicken").having("guy", stall="2 apple cheese bread mead silk")
    gives = (
        "later honest, bag chicken, hidden silk, contraband mead, stall bread, stall cheese, stall apple, stall apple"
    )
    terms = [f"offer {term}" for term in [*gives.split(", "), "coins 4"]]
    draft = begun("sheriff", table, "guy", "to sheriff", *terms, "want wave guy")
    assert SHERIFF.book.move("post") in draft.legal()
    draft.add([SHERIFF.book.move("post")])
    assert draft.is_complete()
    assert len(draft.moves) == len(terms) + 3


@covers("SH-R33")
@pytest.mark.parametrize(
    ("language", "paid", "fates"),
    [("en", "(2 coins paid so far)", ["kept", "broken"]), ("fr", "(2 Pièces déjà payées)", ["tenue", "rompue"])],
)
def test_promised_coins_are_judged_and_the_ledger_says_what_was_paid(
    language: str, paid: str, fates: list[str]
) -> None:
    table = in_debt()
    assert begun("sheriff", table, "guy", "to much", "offer coins 2", "post").is_complete()  # a gift pays
    table.play("guy: to much, offer coins 2, post", "much: accept guy")
    assert paid in printed(stage("sheriff", table, "much", language).show("promises", table.view("much")))
    broken = wave_all(table)
    kept = in_debt().play("guy: to much, offer coins 6, post", "much: accept guy")
    for judged, fate in zip((kept, broken), fates, strict=True):
        reader = stage("sheriff", judged, "much", language)
        assert fate in printed(reader.show("promises", judged.view("much")))
        events = [event for event in judged.heard_by("much") if event.name == "promise_settled"]
        assert len(reader.tell(events, 0)) == 1


@covers("SH-R14")
@pytest.mark.parametrize(
    ("language", "returned"),
    [
        ("en", ["sheriff hands you a loaf of bread.", "sheriff slips you a bolt of silk, face down."]),
        ("fr", ["sheriff vous remet un pain.", "sheriff vous glisse un rouleau de soie, face cachée."]),
    ],
)
def test_what_returns_when_the_time_is_up_is_told(language: str, returned: list[str]) -> None:
    table = gate().playing(timed_inspection=True)
    table.play("tuck: to sheriff, offer bag bread, offer bag silk, want open much, post", "sheriff: accept tuck")
    table.play("sheriff: wave tuck", "clock: time up")
    events = table.heard_by("tuck")
    since = [event.name for event in events].index("voided")
    assert stage("sheriff", table, "tuck", language).tell(events, since)[1:3] == returned


@covers("SH-R21")
@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Put the Royal Summons on one of the two piles."),
        ("fr", "Posez la Convocation Royale sur une défausse."),
    ],
)
def test_a_summons_that_was_answered_is_nowhere_called_confiscated(language: str, asked: str) -> None:
    table = sheriff(guy="2 apple royal_summons", much="chicken").playing(promo_cards=True).play("sheriff: open guy")
    reader = stage("sheriff", table, "sheriff", language)
    assert question("sheriff", table, "sheriff", language) == asked
    shown = printed(reader.render(table.view("sheriff"))[0]) + " ".join(reader.tell(table.heard_by("sheriff"), 0))
    assert "confis" not in shown.casefold()


@covers("SH-4.10")
def test_a_summons_among_lies_is_confiscated() -> None:
    table = sheriff(guy="apple silk royal_summons", much="chicken").playing(promo_cards=True).having("guy", coins=50)
    table.play("sheriff: open guy")
    assert question("sheriff", table, "sheriff", "en").startswith("Put the confiscated goods on one")


@covers("SH-4.2")
def test_whoever_the_person_threatens_is_asked_first(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    script = Script(["threaten 2"])
    options = {"floor": "orderly", "first_sheriff": 0}
    play_in_terminal(
        Setup(seed=bytes([1] * 32), record=path, options=options), Texts("en"), Output(width=120).console, script
    )
    lines = [line for line in read_record(path.read_text(encoding="utf-8")).lines if line.words]
    threat = next(nth for nth, line in enumerate(lines) if line.words == ["threaten 2"])
    assert lines[threat + 1].seat == 2


# --------------------------------------------------------------------------------------------------------- Nottingham


@covers("NO-R22")
@pytest.mark.parametrize(
    ("language", "again"),
    [
        ("en", "allan has sprung an ambush, so everybody is asked again. "),
        ("fr", "allan a activé une embuscade : la question est posée à nouveau. "),
    ],
)
def test_who_passed_reads_why_they_are_asked_again(language: str, again: str) -> None:
    table = nottingham(guy="6 pearls copper", much="copper", tuck="copper", allan="copper").drawing("necklace")
    table.lying_in_wait(much="red", allan="candlestick pearls, pearls jewels")
    table.play("guy: take", "guy: deliver pearls 6")
    first = question("nottingham", table, "much", language)
    table.play("much: pass", "allan: spring candlestick pearls")
    assert not question("nottingham", table, "allan", language).startswith("allan")  # who sprang it goes on
    table.play("allan: pass")
    asked = question("nottingham", table, "much", language)
    assert asked == again + first.replace("6", "5")


@covers("NO-R31")
@pytest.mark.parametrize("spaces", [10, 40])
def test_a_printed_track_of_ones_own_is_shown(spaces: int) -> None:
    numbers = [12 - nth % 12 for nth in range(spaces)]
    table = nottingham(guy="copper", much="copper", tuck="copper").drawing("gold").track(*numbers)
    table.sheriff_on(spaces - 3)
    shown = printed(stage("nottingham", table, "guy").render(table.view("guy"))[0])
    assert f"{spaces - 3} of {spaces}" in shown
    assert " ".join(str(number) for number in numbers[-3:]) in shown


# ---------------------------------------------------------------------------------------------------- Sherwood Forest


@covers("SW-R31")
@pytest.mark.parametrize(
    ("language", "labels"),
    [
        ("en", ["Send it to Lincoln", "Send it to Derby", "No Messenger for this convoy", "Pass"]),
        ("fr", ["L’envoyer à Lincoln", "L’envoyer à Derby", "Pas de Messager pour ce convoi", "Passer"]),
    ],
)
def test_a_messenger_is_sent_or_forgone_while_another_answer_is_sealed(language: str, labels: list[str]) -> None:
    table = raid("anne nicolas carla", rules="advanced").row("a13")
    table.having("nicolas", hand="messenger").having("carla", hand="messenger").play("anne: reveal 1")
    before = stage("sherwood", table, "nicolas", language).render(table.view("nicolas"))[0]
    table.play("carla: messenger derby")
    reader = stage("sherwood", table, "nicolas", language)
    assert printed(reader.render(table.view("nicolas"))[0]) == printed(before)
    choices = reader.choices(table.view("nicolas"), table.game.legal(1), 0)
    assert [choice.label for choice in choices] == labels


@covers("SW-R2")
def test_the_leader_deals_out_what_is_left_beyond_one_part_for_each_raider() -> None:
    table = raid("anne nicolas carla").row("a13").band(1, "anne 1, carla 1").having("anne", hand="longbow")
    table.play("anne: reveal 1", "anne: play longbow")
    for language in ("en", "fr"):
        choices = stage("sherwood", table, "anne", language).choices(table.view("anne"), table.game.legal(0), 0)
        assert len(choices) == 2
    assert question("sherwood", table, "anne", "en") == "Who gets the next share?"


def test_a_sheet_that_is_taken_back_costs_no_proposal() -> None:
    table = planning("anne nicolas carla", floor="orderly")
    before = table.talks("anne").proposals
    draft = begun("sherwood", table, "anne", "hide 4", "bring anne 1", "bring carla 1")
    while draft.back():
        pass
    assert not draft.moves
    assert draft.legal() == table.game.legal(0)
    assert table.talks("anne").proposals == before
