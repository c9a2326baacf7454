"""Every word of the vocabulary, from every chair, in every kind of position: legal, or refused by a rule."""

from collections.abc import Callable
from pathlib import Path

import pytest

from loxley.core.refusals import Illegal
from loxley.core.seats import CLOCK
from loxley.games.sheriff.vocabulary import MOVES
from tests.games.sheriff.table import Table, counted, declaration, loading, market, sheriff

OF_THE_GAME = Path(__file__).with_name("rule_numbers.txt").read_text(encoding="utf-8").split()
OF_THE_HOUSE = [f"LX-{number}" for number in range(2, 11)]


def gate() -> Table:
    table = sheriff(tuck="2 apple silk", much="4 chicken", guy="cheese 2 mead")
    return table.having("tuck", stall="2 apple pepper").having("sheriff", stall="cheese mead")


POSITIONS: dict[str, Callable[[], Table]] = {
    "setting aside": lambda: market(much="chicken 5 bread").play("much: aside bread"),
    "drawing": lambda: market(much="chicken 5 bread").play("much: aside bread, aside chicken", "much: draw deck"),
    "laying": lambda: market(much="chicken 5 bread").play("much: aside bread", "much: draw deck"),
    "packing": lambda: loading(much="chicken 5 bread", tuck="6 apple").play(
        "much: pack bread", "tuck: pack apple, close"
    ),
    "packing at a table of three": lambda: loading(much="chicken 5 cheese").of(3).play("much: pack cheese"),
    "declaring": lambda: declaration(much="chicken", tuck="2 silk").of(3).play("much: declare chicken"),
    "inspecting at a table of three": lambda: sheriff(much="chicken", tuck="2 silk").of(3),
    "inspecting": gate,
    "inspecting in order": lambda: gate().playing(floor="orderly").play("sheriff: threaten guy"),
    "inspecting without words": lambda: gate().playing(floor="orderly", words=0),
    "inspecting against the clock": lambda: gate().playing(timed_inspection=True, royal_goods=True, promo_cards=True),
    "writing": lambda: gate().play("tuck: to sheriff, offer coins 3, offer stall apple", "sheriff: to guy"),
    "wanting": lambda: gate().play("tuck: to sheriff, offer hidden pepper, want wave tuck"),
    "writing to a merchant": lambda: gate().play("tuck: to guy, offer later wave guy"),
    "answering": lambda: gate().play(
        "tuck: to sheriff, offer coins 3, want open guy, post", "sheriff: to guy, offer wave guy, want coins 5, post"
    ),
    "joining": lambda: gate().play(
        "tuck: to sheriff, offer coins 3, want open guy, post", "guy: join tuck, offer coins 1", "much: to guy"
    ),
    "picking": lambda: gate().play(
        "sheriff: to tuck, offer coins 5, want unseen, post", "tuck: pick sheriff", "guy: to tuck, offer coins 1, post"
    ),
    "having dropped a draft": lambda: (
        gate().playing(floor="orderly").play("sheriff: threaten guy", "guy: to sheriff, drop")
    ),
    "judging words": lambda: gate().play("tuck: to sheriff, offer later words, post", "sheriff: accept tuck"),
    "bound in order and pile": lambda: gate().play(
        "tuck: to sheriff, offer coins 3, want before 3 2, want pile left guy, post", "sheriff: accept tuck"
    ),
    "bound by a favour": lambda: gate().play(
        "tuck: to sheriff, offer coins 3, want open guy, post", "sheriff: accept tuck", "sheriff: wave much"
    ),
    "owing": lambda: gate().having("guy", coins=1, stall="3 apple bread silk").play("sheriff: open guy"),
    "owing contraband": lambda: gate().having("guy", coins=0, stall="silk crossbow").play("sheriff: open guy"),
    "confiscating": lambda: gate().play("sheriff: open guy", "sheriff: lay left mead"),
    "feasting": lambda: counted(tuck="2 feast_plate").playing(promo_cards=True).play("tuck: name cheese"),
    "over": lambda: counted(tuck="apple"),
}


@pytest.mark.parametrize("position", POSITIONS)
def test_a_move_is_legal_or_refused_by_a_rule_and_then_changes_nothing(position: str) -> None:
    table = POSITIONS[position]()
    before = table._everything()
    for seat in (CLOCK, *range(table.game.seats)):
        legal = set(table.game.legal(seat))
        for move in range(len(MOVES)):
            if move in legal:
                table.game.clone().play(seat, move)
                continue
            with pytest.raises(Illegal) as refusal:
                table.game.play(seat, move)
            assert refusal.value.rule in OF_THE_GAME + OF_THE_HOUSE, MOVES.word(move)
    assert table._everything() == before


@pytest.mark.parametrize("position", POSITIONS)
def test_a_seat_that_has_moves_is_awaited_or_welcome(position: str) -> None:
    table = POSITIONS[position]()
    asked = [*table.game.awaited(), *table.game.may_also_move()]
    for seat in (CLOCK, *range(table.game.seats)):
        assert bool(table.game.legal(seat)) == (seat in asked)
        assert table.game.legal(seat) == sorted(table.game.legal(seat))


def test_words_that_are_no_move_are_refused() -> None:
    table = gate()
    for words in ("fly away", "offer", "open", "offer coins 0", "offer coins 251", "declare silk", "time"):
        assert table.refusal(f"sheriff: {words}") == "LX-1"


def test_a_sequence_is_played_entirely_or_not_at_all() -> None:
    table = gate()
    two_offers = "to sheriff, offer coins 3, want wave tuck, post, to sheriff, offer coins 99"
    assert table.refusal(f"tuck: {two_offers}") == "SH-4.3"
    assert table.offers == []
