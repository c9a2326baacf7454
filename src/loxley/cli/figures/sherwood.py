"""The figures of Sherwood Forest's components as tables, each with its provenance."""

from functools import partial

import msgspec
from rich.table import Table
from rich.text import Text

from loxley.cli.output import Answer, Pages, new_table
from loxley.core import game
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.cards import BACKS, EQUIPMENT, TOWNS, Face, Figures
from loxley.games.sherwood.figures import parse_figures
from loxley.texts import Texts

STAND_IN = "stand-in"


class EquipmentFigures(msgspec.Struct):
    id: str
    copies: int
    strength: int  # nought for special cards
    provenance: str


class CardFigures(msgspec.Struct):
    """A convoy or Sheriff card; on the latter, `glory` is what is won."""

    id: str
    sheriff: bool
    back: str
    strength: int
    gold: int
    companions: int
    glory: int
    glory_lost: int
    raiders_lost: int
    route: list[str]
    provenance: str


class MapFigures(msgspec.Struct):
    inward: dict[str, list[int]]  # hideouts from each town to the crossing
    red_hideouts: list[int]
    provenance: str


class AllFigures(msgspec.Struct):
    game: str
    map: MapFigures
    equipment: list[EquipmentFigures]
    cards: list[CardFigures]


def figures(components: game.JsonObject | None) -> Answer:
    """The figures of the house, or of somebody's own box."""
    found = SHERWOOD.figures if components is None else parse_figures(components)
    plan = MapFigures(
        inward={town: found.inward[at] for at, town in enumerate(TOWNS)},
        red_hideouts=[hideout for hideout in found.hideouts if found.red[hideout]],
        provenance=found.provenance["map"],
    )
    equipment = [
        EquipmentFigures(word, found.copies[kind], found.strengths[kind], found.provenance[word])
        for kind, word in enumerate(EQUIPMENT)
    ]
    cards = [_card(found, face) for face in found.cards]
    return Answer(AllFigures(SHERWOOD.name, plan, equipment, cards), partial(_pages, found, plan, equipment, cards))


def _card(figures: Figures, face: Face) -> CardFigures:
    return CardFigures(
        id=face.name,
        sheriff=face.is_sheriff,
        back=BACKS[face.back],
        strength=face.strength,
        gold=face.gold,
        companions=face.companions,
        glory=face.glory,
        glory_lost=face.glory_lost,
        raiders_lost=face.raiders_lost,
        route=[TOWNS[face.start], TOWNS[face.end]],
        provenance=figures.provenance[face.name],
    )


def _pages(
    figures: Figures, plan: MapFigures, equipment: list[EquipmentFigures], cards: list[CardFigures], texts: Texts
) -> Pages:
    pages: Pages = [
        _map(plan, texts),
        _equipment(equipment, texts),
        _convoys(figures, [line for line in cards if not line.sheriff], texts),
        _sheriffs([line for line in cards if line.sheriff], texts),
    ]
    sources = [plan.provenance, *(line.provenance for line in equipment), *(line.provenance for line in cards)]
    if STAND_IN in sources:
        pages.append(texts.say("sherwood-components-stand-ins"))
    return pages


def _source(provenance: str, texts: Texts) -> Text:
    """A stand-in catches the eye."""
    return Text(texts.say(f"provenance-{provenance}"), style="yellow" if provenance == STAND_IN else "")


def _columns(texts: Texts, *names: str) -> list[str]:
    return [texts.say(f"sherwood-components-{name}") for name in names]


def _map(plan: MapFigures, texts: Texts) -> Table:
    table = new_table(texts.say("sherwood-components-map"), _columns(texts, "town", "hideouts", "source"), [])
    for town, hideouts in plan.inward.items():
        numbers = " ".join(f"{number}*" if number in plan.red_hideouts else str(number) for number in hideouts)
        table.add_row(texts.say(f"town-{town}"), numbers, _source(plan.provenance, texts))
    return table


def _equipment(equipment: list[EquipmentFigures], texts: Texts) -> Table:
    words, numbers = _columns(texts, "card", "source"), _columns(texts, "copies", "strength")
    table = new_table(texts.say("sherwood-components-equipment"), words, numbers)
    for line in equipment:
        cells = (str(line.copies), str(line.strength or ""))
        table.add_row(texts.say(f"equipment-{line.id}.title"), _source(line.provenance, texts), *cells)
    return table


def _convoys(figures: Figures, cards: list[CardFigures], texts: Texts) -> Table:
    words = _columns(texts, "card", "route", "source")
    table = new_table(
        texts.say("sherwood-components-convoys"), words, _columns(texts, "strength", "gold", "companions", "glory")
    )
    for line in cards:
        own = texts.say(f"convoy-{line.id}") if texts.knows(f"convoy-{line.id}") else figures.titles[line.id]
        numbers = map(str, (line.strength, line.gold, line.companions, line.glory))
        table.add_row(f"{line.back} {own}", _route(line, texts), _source(line.provenance, texts), *numbers)
    return table


def _sheriffs(cards: list[CardFigures], texts: Texts) -> Table:
    words = _columns(texts, "card", "route", "source")
    table = new_table(
        texts.say("sherwood-components-sheriffs"), words, _columns(texts, "strength", "won", "lost", "raiders")
    )
    for line in cards:
        numbers = map(str, (line.strength, line.glory, line.glory_lost, line.raiders_lost))
        table.add_row(f"{line.back} {line.id}", _route(line, texts), _source(line.provenance, texts), *numbers)
    return table


def _route(line: CardFigures, texts: Texts) -> str:
    start, end = (texts.say(f"town-{town}") for town in line.route)
    return texts.say("sherwood-route", start=start, end=end)
