"""A merchant before the Sheriff: pays for a lie's passage, answers prices, meddles and makes friends."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.company import pool
from loxley.bots.sheriff.context import Moment
from loxley.bots.sheriff.gifts import give
from loxley.bots.sheriff.inspection_odds import fear
from loxley.bots.sheriff.notebook import KIND, Posted
from loxley.bots.sheriff.terms import bag_doubt, gain, given, hurt, passage, received, trust
from loxley.bots.sheriff.trades import propose_trade
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
_SILENCE: Final[Said] = ([], None)


def speak(moment: Moment) -> Said:
    """An answer, an offer, or silence."""
    for proposal in moment.offers_to_me():
        said = _answer(moment, proposal)
        if said[0]:
            return said
    if moment.may(TO.of(moment.sheriff)):
        said = _bribe(moment) if _should_bribe(moment) else _SILENCE
        if not said[0]:
            said = pool(moment)
        if not said[0]:
            said = _meddle(moment)
        if not said[0]:
            said = (_befriend(moment) or _deal_in_goods(moment), None)
        if not said[0]:
            said = give(moment)
        if said[0]:
            return said
    return ([HOLD], None) if moment.may(HOLD) else _SILENCE


# ---------------------------------------------------------------------------------------------------------- answering


def _answer(moment: Moment, proposal: OfferView) -> Said:
    """Take what is worth it; a liar answers too high a price with a better one for themselves."""
    author = proposal.author
    gets = received(moment, author, proposal.gives)
    won = gain(moment, proposal)
    if won >= 0.4 * moment.style.margin and (moment.may(ACCEPT.of(author)) or moment.may(PICK.of(author))):
        thought = None
        if author == moment.sheriff and f"wave {moment.me}" in proposal.gives:
            facts: dict[str, str | int | float] = {"sheriff": author, "worth": round(gets)}
            thought = Thought("why-sheriff-pay", facts, [(f"accept {author}", won), (f"decline {author}", 0.0)])
        return accept(proposal, moment.mine.contraband or [], moment.figures), thought
    if author == moment.sheriff and f"wave {moment.me}" in proposal.gives:
        counter = _bribe(moment)
        if counter[0]:
            return counter
    return ([DECLINE.of(author)], None) if moment.may(DECLINE.of(author)) else _SILENCE


# ------------------------------------------------------------------------------------------------------------ offering


def _bids(moment: Moment) -> list[Posted]:
    """What I have offered for my bag this round."""
    return [said for said in moment.notes.said_by(moment.me) if f"wave {moment.me}" in said.wants]


def _should_bribe(moment: Moment) -> bool:
    """An offer draws the Sheriff's eye: a liar whom nobody has threatened may do better to keep still."""
    return moment.me in moment.notes.threatened or passage(moment) <= 0 or moment.happens(moment.style.unasked)


def _bribe(moment: Moment) -> Said:
    """Who lies offers what the Sheriff may hope for, never more than the danger; after a refusal something better."""
    mine = moment.mine
    if mine.fate != "undecided" or mine.must_open or mine.declared is None:
        return _SILENCE
    bids = _bids(moment)
    if len(bids) >= _MOST_OFFERS:
        return _SILENCE
    if any(each.author == moment.me and each.other == moment.sheriff for each in moment.view.offers):
        return _SILENCE
    worth = passage(moment)
    if worth <= 0:
        return _bait(moment) if not bids else _SILENCE
    feared = fear(moment, KIND[mine.declared], mine.bag_size)
    most = worth * (1.0 + 0.15 * len(bids))
    if bids:
        least = max(given(moment, moment.sheriff, said.gives) for said in bids) + 1.5
        price = max(least, moment.style.opening_bid * most)
    else:
        price = min(max(feared.price, 0.35 * most), moment.style.opening_bid * most)
    if price > most or (feared.bought < 0.25 and not moment.happens(0.15)):
        return _SILENCE
    gives = _means(moment, max(1, round(price)))
    if not gives:
        return _SILENCE
    facts: dict[str, str | int | float] = {"opened": round(100 * feared.opened), "worth": round(worth)}
    thought = Thought("why-sheriff-bribe", facts, [("why-sheriff-an-offer", -price), ("hold", -worth)])
    return offer(moment.sheriff, gives, [f"wave {moment.me}"]), thought


def _bait(moment: Moment) -> Said:
    """An honest bag that looks guilty may be opened, and paid for."""
    if not moment.mine.coins or moment.notes.said_by(moment.me) or not moment.happens(moment.style.bait):
        return _SILENCE
    coins = min(moment.mine.coins, moment.rng.randint(1, 2))
    return offer(moment.sheriff, [f"coins {coins}"], [f"wave {moment.me}"]), Thought("why-sheriff-bait")


def _means(moment: Moment, price: int) -> list[str]:
    """Coins, now and then a tale about the bag, a promise or a card face down; goods where coins do not suffice."""
    gives: list[str] = []
    mine, values = moment.mine, moment.figures.values
    if price >= 2 and moment.is_sheriff_again(moment.me) and moment.happens(0.3):
        gives.append(f"later wave {moment.sheriff}")
        price -= 1
    if price >= 6 and mine.contraband and (mine.coins < price or moment.happens(0.15)):
        cheapest = min(mine.contraband, key=lambda word: values[KIND[word]])
        if values[KIND[cheapest]] <= price + 1:
            gives.append(f"hidden {cheapest}")
            price = max(0, price - values[KIND[cheapest]])
    elif price >= 5 and moment.happens(0.12):
        gives.append(f"bag {_tale(moment)}")
        price -= 2
    coins = min(price, mine.coins)
    if coins > 0:
        gives.append(f"coins {coins}")
    if coins < price and moment.is_sheriff_again(moment.me) and moment.happens(moment.character.honesty):
        gives.append(f"later coins {price - coins}")
    for word in sorted(mine.stall, key=lambda word: values[KIND[word]]):
        if coins < price and len(gives) < 6:
            gives.append(f"stall {word}")
            coins += values[KIND[word]]
    return gives


def _tale(moment: Moment) -> str:
    """What is said to be in the bag: the truth, as far as the character goes."""
    bag = moment.mine.bag or ["pepper"]
    lies = [word for word in bag if word != moment.mine.declared]
    if lies and moment.happens(moment.character.honesty):
        return min(lies, key=lambda word: moment.figures.values[KIND[word]])
    return "pepper" if "pepper" not in bag else "mead"


# ------------------------------------------------------------------------------------------------------------ meddling


def _meddle(moment: Moment) -> Said:
    """Pay for the opening, or the sparing, of a bag that is not mine, where it hurts a rival enough."""
    if moment.notes.said_by(moment.me) or moment.mine.coins < 4 or not moment.style.rivalry:
        return _SILENCE
    for bag in moment.undecided():
        shown = moment.view.seats[bag]
        if bag == moment.me or shown.must_open:
            continue
        found = bag_doubt(moment, bag)
        worth = hurt(moment, bag)
        if worth > 1.5 and _OUT_OF_QUESTION < found.opening < 3 and moment.happens(0.25):
            deed = "open"
        elif worth < -1.5 and found.opening > 0 and moment.happens(0.25):
            deed = "wave"
        else:
            continue
        price = max(1, min(round(abs(worth) * 0.5), moment.mine.coins, 5))
        facts: dict[str, str | int | float] = {"seat": bag, "lies": round(100 * found.lies), "coins": price}
        thought = Thought(f"why-sheriff-meddle-{deed}", facts, [(f"{deed} {bag}", abs(worth)), ("hold", 0.0)])
        return offer(moment.sheriff, [f"coins {price}"], [f"{deed} {bag}"]), thought
    return _SILENCE


def _deal_in_goods(moment: Moment) -> list[Move]:
    """A trade between stalls: one try in a round."""
    if moment.notes.said_by(moment.me) or not moment.style.rivalry or not moment.happens(_TRADES):
        return []
    return propose_trade(moment)


def _befriend(moment: Moment) -> list[Move]:
    """Propose to spare each other's bags, each when Sheriff."""
    if not moment.is_sheriff_again(moment.me) or moment.notes.said_by(moment.me) or not moment.happens(_FRIENDLY):
        return []
    friends: list[Seat] = [
        seat
        for seat in range(moment.seats)
        if seat != moment.me
        and moment.is_sheriff_again(seat)
        and trust(moment, seat) >= 0.5
        and not _allied(moment, seat)
    ]
    if not friends:
        return []
    friend = moment.rng.choice(friends)
    return offer(friend, [f"later wave {friend}"], [f"later wave {moment.me}"])


def _allied(moment: Moment, seat: Seat) -> bool:
    return any(
        promise.fate == "open" and promise.promiser == seat and promise.promisee == moment.me
        for promise in moment.view.promises
    )
