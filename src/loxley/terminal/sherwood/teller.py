"""The log of Sherwood Forest told as sentences."""

from collections.abc import Callable, Sequence

from loxley.core.log import Event, Fact
from loxley.terminal.sherwood.phrases import Phrases
from loxley.terminal.speech import key
from loxley.texts import Value

_SEATS = ("seat", "giver", "taker", "author", "leader", "informant", "promiser", "promisee", "figure")
_COUNTED = ("gold", "companions", "glory")
_PLAIN = ("slot", "hideout", "number", "strength", "needed", "back", "fate", "verdict")
_LOOT = ("looted", "laid_down", "lapsed")


def tell(phrases: Phrases, events: Sequence[Event], since: int) -> list[str]:
    """A sentence for each event from `since` on; parts of loot that one player takes in a row are one."""
    sentences: list[str] = []
    at = since
    while at < len(events):
        event = events[at]
        at += 1
        while event.name == "looted" and at < len(events) and _is_more(event, events[at]):
            event = _together(event, events[at])
            at += 1
        sentences.append(sentence(phrases, event))
    return sentences


def _is_more(event: Event, other: Event) -> bool:
    return other.name == event.name and other.facts["seat"] == event.facts["seat"]


def _together(event: Event, other: Event) -> Event:
    gold = _number(event.facts["gold"]) + _number(other.facts["gold"])
    companions = _number(event.facts["companions"]) + _number(other.facts["companions"])
    return Event(event.name, {**event.facts, "gold": gold, "companions": companions})


def sentence(phrases: Phrases, event: Event) -> str:
    return phrases.texts.say(f"sherwood-event-{key(event.name)}", **_facts(phrases, event))


def _facts(phrases: Phrases, event: Event) -> dict[str, Value]:
    """What a sentence needs: names, the reader's part, counted things, cards in words."""
    facts = event.facts
    seats = {fact: _number(facts[fact]) for fact in _SEATS if fact in facts}
    found: dict[str, Value] = {fact: phrases.name(seat) for fact, seat in seats.items()}
    found["you"] = phrases.role(**seats)
    for fact in _PLAIN:
        if fact in facts:
            found[fact] = str(facts[fact])
    for fact in _COUNTED:
        if isinstance(facts.get(fact), int):
            found[fact] = phrases.counted(fact, _number(facts[fact]))
    if event.name in _LOOT:
        found["loot"] = phrases.loot(_number(facts["gold"]), _number(facts["companions"]))
    for fact, tell_it in _WORDED.items():
        if fact in facts:
            found[_GAPS.get(fact, fact)] = tell_it(phrases, facts[fact])
    return found | _special(phrases, event, found)


def _special(phrases: Phrases, event: Event, found: dict[str, Value]) -> dict[str, Value]:
    """What single events have of their own."""
    facts = event.facts
    if event.name == "round_began":
        return {"round": _number(facts["round"]) + 1}
    if event.name in ("row_dealt", "renewed"):
        return {"count": _number(facts["cards"])}
    if event.name in ("occupied", "stayed"):
        return {"band": found["raiders"]}
    if event.name in ("arrived", "raided"):
        return {"card": phrases.short_card(str(facts["card"]))}
    if event.name == "over":
        return {"count": len(_list(facts["winners"]))}
    return {}


def _band(phrases: Phrases, fact: Fact) -> Value:
    return (
        phrases.band([_number(each) for each in fact])
        if isinstance(fact, list)
        else phrases.counted("raiders", _number(fact))
    )


def _equipment(phrases: Phrases, fact: Fact) -> Value:
    return phrases.equipment([str(word) for word in fact] if isinstance(fact, list) else [str(fact)])


def _winners(phrases: Phrases, fact: Fact) -> Value:
    return phrases.players([_number(seat) for seat in fact] if isinstance(fact, list) else [])


_WORDED: dict[str, Callable[[Phrases, Fact], Value]] = {
    "card": lambda phrases, fact: phrases.card(str(fact)),
    "town": lambda phrases, fact: phrases.town(str(fact)),
    "said": lambda phrases, fact: phrases.said(str(fact)),
    "term": lambda phrases, fact: phrases.pledge(str(fact)),
    "terms": lambda phrases, fact: phrases.terms([str(word) for word in fact] if isinstance(fact, list) else []),
    "equipment": _equipment,
    "raiders": _band,
    "winners": _winners,
}
_GAPS = {"term": "what", "winners": "names"}


def _list(fact: Fact) -> list[int] | list[str]:
    assert isinstance(fact, list)
    return fact


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact
