"""What the rest of the house may ask of Nottingham."""

from collections.abc import Mapping

from loxley.core.chance import Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event, Log
from loxley.core.options import edition_of
from loxley.core.patches import KnownPatch, Patch
from loxley.core.refusals import Refused
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.nottingham.catalogue import CATALOGUE
from loxley.games.nottingham.citations import rule_behind
from loxley.games.nottingham.gentle import gentle
from loxley.games.nottingham.imagine import imagine
from loxley.games.nottingham.objects import AMBUSHES, OBJECTS, Figures, parse_figures
from loxley.games.nottingham.options import CHOICES, LEAST_PLAYERS, MOST_PLAYERS, Rules
from loxley.games.nottingham.setup import Stack
from loxley.games.nottingham.setup import deal as deal_cards
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.view_patches import view_patch
from loxley.games.nottingham.vocabulary import MOVES


class NottinghamGame(GameType):
    name = "nottingham"
    prefix = "NO"
    least_players = LEAST_PLAYERS
    most_players = MOST_PLAYERS

    def __init__(self, figures: Figures, earlier: dict[int, Figures]) -> None:
        self.book = MOVES
        self.catalogue = CATALOGUE
        self.choices = CHOICES
        self.figures = figures  # of the house, in the present edition of the rules
        self._earlier = earlier  # of the editions that had others

    def new(
        self,
        players: int,
        options: JsonObject,
        chance: Chance,
        components: JsonObject | None = None,
        deal: list[str] | None = None,
        log: Log | None = None,
    ) -> Nottingham:
        figures = self.figures_of(options, components)
        return deal_cards(Rules(players, options, figures), chance, _read_deal(deal), log)

    def figures_of(self, options: Mapping[str, object], components: JsonObject | None = None) -> Figures:
        """What is printed in a game with these options: in somebody's own box, or in the house's of its edition."""
        return self._earlier.get(edition_of(options), self.figures) if components is None else parse_figures(components)

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        return {**Rules(players, options, self.figures).settings}

    def imagine(
        self, view: View, events: list[Event], chance: Chance, components: JsonObject | None = None
    ) -> Nottingham:
        if not isinstance(view, NottinghamView):
            raise TypeError("not a view of Nottingham")
        return imagine(view, events, self.figures_of(view.options, components), chance)

    def has_stand_ins(self, options: JsonObject) -> bool:
        """The track and the missions' values are our own (NO-R16)."""
        return True

    def rule_behind(self, view: View, move: Move) -> str:
        return rule_behind(view, move) if isinstance(view, NottinghamView) else ""

    def view_patch(self, old: View, new: View, known: KnownPatch | None = None) -> Patch | None:
        assert isinstance(old, NottinghamView)
        assert isinstance(new, NottinghamView)
        return view_patch(old, new, known)

    def gentle(self, view: View, legal: list[Move]) -> Move:
        return gentle(view, legal) if isinstance(view, NottinghamView) else legal[0]


def _read_deal(cards: list[str] | None) -> Stack | None:
    """A stacked deal: object cards and perhaps ambush cards, of each pile the top card first."""
    if cards is None:
        return None
    for card in cards:
        if card not in OBJECTS and card not in AMBUSHES:
            raise Refused("unknown-card", "deal", "NO-2.1", {"found": card})
    ambushes = [AMBUSHES.index(card) for card in cards if card in AMBUSHES]
    return Stack([OBJECTS.index(card) for card in cards if card in OBJECTS], ambushes or None)
