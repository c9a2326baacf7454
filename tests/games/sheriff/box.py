"""The box in words: cards by name, games as they are dealt, and a count of all that lies on a table."""

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.state import Sheriff

SEED = bytes(range(SEED_BYTES))


def cards(words: str) -> list[Good]:
    """The goods that these words name; a number stands before what there are several of."""
    goods: list[Good] = []
    copies = 1
    for word in words.replace(",", " ").split():
        if word.isdigit():
            copies = int(word)
        else:
            goods += [GOODS.index(word)] * copies
            copies = 1
    return goods


def heap(goods: list[Good]) -> str:
    """Goods whose order means nothing: `apple, 2 cheese`."""
    kinds = sorted(set(goods))
    return ", ".join(GOODS[kind] if goods.count(kind) == 1 else f"{goods.count(kind)} {GOODS[kind]}" for kind in kinds)


def pile(goods: list[Good]) -> str:
    """Goods in their order, the top card last."""
    return " ".join(GOODS[good] for good in goods)


def dealt(players: int, /, **options: object) -> Sheriff:
    """A game as the box deals it."""
    return shuffled(players, SEED, **options)


def shuffled(players: int, seed: bytes, /, **options: object) -> Sheriff:
    """A game dealt by another seed."""
    return SHERIFF.new(players, options, Chance(seed), log=Log())


def stacked(players: int, deck: list[str], /, **options: object) -> Sheriff:
    """A game dealt from a stacked deck, its top card first."""
    return SHERIFF.new(players, options, Chance(SEED), deal=deck, log=Log())


def take(box: list[Good], goods: list[Good]) -> list[Good]:
    """These cards, out of the box."""
    for good in goods[:]:
        assert good in box, f"the box holds no more {GOODS[good]}"
        box.remove(good)
    return goods


def belongings(game: Sheriff) -> tuple[list[Good], int]:
    """Every card, wherever it lies, and all coins: neither comes nor goes."""
    found = [*game.deck, *game.box, *game.aside, *game.confiscated]
    for places in (game.discards, game.hands, game.bags, game.contraband):
        for place in places:
            found += place
    for stall in game.stalls:
        found += [good for good in range(LEGAL) for _ in range(stall[good])]
    return sorted(found), sum(game.purses)
