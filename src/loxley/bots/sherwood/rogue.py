"""The rogue: keeps beliefs about hidden cards and about everybody, and weighs all it can do by what it may bring."""

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import ClassVar

from mypy_extensions import mypyc_attr

from loxley.bots.characters import EVEN, Character
from loxley.bots.frame import Bot, Choice, Thought
from loxley.bots.sherwood.deal_making import propose_deal
from loxley.bots.sherwood.deal_worth import weigh_deal
from loxley.bots.sherwood.forest import Forest
from loxley.bots.sherwood.marking import mark_words
from loxley.bots.sherwood.novice_planning import finish_draft
from loxley.bots.sherwood.novice_raiding import send, stay
from loxley.bots.sherwood.outlook import Outlook
from loxley.bots.sherwood.proposals import best_proposal
from loxley.bots.sherwood.raiding import deal, fight, fortunes
from loxley.bots.sherwood.reputation import Reputations
from loxley.bots.sherwood.rogue_planning import plans
from loxley.bots.sherwood.rogue_signing import Plan, counter, judge, suggestion
from loxley.bots.sherwood.rogue_talking import mislead, sweeten
from loxley.bots.sherwood.scene import Scene
from loxley.bots.sherwood.side_deals import (
    alliances,
    deals_that_ask,
    hold,
    signature,
    tell_what_was_sold,
    waits_for_news,
)
from loxley.bots.sherwood.weights import ROGUE, Weights
from loxley.bots.sherwood.word_keeping import (
    barred_hideouts,
    has_promised,
    keep_word,
    pay_debts,
    price_of_a_word,
    promised_card,
)
from loxley.core.game import JsonObject
from loxley.core.log import Event
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.view import SheetView, SherwoodView
from loxley.games.sherwood.vocabulary import ACCEPT, ASK, DECLINE, HIDE, MOVES, PASS, REVEAL

_COMPARED = 4  # choices that a thought tells of
_ASKS = 0.5


@mypyc_attr(allow_interpreted_subclasses=True)
class SherwoodRogue(Bot):
    weights: ClassVar[Weights] = ROGUE
    ambushes: ClassVar[bool] = False  # proposes alliances that wait for whatever comes

    def __init__(self, components: JsonObject | None = None, character: Character = EVEN) -> None:
        super().__init__(components, character)
        self._figures = SHERWOOD.figures if components is None else parse_figures(components)
        self._weights: Weights = type(self).weights
        self._forest = Forest(self._figures)
        self._reputations = Reputations()
        self._tried: set[str] = set()  # deals that I have proposed in this round
        self._round = 0

    def copy(self) -> Bot:
        twin: SherwoodRogue = copy(self)
        twin._reputations = self._reputations.copy()
        twin._tried = set(self._tried)
        return twin

    def choose(self, view: View, events: Sequence[Event], legal: Sequence[Move], rng: Random) -> Choice:
        assert isinstance(view, SherwoodView)
        self._reputations.listen(view.viewer, events)
        return self._decide(Scene(view, legal, rng, self._figures))

    def _decide(self, scene: Scene) -> list[Move]:
        """What to do now, as one or more moves."""
        view = scene.view
        if view.talks is not None and view.talks.draft is not None:
            return finish_draft(scene)
        if scene.is_talk_on_the_way:
            said = self._talk_on_the_way(scene)
            scene = scene.without_words()
            if said or not scene.legal:
                return said
        if view.phase == "messengers":
            quiet = has_promised(scene, "quiet")
            return [send(scene, 1.0 + price_of_a_word(scene, self.character) if quiet else 1.0)]
        if view.phase == "staying":
            move = stay(scene)
            return [move] if move in scene.legal else []
        told = mark_words(scene) or self.tell(scene)
        if told:
            return told
        outlook = self._look(scene)
        dealt = self._deal(outlook) if view.talks is not None and view.cart is None else []
        if dealt:
            return dealt
        if view.phase == "planning":
            return self._act(outlook) if view.active == scene.me else self._answer(outlook)
        if view.phase == "raid":
            if view.active != scene.me:
                return hold(scene)
            return [self._pick(outlook)]
        if view.phase == "loot":
            return [deal(outlook)]
        return self._fight(outlook)

    def _look(self, scene: Scene) -> Outlook:
        barred = barred_hideouts(scene, self.character)
        return Outlook(scene, self._forest, self._weights, self._reputations, barred)

    # deals between two

    def _talk_on_the_way(self, scene: Scene) -> list[Move]:
        """Judge promises, tell what was sold, answer deals; what is worth proposing was proposed before the reveal."""
        asked = deals_that_ask(scene)
        answered = self._judge(self._look(scene), asked) if asked else []
        return mark_words(scene) or self.tell(scene) or answered or hold(scene)

    def tell(self, scene: Scene) -> list[Move]:
        """What was sold is told as it is; a probe may do otherwise."""
        return tell_what_was_sold(scene)

    def propose(self, outlook: Outlook) -> Plan | None:
        """A deal of my own."""
        return propose_deal(outlook, self.character, self._tried)

    def _deal(self, outlook: Outlook) -> list[Move]:
        """Answer deals, hear what was bought, pay what was promised, propose a deal; or nothing of it."""
        if self._round != outlook.view.round:
            self._round, self._tried = outlook.view.round, set()
        asked = deals_that_ask(outlook)
        if asked:
            return self._judge(outlook, asked)
        if waits_for_news(outlook) and ASK in outlook.legal and outlook.view.active == outlook.me:
            return [ASK]
        if any(move in DECLINE for move in outlook.legal):
            return []  # an alliance waits for an answer first
        debts = pay_debts(outlook, self.character)
        if debts:
            return debts
        plan = self.propose(outlook)
        if plan is None:
            return []
        self._think(plan, [plan])
        return plan.moves

    def _judge(self, outlook: Outlook, asked: Sequence[SheetView]) -> list[Move]:
        """The best of the deals that wait for my answer, or a refusal."""
        worths = [(weigh_deal(outlook, sheet, self.character), sheet) for sheet in asked]
        worth, sheet = max(worths, key=lambda of: of[0])
        answer = ACCEPT.of(sheet.author) if worth > 0 else DECLINE.of(sheet.author)
        key = "why-sherwood-deal" if worth > 0 else "why-sherwood-no-deal"
        facts: dict[str, str | int | float] = {"seat": sheet.author, "worth": round(abs(worth), 1)}
        self.thought = Thought(key, facts, [(MOVES.words[ACCEPT.of(sheet.author)], round(worth, 2))])
        return [answer]

    # planning

    def _act(self, outlook: Outlook) -> list[Move]:
        options = plans(outlook)
        best = options[0]
        signed = self._sign(outlook, best.value - outlook.after(outlook.mine.camp))
        if signed:
            return signed
        proposal = best_proposal(outlook, best.value, ambushes=type(self).ambushes)
        if proposal is not None:
            self._think(proposal, [proposal, *options])
            return [*sweeten(outlook, proposal, self.character), *proposal.moves]
        if self._would_ask(outlook, best):
            return [ASK]
        self._think(best, options)
        return [*mislead(outlook, best, self.character), *best.moves]

    def _would_ask(self, outlook: Outlook, best: Plan) -> bool:
        """Others know cards that I do not, and I have nothing good to do: let them speak first."""
        talks = outlook.view.talks
        if ASK not in outlook.legal or talks is None or talks.said or any(talks.suggestions):
            return False
        if outlook.view.next_sheet and outlook.mine.camp < 2:
            return False
        seen = any(slot.looked and slot.face is None for slot in outlook.view.row)
        return seen and best.key == "why-sherwood-alone" and outlook.rng.random() < _ASKS and not talks.spoken

    def _sign(self, outlook: Outlook, least: float) -> list[Move]:
        """The best of the sheets that wait for my signature, if it is worth it."""
        waiting = [sheet for sheet in alliances(outlook) if signature(outlook, sheet.author)]
        if not waiting:
            return []
        worth, sheet = max(((judge(outlook, sheet, self.character), sheet) for sheet in waiting), key=lambda of: of[0])
        facts: dict[str, str | int | float] = {"seat": sheet.author, "worth": round(worth, 1)}
        signs = worth > least
        compared = [
            (MOVES.words[ACCEPT.of(sheet.author)], round(worth, 2)),
            (MOVES.words[DECLINE.of(sheet.author)], round(least, 2)),
        ]
        self.thought = Thought("why-sherwood-sign" if signs else "why-sherwood-refuse", facts, compared)
        return signature(outlook, sheet.author) if signs else []

    def _answer(self, outlook: Outlook) -> list[Move]:
        """Sign, suggest something else, refuse, or hold one's tongue."""
        signed = self._sign(outlook, 0.0)
        if signed:
            return signed
        talks = outlook.view.talks
        assert talks is not None
        may_write = any(move in HIDE for move in outlook.legal)
        declined = [move for move in outlook.legal if move in DECLINE]
        if declined:
            sheet = next(sheet for sheet in talks.sheets if sheet.author == DECLINE.index(declined[0]))
            idea = (
                counter(outlook, sheet, self.character) if may_write and sheet.author == outlook.view.active else None
            )
            return idea.moves if idea is not None else declined[:1]
        idea = suggestion(outlook, self.character) if may_write and outlook.mine.camp else None
        if idea is not None and idea.moves[0] in outlook.legal:
            self._think(idea, [idea])
            return [*sweeten(outlook, idea, self.character), *idea.moves]
        return hold(outlook)

    def _think(self, chosen: Plan, options: Sequence[Plan]) -> None:
        compared = [(plan.words, round(plan.value, 2)) for plan in options[:_COMPARED]]
        self.thought = Thought(chosen.key, chosen.facts, compared)

    # raids

    def _pick(self, outlook: Outlook) -> Move:
        values = keep_word(outlook, self._fortunes(outlook), self.character)
        best = max(values, key=lambda slot: values[slot])
        compared = sorted(
            ((f"reveal {slot}", round(value, 2)) for slot, value in values.items()), key=lambda of: -of[1]
        )
        self.thought = Thought("why-sherwood-pick", {"slot": best, "worth": round(values[best], 1)}, compared)
        return REVEAL.of(best - 1)

    def _fortunes(self, outlook: Outlook) -> dict[int, float]:
        """What it is worth to turn up each card of the row."""
        return fortunes(outlook)

    def _fight(self, outlook: Outlook) -> list[Move]:
        move, gain, cost = fight(outlook)
        if move == PASS:
            move = promised_card(outlook, outlook.weights.card, self.character)
        if move not in outlook.legal:
            return []
        if gain or cost:
            facts: dict[str, str | int | float] = {"gain": round(gain, 1), "cost": round(cost, 1)}
            self.thought = Thought("why-sherwood-play", facts, [(MOVES.words[move], round(gain - cost, 2))])
        return [move]
