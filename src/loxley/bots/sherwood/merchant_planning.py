"""How the merchant plans, by rules of thumb: recruit early, look, raid with as few as needed, ally where it is fair."""

from dataclasses import dataclass
from math import ceil

from loxley.bots.frame import Thought
from loxley.bots.sherwood.forest import parts
from loxley.bots.sherwood.scene import WORTH_OF_A_COMPANION, WORTH_OF_GOLD, Scene
from loxley.bots.sherwood.side_deals import alliances, signature
from loxley.bots.sherwood.word_keeping import barred_hideouts
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.view import FaceView, SheetView
from loxley.games.sherwood.vocabulary import (
    ALONE,
    CHURCH,
    DECLINE,
    HIDE,
    HOLD,
    INN,
    MARKET,
    MERCHANT,
    MOVES,
    POST,
)

_KEEPS = 3  # gold for recruits and cards, when the church must have some
_LAST_RECRUITS = 1  # the first round in which a recruit no longer pays
_LAST_RECRUITS_ADVANCED = 3  # where raiders are lost

_ENOUGH = 3  # cards of the row that are known
_LOOKING = 4  # raiders in camp, or a look comes too late to be used
_ENOUGH_ADVANCED = 2  # where a Sheriff may come, a card that is known is worth more
_HAND = 3
_FAIR = 0.7  # glory that a raider lent to others should bring
_LAID = 0.5  # and what a partner's raider gets, in glory and gold


@dataclass(frozen=True)
class Manner:
    """What alliances a player of this kind enters."""

    proposes: bool = True
    fair: float = _FAIR  # what it wants for a raider
    eager: bool = False  # proposes even where its own raiders would do


def plan(scene: Scene, manner: Manner) -> tuple[list[Move], Thought | None]:
    """An action of the active player, and why."""
    gold = scene.mine.gold
    if all(move in CHURCH for move in scene.legal):  # SW-3.2
        return [CHURCH.of((gold if scene.is_last_round else max(1, gold - _KEEPS)) - 1)], None
    signed = _signature(scene, manner)
    if signed:
        return signed, None
    if scene.is_last_round and gold and scene.mine.camp == 1:
        return [CHURCH.of(gold - 1)], None
    if MARKET in scene.legal and scene.view.round < (
        _LAST_RECRUITS_ADVANCED if _is_advanced(scene) else _LAST_RECRUITS
    ):
        return [MARKET], None
    raid, thought = _raid(scene, manner)
    if raid:
        return raid, thought
    return _prepare(scene), None


def _is_advanced(scene: Scene) -> bool:
    return scene.view.options["rules"] == "advanced"


def _spare(scene: Scene) -> int:
    """Raiders that may go raiding: in the last round one is left to bring the gold to the church."""
    return scene.mine.camp - (1 if scene.is_last_round and scene.mine.gold else 0)


# --------------------------------------------------------------------------------------------------------------- raids


def _raid(scene: Scene, manner: Manner) -> tuple[list[Move], Thought | None]:
    """The known convoy that pays best for a raider, and that no band on the way will take before."""
    targets = [(slot, face) for slot, face in scene.known() if not face.sheriff and scene.takes(face) is None]
    targets.sort(key=lambda target: -scene.worth(target[1]) / target[1].strength)
    spare = _spare(scene)
    for slot, face in targets:
        hideout = next((each for each in scene.route(face) if each in scene.view.free and _is_safe(scene, each)), None)
        if hideout is None:
            continue
        facts: dict[str, str | int | float] = {"strength": face.strength, "hideout": hideout}
        sheet = _sheet(scene, slot, face, hideout) if manner.proposes else []
        if sheet and manner.eager:
            return sheet, Thought("why-sherwood-thumb-ally", facts)
        needed = max(face.strength - scene.armed_strength(spare), 1)
        if needed <= spare:
            raiders = min(face.strength, spare)  # raiders come home, cards do not
            return [HIDE.of(hideout - 1), _bring(scene.me, raiders), ALONE], Thought("why-sherwood-thumb-alone", facts)
        if sheet:
            return sheet, Thought("why-sherwood-thumb-ally", facts)
    return [], None


def _is_safe(scene: Scene, hideout: int) -> bool:
    """No Sheriff whom one knows of comes by and is not beaten before (SW-5.11); and nobody was promised the place."""
    return hideout not in barred_hideouts(scene) and not any(
        face.sheriff and hideout in scene.route(face) and scene.takes(face) is None for _, face in scene.known()
    )


def _bring(seat: Seat, raiders: int) -> Move:
    return MOVES.move(f"bring {seat} {raiders}")


def _sheet(scene: Scene, slot: int, face: FaceView, hideout: int) -> list[Move]:
    """One proposal a turn: as much from the other as from oneself, if they have it."""
    talks = scene.view.talks
    own = _spare(scene)
    if talks is None or not talks.proposals or talks.said or own < 1:
        return []
    wanted = face.strength - scene.armed_strength(own)
    others = [(shown.camp, seat) for seat, shown in enumerate(scene.view.seats) if seat != scene.me]
    camp, other = max(others)
    theirs = max(wanted - own, min(wanted // 2, camp))
    if not 0 < theirs <= camp:
        return []
    raiders = [0] * len(scene.view.seats)
    raiders[scene.me], raiders[other] = max(1, min(own, face.strength - theirs)), theirs
    brings = [_bring(seat, count) for seat, count in enumerate(raiders) if count]
    return [*_tell(scene, slot, face), HIDE.of(hideout - 1), *brings, *_fix(scene, slot, face, other, raiders), POST]


def _fix(scene: Scene, slot: int, face: FaceView, other: Seat, raiders: list[int]) -> list[Move]:
    """In the advanced game the merchant names the card and lays down what the partner may want beside the glory."""
    if not _is_advanced(scene) or not scene.view.markers:
        return []
    wanted = _LAID * raiders[other] - face.glory
    share = min(max(0, ceil(wanted / _part(scene))), face.gold, scene.view.mine)
    named = [MOVES.move(f"name {slot} {scene.me}")]
    return [*named, MOVES.move(f"lay {other} gold {share}")] if share else named


def _tell(scene: Scene, slot: int, face: FaceView) -> list[Move]:
    """What there is to win; the merchant speaks the truth, for it wants to be believed."""
    words = [f"claim {slot} glory {face.glory}", f"claim {slot} gold {face.gold}"]
    return [claim for claim in map(MOVES.move, words) if claim in scene.legal]


# ------------------------------------------------------------------------------------------------------- other actions


def _prepare(scene: Scene) -> list[Move]:
    """A card for the next raid, a look while there are raiders to use it; at last an ambush."""
    buys = MERCHANT in scene.legal and not scene.is_last_round
    looks = [INN.of(slot - 1) for slot in scene.unknown()]
    advanced = _is_advanced(scene)
    enough = _ENOUGH_ADVANCED if advanced else _ENOUGH
    would_look = looks and len(scene.known()) < enough and scene.mine.camp >= _LOOKING
    if advanced and would_look:
        return [scene.rng.choice(looks)]
    if buys and len(scene.arms()) < _HAND and scene.mine.camp > 1:
        return [MERCHANT]
    if would_look:
        return [scene.rng.choice(looks)]
    spare = _spare(scene)
    safe = [hideout for hideout in scene.view.free if _is_safe(scene, hideout)]
    if safe and spare > 1:
        ways = [*scene.figures.inward, *scene.figures.outward]
        hideout = max(safe, key=lambda free: (sum(free in way for way in ways), scene.rng.random()))
        return [HIDE.of(hideout - 1), _bring(scene.me, spare), ALONE]
    if buys:
        return [MERCHANT]
    return [scene.rng.choice(looks) if looks else next(move for move in scene.legal if move in INN)]


# ------------------------------------------------------------------------------------------------------------- answers


def answer(scene: Scene, manner: Manner) -> list[Move]:
    """When another player is active: sign what is fair, refuse the rest."""
    signed = _signature(scene, manner)
    if signed:
        return signed
    declined = [move for move in scene.legal if move in DECLINE]
    if declined:
        return declined[:1]
    return [HOLD] if HOLD in scene.legal else []


def _signature(scene: Scene, manner: Manner) -> list[Move]:
    for sheet in alliances(scene):
        moves = signature(scene, sheet.author)
        if moves and promises(scene, sheet) >= manner.fair:
            return moves
    return []


def promises(scene: Scene, sheet: SheetView) -> float:
    """What a sheet seems to bring for each raider it asks of me."""
    terms = [term.split() for side in sheet.terms for term in side]
    raiders = [0] * len(scene.view.seats)
    for words in terms:
        if words[0] == "bring":
            raiders[int(words[1])] = int(words[2])
    hideout = next(int(words[1]) for words in terms if words[0] == "hide")
    named = [int(words[1]) for words in terms if words[0] == "name"]
    laid = [words for words in terms if words[0] == "lay" and int(words[1]) == scene.me]
    asked = sum(int(words[2]) if words[0] == "worth" else words[0] == "arm" for words in terms)
    strength = sum(raiders) + asked + scene.armed_strength(raiders[scene.me])
    best = 0.0
    for slot, face in scene.known():
        if named and slot not in named:
            continue
        if face.sheriff or hideout not in scene.route(face) or face.strength > strength or scene.takes(face):
            continue
        share = parts(raiders, face.gold + face.companions, scene.view.active)[scene.me]
        gain = sum(_laid(words) for words in laid) if named else share * _part(scene)
        best = max(best, face.glory + gain)
    if best or any(slot in named for slot, _ in scene.known()):
        return best / raiders[scene.me]
    told = [claim for claim in scene.view.claims if claim.seat == sheet.author]
    trust = 1.2 if told or named else 0.6
    return trust * sum(raiders) / (raiders[scene.me] * 2.5)


def _part(scene: Scene) -> float:
    return 1.0 if scene.is_last_round else WORTH_OF_GOLD


def _laid(words: list[str]) -> float:
    return int(words[3]) * (WORTH_OF_GOLD if words[2] == "gold" else WORTH_OF_A_COMPANION)
