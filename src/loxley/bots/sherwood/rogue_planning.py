"""What rogues do when they are active: all that can be done, each with what it seems worth."""

from loxley.bots.sherwood.beliefs import Lot
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.rogue_signing import Plan, bring
from loxley.games.sherwood.vocabulary import ALONE, CHURCH, HIDE, INN, MARKET, MERCHANT

_ALLIES = 0.8  # of how willing the others are: a convoy that is too strong for me finds me allies, once I know it
_REACHED = 0.85  # how likely a convoy that I look at can be had
_PRICE_OF_A_RECRUIT = 2


def plans(outlook: Outlook) -> list[Plan]:
    """Every action, the best first; alliances apart."""
    if all(move in CHURCH for move in outlook.legal):  # SW-3.2
        gold = outlook.mine.gold
        given = gold if outlook.is_last_round else max(1, gold - outlook.weights.kept())
        return [Plan([CHURCH.of(given - 1)], 0.0, "why-sherwood-church", {"gold": given})]
    found, best = _bands(outlook)
    alone = max((plan.value for plan in found), default=outlook.after(outlook.mine.camp))
    rest = max(outlook.after(outlook.mine.camp - 1), outlook.weights.foresight * best[outlook.mine.camp - 1])
    found += _looks(outlook, alone, rest)
    found += _errands(outlook, rest)
    if not found:  # nothing is left but a look at a card that one knows
        looks = [move for move in outlook.legal if move in INN]
        found = [Plan([move], rest, "why-sherwood-look", {"slot": INN.index(move) + 1}) for move in looks]
    found.sort(key=lambda plan: -plan.value)
    return found


def _bands(outlook: Outlook) -> tuple[list[Plan], list[float]]:
    """A band of mine at each hideout, with every number of raiders; and what the best band of each number brings."""
    found: list[Plan] = []
    camp = outlook.mine.camp
    tops = [0.0] * (camp + 1)
    point = 0.0 if outlook.is_last_round else outlook.weights.card
    for hideout in outlook.view.free:
        best: Plan | None = None
        for raiders in range(1, camp + 1):
            rest = outlook.after(camp - raiders)
            armed = outlook.armed_strength(raiders)
            plain = outlook.prospect(hideout, raiders)
            value, chance = plain.glory + plain.loot, plain.chance
            if armed:
                strong = outlook.prospect(hideout, raiders + armed)
                more = strong.glory + strong.loot - point * armed * (strong.chance - plain.chance)
                if more > value:
                    value, chance = more, strong.chance
            tops[raiders] = max(tops[raiders], value)
            if best is None or value + rest > best.value:
                moves = [HIDE.of(hideout - 1), bring(outlook.me, raiders), ALONE]
                facts: dict[str, str | int | float] = {
                    "hideout": hideout,
                    "raiders": raiders,
                    "chance": round(100 * chance),
                }
                best = Plan(moves, value + rest, "why-sherwood-alone", facts)
        if best is not None:
            found.append(best)
    return found, tops


def _looks(outlook: Outlook, alone: float, rest: float) -> list[Plan]:
    """What knowing a card would be worth: with it I could do better than without, or not."""
    camp = outlook.mine.camp - 1
    if camp <= 0:
        worth = dict.fromkeys(outlook.unknown(), 0.0)
    else:
        without = max(alone - outlook.hour, rest)
        seen: dict[int, float] = {}
        worth = {}
        for slot in outlook.unknown():
            lot = outlook.row.lots[slot]
            if id(lot) not in seen:
                seen[id(lot)] = insight(outlook, lot, camp, without)
            worth[slot] = outlook.weights.look * seen[id(lot)] / (1 + len(outlook.view.row[slot - 1].looked))
    return [
        Plan([INN.of(slot - 1)], rest + more, "why-sherwood-look", {"slot": slot})
        for slot, more in worth.items()
        if INN.of(slot - 1) in outlook.legal
    ]


def insight(outlook: Outlook, lot: Lot, camp: int, without: float) -> float:
    """How much better I would do, over all cards that it can be."""
    more = 0.0
    reach = camp + outlook.armed_strength(camp)
    total = camp + sum(outlook.view.seats[seat].camp for seat in outlook.others)
    ready = [outlook.reputations.of(seat).willing for seat in outlook.others if outlook.view.seats[seat].camp]
    allies = _ALLIES * max(ready, default=0.0)
    for convoy, chance in lot:
        if convoy.sheriff:
            continue
        if convoy.strength <= reach:
            raiders = min(convoy.strength, camp)
            value = _REACHED * outlook.price(convoy) + outlook.after(camp - raiders)
        elif convoy.strength <= total:
            raiders = min((convoy.strength + 1) // 2, camp)
            value = convoy.glory + outlook.loot(convoy) / 2 + outlook.after(camp - raiders)
            value = allies * value + (1 - allies) * without
        else:
            continue
        more += chance * max(0.0, value - without)
    return more


def _errands(outlook: Outlook, base: float) -> list[Plan]:
    """Merchant, market and church; `base` is what the other raiders will bring."""
    weights = outlook.weights
    found: list[Plan] = []
    left = outlook.view.rounds - 1 - outlook.view.round
    if MERCHANT in outlook.legal and left:
        worth = weights.card * outlook.forest.mean_card + weights.merchant - weights.gold
        found.append(Plan([MERCHANT], base + worth, "why-sherwood-merchant"))
    if MARKET in outlook.legal and left:
        worth = weights.recruit(outlook.view.round) + weights.market - weights.gold * _PRICE_OF_A_RECRUIT
        found.append(Plan([MARKET], base + worth, "why-sherwood-market", {"rounds": left}))
    gold = outlook.mine.gold
    if outlook.is_last_round and gold:
        rest = outlook.hour * (outlook.mine.camp - 1) if outlook.mine.camp > 1 else outlook.after(0)
        found.append(Plan([CHURCH.of(gold - 1)], gold + rest, "why-sherwood-church", {"gold": gold}))
    return found
