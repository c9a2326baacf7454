"""What can be told of a game, as a table: the page's teller reads it, as `loxley.telling` reads the catalogue."""

from collections.abc import Mapping
from typing import cast

from loxley.bots import reasons
from loxley.core.catalogue import Catalogue, Entry
from loxley.core.game import GameType
from loxley.games import HOUSE
from loxley.server.messages.bodies import CatalogueInfo, EntryInfo, GameWords
from loxley.server.messages.kinds import EventFacts
from loxley.story import sentences
from loxley.texts.brought import texts_beside


def game_words(game: GameType) -> GameWords:
    catalogue = game.catalogue or Catalogue(game.name, game.book)
    texts = {} if game.name in HOUSE else texts_beside(type(game).__module__)
    return GameWords(catalogue=catalogue_info(catalogue), texts=texts)


def catalogue_info(catalogue: Catalogue) -> CatalogueInfo:
    nothing = Entry("", {}, None, {})  # a family without arguments
    moves = {family.name: catalogue.moves.get(family.name, nothing) for family in catalogue.book.families}
    given = {name: Entry(name, kinds, None, {}) for name, kinds in reasons(catalogue.game).items()}
    told = {name: Entry(name, kinds, None, {}) for name, kinds in sentences(catalogue.game).items()}
    return CatalogueInfo(
        game=catalogue.game,
        events=_entries(catalogue.events),
        moves=_entries(moves),
        terms=_entries(catalogue.terms),
        phrases=_entries(catalogue.phrases),
        reasons=_entries(given),
        stories=_entries(told),
        questions=catalogue.questions,
        view=catalogue.view,
    )


def _entries(entries: Mapping[str, Entry]) -> dict[str, EntryInfo]:
    return {name: _entry(entry) for name, entry in entries.items()}


def _entry(entry: Entry) -> EntryInfo:
    return EntryInfo(
        kinds=entry.kinds,
        runs=entry.runs_by,
        read=cast("dict[str, EventFacts]", entry.read),
        silent=not entry.is_told,
        stays=entry.stays,
        thing=entry.is_thing,
        rule=entry.rule,
    )
