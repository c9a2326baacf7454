"""Loxley plays three Robin Hood table games of bluff and bargain."""

__version__ = "0.1.0"
