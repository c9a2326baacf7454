"""What the terms of a deal between two (SW-R40) are worth to a rogue, in glory: gold, news, promises of either side.

A promise of another counts by how often they have kept their word and told the truth; one of my own costs what it
keeps me from doing, as far as I mean to keep it.
"""

from typing import Final

from loxley.bots.characters import Character
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.raid_promises import worth_of_equipment, worth_of_quiet
from loxley.bots.sherwood.raiding import fortunes
from loxley.bots.sherwood.rogue_planning import insight
from loxley.bots.sherwood.rogue_signing import post_at
from loxley.bots.sherwood.side_deals import can_be_told, is_news
from loxley.core.seats import Seat
from loxley.games.sherwood.view import SheetView

_TROUBLE: Final = 0.1  # of having given one's word at all
_OWN_USE: Final = 0.5  # of a convoy that I may take myself: what it costs to tell others of it
_THEIR_USE: Final = 0.3  # of a convoy's worth, which whoever buys the news may have of it
_LATER: Final = 0.3  # of what news are worth to somebody who only picks cards
_MESSENGER: Final = 0.6
_EQUIPPED: Final = 0.8
_JOINED: Final = 0.6
_GREED: Final = 0.2
_GRUDGE: Final = 0.4


def weigh_deal(outlook: Outlook, sheet: SheetView, character: Character) -> float:
    """What I gain by signing; who has wronged me must offer more, and so must everybody if I am greedy."""
    worth = sum(_weigh_term(outlook, term.split(), character) for side in sheet.terms for term in side)
    gift = not any(term.split()[1] == str(outlook.me) for side in sheet.terms for term in side)
    if gift:
        return max(worth, 0.01)
    wrongs = outlook.reputations.of(sheet.author).wrongs
    return worth - _GREED * character.greed - _GRUDGE * 2 * character.spite * wrongs


def _weigh_term(outlook: Outlook, words: list[str], character: Character) -> float:
    seat = int(words[1])
    mine = seat == outlook.me
    match words[0], words[2:]:
        case "pay", [_, gold]:
            return worth_of_gold(outlook, int(gold)) * (-1 if mine else 1)
        case "tell", [slot]:
            return -cost_of_telling(outlook, int(slot)) if mine else worth_of_news(outlook, int(slot), seat)
        case _, vow:
            if mine:
                return -cost_of_a_vow(outlook, vow) * min(1.0, 2 * character.honesty)
            return worth_of_a_vow(outlook, seat, vow) * outlook.reputations.of(seat).faith


def worth_of_gold(outlook: Outlook, gold: int) -> float:
    """Gold that passes between me and a rival."""
    return gold * outlook.gold * (1 + outlook.rivalry)


# ---------------------------------------------------------------------------------------------------------------- news


def cost_of_telling(outlook: Outlook, slot: int) -> float:
    """What I lose when others know a card that I know."""
    convoy = outlook.row.known.get(slot)
    if convoy is None or convoy.sheriff:
        return _TROUBLE
    price = outlook.price(convoy)
    camp = outlook.mine.camp
    taker = outlook.taker(convoy)
    waits = taker < len(convoy.way) and any(
        band.raiders[outlook.me] for band in outlook.view.bands if band.hideout == convoy.way[taker]
    )
    reachable = camp and post_at(outlook, convoy) is not None and convoy.strength <= camp + outlook.armed_strength(camp)
    if waits or reachable:
        return _OWN_USE * price
    return _TROUBLE + _THEIR_USE * outlook.rivalry * price


def worth_of_news(outlook: Outlook, slot: int, teller: Seat) -> float:
    """What it is worth to be told about a card by somebody who may lie, and who must still get the word to tell."""
    if slot in outlook.row.known or slot not in outlook.row.lots or not is_news(outlook, teller, slot):
        return 0.0
    camp = outlook.mine.camp
    if not camp or not can_be_told(outlook, teller):
        return 0.0
    more = outlook.weights.look * insight(outlook, outlook.row.lots[slot], camp, outlook.after(camp))
    honesty = outlook.reputations.of(teller).honesty
    used = 1.0 if outlook.view.phase == "planning" else _LATER
    rivals = [seat for seat in outlook.view.row[slot - 1].looked if seat != teller]  # who sells it, does not need it
    return used * honesty * more / (1 + len(rivals))


def worth_to_a_buyer(outlook: Outlook, slot: int, buyer: Seat) -> float:
    """What my news may be worth to somebody who does not know the card, if they reckon as I do."""
    back = outlook.view.row[slot - 1].back
    lots = [outlook.row.lots[other] for other in outlook.unknown() if outlook.view.row[other - 1].back == back]
    camp = outlook.view.seats[buyer].camp
    if not lots or not camp:
        return 0.0
    return outlook.weights.look * insight(outlook, lots[0], camp, camp * outlook.hour)


# ------------------------------------------------------------------------------------------------------------ promises


def cost_of_a_vow(outlook: Outlook, vow: list[str]) -> float:
    """What keeping a promise would cost me."""
    match vow:
        case ["away", hideout]:
            return _TROUBLE + _edge(outlook, int(hideout))
        case ["first", slot]:
            values = fortunes(outlook)
            return _TROUBLE + max(values.values()) - values.get(int(slot), 0.0)
        case ["spare", slot]:
            values = fortunes(outlook)
            rest = [value for each, value in values.items() if each != int(slot)]
            return _TROUBLE + max(values.values()) - max(rest, default=0.0)
        case ["quiet"]:
            return _MESSENGER if outlook.holds("messenger") else _TROUBLE
        case ["gold", gold]:
            return _TROUBLE + worth_of_gold(outlook, int(gold))
        case ["equip", _] if outlook.arms():
            weakest = outlook.figures.strengths[outlook.arms()[-1]]
            return _TROUBLE + (0.0 if outlook.is_last_round else outlook.weights.card * weakest)
        case _:
            return _EQUIPPED


def worth_of_a_vow(outlook: Outlook, promiser: Seat, vow: list[str]) -> float:
    """What it would be worth to me that somebody keeps a promise."""
    match vow:
        case ["away", hideout]:
            return outlook.weights.risk * _edge(outlook, int(hideout))
        case ["first", slot]:
            values = fortunes(outlook)
            return values.get(int(slot), 0.0) - sum(values.values()) / len(values)
        case ["spare", slot]:
            values = fortunes(outlook)
            return max(0.0, sum(values.values()) / len(values) - values.get(int(slot), 0.0)) / len(values)
        case ["quiet"]:
            return worth_of_quiet(outlook, promiser)
        case ["equip", hideout]:
            return worth_of_equipment(outlook, promiser, int(hideout))
        case ["gold", gold]:
            return worth_of_gold(outlook, int(gold))
        case ["join"]:
            return _JOINED
        case _:
            return 0.0


def _edge(outlook: Outlook, hideout: int) -> float:
    """How much better a band of mine would do here than anywhere else."""
    camp = outlook.mine.camp
    if not camp or hideout not in outlook.view.free:
        return 0.0
    strength = camp + outlook.armed_strength(camp)
    values = {}
    for free in outlook.view.free:
        prospect = outlook.prospect(free, strength)
        values[free] = prospect.glory + prospect.loot
    here = values.pop(hideout)
    return max(0.0, here - max(values.values(), default=0.0))
