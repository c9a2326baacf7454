"""Data sets: every decision of a tournament as a row of Parquet, with a card that says what the columns are."""

from loxley.research.data.card import CARD, write_card
from loxley.research.data.columns import COLUMNS, Column
from loxley.research.data.decisions import decisions_of
from loxley.research.data.parts import DECISIONS, write_decisions

__all__ = ["CARD", "COLUMNS", "DECISIONS", "Column", "decisions_of", "write_card", "write_decisions"]
