"""Scripted models for text seats: they read a question as a model would, from its text alone."""

import re
from collections.abc import Callable
from random import Random

from loxley.research.text import TextTable

_NUMBERED = re.compile(r"(?:^|\s{2,})(\d+) (?=\S)", re.MULTILINE)
_HAND = re.compile(r"^ Your hand +(.*)$", re.MULTILINE)


def any_choice(question: str, rng: Random) -> str:
    """One of the numbers in the question, with another one after it where an amount may be asked for."""
    numbers = _NUMBERED.findall(question)
    chosen = rng.choice(numbers) if numbers else "1"
    return f"{chosen} {rng.randint(1, 9)}" if rng.random() < 0.2 else chosen


def plain_merchant(question: str) -> str:
    """Keeps the hand, packs what it has most of and says so, waits for the Sheriff, and opens every bag."""
    if "A whole market" in question:
        return "done"
    if "A whole bag" in question:
        hand = _HAND.findall(question)[-1]
        kinds = [kind.split(" ×") for kind in re.split(r"\s{2,}", hand.strip())]
        good, count = max(((kind[0], int(kind[1]) if kind[1:] else 1) for kind in kinds), key=lambda each: each[1])
        said = good if "*" not in good else "apples"
        return f"I pack {min(count, 5)} {good.strip('*')}, then close and declare {said}."
    if bags := re.search(r"Open the bag of +(.*)", question):
        return ", ".join(f"open {name}" for name in re.findall(r"[A-Z]\w+", bags[1]))
    silent = re.search(r"(\d+) Silent until", question)
    return silent[1] if silent else "1"


def play_to_the_end(table: TextTable, model: Callable[[str], str]) -> list[str]:
    """All problems that came up."""
    problems: list[str] = []
    while not table.is_over():
        problem = table.answer(model(table.question))
        problems += [problem] if problem else []
    return problems
