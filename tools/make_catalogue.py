"""Makes what the page and the protocol say of the games' catalogues.

web/src/games/*/catalogue.ts   the table that drives the page's teller
web/src/wire/events.ts         the events of every game as TypeScript types
docs/protocol.md               the list of events, between its two marks

PYTHONPATH=src python -m tools.make_catalogue           writes the files
PYTHONPATH=src python -m tools.make_catalogue --check   fails when one is not what it should be
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from loxley.core.catalogue import Catalogue, Kind, is_optional, without_option
from loxley.games import HOUSE
from loxley.server.game_words import catalogue_info
from tools.kept import ROOT, keep

WEB = ROOT / "web" / "src"
PROTOCOL = ROOT / "docs" / "protocol.md"
HEAD = "// Made by tools/make_catalogue.py from the games' catalogues. Do not edit.\n"
MARKS = ("<!-- events: made by tools/make_catalogue.py -->\n", "<!-- end of events -->\n")
TYPES = {"seats": "number[]", "numbers": "number[]", "by-seat": "number[]"}
TYPES |= {"things": "string[]", "names": "string[]", "terms": "string[]"}
TYPES |= {"seat": "number", "number": "number", "round": "number", "amount": "number"}


def _page_table(catalogue: Catalogue) -> str:
    sections = [
        f"  {name}: {{\n"
        + "".join(f"    {json.dumps(key)}: {json.dumps(entry)},\n" for key, entry in section.items())
        + "  },\n"
        for name, section in msgspec.to_builtins(catalogue_info(catalogue)).items()
        if isinstance(section, dict)
    ]
    return (
        f"{HEAD}import type {{ Catalogue }} from '../../texts/catalogue'\n\n"
        f"export const catalogue: Catalogue = {{\n  game: '{catalogue.game}',\n{''.join(sections)}}}\n"
    )


def _type(kind: Kind) -> str:
    return TYPES.get(without_option(kind).split()[0], "string")


def _event_types(catalogue: Catalogue) -> Iterator[str]:
    name = catalogue.game.capitalize()
    yield f"\nexport type {name}Event =\n"
    for event, entry in catalogue.events.items():
        facts = "; ".join(f"{fact}{'?' * is_optional(kind)}: {_type(kind)}" for fact, kind in entry.kinds.items())
        yield f"  | {{ name: '{event}'; facts: {{ {facts} }} }}\n"


def _listed(catalogue: Catalogue) -> Iterator[str]:
    yield f"\n**{catalogue.game.capitalize()}**\n\n| event | facts |\n|---|---|\n"
    for event, entry in catalogue.events.items():
        facts = ", ".join(
            f"`{fact}` {without_option(kind).split()[0]}{' (sometimes)' * is_optional(kind)}"
            for fact, kind in entry.kinds.items()
        )
        yield f"| `{event}` | {facts} |\n"


def _protocol(text: str) -> str:
    before, _, rest = text.partition(MARKS[0])
    _, _, after = rest.partition(MARKS[1])
    listed = "".join(line for each in _catalogues() for line in _listed(each))
    return f"{before}{MARKS[0]}{listed}\n{MARKS[1]}{after}"


def _catalogues() -> list[Catalogue]:
    return [game.catalogue for game in HOUSE.values() if game.catalogue is not None]


def files() -> dict[Path, str]:
    """Every file with what should stand in it."""
    catalogues = _catalogues()
    made = {WEB / "games" / each.game / "catalogue.ts": _page_table(each) for each in catalogues}
    made[WEB / "wire" / "events.ts"] = HEAD + "".join(line for each in catalogues for line in _event_types(each))
    made[PROTOCOL] = _protocol(PROTOCOL.read_text(encoding="utf-8"))
    return made


if __name__ == "__main__":
    sys.exit(keep(files()))
