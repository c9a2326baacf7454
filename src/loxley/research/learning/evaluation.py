"""How strong a policy is: alone among bots of one level, at every seat of deals that it was not trained on."""

from typing import Any

import numpy as np

from loxley.arena.statistics import share_interval
from loxley.research.learning.policy import Policy
from loxley.research.learning.tables import FRESH, LEARNER, MixedTables


def evaluate(policy: Policy, rival: str, games: int) -> dict[str, Any]:
    """The share of the wins with its 95 % interval over deals, and the mean difference of scores."""
    players = policy.setup.players
    deals = -(-games // players)
    seeds = [FRESH + table // players for table in range(deals * players)]

    def seat(table: int, _: int) -> list[str]:
        return [LEARNER if at == table % players else rival for at in range(players)]

    wins, points = np.full(len(seeds), np.nan), np.zeros(len(seeds))
    for each in MixedTables(policy, seeds, seat).play():
        if np.isnan(wins[each.table]):  # the first game of a table; others may have begun a second one
            wins[each.table], points[each.table] = each.win, each.difference
        if not np.isnan(wins).any():
            break
    by_deal = wins.reshape(deals, players).sum(axis=1)
    low, high = share_interval(by_deal.tolist(), [players] * deals)
    return {
        "rival": rival,
        "games": len(seeds),
        "share": float(wins.mean()),
        "low": low,
        "high": high,
        "difference": float(points.mean()),
    }
