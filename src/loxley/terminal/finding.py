"""The stage of a game: the package of its name beside this module, or a plain one."""

from loxley.parts import find_part
from loxley.terminal.plain_stage import PlainStage
from loxley.terminal.stage import Stage


def stage_of(game: str) -> type[Stage]:
    found: type[Stage] = getattr(find_part(__package__, game), "STAGE", PlainStage)
    return found
