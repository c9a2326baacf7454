"""The learning curves of runs as a picture: `python -m loxley.research.learning.curve FOLDER… --out curve.svg`."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from loxley.research.extras import need

need("research", "matplotlib")

from matplotlib import rc_context  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402

_COLOURS: Final = ("#1b6e53", "#c1662f", "#3f5f9e")
_FAINT: Final = "#8a8a8a"
_STYLE: Final[dict[Any, Any]] = {
    "axes.edgecolor": _FAINT,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "font.size": 9,
    "svg.fonttype": "none",
    "svg.hashsalt": "loxley",  # or every run would write other bytes
}


def evaluations(folder: Path) -> list[dict[str, Any]]:
    """The evaluations of a run, each with the minutes and decisions before it."""
    lines = (folder / "history.jsonl").read_text(encoding="utf-8").splitlines()
    return [
        {**line["evaluation"], "minutes": line["minutes"], "decisions": line["decisions"]}
        for line in map(json.loads, lines)
        if "evaluation" in line
    ]


def draw(folders: Sequence[Path], players: int, out: Path) -> None:
    """Shares of the wins over the decisions of self-play, with 95 % intervals; the dashed line is a fair share."""
    with rc_context(_STYLE):
        figure = Figure(figsize=(7.2, 4.0), layout="constrained")
        axes = figure.subplots()
        rivals = set()
        for folder, colour in zip(folders, _COLOURS, strict=False):
            found = evaluations(folder)
            at = [each["decisions"] / 1e6 for each in found]
            low, share, high = ([100 * each[name] for each in found] for name in ("low", "share", "high"))
            axes.fill_between(at, low, high, alpha=0.2, color=colour, linewidth=0)
            axes.plot(at, share, color=colour, marker="o", markersize=3, label=folder.name)
            rivals |= {each["rival"] for each in found}
        axes.axhline(100 / players, linestyle="--", color=_FAINT)
        axes.set_xlabel("decisions of the policy in training, millions")
        axes.set_ylabel(f"share of the wins among {players - 1} × {', '.join(sorted(rivals))}, %")
        axes.set_ylim(0, 100)
        axes.legend(loc="lower right", frameon=False)
        figure.savefig(out, metadata={"Date": None})


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", help="folders of runs")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--out", type=Path, default=Path("curve.svg"))
    chosen = parser.parse_args(words)
    draw(chosen.folders, chosen.players, chosen.out)


if __name__ == "__main__":
    main()
