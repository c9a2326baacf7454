"""What a rulebook measures with a sand-glass. The engine reads no clock: whoever has one asks here how much is in it."""

from dataclasses import dataclass
from typing import Final

from loxley.core.state import View
from loxley.games.sheriff.phases import CONFISCATION, DEBT, INSPECTION
from loxley.games.sheriff.view import SheriffView

_SECONDS_A_MERCHANT: Final = 60.0  # SH-8.2
_TIMED: Final = (INSPECTION, DEBT, CONFISCATION)  # the sand runs on while a penalty is paid


@dataclass(frozen=True)
class TimeLimit:
    """So much time for one page of the game, known by its name."""

    page: str
    seconds: float


def time_limit(view: View) -> TimeLimit | None:
    """The time for the page that is open, if it is timed: a minute for each merchant (SH-8.2)."""
    if isinstance(view, SheriffView) and view.options["timed_inspection"] is True and view.phase in _TIMED:
        return TimeLimit(f"inspection {view.round}", _SECONDS_A_MERCHANT * (len(view.seats) - 1))
    return None
