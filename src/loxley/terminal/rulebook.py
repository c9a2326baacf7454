"""Rules at hand: the one behind a choice, or any by its number, in the person's language."""

from rich.console import Group, RenderableType
from rich.text import Text

from loxley.terminal.wrapping import wrapped
from loxley.texts import Texts, rule_key

_HOUSE = "LX"


def find_rule(texts: Texts, prefix: str, said: str) -> str:
    """The number of a rule as people type it: `SH-4.9`, `sh 4.9` or just `4.9`. Empty when there is none."""
    number = said.upper().replace(" ", "-").replace("--", "-").rstrip(".")
    for candidate in (number, f"{prefix}-{number}", number.replace(f"{prefix}", f"{prefix}-")):
        if texts.knows(rule_key(candidate)):
            return candidate
    return ""


def title(texts: Texts, rule: str) -> str:
    """A rule has a title; a chapter is one."""
    key = rule_key(rule)
    return texts.say(f"{key}.title") if _is_rule(rule) else texts.say(key)


def _is_rule(rule: str) -> bool:
    """SH-4.9, SH-R5 and LX-2 are rules, SH-4, SH-R and LX are chapters."""
    tail = rule.partition("-")[2]
    if rule.startswith(_HOUSE):
        return tail.isdecimal()
    return "." in tail or (tail[:1].isalpha() and tail[1:].isdecimal())


def show_rule(texts: Texts, rule: str, width: int) -> RenderableType:
    """Number, title and text; of a chapter, its rules by title."""
    heading = Text(texts.say("terminal-rule", rule=rule, title=title(texts, rule)), style="bold")
    if _is_rule(rule):
        return Group(heading, Text(wrapped(texts.say(rule_key(rule)), width - 2, indent="  "), no_wrap=True))
    lines = [texts.say("terminal-rule", rule=each, title=title(texts, each)) for each in rules_of(texts, rule)]
    return Group(heading, *(Text(f"  {line}") for line in lines))


def chapters(texts: Texts, prefix: str) -> list[str]:
    """The numbers of a game's chapters, its rulings and the house rules, as far as there are texts for them."""
    numbered: list[str] = []
    while texts.knows(rule_key(f"{prefix}-{len(numbered) + 1}")):
        numbered.append(f"{prefix}-{len(numbered) + 1}")
    return [*numbered, *(last for last in (f"{prefix}-R", _HOUSE) if texts.knows(rule_key(last)))]


def rules_of(texts: Texts, chapter: str) -> list[str]:
    found: list[str] = []
    for mark in (".", "-", ""):
        number = 1
        while texts.knows(rule_key(f"{chapter}{mark}{number}")) and _is_rule(f"{chapter}{mark}{number}"):
            found.append(f"{chapter}{mark}{number}")
            number += 1
        if found:
            break
    return found
