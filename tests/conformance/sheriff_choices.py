"""The bigger choices of Sheriff and, by brute force, everything that each of them may come to."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product

from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.state import OFFERING, PICKING, Sheriff
from loxley.games.sheriff.vocabulary import LAY, LEFT, RIGHT, TERMS
from tests.conformance.kit import Choosing, Outcome

MOST_IN_A_BAG = 5  # SH-3.6
MOST_ASIDE = 5  # SH-3.1
VALUES = [2, 3, 3, 4, 6, 7, 8, 9, 4, 6, 6, 9, 6, 9, 8, 15, 3, 5]  # SH-1.1, SH-R15, in the order of GOODS
FEAST_PLATE = GOODS.index("feast_plate")
UNDECIDED = 1
TERMS_FOLLOWED = 2  # on each side of an offer
AMOUNTS_FOLLOWED = ("coins 1", "coins 2", "coins 7", "later coins 3", "later coins 160")


def sheriff(state: State) -> Sheriff:
    assert isinstance(state, Sheriff)
    return state


def _say(verb: str, goods: tuple[Good, ...]) -> Outcome:
    return tuple(f"{verb} {GOODS[good]}" for good in goods)


# ------------------------------------------------------------------------------------------------ bags, market, piles


def _is_packing(state: State, seat: Seat) -> bool:
    game = sheriff(state)
    return game.phase.name == "loading" and not game.closed[seat] and not game.packing[seat]


def _every_bag(state: State, seat: Seat) -> list[Outcome]:
    """One to five cards of the hand (SH-3.6)."""
    return [_say("pack", bag) for bag in _parts(sheriff(state).hands[seat], 1, MOST_IN_A_BAG)]


def _is_at_the_market(state: State, seat: Seat) -> bool:
    game = sheriff(state)
    return game.phase.name == "market" and game.turn == seat and not game.drawing and not game.aside


def _everything_set_aside(state: State, seat: Seat) -> list[Outcome]:
    """None to five cards of the hand (SH-3.1)."""
    return [_say("aside", cards) for cards in _parts(sheriff(state).hands[seat], 0, MOST_ASIDE)]


def _parts(hand: list[Good], least: int, most: int) -> set[tuple[Good, ...]]:
    return {part for size in range(least, most + 1) for part in combinations(sorted(hand), size)}


def _is_laying(state: State, seat: Seat) -> bool:
    legal = state.legal(seat)
    return bool(legal) and sheriff(state).pile < 0 and all(move in LAY[LEFT] or move in LAY[RIGHT] for move in legal)


def _every_pile(state: State, seat: Seat) -> list[Outcome]:  # noqa: ARG001
    """All cards onto one pile, in any order (SH-3.4, SH-4.10)."""
    game = sheriff(state)
    orders = set(permutations(game.aside if game.phase.name == "market" else game.confiscated))
    return [_say(verb, order) for verb in ("lay left", "lay right") for order in orders]


# ----------------------------------------------------------------------------------------------------- debts, the feast


def _is_in_debt(state: State, seat: Seat) -> bool:
    debt = sheriff(state).debt
    return debt is not None and debt.debtor == seat and len(debt.menu) == len(_stock(sheriff(state), seat))


def _stock(game: Sheriff, debtor: Seat) -> list[Good]:
    """Legal goods, as long as there are any; then contraband (SH-6.1)."""
    legal = [good for good in range(LEGAL) for _ in range(game.stalls[debtor][good])]
    return legal or game.contraband[debtor]


def _every_payment(state: State, seat: Seat) -> list[Outcome]:
    """Goods that cover the debt, and would not without any one of them (SH-R8)."""
    game = sheriff(state)
    assert game.debt is not None
    copies = Counter(_stock(game, seat))
    payments: list[Outcome] = []
    for counts in product(*(range(number + 1) for number in copies.values())):
        given = [good for good, count in zip(copies, counts, strict=True) for _ in range(count)]
        worth = sum(VALUES[good] for good in given)
        if given and worth >= game.debt.owed > worth - min(VALUES[good] for good in given):
            payments.append(_say("give", tuple(given)))
    return payments


def _is_feasting(state: State, seat: Seat) -> bool:
    game = sheriff(state)
    return game.phase.name == "feast" and game.turn == seat and not game.feasts[seat]


def _every_feast(state: State, seat: Seat) -> list[Outcome]:
    """One legal good in play for each Feast Plate (SH-8.5)."""
    game = sheriff(state)
    legal = [good for good in range(LEGAL) if game.seats > 3 or GOODS[good] != "bread"]
    plates = game.contraband[seat].count(FEAST_PLATE)
    return [_say("name", goods) for goods in combinations_with_replacement(legal, plates)]


# -------------------------------------------------------------------------------------------------------------- offers


def _is_giving(state: State, seat: Seat) -> bool:
    """An offer has just been begun, and there is something to want for it."""
    game = sheriff(state)
    draft = game.drafts[seat]
    fresh = draft is not None and draft.manner == OFFERING and not draft.gives and not draft.wants
    return game.phase.name == "inspection" and fresh


def _is_wanting(state: State, seat: Seat) -> bool:
    """Nothing is wanted yet."""
    game = sheriff(state)
    draft = game.drafts[seat]
    return draft is not None and draft.manner == OFFERING and not draft.wants


def _everything_given(state: State, seat: Seat) -> list[Outcome]:
    draft = sheriff(state).drafts[seat]
    assert draft is not None
    return [_terms("offer", side) for side in _sides(sheriff(state), seat, {"hidden"})]


def _everything_wanted(state: State, seat: Seat) -> list[Outcome]:
    draft = sheriff(state).drafts[seat]
    assert draft is not None
    gift: list[Outcome] = [()] if draft.gives else []  # SH-R25
    return gift + [_terms("want", side) for side in _sides(sheriff(state), draft.other, {"asked"})]


def _terms(verb: str, side: tuple[str, ...]) -> Outcome:
    return tuple(f"{verb} {term}" for term in side)


def _is_followed(words: str) -> bool:
    """Of the many amounts of coins a few will do."""
    _, _, term = words.partition(" ")
    return not term.removeprefix("later ").startswith("coins") or term in AMOUNTS_FOLLOWED


def _is_picking(state: State, seat: Seat) -> bool:
    """Cards for an offer are about to be chosen."""
    draft = sheriff(state).drafts[seat]
    return draft is not None and draft.manner == PICKING and not draft.gives


def _everything_picked(state: State, seat: Seat) -> list[Outcome]:
    """As many cards as are asked for unseen, of those that are not asked for by name (SH-R32)."""
    game = sheriff(state)
    draft = game.drafts[seat]
    assert draft is not None
    sheet = game.board.between(draft.other, seat)
    assert sheet is not None
    asked = [_split(TERMS.words[term]) for term in sheet.terms[1]]
    stock = [GOODS[good] for good in game.contraband[seat]]
    for good in _named(asked, "contraband").elements():
        stock.remove(good)
    chosen = set(combinations(stock, _named(asked, "unseen").total()))
    return [tuple(f"choose {good}" for good in goods) for goods in chosen]


def _offers(words: str) -> bool:
    return words.startswith("offer ") and _is_followed(words)


def _wants(words: str) -> bool:
    return words.startswith("want ") and _is_followed(words)


def _sides(game: Sheriff, giver: Seat, manner: set[str]) -> list[tuple[str, ...]]:
    """Every set of a few terms that one side of a deal may have (SH-4.3, SH-5)."""
    single = [term for term in TERMS.words if _is_followed(f"_ {term}") and _is_possible(game, giver, (term,), manner)]
    return [
        side
        for size in range(1, TERMS_FOLLOWED + 1)
        for side in combinations_with_replacement(single, size)
        if _is_possible(game, giver, side, manner)
    ]


def _is_possible(game: Sheriff, giver: Seat, side: tuple[str, ...], manner: set[str]) -> bool:
    terms = [_split(term) for term in side]
    return (
        _has_coins(game, giver, terms)
        and _has_goods(game, giver, terms)
        and _has_contraband(game, giver, terms, manner)
        and _may_speak_of_a_bag(game, giver, terms)
        and _may_decide(game, giver, terms)
        and _may_order(game, giver, terms)
        and _may_lay(game, giver, terms)
        and _may_promise(game, giver, terms)
    )


Terms = list[tuple[str, str]]


def _split(term: str) -> tuple[str, str]:
    """The name of a term and what it is about: `before 1 2` is about two bags, `unseen` about nothing."""
    if term.startswith("before "):
        return "before", term.removeprefix("before ")
    name, _, argument = term.rpartition(" ")
    return (name, argument) if name else (term, "")


def _named(terms: Terms, *names: str) -> Counter[str]:
    return Counter(argument for name, argument in terms if name in names)


def _in_play(game: Sheriff) -> set[str]:
    return {GOODS[good] for good in game.rules.full_deck()}


def _has_coins(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    amounts = _named(terms, "coins")
    return amounts.total() <= 1 and all(int(amount) <= game.purses[giver] for amount in amounts)


def _has_goods(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    return _named(terms, "stall") <= Counter({GOODS[good]: game.stalls[giver][good] for good in range(LEGAL)})


def _has_contraband(game: Sheriff, giver: Seat, terms: Terms, manner: set[str]) -> bool:
    """One's own is named truly or offered face down; another's may be asked for, up to the number that lies there."""
    if "hidden" in manner:
        return not _named(terms, "unseen") and _named(terms, "contraband", "hidden") <= Counter(
            GOODS[good] for good in game.contraband[giver]
        )
    named = _named(terms, "contraband")
    asked = named.total() + _named(terms, "unseen").total()
    return not _named(terms, "hidden") and set(named) <= _in_play(game) and asked <= len(game.contraband[giver])


def _may_speak_of_a_bag(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    """True or not, but not more cards than are in the bag (SH-5.3)."""
    claimed = _named(terms, "bag")
    undecided = giver != game.sheriff and game.fates[giver] == UNDECIDED
    return not claimed or (undecided and set(claimed) <= _in_play(game) and claimed.total() <= len(game.bags[giver]))


def _may_decide(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    """Each bag is opened, or waved through if that is still free (SH-4.5, SH-R12, SH-R13)."""
    deeds = _named(terms, "wave", "open")
    undecided = _undecided(game)
    waiting = {str(second) for first, second in _agreed_orders(game) if str(first) in undecided}
    free = {bag for bag in undecided if not game.must_open[int(bag)]} - waiting
    if not deeds:
        return True
    return giver == game.sheriff and set(deeds) <= undecided and set(_named(terms, "wave")) <= free and _once(deeds)


def _once(counts: Counter[str]) -> bool:
    return max(counts.values(), default=0) <= 1


def _undecided(game: Sheriff) -> set[str]:
    return {str(seat) for seat in range(game.seats) if game.fates[seat] == UNDECIDED}


def _agreed_orders(game: Sheriff) -> set[tuple[int, int]]:
    """Which bag comes before which, what follows from others included."""
    pairs = [TERMS.argument(term).split() for term in game.orders]
    orders = {(int(first), int(second)) for first, second in pairs}
    for _ in range(game.seats):
        orders |= {(first, last) for first, middle in orders for other, last in orders if middle == other}
    return orders


def _may_order(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    """One bag before another, once in a deal; not round in a circle, and no bag that passes at once (SH-5.1)."""
    orders = _named(terms, "before")
    for order in orders:
        first, second = order.split()
        if not {first, second} <= _undecided(game) or (int(second), int(first)) in _agreed_orders(game):
            return False
        if second in _named(terms, "wave"):
            return False
    return not orders or (giver == game.sheriff and orders.total() == 1)


def _may_lay(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    """Confiscated cards of a bag onto one pile, and not onto the other (SH-5.1, SH-R13)."""
    piles = _named(terms, "pile left", "pile right")
    barred = [(name, bag) for name, bag in terms if name.startswith("pile") and _is_other_pile(game, name, bag)]
    return not piles or (giver == game.sheriff and set(piles) <= _undecided(game) and _once(piles) and not barred)


def _is_other_pile(game: Sheriff, name: str, bag: str) -> bool:
    return int(bag) < game.seats and game.piles[int(bag)] == (RIGHT if name == "pile left" else LEFT)


def _may_promise(game: Sheriff, giver: Seat, terms: Terms) -> bool:
    """For rounds to come, each thing once and not its opposite (SH-5.2)."""
    to_come = range(1, game.rules.rounds - game.round)
    reigns = any((game.sheriff + step) % game.seats == giver for step in to_come)
    loads = any((game.sheriff + step) % game.seats != giver for step in to_come)
    deeds = _named(terms, "later wave", "later open")
    sums = _named(terms, "later coins")
    if sums and not (reigns and sums.total() == 1 and all(int(coins) <= 50 * game.seats for coins in sums)):
        return False
    others = {str(seat) for seat in range(game.seats) if seat != giver}
    if deeds and not (reigns and set(deeds) <= others and max(deeds.values()) == 1):
        return False
    later = _named(terms, "later")
    return later["honest"] <= loads and later["words"] <= 1


CHOOSINGS = [
    Choosing(
        "bag",
        begins=_is_packing,
        builds=lambda words: words.startswith("pack "),
        ends=lambda words: words == "close",
        expected=_every_bag,
    ),
    Choosing(
        "set-aside",
        begins=_is_at_the_market,
        builds=lambda words: words.startswith("aside "),
        ends=lambda words: words.startswith(("draw ", "done")),
        expected=_everything_set_aside,
    ),
    Choosing(
        "pile",
        begins=_is_laying,
        builds=lambda words: words.startswith("lay "),
        expected=_every_pile,
        ordered=True,
    ),
    Choosing(
        "payment",
        begins=_is_in_debt,
        builds=lambda words: words.startswith("give "),
        expected=_every_payment,
    ),
    Choosing(
        "feast",
        begins=_is_feasting,
        builds=lambda words: words.startswith("name "),
        expected=_every_feast,
    ),
    Choosing(
        "offer-given",
        begins=_is_giving,
        builds=_offers,
        ends=lambda words: words == "post",
        expected=_everything_given,
        most=TERMS_FOLLOWED,
    ),
    Choosing(
        "offer-wanted",
        begins=_is_wanting,
        builds=_wants,
        ends=lambda words: words == "post",
        expected=_everything_wanted,
        most=TERMS_FOLLOWED,
    ),
    Choosing(
        "cards-picked",
        begins=_is_picking,
        builds=lambda words: words.startswith("choose "),
        ends=lambda words: words.startswith("accept "),
        expected=_everything_picked,
    ),
]
