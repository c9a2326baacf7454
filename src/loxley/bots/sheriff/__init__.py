"""Bots for Sheriff of Nottingham."""

from loxley.bots.sheriff.novice import SheriffNovice
from loxley.bots.sheriff.seasoned import SheriffMerchant, SheriffRogue

__all__ = ["SheriffMerchant", "SheriffNovice", "SheriffRogue"]
