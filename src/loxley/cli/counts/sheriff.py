"""The count of Sheriff as tables: of a real table, and of a recorded game."""

from functools import partial

from loxley.cli.output import Answer, Pages, new_table
from loxley.cli.plain import plain
from loxley.companion.sheriff import count
from loxley.core.game import JsonObject
from loxley.core.state import View
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import LEGAL_GOODS, parse_figures
from loxley.games.sheriff.scoring import Tally
from loxley.games.sheriff.view import SheriffView
from loxley.texts import Texts

TITLES = ("king", "queen")


def score(text: str, components: JsonObject | None) -> Answer:
    """A real table's sheet of JSON, counted."""
    counted = count(text, SHERIFF.figures if components is None else parse_figures(components))
    return Answer(counted.score(), partial(count_pages, counted.names, counted.tallies))


def final_count(view: View, names: list[str], texts: Texts) -> Pages:
    """The count of a game that is over; nothing before that."""
    if not isinstance(view, SheriffView) or view.tallies is None:
        return []
    return count_pages(names, view.tallies, texts)


def count_pages(names: list[str], tallies: list[Tally], texts: Texts) -> Pages:
    """Points of all players, best first; Kings and Queens; who has won."""
    say = texts.say
    shown = [plain(name) for name in names]
    numbers = [say("score-goods"), say("score-coins"), say("score-bonuses"), say("score-total")]
    points = new_table(say("score-title"), [say("score-place"), say("score-player")], numbers)
    for at in sorted(range(len(tallies)), key=lambda at: tallies[at].place):
        line = tallies[at]
        figures = (line.goods, line.coins, sum(line.bonuses.values()), line.total)
        points.add_row(str(line.place), shown[at], *map(str, figures), style="bold" if line.place == 1 else "")
    crowns = new_table(say("score-crowns"), [say("score-good"), say("score-king"), say("score-queen")], [])
    for good in LEGAL_GOODS:
        crowns.add_row(say(f"good-{good}.title"), *(_crowned(shown, tallies, good, title, texts) for title in TITLES))
    return [points, crowns, _verdict(shown, tallies, texts)]


def _crowned(names: list[str], tallies: list[Tally], good: str, title: str, texts: Texts) -> str:
    holders = [at for at, line in enumerate(tallies) if line.titles.get(good) == title]
    if not holders:
        return texts.say("score-nobody")
    bonus = tallies[holders[0]].bonuses[good]
    return texts.say("score-crowned", count=len(holders), names=_listed(names, holders, texts), bonus=bonus)


def _verdict(names: list[str], tallies: list[Tally], texts: Texts) -> str:
    winners = [at for at, line in enumerate(tallies) if line.place == 1]
    points = tallies[winners[0]].total
    return texts.say("score-winners", count=len(winners), names=_listed(names, winners, texts), points=points)


def _listed(names: list[str], chosen: list[int], texts: Texts) -> str:
    *others, last = (names[at] for at in chosen)
    return texts.say("score-list", names=", ".join(others), last=last) if others else last
