"""What bots said and thought during a recorded game, as sentences in the reader's language."""

from typing import cast

from loxley.cli.plain import plain
from loxley.core.records import Line
from loxley.terminal.history import remark_sentence
from loxley.terminal.stage import Stage
from loxley.texts import Texts, Value

_MOST_COMPARED = 4


def said(stage: Stage, line: Line, texts: Texts) -> str:
    """Chat as it was written, a remark in the reader's words; nothing if this version has no words for it."""
    if line.remark:
        return remark_sentence(stage, line.seat, line.remark)
    return texts.say("replay-chat", name=stage.names[line.seat], chat=plain(line.chat, 1000))


def reason(stage: Stage, line: Line, texts: Texts) -> str:
    """Why a bot played a line, and what its choices seemed worth."""
    why = line.why or {}
    teller = stage.teller.for_nobody()
    thought = teller.reason(str(why.get("key", "")), cast("dict[str, Value]", why.get("facts", {})))
    if not thought:
        return ""
    compared = cast("list[tuple[str, float]]", why.get("compared", []))[:_MOST_COMPARED]
    name = stage.names[line.seat]
    if not compared:
        return texts.say("replay-why", name=name, thought=thought)
    choices = ""
    for choice, worth in compared:
        words = texts.say("replay-choice", choice=teller.choice(plain(choice)), worth=float(worth))
        choices = texts.say("replay-choices", head=choices, next=words) if choices else words
    return texts.say("replay-why-compared", name=name, thought=thought, choices=choices)
