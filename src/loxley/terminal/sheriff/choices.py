"""The choices of Sheriff: rows of like moves, amounts asked for as numbers, and two shortcuts for the usual bribes."""

from collections import Counter
from collections.abc import Iterable, Sequence

from loxley.core.words import Family, Move
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    BEFORE,
    COINS,
    CONTRABAND,
    DECLINE,
    DRAW,
    DROP,
    HIDDEN,
    HOLD,
    JOIN,
    LATER_COINS,
    LATER_HONEST,
    LATER_WORDS,
    LAY,
    LEAVE,
    MARK_BROKEN,
    MARK_KEPT,
    MOVES,
    OFFER,
    OPEN,
    PICK,
    PILES,
    POST,
    STALL,
    TERMS,
    THREATEN,
    TO,
    UNSEEN,
    WANT,
    WAVE,
    WAVE_THROUGH,
    WITHDRAW,
    offer_meant,
)
from loxley.telling import Teller
from loxley.telling.speech import key
from loxley.terminal.sheriff.labels import card
from loxley.terminal.stage import Amount, Choice

GIVES = 0  # the pages of an offer
WANTS = 1
_BY_PLAYER = (OPEN, WAVE, THREATEN, ACCEPT, DECLINE, WITHDRAW, MARK_KEPT, MARK_BROKEN, TO, PICK)
_ANSWERS = (ACCEPT, PICK, DECLINE)
_SECOND_THOUGHTS = (WITHDRAW, LEAVE, MARK_KEPT, MARK_BROKEN)


def choices(teller: Teller, view: SheriffView, legal: Sequence[Move], page: int) -> list[Choice]:
    """Everything the reader may do now."""
    if view.draft is not None:
        return _of_an_offer(teller, view, legal, page)
    if view.phase != "inspection":
        return _rows(teller, view, legal)

    def rows(*families: Family) -> list[Choice]:
        return _rows(teller, view, [move for move in legal if MOVES.family_of(move) in families])

    if view.viewer == view.sheriff:
        prices = _prices(teller, view, legal)
        return [*rows(*_ANSWERS), *rows(OPEN, WAVE), *prices, *rows(THREATEN), *rows(TO, JOIN, *_SECOND_THOUGHTS)]
    bribe = _bribe(teller, view, legal)
    silence = _rows(teller, view, [HOLD]) if HOLD in legal else []
    return [*rows(*_ANSWERS), *bribe, *rows(TO, JOIN, *_SECOND_THOUGHTS), *silence]


def _rows(teller: Teller, view: SheriffView, moves: Iterable[Move]) -> list[Choice]:
    found: list[Choice] = []
    for move in moves:
        family = MOVES.family_of(move)
        row = teller.texts.say(f"sheriff-move-{key(family.name)}.row")
        found.append(Choice(row, _label(teller, view, family, move), (move,)))
    return found


def _label(teller: Teller, view: SheriffView, family: Family, move: Move) -> str:
    """What tells a move from the others of its row."""
    argument = MOVES.argument(move)
    if family is DRAW:
        return _pile(teller, view, argument)
    if family is WAVE:
        meaning = _passing(teller, view, int(argument))
        return f"{teller.label(int(argument))} ({meaning})" if meaning else teller.label(int(argument))
    if family in _BY_PLAYER:
        return teller.label(int(argument))
    if family in (JOIN, LEAVE):
        author, other = offer_meant(family, move, view.sheriff)
        if other == view.sheriff:
            return teller.label(author)
        return teller.texts.say("sheriff-offer-between", author=teller.label(author), other=teller.label(other))
    if not argument:
        return teller.texts.say(f"sheriff-move-{key(family.name)}")
    return card(teller, argument, _stock(view, family)[argument])


def _pile(teller: Teller, view: SheriffView, pile: str) -> str:
    name = teller.texts.say("sheriff-pile", pile=pile)
    if pile == PILES[-1]:
        return teller.texts.say("sheriff-pile-count", pile=name, count=view.deck_size)
    top = (view.left if pile == PILES[0] else view.right)[-1]
    return teller.texts.say("sheriff-pile-top", pile=name, good=card(teller, top))


def _stock(view: SheriffView, family: Family) -> Counter[str]:
    """The cards from which a row chooses."""
    mine = view.seats[view.viewer]
    if family.name == "pack":
        return Counter(mine.hand or []) - Counter(mine.packing or [])
    if family in LAY:
        return Counter(view.aside or view.confiscated)
    if family.name == "give":
        return Counter(mine.stall) + Counter(mine.contraband or [])
    if family.name == "aside":
        return Counter(mine.hand or [])
    if family.name == "choose":
        chosen = view.draft.gives if view.draft is not None else []
        return Counter(mine.contraband or []) - Counter(chosen)
    return Counter()


# ------------------------------------------------------------------------------------------------------------ shortcuts


def _bribe(teller: Teller, view: SheriffView, legal: Sequence[Move]) -> list[Choice]:
    """Coins for the Sheriff, so that the reader's bag passes: the offer that is made most."""
    mine = view.seats[view.viewer]
    if TO.of(view.sheriff) not in legal or not mine.bribe_limit:
        return []

    def offer(coins: int) -> list[Move]:
        wave = WANT.of(WAVE_THROUGH.of(view.viewer))
        return [TO.of(view.sheriff), OFFER.of(COINS.of(coins - 1)), wave, POST]

    say = teller.texts.say
    amount = Amount(say("sheriff-bribe.question"), 1, mine.bribe_limit, offer)
    return [Choice(say("sheriff-bribe.row"), say("sheriff-bribe"), amount=amount)]


def _prices(teller: Teller, view: SheriffView, legal: Sequence[Move]) -> list[Choice]:
    """A price that the Sheriff names for each bag."""
    say = teller.texts.say
    found: list[Choice] = []
    for merchant, shown in enumerate(view.seats):
        if TO.of(merchant) in legal and shown.bribe_limit:

            def offer(coins: int, merchant: int = merchant) -> list[Move]:
                wave = OFFER.of(WAVE_THROUGH.of(merchant))
                return [TO.of(merchant), wave, WANT.of(COINS.of(coins - 1)), POST]

            amount = Amount(say("sheriff-price.question"), 1, shown.bribe_limit, offer)
            label = say("sheriff-price", player=teller.label(merchant))
            found.append(Choice(say("sheriff-price.row"), label, amount=amount))
    return found


# --------------------------------------------------------------------------------------------------------------- offers


def _of_an_offer(teller: Teller, view: SheriffView, legal: Sequence[Move], page: int) -> list[Choice]:
    """First page: what the reader gives. Second page: what they want for it."""
    assert view.draft is not None
    if view.draft.manner == "pick":
        return _rows(teller, view, [move for move in legal if move != DROP])
    side, giver = (OFFER, view.viewer) if page == GIVES else (WANT, view.draft.other)
    found: list[Choice] = []
    for move in [move for move in legal if move in side]:
        term = side.index(move)
        if term in COINS or term in LATER_COINS:
            found += (
                _amount(teller, side, TERMS.family_of(term), legal) if term in (COINS.start, LATER_COINS.start) else []
            )
        else:
            row = teller.texts.say(f"sheriff-term-{key(TERMS.family_of(term).name)}.row")
            found.append(Choice(row, _term_label(teller, view, giver, term), (move,)))
    if page == GIVES and any(move in WANT for move in legal):
        found.append(Choice(teller.texts.say("sheriff-next.row"), teller.texts.say("sheriff-next"), page=WANTS))
    if POST in legal:
        found += _rows(teller, view, [POST])
    return found


def _amount(teller: Teller, side: Family, family: Family, legal: Sequence[Move]) -> list[Choice]:
    """A sum of coins, now or later: asked for as a number."""
    amounts = [move for move in legal if move in side and side.index(move) in family]
    say = teller.texts.say
    amount = Amount(say("sheriff-amount.question"), 1, len(amounts), lambda coins: [side.of(family.of(coins - 1))])
    return [Choice(say(f"sheriff-term-{key(family.name)}.row"), say("sheriff-amount"), amount=amount)]


def _term_label(teller: Teller, view: SheriffView, giver: int, term: int) -> str:
    if term in (LATER_HONEST, LATER_WORDS, UNSEEN):
        return teller.texts.say(f"sheriff-term-{key(TERMS.family_of(term).name)}.label")
    argument = TERMS.argument(term)
    if term in BEFORE:
        first, second = (teller.label(int(seat)) for seat in argument.split())
        return teller.texts.say("sheriff-term-before.label", seat=first, second=second)
    if not teller.catalogue.terms[TERMS.family_of(term).name].is_thing:
        return teller.label(int(argument))  # the row says what happens to their bag
    shown = view.seats[giver]
    stock: Counter[str] = Counter()
    if term in STALL:
        stock = Counter(shown.stall)
    elif (term in CONTRABAND or term in HIDDEN) and shown.contraband is not None:
        stock = Counter(shown.contraband)
    return teller.short("good", argument, stock[argument])


def _passing(teller: Teller, view: SheriffView, bag: int) -> str:
    """What it means for standing offers to let a bag pass (SH-R30); nothing, if it means nothing."""
    takers = [teller.names[offer.author] for offer in view.offers if offer.taken_with == bag]
    losers = [teller.names[offer.author] for offer in view.offers if bag in offer.lost_with]
    return teller.texts.say(
        "sheriff-passing",
        taken="some" if takers else "none",
        lost="some" if losers else "none",
        takers=teller.listed(takers),
        losers=teller.listed(losers),
    )
