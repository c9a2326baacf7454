"""Any game in the terminal: its view as a table, its legal moves as choices, its events in their own words."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table

from loxley.core.state import View
from loxley.core.words import Move
from loxley.terminal.stage import Choice, Stage

_APART = ("viewer", "options")  # fields of a view that say nothing about how the game stands


class PlainStage(Stage):
    """What a game has before it has a stage of its own."""

    def title(self) -> str:
        return self.texts.title(self.game.name)

    def render(self, view: View) -> list[list[RenderableType]]:
        table = Table.grid(padding=(0, 2))
        for field in fields(cast("Any", view)):
            if field.name not in _APART:
                table.add_row(field.name.replace("_", " "), self._shown(field.name, getattr(view, field.name)))
        return [[table]]

    def _shown(self, field: str, value: object) -> str:
        kind = self.teller.catalogue.view.get(field, "")
        return self.teller.in_a_word(kind, value) if isinstance(value, int | str | list) else str(value)

    def final_count(self, view: View) -> list[RenderableType]:
        return self.render(view)[0]

    def question(self, view: View, page: int) -> str:
        return self.texts.say("terminal-ask-plain")

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        return [Choice(self.game.book.family_of(move).name, self.describe(move), (move,)) for move in legal]

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        return ", ".join(self.describe(move) for move in moves)
