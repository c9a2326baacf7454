"""A table of Sherwood Forest in words: lay out an exact position, play lines, read what lies there.

    table = planning("anne nicolas carla").having("anne", camp=5, gold=3, hand="sword")
    table.play("anne: hide 4, bring anne 2, bring carla 3, post", "nicolas: hold", "carla: accept anne")
    assert table.in_hideout(4) == "anne 2, carla 3"

The first who is named is active. A position is laid out on a dealt game; every line goes through the engine's own door,
and after each line no card, no gold and no raider may be missing.
"""

from functools import cached_property
from typing import Self

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Event, Fact, Log
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.bands import Band
from loxley.games.sherwood.cards import EQUIPMENT, MOST_GOLD, RAIDERS, Equipment
from loxley.games.sherwood.phases import NOTHING, PHASES, PLANNING, RAID
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.view import SherwoodView, TalksView
from loxley.games.sherwood.vocabulary import HIDE, MOVES
from tests.games.laid_out import LaidOutTable, next_draws

SEED = bytes(range(SEED_BYTES))
SHOWN = ("looked", "revealed", "row_dealt")  # events that show a card: its id is enough here
PRINTED = ("sheriff", "strength", "gold", "companions", "glory", "glory_lost", "raiders_lost", "start", "end")
SEATED = ("seat", "giver", "taker", "author", "by", "leader", "informant", "promiser", "promisee", "figure", "other")


def dealt(players: int, /, **options: object) -> Sherwood:
    """A game as the box deals it."""
    return SHERWOOD.new(players, options, Chance(SEED), log=Log())


def kinds(words: str) -> list[Equipment]:
    return sorted(EQUIPMENT.index(word) for word in words.split())


def planning(names: str, **options: object) -> "Table":
    """The planning phase, the first of these is active."""
    return Table(PLANNING, names.split(), options)


def raid(names: str, **options: object) -> "Table":
    """The raid phase: all raiders are placed, and the first of these picks a card."""
    return Table(RAID, names.split(), options)


class Table(LaidOutTable[Sherwood]):
    vocabulary = MOVES
    seated = SEATED

    # laying out

    def __init__(self, stage: str, names: list[str], options: dict[str, object]) -> None:
        self.names = names
        self._stage = stage
        self._options = options
        self._round = 1
        self._row: list[str] = []
        self._people: dict[str, dict[str, int]] = {name: {} for name in names}
        self._hands: dict[str, str] = {}
        self._bands: list[Band] = []
        self._equipment: list[Equipment] | None = None
        self._discard: list[Equipment] = []
        self._looked: list[tuple[str, int]] = []
        self._talkative = False

    def talkative(self) -> Self:
        """Lines say what is said while a convoy is on its way; else everybody holds."""
        self._talkative = True
        return self

    def in_round(self, number: int) -> Self:
        """The round, counted from one."""
        self._round = number
        return self

    def row(self, *cards: str) -> Self:
        """The first cards of the row; the first of them lies face up. Others follow."""
        self._row = list(cards)
        return self

    def having(self, name: str, *, hand: str | None = None, **figures: int) -> Self:
        """What somebody has: raiders in `camp` and on the `oak`, `gold`, `glory`, and equipment in hand."""
        assert "game" not in self.__dict__, "the position is laid out before the first line"
        self._people[name] |= figures
        if hand is not None:
            self._hands[name] = hand
        return self

    def band(self, hideout: int, raiders: str, /, *, armed: str = "", **agreement: object) -> Self:
        """A band: `anne 5, nicolas 1`, the leader first; promised cards `anne sword`; and a fixed agreement.

        The agreement names a `slot`, an `informant`, and what is laid down: `gold="carla 2"`, `companions="carla 1"`.
        """
        counts = self._counted(raiders)
        band = Band(hideout, self.names.index(raiders.split(maxsplit=1)[0]), counts)
        if armed:
            band.armed = [[] for _ in self.names]
            for promise in armed.split(", "):
                name, *words = promise.split()
                band.armed[self.names.index(name)] = kinds(" ".join(words))
        if agreement:
            band.slot = int(str(agreement["slot"])) - 1
            band.informant = self.names.index(str(agreement["informant"]))
            band.gold = self._counted(str(agreement.get("gold", "")))
            band.companions = self._counted(str(agreement.get("companions", "")))
        self._bands.append(band)
        return self

    def _counted(self, words: str) -> list[int]:
        counts = [0] * len(self.names)
        for part in filter(None, words.split(", ")):
            name, number = part.split()
            counts[self.names.index(name)] = int(number)
        return counts

    def looked(self, name: str, slot: int) -> Self:
        """Somebody has looked at a card of the row."""
        self._looked.append((name, slot))
        return self

    def equipment(self, deck: str, discard: str = "") -> Self:
        """The whole equipment deck, the top card first, and its discard; all else is out of the game."""
        self._equipment = [EQUIPMENT.index(word) for word in deck.split()][::-1]
        self._discard = [EQUIPMENT.index(word) for word in discard.split()]
        return self

    @cached_property
    def game(self) -> Sherwood:
        """The state of the game. It comes to be with the first line or look."""
        game = dealt(len(self.names), **self._options)
        game.round = self._round - 1
        game.figure = game.active = 0
        self._lay_out_row(game)
        self._lay_out_people(game)
        self._lay_out_equipment(game)
        game.log = Log()
        game.enter_phase(PHASES[PLANNING])
        game.first_card = 0
        if self._stage == RAID:
            game.enter_phase(PHASES[RAID])
        else:
            game.first_card = -1
        self._scene = len(game.log)
        self._belongings = belongings(game)
        return game

    def _lay_out_row(self, game: Sherwood) -> None:
        """The row as the scenario wants it, the rest of the box below."""
        figures = game.rules.figures
        wanted = [figures.card(name) for name in self._row]
        box = [card for card in game.pile + game.row + game.box if card not in wanted]
        back = figures.cards[wanted[0]].back if wanted else 0
        same = [card for card in box if figures.cards[card].back == back]
        row = wanted + same[: game.rules.row - len(wanted)]
        rest = [card for card in box if card not in row]
        size = game.rules.row * (6 - self._round)
        game.row, game.pile, game.box = row, rest[:size], rest[size:]
        for name, slot in self._looked:
            game.lookers = [bits | (at == slot - 1) << self.seat(name) for at, bits in enumerate(game.lookers)]

    def _lay_out_people(self, game: Sherwood) -> None:
        for band in self._bands:
            game.bands[band.hideout] = band
            game.free = [move for move in game.free if move != HIDE.of(band.hideout - 1)]
        for seat, name in enumerate(self.names):
            figures = self._people[name]
            away = sum(band.raiders[seat] + (band.companions[seat] if band.companions else 0) for band in self._bands)
            camp = figures.get("camp", 0 if self._stage == RAID else 4)
            oak = figures.get("oak", 4 if self._stage == RAID else RAIDERS - away - camp)
            if "camp" in figures and "oak" in figures:
                assert camp + oak + away <= RAIDERS
            oak = min(oak, RAIDERS - away - camp)
            game.camps[seat] = camp
            game.oak[seat] = oak
            game.spots[seat] = RAIDERS - away - camp - oak  # all others are at the church
            game.gold[seat] = figures.get("gold", 2)
            game.glory[seat] = figures.get("glory", 0)
        laid = sum(sum(band.gold) for band in self._bands)
        game.mine = self._people[self.names[0]].get("mine", MOST_GOLD - sum(game.gold) - laid)

    def _lay_out_equipment(self, game: Sherwood) -> None:
        box = game.rules.equipment_deck()
        for name, words in self._hands.items():
            game.hands[self.seat(name)] = kinds(words)
        for kind in [kind for hand in game.hands for kind in hand] + [
            kind for band in self._bands for promised in band.armed for kind in promised
        ]:
            box.remove(kind)
        game.equipment = box if self._equipment is None else self._equipment
        game.discard = self._discard

    def belongings(self) -> object:
        return belongings(self.game)

    def piles(self) -> list[object]:
        return [self.game.pile[:], self.game.equipment[:], next_draws(self.game.chance)]

    # playing

    def _play(self, line: str) -> None:
        if ": reveal " in line:
            self._hear_the_others()
        super()._play(line)
        if not self._talkative:
            self._hear_nobody_on_the_way()

    def _hear_nobody_on_the_way(self) -> None:
        """A convoy has set out and everybody is asked on an orderly floor (SW-R40); they have nothing to say."""
        game = self.game
        while game.slot != NOTHING and game.floor.asked:
            game.play(game.awaited()[0], MOVES.move("hold"))

    def _hear_the_others(self) -> None:
        """Before a card is picked everybody is asked on an orderly floor (SW-5.15); they have nothing to say."""
        game = self.game
        while game.phase.name == RAID and game.awaited() != [game.active]:
            game.play(game.awaited()[0], MOVES.move("hold"))

    # reading

    def _by_name(self, numbers: list[int]) -> dict[str, int]:
        return dict(zip(self.names, numbers, strict=True))

    @property
    def glory(self) -> dict[str, int]:
        return self._by_name(self.game.glory)

    @property
    def gold(self) -> dict[str, int]:
        return self._by_name(self.game.gold)

    @property
    def camps(self) -> dict[str, int]:
        return self._by_name(self.game.camps)

    @property
    def oak(self) -> dict[str, int]:
        return self._by_name(self.game.oak)

    def at(self, spot: str) -> dict[str, int]:
        """Raiders at the church, the inn, the merchant or the market."""
        return {name: seat.spots[spot] for name, seat in zip(self.names, self.view("public").seats, strict=True)}

    def hand(self, name: str) -> str:
        return " ".join(EQUIPMENT[kind] for kind in self.game.hands[self.seat(name)])

    def in_hideout(self, hideout: int) -> str:
        """Who waits there, the leader first: `anne 5, nicolas 1`."""
        band = self.game.bands[hideout]
        if band is None:
            return ""
        return ", ".join(f"{self.names[seat]} {band.raiders[seat]}" for seat in band.partners())

    def may(self, name: str, verb: str) -> list[str]:
        """What somebody may add to a verb."""
        return [move.removeprefix(verb).strip() for move in self.moves(name) if f"{move} ".startswith(f"{verb} ")]

    @property
    def sheets(self) -> list[list[str]]:
        """The sheets that stand: their terms."""
        talks = self.view("public").talks
        assert talks is not None
        return [sorted(term for side in sheet.terms for term in side) for sheet in talks.sheets]

    @property
    def promises(self) -> list[str]:
        """The ledger: `anne to carla: promise 2 join, open`."""
        return [
            f"{self.names[promise.promiser]} to {self.names[promise.promisee]}: {promise.term}, {promise.fate}"
            for promise in self.view("public").promises
        ]

    @property
    def claims(self) -> list[str]:
        """What was said in this round: `anne: 2 gold 9, open`."""
        return [f"{self.names[claim.seat]}: {claim.said}, {claim.verdict}" for claim in self.view("public").claims]

    def view(self, name: str) -> SherwoodView:
        return self.game.view(self.seat(name))

    def talks(self, name: str) -> TalksView:
        talks = self.view(name).talks
        assert talks is not None
        return talks

    def told(self, event: str) -> list[str]:
        """Those of the events that begin with this word."""
        return [told for told in self.events if f"{told} ".startswith(f"{event} ")]

    def _told(self, event: Event) -> str:
        printed = PRINTED if event.name in SHOWN else ("sheriff",)
        facts = {key: fact for key, fact in event.facts.items() if key not in printed}
        return " ".join([event.name, *(f"{key}={self._fact(key, fact)}" for key, fact in facts.items())])

    def _fact(self, key: str, fact: Fact) -> str:
        if isinstance(fact, list):
            return ",".join(str(part) for part in fact)
        return self.names[int(fact)] if key in self.seated else str(fact)


def belongings(game: Sherwood) -> tuple[list[int], list[Equipment], int, list[int]]:
    """Every card, all gold and the raiders of each seat, wherever they are: nothing of it comes or goes."""
    bands = [band for band in game.bands if band is not None]
    cards = sorted([*game.pile, *game.gone, *game.box, *(card for card in game.row if card >= 0)])
    equipment = [*game.equipment, *game.discard, *(kind for hand in game.hands for kind in hand)]
    equipment += [kind for band in bands for promised in band.armed for kind in promised]
    gold = game.mine + game.lapsed_gold + sum(game.gold) + sum(sum(band.gold) for band in bands)
    raiders = [
        game.camps[seat]
        + game.oak[seat]
        + game.lapsed[seat]
        + sum(game.spots[seat :: game.seats])
        + sum(band.raiders[seat] + (band.companions[seat] if band.companions else 0) for band in bands)
        for seat in range(game.seats)
    ]
    return cards, sorted(equipment), gold, raiders
