"""The count of Nottingham as tables: of a real table, and of a recorded game."""

from functools import partial

from loxley.cli.output import Answer, Pages, new_table
from loxley.cli.plain import plain
from loxley.companion.nottingham import count
from loxley.core.game import JsonObject
from loxley.core.state import View
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import parse_figures
from loxley.games.nottingham.scoring import Tally
from loxley.games.nottingham.view import NottinghamView
from loxley.texts import Texts


def score(text: str, components: JsonObject | None) -> Answer:
    """A real table's sheet of JSON, counted."""
    counted = count(text, NOTTINGHAM.figures if components is None else parse_figures(components))
    return Answer(counted.score(), partial(count_pages, counted.names, counted.tallies))


def final_count(view: View, names: list[str], texts: Texts) -> Pages:
    """The count of a game that is over; nothing before that."""
    if not isinstance(view, NottinghamView) or view.tallies is None:
        return []
    return count_pages(names, view.tallies, texts)


def count_pages(names: list[str], tallies: list[Tally], texts: Texts) -> Pages:
    """Points of all players, best first; who has won."""
    say = texts.say
    shown = [plain(name) for name in names]
    headings = [say("score-place"), say("score-player"), say("nottingham-count-missions")]
    points = new_table(say("score-title"), headings, [say("nottingham-count-loot"), say("score-total")])
    for at in sorted(range(len(tallies)), key=lambda at: tallies[at].place):
        line = tallies[at]
        missions = [f"{_mission(name, texts)} {worth}" for name, worth in line.missions.items()]
        cells = (str(line.place), shown[at], ", ".join(missions), str(line.loot), str(line.total))
        points.add_row(*cells, style="bold" if line.place == 1 else "")
    return [points, _verdict(shown, tallies, texts)]


def _mission(name: str, texts: Texts) -> str:
    return texts.say(f"mission-{name.replace('_', '-')}.title")


def _verdict(names: list[str], tallies: list[Tally], texts: Texts) -> str:
    winners = [at for at, line in enumerate(tallies) if line.place == 1]
    *others, last = (names[at] for at in winners)
    listed = texts.say("score-list", names=", ".join(others), last=last) if others else last
    return texts.say("score-winners", count=len(winners), names=listed, points=tallies[winners[0]].total)
