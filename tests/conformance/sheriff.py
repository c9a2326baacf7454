"""What the suite must be told about Sheriff. Figures come from the rules of record, not from the engine."""

from collections import Counter
from random import Random

from loxley.core.log import Event, Facts
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.memory import Memory, remember
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import HIDDEN
from tests.conformance.kit import Cards, Kit
from tests.conformance.sheriff_choices import CHOOSINGS, sheriff
from tests.playing import Setup

# SH-1.1: copies with four or five players, and with three
LEGAL_AND_CONTRABAND = {
    "apple": (48, 48),
    "cheese": (36, 36),
    "bread": (36, 0),
    "chicken": (24, 24),
    "pepper": (22, 18),
    "mead": (21, 16),
    "silk": (12, 9),
    "crossbow": (5, 5),
}
ROYAL_GOODS = {
    "green_apple": (2, 2),
    "golden_apple": (2, 1),
    "gouda": (2, 2),
    "blue_cheese": (1, 0),
    "rye_bread": (2, 0),
    "pumpernickel": (1, 0),
    "royal_rooster": (2, 1),
}
PROMO_CARDS = {"arcane_scrolls": (2, 2), "feast_plate": (2, 2), "royal_summons": (2, 2)}  # SH-R15
COINS_EACH = 50  # SH-2.1
REMOVED = 10  # SH-8.3
TURNED_UP = 5  # SH-2.4


class SheriffKit(Kit):
    game = SHERIFF
    choosings = CHOOSINGS
    # The author of an offer names what they want or asks for cards unseen, and knows what they give (SH-R10, SH-R32):
    # the group `offer` has only the word `offer unseen`.
    unsaid = {"want hidden", "offer"}  # noqa: RUF012

    # conservation

    def full_deck(self, setup: Setup) -> Cards:
        """SH-2.2, SH-8.1, SH-8.5."""
        kinds = dict(LEGAL_AND_CONTRABAND)
        if setup.options.get("royal_goods"):
            kinds |= ROYAL_GOODS
        if setup.options.get("promo_cards"):
            kinds |= PROMO_CARDS
        return +Counter({kind: copies[setup.players == 3] for kind, copies in kinds.items()})

    def cards(self, state: State) -> Cards:
        game = sheriff(state)
        piles = [game.deck, game.box, game.aside, game.confiscated]
        piles += game.discards + game.hands + game.bags + game.contraband
        cards = Counter(GOODS[good] for pile in piles for good in pile)
        for stall in game.stalls:
            cards.update({GOODS[good]: stall[good] for good in range(LEGAL)})
        return +cards

    def all_coins(self, setup: Setup) -> int:
        return COINS_EACH * setup.players

    def coins(self, state: State) -> int:
        purses = sheriff(state).purses
        assert min(purses) >= 0
        return sum(purses)

    # walking

    def bound(self, setup: Setup) -> int | None:
        """On an orderly floor: so many moves of each kind that even a sum of the worst cases is not too much."""
        if setup.options.get("floor") == "open":
            return None
        merchants = setup.players - 1
        draft = 120  # to whom, goods and promises on each side, post
        leads = merchants + 3  # decisions and other words of the Sheriff
        talk = 2 * (leads * merchants * (draft + 1) + 3 * draft)  # each is asked after each, drops one, and speaks
        market, loading, debts = 18, 6, 60
        return setup.players * 3 * (merchants * (market + loading + 1 + debts) + talk)

    def contrive(self, state: State, random: Random) -> None:
        """A late round, uneven purses, goods on the stalls, and a draw pile that will soon be empty."""
        game = sheriff(state)
        game.round = random.randrange(game.rules.rounds)
        cuts = sorted(random.choice((0, 5, sum(game.purses))) for _ in range(game.seats - 1))
        game.purses = [after - before for before, after in zip([0, *cuts], [*cuts, sum(game.purses)], strict=True)]
        deck = game.deck[:]
        for seat in range(game.seats):
            least = random.choice((0, LEGAL))  # some have only contraband
            for good in [good for good in deck if good >= least][: random.choice((0, 3, 8))]:
                deck.remove(good)
                self._onto_the_stall(game, seat, good)
        left = random.choice((0, 5, 20, len(deck)))
        buried, game.deck = deck[left:], deck[:left]
        half = len(buried) // 2
        game.discards = [buried[:half] + game.discards[0], buried[half:] + game.discards[1]]
        self._tell_tales(game, random)

    def _tell_tales(self, game: Sheriff, random: Random) -> None:
        """Some of what others hold has been seen: taken from a discard pile, surrendered, or slipped face down."""
        assert game.log is not None
        for seat in range(game.seats):
            for good in random.sample(game.hands[seat], random.choice((0, 2))):
                game.log.tell("took", {"seat": seat, "pile": "left", "good": GOODS[good]})
            giver = (seat + 1) % game.seats
            for good in random.sample(game.contraband[seat], len(game.contraband[seat]) // 2):
                facts: Facts = {"giver": giver, "taker": seat}
                if random.random() < 1 / 2:
                    game.log.tell("surrendered", {**facts, "good": GOODS[good]})
                else:
                    game.log.tell_only([giver, seat], "slipped", {**facts, "good": GOODS[good]})
                    game.log.tell_others([giver, seat], "slipped_unseen", facts)

    def _onto_the_stall(self, game: Sheriff, seat: Seat, good: Good) -> None:
        if good < LEGAL:
            stall = game.stalls[seat][:]
            stall[good] += 1
            game.stalls[seat] = stall
        else:
            game.contraband[seat] = sorted([*game.contraband[seat], good])

    # secrecy

    told_only = {  # noqa: RUF012 - read it, do not change it
        "dealt": {"seat"},
        "drew": {"seat"},
        "set_aside": {"seat"},
        "packed": {"seat"},
        "slipped": {"giver", "taker"},
    }
    reveals = {  # noqa: RUF012
        "drew": {"good"},
        "opened": {"goods", "truths", "lies", "summonses"},
        "delivered": {"goods", "contraband"},
        "slipped": {"good"},
        "surrendered": {"good"},
        "revealed": {"goods"},
        "over": {"scores", "winners"},
    }
    # What was promised out of a bag was there or not (SH-5.3); what is face down covers a debt or not (SH-6.1).
    reveals_by_coming = {  # noqa: RUF012
        "slipped",
        "slipped_unseen",
        "slipped_named",
        "was_missing",
        "surrendered",
        "owed",
        "forgiven",
    }
    lots = {"drew": {"good"}, "revealed": {"goods"}, "over": {"scores", "winners"}}  # noqa: RUF012
    private = {"lay left", "lay right", "give", "post", "drop", "accept"}  # noqa: RUF012

    def face(self, words: str) -> str:
        """What is packed, set aside or offered face down shows its back."""
        for back in ("pack", "aside", "offer hidden", "choose"):
            if words.startswith(f"{back} "):
                return back
        return words

    def is_drafting(self, state: State, seat: Seat) -> bool:
        game = sheriff(state)
        if seat < 0:
            return False
        dropped = game.floor.dropped and seat in game.floor.awaited
        return game.phase.name == "loading" or game.drafts[seat] is not None or dropped

    def swap(self, state: State, viewer: Viewer, events: list[Event], random: Random) -> bool:
        game = sheriff(state)
        memory = remember(events, viewer, game.seats)
        places = [(place, at) for place in _hidden_places(game, viewer) for at in _unknown(place, memory)]
        random.shuffle(places)
        for first, one in places:
            for second, other in places:
                if first is not second and _may_swap(first, one, second, other):
                    first.cards[one], second.cards[other] = second.cards[other], first.cards[one]
                    first.put_back(game)
                    second.put_back(game)
                    game.stocks = [None] * len(game.stocks)  # what may be offered was worked out from the cards
                    return True
        return False

    def memories(self, state: State, events: list[Event], viewer: Viewer) -> list[tuple[Cards, Cards]]:
        game = sheriff(state)
        memory = remember(events, viewer, game.seats)
        pairs = [(_received_face_down(game, viewer), _slipped_to(viewer, events))]
        for seat in range(game.seats):
            smuggled = _named(memory.smuggled[seat])
            stall = _named(game.contraband[seat])
            held = _named(game.hands[seat] + game.bags[seat])
            if game.phase.name == "market" and game.turn == seat:
                held += _named(game.aside)
            pairs += [(smuggled, stall), (smuggled + _named(memory.hidden[seat]), stall + held)]
        return pairs

    # deals

    def places(self, state: State) -> dict[str, list[str]]:
        game = sheriff(state)
        places = {f"hand {seat}": _words(hand) for seat, hand in enumerate(game.hands)}
        left, right = game.discards
        return places | {
            "box": _words(game.box),
            "left": _words(left),
            "right": _words(right),
            "deck": _words(game.deck),
        }

    def stacked(self, setup: Setup, deck: list[str]) -> dict[str, list[str]]:
        """SH-8.3, then SH-2.3 seat by seat, then SH-2.4; the rest is the draw pile, its top card last."""
        rest = iter(deck)

        def take(cards: int) -> list[str]:
            return [next(rest) for _ in range(cards)]

        places = {"box": take(REMOVED if setup.options.get("removed_cards") else 0)}
        for seat in range(setup.players):
            places[f"hand {seat}"] = sorted(take(7 if setup.options.get("seven_cards") else 6), key=GOODS.index)
        places |= {"left": take(TURNED_UP), "right": take(TURNED_UP)}
        return places | {"deck": list(rest)[::-1]}


def _words(goods: list[Good]) -> list[str]:
    return [GOODS[good] for good in goods]


def _named(goods: list[Good]) -> Cards:
    return Counter(_words(goods))


def _received_face_down(game: Sheriff, viewer: Viewer) -> Cards:
    """What others gave to the viewer face down in the deals of this inspection."""
    given = [deal.terms[0] for deal in game.deals if deal.parties[1] == viewer]
    given += [deal.terms[1] for deal in game.deals if deal.parties[0] == viewer]
    given += [part for deal in game.deals if deal.parties[1] == viewer for part in deal.terms[2:]]
    terms = [term for side in given for term in side]
    return Counter(HIDDEN.arguments[HIDDEN.index(term)] for term in terms if term in HIDDEN)


def _slipped_to(viewer: Viewer, events: list[Event]) -> Cards:
    taken = [event for event in events if event.name == "slipped" and event.facts["taker"] == viewer]
    return Counter(str(event.facts["good"]) for event in taken)


# ------------------------------------------------------------------------------------------------------- hidden places


class _Place:
    """A place whose cards a viewer cannot see."""

    def __init__(self, name: str, seat: Seat, cards: list[Good]) -> None:
        self.name = name
        self.seat = seat  # whose it is; nobody's for deck and box
        self.cards = cards[:]

    def put_back(self, game: Sheriff) -> None:
        """Lists are replaced: clones may share them."""
        if self.name in ("deck", "box"):
            setattr(game, self.name, self.cards)
        elif self.name == "aside":
            game.aside = sorted(self.cards)
        else:
            getattr(game, self.name)[self.seat] = sorted(self.cards)


def _hidden_places(game: Sheriff, viewer: Viewer) -> list[_Place]:
    places = [_Place("deck", -1, game.deck), _Place("box", -1, game.box)]
    others = [seat for seat in range(game.seats) if seat != viewer]
    if game.phase.name == "market" and game.turn != viewer:
        places.append(_Place("aside", game.turn, game.aside))
    for seat in others:
        places.append(_Place("bags", seat, game.bags[seat]))
        if not game.packing[seat]:
            places.append(_Place("hands", seat, game.hands[seat]))
        if not _is_spoken_for(game, seat):
            places.append(_Place("contraband", seat, game.contraband[seat]))
    return places


def _is_spoken_for(game: Sheriff, seat: Seat) -> bool:
    """Is the contraband of a stall revealed, written into an offer, or about to pay a debt?"""
    if game.phase.name in ("feast", "over") or game.drafts[seat] is not None:
        return True
    if game.debt is not None and game.debt.debtor == seat:
        return True
    return any(seat in sheet.parties for sheet in game.board.standing)


def _unknown(place: _Place, memory: Memory) -> list[int]:
    """Where in a place the cards lie that the viewer does not remember."""
    if place.seat < 0:
        return list(range(len(place.cards)))
    known = memory.hidden[place.seat] + memory.smuggled[place.seat]
    return [at for at, good in enumerate(place.cards) if good not in known]


def _may_swap(first: _Place, one: int, second: _Place, other: int) -> bool:
    """Different kinds, and only contraband lies face down on a stall."""
    goods = [first.cards[one], second.cards[other]]
    stalls = "contraband" in (first.name, second.name)
    return goods[0] != goods[1] and not (stalls and min(goods) < LEGAL)
