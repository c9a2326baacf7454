"""What the suite must be told about Nottingham. Figures come from the rules of record, not from the engine."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from random import Random

from loxley.core.log import Event
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.effects import lay_ambush, look_at_ambushes, receive_gift, take_card
from loxley.games.nottingham.memory import Memory, remember
from loxley.games.nottingham.objects import AMBUSHES, GOLD, OBJECTS, spread
from loxley.games.nottingham.phases import CHOOSING_COLOURS, NOTHING
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.turn import begin_turn
from tests.conformance.kit import Cards, Choosing, Kit, Outcome
from tests.playing import Setup

COPIES = 12  # NO-1.1
COLOURS = ["red", "yellow", "green", "blue", "purple", "white", "grey"]  # NO-1.2
PAIRS = [
    "copper candlestick",
    "copper chest",
    "candlestick pearls",
    "pearls jewels",
    "jewels necklace",
    "necklace chest",
]  # NO-R16
FIRST_HAND = 3  # NO-2.1
SPACES = 24  # NO-R16
MISSION_CARDS = 8  # NO-1.3


def nottingham(state: State) -> Nottingham:
    assert isinstance(state, Nottingham)
    return state


# ------------------------------------------------------------------------------------------------------------- choices


def _is_discarding(state: State, seat: Seat) -> bool:
    game = nottingham(state)
    return game.phase.name == "shortage" and game.is_choosing(seat) and not game.drafts[seat]


def _every_discard(state: State, seat: Seat) -> list[Outcome]:
    """Down to the number that counts (NO-7.2)."""
    game = nottingham(state)
    hand = spread(game.hands[seat])
    gone = set(combinations(hand, len(hand) - game.number()))
    return [tuple(f"discard {OBJECTS[kind]}" for kind in cards) for cards in gone]


def _is_bartering(state: State, seat: Seat) -> bool:
    return nottingham(state).phase.name == "bartering" and seat in state.awaited()


def _every_offer(state: State, seat: Seat) -> list[Outcome]:
    """One or two cards, no chest (NO-5.7)."""
    hand = [OBJECTS[kind] for kind in spread(nottingham(state).hands[seat]) if OBJECTS[kind] != "chest"]
    offers = {"+".join(cards) for size in (1, 2) for cards in combinations(hand, size)}
    return [(f"offer {cards}",) for cards in offers or {"nothing"}]


def _may_deliver(state: State, seat: Seat) -> bool:
    return nottingham(state).phase.name == "delivery" and seat in state.awaited()


def _every_delivery(state: State, seat: Seat) -> list[Outcome]:
    """Sets of three or more (NO-4.1), missions that are open (NO-4.2), and nothing at all (NO-3.2)."""
    game = nottingham(state)
    hand = Counter(OBJECTS[kind] for kind in spread(game.hands[seat]))
    found = [f"deliver {name} {size}" for name in hand for size in range(3, hand[name] + 1)]
    kinds = sorted(hand, key=OBJECTS.index)
    pairs = [name for name in kinds if hand[name] >= 2]
    missions = {
        "one_of_each": ["one_of_each"] if len(kinds) == 7 else [],
        "five_of_a_kind": [f"five_of_a_kind {name}" for name in kinds if hand[name] >= 5],
        "four_pairs": [f"four_pairs {'+'.join(chosen)}" for chosen in combinations(pairs, 4)],
        "three_pairs": [f"three_pairs {'+'.join(chosen)}" for chosen in combinations(pairs, 3)],
    }
    for doers, ways in zip(game.doers, missions.values(), strict=True):
        if len(doers) < 2 and seat not in doers:
            found += [f"mission {way}" for way in ways]
    return [(words,) for words in [*found, "end turn"]]


CHOOSINGS = [
    Choosing(
        "discard",
        begins=_is_discarding,
        builds=lambda words: words.startswith("discard "),
        ends=lambda words: words == "done",
        expected=_every_discard,
    ),
    Choosing("barter", _is_bartering, lambda words: words.startswith("offer "), _every_offer, most=1),
    Choosing(
        "delivery", _may_deliver, lambda words: words.startswith(("deliver", "mission", "end")), _every_delivery, most=1
    ),
]


# ----------------------------------------------------------------------------------------------------------------- kit


class NottinghamKit(Kit):
    game = NOTTINGHAM
    choosings = CHOOSINGS
    unsaid: set[str] = set()  # noqa: RUF012

    # conservation

    def full_deck(self, setup: Setup) -> Cards:
        """NO-1.1, NO-2.1."""
        objects = Counter(dict.fromkeys(OBJECTS, COPIES))
        return objects + Counter(COLOURS[: setup.players] + PAIRS)

    def cards(self, state: State) -> Cards:
        game = nottingham(state)
        objects = [*game.deck, *spread(game.discard)]
        for cards in (*map(spread, game.hands), *game.loots):
            objects += cards
        objects += [game.card] * (game.card >= 0) + [game.set_kind] * game.set_cards
        ambushes = [*game.ambush_pile, *game.looked]
        for laid in game.ambushes:
            ambushes += laid
            objects += [GOLD] * len(laid)
        return _named(objects) + Counter(AMBUSHES[ambush] for ambush in ambushes)

    def all_coins(self, setup: Setup) -> int:
        """Mission cards do not come or go either; there are no coins."""
        return 0 * setup.players + MISSION_CARDS

    def coins(self, state: State) -> int:
        doers = nottingham(state).doers
        assert all(len(set(each)) == len(each) <= 2 for each in doers)
        taken = sum(len(each) for each in doers)
        return taken + sum(2 - len(each) for each in doers)

    # walking

    def bound(self, setup: Setup) -> int | None:
        """Every card is drawn once between two steps of the Sheriff, and each turn has so many questions at most."""
        questions = 3 + 2 * setup.players + len(COLOURS + PAIRS)
        return setup.players + (SPACES + 1) * len(OBJECTS) * COPIES * questions

    def contrive(self, state: State, random: Random) -> None:
        """The Sheriff far on his way, ambushes laid, larger hands, missions done, and a draw pile soon empty."""
        game = nottingham(state)
        if game.phase.name == CHOOSING_COLOURS and random.random() < 1 / 2:
            return  # so that they are chosen in the games themselves, too
        while game.phase.name == CHOOSING_COLOURS:
            game.play(game.asked, random.choice(game.legal(game.asked)))
        self._lay_ambushes(game, random)
        game.deck.sort(key=lambda kind: kind != GOLD)  # gold is wanted later
        for seat in range(game.seats):
            for _ in range(random.choice((0, 3, 7))):
                if len(game.deck) > game.seats * FIRST_HAND:
                    receive_gift(game, seat)
        self._deliver(game, random)
        for _ in range(random.choice((1, 2, 6))):
            if GOLD in game.deck:  # on top
                game.deck.remove(GOLD)
                game.deck.append(GOLD)
        if game.deck:
            take_card(game)
            begin_turn(game, (game.active + 1) % game.seats)
        game.sheriff = random.choice((0, 12, SPACES - 2))
        for mission, doers in enumerate(game.doers):
            if not doers and random.random() < 1 / 3:
                game.doers[mission] = random.sample(range(game.seats), random.choice((1, 2)))

    def _lay_ambushes(self, game: Nottingham, random: Random) -> None:
        """As if some had turned up gold before. Where only one card is left, it is the colour of the next player."""
        active, card = game.active, game.card
        few = game.seats == 3 and random.random() < 7 / 8  # with more players there is not gold enough
        left = 1 if few else random.choice((len(game.ambush_pile) - 3, len(game.ambush_pile)))
        last = (active + 1) % game.seats
        while len(game.ambush_pile) > left and game.deck.count(GOLD) > 1:
            game.deck.remove(GOLD)
            game.card = GOLD
            kept = random.choice([ambush for ambush in game.ambush_pile[-2:] if ambush != last])
            game.active = random.choice([seat for seat in range(game.seats) if seat != kept])
            look_at_ambushes(game)
            lay_ambush(game, kept)
        game.active, game.card = active, card

    def _deliver(self, game: Nottingham, random: Random) -> None:
        """As if sets had been delivered: the draw pile shrinks, loot and discard grow."""
        left = random.choice((0, 4, 12, len(game.deck)))
        lean = random.choice((True, False))
        while len(game.deck) > left:
            kind, seat = game.deck[-1], random.randrange(game.seats)
            cards = 1 if lean else min(random.randint(1, 3), game.deck[left:].count(kind))
            for _ in range(cards):
                game.deck.remove(kind)
            game.loots[seat] = [*game.loots[seat], kind]
            game.discard[kind] += cards - 1
            if game.log is not None:
                game.log.tell("delivered", {"seat": seat, "object": OBJECTS[kind], "cards": cards})

    # secrecy

    told_only = {  # noqa: RUF012 - read it, do not change it
        "dealt": {"seat"},
        "received": {"seat"},
        "chose": {"seat"},
        "swapped": {"seat", "target"},
        "saw_hand": {"seat"},
        "looked": {"seat"},
        "laid_ambush": {"seat"},
        "discarded": {"seat"},
    }
    reveals = {  # noqa: RUF012
        "turned_up": {"object"},
        "received": {"object"},
        "swapped": {"object"},  # a stolen card, told to the two
        "saw_hand": {"objects"},
        "laid_open": {"objects"},
        "looked": {"ambushes"},
    }
    reveals_by_coming = {"put_back"}  # noqa: RUF012 - the last ambush card was of that colour or not (NO-R5)
    lots: dict[str, set[str]] = {}  # noqa: RUF012
    private = {"offer", "defend", "deliver", "mission", "spring"}  # noqa: RUF012

    def face(self, words: str) -> str:
        """What is picked, kept or discarded shows its back; what is sold is shown."""
        for back in ("pick", "keep", "discard"):
            if words.startswith(f"{back} "):
                return back
        return words

    def is_drafting(self, state: State, seat: Seat) -> bool:
        game = nottingham(state)
        if game.phase.name == "shortage":
            return 0 <= seat < game.seats and game.sizes[seat] > game.number()
        return game.phase.name == "buying" and 0 <= seat < game.seats and seat != game.active

    def swap(self, state: State, viewer: Viewer, events: list[Event], random: Random) -> bool:
        game = nottingham(state)
        memory = remember(events, game.colours, game.rules.ambush_cards())
        places = _unknown_cards(game, viewer, memory)
        random.shuffle(places)
        for owner, kind in places:
            for other, another in places:
                if owner != other and kind != another and _may_trade(game, memory, owner, kind, other, another):
                    _move(game, owner, kind, another)
                    _move(game, other, another, kind)
                    return True
        return False

    def memories(self, state: State, events: list[Event], viewer: Viewer) -> list[tuple[Cards, Cards]]:
        game = nottingham(state)
        memory = remember(events, game.colours, game.rules.ambush_cards())
        pairs = [(_named(spread(memory.discard)), _named(spread(game.discard)))]
        for seat in range(game.seats):
            pairs.append((_named(memory.loots[seat]), _named(game.loots[seat])))
            if seat != viewer:
                pairs.append((_named(spread(memory.hands[seat].sure)), _named(spread(game.hands[seat]))))
        if memory.deck is not None:
            pairs.append((_named(game.deck), _named(spread(memory.deck))))
        return [*pairs, _believed_pile(memory, game)]

    # deals

    def places(self, state: State) -> dict[str, list[str]]:
        game = nottingham(state)
        places = {f"hand {seat}": _words(spread(hand)) for seat, hand in enumerate(game.hands)}
        turned_up = [] if game.card == NOTHING else [game.card]
        return places | {"card": _words(turned_up), "deck": _words(game.deck)}

    def stacked(self, setup: Setup, deck: list[str]) -> dict[str, list[str]]:
        """Three cards for each seat in turn (NO-2.1), then, if no colour is to be chosen, a card turned up (NO-3.1)."""
        rest = iter([card for card in deck if card in OBJECTS])
        places: dict[str, list[str]] = {}
        for seat in range(setup.players):
            places[f"hand {seat}"] = sorted([next(rest) for _ in range(FIRST_HAND)], key=OBJECTS.index)
        turned_up = [] if setup.options.get("colours") == "chosen" else [next(rest)]
        return places | {"card": turned_up, "deck": list(rest)[::-1]}


def _words(kinds: Iterable[int]) -> list[str]:
    return [OBJECTS[kind] for kind in kinds]


def _named(kinds: Iterable[int]) -> Cards:
    return Counter(_words(kinds))


# -------------------------------------------------------------------------------------------------------- hidden cards

DECK = -1  # the owner of the draw pile


def _unknown_cards(game: Nottingham, viewer: Viewer, memory: Memory) -> list[tuple[Seat, int]]:
    """Cards of which a viewer knows nothing: in others' hands, beyond what was seen or is being chosen; in the deck."""
    view = game.view(viewer)
    found = [(DECK, kind) for kind in sorted(set(game.deck))]
    for seat, shown in enumerate(view.seats):
        if shown.hand is not None:
            continue
        held, chosen = memory.hands[seat], game.drafts[seat]
        offered = game.offers[seat]
        for kind in range(len(OBJECTS)):
            bound = held.sure[kind] + held.doubtful[kind] + chosen.count(kind) + (offered >= 0)
            if game.hands[seat][kind] > bound:
                found.append((seat, kind))
    return found


def _may_trade(game: Nottingham, memory: Memory, owner: Seat, kind: int, other: Seat, another: int) -> bool:
    """A renewed draw pile holds only what was shuffled into it; who can offer nothing still cannot."""
    for place, comes in ((owner, another), (other, kind)):
        if place == DECK and memory.deck is not None and game.deck.count(comes) >= memory.deck[comes]:
            return False
        if place != DECK and game.phase.name in ("buying", "bartering"):
            return False
    return True


def _move(game: Nottingham, owner: Seat, leaves: int, comes: int) -> None:
    """One card of a place becomes another."""
    if owner == DECK:
        game.deck[game.deck.index(leaves)] = comes
    else:
        game.hands[owner][leaves] -= 1
        game.hands[owner][comes] += 1


def _believed_pile(memory: Memory, game: Nottingham) -> tuple[Cards, Cards]:
    """The ambush cards whose place in the pile is known."""
    names = [f"{at}: {AMBUSHES[ambush]}" for at, ambush in enumerate(game.ambush_pile)]
    singles = {1 << ambush: ambush for ambush in range(len(AMBUSHES))}
    known = [f"{at}: {AMBUSHES[singles[row]]}" for at, row in enumerate(memory.stakeout.pile) if row in singles]
    return Counter(known), Counter(names)
