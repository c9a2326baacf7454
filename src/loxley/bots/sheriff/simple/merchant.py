"""A merchant at the gate: bribes sized to the danger, answers, and now and then a word about others."""

from typing import Final

from loxley.bots.sheriff.simple.scene import Scene
from loxley.bots.sheriff.simple.worth import danger, given, lies_in_my_bag, received
from loxley.bots.sheriff.words import offer
from loxley.core.words import Move
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import ACCEPT, DECLINE, HOLD, TO

_MOST_OFFERS: Final = 3  # a round


def speak(scene: Scene) -> list[Move]:
    """An answer, an offer, or silence."""
    for proposal in scene.offers_to_me():
        answer = _answer(scene, proposal)
        if answer:
            return answer
    if TO.of(scene.view.sheriff) in scene.legal:
        words = _bribe(scene) or _meddle(scene) or _promise(scene)
        if words:
            return words
    return [HOLD] if HOLD in scene.legal else []


def _answer(scene: Scene, proposal: OfferView) -> list[Move]:
    gain = received(scene, proposal.gives) - given(scene, proposal.wants)
    if gain >= 1 + scene.rng.random() and ACCEPT.of(proposal.author) in scene.legal:
        return [ACCEPT.of(proposal.author)]
    if proposal.author == scene.view.sheriff and lies_in_my_bag(scene) and scene.happens(0.4):
        return _bribe(scene)  # a counter-offer
    return [DECLINE.of(proposal.author)] if scene.happens(0.7) else []


def _posted(scene: Scene) -> int:
    """How many offers I have made this round."""
    return sum(1 for event in scene.this_round() if event.name == "posted" and event.facts["author"] == scene.me)


def _bribe(scene: Scene) -> list[Move]:
    """Who lies offers something, more under threat and more after a refusal. The honest bluff once in a while."""
    sheriff = scene.view.sheriff
    if scene.mine.fate != "undecided" or scene.mine.must_open:
        return []
    standing = any(each.author == scene.me and each.other == sheriff for each in scene.view.offers)
    posted = _posted(scene)
    if standing or posted >= _MOST_OFFERS:
        return []
    at_risk = danger(scene)
    if at_risk <= 0:
        if posted or not scene.mine.coins or not scene.happens(0.08):
            return []
        return offer(sheriff, [f"coins {min(scene.mine.coins, scene.rng.randint(1, 3))}"], [f"wave {scene.me}"])
    if posted and not scene.happens(0.6):
        return []
    price = max(1, round(at_risk * scene.rng.uniform(0.5, 0.8) * (1 + 0.25 * posted)))
    gives = _means(scene, price)
    return offer(sheriff, gives, [f"wave {scene.me}"]) if gives else []


def _means(scene: Scene, price: int) -> list[str]:
    """Coins as far as they go, then cheap goods of the stall; sometimes a share of the bag instead."""
    gives: list[str] = []
    if price >= 4 and scene.happens(0.15):
        claimed = scene.rng.choice(scene.mine.bag or ["pepper"]) if scene.happens(0.6) else "pepper"
        gives.append(f"bag {claimed}")
        price = max(1, price - scene.value(claimed) // 2)
    if scene.is_sheriff_again(scene.me) and scene.happens(0.1):
        gives.append(f"later wave {scene.view.sheriff}")
        price = max(1, price - 1)
    coins = min(price, scene.mine.coins)
    if coins:
        gives.append(f"coins {coins}")
    for good in sorted(scene.mine.stall, key=scene.value):
        if coins < price:
            gives.append(f"stall {good}")
            coins += scene.value(good)
    return gives


def _meddle(scene: Scene) -> list[Move]:
    """Pay for the inspection of a big bag that is not mine."""
    others = [seat for seat in scene.undecided() if seat != scene.me and not scene.view.seats[seat].must_open]
    if not others or scene.mine.coins < 5 or _posted(scene) or not scene.happens(0.03):
        return []
    target = max(others, key=lambda seat: scene.view.seats[seat].bag_size)
    return offer(scene.view.sheriff, [f"coins {scene.rng.randint(2, 4)}"], [f"open {target}"])


def _promise(scene: Scene) -> list[Move]:
    """Propose to spare each other's bags later."""
    others = [seat for seat in range(len(scene.view.seats)) if seat != scene.me and scene.is_sheriff_again(seat)]
    if not others or not scene.is_sheriff_again(scene.me) or _posted(scene) or not scene.happens(0.03):
        return []
    friend = scene.rng.choice(others)
    return offer(friend, [f"later wave {friend}"], [f"later wave {scene.me}"])
