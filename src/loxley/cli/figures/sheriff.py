"""The figures of Sheriff's components as tables, each with its provenance."""

from functools import partial

import msgspec
from rich.table import Table
from rich.text import Text

from loxley.cli.output import Answer, Pages, new_table
from loxley.core import game
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import GOODS, LEGAL, PROMO, ROYAL, ROYAL_SUMMONS, Figures, Good, parse_figures
from loxley.texts import Texts

BOOKLET = "booklet"  # SH-1.1
STAND_IN = "stand-in"

LEGAL_KIND, CONTRABAND_KIND, ROYAL_KIND, PROMO_KIND = "legal", "contraband", "royal", "promo"


class GoodFigures(msgspec.Struct):
    """One kind of goods, and where its figures come from."""

    id: str
    kind: str
    copies: int
    copies_of_three: int  # with three players
    value: int
    penalty: int
    provenance: str
    counts_as: str | None = None  # the legal good that it counts as for King and Queen
    counts: int | None = None
    counts_provenance: str | None = None
    reward: int | None = None


class AllFigures(msgspec.Struct):
    game: str
    goods: list[GoodFigures]


def figures(components: game.JsonObject | None) -> Answer:
    """The figures of the house, or of somebody's own box."""
    found = SHERIFF.figures if components is None else parse_figures(components)
    goods = [_figures_of(found, good) for good in range(len(GOODS))]
    return Answer(AllFigures(SHERIFF.name, goods), partial(_pages, goods))


def _kind(good: Good) -> str:
    if good < LEGAL:
        return LEGAL_KIND
    if good < ROYAL:
        return CONTRABAND_KIND
    return ROYAL_KIND if good < PROMO else PROMO_KIND


def _figures_of(figures: Figures, good: Good) -> GoodFigures:
    name = GOODS[good]
    line = GoodFigures(
        id=name,
        kind=_kind(good),
        copies=figures.copies(good, 4),
        copies_of_three=figures.copies(good, 3),
        value=figures.values[good],
        penalty=figures.penalties[good],
        provenance=figures.provenance.get(name, BOOKLET),
    )
    if line.kind == ROYAL_KIND:
        line.counts_as = GOODS[figures.title_of[good]]
        line.counts = figures.titles[good]
        line.counts_provenance = figures.provenance["royal_counts"]
    if good == ROYAL_SUMMONS:
        line.reward = figures.reward
    return line


def _pages(goods: list[GoodFigures], texts: Texts) -> Pages:
    base = [line for line in goods if line.kind in (LEGAL_KIND, CONTRABAND_KIND)]
    royal = [line for line in goods if line.kind == ROYAL_KIND]
    promo = [line for line in goods if line.kind == PROMO_KIND]
    pages: Pages = [_base_goods(base, texts), _royal_goods(royal, texts), _promo_cards(promo, texts)]
    pages.append(texts.say("components-royal-source"))
    if any(STAND_IN in (line.provenance, line.counts_provenance) for line in goods):
        pages.append(texts.say("components-stand-ins"))
    return pages


def _columns(texts: Texts) -> list[str]:
    names = ("copies", "copies-of-three", "value", "penalty")
    return [texts.say(f"components-{name}") for name in names]


def _cells(line: GoodFigures) -> list[str]:
    return [str(figure) for figure in (line.copies, line.copies_of_three, line.value, line.penalty)]


def _title(good: str, texts: Texts) -> str:
    return texts.say(f"good-{good.replace('_', '-')}.title")


def _source(provenance: str | None, texts: Texts) -> Text:
    """A stand-in catches the eye."""
    return Text(texts.say(f"provenance-{provenance}"), style="yellow" if provenance == STAND_IN else "")


def _base_goods(goods: list[GoodFigures], texts: Texts) -> Table:
    say = texts.say
    words = [say("components-good"), say("components-kind"), say("components-source")]
    table = new_table(say("components-base"), words, _columns(texts))
    for line in goods:
        kind = say(f"kind-{line.kind}")
        table.add_row(_title(line.id, texts), kind, _source(line.provenance, texts), *_cells(line))
    return table


def _royal_goods(goods: list[GoodFigures], texts: Texts) -> Table:
    say = texts.say
    words = [say("components-good"), say("components-counts"), say("components-source")]
    table = new_table(say("components-royal"), words, _columns(texts))
    for line in goods:
        counts = f"{line.counts} × {_title(line.counts_as or '', texts)}"
        table.add_row(_title(line.id, texts), counts, _source(line.counts_provenance, texts), *_cells(line))
    return table


def _promo_cards(goods: list[GoodFigures], texts: Texts) -> Table:
    say = texts.say
    words = [say("components-good"), say("components-source")]
    numbers = [say("components-copies"), say("components-value"), say("components-penalty"), say("components-reward")]
    table = new_table(say("components-promo"), words, numbers)
    for line in goods:
        figures = [line.copies, line.value, line.penalty, line.reward]
        cells = ["" if figure is None else str(figure) for figure in figures]
        table.add_row(_title(line.id, texts), _source(line.provenance, texts), *cells)
    return table
