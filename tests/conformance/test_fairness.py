"""Chance: the same seed gives the same game, a stacked deal is dealt as it was stacked."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.chance import Chance, commitment
from loxley.core.log import Log
from loxley.core.refusals import Refused
from tests.conformance.fingerprint import fingerprint
from tests.conformance.games import every_game
from tests.conformance.journeys import honest_journeys, setups
from tests.conformance.kit import Kit


@every_game
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(kit: Kit, data: st.DataObject) -> None:
    journey = data.draw(honest_journeys(kit))
    one, other = journey.end(), journey.end()
    assert one.history == other.history
    assert fingerprint(one.state) == fingerprint(other.state)
    assert fingerprint(one.log) == fingerprint(other.log)


@every_game
@given(data=st.data())
def test_another_seed_gives_another_deal_and_another_commitment(kit: Kit, data: st.DataObject) -> None:
    setup = data.draw(setups(kit.game))
    seeds = data.draw(st.lists(st.binary(min_size=32, max_size=32), min_size=2, max_size=4, unique=True))
    assert len({commitment(seed) for seed in seeds}) == len(seeds)
    assert len({str(kit.places(setup.new(seed))) for seed in seeds}) == len(seeds)


@every_game
@given(data=st.data())
def test_a_stacked_deal_is_dealt_exactly_as_stacked(kit: Kit, data: st.DataObject) -> None:
    """Whatever the seed is, the cards lie where the deck put them."""
    setup = data.draw(setups(kit.game))
    deck = list(kit.full_deck(setup).elements())
    Random(data.draw(st.integers(0, 2**32 - 1))).shuffle(deck)
    seed = data.draw(st.binary(min_size=32, max_size=32))
    state = kit.game.new(setup.players, setup.options, Chance(seed), deal=deck, log=Log())
    assert kit.places(state) == kit.stacked(setup, deck)
    assert kit.cards(state) == kit.full_deck(setup)


@every_game
@given(data=st.data())
def test_a_wrong_deck_is_refused(kit: Kit, data: st.DataObject) -> None:
    """A card too few, a card too many, a card of another game."""
    setup = data.draw(setups(kit.game))
    deck = list(kit.full_deck(setup).elements())
    for wrong in (deck[1:], [*deck, deck[0]], [*deck[1:], "no such card"], []):
        with pytest.raises(Refused):
            kit.game.new(setup.players, setup.options, Chance(), deal=wrong)


@every_game
@given(data=st.data())
def test_settings_fill_in_the_defaults(kit: Kit, data: st.DataObject) -> None:
    """Every choice has a value, and settling what is settled changes nothing."""
    setup = data.draw(setups(kit.game))
    settings = kit.game.settings(setup.players, setup.options)
    assert list(settings) == [*[choice.name for choice in kit.game.choices], "edition"]
    assert settings == {**settings, **setup.options}
    assert settings == kit.game.settings(setup.players, settings)
