"""How rogues answer: which alliances they sign, and what they would rather bring."""

from dataclasses import dataclass, field

from loxley.bots.characters import Character
from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.offers import Offer, gains, read_offer, trusting
from loxley.bots.sherwood.outlook import Outlook
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.view import SheetView
from loxley.games.sherwood.vocabulary import HIDE, MOVES, POST, SUGGEST

_TARGETS = 3
_KEEPS_A_PROMISE = 1.0  # glory that a kept promise is worth to somebody honest
_GRUDGE = 0.6
_GREED = 0.5
_CHOICES = {
    "why-sherwood-ally": "why-sherwood-choice-ally",
    "why-sherwood-ambush": "why-sherwood-choice-ally",
    "why-sherwood-follow": "why-sherwood-choice-ally",
    "why-sherwood-suggest": "why-sherwood-choice-suggest",
    "why-sherwood-sell-first": "why-sherwood-choice-deal",
    **{f"why-sherwood-buy-{what}": "why-sherwood-choice-deal" for what in ("news", "away", "first", "spare")},
    "why-sherwood-sell-news": "why-sherwood-choice-deal",
    "why-sherwood-swap-news": "why-sherwood-choice-deal",
    "why-sherwood-borrow": "why-sherwood-choice-deal",
    "why-sherwood-gift": "why-sherwood-choice-gift",
}


@dataclass
class Plan:
    """Something to do, and what it seems worth: with all that the raiders left in camp will earn."""

    moves: list[Move]
    value: float
    key: str
    facts: dict[str, str | int | float] = field(default_factory=dict)
    slot: int | None = None  # the convoy it is about, if one is known

    @property
    def words(self) -> str:
        """The choice, for those who are told about it later: a move, or the key of a text."""
        return _CHOICES.get(self.key) or MOVES.words[self.moves[0]]


def bring(seat: Seat, raiders: int) -> Move:
    return MOVES.move(f"bring {seat} {raiders}")


def targets(outlook: Outlook) -> list[tuple[int, Convoy]]:
    """Known convoys, the best first."""
    known = [(slot, convoy) for slot, convoy in outlook.row.known.items() if not convoy.sheriff]
    known.sort(key=lambda target: -target[1].glory - outlook.loot(target[1]))
    return known[:_TARGETS]


def post_at(outlook: Outlook, convoy: Convoy) -> int | None:
    """The first free hideout on the way, if no band before it takes the convoy."""
    for at, hideout in enumerate(convoy.way):
        if outlook.taker(convoy) <= at:
            return None
        if hideout in outlook.view.free:
            return hideout
    return None


def standing(outlook: Outlook, seat: Seat) -> float:
    """How much another's gain hurts: who is ahead hurts more."""
    seats = outlook.view.seats
    mean = sum(seats[other].glory for other in outlook.others) / len(outlook.others)
    return min(2.0, max(0.4, 1 + (seats[seat].glory - mean) / 8))


def judge(outlook: Outlook, sheet: SheetView, character: Character) -> float:
    """What signing brings beyond what my raiders would earn otherwise."""
    return worth_of(outlook, read_offer(outlook, sheet.terms), sheet.author, character)


def worth_of(outlook: Outlook, offer: Offer, author: Seat, character: Character) -> float:
    found = gains(outlook, offer, trusting(outlook, offer, author))
    me = outlook.me
    own = offer.raiders[me]
    worth = found[me] - own * outlook.weights.join * (1 + _GREED * (character.greed - 0.5))
    if own == outlook.mine.camp:
        worth += outlook.after(0)
    for seat in offer.partners:
        if seat != me:
            rival = found[seat] - outlook.hour * offer.raiders[seat]
            worth -= outlook.rivalry * standing(outlook, seat) * max(0.0, rival)
    worth -= _GRUDGE * 2 * character.spite * outlook.reputations.of(author).wrongs
    if _has_promised(outlook):
        worth += _KEEPS_A_PROMISE * 2 * character.honesty
    return worth


def _has_promised(outlook: Outlook) -> bool:
    """I have given the active player my word to join."""
    return any(
        promise.fate == "open" and promise.promiser == outlook.me and promise.promisee == outlook.view.active
        for promise in outlook.view.promises
        if promise.term.startswith("promise")
    )


def counter(outlook: Outlook, sheet: SheetView, character: Character) -> Plan | None:
    """What I would bring instead: fewer raiders, if that pays."""
    offer = read_offer(outlook, sheet.terms)
    own = offer.raiders[outlook.me]
    active = outlook.view.active
    room = outlook.view.seats[active].camp - offer.raiders[active]
    for fewer in range(own - 1, max(0, own - room - 1), -1):
        offer.raiders[outlook.me] = fewer
        offer.raiders[active] += 1
        worth = worth_of(outlook, offer, sheet.author, character)
        if worth > 0:
            return _suggestion(outlook, offer, worth)
    return None


def suggestion(outlook: Outlook, character: Character) -> Plan | None:
    """A convoy that I know of, and that the active player could take with my help."""
    best: Plan | None = None
    camp = outlook.view.seats[outlook.view.active].camp
    for slot, convoy in targets(outlook):
        hideout = post_at(outlook, convoy)
        if hideout is None or outlook.view.row[slot - 1].face_up:
            continue
        for own in range(1, outlook.mine.camp + 1):
            theirs = convoy.strength - own - outlook.armed_strength(own)
            if not 0 < theirs <= camp or theirs > own + 2:
                continue
            offer = read_offer(outlook, [])
            offer.hideout = hideout
            offer.raiders[outlook.me], offer.raiders[outlook.view.active] = own, theirs
            worth = worth_of(outlook, offer, outlook.me, character)
            if worth > 0 and (best is None or worth > best.value):
                best = _suggestion(outlook, offer, worth)
                best.slot = slot
    return best


def _suggestion(outlook: Outlook, offer: Offer, worth: float) -> Plan:
    """In the basic game for myself only (SW-4.1); in the advanced game a whole sheet (SW-4.5)."""
    facts: dict[str, str | int | float] = {"hideout": offer.hideout, "raiders": offer.raiders[outlook.me]}
    if outlook.view.options["rules"] == "advanced":
        moves = [bring(seat, offer.raiders[seat]) for seat in offer.partners] + [POST]
    else:
        moves = [bring(outlook.me, offer.raiders[outlook.me]), SUGGEST]
    return Plan([HIDE.of(offer.hideout - 1), *moves], worth, "why-sherwood-suggest", facts)
