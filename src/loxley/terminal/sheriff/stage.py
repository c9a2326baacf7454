"""Sheriff of Nottingham in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from loxley.core.game import GameType, JsonObject, TimeLimit
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import parse_figures
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    ASIDE,
    CHOOSE,
    CLOSE,
    COINS,
    DECK,
    DONE,
    DRAW,
    GIVE,
    JOIN,
    LAY,
    MOVES,
    NAME,
    OFFER,
    PACK,
    PICK,
    POST,
    TERMS,
    TO,
    WANT,
)
from loxley.terminal.sheriff.choices import GIVES, choices
from loxley.terminal.sheriff.count import final_count
from loxley.terminal.sheriff.phrases import Phrases, is_deed
from loxley.terminal.sheriff.rules import rule_behind
from loxley.terminal.sheriff.table import TableTop
from loxley.terminal.sheriff.teller import tell
from loxley.terminal.speech import key
from loxley.terminal.stage import Choice, Stage
from loxley.texts import Texts

_ONE_AFTER_THE_OTHER = (*LAY, GIVE, NAME)  # complete when none is left


class SheriffStage(Stage):
    commands = ("piles", "promises")
    example = "pack apple, pack silk, close"
    rule = "SH-4.9"

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        super().__init__(game, texts, names, seat, components)
        self._figures = SHERIFF.figures if components is None else parse_figures(components)
        self._phrases = Phrases(texts, names, seat)
        self._table = TableTop(self._phrases, self._figures)

    # what the person sees

    def title(self) -> str:
        return self.texts.say("sheriff-title")

    def render(self, view: View) -> list[list[RenderableType]]:
        return self._table.render(_seen(view))

    def offers(self, view: View) -> list[str]:
        seen = _seen(view)
        offers = seen.offers if seen.phase == "inspection" else []
        return [self._phrases.standing(offer) for offer in offers]

    def tell(self, events: Sequence[Event], since: int) -> list[str]:
        return tell(self._phrases, events, since)

    def final_count(self, view: View) -> list[RenderableType]:
        return final_count(self._phrases, self._figures, _seen(view))

    def show(self, command: str, view: View) -> list[RenderableType]:
        return self._table.piles(_seen(view)) if command == "piles" else self._table.ledger(_seen(view))

    # what the person may do

    def question(self, view: View, page: int) -> str:
        seen = _seen(view)
        say = self.texts.say
        if seen.draft is not None and seen.draft.manner != "offer":
            return say(f"sheriff-draft-{seen.draft.manner}", player=self._phrases.name(seen.draft.other))
        if seen.draft is not None:
            return say("sheriff-ask-gives" if page == GIVES else "sheriff-ask-wants")
        if seen.phase == "market":
            return say(f"sheriff-ask-{self._market_step(seen)}")
        if seen.phase == "declaration":
            return say("sheriff-ask-declaration", count=seen.seats[seen.viewer].bag_size)
        if seen.phase == "debt" and seen.debt is not None:
            return say("sheriff-ask-debt", creditor=self._phrases.name(seen.debt.creditor), count=seen.debt.owed)
        if seen.phase != "inspection":
            return say(f"sheriff-ask-{seen.phase}")
        if seen.viewer != seen.sheriff:
            return say("sheriff-ask-merchant")
        words = "" if seen.words is None else " " + say("sheriff-words-left", count=seen.words)
        return say("sheriff-ask-sheriff") + words

    def _market_step(self, view: SheriffView) -> str:
        size = 7 if view.options["seven_cards"] is True else 6
        missing = len(view.seats[view.viewer].hand or []) < size
        if view.drawing:
            return "draw" if missing else "lay"
        return "aside" if missing else "aside-full"

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        return choices(self._phrases, _seen(view), legal, page)

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        seen = _seen(view)
        if not moves:
            return ""
        if seen.draft is not None:
            return self._offer_so_far(seen)
        family = MOVES.family_of(moves[0])
        step = "lay" if family in LAY else family.name
        goods = [MOVES.argument(move) for move in moves]
        return self.texts.say(f"sheriff-draft-{step}", goods=self._phrases.goods(goods))

    def _offer_so_far(self, view: SheriffView) -> str:
        draft = view.draft
        assert draft is not None
        if draft.manner == "pick":
            return self.texts.say("sheriff-draft-give", goods=self._phrases.goods(draft.gives)) if draft.gives else ""
        if draft.manner == "join":
            whole = self._phrases.part(view.viewer, draft.other, view.sheriff, draft.gives)
            return whole if draft.gives else ""
        if not draft.gives and not draft.wants:
            return self.texts.say("sheriff-draft-to", player=self._phrases.name(draft.other))
        if not draft.wants:
            gives = self._phrases.gives(view.viewer, draft.other, draft.gives)
            return self.texts.say("sheriff-draft-gives", gives=gives)
        return self._phrases.offer(view.viewer, draft.other, draft.gives, draft.wants)

    def describe(self, move: Move, view: View) -> str:
        family = MOVES.family_of(move)
        argument = MOVES.argument(move)
        message = f"sheriff-move-{key(family.name)}"
        if move in OFFER or move in WANT:
            return self.texts.say(message, term=self._term(move))
        if family is DRAW:
            return self.texts.say(message, pile=argument)
        if not argument:
            return self.texts.say(message)
        if argument.isdecimal():
            seat = int(argument)
            return self.texts.say(message, player=self._phrases.name(seat), bag=self._phrases.bag(seat))
        return self.texts.say(message, good=self._phrases.count(argument, 1))

    def _term(self, move: Move) -> str:
        term = OFFER.index(move) if move in OFFER else WANT.index(move)
        word = TERMS.word(term)
        giver = self.seat if move in OFFER else None
        return self._phrases.deed(word, giver, form="infinitive") if is_deed(term) else self._phrases.things([word])

    def rule_behind(self, move: Move, view: View) -> str:
        return rule_behind(move, _seen(view))

    # how sequences are put together

    def rank(self, move: Move) -> int:
        """Goods are laid in the order in which they are named, and given dearest first (SH-R8)."""
        if move in LAY[0] or move in LAY[1]:
            return LAY[0].start
        if move in GIVE:
            return GIVE.start + self._figures.dearest_first.index(GIVE.index(move))
        return POST if move in ACCEPT else move  # cards for an offer are chosen before it is accepted

    def kin(self, move: Move) -> Move:
        for side in (OFFER, WANT):
            if move in side and side.index(move) in COINS:
                return side.of(COINS.start)
        return move

    def joins(self, first: Move, move: Move) -> bool:
        if first in ASIDE:
            return move in ASIDE or move == DONE or move in DRAW
        if first in PACK:
            return move in PACK or move == CLOSE
        if first in TO or first in JOIN:
            return move in OFFER or move in WANT or move == POST
        if first in PICK:
            return move in CHOOSE or move in ACCEPT
        return super().joins(first, move)

    def is_complete(self, moves: Sequence[Move], legal: Sequence[Move]) -> bool:
        if any(moves[-1] in family for family in _ONE_AFTER_THE_OTHER):
            return not any(self.joins(moves[-1], move) for move in legal)
        return super().is_complete(moves, legal)

    def goes_without_saying(self, move: Move) -> bool:
        """The rest of a hand from the draw pile, the last good laid or given."""
        return move == DRAW.of(DECK) or any(move in family for family in (*LAY, GIVE))

    # time

    def time_limit(self, view: View) -> TimeLimit | None:
        """Only while the person is Sheriff: bots need no clock."""
        return self.game.time_limit(view) if _seen(view).sheriff == self.seat else None


def _seen(view: View) -> SheriffView:
    assert isinstance(view, SheriffView)
    return view
