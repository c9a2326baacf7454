"""Shares with honest intervals.

The games of one deal hang together: the cards are the same, only the seats change. So the deals are what is counted:
the share is a ratio of sums over deals, its variance that of the deals about it (the usual ratio estimator for
clusters), and the interval is Wilson's for as many independent games as would have had this variance.
"""

from collections.abc import Sequence
from math import pi, sqrt, tan
from statistics import NormalDist

LEVEL = 0.95
_EXACT = 2  # degrees of freedom up to which Student's quantile is given by its formula
_NOTHING = 1e-15  # a variance that is only rounding

Interval = tuple[float, float]


def students_quantile(freedom: int, level: float = LEVEL) -> float:
    """How many standard errors a two-sided interval reaches, when the error itself was estimated.

    For more than two degrees of freedom by the expansion of Cornish and Fisher, right to three digits.
    """
    p = (1 + level) / 2
    if freedom == 1:
        return tan(pi * (p - 0.5))
    if freedom == _EXACT:
        return (2 * p - 1) * sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(p)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def share_interval(wins: Sequence[float], played: Sequence[int]) -> Interval:
    """The 95 % interval of a win share, from the wins and the games of each deal."""
    deals, games = len(played), sum(played)
    if deals <= 1:
        return 0.0, 1.0  # one deal says nothing about deals
    share = sum(wins) / games
    spread = sum((won - share * count) ** 2 for won, count in zip(wins, played, strict=True))
    variance = spread * deals / (deals - 1) / games**2
    independent = share * (1 - share) / variance if variance > _NOTHING else float(deals)
    return wilson(share, independent, students_quantile(deals - 1))


def wilson(share: float, games: float, quantile: float) -> Interval:
    """Wilson's score interval; it never leaves 0 to 1, and has a width even where everything was won."""
    weight = quantile**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = quantile / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(sums: Sequence[float], counts: Sequence[int]) -> Interval:
    """The 95 % interval of a mean, from the sum and the count of each deal."""
    deals, total = len(counts), sum(counts)
    mean = sum(sums) / total
    if deals <= 1:
        return mean, mean
    spread = sum((part - mean * count) ** 2 for part, count in zip(sums, counts, strict=True))
    reach = students_quantile(deals - 1) * sqrt(spread * deals / (deals - 1)) / total
    return mean - reach, mean + reach
