"""One voice for all games: what happened, what may be done and why, as sentences for one reader.

Driven by a game's catalogue and the texts; `web/src/texts` has the same teller for the page, and a test compares them.
"""

from loxley.telling.teller import Teller

__all__ = ["Teller"]
