"""Pictures of a tournament: win shares with their intervals, scores, and how the bots played."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from loxley.arena.game import Outcome
from loxley.arena.plan import Plan
from loxley.arena.rates import Rate, Tally, rates_of
from loxley.arena.standings import Report, tallies_of
from loxley.core.refusals import Refused
from loxley.texts import Texts

_INK = "#2b2b2b"
_FAINT = "#8a8a8a"
_COLOURS = ("#1b6e53", "#c1662f", "#3f5f9e", "#a8893a", "#7d4a86", "#4f8a9b", "#9c3d4b", "#6b7a34")
_WIDTH = 7.2  # inches
_BINS = 30


def need_plots() -> None:
    """Refuse before hours are played for nothing, where plots cannot be drawn."""
    if find_spec("matplotlib") is None:
        raise Refused("extra-missing", "--plots", "", {"extra": "research"})


def draw_plots(folder: Path, plan: Plan, report: Report, outcomes: Sequence[Outcome], texts: Texts) -> list[Path]:
    """Draw everything into a folder, and say which files there are."""
    from matplotlib import rc_context  # noqa: PLC0415 - an extra that play does without

    folder.mkdir(parents=True, exist_ok=True)
    style: dict[Any, Any] = {
        "axes.edgecolor": _FAINT,
        "axes.labelcolor": _INK,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "axes.titlelocation": "left",
        "axes.titlesize": 11,
        "font.size": 9,
        "savefig.bbox": "tight",
        "svg.hashsalt": "loxley",  # or every run would write other bytes
        "text.color": _INK,
        "xtick.color": _INK,
        "ytick.color": _INK,
    }
    with rc_context(style):
        shares = _win_shares(plan, report, texts)
        scores = _scores(plan, outcomes, texts)
        rates = _rates(plan, tallies_of(plan, outcomes), texts)
        return [
            _save(shares, folder / "win-shares.svg"),
            _save(scores, folder / "scores.svg"),
            _save(rates, folder / "rates.svg"),
        ]


def _save(figure: Any, path: Path) -> Path:
    figure.savefig(path, metadata={"Date": None})
    return path


def _sheet(height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure  # noqa: PLC0415 - see above; no window is ever opened

    figure = Figure(figsize=(_WIDTH, height), layout="constrained")
    return figure, figure.subplots()


def _title(plan: Plan, texts: Texts, name: str, games: int) -> str:
    return texts.say(f"plot-{name}", game=texts.title(plan.game), games=games, seats=plan.seats)


def _win_shares(plan: Plan, report: Report, texts: Texts) -> Any:
    """A dot and its interval for each entry, against the line of a fair share."""
    figure, axes = _sheet(1.2 + 0.34 * len(report.entries))
    rows = list(range(len(report.entries)))[::-1]
    for at, (row, entry) in enumerate(zip(rows, report.entries, strict=True)):
        low, high = (100 * bound for bound in entry.ci95)
        colour = _COLOURS[at % len(_COLOURS)]
        axes.plot([low, high], [row, row], color=colour, linewidth=2.4, solid_capstyle="round")
        axes.plot(100 * entry.wins, row, "o", color=colour, markersize=6)
        share = texts.say("arena-percent", percent=100 * entry.wins)
        axes.annotate(share, (high, row), (6, 0), textcoords="offset points", va="center")
    fair = 100 * report.fair_share
    axes.axvline(fair, color=_FAINT, linestyle=(0, (4, 3)), linewidth=1, zorder=0)
    place = {"xycoords": ("data", "axes fraction"), "textcoords": "offset points", "va": "top", "color": _FAINT}
    axes.annotate(texts.say("plot-fair", fair=fair), (fair, 1), (4, -2), **place)
    axes.set_yticks(rows, [entry.level for entry in report.entries])
    axes.set_ylim(-0.6, len(rows) - 0.1)
    most = max(100 * entry.ci95[1] for entry in report.entries)
    axes.set_xlim(0, min(108, max(most, fair) * 1.2))
    axes.set_xlabel(texts.say("plot-wins-axis"))
    axes.set_title(_title(plan, texts, "wins", report.games))
    return figure


def _scores(plan: Plan, outcomes: Sequence[Outcome], texts: Texts) -> Any:
    """A curve of counts for each entry, one below the other on the same scale, with its median."""
    from matplotlib.ticker import MaxNLocator  # noqa: PLC0415 - see above

    scores: list[list[int]] = [[] for _ in plan.entries]
    for outcome in outcomes:
        for seat, entry in enumerate(outcome.seated):
            scores[entry].append(outcome.scores[seat])
    every = sorted(score for column in scores for score in column)
    least, most = every[0], every[-1] + 1
    step = max(1, -(-(most - least) // _BINS))
    edges = list(range(least, most + step, step))
    figure, axes = _sheet(1.2 + 0.62 * len(scores))
    for at, column in enumerate(scores):
        base = len(scores) - 1 - at
        heights = [0] * (len(edges) - 1)
        for score in column:
            heights[(score - least) // step] += 1
        tallest = max(heights)
        tops = [base + 0.85 * height / tallest for height in heights]
        colour = _COLOURS[at % len(_COLOURS)]
        axes.stairs(tops, edges, baseline=base, fill=True, color=colour, alpha=0.45)
        axes.stairs(tops, edges, baseline=base, color=colour, linewidth=1)
        median = sorted(column)[len(column) // 2]
        axes.plot([median, median], [base, base + 0.85], color=_INK, linewidth=1.2)
        axes.annotate(str(median), (median, base + 0.85), (3, -1), textcoords="offset points", va="top", fontsize=8)
    axes.set_yticks([len(scores) - 1 - at + 0.4 for at in range(len(scores))], [entry.name for entry in plan.entries])
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.set_xlabel(texts.say("plot-scores-axis"))
    axes.set_title(_title(plan, texts, "scores", len(outcomes)))
    return figure


def _rates(plan: Plan, tallies: Sequence[Tally], texts: Texts) -> Any:
    """Shares above, counts for each player and game below them: a dot for each entry."""
    from matplotlib.figure import Figure  # noqa: PLC0415 - see above

    rates = rates_of(plan.game)
    panels = {name: [rate for rate in rates if rate.is_share == (name == "shares")] for name in ("shares", "counts")}
    rows = [len(panel) + 1 for panel in panels.values()]
    figure = Figure(figsize=(_WIDTH, 1.3 + 0.28 * sum(rows)), layout="constrained")
    axes = figure.subplots(2, 1, height_ratios=rows)
    for canvas, (name, chosen) in zip(axes, panels.items(), strict=True):
        _rate_panel(canvas, plan, tallies, chosen, texts)
        canvas.set_title(texts.say(f"plot-rates-{name}"), fontsize=9, color=_FAINT)
    figure.suptitle(_title(plan, texts, "rates", plan.games), x=0.01, ha="left", fontsize=11)
    handles, labels = axes[0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower center", ncols=min(5, len(labels)), frameon=False)
    return figure


def _rate_panel(axes: Any, plan: Plan, tallies: Sequence[Tally], rates: Sequence[Rate], texts: Texts) -> None:
    rows = list(range(len(rates)))[::-1]
    for row in rows:
        axes.axhline(row, color="#e4e0d8", linewidth=0.8, zorder=0)
    for at, (entry, tally) in enumerate(zip(plan.entries, tallies, strict=True)):
        shift = 0.5 / len(tallies) * (at - (len(tallies) - 1) / 2)  # equals lie one below the other
        found = [(rate.read(tally), row - shift) for rate, row in zip(rates, rows, strict=True)]
        values = [value * (100 if rates[0].is_share else 1) for value, _ in found if value is not None]
        heights = [height for value, height in found if value is not None]
        axes.plot(values, heights, "o", color=_COLOURS[at % len(_COLOURS)], markersize=5, label=entry.name)
    axes.set_yticks(rows, [texts.say(f"rate-{plan.game}-{rate.name}") for rate in rates])
    axes.set_ylim(-0.7, len(rates) - 0.3)
    axes.set_xlim(0, 102 if rates[0].is_share else 1.06 * axes.get_xlim()[1])
