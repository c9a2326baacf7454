"""Sheriff of Nottingham in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from loxley.core.game import GameType, JsonObject, TimeLimit
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import parse_figures
from loxley.games.sheriff.view import OfferView, SheriffView
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
    HOLD,
    JOIN,
    LATER_COINS,
    LAY,
    MOVES,
    NAME,
    OFFER,
    PACK,
    PICK,
    POST,
    TO,
    WANT,
)
from loxley.terminal.sheriff.choices import GIVES, choices
from loxley.terminal.sheriff.count import final_count
from loxley.terminal.sheriff.labels import MARK
from loxley.terminal.sheriff.table import TableTop
from loxley.terminal.stage import Choice, Silence, Stage
from loxley.texts import Texts

_ONE_AFTER_THE_OTHER = (*LAY, GIVE, NAME)  # complete when none is left


class SheriffStage(Stage):
    commands = ("piles", "deals", "promises")
    example = "pack apple, pack silk, close"
    rule = "SH-4.9"

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        super().__init__(game, texts, names, seat, components)
        self._figures = SHERIFF.figures if components is None else parse_figures(components)
        self._table = TableTop(self.teller, self._figures)

    # what the person sees

    def title(self) -> str:
        return self.texts.say("sheriff-title")

    def render(self, view: View) -> list[list[RenderableType]]:
        return self._table.render(_seen(view))

    def legend(self) -> str:
        return self.texts.say("sheriff-contraband-mark", mark=MARK)

    def offers(self, view: View) -> list[str]:
        seen = _seen(view)
        offers = seen.offers if seen.phase == "inspection" else []
        return [self._standing("sheriff-offer", offer) for offer in offers]

    def _standing(self, phrase: str, offer: OfferView) -> str:
        """An offer on the table or a deal, with what others have added to it."""
        whole = self._offer(phrase, offer.author, offer.other, offer.gives, offer.wants)
        parts = [self._part(part.seat, offer.author, offer.other, part.gives) for part in offer.joined]
        numbers = [offer.written, *[part.written for part in offer.joined]]
        texts = [self.texts.say("sheriff-words", words=self.beside[each]) for each in numbers if each in self.beside]
        return " ".join([whole, *parts, *texts])

    def _part(self, seat: Seat, author: Seat, other: Seat, gives: list[str]) -> str:
        return self.teller.phrase("sheriff-part", {"seat": seat, "author": author, "other": other, "gives": gives})

    def _offer(self, phrase: str, author: Seat, other: Seat, gives: list[str], wants: list[str]) -> str:
        return self.teller.phrase(phrase, {"author": author, "other": other, "gives": gives, "wants": wants})

    def final_count(self, view: View) -> list[RenderableType]:
        return final_count(self.teller, self._figures, _seen(view))

    def show(self, command: str, view: View) -> list[RenderableType]:
        seen = _seen(view)
        if command == "deals":
            return self._table.deals([self._standing("sheriff-deal", deal) for deal in seen.deals])
        return self._table.piles(seen) if command == "piles" else self._table.ledger(seen, self.beside)

    # what the person may do

    def question(self, view: View, page: int) -> str:
        seen = _seen(view)
        say = self.texts.say
        if seen.draft is not None and seen.draft.manner != "offer":
            return say(f"sheriff-draft-{seen.draft.manner}", player=self.teller.name(seen.draft.other))
        if seen.draft is not None:
            return say("sheriff-ask-gives" if page == GIVES else "sheriff-ask-wants")
        if seen.debt is not None:
            return self.teller.phrase("sheriff-ask-debt", {"creditor": seen.debt.creditor, "owed": seen.debt.owed})
        mine = seen.seats[seen.viewer]
        asked = say(f"sheriff-ask-{seen.question}", cards=seen.hand_limit, count=mine.bag_size, fate=mine.fate)
        if seen.question != "sheriff" or seen.words is None:
            return asked
        return f"{asked} {say('sheriff-words-left', count=seen.words)}"

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        return choices(self.teller, _seen(view), legal, page)

    def silence(self, view: View, legal: Sequence[Move]) -> Silence | None:
        """Until the own bag is decided, then until all are; an offer to the person ends it."""
        seen = _seen(view)
        if seen.question != "merchant":
            return None
        whose = "own" if seen.seats[seen.viewer].fate == "undecided" else "all"
        label = self.texts.say("sheriff-silence", whose=whose)
        return Silence(f"{seen.round} {whose}", label, (HOLD,) if HOLD in legal else ())

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        seen = _seen(view)
        if not moves:
            return ""
        if seen.draft is not None:
            return self._offer_so_far(seen)
        family = MOVES.family_of(moves[0])
        step = "lay" if family in LAY else family.name
        goods = [MOVES.argument(move) for move in moves]
        return self.texts.say(f"sheriff-draft-{step}", goods=self.teller.things("good", goods))

    def _offer_so_far(self, view: SheriffView) -> str:
        draft = view.draft
        assert draft is not None
        if draft.manner == "pick":
            return (
                self.texts.say("sheriff-draft-give", goods=self.teller.things("good", draft.gives))
                if draft.gives
                else ""
            )
        if draft.manner == "join":
            others = [offer.other for offer in view.offers if offer.number == draft.number]
            return self._part(view.viewer, draft.other, others[0], draft.gives) if draft.gives else ""
        if not draft.gives and not draft.wants:
            return self.texts.say("sheriff-draft-to", player=self.teller.name(draft.other))
        if not draft.wants:
            return self._offer("sheriff-draft-gives", view.viewer, draft.other, draft.gives, [])
        return self._offer("sheriff-offer", view.viewer, draft.other, draft.gives, draft.wants)

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
            for sums in (COINS, LATER_COINS):
                if move in side and side.index(move) in sums:
                    return side.of(sums.start)
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
