"""Bigger choices of Sherwood Forest and, by brute force, everything that each of them may come to."""

from itertools import combinations_with_replacement, product

from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.games.sherwood.cards import ARMS, EQUIPMENT
from loxley.games.sherwood.state import Draft, Sherwood
from loxley.games.sherwood.vocabulary import NAME
from tests.conformance.kit import Choosing, Outcome

SHARES_FOLLOWED = ("gold 1", "gold 2", "companions 1")
TERMS_A_SIDE = 8


def sherwood(state: State) -> Sherwood:
    assert isinstance(state, Sherwood)
    return state


def _draft(state: State, seat: Seat) -> Draft | None:
    game = sherwood(state)
    return game.drafts[seat] if game.phase.name == "planning" and seat >= 0 else None


# -------------------------------------------------------------------------------------------------------------- church


def _may_donate(state: State, seat: Seat) -> bool:
    game = sherwood(state)
    idle = game.phase.name == "planning" and game.active == seat and _draft(state, seat) is None
    return idle and game.gold[seat] > 0 and not game.floor.asked


def _every_donation(state: State, seat: Seat) -> list[Outcome]:
    """Any number of gold, at least one (SW-3.3)."""
    return [(f"church {gold}",) for gold in range(1, sherwood(state).gold[seat] + 1)]


# --------------------------------------------------------------------------------------------------------- suggestions


def _is_suggesting(state: State, seat: Seat) -> bool:
    draft = _draft(state, seat)
    basic = not sherwood(state).rules.advanced
    begun = draft is not None and draft.hideout > 0 and len(draft.terms) == 1
    return begun and basic and seat != sherwood(state).active


def _every_suggestion(state: State, seat: Seat) -> list[Outcome]:
    """Raiders of one's own camp, and a card for each of them at most (SW-4.1, SW-5.3). It is talk: any card will do."""
    game = sherwood(state)
    hand = game.hands[seat]
    found: list[Outcome] = []
    for raiders in range(1, game.camps[seat] + 1):
        for cards in range(min(raiders, len(hand)) + 1):
            for kinds in combinations_with_replacement(range(ARMS), cards):
                arms = [f"arm {seat} {EQUIPMENT[kind]}" for kind in kinds]
                found.append((f"bring {seat} {raiders}", *arms))
        most = 3 * min(raiders, len(hand))  # a strength instead of cards (SW-R39)
        found += [(f"bring {seat} {raiders}", f"worth {seat} {worth}") for worth in range(1, most + 1)]
    return found


# -------------------------------------------------------------------------------------------------------------- shares


def _is_laying(state: State, seat: Seat) -> bool:
    """A card has just been named."""
    draft = _draft(state, seat)
    return draft is not None and draft.last in NAME and [seat, *draft.terms] not in sherwood(state).said


def _every_share(state: State, seat: Seat) -> list[Outcome]:
    """Gold of the mine and companions of the partner's oak for each partner but the informant (SW-4.7, SW-R20)."""
    game = sherwood(state)
    draft = _draft(state, seat)
    assert draft is not None
    partners = [other for other in range(game.seats) if draft.brings[other] and other != draft.informant]
    room = TERMS_A_SIDE - draft.counts[draft.informant]
    found: list[Outcome] = []
    for shares in product(product((0, 1, 2), (0, 1)), repeat=len(partners)):
        gold = sum(share[0] for share in shares)
        words: list[str] = []
        for other, (bags, companions) in zip(partners, shares, strict=True):
            words += [f"lay {other} gold {bags}"] * bool(bags) + [f"lay {other} companions {companions}"] * companions
        fits = all(game.oak[other] >= share[1] for other, share in zip(partners, shares, strict=True))
        if gold <= game.mine and fits and len(words) <= min(room, 3):
            found.append(tuple(words))
    return found


def _lays(words: str) -> bool:
    return words.startswith("lay ") and words.split(" ", 2)[2] in SHARES_FOLLOWED


CHOOSINGS = [
    Choosing(
        "donation",
        begins=_may_donate,
        builds=lambda words: words.startswith("church "),
        expected=_every_donation,
        most=1,
    ),
    Choosing(
        "suggestion",
        begins=_is_suggesting,
        builds=lambda words: words.startswith(("bring ", "arm ", "worth ")),
        ends=lambda words: words == "suggest",
        expected=_every_suggestion,
    ),
    Choosing(
        "shares",
        begins=_is_laying,
        builds=_lays,
        ends=lambda words: words == "post",
        expected=_every_share,
        most=3,
    ),
]
