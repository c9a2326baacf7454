"""Bots for Nottingham."""

from loxley.bots.nottingham.novice import NottinghamNovice

__all__ = ["NottinghamNovice"]
