"""What things are worth to a simple mind: bags, bribes, favours and promises, in coins."""

from typing import Final

from loxley.bots.sheriff.simple.scene import Scene
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL
from loxley.games.sheriff.vocabulary import (
    BAG,
    COINS,
    CONTRABAND,
    HIDDEN,
    LATER_COINS,
    LATER_HONEST,
    LATER_OPEN,
    LATER_WAVE,
    OPEN_UP,
    STALL,
    TERMS,
    UNSEEN,
    WAVE_THROUGH,
)

_FACE_DOWN: Final = 5.0  # a contraband card nobody has named
_BELIEF_IN_CLAIMS: Final = 0.4
_MOST_FOR_CLAIMS: Final = 3.0  # however much is said to be in a bag
_MOST_FOR_PROMISES: Final = 1.5  # however much is promised
_FAVOUR: Final = 1.0


def lies_in_my_bag(scene: Scene) -> list[str]:
    return [good for good in scene.mine.bag or [] if good != scene.mine.declared]


def threatened(scene: Scene) -> bool:
    """Has the Sheriff threatened me this round?"""
    return any(event.name == "threatened" and event.facts["seat"] == scene.me for event in scene.this_round())


def danger(scene: Scene) -> float:
    """What it is worth to me that my bag passes. An honest bag would rather be opened."""
    if scene.mine.fate != "undecided":
        return 0.0
    feared = 0.6 if threatened(scene) else 0.35
    lies = lies_in_my_bag(scene)
    if lies:
        return feared * sum(scene.value(good) + scene.penalty(good) for good in lies)
    return -feared * sum(scene.penalty(good) for good in scene.mine.bag or [])


def suspicion(scene: Scene, bag: Seat) -> float:
    """How likely a bag lies: big bags and ready purses look guilty, a promise of honesty looks a little less so."""
    guess = 0.3 + 0.05 * (scene.view.seats[bag].bag_size - 2)
    if any(offer.author == bag and f"wave {bag}" in offer.wants for offer in scene.view.offers):
        guess += 0.15
    for promise in scene.view.promises:
        if promise.promiser == bag and promise.term == "later honest" and promise.fate == "open":
            guess -= 0.15
    return min(max(guess, 0.05), 0.9)


def opening(scene: Scene, bag: Seat) -> float:
    """What the Sheriff may hope to gain by opening a bag."""
    cards = scene.view.seats[bag].bag_size
    guilty = suspicion(scene, bag)
    seized = 0.5 + 0.5 * cards
    return guilty * (4 * seized + 2) - (1 - guilty) * 2 * cards


def received(scene: Scene, words: list[str]) -> float:
    """What one side of a deal is worth to me, who would receive it. Claims and promises are worth little in all."""
    real = claimed = promised = 0.0
    for word in words:
        if word == HIDDEN.name:
            real += _FACE_DOWN
            continue
        term = TERMS.move(word)
        if term in BAG:
            claimed += _BELIEF_IN_CLAIMS * scene.figures.values[BAG.index(term)]
        elif term >= LATER_WAVE.start:
            promised += _promised_to_me(scene, term)
        else:
            real += _goods_or_deed(scene, term)
    return real + min(claimed, _MOST_FOR_CLAIMS) + min(promised, _MOST_FOR_PROMISES)


def _goods_or_deed(scene: Scene, term: int) -> float:
    if term in COINS:
        return float(COINS.index(term) + 1)
    if term in STALL:
        return float(scene.figures.values[STALL.index(term)])
    if term in CONTRABAND:
        return float(scene.figures.values[CONTRABAND.index(term) + LEGAL])
    if term in WAVE_THROUGH:
        return danger(scene) if WAVE_THROUGH.index(term) == scene.me else 0.0
    if term in OPEN_UP:
        return -2 * abs(danger(scene)) if OPEN_UP.index(term) == scene.me else _FAVOUR
    return 0.0


def _promised_to_me(scene: Scene, term: int) -> float:
    if term == LATER_HONEST:
        return _FAVOUR / 2
    if term in LATER_WAVE:
        return _FAVOUR if LATER_WAVE.index(term) == scene.me else 0.0
    return -_FAVOUR if term in LATER_OPEN and LATER_OPEN.index(term) == scene.me else 0.0


def given(scene: Scene, words: list[str]) -> float:
    """What one side of a deal costs me, who would give, do or promise it."""
    return sum(_cost(scene, TERMS.move(word)) for word in words)


def _cost(scene: Scene, term: int) -> float:
    if term in COINS:
        return float(COINS.index(term) + 1)
    if term in STALL:
        return scene.figures.values[STALL.index(term)] + 1.0  # it may decide a King or a Queen
    if term in CONTRABAND or term in HIDDEN:
        good = LEGAL + (CONTRABAND.index(term) if term in CONTRABAND else HIDDEN.index(term))
        return float(scene.figures.values[good])
    if term == UNSEEN:
        return _FACE_DOWN
    if term in LATER_COINS:
        return float(LATER_COINS.index(term) + 1)
    if term in BAG:
        there = GOODS[BAG.index(term)] in (scene.mine.bag or [])
        return float(scene.figures.values[BAG.index(term)]) if there else 0.0
    if term in WAVE_THROUGH:
        return max(0.0, opening(scene, WAVE_THROUGH.index(term)))
    if term in OPEN_UP:
        return max(0.0, -opening(scene, OPEN_UP.index(term)))
    return _FAVOUR
