"""The log of Nottingham told as sentences. Gifts in a row are told as one."""

from collections.abc import Sequence

from loxley.core.log import Event, Fact
from loxley.terminal.nottingham.phrases import Phrases
from loxley.terminal.speech import key
from loxley.texts import Value

_SEATS = ("seat", "target", "other")
_FIGURES = ("space", "number")


def tell(phrases: Phrases, events: Sequence[Event], since: int) -> list[str]:
    """Sentences for the events from `since` on."""
    sentences: list[str] = []
    at = since
    while at < len(events):
        run = _run(events, at)
        sentences.append(_sentence(phrases, run))
        at += len(run)
    return sentences


def _run(events: Sequence[Event], start: int) -> Sequence[Event]:
    """Gifts that nobody else sees are one sentence for all who get one."""
    end = start + 1
    while events[start].name == "received_unseen" and end < len(events) and events[end].name == "received_unseen":
        end += 1
    return events[start:end]


def _sentence(phrases: Phrases, run: Sequence[Event]) -> str:
    name, facts = run[0].name, run[0].facts
    seats = {part: _number(facts[part]) for part in _SEATS if part in facts}
    if name == "began":
        seats["seat"] = _number(facts["first_player"])
    said: dict[str, Value] = {part: phrases.name(seat) for part, seat in seats.items()}
    said["you"] = phrases.role(**seats)
    said |= {part: _number(facts[part]) for part in _FIGURES if part in facts}
    said |= _cards(phrases, run[0])
    if name == "received_unseen":
        said["names"] = phrases.listed([phrases.name(_number(event.facts["seat"])) for event in run])
    elif name == "skipped":
        said["names"] = phrases.listed([phrases.name(seat) for seat in _seats(facts["seats"])])
    elif name == "over":
        said |= _verdict(phrases, _seats(facts["winners"]))
    return phrases.texts.say(f"nottingham-event-{key(name)}", **said)


def _cards(phrases: Phrases, event: Event) -> dict[str, Value]:
    """Objects, ambushes and missions in an event, in words; and how many cards there are."""
    facts = event.facts
    said: dict[str, Value] = {}
    if "objects" in facts:
        said["objects"] = phrases.objects(_words(facts["objects"]))
    elif "object" in facts:
        one_card = event.name == "sprang" or "cards" not in facts
        said["objects"] = phrases.count(str(facts["object"]), 1 if one_card else _number(facts["cards"]))
    if "gave" in facts:
        said["gave"] = phrases.count(str(facts["gave"]), 1)
    if "ambush" in facts:
        said["ambush"] = phrases.ambush(str(facts["ambush"]))
    if "ambushes" in facts:
        said["ambushes"] = phrases.ambushes(_words(facts["ambushes"]))
    if "mission" in facts:
        said["mission"] = phrases.mission(str(facts["mission"]))
    if "action" in facts:
        said["action"] = str(facts["action"])
    count = facts.get("number" if event.name == "ran_short" else "cards")
    if isinstance(count, int):
        said["count"] = count
    return said


def _verdict(phrases: Phrases, winners: list[int]) -> dict[str, Value]:
    others = [seat for seat in winners if seat != phrases.reader]
    part = "none" if len(others) == len(winners) else "winners" if others else "winner"
    return {"you": part, "names": phrases.listed([phrases.name(seat) for seat in others]), "count": len(winners)}


def _number(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _seats(fact: Fact) -> list[int]:
    assert isinstance(fact, list)
    return [int(seat) for seat in fact]


def _words(fact: Fact) -> list[str]:
    assert isinstance(fact, list)
    return [str(word) for word in fact]
