"""The suite is only as good as its random games: they must go everywhere."""

from operator import attrgetter
from random import Random

from loxley.core.log import Log
from loxley.core.seats import AUDITOR, CLOCK, PUBLIC
from tests.conformance.games import every_game
from tests.conformance.journeys import LONGEST
from tests.conformance.kit import Kit
from tests.playing import Walk, every_setup, group


@every_game
def test_random_games_go_everywhere(kit: Kit) -> None:
    """Everything is said and chosen in one of them, and every event happens that the suite makes allowance for."""
    book = kit.game.book
    missing = {group(book, move) for move in range(len(book))} - kit.unsaid
    missing |= {*kit.told_only, *kit.reveals, *kit.reveals_by_coming, *kit.lots}
    missing |= {choosing.name for choosing in kit.choosings}
    setups = list(every_setup(kit.game))
    Random(0).shuffle(setups)
    for seed, setup in enumerate(setups):
        walk = Walk(setup, seed)
        kit.contrive(walk.state, Random(seed))
        while missing and len(walk.history) < LONGEST and not walk.state.over():
            missing -= choosings_met(kit, walk)
            walk.step()
        missing -= {group(book, move) for _, move in walk.history}
        missing -= events_seen(walk.log)
    assert not missing


def choosings_met(kit: Kit, walk: Walk) -> set[str]:
    awaited = walk.state.awaited()
    return {choosing.name for choosing in kit.choosings if any(choosing.begins(walk.state, seat) for seat in awaited)}


def events_seen(log: Log) -> set[str]:
    return {event.name for viewer in (AUDITOR, PUBLIC) for event in log.seen_by(viewer)}


@every_game
def test_whoever_may_move_is_asked_something_that_has_its_rule(kit: Kit) -> None:
    question_in = attrgetter("question")
    catalogue = kit.game.catalogue
    assert catalogue is not None
    setups = list(every_setup(kit.game))
    for seed, setup in enumerate(Random(1).sample(setups, min(8, len(setups)))):
        walk = Walk(setup, seed)
        while len(walk.history) < LONGEST and not walk.state.over():
            for seat in {*walk.state.awaited(), *walk.state.may_also_move()} - {CLOCK}:
                assert question_in(walk.state.view(seat)) in catalogue.questions
            assert question_in(walk.state.view(PUBLIC)) is None
            walk.step()
