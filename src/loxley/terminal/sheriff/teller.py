"""The log of Sheriff told as sentences. Like things that happen in a row are told as one."""

from collections.abc import Sequence
from dataclasses import dataclass

from loxley.core.log import Event, Fact
from loxley.core.seats import Seat
from loxley.terminal.sheriff.phrases import Phrases
from loxley.terminal.speech import key
from loxley.texts import Value

_SEATS = ("seat", "giver", "taker", "author", "other", "debtor", "creditor", "promiser", "promisee", "payer")
# Events of one card or one seat each: a run of them is one sentence. Those of a kind share these facts.
_RUNS: dict[str, tuple[str, ...]] = {
    "set_aside": ("seat",),
    "set_aside_unseen": ("seat",),
    "drew": ("seat",),
    "drew_unseen": ("seat",),
    "took": ("seat", "pile"),
    "laid": ("seat", "pile"),
    "laid_confiscated": ("seat", "pile"),
    "handed_over": ("giver", "taker"),
    "slipped": ("giver", "taker"),
    "slipped_unseen": ("giver", "taker"),
    "slipped_named": ("giver", "taker"),
    "surrendered": ("giver", "taker"),
    "was_missing": ("giver", "taker"),
    "named": ("seat",),
    "held": (),
}


@dataclass
class Scene:
    """What an event does not say, because everybody at the table knows it."""

    sheriff: Seat = 0
    declared: dict[Seat, str] | None = None

    def follow(self, event: Event) -> None:
        if event.name == "round_began":
            self.sheriff = _seat(event.facts["sheriff"])
            self.declared = {}
        elif event.name == "declared" and self.declared is not None:
            self.declared[_seat(event.facts["seat"])] = str(event.facts["good"])


def tell(phrases: Phrases, events: Sequence[Event], since: int) -> list[str]:
    """Sentences for the events from `since` on; those before only set the scene."""
    scene = Scene()
    for event in events[:since]:
        scene.follow(event)
    sentences: list[str] = []
    at = since
    while at < len(events):
        run = _run(phrases, events, at)
        scene.follow(run[0])
        sentences.append(sentence(phrases, scene, run))
        at += len(run)
    return sentences


def _run(phrases: Phrases, events: Sequence[Event], start: int) -> list[Event]:
    first = events[start]
    shared = _RUNS.get(first.name)
    end = start + 1
    while shared is not None and end < len(events) and _is_alike(phrases, first, events[end], shared):
        end += 1
    return list(events[start:end])


def _is_alike(phrases: Phrases, first: Event, other: Event, shared: tuple[str, ...]) -> bool:
    if first.name != other.name or any(first.facts[fact] != other.facts[fact] for fact in shared):
        return False
    return first.name != "held" or phrases.reader not in (first.facts["seat"], other.facts["seat"])


def sentence(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> str:
    """One sentence for a run of like events."""
    event = run[0]
    if event.name == "posted":
        facts = event.facts
        return phrases.offer(
            _seat(facts["author"]), _seat(facts["other"]), _words(facts["gives"]), _words(facts["wants"])
        )
    if event.name == "joined":
        facts = event.facts
        author, other = _seat(facts["author"]), _seat(facts["other"])
        return phrases.part(_seat(facts["seat"]), author, other, _words(facts["gives"]))
    return phrases.texts.say(f"sheriff-event-{key(event.name)}", **_facts(phrases, scene, run))


def _facts(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    """What a sentence needs: names, the reader's part, counted goods."""
    event = run[0]
    seats = {fact: _seat(event.facts[fact]) for fact in _SEATS if fact in event.facts}
    seats["sheriff"] = _seat(event.facts.get("sheriff", scene.sheriff))
    facts: dict[str, Value] = {fact: phrases.name(seat) for fact, seat in seats.items()}
    facts["you"] = phrases.role(**seats)
    facts["count"] = len(run)
    for fact in ("pile", "fate"):
        if fact in event.facts:
            facts[fact] = str(event.facts[fact])
    if "good" in event.facts:
        facts["goods"] = phrases.goods(str(each.facts["good"]) for each in run)
    elif "goods" in event.facts:
        facts["goods"] = phrases.goods(_words(event.facts["goods"]))
    if "coins" in event.facts:
        facts["count"] = _seat(event.facts["coins"])
    special = _SPECIAL.get(event.name)
    if special is not None:
        facts |= special(phrases, scene, run)
    return facts


def _turned_up(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    return {pile: phrases.goods(_words(run[0].facts[pile])) for pile in ("left", "right")}


def _round_began(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del phrases, scene
    return {"round": _seat(run[0].facts["round"]) + 1}


def _renewed(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del phrases, scene
    return {"count": _seat(run[0].facts["cards"])}


def _declared(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    facts = run[0].facts
    return {"goods": phrases.count(str(facts["good"]), _seat(facts["cards"]))}


def _opened(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    """Was it as declared? A Royal Summons beside true goods is no lie (SH-8.5)."""
    goods = _words(run[0].facts["goods"])
    declared = (scene.declared or {}).get(_seat(run[0].facts["seat"]), goods[0])
    lies = [good for good in goods if good != declared]
    summoned = all(good == "royal_summons" for good in lies)
    verdict = "honest" if not lies else "summons" if summoned else "lie"
    return {"verdict": verdict, "declared": phrases.count(declared, len(goods))}


def _delivered(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    facts = run[0].facts
    legal, hidden = _words(facts["goods"]), _seat(facts["contraband"])
    parts = [phrases.goods(legal)] if legal else []
    if "smuggled" in facts:
        parts.append(phrases.texts.say("sheriff-face-down", goods=phrases.goods(_words(facts["smuggled"]))))
    elif hidden:
        parts.append(phrases.texts.say("sheriff-face-down-cards", count=hidden))
    return {"goods": phrases.listed(parts)}


def _held(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    return {"names": phrases.listed([phrases.name(_seat(event.facts["seat"])) for event in run])}


def _promised(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    return {"what": phrases.deed(str(run[0].facts["term"]), _seat(run[0].facts["promiser"]))}


def _over(phrases: Phrases, scene: Scene, run: Sequence[Event]) -> dict[str, Value]:
    del scene
    winners = [_seat(seat) for seat in _list(run[0].facts["winners"])]
    others = [seat for seat in winners if seat != phrases.reader]
    part = "none" if len(others) == len(winners) else "winners" if others else "winner"
    return {"you": part, "names": phrases.listed([phrases.name(seat) for seat in others]), "count": len(winners)}


_SPECIAL = {
    "turned_up": _turned_up,
    "round_began": _round_began,
    "renewed": _renewed,
    "declared": _declared,
    "opened": _opened,
    "delivered": _delivered,
    "held": _held,
    "promised": _promised,
    "over": _over,
}


def _seat(fact: Fact) -> int:
    assert isinstance(fact, int)
    return fact


def _list(fact: Fact) -> list[int] | list[str]:
    assert isinstance(fact, list)
    return fact


def _words(fact: Fact) -> list[str]:
    return [str(word) for word in _list(fact)]
