"""What may lie in the row: for every card that is not resolved, the convoys it can be, with their chances."""

from loxley.bots.sherwood.forest import Convoy, Forest
from loxley.bots.sherwood.reputation import Reputations
from loxley.core.seats import Seat
from loxley.games.sherwood.cards import TOWNS
from loxley.games.sherwood.view import SherwoodView, SlotView

Lot = list[tuple[Convoy, float]]  # convoys with chances that add up to one

_AIMED = 2.0  # how much likelier is a convoy for which somebody who looked has placed a band


class Row:
    """The lots of one moment."""

    def __init__(self, view: SherwoodView, forest: Forest, reputations: Reputations) -> None:
        self.lots: dict[int, Lot] = {}
        self.known: dict[int, Convoy] = {}
        unseen: dict[str, Lot] = {}
        for slot in view.row:
            if slot.face is not None and not slot.resolved:
                self.known[slot.slot] = forest.convoys[slot.face.card]
        for slot in view.row:
            if slot.resolved:
                continue
            if slot.face is not None:
                self.lots[slot.slot] = [(self.known[slot.slot], 1.0)]
                continue
            if slot.back not in unseen:
                unseen[slot.back] = _unseen(view, forest, slot.back, set(self.known.values()))
            self.lots[slot.slot] = _weighed(view, slot, unseen[slot.back], reputations)


def _unseen(view: SherwoodView, forest: Forest, back: str, known: set[Convoy]) -> Lot:
    """All cards of a back that have not been seen, each as likely as the others."""
    gone = set(view.gone)
    advanced = view.options["rules"] == "advanced"
    left = [
        convoy
        for convoy in forest.of_back[back]
        if convoy.name not in gone and convoy not in known and (advanced or not convoy.sheriff)
    ]
    return [(convoy, 1 / len(left)) for convoy in left]


def _weighed(view: SherwoodView, slot: SlotView, lot: Lot, reputations: Reputations) -> Lot:
    """What others have said about a card counts by their honesty; where they lie in wait after a look counts too.

    All that one player says of a card is one word: a liar describes another card, whichever it is.
    """
    said: dict[Seat, list[list[str]]] = {}
    for claim in view.claims:
        if _about(claim.said, slot):
            said.setdefault(claim.seat, []).append(claim.said.split()[1:])
    aims = [(band.hideout, sum(band.raiders)) for band in view.bands if band.leader in slot.looked]
    if not said and not aims:
        return lot
    described = [(_describes(lot, words), reputations.of(seat).honesty) for seat, words in said.items()]
    weighed: Lot = []
    for at, (convoy, chance) in enumerate(lot):
        weight = chance
        for fits, honesty in described:
            likely = sum(fits) / len(fits)
            if likely:
                weight *= honesty * fits[at] + (1 - honesty) * likely
        if any(hideout in convoy.place and convoy.strength <= strength + 1 for hideout, strength in aims):
            weight *= _AIMED
        weighed.append((convoy, weight))
    total = sum(weight for _, weight in weighed)
    return [(convoy, weight / total) for convoy, weight in weighed]


def _describes(lot: Lot, said: list[list[str]]) -> list[bool]:
    """Which of the cards show all that was said."""
    return [all(agrees(convoy, words) for words in said) for convoy, _ in lot]


def _about(said: str, slot: SlotView) -> bool:
    return int(said.split(maxsplit=1)[0]) == slot.slot


def agrees(convoy: Convoy, words: list[str]) -> bool:
    """Whether a card shows what was said: `gold 3`, `sheriff`."""
    if words[0] == "sheriff":
        return convoy.sheriff
    if words[0] in ("from", "to"):
        return TOWNS[convoy.start if words[0] == "from" else convoy.end] == words[1]
    return bool(getattr(convoy, words[0]) == int(words[1]))
