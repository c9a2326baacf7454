"""Nothing is lost and nothing comes from nowhere."""

from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.games import every_game
from tests.conformance.journeys import journeys
from tests.conformance.kit import Kit
from tests.playing import Setup, Walk, every_setup


@every_game
@given(data=st.data())
def test_cards_and_coins_are_conserved_at_every_step(kit: Kit, data: st.DataObject) -> None:
    """After every move, every card of the box and every coin is somewhere, once."""
    journey = data.draw(journeys(kit))
    walk = journey.begin()
    deck, coins = kit.full_deck(journey.setup), kit.all_coins(journey.setup)
    assert_conserved(kit, walk, journey.setup)
    for _ in range(journey.length):
        if walk.state.over():
            break
        walk.step()
        assert kit.cards(walk.state) == deck, walk.story()[-1]
        assert kit.coins(walk.state) == coins, walk.story()[-1]


@every_game
def test_every_combination_of_options_keeps_its_cards_and_coins(kit: Kit) -> None:
    """Every number of players with every flag on and off and every word: a whole game each, counted at its end."""
    for number, setup in enumerate(every_setup(kit.game)):
        walk = Walk(setup, number)
        assert_conserved(kit, walk, setup)
        walk.go(kit.bound(setup) or 400)
        assert_conserved(kit, walk, setup)


def assert_conserved(kit: Kit, walk: Walk, setup: Setup) -> None:
    assert kit.cards(walk.state) == kit.full_deck(setup), setup
    assert kit.coins(walk.state) == kit.all_coins(setup), setup
