"""Makes web/tests/samples/rulings.json: positions laid out for single rulings, for the tests of the page's tables.

    PYTHONPATH=src python -m tools.make_page_rulings [--check]

Each has the view of one seat with its legal moves, what that seat has seen since the position was laid out, and what
would be legal after each step of the sequences that a test writes on the page. With --check it fails when the engine
says otherwise than what is kept.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict

from loxley.core.state import StateT
from tests.games.laid_out import LaidOutTable
from tests.games.nottingham.table import nottingham
from tests.games.sheriff.table import Table as SheriffTable
from tests.games.sheriff.table import sheriff
from tests.games.sheriff.test_promises import in_debt, wave_all
from tests.games.sheriff.test_wide_deals import gate
from tests.games.sherwood.table import planning, raid
from tools.kept import ROOT, keep

TARGET = ROOT / "web" / "tests" / "samples" / "rulings.json"

Position = dict[str, object]


def position(table: LaidOutTable[StateT], viewer: str, *sequences: str) -> Position:
    """What one seat sees and may do, and what would follow: `to sheriff, offer coins 3` is tried step by step."""
    state, seat = table.game, table.seat(viewer)
    assert state.log is not None
    word = table.vocabulary.word
    follows: dict[str, list[str]] = {}
    for sequence in sequences:
        twin = state.clone()
        moves = [table.numbered(words) for words in sequence.split(", ")]
        for at, move in enumerate(moves):
            twin.play(seat, table.vocabulary.move(move))
            follows["|".join(moves[: at + 1])] = [word(legal) for legal in twin.legal(seat)]
    return {
        "seat": seat,
        "view": asdict(state.view(seat)),  # type: ignore[call-overload]
        "legal": [word(move) for move in state.legal(seat)],
        "awaited": list(state.awaited()),
        "events": [{"name": event.name, "facts": dict(event.facts)} for event in table.heard_by(viewer)],
        "follows": follows,
    }


NINE_TERMS = (
    "to sheriff, offer coins 4, offer stall apple, offer stall apple, offer stall cheese, offer stall bread, "
    "offer contraband mead, offer hidden silk, offer bag chicken, offer later honest, want wave guy"
)


def _rich() -> SheriffTable:
    table = sheriff(guy="apple chicken", much="4 chicken", tuck="bread silk")
    return table.having("guy", stall="2 apple cheese bread mead silk")


def _sold_once() -> SheriffTable:
    return gate().play("guy: to sheriff, offer coins 2, want open tuck, post", "sheriff: accept guy")


def _time_is_up() -> SheriffTable:
    table = gate().playing(timed_inspection=True)
    table.play("tuck: to sheriff, offer bag bread, offer bag silk, want open much, post")
    table.play("guy: join tuck, offer coins 3, post", "sheriff: accept tuck", "sheriff: wave tuck")
    return table.play("clock: time up")


def _summons() -> SheriffTable:
    return sheriff(guy="2 apple royal_summons", much="chicken").playing(promo_cards=True).play("sheriff: open guy")


def _threatened() -> SheriffTable:
    return gate().playing(floor="orderly").play("sheriff: threaten much")


def positions() -> Iterator[tuple[str, Position]]:
    """Every position by name; the first word is the ruling that it shows."""
    yield "SH-R13 sold once", position(_sold_once(), "much", "to sheriff, offer coins 3, want open tuck")
    twice = _sold_once().play("much: to sheriff, offer coins 3, want open tuck, post", "sheriff: accept much")
    yield "SH-R13 sold twice", position(twice, "much")
    yield "SH-R34 nine terms", position(_rich(), "guy", NINE_TERMS)
    paid = in_debt().play("guy: to much, offer coins 2, post", "much: accept guy")
    yield "SH-R33 part paid", position(paid, "guy", "to much, offer coins 4")
    yield "SH-R33 broken", position(wave_all(paid), "much")
    kept = in_debt().play("guy: to much, offer coins 6, post", "much: accept guy")
    yield "SH-R33 kept", position(kept, "much")
    yield "SH-R14 time is up", position(_time_is_up(), "tuck")
    yield "SH-R14 time is up for the Sheriff", position(_time_is_up(), "sheriff")
    yield "SH-R21 summons", position(_summons(), "sheriff")
    yield "SH-4.2 threatened", position(_threatened(), "much", "to sheriff, offer coins 1")
    yield "SH-4.2 another is threatened", position(_threatened(), "guy")

    springing = nottingham(guy="6 pearls copper", much="copper", tuck="copper", allan="copper")
    springing.drawing("necklace").lying_in_wait(much="red", tuck="pearls jewels", allan="candlestick pearls")
    springing.play("guy: take", "guy: deliver pearls 6", "much: pass", "tuck: pass")
    yield "NO-R22 asked first", position(springing, "allan")
    springing.play("allan: spring candlestick pearls")
    yield "NO-R22 asked again", position(springing, "much")
    for spaces in (10, 40):
        numbers = [12 - nth % 12 for nth in range(spaces)]
        own = nottingham(guy="copper", much="copper", tuck="copper").drawing("gold").track(*numbers)
        yield f"NO-R31 {spaces} spaces", position(own.sheriff_on(spaces - 3), "guy")

    messengers = raid("anne nicolas carla", rules="advanced").row("a13")
    messengers.having("nicolas", hand="messenger").having("carla", hand="messenger").play("anne: reveal 1")
    yield "SW-R31 both are asked", position(messengers, "nicolas")
    messengers.play("carla: messenger derby")
    yield "SW-R31 answered", position(messengers, "carla")
    yield "SW-R31 not yet answered", position(messengers, "nicolas")
    loot = raid("anne nicolas carla").row("a13").band(1, "anne 1, carla 1").having("anne", hand="longbow")
    yield "SW-R2 remainder", position(loot.play("anne: reveal 1", "anne: play longbow"), "anne")
    draft = planning("anne nicolas carla")
    yield "SW-4.1 a draft", position(draft, "anne", "hide 1, bring anne 1, bring carla 1")


if __name__ == "__main__":
    sys.exit(keep({TARGET: json.dumps(dict(positions()), sort_keys=True, separators=(",", ":")) + "\n"}))
