"""Seats that are played in text: what a language model reads, and what its answers mean.

`docs/text-seats.md` shows the doors over it.
"""

from loxley.research.text.answers import Unreadable
from loxley.research.text.bot import TextBot
from loxley.research.text.rules import rules_in_text
from loxley.research.text.seat import TextSeat
from loxley.research.text.table import TextSetup, TextTable, seed_of

__all__ = ["TextBot", "TextSeat", "TextSetup", "TextTable", "Unreadable", "rules_in_text", "seed_of"]
