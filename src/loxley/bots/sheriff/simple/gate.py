"""The Sheriff at the gate: hears offers, threatens, names a price, and decides on bags."""

from typing import Final

from loxley.bots.sheriff.simple.scene import Scene
from loxley.bots.sheriff.simple.worth import given, opening, received, suspicion
from loxley.bots.sheriff.words import offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import ACCEPT, DECLINE, OPEN, THREATEN, TO, WAVE

_MOST_WORDS: Final = 3  # a round, that decide nothing
_AFFRONT: Final = 2.0  # coins: what a refused price adds to the wish to look


def govern(scene: Scene) -> list[Move]:
    """Answers first, then words, then a decision."""
    for proposal in scene.offers_to_me():
        answer = _answer(scene, proposal)
        if answer:
            return answer
    return _talk(scene) or _decide(scene)


def _answer(scene: Scene, proposal: OfferView) -> list[Move]:
    gain = received(scene, proposal.gives) - given(scene, proposal.wants)
    pays_for_own_bag = f"wave {proposal.author}" in proposal.wants
    if pays_for_own_bag and not _has_priced(scene, proposal.author) and scene.happens(0.3):
        counter = _name_price(scene, proposal.author, least=round(received(scene, proposal.gives)) + 2)
        if counter:
            return counter
    if gain >= 1 and ACCEPT.of(proposal.author) in scene.legal:
        return [ACCEPT.of(proposal.author)]
    return [DECLINE.of(proposal.author)] if scene.happens(0.5) else []


def _words_said(scene: Scene) -> int:
    me = scene.me
    return sum(
        1
        for event in scene.this_round()
        if event.name == "threatened" or (event.name == "posted" and event.facts["author"] == me)
    )


def _has_priced(scene: Scene, merchant: Seat) -> bool:
    return any(
        event.name == "posted" and event.facts["author"] == scene.me and event.facts["other"] == merchant
        for event in scene.this_round()
    )


def _talk(scene: Scene) -> list[Move]:
    """The first word of a round opens the talks; later ones come more rarely."""
    said = _words_said(scene)
    if said >= _MOST_WORDS or (said and not scene.happens(0.35)):
        return []
    targets = [seat for seat in scene.undecided() if THREATEN.of(seat) in scene.legal]
    if not targets:
        return []
    target = max(targets, key=lambda seat: suspicion(scene, seat) + scene.rng.uniform(0, 0.3))
    if scene.happens(0.3) and not _has_priced(scene, target):
        priced = _name_price(scene, target, least=3)
        if priced:
            return priced
    return [THREATEN.of(target)]


def _name_price(scene: Scene, merchant: Seat, least: int) -> list[Move]:
    """Let a bag pass for coins; sometimes a word of honesty will do for the rest."""
    shown = scene.view.seats[merchant]
    if TO.of(merchant) not in scene.legal or shown.must_open or shown.fate != "undecided" or not shown.coins:
        return []
    price = max(least, round(opening(scene, merchant) + scene.rng.uniform(1, 5)))
    return offer(merchant, [f"wave {merchant}"], [f"coins {min(price, shown.coins)}"])


def _decide(scene: Scene) -> list[Move]:
    """One bag: what was agreed, what was promised, else whatever seems to pay."""
    bag = scene.rng.choice([bag for bag in scene.undecided() if OPEN.of(bag) in scene.legal])
    if WAVE.of(bag) not in scene.legal:
        return [OPEN.of(bag)]
    hope = opening(scene, bag) + scene.rng.uniform(-2.0, 2.5)
    if _has_priced(scene, bag):
        hope += _AFFRONT  # the price was refused or left unanswered, or the bag would have passed
    for promise in scene.view.promises:
        if promise.promiser == scene.me and promise.fate == "open" and promise.made < scene.view.round:
            if promise.term == f"later wave {bag}" and scene.happens(0.75):
                hope = -1.0
            elif promise.term == f"later open {bag}" and scene.happens(0.75):
                hope = 1.0
    return [OPEN.of(bag) if hope > 0 else WAVE.of(bag)]
