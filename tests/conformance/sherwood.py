"""What the suite must be told about Sherwood Forest. Figures come from the rules of record, not from the engine."""

from collections import Counter
from random import Random

from loxley.core.log import Event
from loxley.core.seats import Seat, Viewer
from loxley.core.state import State
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import EQUIPMENT
from loxley.games.sherwood.memory import remember
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import FIELDS, HIDE
from tests.conformance.kit import Cards, Kit
from tests.conformance.sherwood_choices import CHOOSINGS, sherwood
from tests.playing import Setup

# SW-1.3 and components/sherwood.toml
CONVOYS = [f"a{number:02}" for number in range(1, 23)] + [f"b{number:02}" for number in range(1, 24)]
SHERIFFS = [f"s{back}{number}" for back in "ab" for number in range(1, 6)]
ARMS = {"club": 8, "sword": 6, "longbow": 4}
SPECIAL = {"provisions": 2, "cape": 2, "messenger": 2}
RAIDERS = 8  # of each player (SW-1.2)
FACE = {"card", "sheriff", "strength", "gold", "companions", "glory", "glory_lost", "raiders_lost", "start", "end"}
GOLD = 42  # SW-R1
SHOWN = {3: 4, 4: 5, 5: 6, 6: 6}  # SW-1.4
ROUNDS = 6
MOST_GOLD_IN_CAMP = 5  # SW-3.2


class SherwoodKit(Kit):
    game = SHERWOOD
    choosings = CHOOSINGS
    # The first card of a row lies face up: there is nothing to claim. And a few walks do not meet every pair of seats.
    unsaid = {  # noqa: RUF012
        "claim 1",
        *(f"claim 1 {field}" for field in FIELDS),
        *(f"pay {giver} {taker}" for giver in range(6) for taker in range(6) if (giver, taker) != (0, 1)),
        *(f"lay {seat} {kind}" for seat in (0, 3, 4, 5) for kind in ("gold", "companions")),
        *(f"deal {seat}" for seat in (4, 5)),
        "call",  # talks take most of a short walk; the scenarios of SW-R29 meet it
    }

    # conservation

    def full_deck(self, setup: Setup) -> Cards:
        """SW-1.3, SW-1.4."""
        advanced = setup.options.get("rules") == "advanced"
        cards = Counter(CONVOYS + (SHERIFFS if advanced else []))
        cards.update(ARMS | (SPECIAL if advanced else {}))
        return cards

    def cards(self, state: State) -> Cards:
        game = sherwood(state)
        bands = [band for band in game.bands if band is not None]
        piles = [game.pile, game.gone, game.box, [card for card in game.row if card >= 0]]
        cards = Counter(_names(game, [card for pile in piles for card in pile]))
        hands = [*game.hands, game.equipment, game.discard, *(armed for band in bands for armed in band.armed)]
        cards.update(EQUIPMENT[kind] for hand in hands for kind in hand)
        return cards

    def all_coins(self, setup: Setup) -> int:
        return GOLD

    def coins(self, state: State) -> int:
        """The gold; and a look at the raiders, of which everybody has eight somewhere."""
        game = sherwood(state)
        bands = [band for band in game.bands if band is not None]
        for seat in range(game.seats):
            raiders = game.camps[seat] + game.oak[seat] + game.lapsed[seat] + sum(game.spots[seat :: game.seats])
            raiders += sum(band.raiders[seat] + sum(band.companions[seat : seat + 1]) for band in bands)
            assert raiders == RAIDERS, seat
        places = [*game.gold, game.mine, game.lapsed_gold, *(gold for band in bands for gold in band.gold)]
        assert min(places) >= 0
        return sum(places)

    # walking

    def bound(self, setup: Setup) -> int | None:
        """Sums of worst cases: every raider acts alone after all proposals, and everybody says all they can."""
        if setup.options.get("floor") == "open":
            return None
        others = setup.players - 1
        draft = 8 * setup.players + 2
        said = setup.players * (6 * 7)  # claims in a round
        proposals = 3
        deal = 2 * 8 + 3  # terms of a deal between two, and its beginning and end (SW-R40)
        word = draft + deal + setup.players  # the answers to other sheets included
        turn = 2 * (1 + proposals) * word + 2 * (1 + proposals) * others * word + 2 * setup.players
        raid = SHOWN[setup.players] * (turn + 2 * others + 16 * (setup.players * 6) + 20)
        return ROUNDS * (RAIDERS * setup.players * turn + said + raid)

    def contrive(self, state: State, random: Random) -> None:
        """A late round, uneven gold, cards looked at, equipment in every hand, and bands with agreements."""
        game = sherwood(state)
        game.round = random.randrange(ROUNDS)
        game.pile = game.pile[: len(game.pile) - game.round * game.rules.row]
        spent = [
            card for card in range(len(game.rules.figures.cards)) if card not in [*game.pile, *game.row, *game.box]
        ]
        known = game.rules.convoy_deck(0) + game.rules.convoy_deck(1)
        game.gone = [card for card in spent if card in known]
        special = sorted(game.equipment) if random.random() < 1 / 2 else game.equipment
        game.equipment = special
        for seat in range(game.seats):
            gold = min(random.choice((0, 2, 5, 5, 9)), max(0, game.mine - 10))
            game.mine += game.gold[seat] - gold
            game.gold[seat] = gold
            for _ in range(random.choice((0, 1, 3))):
                if game.equipment:
                    game.hands[seat] = sorted([*game.hands[seat], game.equipment[-1]])
                    game.equipment = game.equipment[:-1]
            free = random.choice((0, 0, 4))
            game.camps[seat] += free
            game.oak[seat] -= free
        game.lookers = [random.randrange(1 << game.seats) for _ in game.row]
        if random.random() < 1 / 2:
            self._hide(game, random)
        elif game.rules.advanced and game.gold[game.active] <= MOST_GOLD_IN_CAMP:
            self._draft(game)

    def _draft(self, game: Sherwood) -> None:
        """The active player has begun a sheet that names everybody."""
        author = game.active
        words = ["hide 5", *(f"bring {seat} 1" for seat in range(game.seats))]
        for word in words:
            move = self.game.book.move(word)
            if move in game.legal(author):
                game.play(author, move)

    def _hide(self, game: Sherwood, random: Random) -> None:
        """Most raiders are already in hideouts, some in alliances; in the advanced game these have named a card."""
        hideouts = random.sample(game.rules.figures.hideouts, 5)
        for hideout in hideouts:
            seats = [seat for seat in range(game.seats) if game.camps[seat] > 1 and random.random() < 1 / 2]
            if not seats:
                continue
            raiders = [random.randrange(1, game.camps[seat]) if seat in seats else 0 for seat in range(game.seats)]
            band = Band(hideout, random.choice(seats), raiders)
            slot = random.randrange(len(game.row))
            informed = [seat for seat in seats if game.knows(seat, slot)]
            if game.rules.advanced and len(seats) > 1 and informed:
                band.slot, band.informant = slot, random.choice(informed)
                band.gold = [int(seat in seats and seat != band.informant) for seat in range(game.seats)]
                band.companions = [
                    int(seat in seats and seat != band.informant and game.oak[seat] > 0) for seat in range(game.seats)
                ]
                game.markers -= 1
                game.mine -= sum(band.gold)
            for seat in range(game.seats):
                game.camps[seat] -= raiders[seat]
                game.oak[seat] -= band.companions[seat] if band.companions else 0
            game.bands[hideout] = band
        taken = [HIDE.of(hideout - 1) for hideout in hideouts if game.bands[hideout] is not None]
        game.free = [move for move in game.free if move not in taken]

    # secrecy

    told_only = {"looked": {"seat"}, "bought": {"seat"}}  # noqa: RUF012 - read it, do not change it
    reveals = {  # noqa: RUF012
        "looked": FACE,
        "bought": {"equipment"},
        "laid_open": {"equipment"},  # of one's choice, for a strength (SW-R39)
        "revealed": FACE,
        "row_dealt": {*FACE, "back"},
        "claim_judged": {"verdict"},
        "over": {"scores", "winners"},
    }
    reveals_by_coming = {"met", "arrived"}  # noqa: RUF012 - where a card goes, once it is revealed
    lots = {"row_dealt": FACE}  # noqa: RUF012
    private = {  # noqa: RUF012 - by one's own hand or draft
        "accept",
        "pick",
        "play",
        "messenger",
        "provisions",
        "cape stay",
        "cape home",
        "alone",
        "post",
        "suggest",
        "drop",
    }

    def face(self, words: str) -> str:
        return words

    def is_drafting(self, state: State, seat: Seat) -> bool:
        game = sherwood(state)
        return seat >= 0 and (game.drafts[seat] is not None or game.answers[seat] >= 0 or bool(game.shown[seat]))

    def chapter(self, state: State) -> object:
        """Messengers are asked for twice on one way (SW-R31)."""
        game = sherwood(state)
        return game.phase.name, game.slot, game.leg

    def swap(self, state: State, viewer: Viewer, events: list[Event], random: Random) -> bool:
        game = sherwood(state)
        return self._swap_convoys(game, viewer, random) or self._swap_equipment(game, viewer, events, random)

    def _swap_convoys(self, game: Sherwood, viewer: Viewer, random: Random) -> bool:
        """A face-down card of the row and one of the pile or the box, with the same back."""
        if random.random() < 1 / 2:
            return False
        faces = game.rules.figures.cards
        unknown = [slot for slot in range(len(game.row)) if _is_unknown(game, viewer, slot)]
        random.shuffle(unknown)
        for slot in unknown:
            for place in ("box", "pile"):
                cards: list[int] = getattr(game, place)
                for at, card in enumerate(cards):
                    if faces[card].back == faces[game.row[slot]].back:
                        setattr(game, place, [*cards[:at], game.row[slot], *cards[at + 1 :]])
                        game.row = [*game.row[:slot], card, *game.row[slot + 1 :]]
                        return True
        return False

    def _swap_equipment(self, game: Sherwood, viewer: Viewer, events: list[Event], random: Random) -> bool:
        """A card of another's hand that the viewer does not remember, and one of the deck."""
        memory = remember(events, viewer, game.rules)
        others = [seat for seat in range(game.seats) if seat != viewer and not self.is_drafting(game, seat)]
        random.shuffle(others)
        for seat in others:
            for kind in game.hands[seat]:
                at = next((at for at, other in enumerate(game.equipment) if other != kind), None)
                if at is not None and kind not in memory.hands[seat]:
                    hand = game.hands[seat][:]
                    hand.remove(kind)
                    game.hands[seat] = sorted([*hand, game.equipment[at]])
                    game.equipment = [*game.equipment[:at], kind, *game.equipment[at + 1 :]]
                    return True
        return False

    def memories(self, state: State, events: list[Event], viewer: Viewer) -> list[tuple[Cards, Cards]]:
        game = sherwood(state)
        believed = remember(events, viewer, game.rules).hands
        return [(Counter(map(str, believed[seat])), Counter(map(str, game.hands[seat]))) for seat in range(game.seats)]

    # deals

    def places(self, state: State) -> dict[str, list[str]]:
        game = sherwood(state)
        equipment = [EQUIPMENT[kind] for kind in game.equipment]
        return {"row": _names(game, game.row), "pile": _names(game, game.pile), "equipment": equipment}

    def stacked(self, setup: Setup, deck: list[str]) -> dict[str, list[str]]:
        """SW-1.4: the cards that are needed of each back, A before B; the equipment. The top card comes first."""
        shown = SHOWN[setup.players]
        backs = [[card for card in deck if card.lstrip("s").startswith(back)] for back in "ab"]
        needed = [cards[: shown * ROUNDS // 2] for cards in backs]
        convoys = needed[0] + needed[1]
        equipment = [card for card in deck if card in EQUIPMENT]
        return {"row": convoys[:shown], "pile": convoys[shown:][::-1], "equipment": equipment[::-1]}


def _names(game: Sherwood, cards: list[int]) -> list[str]:
    return [game.rules.figures.cards[card].name for card in cards]


def _is_unknown(game: Sherwood, viewer: Viewer, slot: int) -> bool:
    """Does a card lie there that the viewer has not seen, nor anybody spoken of?"""
    if game.row[slot] < 0 or slot in (game.face_up, game.slot):
        return False
    return viewer < 0 or not game.lookers[slot] >> viewer & 1
