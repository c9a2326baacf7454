"""No viewer learns what they may not know: not from a view, not from a legal move, not from the log."""

from hypothesis import given
from hypothesis import strategies as st

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.seats import Viewer
from loxley.core.state import State
from loxley.core.words import ANSWERED
from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.conformance.worlds import Pair, World, may_be_told
from tests.playing import Temper, Walk, viewers

MOVES_TOGETHER = 12
REFUSALS = 20


def imagined(kit: Kit, walk: Walk, viewer: Viewer) -> State:
    """A world that fits what a viewer sees and remembers."""
    chance = Chance(walk.random.randbytes(SEED_BYTES))
    return kit.game.imagine(walk.state.view(viewer), walk.log.seen_by(viewer), chance)


def pair_with_imagined(kit: Kit, walk: Walk, viewer: Viewer) -> Pair:
    return Pair(kit, viewer, World(walk.state.clone()), World(imagined(kit, walk, viewer)), same_drafts=False)


@every_game
@given(data=st.data())
def test_an_imagined_world_looks_the_same(kit: Kit, data: st.DataObject) -> None:
    """Deal anew all that a viewer cannot know: view and legal moves are the same to the byte, no card is missing."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        for viewer in viewers(walk.state):
            pair = pair_with_imagined(kit, walk, viewer)
            pair.assert_alike()
            assert kit.cards(pair.other.state) == kit.cards(walk.state)
            assert kit.coins(pair.other.state) == kit.coins(walk.state)


@every_game
@given(data=st.data())
def test_private_events_are_told_to_their_owners_alone(kit: Kit, data: st.DataObject) -> None:
    """Who draws a card is told which; nobody else is, the public least of all."""
    walk = data.draw(journeys(kit)).end()
    for viewer in viewers(walk.state):
        assert all(may_be_told(kit, viewer, event) for event in walk.log.seen_by(viewer))


@every_game
@given(data=st.data())
def test_a_refusal_tells_nothing_new(kit: Kit, data: st.DataObject) -> None:
    """What a viewer may not do is refused by the same rule in every world that looks the same to them."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        for viewer in range(walk.state.seats):
            other = imagined(kit, walk, viewer)
            legal = walk.state.legal(viewer)
            for move in walk.random.sample(range(len(kit.game.book)), REFUSALS):
                if move not in legal:
                    assert walk.state.forbidden_by(viewer, move) == other.forbidden_by(viewer, move)


@every_game
@given(data=st.data())
def test_memory_is_true_and_imagined_worlds_respect_it(kit: Kit, data: st.DataObject) -> None:
    """What a viewer remembers is a part of what is there, in the actual world and in every imagined one."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        for viewer in viewers(walk.state):
            events = walk.log.seen_by(viewer)
            for world in (walk.state, imagined(kit, walk, viewer)):
                for believed, there in kit.memories(world, events, viewer):
                    assert believed <= there, viewer


@every_game
@given(data=st.data())
def test_ones_own_move_does_not_tell_an_imagined_world_apart(kit: Kit, data: st.DataObject) -> None:
    """Whatever a viewer does, unless chance or a reveal answers it, they see the same happen in both worlds."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        for viewer in range(walk.state.seats):
            own = [move for move in walk.state.legal(viewer) if kit.game.book.family_of(move).manner != ANSWERED]
            if own:
                pair_with_imagined(kit, walk, viewer).play(viewer, walk.random.choice(own))


@every_game
@given(data=st.data())
def test_imagined_worlds_stay_alike_until_the_rules_tell_them_apart(kit: Kit, data: st.DataObject) -> None:
    """Play on in both worlds: the viewer sees the same until a rule shows a card, or chance deals one."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        viewer = walk.random.choice(viewers(walk.state))
        pair_with_imagined(kit, walk, viewer).play_on(Temper(kit.game.book, walk.random), MOVES_TOGETHER)


@every_game
@given(data=st.data())
def test_nobody_notices_two_hidden_cards_changing_places(kit: Kit, data: st.DataObject) -> None:
    """Swap two cards behind a viewer's back: nothing they are shown names them, now or later, until a rule does."""
    for walk in data.draw(journeys(kit)).stops(gap=60):
        viewer = walk.random.choice(viewers(walk.state))
        other = walk.state.clone()
        if kit.swap(other, viewer, walk.log.seen_by(viewer), walk.random):
            pair = Pair(kit, viewer, World(walk.state.clone()), World(other), same_drafts=True)
            pair.assert_alike()
            pair.play_on(Temper(kit.game.book, walk.random), MOVES_TOGETHER)
