"""What rogues say: claims about cards they have looked at, true or not, and promises that sweeten a sheet.

A card is praised to allies, and made small to everybody when one waits for it alone.
"""

from loxley.bots.characters import Character
from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.rogue_signing import Plan
from loxley.core.words import Move
from loxley.games.sherwood.cards import RAIDERS
from loxley.games.sherwood.vocabulary import BRING, HIDE, MOVES, PROMISE

_LIES = 0.4  # how often the boldest of liars lies when it could help
_DECOYS = 3.0  # how much more readily one lies about a card that one wants for oneself
_PROMISES = 0.25


def sweeten(outlook: Outlook, plan: Plan, character: Character) -> list[Move]:
    """What is said before a sheet or a suggestion: what there is to win, and that a favour will be returned."""
    said: list[Move] = []
    slot = _on_the_way(outlook, plan) if plan.slot is None else plan.slot
    if slot is not None:
        said += _claims(outlook, slot, character)
    partners = [BRING.index(move) // RAIDERS for move in plan.moves if move in BRING]
    promises = [PROMISE.of(seat) for seat in partners if seat != outlook.me]
    promises = [promise for promise in promises if promise in outlook.legal and not outlook.is_last_round]
    if promises and outlook.rng.random() < _PROMISES:
        said.append(promises[0])
    return said


def mislead(outlook: Outlook, plan: Plan, character: Character) -> list[Move]:
    """What is said before a band of mine lies in wait alone: that the card I have seen is not worth the trouble."""
    slot = _on_the_way(outlook, plan)
    if slot is None or outlook.rng.random() > _DECOYS * _lies(character):
        return []
    convoy = outlook.row.known[slot]
    told = _another(outlook, convoy, finer=False)
    return [] if told is convoy else _say(outlook, slot, told)


def _on_the_way(outlook: Outlook, plan: Plan) -> int | None:
    """A face-down card that I have looked at, and that comes by the hideout."""
    hideouts = [HIDE.index(move) + 1 for move in plan.moves if move in HIDE]
    for slot, convoy in outlook.row.known.items():
        if not convoy.sheriff and not outlook.view.row[slot - 1].face_up and set(hideouts) & set(convoy.way):
            return slot
    return None


def _lies(character: Character) -> float:
    return _LIES * character.daring * (1 - character.honesty) * 2


def _claims(outlook: Outlook, slot: int, character: Character) -> list[Move]:
    convoy = outlook.row.known[slot]
    lies = outlook.rng.random() < _lies(character)
    return _say(outlook, slot, _another(outlook, convoy, finer=True) if lies else convoy)


def _say(outlook: Outlook, slot: int, told: Convoy) -> list[Move]:
    words = [f"claim {slot} glory {told.glory}", f"claim {slot} gold {told.gold}"]
    return [claim for claim in map(MOVES.move, words) if claim in outlook.legal]


def _another(outlook: Outlook, convoy: Convoy, *, finer: bool) -> Convoy:
    """A convoy that it could well be, and that would be worth more, or less."""
    cards = [
        card
        for card in outlook.forest.of_back[convoy.back]
        if not card.sheriff
        and card.name not in outlook.view.gone
        and card.strength <= convoy.strength + 1
        and set(card.way[:2]) & set(convoy.way)
    ]
    worth = convoy.glory + convoy.gold
    fitting = [card for card in cards if (card.glory + card.gold > worth if finer else card.glory + card.gold < worth)]
    return outlook.rng.choice(fitting) if fitting else convoy
