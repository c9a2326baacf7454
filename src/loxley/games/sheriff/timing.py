"""Timed inspection (SH-8.2)."""

from typing import Final

from loxley.core.state import View
from loxley.core.timing import TimeLimit
from loxley.games.sheriff.phases import CONFISCATION, DEBT, INSPECTION
from loxley.games.sheriff.view import SheriffView

_SECONDS_A_MERCHANT: Final = 60.0
_TIMED: Final = (INSPECTION, DEBT, CONFISCATION)  # the sand runs on while a penalty is paid


def time_limit(view: View) -> TimeLimit | None:
    """A minute for each merchant, where the table plays against the clock (SH-8.2)."""
    if isinstance(view, SheriffView) and view.options["timed_inspection"] is True and view.phase in _TIMED:
        return TimeLimit(f"inspection {view.round}", _SECONDS_A_MERCHANT * (len(view.seats) - 1))
    return None
