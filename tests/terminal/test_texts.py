"""Every event, move and term of Sheriff can be said in both languages, to anybody at the table."""

import re
from collections.abc import Iterator
from importlib.resources import files

import pytest

from loxley.core import refusals
from loxley.core.log import Event, Facts
from loxley.core.seats import AUDITOR, PUBLIC, Seat
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.catalogue import CATALOGUE
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import MOVES, TERMS
from loxley.telling.speech import key
from loxley.terminal.sheriff import SheriffStage
from loxley.texts import LANGUAGES, Texts, rule_key
from tests.games.sheriff.table import sheriff
from tests.playing import Setup, Walk

NAMES = ["Lise", "Marian", "Robin", "Tuck", "Will"]
TABLES = [
    Setup(SHERIFF, 3, {"timed_inspection": True, "floor": "open"}),
    Setup(SHERIFF, 4, {"royal_goods": True, "promo_cards": True, "words": 9}),
    Setup(SHERIFF, 5, {"promo_cards": True, "seven_cards": True, "removed_cards": True}),
]
RARE = [
    Event("renewed", {"cards": 12}),
    Event("forgiven", {"debtor": 0, "coins": 1}),
    Event("forgiven", {"debtor": 1, "coins": 7}),
    Event("surrendered", {"giver": 0, "taker": 1, "good": "silk"}),
    Event("voided", {"number": 3, "payer": 0}),
    Event("voided", {"number": 3, "payer": 1}),
]


def stage(language: str, seat: Seat) -> SheriffStage:
    return SheriffStage(SHERIFF, Texts(language), NAMES, seat, None)


@pytest.fixture(scope="module")
def walks() -> list[Walk]:
    found = [Walk(setup, seed) for setup in TABLES for seed in range(6)]
    for walk in found:
        walk.go_to_the_end(50_000)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_for_everybody(walks: list[Walk], language: str) -> None:
    for walk in walks:
        for viewer in (0, 1, PUBLIC, AUDITOR):
            for sentence in stage(language, viewer).tell([*walk.log.seen_by(viewer), *RARE], 0):
                assert is_a_sentence(sentence), sentence


def test_every_event_that_has_a_sentence_is_met(walks: list[Walk]) -> None:
    """Or the last test would prove little, or a sentence is left over."""
    met = {event.name for walk in walks for viewer in (PUBLIC, AUDITOR) for event in walk.log.seen_by(viewer)}
    text = files("loxley").joinpath("locales", "en", "sheriff.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r"^sheriff-event-([a-z-]+) =", text, re.MULTILINE))
    names = met | {event.name for event in RARE}
    assert {key(name) for name in names if CATALOGUE.events[name].is_told} == told


def is_a_sentence(text: str) -> bool:
    return text[-1] in ".!" and not re.search(r"[{}_]|\bnone\b|  ", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label_and_a_rule(language: str) -> None:
    texts = Texts(language)
    shown = stage(language, 0)
    view = Walk(TABLES[1], 1).state.view(0)
    for move in range(len(MOVES)):
        assert shown.describe(move)
        assert texts.knows(rule_key(shown.game.rule_behind(view, move)))
    for family in MOVES.families:
        if family.name not in ("offer", "want"):
            assert texts.say(f"sheriff-move-{key(family.name)}.row")
    for family in TERMS.families:
        assert texts.say(f"sheriff-term-{key(family.name)}.row")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_is_among_the_choices(language: str) -> None:
    """Amounts are asked for, terms stand on two pages, and nobody needs to drop an offer: they go back."""
    walk = Walk(TABLES[1], 7)
    while not walk.state.over() and len(walk.history) < 600:
        for seat in walk.state.awaited():
            view = walk.state.view(seat)
            legal = walk.state.legal(seat)
            shown = stage(language, seat)
            offered = {move for page in (0, 1) for move in offered_moves(shown, view, legal, page)}
            assert set(legal) - {MOVES.move("drop")} <= offered
        walk.step()


def offered_moves(shown: SheriffStage, view: object, legal: list[int], page: int) -> Iterator[int]:
    assert isinstance(view, SheriffView)
    for choice in shown.choices(view, legal, page):
        yield from choice.moves
        if choice.amount is not None:
            for amount in range(choice.amount.least, choice.amount.most + 1):
                yield from choice.amount.moves(amount)


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_phases_and_options_have_texts(language: str) -> None:
    texts = Texts(language)
    for number in (getattr(refusals, name) for name in dir(refusals) if name.isupper()):
        assert texts.say(rule_key(number))
        assert texts.say(rule_key(number) + ".title")
    for choice in SHERIFF.choices:
        assert texts.say(f"sheriff-option-{key(choice.name)}")
        assert texts.say(f"sheriff-option-{key(choice.name)}.title")


# ------------------------------------------------------------------------------------------------- how it reads


def offer(language: str, reader: Seat, author: Seat, gives: str, wants: str) -> str:
    """An offer between Marian and the Sheriff, who is Tuck, as one reader is told of it."""
    facts: Facts = {"number": 1, "author": author, "other": 4 - author, "instead": "none"}
    event = Event("posted", {**facts, "gives": gives.split(", "), "wants": wants.split(", ")})
    [sentence] = stage(language, reader).tell([event], 0)
    return sentence.replace("\u00a0", " ")


def test_a_bribe_reads_as_a_sentence() -> None:
    apples = "coins 5, stall apple, stall apple"
    assert offer("en", 3, 1, apples, "wave 1") == (
        "Marian offers you 5 coins and 2 apples to let Marian’s bag through."
    )
    assert offer("en", 1, 1, "coins 1", "open 2") == "You offer Tuck 1 coin to open Robin’s bag."
    assert offer("en", 0, 1, "hidden, bag mead, bag silk", "wave 1") == (
        "Marian offers Tuck a face-down card from the stall and a cask of mead and a bolt of silk out of the bag "
        "to let Marian’s bag through."
    )


def test_a_bribe_reads_as_a_sentence_in_french() -> None:
    apples = "coins 5, stall apple, stall apple"
    assert offer("fr", 3, 1, apples, "wave 1") == (
        "Marian vous offre 5 Pièces et 2 pommes pour faire passer sa Besace."
    )
    assert offer("fr", 1, 1, "coins 1", "open 2") == "Vous offrez 1 Pièce à Tuck si Tuck ouvre la Besace de Robin."


def test_a_price_and_promises_read_as_sentences() -> None:
    assert offer("en", 1, 3, "wave 1", "coins 8") == "Tuck offers to let your bag through for 8 coins."
    assert offer("fr", 1, 3, "wave 1", "coins 8") == "Tuck propose de laisser passer votre Besace contre 8 Pièces."
    assert offer("fr", 0, 3, "open 2, later wave 1", "later honest") == (
        "Tuck propose d’ouvrir la Besace de Robin et de promettre de laisser passer la Besace de Marian "
        "à son prochain tour de Shérif si Marian promet une Besace honnête la prochaine fois."
    )


def test_like_things_in_a_row_are_told_as_one() -> None:
    events = [Event("round_began", {"round": 0, "sheriff": 2})]
    events += [Event("drew_unseen", {"seat": 1})] * 3
    events += [Event("held", {"seat": seat}) for seat in (3, 4, 0, 1)]
    assert stage("en", 0).tell(events, 1) == [
        "Marian draws 3 cards.",
    ]


def passing(language: str, *lines: str) -> str:
    """What the terminal shows beside `wave` for Much's bag."""
    table = sheriff(gilbert="2 apple", much="2 cheese").play(*lines)
    names = ["Tuck" if name == "sheriff" else name.capitalize() for name in table.names]
    shown = SheriffStage(SHERIFF, Texts(language), names, table.seat("sheriff"), None)
    wave = MOVES.move(f"wave {table.seat('much')}")
    choices = shown.choices(table.view("sheriff"), table.game.legal(table.seat("sheriff")), 0)
    [label] = [choice.label for choice in choices if choice.moves == (wave,)]
    return label.replace("\u00a0", " ")


BRIBE = "much: to sheriff, offer coins 9, want wave much, post"
HELP = "gilbert: to sheriff, offer coins 2, want wave much, post"
MORE = "gilbert: to sheriff, offer coins 2, want wave much, want open gilbert, post"


def test_beside_a_passing_stands_what_it_accepts_and_what_lapses() -> None:
    assert passing("en") == "Much"
    assert passing("en", BRIBE) == "Much (accepts the offer of Much)"
    assert passing("en", BRIBE, HELP) == "Much (accepts the offer of Much and Gilbert)"
    assert passing("en", MORE) == "Much (not accepted, lapses: the offer of Gilbert)"
    assert passing("en", BRIBE, MORE) == (
        "Much (accepts the offer of Much; not accepted, lapses: the offer of Gilbert)"
    )


def test_beside_a_passing_stands_what_it_accepts_and_what_lapses_in_french() -> None:
    assert passing("fr") == "Much"
    assert passing("fr", BRIBE) == "Much (accepte l’offre de Much)"
    assert passing("fr", BRIBE, HELP) == "Much (accepte l’offre de Much et Gilbert)"
    assert passing("fr", MORE) == "Much (non acceptée, caduque : l’offre de Gilbert)"
    assert passing("fr", BRIBE, MORE) == ("Much (accepte l’offre de Much ; non acceptée, caduque : l’offre de Gilbert)")


def test_a_merchant_is_asked_what_fits_the_bag_and_the_offers() -> None:
    table = sheriff(gilbert="2 apple", much="2 cheese")

    def asked() -> str:
        return stage("en", table.seat("gilbert")).question(table.view("gilbert"), 0)

    assert asked() == "Bargaining is open. Make the Sheriff an offer, or wait."
    table.play("sheriff: to gilbert, offer wave gilbert, want coins 3, post")
    assert asked() == "Somebody offers you a deal. Answer it, or offer something else."
    table.play("sheriff: withdraw gilbert", "sheriff: wave gilbert")
    assert asked() == "Your bag is settled. You may still bargain."
