"""A table of Sheriff in words: lay out an exact position, play lines, read what lies there.

    table = sheriff(gilbert="apple cheese 2 mead").declares("gilbert", "apple", 4)
    table.play("sheriff: open gilbert")
    assert table.stall("gilbert") == "apple"
    assert table.coins == {"sheriff": 60, "gilbert": 40}

Merchants sit clockwise from the Sheriff's left in the order in which they are named; unnamed ones fill the table.
A position is laid out on a dealt game and then reached by playing; every line goes through the engine's own door, and
after each line no card and no coin may be missing.
"""

from functools import cached_property
from typing import Self

from loxley.core.log import Fact, Log
from loxley.core.sequence import play_sequence, read_sequence
from loxley.games.sheriff.goods import GOODS, LEGAL, Good
from loxley.games.sheriff.phases import DECLARATION, INSPECTION, LOADING, MARKET, PHASES
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.view import OfferView, SheriffView
from loxley.games.sheriff.vocabulary import MOVES
from tests.games.laid_out import LaidOutTable, next_draws
from tests.games.sheriff.box import belongings, cards, dealt, heap, pile, take

STRANGERS = ("edward", "harry", "maud", "ralph")  # they fill the table
SEATED = ("seat", "giver", "taker", "author", "other", "promiser", "promisee", "debtor", "creditor", "payer", "sheriff")


def market(**hands: str) -> "Table":
    """The market has just opened; merchants hold these hands."""
    return Table(MARKET, hands)


def loading(**hands: str) -> "Table":
    """The market is over; merchants hold these hands and have yet to pack."""
    return Table(LOADING, hands)


def declaration(**bags: str) -> "Table":
    """All bags are closed, none is declared."""
    return Table(DECLARATION, bags)


def sheriff(**bags: str) -> "Table":
    """All bags are declared, none is decided; who says nothing else declares their first legal good."""
    return Table(INSPECTION, bags)


def counted(**stalls: str) -> "Table":
    """The last round is over: nobody had a card left to pack. These goods are on the stalls."""
    table = Table(LOADING, dict.fromkeys(stalls, ""))
    for name, goods in stalls.items():
        table.having(name, stall=goods)
    return table.in_the_last_round()


class Table(LaidOutTable[Sheriff]):
    vocabulary = MOVES
    seated = SEATED

    # laying out

    def __init__(self, stage: str, goods: dict[str, str]) -> None:
        self.names = ["sheriff", *goods]
        self.known = self.names[:]  # whom the scenario speaks of
        self._stage = stage
        self._packed = {name: cards(words) for name, words in goods.items()}
        self._beside: dict[str, list[Good]] = {}
        self._declared: dict[str, str] = {}
        self._stalls: dict[str, list[Good]] = {}
        self._purses: dict[str, int] = {}
        self._discards: list[str | None] = [None, None]
        self._top: list[Good] = []
        self._draw_pile: list[Good] | None = None
        self._options: dict[str, object] = {"floor": "open"}
        self._rounds_to_go: int | None = None
        self._fill(4)

    def _fill(self, players: int) -> None:
        self.names = [*self.known, *STRANGERS[: max(0, players - len(self.known))]]

    def of(self, players: int) -> Self:
        """A table of so many."""
        self._fill(players)
        return self

    def playing(self, **options: object) -> Self:
        self._options.update(options)
        return self

    def having(self, name: str, *, hand: str | None = None, stall: str | None = None, coins: int | None = None) -> Self:
        """What somebody has: cards in hand (beside the bag), goods on the stall, legal or not, and coins."""
        assert "game" not in self.__dict__, "the position is laid out before the first line"
        assert name in self.known, "only whom the scenario names"
        if hand is not None:
            self._beside[name] = cards(hand)
        if stall is not None:
            self._stalls[name] = cards(stall)
        if coins is not None:
            self._purses[name] = coins
        return self

    def declares(self, name: str, good: str, number: int) -> Self:
        assert len(self._packed[name]) == number, "the number is never a lie"
        self._declared[name] = good
        return self

    def discards(self, left: str, right: str) -> Self:
        """The two discard piles, the top card last."""
        self._discards = [left, right]
        return self

    def drawing(self, top: str) -> Self:
        """The next cards of the draw pile, the top one first."""
        self._top = cards(top)
        return self

    def draw_pile(self, top: str) -> Self:
        """The whole draw pile, the top card first; all else is out of the game."""
        self._draw_pile = cards(top)
        return self

    def in_the_last_round(self) -> Self:
        return self.with_rounds_to_go(0)

    def with_rounds_to_go(self, rounds: int) -> Self:
        """So many rounds will follow this one."""
        self._rounds_to_go = rounds
        return self

    @cached_property
    def game(self) -> Sheriff:
        """The state of the game. It comes to be with the first line or look."""
        seats = len(self.names)
        game = dealt(seats, **self._options)
        game.round = 0 if self._rounds_to_go is None else game.rules.rounds - 1 - self._rounds_to_go
        game.sheriff = 0
        game.first_sheriff = -game.round % seats
        self._lay_out(game)
        twin = game.clone()
        twin.log = Log()
        twin.enter_phase(PHASES[MARKET if self._stage == MARKET else LOADING])
        if self._stage in (DECLARATION, INSPECTION):
            self._load(twin)
        if self._stage == INSPECTION:
            self._declare(twin)
        self._scene = len(twin.log)
        self._belongings = belongings(twin)
        return twin

    def _lay_out(self, game: Sheriff) -> None:
        """Every card of the box goes to its place: first where the scenario wants it, then to the piles."""
        box = game.rules.full_deck()
        for seat, name in enumerate(self.names):
            game.hands[seat] = sorted(take(box, self._held(name) + self._beside.get(name, [])))
            goods = take(box, self._stalls.get(name, []))
            game.stalls[seat] = [goods.count(good) for good in range(LEGAL)]
            game.contraband[seat] = sorted(good for good in goods if good >= LEGAL)
            game.purses[seat] = self._purses.get(name, 50)
        top = take(box, self._top)
        draw_pile = None if self._draw_pile is None else take(box, self._draw_pile)
        stated = [None if words is None else take(box, cards(words)) for words in self._discards]
        game.discards = [take(box, box[:5]) if goods is None else goods for goods in stated]
        if draw_pile is None:
            game.deck = box + top[::-1]
        else:
            game.deck, game.box = draw_pile[::-1], box

    def _held(self, name: str) -> list[Good]:
        if name in self._packed or name == "sheriff":
            return self._packed.get(name, [])
        if not any(self._packed.values()):
            return []  # nobody has anything to pack, strangers neither
        return cards("apple" if self._stage in (DECLARATION, INSPECTION) else "6 apple")

    def _load(self, game: Sheriff) -> None:
        for seat, name in enumerate(self.names):
            if not game.closed[seat]:
                words = [f"pack {GOODS[good]}" for good in sorted(self._held(name))]
                play_sequence(game, seat, read_sequence(MOVES, [*words, "close"]))

    def _declare(self, game: Sheriff) -> None:
        for seat in game.merchants():
            bag = game.bags[seat]
            if bag:
                first = GOODS[bag[0]] if bag[0] < LEGAL else "apple"
                game.play(seat, MOVES.move(f"declare {self._declared.get(self.names[seat], first)}"))

    def belongings(self) -> object:
        return belongings(self.game)

    def piles(self) -> list[object]:
        return [self.game.deck[:], self.game.box[:], next_draws(self.game.chance)]

    # reading

    def _named(self, words: str) -> str:
        """The same words with names for seats."""
        *first, last = words.split()
        if not last.isdigit() or not first or first[-1] == "coins":
            return words
        if first[0] == "before":
            return f"before {self.names[int(first[1])]} {self.names[int(last)]}"
        number = int(last)
        return " ".join([*first, self.names[number] if number < len(self.names) else last])

    @property
    def coins(self) -> dict[str, int]:
        return {name: self.game.purses[self.seat(name)] for name in self.known}

    def stall(self, name: str) -> str:
        """Legal goods, face up."""
        stall = self.game.stalls[self.seat(name)]
        return heap([good for good in range(LEGAL) for _ in range(stall[good])])

    def contraband(self, name: str) -> str:
        return heap(self.game.contraband[self.seat(name)])

    def hand(self, name: str) -> str:
        return heap(self.game.hands[self.seat(name)])

    def bag(self, name: str) -> str:
        return heap(self.game.bags[self.seat(name)])

    @property
    def left(self) -> str:
        return pile(self.game.discards[0])

    @property
    def right(self) -> str:
        return pile(self.game.discards[1])

    @property
    def deck(self) -> str:
        """The draw pile, the top card last."""
        return pile(self.game.deck)

    @property
    def sheriff(self) -> str:
        """Who is Sheriff now."""
        return self.names[self.game.sheriff]

    def fate(self, name: str) -> str:
        """What became of a bag: none, undecided, waved, opened."""
        return self.view("public").seats[self.seat(name)].fate

    @property
    def offers(self) -> list[str]:
        """The offers that stand, as everybody sees them: `tuck to sheriff: coins 5 for wave tuck`."""
        return self.offers_seen_by("public")

    def offers_seen_by(self, name: str) -> list[str]:
        return [self._offer(offer) for offer in self.view(name).offers]

    def _offer(self, offer: OfferView) -> str:
        parts = "".join(f" and {self.names[part.seat]}: {', '.join(part.gives)}" for part in offer.joined)
        gives, wants = (", ".join(map(self._named, side)) for side in (offer.gives, offer.wants))
        return f"{self.names[offer.author]} to {self.names[offer.other]}: {gives}{parts} for {wants}"

    @property
    def promises(self) -> list[str]:
        """The ledger: `guy to sheriff: later wave sheriff, open`."""
        return [
            f"{self.names[promise.promiser]} to {self.names[promise.promisee]}: "
            f"{self._named(promise.term)}, {promise.fate}"
            for promise in self.view("public").promises
        ]

    @property
    def titles(self) -> dict[str, dict[str, str]]:
        """Of each player of the scenario: the titles, by good."""
        tallies = self.game.tallies()
        return {name: tallies[self.seat(name)].titles for name in self.known if tallies[self.seat(name)].titles}

    @property
    def bonuses(self) -> dict[str, dict[str, int]]:
        tallies = self.game.tallies()
        return {name: tallies[self.seat(name)].bonuses for name in self.known if tallies[self.seat(name)].bonuses}

    def view(self, name: str) -> SheriffView:
        return self.game.view(self.seat(name))

    def _fact(self, key: str, fact: Fact) -> str:
        if isinstance(fact, list):
            return ",".join(self._named(str(part)) for part in fact)
        if isinstance(fact, str):
            return self._named(fact)
        return self.names[fact] if key in self.seated else str(fact)
