"""The functions that sentences call: lists and elision. The page has the same ones (web/src/texts/functions.ts)."""

import unicodedata
from collections.abc import Callable, Sequence

_OPEN = "aeiouyhœæ"  # a vowel, or an h that names do not sound


def elide(word: str, text: str) -> str:
    """“de Robin”, “d’Alice”: a short word before another one that may begin with a vowel."""
    first = unicodedata.normalize("NFD", text[:1]).lower()[:1]
    return f"{word[:-1]}’{text}" if first and first in _OPEN else f"{word} {text}"


def listed(parts: Sequence[str], say: Callable[..., str]) -> str:
    """“a, b and c”; parts that say nothing are left out, and an empty list is “nothing”."""
    told = [part for part in parts if part]
    if not told:
        return say("list-nothing")
    head = told[0]
    for part in told[1:-1]:
        head = say("list-more", head=head, next=part)
    return head if len(told) == 1 else say("list-pair", head=head, last=told[-1])
