"""A spectator sees what every player sees, and nothing else."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.log import Event, Fact
from loxley.core.seats import AUDITOR, PUBLIC, Viewer
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.playing import Walk, viewers


def shows_no_more(public: object, own: object) -> bool:
    """Is all that the public sees also in a player's own sight? `None` shows nothing, a masked word its beginning."""
    if public is None:
        return True
    if isinstance(public, dict) and isinstance(own, dict):
        return public.keys() <= own.keys() and all(shows_no_more(public[key], own[key]) for key in public)
    if isinstance(public, list) and isinstance(own, list):
        return len(public) == len(own) and all(map(shows_no_more, public, own))
    if isinstance(public, str) and isinstance(own, str):
        return own == public or own.startswith(f"{public} ")
    return public == own


@every_game
@given(data=st.data())
def test_a_spectator_sees_no_more_of_the_table_than_any_player(kit: Kit, data: st.DataObject) -> None:
    """Every field of the public view is in the view of every seat."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        public = seen(walk, PUBLIC)
        for seat in range(walk.state.seats):
            assert shows_no_more(public, seen(walk, seat))


def seen(walk: Walk, viewer: Viewer) -> dict[str, object]:
    view: dict[str, object] = msgspec.to_builtins(walk.state.view(viewer))
    del view["viewer"]
    view.pop("memory", None)  # a fold of the viewer's own log: a spectator hears no more than a player, see below
    return view


@every_game
@given(data=st.data())
def test_a_spectator_hears_no_more_than_any_player(kit: Kit, data: st.DataObject) -> None:
    """Every public event is in the log of every seat, in order; at the most its facts are fuller there."""
    walk = data.draw(journeys(kit)).end()
    public = walk.log.seen_by(PUBLIC)
    for seat in range(walk.state.seats):
        own = iter(walk.log.seen_by(seat))
        for event in public:
            assert any(tells_no_less(mine, event) for mine in own), event


@every_game
@given(data=st.data())
def test_an_auditor_hears_no_less_than_anybody(kit: Kit, data: st.DataObject) -> None:
    """Every event in anybody's log is in the auditor's, in order, with all its facts."""
    walk = data.draw(journeys(kit)).end()
    for viewer in viewers(walk.state):
        everything = iter(walk.log.seen_by(AUDITOR))
        for event in walk.log.seen_by(viewer):
            assert any(tells_no_less(told, event) for told in everything), event


def tells_no_less(own: Event, public: Event) -> bool:
    """The same event, or its face where the public saw its back: `drew` tells all that `drew_unseen` tells."""
    same_name = public.name == own.name or public.name == f"{own.name}_unseen"
    return same_name and shows_no_more(plain(public.facts), plain(own.facts))


def plain(facts: dict[str, Fact]) -> dict[str, object]:
    return {**facts}
