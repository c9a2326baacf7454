"""Sherwood Forest in the terminal."""

from collections.abc import Sequence

from rich.console import RenderableType

from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.view import SherwoodView
from loxley.games.sherwood.vocabulary import ALONE, BRING, DEAL, HIDE, MOVES, PAY, POST, SUGGEST
from loxley.terminal.sherwood.choices import choices, facts_of
from loxley.terminal.sherwood.phrases import Phrases
from loxley.terminal.sherwood.rules import rule_behind
from loxley.terminal.sherwood.table import TableTop
from loxley.terminal.sherwood.teller import tell
from loxley.terminal.speech import key
from loxley.terminal.stage import Choice, Stage
from loxley.texts import Texts

_ENDS = (ALONE, POST, SUGGEST)


class SherwoodStage(Stage):
    commands = ("promises",)
    example = "hide 4, bring 0 3, alone"
    rule = "SW-5.7"

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        super().__init__(game, texts, names, seat, components)
        figures = SHERWOOD.figures if components is None else parse_figures(components)
        self._phrases = Phrases(texts, names, seat, figures)
        self._table = TableTop(self._phrases)

    # what the person sees

    def title(self) -> str:
        return self.texts.say("sherwood-title")

    def render(self, view: View) -> list[list[RenderableType]]:
        return self._table.render(_seen(view))

    def offers(self, view: View) -> list[str]:
        talks = _seen(view).talks
        if talks is None:
            return []
        sheets = [
            self.texts.say(
                "sherwood-sheet",
                number=sheet.number,
                author=self._phrases.name(sheet.author),
                terms=self._phrases.terms([term for side in sheet.terms for term in side]),
                names=self._phrases.players(sheet.signed),
            )
            for sheet in talks.sheets
        ]
        return sheets + [
            self.texts.say("sherwood-suggestion", author=self._phrases.name(seat), terms=self._phrases.terms(terms))
            for seat, terms in enumerate(talks.suggestions)
            if terms
        ]

    def tell(self, events: Sequence[Event], since: int) -> list[str]:
        return tell(self._phrases, events, since)

    def final_count(self, view: View) -> list[RenderableType]:
        return self._table.final_count(_seen(view))

    def show(self, command: str, view: View) -> list[RenderableType]:
        return self._table.ledger(_seen(view))

    # what the person may do

    def question(self, view: View, page: int) -> str:
        seen = _seen(view)
        if seen.talks is not None:
            if seen.talks.draft is not None:
                return self.texts.say("sherwood-ask-sheet")
            return self.texts.say("sherwood-ask-action" if seen.active == seen.viewer else "sherwood-ask-talks")
        calling = seen.meeting is not None and seen.meeting.calling and seen.meeting.called is None
        return self.texts.say("sherwood-ask-call" if calling else f"sherwood-ask-{seen.phase}")

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        return choices(self._phrases, _seen(view), legal, page)

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        talks = _seen(view).talks
        if talks is None or talks.draft is None:
            return ""
        return self.texts.say("sherwood-draft", terms=self._phrases.terms(talks.draft))

    def describe(self, move: Move, view: View) -> str:
        name = key(MOVES.family_of(move).name)
        return self.texts.say(f"sherwood-move-{name}", **facts_of(self._phrases, _seen(view), move))

    def rule_behind(self, move: Move, view: View) -> str:
        return rule_behind(move, _seen(view))

    # how sequences are put together

    def joins(self, first: Move, move: Move) -> bool:
        """A sheet goes from its hideout to its end; everything else is said by itself."""
        if first in HIDE:
            return BRING.start <= move < PAY.stop or move in _ENDS
        return False

    def goes_without_saying(self, move: Move) -> bool:
        return move in DEAL


def _seen(view: View) -> SherwoodView:
    assert isinstance(view, SherwoodView)
    return view
