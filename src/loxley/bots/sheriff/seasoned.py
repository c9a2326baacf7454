"""The seasoned levels of Sheriff: one body with a notebook, and a style for each level."""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot, Thought
from loxley.bots.sheriff.as_merchant import Said, speak
from loxley.bots.sheriff.as_sheriff import govern
from loxley.bots.sheriff.bags import Bag, Scales
from loxley.bots.sheriff.context import Context, stands_in
from loxley.bots.sheriff.majority import Majority
from loxley.bots.sheriff.market import lay, visit_market
from loxley.bots.sheriff.marking import mark_words
from loxley.bots.sheriff.notebook import KIND, Notebook
from loxley.bots.sheriff.style import MERCHANT, ROGUE, Style, in_character, learned
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL, parse_figures
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import CLOSE, DECLARE, DROP, GIVE, NAME, PACK, POST


@mypyc_attr(allow_interpreted_subclasses=True)
class Seasoned(Bot):
    """Reads its log once, keeps notes, and weighs what it may do in its level's style."""

    style: ClassVar[Style] = ROGUE

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._figures = SHERIFF.figures if components is None else parse_figures(components)
        self._style = in_character(self.style, character)
        self._notes: Notebook | None = None
        self._plan: list[Move] = []  # the rest of a sequence that was begun
        self._majority: Majority | None = None
        self._round = -1  # of the prospects
        self._mood = (-1, 0.5)  # a round, and how it finds the bot

    def copy(self) -> Bot:
        twin: Seasoned = copy(self)
        twin._notes = None if self._notes is None else self._notes.copy()
        twin._plan = self._plan[:]
        return twin

    def adopt(self, style: Style) -> None:
        """Play in another style, still in character."""
        self._style = in_character(style, self.character)

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Move | None:
        assert isinstance(view, SheriffView)
        if not self._plan or not stands_in(legal, self._plan[0]):
            if self._notes is None:
                self._notes = Notebook(len(view.seats))
            self._notes.read(events)
            if self._mood[0] != view.round:
                self._mood = view.round, rng.random()
            context = Context(
                view,
                self._notes,
                legal,
                rng,
                figures=self._figures,
                style=self._style,
                character=self.character,
                mood=self._mood[1],
            )
            self._plan, self.thought = self._decide(context)
        return self._plan.pop(0) if self._plan else None

    def _decide(self, context: Context) -> Said:
        """What to do now, as one or more moves, and why."""
        phase = context.view.phase
        if context.view.draft is not None:  # something has changed while it was written
            return [POST if context.may(POST) else DROP], None
        if phase == "inspection":
            marks = mark_words(context)
            if marks:
                return marks, None
            return self.govern(context) if context.me == context.sheriff else self.speak(context)
        if phase == "debt":
            return [_cheapest(context)], None
        if phase == "feast":
            return [_best_title(context)], None
        majority = self._prospects(context)
        scales = Scales(context, majority)
        if phase == "market":
            return visit_market(context, scales, majority), None
        if phase == "loading":
            return self._load(context, scales)
        if phase == "declaration":
            return self._declare(context, scales)
        return [lay(context, majority)], None  # confiscated goods

    def _prospects(self, context: Context) -> Majority:
        """Stalls do not change before bags are decided on: prospects are worked out once a round."""
        if self._majority is None or self._round != context.view.round or context.view.phase == "confiscation":
            self._majority = Majority(context)
            self._round = context.view.round
        return self._majority

    # what a probe may do otherwise

    def govern(self, context: Context) -> Said:
        return govern(context)

    def speak(self, context: Context) -> Said:
        return speak(context)

    def bag(self, context: Context, scales: Scales) -> Said:
        """The better of the best honest bag and the best lie, a little at random; a promise of honesty weighs."""
        honest, lying = scales.honest_and_lying(context.hand())
        if honest is None or lying is None:
            chosen = honest or lying
            assert chosen is not None
            return pack(chosen), None
        bias = context.rng.gauss(0.0, context.style.wobble) - _word_of_honesty(context)
        lies = lying.worth + bias > honest.worth
        facts: dict[str, str | int | float] = {
            "opened": round(100 * scales.inspection_odds(lying.declared, len(lying.goods)).opened),
            "cards": len(lying.goods if lies else honest.goods),
        }
        compared = [("why-sheriff-a-lie", lying.worth + bias), ("why-sheriff-the-truth", honest.worth)]
        key = "why-sheriff-smuggle" if lies else "why-sheriff-honest"
        return pack(lying if lies else honest), Thought(key, facts, compared)

    def _load(self, context: Context, scales: Scales) -> Said:
        if context.mine.packing:  # begun before, and forgotten
            return [CLOSE], None
        return self.bag(context, scales)

    def _declare(self, context: Context, scales: Scales) -> Said:
        """The truth, if there is one; else whatever the Sheriff may best believe."""
        bag = [KIND[word] for word in context.mine.bag or []]
        best = max(context.legal_goods(), key=lambda good: (scales.weigh(good, bag).worth, -good))
        return [DECLARE.of(best)], None


def pack(bag: Bag) -> list[Move]:
    return [PACK.of(good) for good in sorted(bag.goods)] + [CLOSE]


def _word_of_honesty(context: Context) -> float:
    promised = any(
        promise.promiser == context.me and promise.term == "later honest" and promise.fate == "open"
        for promise in context.view.promises
    )
    return 60.0 * max(0.0, context.character.honesty - 0.5) + 12.0 * context.character.honesty if promised else 0.0


def _cheapest(context: Context) -> Move:
    """The cheapest good that covers a debt by itself, else the dearest, so that little is lost in change."""
    values = context.figures.values
    owed = context.view.debt.owed if context.view.debt is not None else 0
    enough = [move for move in context.legal if values[GIVE.index(move)] >= owed]
    if enough:
        return min(enough, key=lambda move: values[GIVE.index(move)])
    return max(context.legal, key=lambda move: values[GIVE.index(move)])


def _best_title(context: Context) -> Move:
    """A Feast Plate becomes the good whose title it brings nearest."""
    stalls = [shown.stall for shown in context.view.seats]

    def liking(move: Move) -> tuple[bool, int, int]:
        word = GOODS[NAME.index(move)]
        mine = stalls[context.me].get(word, 0)
        best = max(stall.get(word, 0) for seat, stall in enumerate(stalls) if seat != context.me)
        return (mine <= best <= mine + 1, context.figures.values[NAME.index(move)], move)

    return max((move for move in context.legal if NAME.index(move) < LEGAL), key=liking)


@mypyc_attr(allow_interpreted_subclasses=True)
class SheriffMerchant(Seasoned):
    """Sound rules of thumb: fixed odds for lies and openings, whoever sits at the table."""

    style: ClassVar[Style] = MERCHANT


@mypyc_attr(allow_interpreted_subclasses=True)
class SheriffRogue(Seasoned):
    """Keeps a record of everybody, and weighs lies, bribes and inspections by what they may bring."""

    style: ClassVar[Style] = ROGUE


@mypyc_attr(allow_interpreted_subclasses=True)
class SheriffRobin(Seasoned):
    """Thinks like a rogue, with figures learned in play against rogues, probes and itself."""

    style: ClassVar[Style] = learned()
