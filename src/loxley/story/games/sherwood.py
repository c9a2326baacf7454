"""Sherwood Forest: alliances, raids and what they brought, false tips, promises."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from loxley.core.catalogue import NUMBER, SEAT, SEATS, amount, named, phrase
from loxley.core.log import Event, Facts, Log
from loxley.core.records import Replay
from loxley.core.seats import Seat
from loxley.story.maker import Sentences, StoryMaker, number_in, seat_in

_GOLD = amount("sherwood-gold")
_RAID = {"seats": SEATS, "card": named("convoy"), "strength": NUMBER}
_TIP = {"seat": SEAT, "said": phrase("sherwood-said")}
_FALSE_TIP = 6  # how much it weighs, in glory
_BROKEN_WORD = 8
_BIG_ALLIANCE = 3  # players
# from where on something is a feat
_FOUR = 4  # bands
_RAIDS = 3
_TIPS = 3
_SHARE = 3  # gold
_PROMISES = 2


class Maker(StoryMaker):
    SENTENCES: ClassVar[Sentences] = {
        "story-sherwood-raided": _RAID,
        "story-sherwood-went-on": {"seats": SEATS, "strength": NUMBER, "needed": NUMBER},
        "story-sherwood-false-tip": _TIP,
        "story-sherwood-broke": {"promiser": SEAT, "promisee": SEAT},
        "story-sherwood-alliance": {"seats": SEATS, "hideout": NUMBER},
        "story-award-greatest-raid": _RAID,
        "story-award-false-tips": {"seat": SEAT, "tips": NUMBER},
        "story-award-dearest-share": {"giver": SEAT, "taker": SEAT, "gold": _GOLD},
        "story-award-ally": {"seat": SEAT, "alliances": NUMBER},
        "story-award-lone-wolf": {"seat": SEAT, "alone": NUMBER},
        "story-award-word": {"seat": SEAT, "kept": NUMBER},
    }
    FIGURES: ClassVar[Mapping[str, str]] = {
        "raids": "",
        "raids_together": "raids",
        "let_pass": "",
        "alliances": "",
        "alone": "",
        "claims": "",
        "claims_judged": "claims",
        "claims_false": "claims_judged",
        "promises": "",
        "promises_kept": "promises",
        "promises_broken": "promises",
    }
    BARS: ClassVar[Mapping[str, Sequence[str]]] = {
        "bands": ("alliances", "alone", "raids"),
        "tips": ("claims", "claims_judged", "claims_false"),
    }

    FEATS: ClassVar[Sequence[str]] = (
        "feat-sherwood-raid",
        "feat-sherwood-alone",
        "feat-sherwood-together",
        "feat-sherwood-share",
        "feat-sherwood-false-tip",
        "feat-sherwood-true-tips",
        "feat-sherwood-word",
        "feat-sherwood-none-passed",
        "feat-sherwood-four-bands",
    )

    def __init__(self, replay: Replay, log: Log) -> None:
        super().__init__(replay, log)
        self._bands: dict[int, list[Seat]] = {}  # who lies in which hideout

    def read(self, event: Event) -> None:
        match event.name:
            case "occupied":
                self._occupied(event)
            case "stayed":
                self._settle(event)
            case "raided" | "went_on":
                self._met(event)
            case "claimed":
                self.tallies[seat_in(event)]["claims"] += 1
            case "claim_judged":
                self._judged(event)
            case "paid":
                self._paid(event)
            case "promise_settled":
                if event.facts["fate"] == "broken":
                    facts: Facts = {fact: event.facts[fact] for fact in ("promiser", "promisee")}
                    self.turn("story-sherwood-broke", facts, _BROKEN_WORD)
            case _:
                pass

    def _settle(self, event: Event) -> list[Seat]:
        raiders = event.facts["raiders"]
        assert isinstance(raiders, list)
        band = [seat for seat, count in enumerate(raiders) if count]
        self._bands[number_in(event, "hideout")] = band
        return band

    def _occupied(self, event: Event) -> None:
        band = self._settle(event)
        for seat in band:
            self.tallies[seat]["alliances" if len(band) > 1 else "alone"] += 1
        if len(band) >= _BIG_ALLIANCE:
            self.turn("story-sherwood-alliance", {"seats": band, "hideout": number_in(event, "hideout")}, len(band))

    def _met(self, event: Event) -> None:
        band = self._bands.get(number_in(event, "hideout"), [])
        strength = number_in(event, "strength")
        if event.name == "went_on":
            for seat in band:
                self.tallies[seat]["let_pass"] += 1
            if band:
                facts: Facts = {"seats": band, "strength": strength, "needed": event.facts["needed"]}
                self.turn("story-sherwood-went-on", facts, strength)
            return
        for seat in band:
            self.tallies[seat]["raids"] += 1
            self.tallies[seat]["raids_together"] += len(band) > 1
            self.earn("feat-sherwood-raid", seat)
            if len(band) == 1:
                self.earn("feat-sherwood-alone", seat)
            if len(band) >= _FOUR:
                self.earn("feat-sherwood-four-bands", seat)
        if band:
            raid: Facts = {"seats": band, "card": str(event.facts["card"]), "strength": strength}
            self.turn("story-sherwood-raided", raid, strength)
            self.award("story-award-greatest-raid", raid, strength)

    def _judged(self, event: Event) -> None:
        tally = self.tallies[seat_in(event)]
        tally["claims_judged"] += 1
        if event.facts["verdict"] == "false":
            tally["claims_false"] += 1
            self.earn("feat-sherwood-false-tip", seat_in(event))
            self.turn("story-sherwood-false-tip", {"seat": seat_in(event), "said": event.facts["said"]}, _FALSE_TIP)

    def _paid(self, event: Event) -> None:
        giver, taker, gold = seat_in(event, "giver"), seat_in(event, "taker"), number_in(event, "gold")
        self.flow("gold", giver, taker, gold)
        if gold >= _SHARE:
            self.earn("feat-sherwood-share", taker)
        self.award("story-award-dearest-share", {"giver": giver, "taker": taker, "gold": gold}, gold)

    def finish(self) -> None:
        prizes = (("false-tips", "claims_false", "tips"), ("ally", "alliances", ""), ("lone-wolf", "alone", ""))
        for name, figure, fact in prizes:
            counts = [tally[figure] for tally in self.tallies]
            if counts.count(max(counts)) == 1:
                seat = counts.index(max(counts))
                self.award(f"story-award-{name}", {"seat": seat, fact or figure: counts[seat]}, counts[seat])
        for seat, tally in enumerate(self.tallies):
            if tally["promises_kept"] and not tally["promises_broken"]:
                kept = tally["promises_kept"]
                self.award("story-award-word", {"seat": seat, "kept": kept}, kept)
            if tally["promises_kept"] >= _PROMISES and not tally["promises_broken"]:
                self.earn("feat-sherwood-word", seat)
            if tally["raids_together"] >= _RAIDS:
                self.earn("feat-sherwood-together", seat)
            if tally["claims_judged"] >= _TIPS and not tally["claims_false"]:
                self.earn("feat-sherwood-true-tips", seat)
            if tally["raids"] >= _RAIDS and not tally["let_pass"]:
                self.earn("feat-sherwood-none-passed", seat)
