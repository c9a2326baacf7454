"""How long bots think: CPU time of their decisions, kept as counts by magnitude, so that it stays small and adds up."""

from math import exp, log

import msgspec

_FINENESS = 25  # magnitudes for each factor of e: a percentile is right to within 4 %


class DecisionTimes(msgspec.Struct):
    """Decisions of one entry, by the time they took."""

    decisions: int = 0
    total: int = 0  # nanoseconds
    longest: int = 0
    magnitudes: dict[int, int] = msgspec.field(default_factory=dict)

    def add(self, nanoseconds: int) -> None:
        self.decisions += 1
        self.total += nanoseconds
        self.longest = max(self.longest, nanoseconds)
        magnitude = int(log(max(nanoseconds, 1)) * _FINENESS)
        self.magnitudes[magnitude] = self.magnitudes.get(magnitude, 0) + 1

    def join(self, other: "DecisionTimes") -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for magnitude, count in other.magnitudes.items():
            self.magnitudes[magnitude] = self.magnitudes.get(magnitude, 0) + count

    def mean_ms(self) -> float:
        return self.total / self.decisions / 1e6 if self.decisions else 0.0

    def percentile_ms(self, percent: float) -> float:
        """The time within which so many percent of the decisions were made."""
        left = self.decisions * percent / 100
        for magnitude in sorted(self.magnitudes):
            left -= self.magnitudes[magnitude]
            if left <= 0:
                return min(exp((magnitude + 1) / _FINENESS), self.longest) / 1e6
        return 0.0

    def longest_ms(self) -> float:
        return self.longest / 1e6
