"""Chance: the same numbers on every machine and in every version, and fair ones."""

from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from loxley.core.chance import SEED_BYTES, Chance, commitment

SEED = bytes(range(SEED_BYTES))
seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)


def reference(seed: bytes) -> Iterator[int]:
    """The stream as it is written down: BLAKE2b keyed with the seed over a counter, in words of four bytes."""
    block = 0
    while True:
        stream = blake2b(block.to_bytes(8, "little"), digest_size=64, key=seed, person=b"loxley chance").digest()
        for at in range(0, 64, 4):
            yield int.from_bytes(stream[at : at + 4], "little")
        block += 1


# These figures must never change: every record ever written depends on them.
KNOWN_NUMBERS = [329, 348, 650, 48, 642, 84, 591, 430]
KNOWN_SHUFFLE = [13, 15, 4, 11, 10, 8, 6, 0, 17, 12, 3, 5, 16, 7, 19, 2, 1, 18, 14, 9]
KNOWN_AFTER_A_SHUFFLE = 571
KNOWN_COMMITMENT = "e53c6ca729b63cf988e1af5b12a24bb88a6b9c8020f078f9fdaa0ae2404e9f32"


def test_known_numbers() -> None:
    chance = Chance(SEED)
    assert [chance.below(1000) for _ in range(8)] == KNOWN_NUMBERS


def test_known_shuffle() -> None:
    cards = list(range(20))
    chance = Chance(SEED)
    chance.shuffle(cards)
    assert cards == KNOWN_SHUFFLE
    assert chance.below(1000) == KNOWN_AFTER_A_SHUFFLE  # as many numbers are used up as ever


def test_known_commitment() -> None:
    assert commitment(SEED) == KNOWN_COMMITMENT


@given(seed=seeds)
def test_whole_words_are_the_stream_itself(seed: bytes) -> None:
    chance = Chance(seed)
    assert [chance.below(2**32) for _ in range(40)] == list(islice(reference(seed), 40))


@given(seed=seeds, bound=st.integers(1, 2**32))
def test_numbers_are_words_that_favour_nobody(seed: bytes, bound: int) -> None:
    """A word beyond the last whole multiple of the bound is thrown away; the rest of the division is the number."""
    fair = (word % bound for word in reference(seed) if word < 2**32 - 2**32 % bound)
    chance = Chance(seed)
    assert [chance.below(bound) for _ in range(20)] == list(islice(fair, 20))


@given(seed=seeds, cards=st.lists(st.integers(0, 9), max_size=60))
def test_a_shuffle_keeps_every_card(seed: bytes, cards: list[int]) -> None:
    shuffled = cards[:]
    Chance(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


@given(seed=seeds, size=st.integers(0, 90), before=st.integers(0, 20))
def test_a_shuffle_draws_one_number_after_the_other(seed: bytes, size: int, before: int) -> None:
    """However many blocks of the stream it reads at once."""
    chance, other = Chance(seed), Chance(seed)
    cards, others = list(range(size)), list(range(size))
    assert [chance.below(7) for _ in range(before)] == [other.below(7) for _ in range(before)]
    chance.shuffle(cards)
    for last in range(size - 1, 0, -1):
        at = other.below(last + 1)
        others[last], others[at] = others[at], others[last]
    assert cards == others
    assert chance.below(1000) == other.below(1000)


def test_every_order_comes_about_as_often() -> None:
    """24 orders of four cards in 4,800 shuffles: about 200 each; the chi-square of 23 degrees stays below 60."""
    chance = Chance(SEED)
    counts = Counter(dict.fromkeys(permutations(range(4)), 0))
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60


@pytest.mark.parametrize("bound", [2, 3, 5, 6, 7, 10, 52, 216])
def test_every_number_comes_about_as_often(bound: int) -> None:
    chance = Chance(SEED)
    counts = Counter(chance.below(bound) for _ in range(200 * bound))
    assert set(counts) == set(range(bound))
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < bound + 5 * (2 * bound) ** 0.5


@given(seed=seeds, before=st.integers(0, 40))
def test_a_clone_goes_on_from_the_same_place_and_alone(seed: bytes, before: int) -> None:
    chance = Chance(seed)
    for _ in range(before):
        chance.below(6)
    twin, other = chance.clone(), chance.clone()
    future = [chance.below(6) for _ in range(30)]
    assert [twin.below(6) for _ in range(30)] == future
    assert [other.below(6) for _ in range(30)] == future


@given(seed=st.binary(max_size=70).filter(lambda seed: len(seed) != SEED_BYTES))
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance(seed)


@given(seed=seeds)
def test_a_commitment_does_not_show_the_stream(seed: bytes) -> None:
    """What is published at the start is no part of what is dealt."""
    published = bytes.fromhex(commitment(seed))
    stream = b"".join(word.to_bytes(4, "little") for word in islice(reference(seed), 400))
    assert len(published) == SEED_BYTES
    assert not any(published[at : at + 8] in stream for at in range(0, SEED_BYTES, 8))
