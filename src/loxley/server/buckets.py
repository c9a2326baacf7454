"""How often something may be asked for: so much at once, then so much a second."""

import time
from collections.abc import Callable


class Bucket:
    __slots__ = ("_at", "_left", "_most", "_rate", "_tick")

    def __init__(self, rate: float, most: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate  # tokens a second
        self._most = most
        self._left = most
        self._tick = tick
        self._at = tick()

    def take(self) -> bool:
        """One token, if there is one."""
        now = self._tick()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        return max(0.0, (1 - self._left) / self._rate)

    @property
    def is_full(self) -> bool:
        return self._left + (self._tick() - self._at) * self._rate >= self._most


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, most: float, tick: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._most = most
        self._tick = tick
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= 10_000:
                self._buckets = {key: each for key, each in self._buckets.items() if not each.is_full}
            bucket = self._buckets[address] = Bucket(self._rate, self._most, self._tick)
        return bucket.take()
