"""Fit how likely a bag lies, for `imagine`: `python tools/fit_sheriff_lies.py --games 120 --seed 3`.

Bots of all levels but the lowest play together. Of each bag it is noted, when the Sheriff decides on it, what spoke for
a lie in the eyes of the Sheriff, and whether it lied. Printed are the weights of a logistic regression and what liars
pack, both figures of `games/sheriff/honesty.py`, and how often bags lie in the worlds that `imagine` draws with the
figures that are there.
"""

import argparse
from math import exp
from random import Random
from typing import NamedTuple

from loxley.bots import levels, new_chair
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.seats import AUDITOR, Seat
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.games.sheriff.honesty import Conducts
from loxley.games.sheriff.memory import remember
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import OPEN, WAVE

STEPS = 25  # of Newton's method
SHRINKING = 1.0  # towards nothing, in bags
WORLDS = 8  # imagined for each bag
TABLE = ["merchant", "rogue", "robin", "robin"]  # whom one meets: novices load anyhow


class Case(NamedTuple):
    """One bag, as the Sheriff could judge it, and the truth."""

    features: list[float]
    lies: bool
    cover: float  # the share of true cards in it
    contraband: int
    strays: int  # legal goods that were not declared
    imagined: float  # the share of imagined worlds in which it lies


def look(state: Sheriff, seat: Seat, log: Log, rng: Random, *, worlds: int) -> Case:
    view, events = state.view(state.sheriff), log.seen_by(state.sheriff)
    shown, truth = view.seats[seat], state.view(AUDITOR).seats[seat].bag
    assert truth is not None
    assert shown.declared is not None
    declared = GOODS.index(shown.declared)
    known = remember(events, state.sheriff, state.seats).hidden[seat]
    unseen = [good for hand in (*state.hands, *state.bags, state.deck) for good in hand]
    for good in state.hands[state.sheriff]:
        unseen.remove(good)
    lies = [good for good in truth if good != shown.declared]
    drawn = [SHERIFF.imagine(view, events, Chance(rng.randbytes(SEED_BYTES))) for _ in range(worlds)]
    lying = sum(any(good != declared for good in world.bags[seat]) for world in drawn)
    return Case(
        Conducts(events, state.seats).features(seat, declared, shown.bag_size, known, unseen),
        bool(lies),
        1 - len(lies) / len(truth),
        sum(GOODS.index(good) >= LEGAL for good in lies),
        sum(GOODS.index(good) < LEGAL for good in lies),
        lying / max(1, worlds),
    )


def play(table: list[str], rng: Random, *, worlds: int = 0) -> list[Case]:
    """All bags of one game among bots of these levels."""
    log = Log()
    state = SHERIFF.new(len(table), {}, Chance(rng.randbytes(SEED_BYTES)), log=log)
    chairs = [new_chair("sheriff", level, seat) for seat, level in enumerate(table)]
    cases: list[Case] = []
    while not state.over():
        seat = state.awaited()[0]
        move = chairs[seat].choose(state, rng)
        assert move is not None
        cases += [look(state, family.index(move), log, rng, worlds=worlds) for family in (OPEN, WAVE) if move in family]
        state.play(seat, move)
    return cases


def fit(cases: list[Case]) -> list[float]:
    """Logistic regression by Newton's method, shrunk a little."""
    size = len(cases[0].features)
    weights = [0.0] * size
    for _ in range(STEPS):
        gradient = [SHRINKING * weight for weight in weights]
        curve = [[SHRINKING * (row == column) for column in range(size)] for row in range(size)]
        for case in cases:
            found = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, case.features, strict=True))))
            for row, left in enumerate(case.features):
                gradient[row] += (found - case.lies) * left
                for column, right in enumerate(case.features):
                    curve[row][column] += found * (1 - found) * left * right
        weights = [weight - step for weight, step in zip(weights, solve(curve, gradient), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at in range(len(rows)):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                rows[other] = [a - rows[other][at] * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=levels("sheriff"), help="of everybody, instead of all levels")
    given = parser.parse_args()
    rng = Random(given.seed)
    names = [given.level] if given.level else TABLE
    cases = [
        case
        for _ in range(given.games)
        for case in play(rng.choices(names, k=rng.choice((3, 4, 4, 5))), rng, worlds=WORLDS)
    ]
    lying = [case for case in cases if case.lies]
    print(f"{len(cases)} bags, {len(lying) / len(cases):.1%} lie")
    print(f"imagined: {sum(case.imagined for case in cases) / len(cases):.1%} lie")
    print("WEIGHTS =", [round(weight, 3) for weight in fit(cases)])
    print("COVER =", round(sum(case.cover for case in lying) / len(lying), 3))
    print("contraband", sum(case.contraband for case in lying), "strays", sum(case.strays for case in lying))


if __name__ == "__main__":
    main()
