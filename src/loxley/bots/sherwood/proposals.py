"""How rogues propose: which alliances they draw up, with whom, and what they expect the others to say."""

from itertools import combinations
from math import exp
from typing import NamedTuple

from loxley.bots.sherwood.forest import Convoy
from loxley.bots.sherwood.offers import Offer, gains, read_offer, trusting
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.rogue_shares import partners_worth, share_out
from loxley.bots.sherwood.rogue_signing import Plan, bring, post_at, standing, targets
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sherwood.cards import MOST_STRENGTH
from loxley.games.sherwood.vocabulary import HIDE, MOVES, POST

_LEAST_EDGE = 0.1
_ASKED_BEFORE = 0.3  # how much less they like the second sheet of a turn
_TAKES_MY_WORD = 0.85  # who does not know the card joins less readily
_WILLING = 0.56  # who signs so often needs no more persuading
_WORTH_A_WORD = 0.25  # glory: for less one does not draw up a sheet
_HOPE = 0.4  # that a sheet is signed: with less one does not tell others what one knows
_PARTNERS = 3
_MOST_ASKED = 2  # strength, of cards that a partner may have
_UNARMED = 0.6  # the chance that a card in somebody's hand does not add so much
_LEAST_AMBUSH = 3  # a band that is no stronger needs no partner
_AMBUSH_STEP = 2


class Aim(NamedTuple):
    """What an alliance is for: a convoy that I know, or whatever comes by that such a band can take."""

    hideout: int
    strength: int
    slot: int | None = None
    convoy: Convoy | None = None


def best_proposal(outlook: Outlook, fallback: float, *, ambushes: bool = False) -> Plan | None:
    """The sheet that promises most, with the chance of a refusal counted in; none if I had better act without."""
    talks = outlook.view.talks
    if talks is None or not talks.proposals or talks.closed or outlook.mine.gold > 5:
        return None
    best: Plan | None = None
    parties = _parties(outlook)
    aims = [*_known_aims(outlook), *_ambushes(outlook)] if ambushes else _known_aims(outlook)
    for aim in aims:
        for partners in parties:
            for own in range(1, outlook.mine.camp + 1):
                offer = _draw_up(outlook, aim, partners, own)
                if offer is None:
                    continue
                value = _value(outlook, offer, aim, fallback)
                if best is None or value > best.value:
                    facts: dict[str, str | int | float] = {"strength": aim.strength, "hideout": aim.hideout}
                    key = "why-sherwood-ambush" if aim.convoy is None else "why-sherwood-ally"
                    best = Plan(_sheet(outlook, offer, aim), value, key, facts, aim.slot)
    suggested = _follow_suggestions(outlook)
    if suggested is not None and (best is None or suggested.value > best.value):
        best = suggested
    if best is None or best.value <= fallback + _WORTH_A_WORD or _said(outlook, best):
        return None
    return best


def _said(outlook: Outlook, plan: Plan) -> bool:
    """No sheet is posted twice."""
    talks = outlook.view.talks
    terms = [MOVES.words[move] for move in plan.moves[:-1]]
    return talks is not None and [str(outlook.me), *terms] in talks.said


def _known_aims(outlook: Outlook) -> list[Aim]:
    found: list[Aim] = []
    for slot, convoy in targets(outlook):
        hideout = post_at(outlook, convoy)
        if hideout is not None:
            found.append(Aim(hideout, convoy.strength, slot, convoy))
    return found


def _ambushes(outlook: Outlook) -> list[Aim]:
    """For every other strength that two camps can muster, the hideout where it would bring most."""
    if not outlook.view.free:
        return []
    own = outlook.mine.camp
    most = own + outlook.armed_strength(own) + max(outlook.view.seats[seat].camp for seat in outlook.others)
    strengths = range(min(most, MOST_STRENGTH), _LEAST_AMBUSH, -_AMBUSH_STEP)
    return [Aim(_crossing(outlook, strength), strength) for strength in strengths]


def _crossing(outlook: Outlook, strength: int) -> int:
    """Where a band of two partners can expect most: the glory for each, half of the loot."""
    bounties: dict[int, float] = {}
    for hideout in outlook.view.free:
        prospect = outlook.prospect(hideout, strength)
        bounties[hideout] = prospect.glory + prospect.loot / 2
    return max(bounties, key=lambda hideout: bounties[hideout])


def _parties(outlook: Outlook) -> list[tuple[Seat, ...]]:
    """One partner or two, of those who have raiders left: the willing and the many first."""
    seats = outlook.view.seats
    reputations = outlook.reputations
    ready = [seat for seat in outlook.others if seats[seat].camp]
    ready.sort(key=lambda seat: -reputations.of(seat).willing * min(seats[seat].camp, 4) + standing(outlook, seat))
    singles: list[tuple[Seat, ...]] = [(seat,) for seat in ready[:_PARTNERS]]
    return singles + list(combinations(ready[:_PARTNERS], 2))


def _draw_up(outlook: Outlook, aim: Aim, partners: tuple[Seat, ...], own: int) -> Offer | None:
    """Who brings what, so that the strength is just reached: my raiders and my cards, then in equal parts."""
    missing = aim.strength - own - outlook.armed_strength(own)
    seats = outlook.view.seats
    raiders = [0] * len(seats)
    raiders[outlook.me] = own
    camps = [seats[seat].camp for seat in partners]
    short = max(0, missing - sum(camps))
    if missing < len(partners) or short > _most_asked(outlook, partners):
        return None
    missing -= short
    while missing:
        for seat in partners:
            if missing and raiders[seat] < seats[seat].camp:
                raiders[seat] += 1
                missing -= 1
    offer = Offer(aim.hideout, outlook.me, raiders, laid=[0.0] * len(seats), paid=[0] * len(seats))
    offer.arms = aim.strength - sum(raiders)
    if short:
        offer.asked[partners[0]] = short
    return offer


def _most_asked(outlook: Outlook, partners: tuple[Seat, ...]) -> int:
    """The strength that a single partner's unknown cards may be asked to add, where words bind nobody (SW-R39)."""
    advanced = outlook.view.options["rules"] == "advanced"
    armed = len(partners) == 1 and outlook.view.seats[partners[0]].hand_size > 0
    return _MOST_ASKED if advanced and armed else 0


def _value(outlook: Outlook, offer: Offer, aim: Aim, fallback: float) -> float:
    """What it brings if they sign, and what I do instead if they do not."""
    prospect = outlook.prospect(offer.hideout, aim.strength)
    advanced = outlook.view.options["rules"] == "advanced"
    if advanced:
        if aim.convoy is not None and outlook.view.markers:
            offer.slot, offer.informant = aim.slot, outlook.me
        share_out(outlook, offer, prospect, aim.convoy)
    found = gains(outlook, offer, prospect)
    own_arms = offer.arms - sum(offer.asked.values())
    mine = found[outlook.me] - own_arms * outlook.weights.card * (not outlook.is_last_round)
    mine += outlook.after(outlook.mine.camp - offer.raiders[outlook.me])
    agreed = 1.0
    for seat in offer.partners:
        if seat == outlook.me:
            continue
        profit = found[seat] - outlook.weights.fair * offer.raiders[seat]
        mine -= outlook.rivalry * standing(outlook, seat) * profit
        if advanced:
            agreed *= _signs(outlook, seat, partners_worth(outlook, offer, prospect, seat), None)
        else:
            agreed *= _signs(outlook, seat, profit, aim.slot)
    if advanced and agreed < _HOPE:
        return fallback
    idle = outlook.after(outlook.mine.camp - offer.raiders[outlook.me])
    for seat in offer.asked:  # who signs need not have such cards (SW-4.6)
        unarmed = _UNARMED ** outlook.view.seats[seat].hand_size
        mine += unarmed * (idle - mine)
    return agreed * mine + (1 - agreed) * fallback


def _signs(outlook: Outlook, seat: Seat, profit: float, slot: int | None) -> float:
    """How likely somebody signs, by what is in it for them and how they have answered before."""
    talks = outlook.view.talks
    likely = 1 / (1 + exp(-profit / max(_LEAST_EDGE, outlook.weights.edge)))
    likely *= min(1.0, outlook.reputations.of(seat).willing / _WILLING)
    shown = None if slot is None else outlook.view.row[slot - 1]
    if shown is not None and not shown.face_up and seat not in shown.looked:
        likely *= _TAKES_MY_WORD
    named = f"bring {seat} "
    asked = 0 if talks is None else sum(any(term.startswith(named) for term in said[1:]) for said in talks.said)
    return float(likely * _ASKED_BEFORE**asked)


def _sheet(outlook: Outlook, offer: Offer, aim: Aim) -> list[Move]:
    """The words of a sheet, in canonical order."""
    moves = [HIDE.of(offer.hideout - 1), *(bring(seat, offer.raiders[seat]) for seat in offer.partners)]
    if offer.arms > 0 and outlook.view.options["rules"] != "advanced":
        moves += _arms(outlook, offer)
    moves += [MOVES.move(f"worth {seat} {strength}") for seat, strength in offer.asked.items()]
    if offer.informant is not None:
        moves.append(MOVES.move(f"name {aim.slot} {offer.informant}"))
        left = outlook.view.mine
        for seat in offer.partners:
            gold = min(round(offer.laid[seat] / outlook.gold), left)
            left -= gold
            if gold:
                moves.append(MOVES.move(f"lay {seat} gold {gold}"))
    return [*moves, *_payments(outlook, offer), POST]


def _payments(outlook: Outlook, offer: Offer) -> list[Move]:
    """Between me and each partner; I pay or they do."""
    me = outlook.me
    others = [(seat, offer.paid[seat]) for seat in offer.partners if seat != me and offer.paid[seat]]
    words = [f"pay {me} {seat} {gold}" if gold > 0 else f"pay {seat} {me} {-gold}" for seat, gold in others]
    return sorted(map(MOVES.move, words))


def _arms(outlook: Outlook, offer: Offer) -> list[Move]:
    """My cards, the strongest first, until what is missing is made up."""
    found: list[Move] = []
    missing = offer.arms
    for kind in outlook.arms()[: offer.raiders[outlook.me]]:
        if missing > 0:
            found.append(MOVES.move(f"arm {outlook.me} {('club', 'sword', 'longbow')[kind]}"))
            missing -= outlook.figures.strengths[kind]
    return sorted(found)


def _follow_suggestions(outlook: Outlook) -> Plan | None:
    """What others have said they would bring, taken at their word."""
    talks = outlook.view.talks
    best: Plan | None = None
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
            value -= outlook.rivalry * standing(outlook, seat) * (found[seat] - outlook.hour * offer.raiders[seat])
            if best is None or value > best.value:
                moves = [HIDE.of(offer.hideout - 1), *(bring(each, offer.raiders[each]) for each in offer.partners)]
                moves += [MOVES.move(term) for term in terms if term.startswith("arm")]
                facts: dict[str, str | int | float] = {"seat": seat, "hideout": offer.hideout, "raiders": own}
                best = Plan([*moves, POST], value, "why-sherwood-follow", facts)
    return best
