"""Deals between two that rogues propose (SW-R40): news for gold, gold for a favour in raids, gifts by character.

One deal in a turn, and nothing twice in a round: who is asked too often does not listen any more.
"""

from collections.abc import Iterator
from typing import Final

from loxley.bots.characters import Character
from loxley.bots.sherwood.deal_worth import (
    cost_of_a_vow,
    cost_of_telling,
    worth_of_a_vow,
    worth_of_gold,
    worth_of_news,
    worth_to_a_buyer,
)
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.rogue_signing import Plan
from loxley.bots.sherwood.side_deals import is_news
from loxley.bots.sherwood.word_keeping import give
from loxley.core.seats import Seat
from loxley.games.sherwood.vocabulary import MOVES, POST, WITH

_LEAST: Final = 0.3  # glory that a deal must bring
_TEMPTING: Final = 0.8  # of a bag of gold: news that seem worth less are not offered
_DEAR: Final = 2.5  # news worth so much are paid with two bags of gold
_TALKS: Final = 0.75  # how often a deal comes to mind at all
_GENEROUS: Final = 0.45  # of greed, at most
_RICH: Final = 4  # glory and gold of a convoy for which somebody may pay
_PLENTY: Final = 3  # gold from which one may be given away
_FACTS: Final[dict[str, tuple[str, ...]]] = {
    "why-sherwood-buy-away": ("gold", "hideout"),
    "why-sherwood-buy-equip": ("gold", "hideout"),
    "why-sherwood-swap-news": ("own", "slot"),
    "why-sherwood-swap-quiet": (),
}
_LISTENS: Final = 2  # proposals: one for the deal, one to hear what was bought


def propose_deal(outlook: Outlook, character: Character, tried: set[str]) -> Plan | None:
    """The deal that brings most, if one is worth a word; `tried` are those of this round."""
    talks = outlook.view.talks
    if talks is None or not any(move in WITH for move in outlook.legal) or outlook.rng.random() > _TALKS:
        return None
    if any(said[0] == str(outlook.me) and said[1].startswith(WITH.name) for said in talks.said):
        return None
    drawn_up = [plan for plan in _deals(outlook) if _key(plan) not in tried]
    best = max(drawn_up, key=lambda plan: plan.value, default=None)
    if best is None or best.value <= _LEAST + character.greed - 0.5:
        return _gift(outlook, character, tried)
    tried.add(_key(best))
    return best


def _key(plan: Plan) -> str:
    return " ".join(MOVES.words[move] for move in plan.moves[:-1])


def _deals(outlook: Outlook) -> Iterator[Plan]:
    if outlook.view.phase == "planning":
        yield from _news_to_buy(outlook)
        yield from _news_to_sell(outlook)
        yield from _news_to_swap(outlook)
        yield from _hideouts_to_buy(outlook)
        return
    yield from _messengers_to_forgo(outlook)
    yield from _equipment_to_buy(outlook)
    if outlook.view.active == outlook.me:
        yield from _reveals_to_sell(outlook)
    else:
        yield from _reveals_to_buy(outlook)


def _deal(outlook: Outlook, other: Seat, terms: list[str], value: float, key: str, *facts: int) -> Plan:
    names = _FACTS.get(key, ("gold", "slot"))
    told: dict[str, str | int | float] = {"seat": other, **dict(zip(names, facts, strict=True))}
    moves = sorted(MOVES.move(term) for term in terms)
    return Plan([WITH.of(other), *moves, POST], value if WITH.of(other) in outlook.legal else -1.0, key, told)


def _news_to_buy(outlook: Outlook) -> Iterator[Plan]:
    """What somebody has looked at, and I have not."""
    talks = outlook.view.talks
    assert talks is not None
    if outlook.view.active == outlook.me and talks.proposals < _LISTENS:
        return
    for shown in outlook.view.row:
        for teller in shown.looked:
            if shown.face is not None or not is_news(outlook, teller, shown.slot):
                continue
            worth = worth_of_news(outlook, shown.slot, teller)
            gold = 2 if worth > _DEAR and outlook.mine.gold > 1 else 1
            if gold <= outlook.mine.gold:
                terms = [f"pay {outlook.me} {teller} {gold}", f"tell {teller} {shown.slot}"]
                value = worth - worth_of_gold(outlook, gold)
                yield _deal(outlook, teller, terms, value, "why-sherwood-buy-news", gold, shown.slot)


def _news_to_sell(outlook: Outlook) -> Iterator[Plan]:
    """What I have looked at and cannot use, to somebody who has raiders and gold left."""
    for slot in outlook.row.known:
        shown = outlook.view.row[slot - 1]
        if not is_news(outlook, outlook.me, slot):
            continue
        for other in outlook.others:
            seat = outlook.view.seats[other]
            if not seat.camp or not seat.gold or other in shown.looked or not _can_tell(outlook, other):
                continue
            if worth_to_a_buyer(outlook, slot, other) < _TEMPTING * outlook.gold:
                continue
            value = worth_of_gold(outlook, 1) - cost_of_telling(outlook, slot)
            terms = [f"pay {other} {outlook.me} 1", f"tell {outlook.me} {slot}"]
            yield _deal(outlook, other, terms, value, "why-sherwood-sell-news", 1, slot)


def _can_tell(outlook: Outlook, buyer: Seat) -> bool:
    """Talks are led by one of us, so that I get the word to tell what I sell."""
    return outlook.view.options["floor"] == "open" or outlook.view.active in (outlook.me, buyer)


def _news_to_swap(outlook: Outlook) -> Iterator[Plan]:
    """What I have looked at, for what somebody else has looked at."""
    told = [(slot, cost_of_telling(outlook, slot)) for slot in outlook.row.known if is_news(outlook, outlook.me, slot)]
    for teller in outlook.others:
        for shown in outlook.view.row:
            if shown.face is not None or not is_news(outlook, teller, shown.slot):
                continue
            worth = worth_of_news(outlook, shown.slot, teller) if _can_tell(outlook, teller) else 0.0
            for slot, cost in told:
                if teller not in outlook.view.row[slot - 1].looked:
                    terms = [f"tell {outlook.me} {slot}", f"tell {teller} {shown.slot}"]
                    yield _deal(outlook, teller, terms, worth - cost, "why-sherwood-swap-news", slot, shown.slot)


def _hideouts_to_buy(outlook: Outlook) -> Iterator[Plan]:
    """The active player stays away from the hideout that I want."""
    active = outlook.view.active
    if active == outlook.me or not outlook.mine.gold:
        return
    faith = outlook.reputations.of(active).faith
    for hideout in outlook.view.free:
        value = faith * worth_of_a_vow(outlook, active, ["away", str(hideout)]) - worth_of_gold(outlook, 1)
        terms = [f"pay {outlook.me} {active} 1", f"vow {active} away {hideout}"]
        yield _deal(outlook, active, terms, value, "why-sherwood-buy-away", 1, hideout)


def _reveals_to_buy(outlook: Outlook) -> Iterator[Plan]:
    """The next card that is turned up, or one that is spared: as it suits my bands."""
    active = outlook.view.active
    if not outlook.mine.gold or not any(band.raiders[outlook.me] for band in outlook.view.bands):
        return
    if any(band.raiders[active] and not band.raiders[outlook.me] for band in outlook.view.bands):
        return  # they turn up what suits their own band
    faith = outlook.reputations.of(active).faith
    for slot in outlook.row.known:
        for favour in ("first", "spare"):
            if _stands(outlook, active, f"{favour} {slot}"):
                continue
            value = faith * worth_of_a_vow(outlook, active, [favour, str(slot)]) - worth_of_gold(outlook, 1)
            terms = [f"pay {outlook.me} {active} 1", f"vow {active} {favour} {slot}"]
            yield _deal(outlook, active, terms, value, f"why-sherwood-buy-{favour}", 1, slot)


def _reveals_to_sell(outlook: Outlook) -> Iterator[Plan]:
    """A card that I turn up anyway, or may as well, to whoever knows that it comes to their band."""
    for slot, convoy in outlook.row.known.items():
        at = outlook.taker(convoy)
        if convoy.sheriff or at >= len(convoy.way):
            continue
        band = next(band for band in outlook.view.bands if band.hideout == convoy.way[at])
        shown = outlook.view.row[slot - 1]
        for other in outlook.others:
            knows = shown.face_up or other in shown.looked
            if not band.raiders[other] or not knows or not outlook.view.seats[other].gold:
                continue
            if convoy.glory + convoy.gold < _RICH or _stands(outlook, outlook.me, f"first {slot}"):
                continue
            value = worth_of_gold(outlook, 1) - cost_of_a_vow(outlook, ["first", str(slot)])
            terms = [f"pay {other} {outlook.me} 1", f"vow {outlook.me} first {slot}"]
            yield _deal(outlook, other, terms, value, "why-sherwood-sell-first", 1, slot)


def _messengers_to_forgo(outlook: Outlook) -> Iterator[Plan]:
    """Neither of us sends a Messenger in this round, where the other has a band to fear for, too."""
    if _stands(outlook, outlook.me, "quiet"):
        return
    for other in outlook.others:
        waits = any(band.raiders[other] for band in outlook.view.bands)
        if not waits or _stands(outlook, other, "quiet"):
            continue
        faith = outlook.reputations.of(other).faith
        value = faith * worth_of_a_vow(outlook, other, ["quiet"]) - cost_of_a_vow(outlook, ["quiet"])
        terms = [f"vow {outlook.me} quiet", f"vow {other} quiet"]
        yield _deal(outlook, other, terms, value, "why-sherwood-swap-quiet")


def _equipment_to_buy(outlook: Outlook) -> Iterator[Plan]:
    """A card of a partner's, where our raiders and my own cards do not suffice."""
    if not outlook.mine.gold:
        return
    for band in outlook.view.bands:
        for partner in outlook.others:
            vow = ["equip", str(band.hideout)]
            worth = worth_of_a_vow(outlook, partner, vow)
            if not worth or _stands(outlook, partner, " ".join(vow)):
                continue
            value = outlook.reputations.of(partner).faith * worth - worth_of_gold(outlook, 1)
            terms = [f"pay {outlook.me} {partner} 1", f"vow {partner} equip {band.hideout}"]
            yield _deal(outlook, partner, terms, value, "why-sherwood-buy-equip", 1, band.hideout)


def _stands(outlook: Outlook, promiser: Seat, vow: str) -> bool:
    """Has somebody promised this already, to whomever?"""
    term = f"vow {promiser} {vow}"
    return any(promise.term == term and promise.fate == "open" for promise in outlook.view.promises)


def _gift(outlook: Outlook, character: Character, tried: set[str]) -> Plan | None:
    """Who is generous and has plenty thanks somebody who kept their word to them or told them the truth."""
    if character.greed > _GENEROUS or outlook.mine.gold < _PLENTY or outlook.is_last_round or "gift" in tried:
        return None
    thanked = [
        promise.promiser
        for promise in outlook.view.promises
        if promise.promisee == outlook.me and promise.fate == "kept" and promise.made == outlook.view.round
    ]
    thanked += [claim.seat for claim in outlook.view.claims if claim.seat != outlook.me and claim.verdict == "true"]
    moves = give(outlook, thanked[-1], 1) if thanked else []
    if not moves:
        return None
    tried.add("gift")
    return Plan(moves, 0.0, "why-sherwood-gift", {"seat": thanked[-1]})
