"""Every event that a game tells is declared in its catalogue, with the kinds of its facts; every move can be told."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.catalogue import Catalogue, Entry, Kind, is_optional, without_option
from loxley.core.log import Event, Fact
from loxley.core.seats import AUDITOR
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.playing import viewers

NUMERIC = ("seat", "number", "round", "amount")
WORDED = ("thing", "word", "name", "term", "phrase", "label", "move")
LISTED = {"seats": int, "numbers": int, "by-seat": int, "things": str, "names": str, "terms": str}


def declared(kit: Kit) -> Catalogue:
    assert kit.game.catalogue is not None
    return kit.game.catalogue


def fits(kind: Kind, fact: Fact) -> bool:
    first = kind.split()[0]
    if first in LISTED:
        return isinstance(fact, list) and all(isinstance(each, LISTED[first]) for each in fact)
    return isinstance(fact, int) if first in NUMERIC else first in WORDED and isinstance(fact, str)


def misfits(entry: Entry, event: Event) -> list[str]:
    missing = [fact for fact, kind in entry.kinds.items() if fact not in event.facts and not is_optional(kind)]
    strange = [
        fact
        for fact, value in event.facts.items()
        if fact not in entry.kinds or not fits(without_option(entry.kinds[fact]), value)
    ]
    return missing + strange


@every_game
@given(data=st.data())
def test_what_is_told_is_declared(kit: Kit, data: st.DataObject) -> None:
    walk = data.draw(journeys(kit)).end()
    catalogue = declared(kit)
    for viewer in [AUDITOR, *viewers(walk.state)]:
        for event in walk.log.seen_by(viewer):
            assert event.name in catalogue.events
            assert not misfits(catalogue.events[event.name], event), event


@every_game
def test_runs_share_facts_that_are_there(kit: Kit) -> None:
    for entry in declared(kit).events.values():
        assert set(entry.runs_by or []) <= entry.kinds.keys()


@every_game
def test_every_family_with_arguments_says_what_they_are(kit: Kit) -> None:
    catalogue = declared(kit)
    unsaid = [family.name for family in kit.game.book.families if len(family.arguments) > 1]
    assert not [name for name in unsaid if name not in catalogue.moves]
