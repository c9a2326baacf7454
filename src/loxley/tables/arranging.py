"""What a table plays by, as long as it gathers: the host may still change its options and its clock."""

from collections.abc import Mapping
from typing import Final

from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.options import Setting
from loxley.core.refusals import Refused
from loxley.tables.checks import must_be, must_host
from loxley.tables.commands import Step
from loxley.tables.people import Person
from loxley.tables.rows import Arranged
from loxley.tables.table import GATHERING, Table

_FOR_PEOPLE: Final[JsonObject] = {"floor": "open"}  # DESIGN: people speak up when they like


def settings_for_people(
    game: GameType, players: int, wished: Mapping[str, Setting], components: JsonObject | None = None
) -> dict[str, Setting]:
    """Every option with its value. What cannot be dealt is refused here, and not when the game begins."""
    known = [choice.name for choice in game.choices]
    defaults = {name: value for name, value in _FOR_PEOPLE.items() if name in known}
    options = game.settings(players, {**defaults, **wished})
    if components is not None:
        game.new(players, options, Chance(), components)
    return options  # type: ignore[return-value]


def arrange(table: Table, person: Person, options: Mapping[str, Setting], think: int) -> Step:
    """Other options or another clock. A deal that others play too is played as it is."""
    must_host(table, person)
    must_be(table, GATHERING, "not-gathering")
    if table.opened.duplicate:
        raise Refused("deal-differs", "options")
    settings = settings_for_people(table.game, table.players, options, table.opened.components)
    if (settings, think) == (table.opened.options, table.opened.think):
        raise Refused("same-settings", "options")
    return Step(Arranged(settings, think))
