"""Sherwood Forest in the terminal: how it looks and what its choices are called."""

from loxley.terminal.sherwood.stage import SherwoodStage

__all__ = ["STAGE", "SherwoodStage"]

STAGE = SherwoodStage
