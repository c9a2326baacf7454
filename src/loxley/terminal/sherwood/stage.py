"""Sherwood Forest in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from loxley.core.game import GameType, JsonObject
from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.view import SheetView, SherwoodView
from loxley.games.sherwood.vocabulary import (
    ACCEPT,
    ALONE,
    BRING,
    DEAL,
    HIDE,
    MOVES,
    PAY,
    PICK,
    POST,
    SHOW,
    SUGGEST,
    WITH,
)
from loxley.terminal.sherwood.choices import choices
from loxley.terminal.sherwood.table import TableTop
from loxley.terminal.stage import Choice, Stage
from loxley.texts import Texts

_ENDS = (ALONE, POST, SUGGEST)


class SherwoodStage(Stage):
    commands = ("map", "convoys", "promises")
    example = "hide 4, bring 0 3, alone"
    rule = "SW-5.7"

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        super().__init__(game, texts, names, seat, components)
        figures = SHERWOOD.figures if components is None else parse_figures(components)
        self.teller.titles = figures.titles
        self._table = TableTop(self.teller, figures)

    # what the person sees

    def title(self) -> str:
        return self.texts.say("sherwood-title")

    def render(self, view: View) -> list[list[RenderableType]]:
        return self._table.render(_seen(view))

    def offers(self, view: View) -> list[str]:
        talks = _seen(view).talks
        if talks is None:
            return []
        return [self._standing(sheet) for sheet in talks.sheets] + [
            self.teller.phrase("sherwood-suggestion", {"author": seat, **_sheet(terms)})
            for seat, terms in enumerate(talks.suggestions)
            if terms
        ]

    def _standing(self, sheet: SheetView) -> str:
        terms = sorted([term for side in sheet.terms for term in side], key=MOVES.move)
        facts: Facts = {"author": sheet.author, "number": sheet.number}
        if sheet.hideout is None:
            deal = self.teller.phrase("sherwood-deal", {**facts, "other": sheet.parties[1], "terms": terms})
            text = self.beside.get(sheet.number, "")
            return f"{deal} {self.texts.say('sherwood-words', words=text)}" if text else deal
        return self.teller.phrase("sherwood-sheet", {**facts, "signed": sheet.signed, **_sheet(terms)})

    def final_count(self, view: View) -> list[RenderableType]:
        return self._table.final_count(_seen(view))

    def show(self, command: str, view: View) -> list[RenderableType]:
        seen = _seen(view)
        if command == "promises":
            return self._table.ledger(seen, self.beside)
        return self._table.map(seen) if command == "map" else self._table.row(seen)

    # what the person may do

    def question(self, view: View, page: int) -> str:
        seen = _seen(view)
        if seen.talks is not None and seen.talks.draft is not None:
            begun = seen.talks.draft[0].split()[0]
            return self.texts.say(
                {"with": "sherwood-ask-deal", "pick": "sherwood-ask-pick"}.get(begun, "sherwood-ask-sheet")
            )
        sheets = [] if seen.talks is None else seen.talks.sheets
        authors = [self.teller.name(sheet.author) for sheet in sheets if self.seat in sheet.unsigned]
        active = self.teller.name(seen.active)
        return self.texts.say(f"sherwood-ask-{seen.question}", active=active, author=authors[0] if authors else "")

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        return choices(self.teller, _seen(view), legal, page)

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        talks = _seen(view).talks
        if talks is None or talks.draft is None:
            return ""
        first, *terms = talks.draft
        if first.startswith(PICK.name):
            return self.teller.listed([self.teller.title("equipment", term.split()[1]) for term in terms])
        if first.startswith(WITH.name):
            facts: Facts = {"author": self.seat, "other": int(first.split()[1]), "terms": terms}
            return self.teller.phrase("sherwood-deal-draft", facts) if terms else ""
        return self.teller.phrase("sherwood-draft", {"author": self.seat, **_sheet(talks.draft)})

    # how sequences are put together

    def joins(self, first: Move, move: Move) -> bool:
        """A sheet goes from its hideout to its end; everything else is said by itself."""
        if first in HIDE:
            return BRING.start <= move < PAY.stop or move in _ENDS
        if first in WITH:
            return PAY.start <= move < SHOW.start or move == POST
        return first in PICK and (move in SHOW or move in ACCEPT)

    def goes_without_saying(self, move: Move) -> bool:
        return move in DEAL


def _sheet(terms: list[str]) -> Facts:
    """A sheet begins with its hideout."""
    return {"hideout": int(terms[0].split()[1]), "terms": terms}


def _seen(view: View) -> SherwoodView:
    assert isinstance(view, SherwoodView)
    return view
