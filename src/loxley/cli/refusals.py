"""A refusal as one line for people: the field, what is wrong with it, the rule."""

import re

from loxley.cli.plain import plain
from loxley.core.refusals import Refused
from loxley.texts import Texts, pick_language

_LINE = re.compile(r"line (\d+)(?:, (.*))?")


def refusal_key(problem: str) -> str:
    return f"refused-{problem}"


def refusal_line(refused: Refused, language: str | None) -> str:
    texts = Texts(pick_language(language))
    facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in refused.facts.items()}
    sentence = texts.say(refusal_key(refused.problem), **facts)
    field = _place(texts, plain(refused.field))
    if not refused.rule:
        return texts.say("refusal", field=field, sentence=sentence)
    return texts.say("refusal-by-rule", field=field, sentence=sentence, rule=refused.rule)


def _place(texts: Texts, field: str) -> str:
    """Lines of a file are counted in the reader's language; names of fields stay as they are written."""
    found = _LINE.fullmatch(field)
    if not found:
        return field
    line = texts.say("refusal-line", number=found[1])
    return f"{line}, {found[2]}" if found[2] else line
