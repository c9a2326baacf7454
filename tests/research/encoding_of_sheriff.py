"""Sheriff's rows from views and events."""

from loxley.core.log import Event
from loxley.core.state import View
from loxley.games.sheriff.goods import GOODS, LEGAL, LEGAL_GOODS
from loxley.games.sheriff.memory import remember
from loxley.games.sheriff.row_sides import OFFER, SIDE
from loxley.games.sheriff.rows import FLAGS, PHASE_NAMES, TOPS
from loxley.games.sheriff.view import OfferView, SheriffView
from tests.research.encodings import Places, Values, count_events, counts, one, word

MOST_PLAYERS = 5
PILES = ["left", "right"]
DEEDS = ("later wave", "later open", "wave", "open")


def encode(view: View, events: list[Event]) -> Values:
    assert isinstance(view, SheriffView)
    places = Places(view.viewer, len(view.seats), MOST_PLAYERS)
    return {
        **_table(view, places),
        **_own(view),
        **_seats(view, places),
        **_memory(view, places, events),
        **_talks(view, places),
    }


def _table(view: SheriffView, places: Places) -> Values:
    return {
        "players": [len(view.seats)],
        "options": [int(view.options[flag]) for flag in FLAGS],
        "orderly floor": [int(view.options["floor"] == "orderly")],
        "phase": one(view.phase, PHASE_NAMES),
        "round": [view.round],
        "rounds": [view.rounds],
        "sheriff": places.marks([view.sheriff]),
        "turn": places.marks([view.turn]),
        "hand limit": [view.hand_limit],
        "deck size": [view.deck_size],
        "box size": [view.box_size],
        "left pile": counts(view.left, GOODS),
        "right pile": counts(view.right, GOODS),
        "left top": _top(view.left),
        "right top": _top(view.right),
        "confiscated": counts(view.confiscated, GOODS),
        "debtor": places.marks([view.debt.debtor] if view.debt else []),
        "creditor": places.marks([view.debt.creditor] if view.debt else []),
        "owed": [view.debt.owed if view.debt else 0],
    }


def _top(pile: list[str]) -> list[int]:
    top = [word(good, GOODS) for good in pile[::-1][:TOPS]]
    return top + [0] * (TOPS - len(top))


def _own(view: SheriffView) -> Values:
    own = view.seats[view.viewer]
    return {
        "hand": counts(own.hand or [], GOODS),
        "bag": counts(own.bag or [], GOODS),
        "packing": counts(own.packing or [], GOODS),
        "bag closed": [int(own.closed or False)],
        "cards set aside": [view.aside_count],
        "set aside": counts(view.aside or [], GOODS),
        "drawing": [int(view.drawing)],
        "drew from deck": [int(view.drew_from_deck)],
        "laying on": [word(view.pile, PILES)],
    }


def _seats(view: SheriffView, places: Places) -> Values:
    return {
        "coins": places.of([seat.coins for seat in view.seats]),
        "hand size": places.of([seat.hand_size for seat in view.seats]),
        "stall": places.parts([[seat.stall.get(good, 0) for good in LEGAL_GOODS] for seat in view.seats], LEGAL),
        "contraband size": places.of([seat.contraband_count for seat in view.seats]),
        "bag size": places.of([seat.bag_size for seat in view.seats]),
        "declared": places.of([word(seat.declared, LEGAL_GOODS) for seat in view.seats]),
        "fate": places.of([["none", "undecided", "waved", "opened"].index(seat.fate) for seat in view.seats]),
        "must be opened": places.of([int(seat.must_open) for seat in view.seats]),
        "decided after": places.parts([places.marks(seat.after) for seat in view.seats], MOST_PLAYERS),
        "agreed pile": places.of([word(seat.pile, PILES) for seat in view.seats]),
        "feast": places.parts([counts(feast, LEGAL_GOODS) for feast in view.feasts], LEGAL),
    }


def _memory(view: SheriffView, places: Places, events: list[Event]) -> Values:
    seats = len(view.seats)
    memory = remember(events, view.viewer, seats)
    seen = []
    for seat, shown in enumerate(view.seats):
        names = [GOODS[good] for good in memory.smuggled[seat]] if shown.contraband is None else shown.contraband
        seen.append(counts(names, GOODS))
    hidden = [counts([GOODS[good] for good in cards], GOODS) for cards in memory.hidden]
    opened = [event for event in events if event.name == "opened"]
    closed = [event for event in events if event.name == "closed"]
    accepted = [event for event in closed if event.facts["fate"] == "accepted"]
    fates = [(promise.promiser, promise.fate) for promise in view.promises]
    return {
        "contraband seen": places.parts(seen, len(GOODS)),
        "hidden cards seen": places.parts(hidden, len(GOODS)),
        "lies caught": places.of(count_events([each for each in opened if each.facts["lies"]], seats, "opened")),
        "true bags opened": places.of(
            count_events([each for each in opened if not each.facts["lies"]], seats, "opened")
        ),
        "bags let pass": places.of(count_events(events, seats, "waved")),
        "bags opened as sheriff": places.of(count_events(events, seats, "opened", "sheriff")),
        "bags let pass as sheriff": places.of(count_events(events, seats, "waved", "sheriff")),
        "offers accepted by others": places.of(count_events(accepted, seats, "closed", "author")),
        "offers that came to nothing": places.of(
            count_events([each for each in closed if each not in accepted], seats, "closed", "author")
        ),
        "coins paid": places.of(_coins(events, seats, "giver")),
        "coins received": places.of(_coins(events, seats, "taker")),
        "promises kept": places.of([fates.count((seat, "kept")) for seat in range(seats)]),
        "promises broken": places.of([fates.count((seat, "broken")) for seat in range(seats)]),
        "promises open": places.of([fates.count((seat, "open")) for seat in range(seats)]),
    }


def _coins(events: list[Event], seats: int, by: str) -> list[int]:
    total = [0] * seats
    for event in events:
        if event.name == "paid":
            seat, coins = event.facts[by], event.facts["coins"]
            assert isinstance(seat, int)
            assert isinstance(coins, int)
            total[seat] += coins
    return total


def _talks(view: SheriffView, places: Places) -> Values:
    to_me = [[0] * len(OFFER) for _ in range(MOST_PLAYERS)]
    by_me = [[0] * len(OFFER) for _ in range(MOST_PLAYERS)]
    among = [[0] * MOST_PLAYERS for _ in range(MOST_PLAYERS)]
    for offer in view.offers:
        by, to = places.step(offer.author), places.step(offer.other)
        among[by][to] += _side(offer.gives, places)[0]
        if to == 0:
            to_me[by] = _offer(offer, places)
        elif by == 0:
            by_me[to] = _offer(offer, places)
    draft = view.draft
    gives = [f"hidden {term}" for term in draft.gives] if draft and draft.manner == "pick" else None
    return {
        "words left": [view.words or 0],
        "asked": places.marks(view.asked),
        "dropped": [int(view.dropped or False)],
        "offer to you": [value for offer in to_me for value in offer],
        "offer by you": [value for offer in by_me for value in offer],
        "coins offered": [value for offers in among for value in offers],
        "deals struck in this inspection": places.marks([deal.author for deal in view.deals]),
        "draft": [word(draft.manner if draft else None, ["offer", "join", "pick"])],
        "draft to": places.marks([draft.other] if draft else []),
        "draft gives": _side(gives or (draft.gives if draft else []), places),
        "draft wants": _side(draft.wants if draft else [], places),
    }


def _offer(offer: OfferView, places: Places) -> list[int]:
    joined = sum(_side(part.gives, places)[0] for part in offer.joined)
    return [1, len(offer.joined), joined, *_side(offer.gives, places), *_side(offer.wants, places)]


def _side(terms: list[str], places: Places) -> list[int]:
    values = dict.fromkeys(SIDE, 0)
    for term in terms:
        name, amount = _entry(term, places)
        values[name] += amount
    return list(values.values())


def _entry(term: str, places: Places) -> tuple[str, int]:
    """The column of a term, and what it adds there."""
    first, _, last = term.rpartition(" ")
    if first in ("coins", "later coins"):
        return first, int(last)
    if first in DEEDS:
        step = places.step(int(last))
        return f"{first} seat +{step}" if step else f"{first} you", 1
    if first == "bag":
        return "legal goods in the bag" if last in LEGAL_GOODS else "contraband in the bag", 1
    if first == "contraband":
        return "named contraband", 1
    if term.startswith("hidden"):
        return "hidden", 1
    return term if term in SIDE else "others", 1
