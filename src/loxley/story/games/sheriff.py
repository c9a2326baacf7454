"""Sheriff of Nottingham: lies and who found them, what each inspection was worth, bribes, promises."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from loxley.core.catalogue import NUMBER, SEAT, amount, things
from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL, ROYAL_SUMMONS, Good
from loxley.games.sheriff.state import Sheriff
from loxley.story.imagining import Evidence, Imagination
from loxley.story.maker import Sentences, StoryMaker, number_in, seat_in, words_in
from loxley.story.shape import Inspection

_COINS = amount("sheriff-coins")
_GOODS = things("good")
_BAG = {"sheriff": SEAT, "seat": SEAT}
_SUMMONS = GOODS[ROYAL_SUMMONS]
_BROKEN_WORD = 12  # how much a broken promise weighs, in coins
DEAL, FINE = "deal", "fine"
# from where on something is a feat
_GREAT_LIE = 15  # coins
_FULL_BAG = 3  # cards
_MUCH = 10  # coins in bribes
_PROMISES = 2
_CROWNS = 2
_BAGS = 3


@dataclass
class _Bag:
    goods: list[str]
    declared: str
    lies: list[str]  # neither as declared nor, among true goods, a Royal Summons (SH-8.5)


class Maker(StoryMaker):
    SENTENCES: ClassVar[Sentences] = {
        "story-sheriff-smuggled": {**_BAG, "goods": _GOODS, "worth": _COINS},
        "story-sheriff-caught": {**_BAG, "goods": _GOODS, "coins": _COINS},
        "story-sheriff-wronged": {**_BAG, "coins": _COINS, "chance": NUMBER},
        "story-sheriff-bribed": {"giver": SEAT, "taker": SEAT, "coins": _COINS},
        "story-sheriff-broke": {"promiser": SEAT, "promisee": SEAT},
        "story-award-best-lie": {**_BAG, "goods": _GOODS, "worth": _COINS},
        "story-award-dearest-bribe": {"giver": SEAT, "taker": SEAT, "coins": _COINS},
        "story-award-worst-inspection": {**_BAG, "coins": _COINS, "chance": NUMBER},
        "story-award-best-inspection": {**_BAG, "goods": _GOODS, "coins": _COINS},
        "story-award-honest": {"seat": SEAT, "bags": NUMBER},
        "story-award-word": {"seat": SEAT, "kept": NUMBER},
    }
    FIGURES: ClassVar[Mapping[str, str]] = {
        "bags": "",
        "lies": "bags",
        "caught": "lies",
        "judged": "",
        "opened": "judged",
        "found": "opened",
        "expected_found": "opened",
        "inspection_coins": "",
        "smuggled": "",
        "promises": "",
        "promises_kept": "promises",
        "promises_broken": "promises",
        "bribes_paid": "",
        "bribes_taken": "",
    }
    BARS: ClassVar[Mapping[str, Sequence[str]]] = {"lies": ("bags", "lies", "caught")}
    FEATS: ClassVar[Sequence[str]] = (
        "feat-sheriff-caught",
        "feat-sheriff-true-bag",
        "feat-sheriff-smuggled",
        "feat-sheriff-bribes",
        "feat-sheriff-all-lies",
        "feat-sheriff-word",
        "feat-sheriff-two-crowns",
        "feat-sheriff-king-caught",
        "feat-sheriff-all-found",
        "feat-sheriff-honest-win",
    )

    def __init__(self, replay: Replay, log: Log) -> None:
        super().__init__(replay, log)
        self._figures = self._sheriff.rules.figures
        self._packed: dict[Seat, list[str]] = {}
        self._bags: dict[Seat, _Bag] = {}
        self._drawn: dict[Seat, int] = {}  # from the draw pile in this round, as everybody saw
        self._manner = DEAL
        self._imagination = Imagination(replay, log)
        self._caught: list[tuple[Seat, Seat]] = []  # by which Sheriff, and whose lie
        self._hoped = [0.0] * self.seats  # lies that each Sheriff could expect in the bags they opened

    @property
    def _sheriff(self) -> Sheriff:
        return cast("Sheriff", self.state)

    def before(self) -> None:
        self._imagination.remember(self._sheriff.phase.name == "inspection")

    def read(self, event: Event) -> None:
        match event.name:
            case "round_began":
                self._drawn.clear()
            case "drew":
                self._drawn[seat_in(event)] = self._drawn.get(seat_in(event), 0) + 1
            case "packed":
                self._packed[seat_in(event)] = words_in(event, "goods")
            case "declared":
                self._declared(event)
            case "opened" | "waved":
                self._judged(event)
            case "closed" | "voided":
                self._manner = DEAL
            case "paid":
                self._paid(event)
            case "handed_over" | "slipped" | "slipped_named" | "surrendered":
                good = str(event.facts["good"])
                kind = "goods" if self._manner == DEAL else "fine_goods"
                self.flow(kind, seat_in(event, "giver"), seat_in(event, "taker"), self._value([good]))
            case "promise_settled":
                if event.facts["fate"] == "broken":
                    facts: Facts = {fact: event.facts[fact] for fact in ("promiser", "promisee")}
                    self.turn("story-sheriff-broke", facts, _BROKEN_WORD)
            case _:
                pass

    def _declared(self, event: Event) -> None:
        seat, declared = seat_in(event), str(event.facts["good"])
        goods = self._packed.get(seat, [])
        others = [good for good in goods if good != declared]
        lies = [] if all(good == _SUMMONS for good in others) else others
        self._bags[seat] = _Bag(goods, declared, lies)
        self.tallies[seat]["bags"] += 1
        self.tallies[seat]["lies"] += bool(lies)

    def _judged(self, event: Event) -> None:
        seat, sheriff, opened = seat_in(event), seat_in(event, "sheriff"), event.name == "opened"
        bag = self._bags[seat]
        worth = self._worth_of_opening(bag)
        evidence = self._evidence(sheriff, seat, bag)
        self.inspections.append(
            Inspection(self.step, sheriff, seat, opened, bool(bag.lies), evidence.likely_true, evidence.expected, worth)
        )
        self.tallies[sheriff]["judged"] += 1
        if opened:
            self._opened(sheriff, seat, bag, worth, evidence)
        else:
            self._passed(sheriff, seat, bag)
        self._manner = FINE if opened else DEAL

    def _opened(self, sheriff: Seat, seat: Seat, bag: _Bag, worth: int, evidence: Evidence) -> None:
        tally = self.tallies[sheriff]
        tally["opened"] += 1
        tally["inspection_coins"] += worth
        self._hoped[sheriff] += 1 - evidence.likely_true / 100
        if bag.lies:
            tally["found"] += 1
            self.tallies[seat]["caught"] += 1
            self._caught.append((sheriff, seat))
            self.earn("feat-sheriff-caught", sheriff)
            found: Facts = {"sheriff": sheriff, "seat": seat, "goods": bag.lies, "coins": worth}
            self.turn("story-sheriff-caught", found, worth + self._value(bag.lies))
            self.award("story-award-best-inspection", found, worth)
        else:
            if len(bag.goods) >= _FULL_BAG:
                self.earn("feat-sheriff-true-bag", seat)
            lost: Facts = {"sheriff": sheriff, "seat": seat, "coins": -worth, "chance": evidence.likely_true}
            self.turn("story-sheriff-wronged", lost, -2 * worth)
            self.award("story-award-worst-inspection", lost, -worth)

    def _passed(self, sheriff: Seat, seat: Seat, bag: _Bag) -> None:
        worth = self._value(bag.lies)
        self.tallies[seat]["smuggled"] += worth
        if worth >= _GREAT_LIE:
            self.earn("feat-sheriff-smuggled", seat)
        if len(bag.lies) == len(bag.goods) >= _FULL_BAG:
            self.earn("feat-sheriff-all-lies", seat)
        if bag.lies:
            told: Facts = {"sheriff": sheriff, "seat": seat, "goods": bag.lies, "worth": worth}
            self.turn("story-sheriff-smuggled", told, worth)
            self.award("story-award-best-lie", told, worth)

    def _paid(self, event: Event) -> None:
        giver, taker, coins = seat_in(event, "giver"), seat_in(event, "taker"), number_in(event, "coins")
        self.flow("bribe" if self._manner == DEAL else FINE, giver, taker, coins)
        if self._manner == DEAL:
            self.tallies[giver]["bribes_paid"] += coins
            self.tallies[taker]["bribes_taken"] += coins
            told: Facts = {"giver": giver, "taker": taker, "coins": coins}
            self.turn("story-sheriff-bribed", told, coins)
            self.award("story-award-dearest-bribe", told, coins)

    def finish(self) -> None:
        for seat, tally in enumerate(self.tallies):
            tally["expected_found"] = round(self._hoped[seat])
        rates = [tally["lies"] / tally["bags"] if tally["bags"] else 1.0 for tally in self.tallies]
        least = min(rates)
        if rates.count(least) == 1 and least < 1:
            seat = rates.index(least)
            honest = self.tallies[seat]["bags"] - self.tallies[seat]["lies"]
            self.award("story-award-honest", {"seat": seat, "bags": honest}, honest)
        for seat, tally in enumerate(self.tallies):
            if tally["promises_kept"] and not tally["promises_broken"]:
                kept = tally["promises_kept"]
                self.award("story-award-word", {"seat": seat, "kept": kept}, kept)
        self._last_feats()

    def _last_feats(self) -> None:
        """What only the end shows."""
        kings = [[good for good, title in line.titles.items() if title == "king"] for line in self._sheriff.tallies()]
        for sheriff, seat in self._caught:
            if kings[seat]:
                self.earn("feat-sheriff-king-caught", sheriff)
        for seat, tally in enumerate(self.tallies):
            if tally["bribes_taken"] >= _MUCH:
                self.earn("feat-sheriff-bribes", seat)
            if tally["promises_kept"] >= _PROMISES and not tally["promises_broken"]:
                self.earn("feat-sheriff-word", seat)
            if len(kings[seat]) >= _CROWNS:
                self.earn("feat-sheriff-two-crowns", seat)
            if tally["found"] == tally["opened"] >= _BAGS:
                self.earn("feat-sheriff-all-found", seat)
            if seat in self.state.winners() and not tally["lies"]:
                self.earn("feat-sheriff-honest-win", seat)

    # what a bag is worth

    def _value(self, goods: Sequence[str]) -> int:
        return sum(self._figures.values[GOODS.index(good)] for good in goods)

    def _penalty(self, goods: Sequence[str]) -> int:
        return sum(self._figures.penalties[GOODS.index(good)] for good in goods)

    def _worth_of_opening(self, bag: _Bag) -> int:
        """Coins for the Sheriff: the penalty of all lies, or what an honest merchant is paid (SH-4.8, SH-4.9)."""
        if bag.lies:
            return self._penalty(bag.lies)
        summonses = bag.goods.count(_SUMMONS) if bag.declared != _SUMMONS else 0
        truth = [good for good in bag.goods if good == bag.declared]
        return -(self._penalty(truth) + self._figures.reward * summonses)

    def _evidence(self, sheriff: Seat, seat: Seat, bag: _Bag) -> Evidence:
        """What the Sheriff could know, from what was said aloud and the Sheriff's own view."""
        declared = GOODS.index(bag.declared)
        look = look_into(seat, declared, len(bag.goods), self._drawn.get(seat, 0), self._figures.penalties)
        return self._imagination.weigh(sheriff, look, words=LEGAL)


def look_into(
    seat: Seat, declared: Good, cards: int, drawn: int, penalties: list[int]
) -> Callable[[Sheriff], tuple[bool, float]]:
    """Whether a merchant may have packed in some world what was declared, and what opening the bag is worth there.

    A merchant who looks for a good keeps it, so that all cards looked at count: those held in that world, and one
    from its draw pile for each that was drawn this round. It knows what everybody heard, and no state but the world.
    """

    def look(world: Sheriff) -> tuple[bool, float]:
        held = [*world.bags[seat], *world.hands[seat]]
        looked_at = held + (world.deck[-drawn:] if drawn else [])
        missing = cards - looked_at.count(declared)
        if missing <= 0:
            return True, float(-penalties[declared] * cards)
        others = [penalties[each] for each in held if each != declared]
        return False, missing * sum(others) / len(others)

    return look
