"""How long tables are kept."""

from typing import NamedTuple


class Retention(NamedTuple):
    """Seconds without a change until a table is archived, and in the archive until it is deleted; 0: never.

    An empty table is unloaded from memory long before that.
    """

    archive: float = 30 * 86_400.0
    delete: float = 0.0
    unload: float = 600.0
