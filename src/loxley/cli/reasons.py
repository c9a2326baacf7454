"""What bots said and thought during a recorded game, as sentences in the reader's language."""

from typing import cast

from loxley.cli.plain import plain
from loxley.core.records import Line
from loxley.core.refusals import Illegal
from loxley.core.state import View
from loxley.terminal.history import remark_sentence
from loxley.terminal.stage import Stage
from loxley.texts import Texts, Value

_SEATS = ("seat", "other", "target", "sheriff", "partner")  # facts that are told by name
_KINDS = ("why-",)  # how the keys of reasons begin
_MOST_COMPARED = 4


def said(stage: Stage, line: Line, texts: Texts) -> str:
    """Chat as it was written, a remark in the reader's words; nothing if this version has no words for it."""
    if line.remark:
        return remark_sentence(stage, line.seat, line.remark)
    return texts.say("replay-chat", name=stage.names[line.seat], chat=plain(line.chat, 1000))


def reason(stage: Stage, line: Line, view: View, texts: Texts) -> str:
    """Why a bot played a line, and what its choices seemed worth; `view` is what its seat saw before."""
    why = line.why or {}
    thought = _thought(stage, str(why.get("key", "")), cast("dict[str, Value]", why.get("facts", {})), view)
    if not thought:
        return ""
    compared = cast("list[tuple[str, float]]", why.get("compared", []))[:_MOST_COMPARED]
    name = stage.names[line.seat]
    if not compared:
        return texts.say("replay-why", name=name, thought=thought)
    choices = ""
    for choice, worth in compared:
        words = texts.say("replay-choice", choice=_choice(stage, plain(choice), view), worth=float(worth))
        choices = texts.say("replay-choices", head=choices, next=words) if choices else words
    return texts.say("replay-why-compared", name=name, thought=thought, choices=choices)


def _thought(stage: Stage, key: str, facts: dict[str, Value], view: View) -> str:
    """The sentence, unless the record comes from a version that knew other sentences."""
    if not key.startswith(_KINDS) or not stage.texts.knows(key):
        return ""
    told: dict[str, Value] = {}
    for name, fact in facts.items():
        if name in _SEATS and isinstance(fact, int) and 0 <= fact < len(stage.names):
            told[name] = stage.names[fact]
        elif isinstance(fact, str):
            told[name] = _choice(stage, plain(fact), view)
        else:
            told[name] = fact
    try:
        return stage.texts.say(key, **told)
    except ValueError:
        return ""


def _choice(stage: Stage, words: str, view: View) -> str:
    """A move as the game describes it; a text by its key; anything else as it stands."""
    if words.startswith("why-") and stage.texts.knows(words):
        return stage.texts.say(words)
    try:
        return stage.describe(stage.game.book.move(words), view)
    except Illegal:
        return words
