"""How true robins' beliefs about bags are: `python tools/calibrate_sheriff.py --games 400 --seed 7`.

Bots of one level play together. Each time a Sheriff decides on a bag, by opening or waving it or by a deal, it is noted
how likely a lie seemed, as the bot's reason says, and whether the bag lied. Printed are the tenths of belief as a
table, and how many of the opened bags lied.
"""

import argparse
from random import Random
from typing import NamedTuple

from loxley.bots import levels, new_chair
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.core.seats import AUDITOR
from loxley.games.sheriff import SHERIFF

PLAYERS = 4
TENTHS = 10
OPENED = ("why-sheriff-open", "why-sheriff-bound")
DECIDED = (*OPENED, "why-sheriff-wave", "why-sheriff-take")


class Case(NamedTuple):
    """A bag that was decided on: the Sheriff's belief in per cent, the truth, the decision."""

    belief: int
    lies: bool
    opened: bool


def play(level: str, rng: Random) -> list[Case]:
    log = Log()
    state = SHERIFF.new(PLAYERS, {}, Chance(rng.randbytes(SEED_BYTES)), log=log)
    chairs = [new_chair("sheriff", level, seat) for seat in range(PLAYERS)]
    cases: list[Case] = []
    while not state.over():
        seat = state.awaited()[0]
        chairs[seat].bot.thought = None
        move = chairs[seat].choose(state, rng)
        thought = chairs[seat].bot.thought
        if thought is not None and thought.key in DECIDED and seat == state.sheriff:
            shown = state.view(AUDITOR).seats[int(thought.facts["seat"])]
            lies = any(good != shown.declared for good in shown.bag or ())
            cases.append(Case(int(thought.facts["lies"]), lies, thought.key in OPENED))
        assert move is not None
        state.play(seat, move)
    return cases


def share(cases: list[Case]) -> str:
    return f"{sum(case.lies for case in cases) / len(cases):.1%} of {len(cases)}" if cases else "none"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--level", choices=levels("sheriff"), default="robin")
    given = parser.parse_args()
    rng = Random(given.seed)
    cases = [case for _ in range(given.games) for case in play(given.level, rng)]
    print("| belief | mean | bags | lied | opened |\n| --- | ---: | ---: | ---: | ---: |")
    for tenth in range(TENTHS):
        found = [case for case in cases if min(case.belief // TENTHS, TENTHS - 1) == tenth]
        if found:
            mean, lied, opened = (100 * sum(each) / len(found) for each in zip(*found, strict=True))
            head = f"{TENTHS * tenth} to {TENTHS * (tenth + 1)} %"
            print(f"| {head} | {mean / 100:.1f} | {len(found):,} | {lied:.1f} % | {opened:.1f} % |")
    print(f"\nlied: {share(cases)} bags, {share([case for case in cases if case.opened])} opened ones")


if __name__ == "__main__":
    main()
