"""All randomness of a game: one stream, derived from a 256-bit seed with keyed BLAKE2b.

A record replays on any machine, and nobody can tell the deck from the cards already seen.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final, cast

from mypy_extensions import i64

SEED_BYTES: Final = 32
_BLOCK: Final = 64
_IN_A_BLOCK: Final = 16  # words
_RANGE: Final[i64] = 1 << 32


def commitment(seed: bytes) -> str:
    """What a table publishes at the start: the seed's hash. The seed follows at the end."""
    return blake2b(seed, digest_size=32, person=b"loxley commit").hexdigest()


class Chance:
    """A stream of fair numbers. Clones go on independently from the same place."""

    def __init__(self, seed: bytes = bytes(SEED_BYTES)) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError("a seed has 32 bytes")
        self.seed = seed
        self._block = 0
        self._words: list[int] = []  # of the block; never changed, so clones share it
        self._at = 0

    def clone(self) -> "Chance":
        twin = Chance(self.seed)
        twin._block = self._block
        twin._words = self._words
        twin._at = self._at
        return twin

    def _read(self, blocks: int) -> None:
        """Go on with so many more blocks of the stream."""
        keyed = blake2b(digest_size=_BLOCK, key=self.seed, person=b"loxley chance")
        digests: list[bytes] = []
        for number in range(self._block, self._block + blocks):
            block = keyed.copy()  # quicker than to take in the key again
            block.update(number.to_bytes(8, "little"))
            digests.append(block.digest())
        words = self._words[self._at :]
        words += unpack(f"<{_IN_A_BLOCK * blocks}I", b"".join(digests))
        self._words = words
        self._block += blocks
        self._at = 0

    def below(self, bound: int) -> int:
        """A fair whole number from 0 up to but not including `bound`."""
        sides: i64 = bound
        limit = _RANGE - _RANGE % sides
        while True:
            if self._at == len(self._words):
                self._read(1)
            word: i64 = self._words[self._at]
            self._at += 1
            if word < limit:
                return int(word % sides)

    def shuffle(self, cards: list[int]) -> None:
        missing = len(cards) - 1 - (len(self._words) - self._at)
        if missing > _IN_A_BLOCK:
            self._read(missing // _IN_A_BLOCK)
        things = cast(list[object], cards)  # compiled, what is only moved is not read as a number
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
