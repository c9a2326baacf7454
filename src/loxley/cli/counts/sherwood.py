"""The count of Sherwood Forest as tables: of a real table, and of a recorded game."""

from functools import partial

from loxley.cli.output import Answer, Pages, new_table
from loxley.cli.plain import plain
from loxley.companion.sherwood import count
from loxley.core.game import JsonObject
from loxley.core.state import View
from loxley.games.sherwood.scoring import Tally
from loxley.games.sherwood.view import SherwoodView
from loxley.texts import Texts


def score(text: str, components: JsonObject | None) -> Answer:  # noqa: ARG001 - no figure of a card counts at the end
    """A real table's sheet of JSON, counted."""
    counted = count(text)
    return Answer(counted.score(), partial(count_pages, counted.names, counted.tallies))


def final_count(view: View, names: list[str], texts: Texts) -> Pages:
    """The count of a game that is over; nothing before that."""
    if not isinstance(view, SherwoodView) or view.tallies is None:
        return []
    return count_pages(names, view.tallies, texts)


def count_pages(names: list[str], tallies: list[Tally], texts: Texts) -> Pages:
    """Glory of all players, best first, with what breaks ties; who has won."""
    say = texts.say
    shown = [plain(name) for name in names]
    numbers = [say(f"sherwood-column-{column}") for column in ("glory", "oak", "gold")]
    points = new_table(say("score-title"), [say("score-place"), say("score-player")], numbers)
    for at in sorted(range(len(tallies)), key=lambda at: tallies[at].place):
        line = tallies[at]
        cells = (str(line.glory), str(line.oak), str(line.gold))
        points.add_row(str(line.place), shown[at], *cells, style="bold" if line.place == 1 else "")
    return [points, _verdict(shown, tallies, texts)]


def _verdict(names: list[str], tallies: list[Tally], texts: Texts) -> str:
    winners = [at for at, line in enumerate(tallies) if line.place == 1]
    *others, last = (names[at] for at in winners)
    listed = texts.say("score-list", names=", ".join(others), last=last) if others else last
    return texts.say("score-winners", count=len(winners), names=listed, points=tallies[winners[0]].total)
