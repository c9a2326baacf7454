"""The screen: what lies on the table, what happened, what may be done; as much of it as fits."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.text import Text

from loxley.terminal.stage import Choice
from loxley.terminal.wrapping import wrapped
from loxley.texts import Texts

_ROOM_FOR_NEWS = 4  # lines, or the table is not shown in its fullest form
_ENDLESS = 10_000
_INDENT = "   "
_BULLET = " – "
_GAP = "   "


@dataclass(frozen=True)
class Page:
    """What is to be seen while the person chooses."""

    tables: Sequence[Sequence[RenderableType]]  # the table in forms that take less and less room
    offers: Sequence[str]
    news: Sequence[str]
    question: Sequence[str]
    choices: Sequence[Choice]
    hint: str


class Screen:
    def __init__(self, console: Console, texts: Texts) -> None:
        self._console = console
        self._texts = texts

    @property
    def width(self) -> int:
        return self._console.width

    def is_watched(self) -> bool:
        """Does a person look at it, not a file?"""
        return self._console.is_terminal

    # single things

    def say(self, sentence: str) -> None:
        self.show([Text(wrapped(sentence, self.width), no_wrap=True)])

    def say_in_one_piece(self, sentence: str) -> None:
        """A sentence with something in it that people copy: the terminal breaks it, not we."""
        self._console.print(Text(sentence), soft_wrap=True, highlight=False)

    def show(self, parts: Sequence[RenderableType]) -> None:
        for part in parts:
            whole = Group(part)  # or a bare text would lose where it breaks
            self._console.print(whole, highlight=False)

    def tell(self, sentences: Sequence[str]) -> None:
        self.show(self._bulleted(sentences))

    def heading(self, heading: str) -> None:
        self.show([_heading(heading)])

    def _bulleted(self, sentences: Sequence[str]) -> list[Text]:
        return [Text(wrapped(each, self.width, _BULLET, _INDENT), no_wrap=True) for each in sentences]

    # the whole screen

    def draw(self, page: Page) -> None:
        """A small screen leaves out what matters least; a large one has room between its parts."""
        offers: list[RenderableType] = []
        if page.offers:
            offers = [Group(_heading(self._texts.say("terminal-offers")), *self._bulleted(page.offers))]
        questions = [wrapped(each, self.width, " ") for each in page.question if each]
        below: list[RenderableType] = [
            Text(""),
            *(Text(question, style="bold", no_wrap=True) for question in questions),
            *choice_rows(page.choices, self.width),
            Text(f" {page.hint}", style="dim", no_wrap=True, overflow="ellipsis"),
        ]
        above: list[RenderableType] = []
        room = 0
        for table in page.tables:
            above = [*table, *offers]
            room = self._room(above, below)
            if room >= (_ROOM_FOR_NEWS if page.news and table is page.tables[0] else 0):
                break
        news = self._latest([each for each in page.news if each not in page.offers], room)
        if self.is_watched() and self._lines(news) + len(above) <= room:
            above = [part for each in above for part in (each, Text(""))][: None if news else -1]
        if self.is_watched():
            self._console.clear()
        self.show([*above, *news, *below])

    def _room(self, above: Sequence[RenderableType], below: Sequence[RenderableType]) -> int:
        """Lines that are left, when one is kept for the person to type in. A file has no end."""
        if not self.is_watched():
            return _ENDLESS
        return self._console.height - self._lines(above) - self._lines(below) - 1

    def end(self, news: Sequence[str], count: Sequence[RenderableType]) -> None:
        """The last news and the final count."""
        if self.is_watched():
            self._console.clear()
        self.show([*self._latest(news, self._room(count, [Text("")])), *count])

    def _latest(self, news: Sequence[str], room: int) -> list[RenderableType]:
        """The latest news that fit into so many lines, under their heading, and how many came before them."""
        lines = self._bulleted(news)
        heights = [len(line.plain.splitlines()) for line in lines]
        first = 0
        while first < len(lines) and 1 + sum(heights[first:]) + (1 if first else 0) > room:
            first += 1
        if first == len(lines):
            return []
        shown: list[RenderableType] = [_heading(self._texts.say("terminal-news"))]
        if first:
            earlier = self._texts.say("terminal-news-earlier", count=first)
            shown.append(Text(f"{_INDENT}{earlier}", style="dim"))
        return [*shown, *lines[first:]]

    def _lines(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self._console.render_lines(part, pad=False)) for part in parts)


def _heading(heading: str) -> Text:
    return Text(f" {heading}", style="bold")


def choice_rows(choices: Sequence[Choice], width: int) -> list[RenderableType]:
    """Numbered choices, those of one heading side by side."""
    rows: dict[str, list[tuple[int, str]]] = {}
    for number, choice in enumerate(choices, 1):
        rows.setdefault(choice.row, []).append((number, choice.label))
    margin = max((cell_len(row) for row in rows), default=0) + 4
    shown: list[RenderableType] = []
    for row, entries in rows.items():
        line = Text(f"  {row}".ljust(margin), no_wrap=True)
        for number, label in entries:
            entry = Text.assemble((str(number), "bold cyan"), f" {label}{_GAP}", no_wrap=True)
            if line.cell_len > margin and line.cell_len + entry.cell_len - len(_GAP) > width:
                shown.append(line)
                line = Text(" " * margin, no_wrap=True)
            line.append_text(entry)
        shown.append(line)
    return shown
