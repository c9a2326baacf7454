"""What the crowd plays: whole sequences of Sheriff, as a person's page sends them, drawn at random from what is legal.

It knows just enough of the vocabulary to pack a bag and to write an offer in one go; everything else is one of the
legal words.
"""

from random import Random

import msgspec


class Stall(msgspec.Struct):
    """What a merchant looks at in their own seat."""

    bribe_limit: int  # the most coins that may be agreed on for the passage of their bag
    hand: list[str] | None = None


class Glance(msgspec.Struct):
    """What a merchant looks at in a view."""

    phase: str
    sheriff: int
    seats: list[Stall]


BAG = 5
MOST_COINS = 9


def sequence(legal: list[str], glance: Glance, seat: int, rng: Random) -> list[str]:
    """One decision."""
    if "close" in legal or legal[0].startswith("pack "):
        return bag(glance.seats[seat].hand or [], legal, rng)
    word = rng.choice(legal)
    if word.startswith("to "):
        return offer(word, glance, seat, rng)
    return [word]


def bag(hand: list[str], legal: list[str], rng: Random) -> list[str]:
    """Some cards of the hand, in the order of the vocabulary, which is that of the legal list."""
    order = [word for word in legal if word.startswith("pack ")]
    chosen = sorted((f"pack {good}" for good in rng.sample(hand, min(len(hand), rng.randint(1, BAG)))), key=order.index)
    return [*chosen, "close"]


def offer(to: str, glance: Glance, seat: int, rng: Random) -> list[str]:
    """Coins for a bag; between two merchants a promise for a promise."""
    other = int(to.removeprefix("to "))
    if seat != glance.sheriff and other == glance.sheriff and glance.seats[seat].bribe_limit:
        return [to, f"offer coins {coins(glance.seats[seat], rng)}", f"want wave {seat}", "post"]
    if seat == glance.sheriff and glance.seats[other].bribe_limit:
        return [to, f"offer wave {other}", f"want coins {coins(glance.seats[other], rng)}", "post"]
    return [to, "drop"]


def coins(merchant: Stall, rng: Random) -> int:
    return rng.randint(1, min(merchant.bribe_limit, MOST_COINS))
