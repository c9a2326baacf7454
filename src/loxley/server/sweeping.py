"""Frees the memory of connections and tables that have gone.

They refer to themselves in circles, which only Python's search for cycles frees, and a server does that search rarely
(`serving`): it looks at everything there is. So it is done when much has gone, measured by what is still there.
"""

import gc
from typing import Final

_SOME: Final = 200  # connections and tables that have gone: for fewer it is not worth the while
_SHARE: Final = 4  # of what is there, one in so many


class Sweeper:
    def __init__(self) -> None:
        self._gone = 0  # since the last search

    def note_gone(self) -> None:
        """A connection has ended, or a table was unloaded."""
        self._gone += 1

    def sweep(self, present: int) -> bool:
        """Search if enough has gone beside so much that is there."""
        if self._gone < max(_SOME, present // _SHARE):
            return False
        self._gone = 0
        gc.collect()
        return True
