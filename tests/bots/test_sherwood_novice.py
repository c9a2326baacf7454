"""The novice of Sherwood Forest: plays every table to its end, does what people do, and does not lie."""

from collections import Counter
from random import Random

import pytest

from loxley.bots import Chair, levels, new_bot
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.seats import AUDITOR
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD

BOUND = 5_000  # decisions


def match(players: int, seed: int, **options: object) -> tuple[State, list[tuple[int, Move]]]:
    """A game of novices; where everybody may speak, all are asked before each word of the one who is awaited."""
    rng = Random(seed)
    state = SHERWOOD.new(players, options, Chance(rng.randbytes(SEED_BYTES)), log=Log())
    chairs = [Chair(new_bot("sherwood", "novice"), seat) for seat in range(players)]
    moves: list[tuple[int, Move]] = []
    while not state.over():
        assert len(moves) < BOUND
        asked = [*state.may_also_move(), state.awaited()[0]]
        for seat in asked:
            if seat not in [*state.may_also_move(), *state.awaited()] or not state.legal(seat):
                continue
            move = chairs[seat].choose(state, rng)
            assert move is not None or seat not in state.awaited()
            if move is not None:
                state.play(seat, move)
                moves.append((seat, move))
    return state, moves


def counts(state: State) -> Counter[str]:
    assert state.log is not None
    return Counter(event.name for event in state.log.seen_by(AUDITOR))


@pytest.mark.parametrize("floor", ["open", "orderly"])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_novices_play_every_table_to_its_end(players: int, rules: str, floor: str) -> None:
    state, _ = match(players, seed=players, rules=rules, floor=floor)
    assert state.winners()
    assert sum(state.scores()) > 6 * players


def test_novices_do_what_people_do() -> None:
    total: Counter[str] = Counter()
    for seed in range(6):
        total += counts(match(4, seed, rules="advanced")[0])
    for deed in ("donated", "looked", "bought", "recruited", "signed", "card_named", "raided", "played", "claimed"):
        assert total[deed] > 6, deed


def test_novices_do_not_lie() -> None:
    state, _ = match(4, seed=3, rules="advanced")
    assert state.log is not None
    verdicts = {event.facts["verdict"] for event in state.log.seen_by(AUDITOR) if event.name == "claim_judged"}
    assert verdicts == {"true"}


def test_the_same_chance_makes_the_same_game() -> None:
    assert match(5, seed=8)[1] == match(5, seed=8)[1]


def test_figures_of_the_table_are_the_bots_figures() -> None:
    assert levels("sherwood")[0] == "novice"
    assert new_bot("sherwood", "novice", SHERWOOD.figures.source) is not None
