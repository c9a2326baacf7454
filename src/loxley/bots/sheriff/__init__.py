"""Bots for Sheriff of Nottingham."""

from loxley.bots.sheriff.novice import SheriffNovice

__all__ = ["SheriffNovice"]
