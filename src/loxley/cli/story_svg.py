"""The charts of a story as SVG: axes with figures, a mark for each series that needs no colour to be told apart."""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Final

from loxley.story.shape import BARS, LINES, Chart, Series

WIDTH: Final = 360
HEIGHT: Final = 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 40, 12, 10, 40
_ROW_LABEL: Final = 140
_LONGEST_ROW: Final = 22
_BAR: Final = 9
_ROW_GAP: Final = 8
_MARKS: Final = 4

Label = Callable[[Sequence[int]], str]  # of a row: the names of its players


def mark(at: int, x: float, y: float) -> str:
    """A dot, a square, a triangle or a diamond: each series has its own, besides its colour."""
    shape = at % _MARKS
    kind = f'class="mark c{at}"'
    if shape == 0:
        return f'<circle {kind} cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>'
    if shape == 1:
        return f'<rect {kind} x="{x - 3:.1f}" y="{y - 3:.1f}" width="6" height="6"/>'
    corners = [(0, -4.5), (4, 3), (-4, 3)] if shape == 2 else [(0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)]
    return f'<polygon {kind} points="{" ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)}"/>'


def swatch(at: int) -> str:
    """A series in the legend."""
    return f'<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true">{mark(at, 6, 6)}</svg>'


def draw(chart: Chart, title: str, x_label: str, y_label: str, row_label: Label) -> str:
    if chart.kind == BARS:
        body, height = _bars(chart, row_label)
    else:
        body, height = _plot(chart), HEIGHT
    axes = f'<text class="axis" x="{WIDTH - _RIGHT}" y="{height - 6}" text-anchor="end">{escape(x_label)}</text>'
    if y_label:
        axes += f'<text class="axis" x="4" y="{_TOP + 1}">{escape(y_label)}</text>'
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"{''.join(body)}{axes}</svg>"
    )


def _scale(ticks: Sequence[int], start: float, end: float) -> Callable[[float], float]:
    least, most = ticks[0], ticks[-1]
    return lambda value: start + (value - least) / (most - least) * (end - start)


def _plot(chart: Chart) -> list[str]:
    """Lines or dots above two axes."""
    across = _scale(chart.x.ticks, _LEFT, WIDTH - _RIGHT)
    up = _scale(chart.y.ticks, HEIGHT - _BOTTOM, _TOP + 12)
    drawn = []
    for tick in chart.y.ticks:
        kind = "zero" if tick == 0 else "grid"
        y = up(tick)
        drawn.append(f'<line class="{kind}" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text class="tick" x="{_LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{tick}</text>')
    for tick in chart.x.ticks:
        kind = "zero" if tick == 0 else "grid"
        x = across(tick)
        drawn.append(f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP + 12}" y2="{HEIGHT - _BOTTOM}"/>')
        drawn.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT - _BOTTOM + 14}" text-anchor="middle">{tick}</text>')
    for at, series in enumerate(chart.series):
        points = [(across(x), up(y)) for x, y in series.points]
        if chart.kind == LINES:
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            drawn.append(f'<polyline class="line c{at} d{at % _MARKS}" points="{path}"/>')
        drawn += [mark(at, x, y) for x, y in points]
    return drawn


def _bars(chart: Chart, row_label: Label) -> tuple[list[str], int]:
    """For each row a bar of each series, one below the other."""
    row_height = _BAR * len(chart.series) + _ROW_GAP
    bottom = _TOP + row_height * len(chart.rows)
    across = _scale(chart.x.ticks, _ROW_LABEL, WIDTH - _RIGHT - 20)
    drawn = []
    for tick in chart.x.ticks:
        x = across(tick)
        drawn.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{_TOP}" y2="{bottom}"/>')
        drawn.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 13}" text-anchor="middle">{tick}</text>')
    for at, row in enumerate(chart.rows):
        middle = _TOP + row_height * at + (row_height - _ROW_GAP) / 2 + 4
        name = escape(_shortened(row_label(row)))
        drawn.append(f'<text class="row" x="{_ROW_LABEL - 6}" y="{middle:.1f}" text-anchor="end">{name}</text>')
    for at, series in enumerate(chart.series):
        drawn += _bars_of(series, at, row_height, across)
    return drawn, bottom + _BOTTOM - 8


def _bars_of(series: Series, at: int, row_height: int, across: Callable[[float], float]) -> Iterator[str]:
    for row, length in series.points:
        y = _TOP + row_height * row + _BAR * at
        width = across(length) - _ROW_LABEL
        yield f'<rect class="bar c{at}" x="{_ROW_LABEL}" y="{y}" width="{width:.1f}" height="{_BAR - 1}"/>'
        yield f'<text class="value" x="{across(length) + 3:.1f}" y="{y + _BAR - 1}">{length}</text>'


def _shortened(name: str) -> str:
    """What has room beside a row; the table has it whole."""
    return name if len(name) <= _LONGEST_ROW else f"{name[: _LONGEST_ROW - 1]}…"
