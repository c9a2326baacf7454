"""The final count of Sheriff: places, values, Kings and Queens."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL_GOODS, Figures
from loxley.games.sheriff.scoring import Tally
from loxley.games.sheriff.view import SheriffView
from loxley.telling import Teller


def final_count(teller: Teller, figures: Figures, view: SheriffView) -> list[RenderableType]:
    """One row for each player, the winner first."""
    say = teller.texts.say
    tallies = view.tallies or []
    legal = [good for good in LEGAL_GOODS if figures.copies(GOODS.index(good), len(view.seats))]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="underline")
    table.add_column(say("sheriff-count-place"), justify="right", no_wrap=True)
    table.add_column(say("sheriff-column-player"), no_wrap=True)
    table.add_column(say("sheriff-count-goods"), justify="right", no_wrap=True)
    table.add_column(say("sheriff-column-coins"), justify="right", no_wrap=True)
    for good in legal:
        table.add_column(teller.title("good", good))  # a title that is tied may take two lines
    table.add_column(say("sheriff-count-total"), justify="right", no_wrap=True)
    for seat, tally in sorted(enumerate(tallies), key=lambda each: each[1].place):
        titles = [_title(teller, tallies, seat, good) for good in legal]
        cells = [str(tally.goods), str(tally.coins), *titles, str(tally.total)]
        table.add_row(str(tally.place), Text(teller.label(seat)), *cells, style="bold" if seat == view.viewer else "")
    return [Text(""), table, Text("")]


def _title(teller: Teller, tallies: Sequence[Tally], seat: Seat, good: str) -> str:
    tally = tallies[seat]
    if good not in tally.titles:
        return ""
    tied = any(other.titles.get(good) == tally.titles[good] for at, other in enumerate(tallies) if at != seat)
    return teller.texts.say(
        "sheriff-count-title", title=tally.titles[good], bonus=tally.bonuses[good], tied="yes" if tied else "no"
    )
