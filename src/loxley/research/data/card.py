"""The data card of a tournament: a description in Croissant, the JSON-LD that data hubs and loaders read."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import loxley
from loxley.games import find_game
from loxley.research.data.columns import COLUMNS
from loxley.research.data.decisions import rows_of
from loxley.research.data.parts import DECISIONS

CARD: Final = "croissant.json"
_TERMS: Final = (  # of Croissant 1.0; readers want all of them to be declared
    "citeAs column equivalentProperty extract field fileObject fileProperty fileSet format includes isLiveDataset "
    "jsonPath key md5 parentField path recordSet references regex repeated replace samplingRate separator source "
    "subField transform"
)
_CONTEXT: Final = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "dct": "http://purl.org/dc/terms/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "sc": "https://schema.org/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{term: f"cr:{term}" for term in _TERMS.split()},
}
_FILES: Final = "decision-files"


def write_card(folder: Path, game: str, games: int, decisions: int) -> None:
    """Write the card, and beside it the schema of the rows."""
    card = json.dumps(card_of(game, games, decisions), indent=2, ensure_ascii=False)
    (folder / CARD).write_text(card + "\n", encoding="utf-8")
    rows = rows_of(find_game(game))
    if rows is None:
        return
    fields = [
        {"name": field.name, "offset": field.offset, "length": field.length, "most": field.most, "labels": field.labels}
        for field in rows.schema.fields
    ]
    (folder / "rows.json").write_text(json.dumps(fields, indent=1) + "\n", encoding="utf-8")


def card_of(game: str, games: int, decisions: int) -> dict[str, Any]:
    """What the data set is, and each of its columns."""
    return {
        "@context": _CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": f"loxley-{game}-decisions",
        "description": f"{decisions} decisions of bots in {games} games of {game} (Loxley {loxley.__version__}). "
        "What a seat could know, what it was allowed to do, what it did and why, and how the game ended for it.",
        "license": "https://www.apache.org/licenses/LICENSE-2.0",
        "version": loxley.__version__,
        "datePublished": datetime.now(UTC).date().isoformat(),
        "citeAs": f"The Loxley project, Loxley {loxley.__version__}: three Robin Hood table games of bluff and bargain",
        "distribution": [
            {
                "@type": "cr:FileSet",
                "@id": _FILES,
                "name": _FILES,
                "encodingFormat": "application/x-parquet",
                "includes": f"{DECISIONS}/*.parquet",
            }
        ],
        "recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "decisions",
                "name": "decisions",
                "field": [_field(column.name, column.type, column.meaning, column.kind) for column in COLUMNS],
            }
        ],
    }


def _field(name: str, kind: str, meaning: str, parquet: str) -> dict[str, Any]:
    field: dict[str, Any] = {
        "@type": "cr:Field",
        "@id": f"decisions/{name}",
        "name": name,
        "description": meaning,
        "dataType": kind,
        "source": {"fileSet": {"@id": _FILES}, "extract": {"column": name}},
    }
    return field | ({"repeated": True} if parquet.startswith("List") else {})
