"""The Sheriff: hears offers, threatens, names prices, and decides each bag by what it is worth opened or waved."""

from typing import Final

from loxley.bots.frame import Thought
from loxley.bots.sheriff.as_merchant import Said
from loxley.bots.sheriff.company import pay_debts
from loxley.bots.sheriff.context import Context
from loxley.bots.sheriff.gifts import gratitude
from loxley.bots.sheriff.lie_odds import LieOdds
from loxley.bots.sheriff.stalls import FACE_DOWN
from loxley.bots.sheriff.terms import bag_odds, gain, offered
from loxley.bots.sheriff.trades import hunt
from loxley.bots.sheriff.words import accept, offer
from loxley.core.seats import Seat
from loxley.core.words import Move
from loxley.games.sheriff.view import OfferView
from loxley.games.sheriff.vocabulary import ACCEPT, DECLINE, OPEN, PICK, TERMS, THREATEN, TO, UNSEEN, WAVE

_MOST_WORDS: Final = 3  # a round, that decide nothing
_AFFRONT: Final = 2.0  # coins: what a refused price adds to the wish to look
_A_CARD: Final = 0.4  # how often a card is asked for instead of coins
_STAKE: Final = 9.9  # what a card that lies may cost its owner


def govern(context: Context) -> Said:
    """Debts first, then answers, words, and a decision."""
    debts = pay_debts(context)
    if debts:
        return debts, None
    odds = {bag: bag_odds(context, bag) for bag in context.undecided()}
    offers = sorted(context.offers_to_me(), key=lambda each: -_worth(context, each))
    for proposal in offers:
        said = _answer(context, proposal, odds)
        if said[0]:
            return said
    words = hunt(context) or _talk(context, odds)
    return (words, None) if words else _decide(context, odds)


def _worth(context: Context, proposal: OfferView) -> float:
    """What its author pays is also worth something as a rival's loss."""
    return gain(context, proposal) + context.rival(proposal.author) * offered(context, proposal)


def _answer(context: Context, proposal: OfferView, odds: dict[Seat, LieOdds]) -> Said:
    """A deal that beats opening; but who seems to lie about much can pay more."""
    author = proposal.author
    worth = _worth(context, proposal)
    takes = worth >= context.style.margin and (context.may(ACCEPT.of(author)) or context.may(PICK.of(author)))
    bag = odds.get(author)
    pays_for_own_bag = f"wave {author}" in proposal.wants
    if bag is not None and pays_for_own_bag:
        counter = _counter(context, proposal, bag)
        if counter:
            return counter, None
    if not takes:
        return ([DECLINE.of(author)], None) if context.may(DECLINE.of(author)) else ([], None)
    if bag is None or not pays_for_own_bag:
        return accept(proposal, context.mine.contraband or [], context.figures), _why_open(proposal, odds, worth)
    facts: dict[str, str | int | float] = {"seat": author, "lies": round(100 * bag.lies)}
    compared = [(f"accept {author}", worth + max(bag.opening, 0.0)), (f"open {author}", bag.opening)]
    return accept(proposal, context.mine.contraband or [], context.figures), Thought(
        "why-sheriff-take", facts, compared
    )


def _why_open(proposal: OfferView, odds: dict[Seat, LieOdds], gain: float) -> Thought | None:
    """Why a Sheriff is paid by one to open the bag of another."""
    for bag, found in odds.items():
        if f"open {bag}" in proposal.wants:
            facts: dict[str, str | int | float] = {"seat": bag, "lies": round(100 * found.lies)}
            return Thought("why-sheriff-open", facts, [(f"accept {proposal.author}", gain), (f"wave {bag}", 0.0)])
    return None


def _counter(context: Context, proposal: OfferView, bag: LieOdds) -> list[Move]:
    gets = offered(context, proposal)
    bearable = 0.55 * bag.lies * bag.cards * _STAKE
    if bearable < gets + 3 or not context.happens(context.style.haggling):
        return []
    return _name_price(context, proposal.author, round(0.5 * (gets + bearable)) + 1)


def _name_price(context: Context, merchant: Seat, price: int) -> list[Move]:
    """Let a bag pass for coins, or for a card face down (SH-R32). Nobody hears a price twice in a round."""
    shown = context.view.seats[merchant]
    said = context.notes.said_by(context.me)
    if _words_left(context) <= 0 or not context.may(TO.of(merchant)) or shown.must_open or not shown.coins:
        return []
    if any(posted.other == merchant for posted in said):
        return []
    coins = min(max(price, 1), shown.coins)
    if shown.contraband_count and price > FACE_DOWN and (coins < price or context.happens(_A_CARD)):
        rest = min(shown.coins, round(price - FACE_DOWN))
        return offer(merchant, [f"wave {merchant}"], [TERMS.words[UNSEEN], *([f"coins {rest}"] if rest else [])])
    return offer(merchant, [f"wave {merchant}"], [f"coins {coins}"])


def _words_left(context: Context) -> int:
    said = len(context.notes.said_by(context.me)) + len(context.notes.threatened)
    return _MOST_WORDS - said


def _talk(context: Context, odds: dict[Seat, LieOdds]) -> list[Move]:
    """A threat opens the talks; then a price for whoever seems to lie and stays silent."""
    if _words_left(context) <= 0:
        return []
    order = sorted(odds, key=lambda bag: -odds[bag].lies * odds[bag].cards - 0.3 * context.rng.random())
    if not context.notes.threatened and not context.notes.decided:
        for bag in order:
            if context.may(THREATEN.of(bag)):
                return [THREATEN.of(bag)]
    for bag in order:
        found = odds[bag]
        bearable = 0.5 * found.lies * found.cards * _STAKE
        price = max(found.opening, 0.0) + context.style.margin + 1
        if bearable > price and context.happens(context.style.haggling):
            words = _name_price(context, bag, round(0.6 * bearable + 0.4 * price))
            if words:
                return words
    return []


def _decide(context: Context, odds: dict[Seat, LieOdds]) -> Said:
    """The bag most worth opening first: the others may learn from it. What was promised counts, by character."""
    ready = {bag: found for bag, found in odds.items() if context.may(OPEN.of(bag))}  # others wait (SH-5.1)
    hopes = {bag: _hope(context, bag, found) for bag, found in ready.items()}
    bound = [bag for bag in hopes if not context.may(WAVE.of(bag))]
    bag = bound[0] if bound else max(hopes, key=lambda seat: hopes[seat])
    found = odds[bag]
    facts: dict[str, str | int | float] = {"seat": bag, "lies": round(100 * found.lies)}
    compared = [(f"open {bag}", hopes[bag]), (f"wave {bag}", 0.0)]
    if bound:
        return [OPEN.of(bag)], Thought("why-sheriff-bound", facts)
    if hopes[bag] > 0:
        return [OPEN.of(bag)], Thought("why-sheriff-open", facts, compared)
    return [WAVE.of(bag)], Thought("why-sheriff-wave", facts, compared)


def _refused_price(context: Context, bag: Seat) -> bool:
    """Silence is an answer too: a price that was left unanswered counts as refused."""
    return any(posted.other == bag and posted.fate != "accepted" for posted in context.notes.said_by(context.me))


def _hope(context: Context, bag: Seat, found: LieOdds) -> float:
    """What opening is worth, a little at random; a promise, and a gift, weigh as much as the character says."""
    hope = found.opening + context.style.strictness + context.rng.gauss(0.0, context.style.wobble)
    hope -= gratitude(context, bag)
    if _refused_price(context, bag):
        hope += _AFFRONT
    word = 60.0 * max(0.0, context.character.honesty - 0.5) + 12.0 * context.character.honesty
    for promise in context.view.promises:
        if promise.promiser == context.me and promise.fate == "open" and promise.made < context.view.round:
            if promise.term == f"later wave {bag}":
                hope -= word
            elif promise.term == f"later open {bag}":
                hope += word
    return hope
