"""What the rest of the house may ask of Sheriff."""

from typing import Final

from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject, TimeLimit
from loxley.core.log import Event, Log
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.games.sheriff.catalogue import CATALOGUE
from loxley.games.sheriff.goods import GOODS, Figures, Good, parse_figures
from loxley.games.sheriff.imagine import imagine
from loxley.games.sheriff.options import CHOICES, LEAST_PLAYERS, MOST_PLAYERS, Rules
from loxley.games.sheriff.phases import CONFISCATION, DEBT, INSPECTION
from loxley.games.sheriff.setup import deal as deal_cards
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import MOVES

_SECONDS_A_MERCHANT: Final = 60.0
_TIMED: Final = (INSPECTION, DEBT, CONFISCATION)  # the sand runs on while a penalty is paid


class SheriffGame(GameType):
    name = "sheriff"
    prefix = "SH"
    least_players = LEAST_PLAYERS
    most_players = MOST_PLAYERS

    def __init__(self, figures: Figures) -> None:
        self.book = MOVES
        self.catalogue = CATALOGUE
        self.choices = CHOICES
        self.figures = figures

    def new(
        self,
        players: int,
        options: JsonObject,
        chance: Chance,
        components: JsonObject | None = None,
        deal: list[str] | None = None,
        log: Log | None = None,
    ) -> Sheriff:
        figures = self.figures if components is None else parse_figures(components)
        return deal_cards(Rules(players, options, figures), chance, _read_deal(deal), log)

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        return {**Rules(players, options, self.figures).settings}

    def imagine(self, view: View, events: list[Event], chance: Chance, components: JsonObject | None = None) -> Sheriff:
        if not isinstance(view, SheriffView):
            raise TypeError("not a view of Sheriff")
        figures = self.figures if components is None else parse_figures(components)
        return imagine(view, events, figures, chance)

    def time_limit(self, view: View) -> TimeLimit | None:
        """A minute for each merchant (SH-8.2)."""
        if isinstance(view, SheriffView) and view.options["timed_inspection"] is True and view.phase in _TIMED:
            return TimeLimit(f"inspection {view.round}", _SECONDS_A_MERCHANT * (len(view.seats) - 1))
        return None

    def has_stand_ins(self, options: JsonObject) -> bool:
        """Only the figures of the promo cards are our own (SH-R15)."""
        return options.get("promo_cards") is True

    def offers_to(self, view: View) -> list[tuple[Seat, int]]:
        if not isinstance(view, SheriffView):
            return []
        return [(offer.author, offer.number) for offer in view.offers if offer.other == view.viewer]


def _read_deal(words: list[str] | None) -> list[Good] | None:
    """A stacked deck, top card first."""
    if words is None:
        return None
    for word in words:
        if word not in GOODS:
            raise Refused("unknown-card", "deal", "SH-1.1", {"found": word})
    return [GOODS.index(word) for word in words]
