"""What a bot says of promises given to it in words: it cannot read them, but it can judge whoever gave them.

To mark one takes nobody's word (SH-R33). A mark that says "kept" makes nobody more trusted, or words would buy trust.
"""

from typing import Final

from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.notebook import IN_WORDS
from loxley.core.words import Move
from loxley.games.sheriff.view import PromiseView
from loxley.games.sheriff.vocabulary import MARK_BROKEN, MARK_KEPT

_LAST_BAG: Final = 1


def mark_words(context: Context) -> list[Move]:
    """Kept, unless its giver has opened my bag or broken another promise to me since it was given (SH-R33)."""
    for promise in context.view.promises:
        if promise.promisee != context.me or promise.term != IN_WORDS or promise.fate != "open":
            continue
        family = MARK_BROKEN if promise.number in context.notes.betrayed else MARK_KEPT
        if _is_due(context, promise) and context.may(family.of(promise.promiser)):
            return [family.of(promise.promiser)]
    return []


def _is_due(context: Context, promise: PromiseView) -> bool:
    """A round later; in the last round when hardly anything is left to decide."""
    if promise.made < context.view.round:
        return True
    return not context.rounds_left and context.mine.fate != "undecided" and len(context.undecided()) <= _LAST_BAG
