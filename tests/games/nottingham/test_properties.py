"""What holds at every step of random games."""

from random import Random

import pytest

from loxley.core.chance import Chance, commitment
from loxley.core.log import Log
from loxley.core.records import Record, RecordWriter, Replay, last_line, read_record
from loxley.core.refusals import Illegal
from loxley.core.seats import AUDITOR, PUBLIC
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.memory import remember
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.vocabulary import DELIVER, MISSION, MOVES
from tests.games.nottingham.table import belongings

SEEDS = range(5)
LONG = 900  # events


class Game:
    """A random game. Some deliver whenever they can, some hardly ever, so that piles run out."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.seed = self.random.randbytes(32)
        self.log = Log()
        self.players = 3 + seed % 5
        self.state: Nottingham = NOTTINGHAM.new(self.players, {}, Chance(self.seed), log=self.log)
        self.zeal = self.random.choice((0.05, 0.5, 1.0))

    def choose(self) -> tuple[int, int]:
        seat = self.random.choice(self.state.awaited())
        legal = self.state.legal(seat)
        lazy = [move for move in legal if move not in DELIVER and move not in MISSION]
        return seat, self.random.choice(legal if self.random.random() < self.zeal else lazy)

    def step(self) -> None:
        seat, move = self.choose()
        self.state.play(seat, move)


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_are_conserved_and_somebody_can_move_until_the_end(seed: int) -> None:
    game = Game(seed)
    cards = belongings(game.state)
    while not game.state.over():
        asked = game.state.awaited()
        assert asked
        assert all(game.state.legal(seat) for seat in asked)
        game.step()
        assert belongings(game.state) == cards
        assert game.state.sizes == [sum(hand) for hand in game.state.hands]
        assert all(len(doers) == len(set(doers)) <= 2 for doers in game.state.doers)
    assert len(cards[0]) == 84
    assert game.state.awaited() == []
    assert game.state.winners()


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_move_is_accepted_and_every_other_refused_unchanged(seed: int) -> None:
    game = Game(seed)
    while not game.state.over():
        if game.random.random() < 0.01:
            state = game.state
            before = state.view(AUDITOR), len(game.log), state.awaited()
            for seat in (-3, *range(state.seats + 1)):
                legal = state.legal(seat)
                assert legal == sorted(set(legal))
                for move in range(-1, len(MOVES) + 1):
                    if move in legal:
                        state.clone().play(seat, move)
                    else:
                        assert refuses(state, seat, move)
            assert (state.view(AUDITOR), len(game.log), state.awaited()) == before
        game.step()


def refuses(state: Nottingham, seat: int, move: int) -> bool:
    try:
        state.play(seat, move)
    except Illegal:
        return True
    return False


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_viewer_imagines_looks_the_same_to_them(seed: int) -> None:
    game = Game(seed)
    while not game.state.over() and len(game.log) < LONG:
        if game.random.random() < 0.05:
            for viewer in (PUBLIC, *range(game.players)):
                view, events = game.state.view(viewer), game.log.seen_by(viewer)
                world = NOTTINGHAM.imagine(view, events, Chance(game.random.randbytes(32)))
                assert world.view(viewer) == view
                assert world.legal(viewer) == game.state.legal(viewer)
                assert belongings(world) == belongings(game.state)
                assert_remembered_truly(game.state, world, viewer, game.log)
        game.step()


def assert_remembered_truly(truth: Nottingham, world: Nottingham, viewer: int, log: Log) -> None:
    """What is sure is there, in the truth as in every imagined world; no ambush is of its owner's colour."""
    memory = remember(log.seen_by(viewer), truth.colours, truth.rules.ambush_cards())
    for state in (truth, world):
        assert state.loots == memory.loots
        assert state.discard == memory.discard
        for seat, held in enumerate(memory.hands):
            if seat != viewer:
                assert all(state.hands[seat][kind] >= held.sure[kind] for kind in range(7))
                left = [max(0, state.hands[seat][kind] - held.sure[kind]) for kind in range(7)]
                there = sum(min(left[kind], held.doubtful[kind]) for kind in range(7))
                assert state is world or there >= sum(held.doubtful) - held.missing
            assert seat not in state.ambushes[seat]
        for place, suspects in ((state.ambush_pile, memory.stakeout.pile), (state.looked, memory.stakeout.looked)):
            assert len(place) == len(suspects)
        assert all(suspects >> card & 1 for card, suspects in zip(state.ambush_pile, memory.stakeout.pile, strict=True))


@pytest.mark.parametrize("seed", SEEDS)
def test_clones_go_their_own_way(seed: int) -> None:
    game = Game(seed)
    while not game.state.over():
        if game.random.random() < 0.05:
            before = game.state.view(AUDITOR), game.state.deck[:], game.state.ambush_pile[:]
            twin = game.state.clone()
            for _ in range(60):
                if not twin.over():
                    seat = twin.awaited()[0]
                    twin.play(seat, game.random.choice(twin.legal(seat)))
            assert (game.state.view(AUDITOR), game.state.deck, game.state.ambush_pile) == before
        game.step()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_to_the_same_end(seed: int) -> None:
    game = Game(seed)
    scribe = RecordWriter(MOVES)
    while not game.state.over():
        seat, move = game.choose()
        game.state.play(seat, move)
        scribe.played(seat, move)
    scribe.flush()
    record = Record("nottingham", game.players, {})
    record.commitment = commitment(game.seed)
    lines = [record.header(), *scribe.lines, last_line("over", game.seed, game.state)]
    replay = Replay(NOTTINGHAM, read_record("\n".join(lines)))
    replay.finish()
    assert replay.state.view(AUDITOR) == game.state.view(AUDITOR)
