"""Breaks sentences into lines at plain spaces only: a no-break space holds in the terminal too."""

from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text


def wrapped(sentence: str, width: int, indent: str = "", later: str | None = None) -> str:
    """A sentence in lines of at most `width` cells; `later` indents all lines but the first."""
    margin = indent if later is None else later
    lines: list[str] = []
    line, is_empty = indent, True
    for word in sentence.split(" "):
        longer = f"{line}{word}" if is_empty else f"{line} {word}"
        if not is_empty and cell_len(longer) > width:
            lines.append(line)
            longer = f"{margin}{word}"
        line, is_empty = longer, False
    return "\n".join([*lines, line])


@dataclass(frozen=True)
class Indented:
    """A sentence on as many lines as it takes, wherever it is shown, all but the first of them further in."""

    sentence: str
    indent: str
    later: str

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text(wrapped(self.sentence, options.max_width, self.indent, self.later), no_wrap=True)
