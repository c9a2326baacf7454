"""A refusal as one line for people: the field, what is wrong with it, the rule."""

import re
from difflib import get_close_matches

from loxley.cli.plain import plain
from loxley.core.refusals import Refused
from loxley.texts import Texts, pick_language

_LINE = re.compile(r"\bline (\d+)(?=, |$)")


def refusal_key(problem: str) -> str:
    return f"refused-{problem}"


def refusal_line(refused: Refused, language: str | None) -> str:
    texts = Texts(pick_language(language))
    facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in refused.facts.items()}
    sentence = texts.say(refusal_key(refused.problem), **facts)
    if close := _close(refused):
        sentence = f"{sentence}. {texts.say('usage-close', close=close)}"
    field = _place(texts, plain(refused.field))
    if not refused.rule:
        return texts.say("refusal", field=field, sentence=sentence)
    return texts.say("refusal-by-rule", field=field, sentence=sentence, rule=refused.rule)


def _place(texts: Texts, field: str) -> str:
    """Lines of a file are counted in the reader's language; names of fields stay as they are written."""
    return _LINE.sub(lambda found: texts.say("refusal-line", number=found[1]), field, count=1)


def _close(refused: Refused) -> str:
    """What was probably meant, where one of the known names is close."""
    known = str(refused.facts.get("choices", "")).split(", ")
    found = str(refused.facts.get("found", refused.field))
    return next(iter(get_close_matches(found, known, 1)), "")
