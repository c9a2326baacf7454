"""Score sheets and final counts as tables: one module for each game, and a plain count for the others."""

from typing import Protocol, cast

from loxley.cli.output import Answer, Pages, new_table
from loxley.cli.plain import plain
from loxley.core.game import GameType, JsonObject
from loxley.core.refusals import Refused
from loxley.core.state import State, View
from loxley.parts import find_part
from loxley.texts import Texts


class Counts(Protocol):
    """What a game's module here offers."""

    def score(self, text: str, components: JsonObject | None) -> Answer:
        """A real table's sheet of JSON, counted."""

    def final_count(self, view: View, names: list[str], texts: Texts) -> Pages:
        """The count of a game that is over."""


def score_sheet(game: GameType, text: str, components: JsonObject | None) -> Answer:
    counts = _counts(game)
    if counts is None:
        raise Refused("no-score-sheet", "game", "", {"found": game.name})
    return counts.score(text, components)


def final_count(game: GameType, state: State, view: View, names: list[str], texts: Texts) -> Pages:
    """The game's own count, or the points of everybody, best first."""
    counts = _counts(game)
    if counts is not None:
        return counts.final_count(view, names, texts)
    scores, winners = state.scores(), state.winners()
    points = new_table(texts.say("score-title"), [texts.say("score-player")], [texts.say("score-total")])
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        points.add_row(plain(names[seat]), str(scores[seat]), style="bold" if seat in winners else "")
    return [points]


def _counts(game: GameType) -> Counts | None:
    return cast("Counts | None", find_part(__name__, game.name))
