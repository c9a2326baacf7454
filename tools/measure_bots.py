"""Measures the bots and writes the tables of `docs/bots.md`: each level against the one below, and against probes.

    python tools/measure_bots.py [GAME ...] [--only OPTION] [--games 1000] [--jobs 2] [--home build/bots] [--write-only]

It can be stopped at any moment: the same command goes on where it was. The tables hold all matches that are complete.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from loxley.arena import Crew
from loxley.arena.ladder import (
    MIRROR_GAMES,
    SEED,
    USUAL_SEATS,
    Match,
    Measured,
    fingerprint,
    look_up,
    matches,
    measure,
    pairs,
    table_sizes,
)
from loxley.arena.rates import Rate, rates_of
from loxley.bots import levels, probes, variants
from loxley.games import GAMES
from loxley.texts import Texts

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = Path("docs/bots.md")
NOTHING = "–"

Found = dict[Match, Measured]
Ladder = tuple[str, str]  # a game and the option that makes it a variant, or nothing


def read_arguments(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the bots and write the tables of docs/bots.md.")
    parser.add_argument("games_", nargs="*", metavar="GAME", help=f"only these of {', '.join(GAMES)}")
    parser.add_argument(
        "--only", metavar="OPTION", help="only this variant, such as rules=advanced; '' the game as it is"
    )
    parser.add_argument("--games", type=int, default=1000, help="for each match, rounded up to whole rotations")
    parser.add_argument("--jobs", type=int, default=2, help="processes on this machine")
    parser.add_argument("--ray", default="", help="the address of a Ray cluster, or local")
    parser.add_argument("--home", type=Path, default=Path("build/bots"), help="where results are kept")
    parser.add_argument("--document", type=Path, default=ROOT / DOCUMENT, help="where the tables stand")
    parser.add_argument("--write-only", action="store_true", help="play nothing, write what is complete")
    chosen = parser.parse_args(words)
    unknown = [game for game in chosen.games_ if game not in GAMES]
    if unknown:
        parser.error(f"there is no game {unknown[0]}; there is {', '.join(GAMES)}")
    if chosen.games < 1 or chosen.jobs < 1:
        parser.error("--games and --jobs must be at least 1")
    return chosen


def play_all(todo: Sequence[Match], chosen: argparse.Namespace) -> None:
    """Match by match; after each the tables are written, so that they can be read while the rest is played."""
    known: Found = {}
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, disable=not console.is_terminal) as progress:
        all_matches = progress.add_task("matches", total=len(todo))
        bar = progress.add_task("")
        for match in todo:
            progress.reset(bar, description=match.words, total=match.plan(chosen.games).games)
            crew = Crew(chosen.jobs, chosen.ray)
            found = measure(match, chosen.games, chosen.home, crew, lambda done: progress.update(bar, completed=done))
            progress.advance(all_matches)
            console.print(summary(found), highlight=False)
            known[match] = found
            write_tables(chosen, [(match.game, match.option)], known)


def summary(found: Measured) -> str:
    standing = found.report.entries[0]
    low, high = standing.ci95
    verdict = "mirror" if found.match.is_mirror else "above" if is_above(found) else "NOT ABOVE"
    fair = found.report.fair_share
    return f"{found.match.words}: {standing.wins:.3f} [{low:.3f}, {high:.3f}], fair {fair:.3f}, {verdict}"


def is_above(found: Measured) -> bool:
    """Is the whole interval above a fair share?"""
    return found.report.entries[0].ci95[0] > 1 / found.report.seats


# ------------------------------------------------------------------------------------------------------- the tables


def write_tables(chosen: argparse.Namespace, ladders: Sequence[Ladder], known: Found) -> None:
    """Those of these ladders, from what is known already and what lies in the home of the results."""
    text = chosen.document.read_text(encoding="utf-8")
    for game, option in ladders:
        for match in matches(game, option):
            measured = known.get(match) or look_up(match, chosen.games, chosen.home)
            if measured is not None:
                known[match] = measured
        text = between_markers(text, f"{game} {option}".strip(), tables(game, known, chosen.games, option))
    chosen.document.write_text(text, encoding="utf-8")


def between_markers(text: str, ladder: str, page: str) -> str:
    marked = re.compile(rf"(<!-- {ladder}: measured -->\n).*?(<!-- {ladder}: end -->)", re.DOTALL)
    if not marked.search(text):
        raise SystemExit(f"the document has no markers for {ladder}")
    return marked.sub(lambda found: f"{found[1]}{page}{found[2]}", text)


def tables(game: str, found: Found, games: int, option: str = "") -> str:
    """Strength, manners and times of one game's bots, as Markdown."""
    mirror = Match(game, USUAL_SEATS, "LEVEL", "LEVEL", option)
    mirrors = f"{min(games, MIRROR_GAMES)} games, `loxley arena {mirror.words} --seed {SEED}`"
    parts = [
        f"Bots `{fingerprint(game)}`, {games:,} games or a few more for each match, seed {SEED}:\n",
        strength_table(game, found, option),
        f"\nHow they play among their likes, four at a table ({mirrors}):\n",
        rates_table(game, found, option),
        "\nCPU time for a decision in these games with four players, in milliseconds:\n",
        times_table(game, found, option),
        "",
    ]
    return "\n".join(parts)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def strength_table(game: str, found: Found, option: str) -> str:
    """A row for each pair of which something is measured."""
    sizes = sorted(table_sizes(game))
    head = ["challenger against rivals", *(f"{seats} players (fair {100 / seats:.1f} %)" for seats in sizes)]
    rows = []
    for challenger, rival in pairs(game, option):
        cells = [share(found.get(Match(game, seats, challenger, rival, option))) for seats in sizes]
        if set(cells) != {NOTHING}:
            rows.append([f"`{challenger}` against `{rival}`", *cells])
    return markdown(head, rows)


def share(measured: Measured | None) -> str:
    if measured is None:
        return NOTHING
    standing = measured.report.entries[0]
    low, high = (100 * bound for bound in standing.ci95)
    wins = f"{100 * standing.wins:.1f}"
    return f"{f'**{wins}**' if is_above(measured) else wins} ({low:.1f}–{high:.1f})"


def rates_table(game: str, found: Found, option: str) -> str:
    texts = Texts("en")
    mirrors = [found.get(Match(game, USUAL_SEATS, level, level, option)) for level in levels(game)]
    rows = [
        [texts.say(f"rate-{game}-{rate.name}"), *(rate_cell(rate, mirror) for mirror in mirrors)]
        for rate in rates_of(game)
    ]
    return markdown(["for each player", *(f"`{level}`" for level in levels(game))], rows)


def rate_cell(rate: Rate, measured: Measured | None) -> str:
    value = None if measured is None else rate.read(measured.tally)
    if value is None:
        return NOTHING
    return f"{100 * value:.1f} %" if rate.is_share else f"{value:.2f} a game"


def times_table(game: str, found: Found, option: str) -> str:
    rows: list[list[str]] = []
    for level in levels(game):
        mirror = found.get(Match(game, USUAL_SEATS, level, level, option))
        if mirror is None:
            rows.append([f"`{level}`", *[NOTHING] * 4])
            continue
        clock = mirror.clock
        times = (clock.mean_ms(), clock.percentile_ms(95), clock.longest_ms())
        rows.append(
            [f"`{level}`", f"{clock.decisions:,}", *(f"{time:.2f}" if time < 10 else f"{time:.0f}" for time in times)]
        )
    return markdown(["level", "decisions", "mean", "95 % within", "longest"], rows)


def main() -> int:
    chosen = read_arguments()
    games = chosen.games_ or list(GAMES)
    ladders = [(game, option) for game in games for option in ("", *variants(game))]
    ladders = [ladder for ladder in ladders if chosen.only in (None, ladder[1])]
    todo = [match for game, option in ladders for match in matches(game, option)]
    for game in games:
        sys.stderr.write(f"{game}: levels {', '.join(levels(game))}; probes {', '.join(probes(game)) or 'none'}\n")
    try:
        if not chosen.write_only:
            play_all(todo, chosen)
        write_tables(chosen, ladders, {})
    except KeyboardInterrupt:
        sys.stderr.write("Interrupted; the same command goes on.\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
