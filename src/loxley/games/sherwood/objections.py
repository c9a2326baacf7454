"""The rule against a word that a draft does not offer now."""

from typing import Final

from loxley.core.refusals import CANONICAL_ORDER, TOO_MANY_TERMS
from loxley.core.words import Move
from loxley.games.sherwood.cards import RAIDERS
from loxley.games.sherwood.drafts import TERMS_A_SIDE, owner_of
from loxley.games.sherwood.phases import NOTHING
from loxley.games.sherwood.side_deals import why_not_in_a_deal
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.vocabulary import ALONE, ARM, BRING, DROP, HIDE, LAY, NAME, POST, SHOW, SUGGEST, TELL, WORTH

_WRITING: Final = (ALONE, POST, SUGGEST)


def is_writing(move: Move) -> bool:
    """Whether it is a word of a draft that has begun."""
    return BRING.start <= move < SHOW.stop or move in _WRITING or move == DROP


def why_not_this_term(state: Sherwood, draft: Draft, move: Move) -> str:
    """The rule against a word that a draft does not offer now."""
    if draft.signing != NOTHING:
        return "SW-R39"
    if draft.other != NOTHING:
        return why_not_in_a_deal(draft, move)
    if TELL.start <= move < SHOW.stop:
        return "SW-R39" if move in SHOW else "SW-R40"
    if move == ALONE:
        return "SW-3.7"
    if move == POST:
        repeated = [draft.author, *draft.terms] in state.said
        return "SW-R12" if repeated else "SW-4.1" if state.suggests(draft.author) else "SW-R15"
    if move == SUGGEST:
        return "SW-4.1"
    if move == DROP:
        return "SW-R12"
    if state.suggests(draft.author) and owner_of(state, draft, move) != draft.author:
        return "SW-4.1"
    return _why_not_on_this_sheet(state, draft, move)


def _why_not_on_this_sheet(state: Sherwood, draft: Draft, move: Move) -> str:
    owner = owner_of(state, draft, move)
    if owner >= state.seats or owner == NOTHING:
        return "SW-4.7" if move in LAY or move in NAME else "SW-R15"
    if move in HIDE or move in BRING:
        if move in BRING and BRING.index(move) % RAIDERS < state.camps[owner] and move < draft.last:
            return CANONICAL_ORDER
        return "SW-R12" if state.goes_alone(draft.author) and owner != draft.author else "SW-3.7"
    if draft.counts[owner] == TERMS_A_SIDE:
        return TOO_MANY_TERMS
    if not draft.brings[owner]:
        return "SW-R15"
    if move < draft.last:
        return CANONICAL_ORDER
    if move in ARM or move in WORTH:
        return "SW-5.3" if move in ARM else "SW-R39"
    if not state.rules.advanced:
        return "SW-4.2"
    if move in NAME:
        return "SW-R19" if draft.informant != NOTHING or not state.markers else "SW-4.7"
    return "SW-R20" if move in LAY else "SW-4.7"
