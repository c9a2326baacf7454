"""Words that come from an input, made fit for a terminal."""

import unicodedata

_NOT_SHOWN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")


def plain(text: str, longest: int = 240) -> str:
    """One line of bounded length, without signs that a terminal obeys instead of showing."""
    short = text if len(text) <= longest else text[:longest] + "…"
    return "".join(" " if unicodedata.category(sign) in _NOT_SHOWN else sign for sign in short)
