"""The figures of Nottingham's components as tables, each with its provenance."""

from functools import partial

import msgspec
from rich.text import Text

from loxley.cli.output import Answer, Pages, new_table
from loxley.core import game
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import ACTIONS, AMBUSHES, COPIES, MISSIONS, OBJECTS, VALUES, Figures, parse_figures
from loxley.texts import Texts

BOOKLET = "booklet"  # NO-1.1
STAND_IN = "stand-in"


class ObjectFigures(msgspec.Struct):
    """One kind of object."""

    id: str
    copies: int
    value: int
    action: str
    provenance: str


class MissionFigures(msgspec.Struct):
    """What a mission is worth, and where that comes from."""

    id: str
    alone: int
    shared: int
    provenance: str


class AmbushFigures(msgspec.Struct):
    pairs: list[list[str]]
    provenance: str


class TrackFigures(msgspec.Struct):
    spaces: list[int]
    provenance: str


class AllFigures(msgspec.Struct):
    game: str
    objects: list[ObjectFigures]
    missions: list[MissionFigures]
    ambush: AmbushFigures
    track: TrackFigures


def figures(components: game.JsonObject | None) -> Answer:
    """The figures of the house, or of somebody's own box."""
    found = _all(NOTTINGHAM.figures if components is None else parse_figures(components))
    return Answer(found, partial(_pages, found))


def _all(found: Figures) -> AllFigures:
    objects = [ObjectFigures(name, COPIES, VALUES[kind], ACTIONS[kind], BOOKLET) for kind, name in enumerate(OBJECTS)]
    missions = [
        MissionFigures(name, found.alone[mission], found.shared[mission], found.provenance[name])
        for mission, name in enumerate(MISSIONS)
    ]
    pairs = [AMBUSHES[ambush].split() for ambush in found.pairs]
    ambush = AmbushFigures(pairs, found.provenance["ambush"])
    return AllFigures(NOTTINGHAM.name, objects, missions, ambush, TrackFigures(found.spaces, found.provenance["track"]))


def _pages(found: AllFigures, texts: Texts) -> Pages:
    say = texts.say
    words = [say("components-object"), say("components-action"), say("components-source")]
    objects = new_table(say("components-objects"), words, [say("components-copies"), say("components-value")])
    for each in found.objects:
        action = say("nottingham-action", action=each.action)
        cells = (_title(each.id, texts), action, _source(each.provenance, texts), str(each.copies), str(each.value))
        objects.add_row(*cells)
    words = [say("components-mission"), say("components-source")]
    missions = new_table(say("components-missions"), words, [say("components-alone"), say("components-shared")])
    for mission in found.missions:
        name = say(f"mission-{mission.id.replace('_', '-')}.title")
        missions.add_row(name, _source(mission.provenance, texts), str(mission.alone), str(mission.shared))
    ambushes = new_table(say("components-ambushes"), [say("components-pair"), say("components-source")], [])
    for first, second in found.ambush.pairs:
        pair = f"{_title(first, texts)}/{_title(second, texts)}"
        ambushes.add_row(pair, _source(found.ambush.provenance, texts))
    track = new_table(say("components-track"), [say("components-spaces"), say("components-source")], [])
    track.add_row(" ".join(map(str, found.track.spaces)), _source(found.track.provenance, texts))
    pages: Pages = [objects, missions, ambushes, track]
    sources = [found.track.provenance, found.ambush.provenance, *(each.provenance for each in found.missions)]
    if STAND_IN in sources:
        pages.append(say("components-nottingham-stand-ins"))
    return pages


def _title(name: str, texts: Texts) -> str:
    return texts.say(f"object-{name}.title")


def _source(provenance: str, texts: Texts) -> Text:
    """A stand-in catches the eye."""
    return Text(texts.say(f"provenance-{provenance}"), style="yellow" if provenance == STAND_IN else "")
