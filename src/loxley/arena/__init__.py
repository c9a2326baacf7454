"""Many games at once: seat-balanced tournaments among bots, on local cores or a Ray cluster."""

from loxley.arena.best_response import BUDGET, Found, Search, find_best_response
from loxley.arena.decision_times import DecisionTimes
from loxley.arena.entries import Entry, Field, read_entry, read_field
from loxley.arena.plan import Plan, new_plan
from loxley.arena.plots import draw_plots, need_plots
from loxley.arena.standings import Report, Standing, join_clocks, report_on, tallies_of
from loxley.arena.store import Store
from loxley.arena.tables import write_parquet
from loxley.arena.tournament import Crew, Results, play_tournament, resume_tournament

__all__ = [
    "BUDGET",
    "Crew",
    "DecisionTimes",
    "Entry",
    "Field",
    "Found",
    "Plan",
    "Report",
    "Results",
    "Search",
    "Standing",
    "Store",
    "draw_plots",
    "find_best_response",
    "join_clocks",
    "need_plots",
    "new_plan",
    "play_tournament",
    "read_entry",
    "read_field",
    "report_on",
    "resume_tournament",
    "tallies_of",
    "write_parquet",
]
