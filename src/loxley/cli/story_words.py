"""The words of a story: its sentences, the names of its series and rows, its charts as tables."""

from collections.abc import Sequence

from loxley.core.catalogue import Catalogue
from loxley.games import find_game
from loxley.story import Story
from loxley.story.shape import BARS, LINES, Chart, Series, Told
from loxley.telling import Teller
from loxley.telling.speech import key
from loxley.telling.teller import NOBODY
from loxley.texts import Texts

Rows = list[list[str]]


class StoryWords:
    """Tells one story in one language, to somebody who is none of its players."""

    def __init__(self, story: Story, names: Sequence[str], texts: Texts) -> None:
        self.story = story
        self.texts = texts
        self.names = names
        game = find_game(story.game)
        self._teller = Teller(texts, game.catalogue or Catalogue(game.name, game.book), names, NOBODY)

    def say(self, name: str, **facts: str | int) -> str:
        return self.texts.say(name, **facts)

    def title(self) -> str:
        return self.say("story-page", game=self.texts.title(self.story.game))

    def told(self, told: Told) -> str:
        return self._teller.story(told.name, told.facts)

    def award(self, told: Told) -> str:
        return self.say(f"{told.name}.title")

    def turns(self) -> list[tuple[int, str]]:
        """The step and the sentence of each turning point."""
        return [(each.step, self.told(each)) for each in self.story.turns]

    def figure(self, name: str) -> str:
        return self.say(f"story-figure-{key(name)}")

    def series(self, series: Series) -> str:
        return self.figure(series.name) if series.seat is None else self.names[series.seat]

    def row(self, row: Sequence[int]) -> str:
        if len(row) == 1:
            return self.names[row[0]]
        return self.say("story-from-to", giver=self.names[row[0]], taker=self.names[row[1]])

    def axis(self, name: str) -> str:
        return self.say(f"story-axis-{name}") if name else ""

    # tables

    def figures(self) -> tuple[list[str], Rows]:
        """Every figure of every player."""
        rows = [[self.figure(each.name), *(str(value) for value in each.values)] for each in self.story.figures]
        return ["", *self.names], rows

    def inspections(self) -> tuple[list[str], Rows]:
        heads = ["step", "inspector", "bag", "decision", "lied", "likely-true", "expected", "worth"]
        titles = [self.say(f"story-{head}", step="") if head == "step" else self.say(f"story-{head}") for head in heads]
        rows = [
            [
                str(each.step),
                self.names[each.inspector],
                self.names[each.seat],
                self.say(f"story-decision-{'opened' if each.opened else 'waved'}"),
                self.say("story-yes" if each.lied else "story-no"),
                f"{each.likely_true} %",
                str(each.expected),
                str(each.worth),
            ]
            for each in self.story.inspections
        ]
        return [title.strip() for title in titles], rows

    def chart_table(self, chart: Chart) -> tuple[list[str], Rows]:
        """The figures of a chart: a line for each row or place on its first axis."""
        names = [self.series(each) for each in chart.series]
        if chart.kind == BARS:
            lengths = [dict(each.points) for each in chart.series]
            rows = [[self.row(row), *(str(found.get(at, 0)) for found in lengths)] for at, row in enumerate(chart.rows)]
            return ["", *names], rows
        if chart.kind == LINES:
            rows = [
                [str(x), *(str(each.points[at][1]) for each in chart.series)]
                for at, (x, _) in enumerate(chart.series[0].points)
            ]
            return [self.axis(chart.x.name), *names], rows
        dots = [[name, str(x), str(y)] for name, each in zip(names, chart.series, strict=True) for x, y in each.points]
        return ["", self.axis(chart.x.name), self.axis(chart.y.name)], dots
