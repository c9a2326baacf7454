"""What the rest of the house may ask of Sheriff."""

from typing import Final

from loxley.core.chance import Chance
from loxley.core.game import LIVE_TALK, NO_TALK, GameType, JsonObject, TimeLimit
from loxley.core.log import Event, Log
from loxley.core.options import Setting
from loxley.core.patches import KnownPatch, Patch
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sheriff.catalogue import CATALOGUE
from loxley.games.sheriff.citations import rule_behind
from loxley.games.sheriff.gentle import gentle
from loxley.games.sheriff.goods import GOODS, Figures, Good, parse_figures
from loxley.games.sheriff.imagine import imagine
from loxley.games.sheriff.options import CHOICES, LEAST_PLAYERS, MOST_PLAYERS, Rules
from loxley.games.sheriff.phases import CONFISCATION, DEBT, FATE_NAMES, INSPECTION, UNDECIDED
from loxley.games.sheriff.setup import deal as deal_cards
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.view_patches import view_patch
from loxley.games.sheriff.vocabulary import LATER_WORDS, MOVES, OPEN, TERMS, TO, WAVE, WITHDRAW

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

    def has_time_limits(self, options: JsonObject) -> bool:
        """The option of SH-8.2."""
        return options.get("timed_inspection") is True

    def time_limit(self, view: View) -> TimeLimit | None:
        """A minute for each merchant (SH-8.2)."""
        if isinstance(view, SheriffView) and view.options["timed_inspection"] is True and view.phase in _TIMED:
            return TimeLimit(f"inspection {view.round}", _SECONDS_A_MERCHANT * (len(view.seats) - 1))
        return None

    def has_stand_ins(self, options: JsonObject) -> bool:
        """Only the figures of the promo cards are our own (SH-R15)."""
        return options.get("promo_cards") is True

    def proposed(self) -> dict[str, Setting]:
        return {"royal_goods": True}

    def rule_behind(self, view: View, move: Move) -> str:
        return rule_behind(view, move) if isinstance(view, SheriffView) else ""

    def view_patch(self, old: View, new: View, known: KnownPatch | None = None) -> Patch | None:
        assert isinstance(old, SheriffView)
        assert isinstance(new, SheriffView)
        return view_patch(old, new, known)

    def gentle(self, view: View, legal: list[Move]) -> Move:
        return gentle(view, legal) if isinstance(view, SheriffView) else legal[0]

    def offers_to(self, view: View) -> list[tuple[Seat, int]]:
        if not isinstance(view, SheriffView):
            return []
        return [(offer.author, offer.number) for offer in view.offers if offer.other == view.viewer]

    def written_beside(self, view: View) -> int:
        if not isinstance(view, SheriffView):
            return 0
        for offer in view.offers:
            parts = {offer.written: offer.gives + offer.wants} if offer.author == view.viewer else {}
            parts |= {part.written: part.gives for part in offer.joined if part.seat == view.viewer}
            if TERMS.words[LATER_WORDS] in parts.get(view.next_offer - 1, []):
                return view.next_offer - 1
        return 0

    def talk(self, view: View) -> str:
        """An inspection, with the debts and confiscations that interrupt it."""
        return f"inspection {view.round}" if isinstance(view, SheriffView) and view.phase in _TIMED else ""

    def ends_talk(self, view: View, moves: list[Move], people: list[Seat]) -> int:
        """To decide about the bag of one of them, or about the last bag, which ends the round (SH-4.5, SH-4.6).

        An offer to one of them that is taken away before it was answered counts too.
        """
        if not isinstance(view, SheriffView):
            return NO_TALK
        first = moves[0]
        if first in OPEN or first in WAVE:
            bag = OPEN.index(first) if first in OPEN else WAVE.index(first)
            last = sum([seat.fate == FATE_NAMES[UNDECIDED] for seat in view.seats]) == 1
            return LIVE_TALK if bag in people or last else NO_TALK
        if first in TO or first in WITHDRAW:
            other = TO.index(first) if first in TO else WITHDRAW.index(first)
            stands = [offer.other for offer in view.offers if offer.author == view.viewer]
            return LIVE_TALK if other in people and other in stands else NO_TALK
        return NO_TALK


def _read_deal(words: list[str] | None) -> list[Good] | None:
    """A stacked deck, top card first."""
    if words is None:
        return None
    for word in words:
        if word not in GOODS:
            raise Refused("unknown-card", "deal", "SH-1.1", {"found": word})
    return [GOODS.index(word) for word in words]
