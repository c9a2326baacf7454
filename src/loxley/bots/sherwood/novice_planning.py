"""How the novice plans: raid what is known and weak enough, alone or with one ally; otherwise look around."""

from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import alliances, answer_deals, signature
from loxley.core.words import Move
from loxley.games.sherwood.view import FaceView, SheetView
from loxley.games.sherwood.vocabulary import (
    ALONE,
    CHURCH,
    DECLINE,
    DROP,
    HIDE,
    HOLD,
    INN,
    MARKET,
    MERCHANT,
    MOVES,
    POST,
    SUGGEST,
    WITH,
)

_KEEPS = 2  # gold for the merchant and the market


def plan(scene: Scene) -> list[Move]:
    """An action of the active player, as one or more moves."""
    if all(move in CHURCH for move in scene.legal):  # SW-3.2
        return [_give(scene)]
    answer = answer_deals(scene) or _sign_what_others_wrote(scene)
    if answer:
        return answer
    raid = _best_raid(scene)
    if raid:
        return raid
    if scene.is_last_round and scene.mine.gold:
        return [_give(scene)]
    return _look_around(scene)


def _give(scene: Scene) -> Move:
    """All in the last round, when gold is worth nothing else; before that what is more than enough."""
    gold = scene.mine.gold
    return CHURCH.of((gold if scene.is_last_round else max(1, gold - _KEEPS)) - 1)


# --------------------------------------------------------------------------------------------------------------- raids


def _best_raid(scene: Scene) -> list[Move]:
    """The best of the known convoys that no band on the way will take before."""
    targets = [(slot, face) for slot, face in scene.known() if not face.sheriff and scene.takes(face) is None]
    targets.sort(key=lambda target: -scene.worth(target[1]))
    for slot, face in targets:
        hideouts = [hideout for hideout in scene.route(face) if hideout in scene.view.free]
        if not hideouts:
            continue
        camp = scene.mine.camp
        alone = face.strength - scene.armed_strength(camp)
        if alone <= camp:
            needed = max(alone, _raiders_without_cards(scene, face), 1)
            return [HIDE.of(hideouts[0] - 1), _bring(scene.me, needed), ALONE]
        ally = _ally(scene, slot, face, hideouts[0])
        if ally:
            return ally
    return []


def _raiders_without_cards(scene: Scene, face: FaceView) -> int:
    """Raiders come home, cards do not: as many raiders as there are, up to what is needed."""
    return min(face.strength, scene.mine.camp)


def _bring(seat: int, raiders: int) -> Move:
    return MOVES.move(f"bring {seat} {raiders}")


def _ally(scene: Scene, slot: int, face: FaceView, hideout: int) -> list[Move]:
    """One proposal a turn, to whoever has the most raiders left."""
    talks = scene.view.talks
    camps = [(shown.camp, seat) for seat, shown in enumerate(scene.view.seats) if seat != scene.me]
    most, other = max(camps)
    own = scene.mine.camp
    missing = face.strength - own - scene.armed_strength(own)
    if talks is None or not talks.proposals or talks.said or not 0 < missing <= most:
        return []
    brings = sorted([_bring(scene.me, own), _bring(other, missing)])
    moves = [*_tell(scene, slot, face), HIDE.of(hideout - 1), *brings]
    if scene.view.options["rules"] == "advanced" and scene.view.markers:
        moves.append(MOVES.move(f"name {slot} {scene.me}"))
        share = min(face.gold * missing // (own + missing) or 1, scene.view.mine)
        if share:
            moves.append(MOVES.move(f"lay {other} gold {share}"))
    return [*moves, POST]


def _tell(scene: Scene, slot: int, face: FaceView) -> list[Move]:
    """What there is to win; the novice does not lie."""
    words = [f"claim {slot} glory {face.glory}", f"claim {slot} gold {face.gold}"]
    claims = [MOVES.move(word) for word in words]
    return [claim for claim in claims if claim in scene.legal]


# ------------------------------------------------------------------------------------------------------- other actions


def _look_around(scene: Scene) -> list[Move]:
    """A look at a card, a weapon, a recruit; at last a band where many roads lead."""
    looks = [INN.of(slot - 1) for slot in scene.unknown()]
    knows = len(scene.known())
    if looks and knows < 3 and scene.mine.camp > 1 and scene.rng.random() < 0.7:
        return [scene.rng.choice(looks)]
    if MERCHANT in scene.legal and scene.mine.hand_size < 2 and scene.rng.random() < 0.6:
        return [MERCHANT]
    if MARKET in scene.legal and scene.view.round < 4:
        return [MARKET]
    if (scene.view.free and scene.mine.camp > 1) or not looks:
        return _ambush(scene)
    return [scene.rng.choice(looks)]


def _ambush(scene: Scene) -> list[Move]:
    """A hideout that many convoys pass, with all that is left."""
    if not scene.view.free:
        return [next(move for move in scene.legal if move in INN)]
    ways = [*scene.figures.inward, *scene.figures.outward]
    hideout = max(scene.view.free, key=lambda free: (sum(free in way for way in ways), scene.rng.random()))
    return [HIDE.of(hideout - 1), _bring(scene.me, scene.mine.camp), ALONE]


# ------------------------------------------------------------------------------------------------------------- answers


def answer(scene: Scene) -> list[Move]:
    """When another player is active: sign what pays, else say nothing."""
    signed = answer_deals(scene) or _sign_what_others_wrote(scene)
    if signed:
        return signed
    declined = [move for move in scene.legal if move in DECLINE]
    if declined:
        return [declined[0]]
    return [HOLD] if HOLD in scene.legal else []


def _sign_what_others_wrote(scene: Scene) -> list[Move]:
    for sheet in alliances(scene):
        moves = signature(scene, sheet.author)
        if moves and _pays(scene, sheet):
            return moves
    return []


def _pays(scene: Scene, sheet: SheetView) -> bool:
    """The band is strong enough for a convoy that passes, as far as one knows or is told."""
    terms = [term for side in sheet.terms for term in side]
    raiders = {int(words[1]): int(words[2]) for words in map(str.split, terms) if words[0] == "bring"}
    hideout = next(int(term.split()[1]) for term in terms if term.startswith("hide"))
    named = [int(term.split()[1]) for term in terms if term.startswith("name")]
    strength = sum(raiders.values()) + 1
    fitting = [
        face
        for slot, face in scene.known()
        if hideout in scene.route(face) and face.strength <= strength and (not named or slot in named)
    ]
    if fitting:
        return not all(face.sheriff for face in fitting)
    if any(slot in named for slot, _ in scene.known()):
        return False  # named, known, and too strong
    told = any(claim.seat == sheet.author for claim in scene.view.claims)
    fair = raiders[scene.me] <= strength / 2 + 1
    return fair and scene.rng.random() < (0.8 if told or named else 0.4)


def finish_draft(scene: Scene) -> list[Move]:
    """Something was in the way of a draft: end it. Half a deal between two is no deal."""
    talks = scene.view.talks
    if talks is not None and talks.draft is not None and talks.draft[0].startswith(WITH.name) and DROP in scene.legal:
        return [DROP]
    for end in (ALONE, POST, SUGGEST, DROP):
        if end in scene.legal:
            return [end]
    return [scene.legal[0]]
