"""A merchant before the Sheriff: pays for a lie's passage, answers prices, meddles and makes friends."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.company import pool
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.favours import best_pile, order_worth
from loxley.bots.sheriff.gifts import give
from loxley.bots.sheriff.inspection_odds import inspection_odds
from loxley.bots.sheriff.notebook import KIND, Posted
from loxley.bots.sheriff.terms import bag_odds, gain, given, hurt, passage, received, trust
from loxley.bots.sheriff.trades import hunt, propose_trade
from loxley.bots.sheriff.words import accept, offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import ACCEPT, DECLINE, HOLD, PICK, TO

Said = tuple[list[Move], Thought | None]

_FRIENDLY: Final = 0.1  # how often an alliance is proposed
_TRADES: Final = 0.4  # how often a trade is looked for
_MOST_OFFERS: Final = 3  # a round
_OUT_OF_QUESTION: Final = -5.0  # no Sheriff is paid to open a bag that is so surely honest
_FAVOUR: Final = 1  # coins for a small favour
_ALONGSIDE: Final = 0.5  # coins: what a favour must be worth that is asked for together with another
_SILENCE: Final[Said] = ([], None)


def speak(context: Context) -> Said:
    """An answer, an offer, or silence."""
    for proposal in context.offers_to_me():
        said = _answer(context, proposal)
        if said[0]:
            return said
    if context.may(TO.of(context.sheriff)):
        said = _order(context)
        if not said[0] and _should_bribe(context):
            said = _bribe(context)
        if not said[0]:
            said = pool(context)
        if not said[0]:
            said = (hunt(context), None)
        if not said[0]:
            said = _meddle(context)
        if not said[0]:
            said = _lay_elsewhere(context)
        if not said[0]:
            said = (_befriend(context) or _deal_in_goods(context), None)
        if not said[0]:
            said = give(context)
        if said[0]:
            return said
    return ([HOLD], None) if context.may(HOLD) else _SILENCE


# ---------------------------------------------------------------------------------------------------------- answering


def _answer(context: Context, proposal: OfferView) -> Said:
    """Take what is worth it; a liar answers too high a price with a better one for themselves."""
    author = proposal.author
    gets = received(context, author, proposal.gives)
    won = gain(context, proposal)
    if won >= 0.4 * context.style.margin and (context.may(ACCEPT.of(author)) or context.may(PICK.of(author))):
        thought = None
        if author == context.sheriff and f"wave {context.me}" in proposal.gives:
            facts: dict[str, str | int | float] = {"sheriff": author, "worth": round(gets)}
            thought = Thought("why-sheriff-pay", facts, [(f"accept {author}", won), (f"decline {author}", 0.0)])
        return accept(proposal, context.mine.contraband or [], context.figures), thought
    if author == context.sheriff and f"wave {context.me}" in proposal.gives:
        counter = _bribe(context)
        if counter[0]:
            return counter
    return ([DECLINE.of(author)], None) if context.may(DECLINE.of(author)) else _SILENCE


# ------------------------------------------------------------------------------------------------------------ offering


def _bids(context: Context) -> list[Posted]:
    """What I have offered for my bag this round."""
    return [said for said in context.notes.said_by(context.me) if f"wave {context.me}" in said.wants]


def _should_bribe(context: Context) -> bool:
    """An offer draws the Sheriff's eye: a liar whom nobody has threatened may do better to keep still."""
    return context.me in context.notes.threatened or passage(context) <= 0 or context.happens(context.style.unasked)


def _bribe(context: Context) -> Said:
    """Who lies offers what the Sheriff may hope for, hardly more than the danger; after a refusal something better."""
    mine = context.mine
    if mine.fate != "undecided" or mine.must_open or mine.declared is None:
        return _SILENCE
    bids = _bids(context)
    if len(bids) >= _MOST_OFFERS:
        return _SILENCE
    if any(each.author == context.me and each.other == context.sheriff for each in context.view.offers):
        return _SILENCE
    worth = passage(context)
    if worth <= 0:
        return _bait(context) if not bids else _SILENCE
    odds = inspection_odds(context, KIND[mine.declared], mine.bag_size)
    most = worth * (1.0 + context.style.raises * len(bids))
    if bids:
        least = max(given(context, context.sheriff, said.gives) for said in bids) + 1.5
        price = max(least, context.style.opening_bid * most)
    else:
        price = min(max(odds.price, 0.35 * most), context.style.opening_bid * most)
    if price > most or (odds.bought < 0.25 and not context.happens(0.15)):
        return _SILENCE
    gives = _means(context, max(1, round(price)))
    if not gives:
        return _SILENCE
    facts: dict[str, str | int | float] = {"opened": round(100 * odds.opened), "worth": round(worth)}
    thought = Thought("why-sheriff-bribe", facts, [("why-sheriff-an-offer", -price), ("hold", -worth)])
    return offer(context.sheriff, gives, [f"wave {context.me}"]), thought


def _bait(context: Context) -> Said:
    """An honest bag that looks guilty may be opened, and paid for."""
    if not context.mine.coins or context.notes.said_by(context.me) or not context.happens(context.style.bait):
        return _SILENCE
    coins = min(context.mine.coins, context.rng.randint(1, 2))
    return offer(context.sheriff, [f"coins {coins}"], [f"wave {context.me}"]), Thought("why-sheriff-bait")


def _means(context: Context, price: int) -> list[str]:
    """Coins, now and then a tale about the bag, a promise or a card face down; goods where coins do not suffice."""
    gives: list[str] = []
    mine, values = context.mine, context.figures.values
    if price >= 2 and context.is_sheriff_again(context.me) and context.happens(0.3):
        gives.append(f"later wave {context.sheriff}")
        price -= 1
    if price >= 6 and mine.contraband and (mine.coins < price or context.happens(0.15)):
        cheapest = min(mine.contraband, key=lambda word: values[KIND[word]])
        if values[KIND[cheapest]] <= price + 1:
            gives.append(f"hidden {cheapest}")
            price = max(0, price - values[KIND[cheapest]])
    elif price >= 5 and context.happens(0.12):
        gives.append(f"bag {_tale(context)}")
        price -= 2
    coins = min(price, mine.coins)
    if coins > 0:
        gives.append(f"coins {coins}")
    if coins < price and context.is_sheriff_again(context.me) and context.happens(context.character.honesty):
        gives.append(f"later coins {price - coins}")
    for word in sorted(mine.stall, key=lambda word: values[KIND[word]]):
        if coins < price and len(gives) < 6:
            gives.append(f"stall {word}")
            coins += values[KIND[word]]
    return gives


def _tale(context: Context) -> str:
    """What is said to be in the bag: the truth, as far as the character goes."""
    bag = context.mine.bag or ["pepper"]
    lies = [word for word in bag if word != context.mine.declared]
    if lies and context.happens(context.character.honesty):
        return min(lies, key=lambda word: context.figures.values[KIND[word]])
    return "pepper" if "pepper" not in bag else "mead"


# ------------------------------------------------------------------------------------------------------------ meddling


def _meddle(context: Context) -> Said:
    """Pay for the opening, or the sparing, of a bag that is not mine, where it hurts a rival enough."""
    if context.notes.said_by(context.me) or context.mine.coins < 4 or not context.style.rivalry:
        return _SILENCE
    for bag in context.undecided():
        shown = context.view.seats[bag]
        if bag == context.me or shown.must_open:
            continue
        found = bag_odds(context, bag)
        worth = hurt(context, bag)
        if worth > 1.5 and _OUT_OF_QUESTION < found.opening < 3 and context.happens(0.25):
            deed = "open"
        elif worth < -1.5 and found.opening > 0 and context.happens(0.25):
            deed = "wave"
        else:
            continue
        price = max(1, min(round(abs(worth) * 0.5), context.mine.coins, 5))
        facts: dict[str, str | int | float] = {"seat": bag, "lies": round(100 * found.lies), "coins": price}
        thought = Thought(f"why-sheriff-meddle-{deed}", facts, [(f"{deed} {bag}", abs(worth)), ("hold", 0.0)])
        wants = [f"{deed} {bag}"]
        if deed == "open":
            pile, served = best_pile(context, bag, found)
            wants += [pile] if served > _ALONGSIDE else []
        return offer(context.sheriff, [f"coins {price}"], wants), thought
    return _SILENCE


def _order(context: Context) -> Said:
    """Pay for another bag to be decided before mine, where time may run out before a lie of mine is looked at."""
    if not context.mine.coins or any(word.startswith("before ") for word in _wanted(context)):
        return _SILENCE
    worth = passage(context)
    for bag in context.undecided():
        gained = order_worth(context, bag, context.me, worth)
        if gained > _FAVOUR:
            facts: dict[str, str | int | float] = {"seat": bag, "coins": _FAVOUR}
            thought = Thought("why-sheriff-order", facts, [("why-sheriff-an-offer", gained - _FAVOUR), ("hold", 0.0)])
            return offer(context.sheriff, [f"coins {_FAVOUR}"], [f"before {bag} {context.me}"]), thought
    return _SILENCE


def _lay_elsewhere(context: Context) -> Said:
    """Pay for what is found in a bag to be laid where it covers nothing that I want to draw in the next round."""
    if not context.mine.coins or context.notes.said_by(context.me):
        return _SILENCE
    for bag in context.undecided():
        if bag == context.me or not context.view.seats[bag].must_open:
            continue
        found = bag_odds(context, bag)
        pile, served = best_pile(context, bag, found)
        if served > _FAVOUR:
            facts: dict[str, str | int | float] = {"seat": bag, "lies": round(100 * found.lies), "coins": _FAVOUR}
            thought = Thought("why-sheriff-pile", facts, [("why-sheriff-an-offer", served - _FAVOUR), ("hold", 0.0)])
            return offer(context.sheriff, [f"coins {_FAVOUR}"], [pile]), thought
    return _SILENCE


def _wanted(context: Context) -> list[str]:
    """All that I have asked for in this round."""
    return [word for said in context.notes.said_by(context.me) for word in said.wants]


def _deal_in_goods(context: Context) -> list[Move]:
    """A trade between stalls: one try in a round."""
    if context.notes.said_by(context.me) or not context.style.rivalry or not context.happens(_TRADES):
        return []
    return propose_trade(context)


def _befriend(context: Context) -> list[Move]:
    """Propose to spare each other's bags, each when Sheriff."""
    if not context.is_sheriff_again(context.me) or context.notes.said_by(context.me) or not context.happens(_FRIENDLY):
        return []
    friends: list[Seat] = [
        seat
        for seat in range(context.seats)
        if seat != context.me
        and context.is_sheriff_again(seat)
        and trust(context, seat) >= 0.5
        and not _allied(context, seat)
    ]
    if not friends:
        return []
    friend = context.rng.choice(friends)
    return offer(friend, [f"later wave {friend}"], [f"later wave {context.me}"])


def _allied(context: Context, seat: Seat) -> bool:
    return any(
        promise.fate == "open" and promise.promiser == seat and promise.promisee == context.me
        for promise in context.view.promises
    )
