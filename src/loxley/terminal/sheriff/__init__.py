"""Sheriff of Nottingham in the terminal: how it looks and what its choices are called."""

from loxley.terminal.sheriff.stage import SheriffStage

__all__ = ["STAGE", "SheriffStage"]

STAGE = SheriffStage
