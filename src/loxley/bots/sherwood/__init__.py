"""Bots for Sherwood Forest."""

from loxley.bots.sherwood.novice import SherwoodNovice

__all__ = ["SherwoodNovice"]
