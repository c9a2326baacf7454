"""What a bot has promised the others (SW-R40): what breaking its word would cost it, and what it owes."""

from collections.abc import Iterator, Mapping
from typing import Final

from loxley.bots.characters import EVEN, Character
from loxley.bots.sherwood.scene import Scene
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.vocabulary import MOVES, PASS, PLAY, POST, WITH

_NAME: Final = 1.6  # glory that a good name is worth to somebody of middling honesty
_NEVER: Final = 20.0  # what it costs the most honest on top
_LAST: Final = 0.5  # of it, when there is no later round in which anybody could remember


def price_of_a_word(scene: Scene, character: Character) -> float:
    """Glory that must be won by it before a promise is broken: who has no honesty at all breaks it for anything."""
    name = 2 * _NAME * character.honesty * (_LAST if scene.is_last_round else 1.0)
    return name + _NEVER * max(0.0, character.honesty - 0.5)


def promised(scene: Scene) -> Iterator[tuple[Seat, list[str]]]:
    """To whom I have given my word, and on what; as `away 4`, `gold 2`."""
    for promise in scene.view.promises:
        if promise.promiser == scene.me and promise.fate == "open":
            words = promise.term.split()
            if words[0] == "vow":
                yield promise.promisee, words[2:]


def barred_hideouts(scene: Scene, character: Character = EVEN) -> dict[int, float]:
    """Hideouts from which I have promised to stay away, with what it costs to hide there all the same."""
    price = price_of_a_word(scene, character)
    return {int(words[1]): price for _, words in promised(scene) if words[0] == "away"}


def keep_word(scene: Scene, values: Mapping[int, float], character: Character = EVEN) -> dict[int, float]:
    """What turning up each card is worth, with the promises to turn one up first or to spare it weighed in."""
    price = price_of_a_word(scene, character)
    weighed = dict(values)
    for _, words in promised(scene):
        slot = int(words[1]) if words[0] in ("first", "spare") else 0
        for each in weighed:
            if (words[0] == "first" and each != slot and slot in weighed) or (words[0] == "spare" and each == slot):
                weighed[each] -= price
    return weighed


def has_promised(scene: Scene, *words: str) -> bool:
    return any(term == list(words) for _, term in promised(scene))


def promised_card(scene: Scene, card: float, character: Character = EVEN) -> Move:
    """The weakest card where I have promised to play one; `card` is the worth of a point of strength, in glory."""
    cart, arms = scene.view.cart, scene.arms()
    if not arms or cart is None or cart.hideout is None or not has_promised(scene, "equip", str(cart.hideout)):
        return PASS
    keeps = card * scene.figures.strengths[arms[-1]] < price_of_a_word(scene, character)
    return PLAY.of(arms[-1]) if keeps and PLAY.of(arms[-1]) in scene.legal else PASS


def pay_debts(scene: Scene, character: Character = EVEN) -> list[Move]:
    """Gold that was promised for later, as a gift (SW-R40); who values their name less than the gold does not pay."""
    if scene.is_last_round and character.honesty <= EVEN.honesty:
        return []
    for promise in scene.view.promises:
        words = promise.term.split()
        if promise.promiser != scene.me or promise.fate != "open" or words[0] != "vow" or words[2] != "gold":
            continue
        owed = int(words[3]) - promise.paid
        if owed > scene.mine.gold or owed >= price_of_a_word(scene, character):
            continue
        return give(scene, promise.promisee, owed)
    return []


def give(scene: Scene, other: Seat, gold: int) -> list[Move]:
    """The moves that give somebody gold for nothing; none if that cannot be said now, or has been said."""
    words = [f"with {other}", f"pay {scene.me} {other} {gold}"]
    talks = scene.view.talks
    if WITH.of(other) not in scene.legal or talks is None or [str(scene.me), *words] in talks.said:
        return []
    return [*map(MOVES.move, words), POST]
