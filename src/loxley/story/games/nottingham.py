"""Nottingham: raids and what they took, ambushes, deliveries, missions."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from loxley.core.catalogue import NUMBER, SEAT, amount, named, thing
from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay
from loxley.core.seats import Seat
from loxley.games.nottingham.objects import OBJECTS, VALUES
from loxley.story.maker import Sentences, StoryMaker, seat_in, words_in

_SET = {"seat": SEAT, "object": thing("object", count="cards"), "cards": NUMBER}
_ROBBED = {"seat": SEAT, "target": SEAT, "object": thing("object")}
_MISSION = {"seat": SEAT, "mission": named("mission")}
_RICH_SET = 12  # points for the one card that scores, from which on a delivery may turn a game
_MISSION_WEIGHT = 25
_ALONE = 1
# from where on something is a feat
_GOOD_RAID = 4  # points more than what was given back
_TRADES = 3
_MISSIONS = 3


class Maker(StoryMaker):
    SENTENCES: ClassVar[Sentences] = {
        "story-nottingham-delivered": {**_SET, "points": NUMBER},
        "story-nottingham-stopped": _SET,
        "story-nottingham-mission": _MISSION,
        "story-award-richest-delivery": {**_SET, "points": NUMBER},
        "story-award-best-ambush": {**_ROBBED, "points": NUMBER},
        "story-award-dearest-raid": {**_ROBBED, "points": NUMBER},
        "story-award-mission-alone": _MISSION,
        "story-award-raider": {"seat": SEAT, "raids": NUMBER},
        "story-award-raided": {"seat": SEAT, "raids": NUMBER},
        "story-award-defender": {"seat": SEAT, "times": amount("story-times")},
    }
    FIGURES: ClassVar[Mapping[str, str]] = {
        "attacks": "",
        "raided": "",
        "defended": "raided",
        "trades": "",
        "ambushes_laid": "",
        "ambushes_sprung": "ambushes_laid",
        "deliveries": "",
        "failed": "",
        "missions": "",
    }
    BARS: ClassVar[Mapping[str, Sequence[str]]] = {
        "raids": ("attacks", "raided", "defended"),
        "ambushes": ("ambushes_laid", "ambushes_sprung", "missions"),
    }
    FEATS: ClassVar[Sequence[str]] = (
        "feat-nottingham-mission",
        "feat-nottingham-defended",
        "feat-nottingham-ambush",
        "feat-nottingham-raid",
        "feat-nottingham-trades",
        "feat-nottingham-delivery",
        "feat-nottingham-mission-alone",
        "feat-nottingham-missions",
        "feat-nottingham-peaceful-win",
    )
    _COUNTED: ClassVar[Mapping[str, str]] = {
        "defended": "defended",
        "laid_ambush": "ambushes_laid",
        "sprang": "ambushes_sprung",
        "failed": "failed",
    }

    def __init__(self, replay: Replay, log: Log) -> None:
        super().__init__(replay, log)
        self._doers: dict[str, list[tuple[Seat, int]]] = {}  # of each mission, and in which step

    def read(self, event: Event) -> None:
        if event.name in self._COUNTED:
            self.tallies[seat_in(event)][self._COUNTED[event.name]] += 1
        if event.name == "defended":
            self.earn("feat-nottingham-defended", seat_in(event))
        match event.name:
            case "attacked":
                self.tallies[seat_in(event)]["attacks"] += 1
                self.tallies[seat_in(event, "target")]["raided"] += 1
            case "swapped" | "swapped_openly":
                self._swapped(event)
            case "traded":
                self._traded(event)
            case "sprang":
                self._sprang(event)
            case "delivered":
                self._delivered(event)
            case "failed":
                facts: Facts = {fact: event.facts[fact] for fact in _SET}
                self.turn("story-nottingham-stopped", facts, self._worth(event, "object"))
            case "accomplished":
                self._accomplished(event)
            case _:
                pass

    def _swapped(self, event: Event) -> None:
        seat, target, points = seat_in(event), seat_in(event, "target"), self._worth(event, "object")
        self.flow("raid", target, seat, points)
        self.flow("return", seat, target, self._worth(event, "gave"))
        facts: Facts = {"seat": seat, "target": target, "object": event.facts["object"], "points": points}
        gain = points - self._worth(event, "gave")
        self.award("story-award-dearest-raid", facts, gain)
        if gain >= _GOOD_RAID:
            self.earn("feat-nottingham-raid", seat)

    def _traded(self, event: Event) -> None:
        seat, other = seat_in(event), seat_in(event, "other")
        self.tallies[seat]["trades"] += 1
        self.tallies[other]["trades"] += 1
        self.flow("trade", seat, other, self._worth(event, "gave"))
        for each in words_in(event, "objects"):
            self.flow("trade", other, seat, VALUES[OBJECTS.index(each)])

    def _sprang(self, event: Event) -> None:
        seat, target, points = seat_in(event), seat_in(event, "target"), self._worth(event, "object")
        self.flow("ambush", target, seat, points)
        self.earn("feat-nottingham-ambush", seat)
        facts: Facts = {"seat": seat, "target": target, "object": event.facts["object"], "points": points}
        self.award("story-award-best-ambush", facts, points)

    def _delivered(self, event: Event) -> None:
        seat = seat_in(event)
        self.tallies[seat]["deliveries"] += 1
        points = self._worth(event, "object")  # one card of the set scores (NO-4.1)
        facts: Facts = {**{fact: event.facts[fact] for fact in _SET}, "points": points}
        if points >= _RICH_SET:
            self.earn("feat-nottingham-delivery", seat)
            self.turn("story-nottingham-delivered", facts, points - _RICH_SET)
        self.award("story-award-richest-delivery", facts, points)

    def _accomplished(self, event: Event) -> None:
        seat, mission = seat_in(event), str(event.facts["mission"])
        self.tallies[seat]["missions"] += 1
        self.earn("feat-nottingham-mission", seat)
        self._doers.setdefault(mission, []).append((seat, self.step))
        self.turn("story-nottingham-mission", {"seat": seat, "mission": mission}, _MISSION_WEIGHT)

    def finish(self) -> None:
        for mission, doers in self._doers.items():
            if len(doers) == _ALONE:
                seat, step = doers[0]
                self.award("story-award-mission-alone", {"seat": seat, "mission": mission}, 1, step)
                self.earn("feat-nottingham-mission-alone", seat)
        for seat, tally in enumerate(self.tallies):
            if tally["trades"] >= _TRADES:
                self.earn("feat-nottingham-trades", seat)
            if tally["missions"] >= _MISSIONS:
                self.earn("feat-nottingham-missions", seat)
            if seat in self.state.winners() and not tally["attacks"]:
                self.earn("feat-nottingham-peaceful-win", seat)
        for name, figure in (("raider", "attacks"), ("raided", "raided"), ("defender", "defended")):
            counts = [tally[figure] for tally in self.tallies]
            most = max(counts)
            if counts.count(most) == _ALONE:
                fact = "times" if name == "defender" else "raids"
                self.award(f"story-award-{name}", {"seat": counts.index(most), fact: most}, most)

    def _worth(self, event: Event, fact: str) -> int:
        return VALUES[OBJECTS.index(str(event.facts[fact]))]
