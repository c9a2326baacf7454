"""What rogues say: claims about cards they have looked at, true or not, and promises that sweeten a sheet."""

from loxley.bots.characters import Character
from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.parley import Scheme
from loxley.core.words import Move
from loxley.games.sherwood.cards import RAIDERS
from loxley.games.sherwood.moves import BRING, MOVES, PROMISE

_LIES = 0.4  # how often the boldest of liars lies when it could help
_PROMISES = 0.25


def sweeten(outlook: Outlook, scheme: Scheme, character: Character) -> list[Move]:
    """What is said before a sheet or a suggestion: what there is to win, and that a favour will be returned."""
    said: list[Move] = []
    if scheme.slot is not None:
        said += _claims(outlook, scheme.slot, character)
    partners = [BRING.index(move) // RAIDERS for move in scheme.moves if move in BRING]
    promises = [PROMISE.of(seat) for seat in partners if seat != outlook.me]
    promises = [promise for promise in promises if promise in outlook.legal and not outlook.is_last_round]
    if promises and outlook.rng.random() < _PROMISES:
        said.append(promises[0])
    return said


def _claims(outlook: Outlook, slot: int, character: Character) -> list[Move]:
    convoy = outlook.row.known[slot]
    told = convoy
    lies = _LIES * character.daring * (1 - character.honesty) * 2
    if outlook.rng.random() < lies:
        told = _finer(outlook, convoy)
    words = [f"claim {slot} glory {told.glory}", f"claim {slot} gold {told.gold}"]
    return [claim for claim in map(MOVES.move, words) if claim in outlook.legal]


def _finer(outlook: Outlook, convoy: Convoy) -> Convoy:
    """A convoy that it could well be, and that would be worth more."""
    cards = outlook.forest.of_back[convoy.back]
    finer = [
        card
        for card in cards
        if not card.sheriff
        and card.name not in outlook.view.gone
        and card.strength <= convoy.strength + 1
        and card.glory + card.gold > convoy.glory + convoy.gold
        and set(card.way[:2]) & set(convoy.way)
    ]
    return outlook.rng.choice(finer) if finer else convoy
