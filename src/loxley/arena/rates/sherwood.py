"""Sherwood Forest: alliances, raids, claims and promises, counted in a log."""

from collections.abc import Sequence

from loxley.arena.rates.tally import Rate, Tally, count_promises, new_tallies, numbers_in, seat_in
from loxley.core.log import Event

RATES = (
    Rate("proposals", "proposals"),
    Rate("signed", "accepted", "proposals"),
    Rate("alliances", "alliances"),
    Rate("alone", "alone"),
    Rate("raids", "raids"),
    Rate("raids-together", "raids_together", "raids"),
    Rate("claims", "claims"),
    Rate("claims-false", "claims_false", "claims_judged"),
    Rate("promises", "promises"),
    Rate("betrayals", "promises_broken", "promises_settled"),
)


class _Forest:
    """Who lies in which hideout."""

    def __init__(self, seats: int) -> None:
        self.tallies = new_tallies(seats)
        self.bands: dict[int, list[int]] = {}  # the seats of each band

    def read(self, event: Event) -> None:
        match event.name:
            case "posted":
                self.tallies[seat_in(event, "author")]["proposals"] += 1
            case "closed":
                self.tallies[seat_in(event, "author")]["accepted"] += event.facts["fate"] == "accepted"
            case "occupied":
                band = self._settle(event)
                for seat in band:
                    self.tallies[seat]["alliances" if len(band) > 1 else "alone"] += 1
            case "stayed":
                self._settle(event)
            case "raided":
                band = self.bands.get(seat_in(event, "hideout"), [])
                for seat in band:
                    self.tallies[seat]["raids"] += 1
                    self.tallies[seat]["raids_together"] += len(band) > 1
            case "claimed":
                self.tallies[seat_in(event)]["claims"] += 1
            case "claim_judged":
                self.tallies[seat_in(event)]["claims_judged"] += 1
                self.tallies[seat_in(event)]["claims_false"] += event.facts["verdict"] == "false"
            case _:
                count_promises(self.tallies, event)

    def _settle(self, event: Event) -> list[int]:
        band = [seat for seat, raiders in enumerate(numbers_in(event, "raiders")) if raiders]
        self.bands[seat_in(event, "hideout")] = band
        return band


def count(events: Sequence[Event], seats: int) -> list[Tally]:
    forest = _Forest(seats)
    for event in events:
        forest.read(event)
    return forest.tallies
