"""How rogues bargain: which alliances they draw up, which they sign, and what they would rather bring."""

from dataclasses import dataclass, field
from itertools import combinations
from math import exp

from loxley.bots.characters import Character
from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.offers import Offer, gains, read_offer, trusting
from loxley.bots.sherwood.outlook import Outlook
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.moves import HIDE, MOVES, POST, SUGGEST
from loxley.games.sherwood.view import SheetView

_EDGE = 0.6  # of glory: how sharply others tell a good offer from a bad one
_ASKED_BEFORE = 0.3  # how much less they like the second sheet of a turn
_TAKES_MY_WORD = 0.85  # who does not know the card joins less readily
_WILLING = 0.56  # who signs so often needs no more persuading
_WORTH_A_WORD = 0.25  # glory: for less one does not draw up a sheet
_TARGETS = 3
_PARTNERS = 3
_KEEPS_A_PROMISE = 1.0  # glory that a kept promise is worth to somebody honest
_GRUDGE = 0.6
_GREED = 0.5
_CHOICES = {
    "why-sherwood-ally": "why-sherwood-choice-ally",
    "why-sherwood-follow": "why-sherwood-choice-ally",
    "why-sherwood-suggest": "why-sherwood-choice-suggest",
}


@dataclass
class Scheme:
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


# ----------------------------------------------------------------------------------------------------------- proposing


def best_proposal(outlook: Outlook, fallback: float) -> Scheme | None:
    """The sheet that promises most, with the chance of a refusal counted in; none if I had better act without."""
    talks = outlook.view.talks
    if talks is None or not talks.proposals or talks.closed or outlook.mine.gold > 5:
        return None
    best: Scheme | None = None
    for slot, convoy in _targets(outlook):
        hideout = _post_at(outlook, convoy)
        if hideout is None:
            continue
        for partners in _parties(outlook):
            for own in range(1, outlook.mine.camp + 1):
                offer = _draw_up(outlook, convoy, hideout, partners, own)
                if offer is None:
                    continue
                value = _value(outlook, offer, slot, convoy, fallback)
                if best is None or value > best.value:
                    facts: dict[str, str | int | float] = {"strength": convoy.strength, "hideout": hideout}
                    best = Scheme(_sheet(outlook, offer, slot), value, "why-sherwood-ally", facts, slot)
    suggested = _follow_suggestions(outlook)
    if suggested is not None and (best is None or suggested.value > best.value):
        best = suggested
    if best is None or best.value <= fallback + _WORTH_A_WORD or _said(outlook, best):
        return None
    return best


def _said(outlook: Outlook, scheme: Scheme) -> bool:
    """No sheet is posted twice."""
    talks = outlook.view.talks
    terms = [MOVES.words[move] for move in scheme.moves[:-1]]
    return talks is not None and [str(outlook.me), *terms] in talks.said


def _targets(outlook: Outlook) -> list[tuple[int, Convoy]]:
    """Known convoys, the best first."""
    known = [(slot, convoy) for slot, convoy in outlook.row.known.items() if not convoy.sheriff]
    known.sort(key=lambda target: -target[1].glory - outlook.loot(target[1]))
    return known[:_TARGETS]


def _post_at(outlook: Outlook, convoy: Convoy) -> int | None:
    """The first free hideout on the way, if no band before it takes the convoy."""
    for at, hideout in enumerate(convoy.way):
        if outlook.taker(convoy) <= at:
            return None
        if hideout in outlook.view.free:
            return hideout
    return None


def _parties(outlook: Outlook) -> list[tuple[Seat, ...]]:
    """One partner or two, of those who have raiders left: the willing and the many first."""
    seats = outlook.view.seats
    folk = outlook.folk
    ready = [seat for seat in outlook.others if seats[seat].camp]
    ready.sort(key=lambda seat: -folk.of(seat).willing * min(seats[seat].camp, 4) + _standing(outlook, seat))
    singles: list[tuple[Seat, ...]] = [(seat,) for seat in ready[:_PARTNERS]]
    return singles + list(combinations(ready[:_PARTNERS], 2))


def _standing(outlook: Outlook, seat: Seat) -> float:
    """How much another's gain hurts: who is ahead hurts more."""
    seats = outlook.view.seats
    mean = sum(seats[other].glory for other in outlook.others) / len(outlook.others)
    return min(2.0, max(0.4, 1 + (seats[seat].glory - mean) / 8))


def _draw_up(outlook: Outlook, convoy: Convoy, hideout: int, partners: tuple[Seat, ...], own: int) -> Offer | None:
    """Who brings what, so that the convoy can just be taken: my raiders and my cards, then in equal parts."""
    missing = convoy.strength - own - outlook.armed_strength(own)
    seats = outlook.view.seats
    raiders = [0] * len(seats)
    raiders[outlook.me] = own
    camps = [seats[seat].camp for seat in partners]
    if missing < len(partners) or missing > sum(camps):
        return None
    while missing:
        for seat in partners:
            if missing and raiders[seat] < seats[seat].camp:
                raiders[seat] += 1
                missing -= 1
    offer = Offer(hideout, outlook.me, raiders, laid=[0.0] * len(seats), paid=[0] * len(seats))
    offer.arms = convoy.strength - sum(raiders)
    return offer


def _value(outlook: Outlook, offer: Offer, slot: int, convoy: Convoy, fallback: float) -> float:
    """What it brings if they sign, and what I do instead if they do not."""
    if outlook.view.options["rules"] == "advanced" and outlook.view.markers:
        _lay_down(outlook, offer, slot, convoy)
    found = gains(outlook, offer, outlook.prospect(offer.hideout, convoy.strength))
    mine = found[outlook.me] - offer.arms * outlook.weights.card * (not outlook.is_last_round)
    mine += outlook.after(outlook.mine.camp - offer.raiders[outlook.me])
    agreed = 1.0
    for seat in offer.partners:
        if seat == outlook.me:
            continue
        profit = found[seat] - outlook.weights.fair * offer.raiders[seat]
        mine -= outlook.rivalry * _standing(outlook, seat) * profit
        agreed *= _signs(outlook, seat, profit, slot)
    return agreed * mine + (1 - agreed) * fallback


def _signs(outlook: Outlook, seat: Seat, profit: float, slot: int) -> float:
    """How likely somebody signs, by what is in it for them and how they have answered before."""
    talks = outlook.view.talks
    likely = 1 / (1 + exp(-profit / _EDGE))
    likely *= min(1.0, outlook.folk.of(seat).willing / _WILLING)
    shown = outlook.view.row[slot - 1]
    if not shown.face_up and seat not in shown.looked:
        likely *= _TAKES_MY_WORD
    named = f"bring {seat} "
    asked = 0 if talks is None else sum(any(term.startswith(named) for term in said[1:]) for said in talks.said)
    return float(likely * _ASKED_BEFORE**asked)


def _lay_down(outlook: Outlook, offer: Offer, slot: int, convoy: Convoy) -> None:
    """I name the card, and lay down for the others what they will want beside the glory (SW-4.7)."""
    offer.slot, offer.informant = slot, outlook.me
    for seat in offer.partners:
        if seat != outlook.me:
            wanted = (outlook.weights.fair + 0.2) * offer.raiders[seat] - convoy.glory
            offer.laid[seat] = outlook.gold * min(max(0, round(wanted / outlook.gold)), convoy.gold)


def _sheet(outlook: Outlook, offer: Offer, slot: int) -> list[Move]:
    """The words of a sheet, in canonical order."""
    moves = [HIDE.of(offer.hideout - 1), *(bring(seat, offer.raiders[seat]) for seat in offer.partners)]
    if offer.arms > 0 and outlook.view.options["rules"] != "advanced":
        moves += _arms(outlook, offer)
    if offer.informant is not None:
        moves.append(MOVES.move(f"name {slot} {offer.informant}"))
        left = outlook.view.mine
        for seat in offer.partners:
            gold = min(round(offer.laid[seat] / outlook.gold), left)
            left -= gold
            if gold:
                moves.append(MOVES.move(f"lay {seat} gold {gold}"))
    return [*moves, POST]


def _arms(outlook: Outlook, offer: Offer) -> list[Move]:
    """My cards, the strongest first, until what is missing is made up."""
    found: list[Move] = []
    missing = offer.arms
    for kind in outlook.arms()[: offer.raiders[outlook.me]]:
        if missing > 0:
            found.append(MOVES.move(f"arm {outlook.me} {('club', 'sword', 'longbow')[kind]}"))
            missing -= outlook.figures.strengths[kind]
    return sorted(found)


def _follow_suggestions(outlook: Outlook) -> Scheme | None:
    """What others have said they would bring, taken at their word."""
    talks = outlook.view.talks
    best: Scheme | None = None
    for seat, terms in enumerate([] if talks is None else talks.suggestions):
        if not terms or seat == outlook.me or not outlook.view.seats[seat].camp:
            continue
        for own in range(1, outlook.mine.camp + 1):
            offer = read_offer(outlook, [terms])
            if offer.hideout not in outlook.view.free or offer.raiders[seat] > outlook.view.seats[seat].camp:
                break
            offer.raiders[outlook.me] = own
            found = gains(outlook, offer, trusting(outlook, offer, seat))
            value = found[outlook.me] + outlook.after(outlook.mine.camp - own)
            value -= outlook.rivalry * _standing(outlook, seat) * (found[seat] - outlook.hour * offer.raiders[seat])
            if best is None or value > best.value:
                moves = [HIDE.of(offer.hideout - 1), *(bring(each, offer.raiders[each]) for each in offer.partners)]
                moves += [MOVES.move(term) for term in terms if term.startswith("arm")]
                facts: dict[str, str | int | float] = {"seat": seat, "hideout": offer.hideout, "raiders": own}
                best = Scheme([*moves, POST], value, "why-sherwood-follow", facts)
    return best


# ----------------------------------------------------------------------------------------------------------- answering


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
            worth -= outlook.rivalry * _standing(outlook, seat) * max(0.0, rival)
    worth -= _GRUDGE * 2 * character.spite * outlook.folk.of(author).wrongs
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


def counter(outlook: Outlook, sheet: SheetView, character: Character) -> Scheme | None:
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


def suggestion(outlook: Outlook, character: Character) -> Scheme | None:
    """A convoy that I know of, and that the active player could take with my help."""
    best: Scheme | None = None
    camp = outlook.view.seats[outlook.view.active].camp
    for slot, convoy in _targets(outlook):
        hideout = _post_at(outlook, convoy)
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


def _suggestion(outlook: Outlook, offer: Offer, worth: float) -> Scheme:
    """In the basic game for myself only (SW-4.1); in the advanced game a whole sheet (SW-4.5)."""
    facts: dict[str, str | int | float] = {"hideout": offer.hideout, "raiders": offer.raiders[outlook.me]}
    if outlook.view.options["rules"] == "advanced":
        moves = [bring(seat, offer.raiders[seat]) for seat in offer.partners] + [POST]
    else:
        moves = [bring(outlook.me, offer.raiders[outlook.me]), SUGGEST]
    return Scheme([HIDE.of(offer.hideout - 1), *moves], worth, "why-sherwood-suggest", facts)
