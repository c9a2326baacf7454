"""Deals between two that merchants propose (SW-R40), by rules of thumb: news they have no use for, news they lack."""

from typing import Final

from loxley.bots.characters import Character
from loxley.bots.sherwood.raid_promises import worth_of_equipment
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import can_be_told, is_news
from loxley.bots.sherwood.word_keeping import give, pay_debts
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.view import FaceView
from loxley.games.sherwood.vocabulary import MOVES, POST, TELL, WITH

_PURSE: Final = 3  # gold from which a merchant spends some on news
_ENOUGH: Final = 2  # cards of the row that it knows
_TALKS: Final = 0.5  # how often a deal comes to its mind
_WORTH: Final = 4.0  # glory that a convoy brings before a merchant pays for its turn
_HELP: Final = 2.0  # glory that a partner's card must bring before a merchant pays for it
_GENEROUS: Final = 0.45  # of greed, at most


def propose(scene: Scene, character: Character) -> list[Move]:
    """What is owed, else one deal in a turn."""
    talks = scene.view.talks
    if talks is None or not any(move in WITH for move in scene.legal):
        return []
    debts = pay_debts(scene, character)
    spoke = any(said[0] == str(scene.me) and said[1].startswith(WITH.name) for said in talks.said)
    if debts or spoke or scene.rng.random() > _TALKS:
        return debts
    if scene.view.phase == "planning":
        return _sell_news(scene) or _buy_news(scene) or _thank(scene, character)
    if scene.view.active != scene.me:
        return _buy_a_reveal(scene) or _buy_equipment(scene)
    return _buy_equipment(scene)


def _sell_news(scene: Scene) -> list[Move]:
    """A card that it has looked at and is too weak for, to whoever has gold."""
    for slot, face in scene.known():
        shown = scene.view.row[slot - 1]
        if not is_news(scene, scene.me, slot) or _is_within_reach(scene, face):
            continue
        for other, seat in enumerate(scene.view.seats):
            heard = scene.view.options["floor"] == "open" or scene.view.active in (scene.me, other)
            if other != scene.me and heard and other not in shown.looked and seat.gold > 1 and seat.camp:
                return _deal(scene, other, [f"pay {other} {scene.me} 1", f"tell {scene.me} {slot}"])
    return []


def _is_within_reach(scene: Scene, face: FaceView) -> bool:
    camp = scene.mine.camp
    return not face.sheriff and bool(camp) and face.strength <= camp + scene.armed_strength(camp)


def _buy_news(scene: Scene) -> list[Move]:
    """A card that somebody has looked at who has told no lies, while there are raiders to use it."""
    talks = scene.view.talks
    if scene.mine.gold < _PURSE or scene.mine.camp < 2 or len(scene.known()) >= _ENOUGH:
        return []
    if scene.view.active == scene.me and (talks is None or talks.proposals < 2):  # one word more, to hear it
        return []
    for slot in scene.unknown():
        for teller in scene.view.row[slot - 1].looked:
            if scene.view.seats[teller].told_false == 0 and is_news(scene, teller, slot) and can_be_told(scene, teller):
                return _deal(scene, teller, [f"pay {scene.me} {teller} 1", f"{TELL.name} {teller} {slot}"])
    return []


def _buy_a_reveal(scene: Scene) -> list[Move]:
    """A rich convoy for its own band is to come now."""
    active = scene.view.active
    if not scene.mine.gold or scene.view.seats[active].told_false:
        return []
    for slot, face in scene.known():
        promised = any(promise.term == f"vow {active} first {slot}" for promise in scene.view.promises)
        if scene.gain(face) >= _WORTH and not promised:
            return _deal(scene, active, [f"pay {scene.me} {active} 1", f"vow {active} first {slot}"])
    return []


def _buy_equipment(scene: Scene) -> list[Move]:
    """A partner is to play a card where ours do not suffice for a rich convoy."""
    if not scene.mine.gold:
        return []
    for band in scene.view.bands:
        for partner, seat in enumerate(scene.view.seats):
            vow = f"vow {partner} equip {band.hideout}"
            promised = any(promise.term == vow for promise in scene.view.promises)
            if partner == scene.me or seat.told_false or promised:
                continue
            if worth_of_equipment(scene, partner, band.hideout) >= _HELP:
                return _deal(scene, partner, [f"pay {scene.me} {partner} 1", vow])
    return []


def _thank(scene: Scene, character: Character) -> list[Move]:
    """A generous merchant gives a bag of gold to somebody who kept their word to it."""
    if character.greed > _GENEROUS or scene.mine.gold < _PURSE or scene.is_last_round:
        return []
    for promise in scene.view.promises:
        if promise.promisee == scene.me and promise.fate == "kept" and promise.made == scene.view.round:
            return give(scene, promise.promiser, 1)
    return []


def _deal(scene: Scene, other: Seat, terms: list[str]) -> list[Move]:
    return [WITH.of(other), *sorted(MOVES.move(term) for term in terms), POST] if WITH.of(other) in scene.legal else []
