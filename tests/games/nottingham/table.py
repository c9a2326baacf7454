"""A table of Nottingham in words: lay out an exact position, play lines, read what lies there.

    table = nottingham(guy="2 pearls", much="gold necklace").drawing("candlestick")
    table.play("guy: steal much", "much: defend")
    assert table.hand("much") == "candlestick, gold"

Players sit clockwise in the order in which they are named; strangers without a card fill the table up to three.
It is the turn of the first one. Every line goes through the engine's own door, and after each line no card may be
missing.
"""

from functools import cached_property
from typing import Self

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Log
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import AMBUSHES, GOLD, KINDS, MISSIONS, OBJECTS, Ambush, Object, spread
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.turn import begin_turn
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import MOVES
from tests.games.laid_out import LaidOutTable, next_draws

SEED = bytes(range(SEED_BYTES))
STRANGERS = ("edward", "harry", "maud")
SEATED = ("seat", "target", "other", "attacker", "first_player", "seats", "winners")


def cards(words: str) -> list[Object]:
    """The objects that these words name; a number stands before what there are several of."""
    objects: list[Object] = []
    copies = 1
    for word in words.replace(",", " ").split():
        if word.isdigit():
            copies = int(word)
        else:
            objects += [OBJECTS.index(word)] * copies
            copies = 1
    return objects


def heap(objects: list[Object]) -> str:
    """Objects whose order means nothing: `copper, 2 pearls`."""
    kinds = sorted(set(objects))
    counts = [objects.count(kind) for kind in kinds]
    return ", ".join(OBJECTS[k] if n == 1 else f"{n} {OBJECTS[k]}" for k, n in zip(kinds, counts, strict=True))


def ambush_cards(words: str) -> list[Ambush]:
    """Ambush cards, parted by commas: `red, copper candlestick`."""
    return [AMBUSHES.index(word) for word in words.split(", ") if word]


def dealt(players: int, deal: list[str] | None = None, seed: bytes = SEED, **options: object) -> Nottingham:
    """A game as the box deals it."""
    return NOTTINGHAM.new(players, options, Chance(seed), deal=deal, log=Log())


def nottingham(**hands: str) -> "Table":
    """These players with these hands; the first one has the turn."""
    return Table(hands)


class Table(LaidOutTable[Nottingham]):
    vocabulary = MOVES
    seated = SEATED

    # laying out

    def __init__(self, hands: dict[str, str]) -> None:
        self.names = [*hands, *STRANGERS[: max(0, 3 - len(hands))]]
        self._hands = {name: cards(words) for name, words in hands.items()}
        self._top: list[Object] = []
        self._draw_pile: list[Object] | None = None
        self._discard: list[Object] = []
        self._ambushes: dict[str, list[Ambush]] = {}
        self._ambush_top: list[Ambush] = []
        self._ambush_pile: list[Ambush] | None = None
        self._loots: dict[str, list[Object]] = {}
        self._doers: dict[str, list[str]] = {}
        self._sheriff = 0
        self._track: list[int] = []
        self._options: dict[str, object] = {}

    def playing(self, **options: object) -> Self:
        self._options = options
        return self

    def of(self, players: int) -> Self:
        """A table of so many: strangers take the empty chairs."""
        chairs = [f"stranger{number}" for number in range(players)]
        self.names += chairs[: players - len(self.names)]
        return self

    def drawing(self, top: str) -> Self:
        """The next cards of the draw pile, the top one first."""
        self._top = cards(top)
        return self

    def draw_pile(self, top: str) -> Self:
        """The whole draw pile, the top card first; what is nowhere else lies in the loot pile of the last player."""
        self._draw_pile = cards(top)
        return self

    def discard(self, words: str) -> Self:
        self._discard = cards(words)
        return self

    def lying_in_wait(self, **ambushes: str) -> Self:
        """Ambushes that lie before players, each on a gold card."""
        self._ambushes = {name: ambush_cards(words) for name, words in ambushes.items()}
        return self

    def ambush_top(self, words: str) -> Self:
        """The next ambush cards, the top one first."""
        self._ambush_top = ambush_cards(words)
        return self

    def ambush_pile(self, words: str) -> Self:
        """The whole ambush pile, the top card first; the other cards lie before the last player."""
        self._ambush_pile = ambush_cards(words)
        return self

    def loot(self, **loots: str) -> Self:
        self._loots = {name: cards(words) for name, words in loots.items()}
        return self

    def missions_done(self, **doers: str) -> Self:
        """Who has done which mission, in order."""
        self._doers = {mission: names.split() for mission, names in doers.items()}
        return self

    def sheriff_on(self, space: int) -> Self:
        """The Sheriff stands on this space, counted from Nottingham."""
        self._sheriff = space
        return self

    def track(self, *numbers: int) -> Self:
        """Another track than that of the house."""
        self._track = list(numbers)
        return self

    @cached_property
    def game(self) -> Nottingham:
        """The state of the game. It comes to be with the first line or look."""
        components = dict(NOTTINGHAM.figures.source)
        if self._track:
            components["track"] = {"provenance": "own", "spaces": self._track}
        game = NOTTINGHAM.new(
            len(self.names), {"first_player": 0, **self._options}, Chance(SEED), components, log=Log()
        )
        box = game.rules.full_deck()
        game.hands = [[0] * KINDS for _ in self.names]
        game.card = -1
        for name, hand in self._hands.items():
            for kind in _take(box, hand):
                game.hands[self.seat(name)][kind] += 1
        game.sizes = [sum(hand) for hand in game.hands]
        for name, loot in self._loots.items():
            game.loots[self.seat(name)] = _take(box, loot)
        for mission, names in self._doers.items():
            game.doers[MISSIONS.index(mission)] = [self.seat(name) for name in names]
        for kind in _take(box, self._discard):
            game.discard[kind] += 1
        self._lay_ambushes(game, box)
        self._lay_the_draw_pile(game, box)
        game.sheriff = self._sheriff
        assert game.log is not None
        self._scene = len(game.log)
        self._belongings = belongings(game)
        begin_turn(game, 0)
        return game

    def _lay_ambushes(self, game: Nottingham, box: list[Object]) -> None:
        pile = game.rules.ambush_cards()
        for name, ambushes in self._ambushes.items():
            game.ambushes[self.seat(name)] = sorted(_take(pile, ambushes))
        if self._ambush_pile is not None:
            game.ambush_pile = _take(pile, self._ambush_pile)[::-1]
            game.ambushes[-1] = sorted(game.ambushes[-1] + pile)
        else:
            top = _take(pile, self._ambush_top)
            game.ambush_pile = pile + top[::-1]
        _take(box, [GOLD] * sum(len(ambushes) for ambushes in game.ambushes))

    def _lay_the_draw_pile(self, game: Nottingham, box: list[Object]) -> None:
        if self._draw_pile is not None:
            game.deck = _take(box, self._draw_pile)[::-1]
            game.loots[-1] = game.loots[-1] + box
        else:
            top = _take(box, self._top)
            game.deck = box + top[::-1]

    def belongings(self) -> object:
        return belongings(self.game)

    def piles(self) -> list[object]:
        return [self.game.deck[:], self.game.discard[:], self.game.ambush_pile[:], next_draws(self.game.chance)]

    # reading

    def _named(self, words: str) -> str:
        """The same words with names for seats."""
        first, _, last = words.partition(" ")
        return f"{first} {self.names[int(last)]}" if last.isdigit() else words

    def hand(self, name: str) -> str:
        return heap(spread(self.game.hands[self.seat(name)]))

    def loot_of(self, name: str) -> str:
        return heap(self.game.loots[self.seat(name)])

    def ambushes(self, name: str) -> list[str]:
        return [AMBUSHES[ambush] for ambush in self.game.ambushes[self.seat(name)]]

    @property
    def ambush_cards(self) -> list[str]:
        """The ambush pile, the top card last."""
        return [AMBUSHES[ambush] for ambush in self.game.ambush_pile]

    @property
    def discards(self) -> str:
        return heap(spread(self.game.discard))

    @property
    def deck(self) -> str:
        """The draw pile, its order aside."""
        return heap(self.game.deck)

    @property
    def active(self) -> str:
        return self.names[self.game.active]

    @property
    def card(self) -> str | None:
        """What was turned up."""
        return self.view("public").card

    def view(self, name: str) -> NottinghamView:
        return self.game.view(self.seat(name))

    def offer(self, name: str, eye: str = "public") -> list[str] | None:
        """What somebody offers, as somebody sees it."""
        return self.view(eye).seats[self.seat(name)].offer

    def hand_seen(self, name: str, eye: str) -> list[str] | None:
        return self.view(eye).seats[self.seat(name)].hand


def _take(box: list[int], wanted: list[int]) -> list[int]:
    """These cards, out of the box."""
    for card in wanted:
        assert card in box, f"the box holds no more of {card}"
        box.remove(card)
    return wanted[:]


def belongings(game: Nottingham) -> tuple[list[Object], list[Ambush]]:
    """Every object card and every ambush card, wherever it lies."""
    objects = [*game.deck, *spread(game.discard)]
    for hand in game.hands:
        objects += spread(hand)
    for loot in game.loots:
        objects += loot
    objects += [game.card] * (game.card >= 0) + [game.set_kind] * game.set_cards
    ambushes = [*game.ambush_pile, *game.looked]
    for laid in game.ambushes:
        ambushes += laid
        objects += [GOLD] * len(laid)
    return sorted(objects), sorted(ambushes)
