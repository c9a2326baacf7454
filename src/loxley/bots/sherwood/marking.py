"""What a bot says of promises given to it in words: it cannot read them, but it can judge whoever gave them.

To mark one takes nobody's word (SW-R40). A mark that says "kept" makes nobody more trusted, or words would buy trust.
"""

from typing import Final

from loxley.bots.sherwood.scene import Scene
from loxley.core.words import Move
from loxley.games.sherwood.view import PromiseView
from loxley.games.sherwood.vocabulary import MARK_BROKEN, MARK_KEPT

_WORDS: Final = " words"
_LAST_CARD: Final = 1


def is_in_words(term: str) -> bool:
    """Is it a promise in somebody's own words, such as `vow 2 words`?"""
    return term.endswith(_WORDS)


def mark_words(scene: Scene) -> list[Move]:
    """Kept, unless its giver has broken a promise to me that was given in the same round or later (SW-R40)."""
    for promise in scene.view.promises:
        if promise.promisee != scene.me or promise.fate != "open" or not is_in_words(promise.term):
            continue
        family = MARK_BROKEN if _has_betrayed(scene, promise) else MARK_KEPT
        if _is_due(scene, promise) and family.of(promise.promiser) in scene.legal:
            return [family.of(promise.promiser)]
    return []


def _has_betrayed(scene: Scene, words: PromiseView) -> bool:
    return any(
        promise.fate == "broken"
        and (promise.promiser, promise.promisee) == (words.promiser, words.promisee)
        and promise.made >= words.made
        and not is_in_words(promise.term)
        for promise in scene.view.promises
    )


def _is_due(scene: Scene, promise: PromiseView) -> bool:
    """A round later; in the last round before its last card."""
    if promise.made < scene.view.round:
        return True
    left = sum(not slot.resolved for slot in scene.view.row)
    return scene.is_last_round and scene.view.phase == "raid" and left <= _LAST_CARD
