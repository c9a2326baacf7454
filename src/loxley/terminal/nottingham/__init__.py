"""Nottingham in the terminal: how it looks and what its choices are called."""

from loxley.terminal.nottingham.stage import NottinghamStage

__all__ = ["STAGE", "NottinghamStage"]

STAGE = NottinghamStage
