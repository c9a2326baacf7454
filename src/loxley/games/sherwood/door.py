"""What the rest of the house may ask of Sherwood Forest."""

from collections.abc import Mapping

from loxley.core.chance import Chance
from loxley.core.game import LIVE_TALK, NO_TALK, PASSING_TALK, QUIET_TALK, GameType, JsonObject
from loxley.core.log import Event, Log
from loxley.core.options import Setting, edition_of
from loxley.core.patches import KnownPatch, Patch
from loxley.core.refusals import Refused
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move
from loxley.games.sherwood.cards import EQUIPMENT, Figures
from loxley.games.sherwood.catalogue import CATALOGUE
from loxley.games.sherwood.citations import rule_behind
from loxley.games.sherwood.figures import parse_figures
from loxley.games.sherwood.gentle import gentle
from loxley.games.sherwood.imagine import imagine
from loxley.games.sherwood.options import ADVANCED, CHOICES, LEAST_PLAYERS, MOST_PLAYERS, Rules
from loxley.games.sherwood.phases import RAID
from loxley.games.sherwood.setup import Decks
from loxley.games.sherwood.setup import deal as deal_cards
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.view import SheetView, SherwoodView
from loxley.games.sherwood.view_patches import view_patch
from loxley.games.sherwood.vocabulary import (
    ACCEPT,
    ALONE,
    CLOSE,
    FORGO,
    HIDE,
    MOVES,
    POST,
    PROMISE,
    REVEAL,
    WITHDRAW,
    is_in_words,
)


class SherwoodGame(GameType):
    name = "sherwood"
    prefix = "SW"
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
    ) -> Sherwood:
        rules = Rules(players, options, self.figures_of(options, components))
        return deal_cards(rules, chance, None if deal is None else _read_deal(rules, deal), log)

    def figures_of(self, options: Mapping[str, object], components: JsonObject | None = None) -> Figures:
        """What is printed in a game with these options: in somebody's own box, or in the house's of its edition."""
        return self._earlier.get(edition_of(options), self.figures) if components is None else parse_figures(components)

    def settings(self, players: int, options: JsonObject) -> JsonObject:
        return {**Rules(players, options, self.figures).settings}

    def imagine(
        self, view: View, events: list[Event], chance: Chance, components: JsonObject | None = None
    ) -> Sherwood:
        if not isinstance(view, SherwoodView):
            raise TypeError("not a view of Sherwood Forest")
        return imagine(view, events, self.figures_of(view.options, components), chance)

    def has_stand_ins(self, options: JsonObject) -> bool:
        """The map and many cards are our own."""
        return True

    def proposed(self) -> dict[str, Setting]:
        return {"rules": ADVANCED}

    def rule_behind(self, view: View, move: Move) -> str:
        return rule_behind(view, move) if isinstance(view, SherwoodView) else ""

    def view_patch(self, old: View, new: View, known: KnownPatch | None = None) -> Patch | None:
        assert isinstance(old, SherwoodView)
        assert isinstance(new, SherwoodView)
        return view_patch(old, new, known)

    def gentle(self, view: View, legal: list[Move]) -> Move:
        return gentle(legal)

    def only_answer(self, view: View, legal: list[Move]) -> Move | None:
        """On the way of a convoy most are asked what they cannot do; they may talk and deal all the same (SW-R40).

        Without a Messenger "not for this convoy" is no other answer than "not now", and gives away more (SW-R31).
        """
        if not isinstance(view, SherwoodView) or view.cart is None or self.offers_to(view):
            return super().only_answer(view, legal)
        answers = [move for move in legal if move >= PROMISE.stop and move != FORGO]
        return super().only_answer(view, answers)

    def offers_to(self, view: View) -> list[tuple[Seat, int]]:
        if not isinstance(view, SherwoodView) or view.talks is None:
            return []
        sheets = [sheet for sheet in view.talks.sheets if view.viewer in sheet.parties]
        return [(sheet.author, sheet.number) for sheet in sheets if view.viewer not in sheet.signed]

    def written_beside(self, view: View) -> int:
        if not isinstance(view, SherwoodView) or view.talks is None:
            return 0
        for sheet in view.talks.sheets:
            latest = sheet.author == view.viewer and sheet.number == view.next_sheet - 1
            if latest and any(is_in_words(MOVES.move(term)) for side in sheet.terms for term in side):
                return sheet.number
        return 0

    def talk(self, view: View) -> str:
        """The talks around the active player last as long as their turn (SW-4.1).

        In raids they last until the reveal, and then until the convoy is gone (SW-5.15).
        """
        if not isinstance(view, SherwoodView) or view.talks is None:
            return ""
        if view.phase == RAID:
            return f"raid {view.round} {view.picks}"
        if view.cart is not None:
            return f"way {view.round} {view.picks}"
        return f"planning {view.round} {view.active} {sum([seat.camp for seat in view.seats])}"

    def ends_talk(self, view: View, moves: list[Move], people: list[Seat]) -> int:
        """The action that ends a turn, the end of the talks, a sheet taken away before all have answered (SW-4).

        A last signature may take one away, too (SW-R17). What bots deal in among themselves holds nobody else up.
        """
        if not isinstance(view, SherwoodView) or view.talks is None:
            return NO_TALK
        talks = view.talks
        last = moves[-1]
        if last == POST or last in WITHDRAW:
            mine = [sheet for sheet in talks.sheets if sheet.author == view.viewer]
            waits = any(seat not in sheet.signed and seat in people for sheet in mine for seat in sheet.parties)
            return LIVE_TALK if waits else NO_TALK
        if last in ACCEPT:
            return LIVE_TALK if _takes_place_of(talks.sheets, ACCEPT.index(last), view.viewer, people) else NO_TALK
        if view.cart is not None:
            return PASSING_TALK if last >= REVEAL.start else NO_TALK
        ends = last in REVEAL if view.phase == RAID else last < HIDE.start or last in (ALONE, CLOSE)
        if view.viewer != view.active or not ends:
            return NO_TALK
        concerned = [seat for sheet in talks.sheets for seat in sheet.parties] + [int(said[0]) for said in talks.said]
        begun = any(seat in concerned or talks.suggestions[seat] for seat in people)
        return LIVE_TALK if begun else QUIET_TALK


def _takes_place_of(sheets: list[SheetView], author: Seat, signer: Seat, people: list[Seat]) -> bool:
    """Does the last signature below a sheet use what another one counts on, which these people have yet to answer?"""
    signed = next((sheet for sheet in sheets if sheet.author == author), None)
    if signed is None or signed.hideout is None or signed.unsigned != [signer]:
        return False
    waiting = [seat for seat in people if seat not in signed.parties]
    for sheet in sheets:
        if sheet.hideout is None or not any(seat in waiting for seat in sheet.unsigned):
            continue
        if sheet.hideout == signed.hideout or any(seat in signed.parties for seat in sheet.parties):
            return True
    return False


def _read_deal(rules: Rules, words: list[str]) -> Decks:
    """A stacked deal: convoy cards with an A, those with a B, equipment; of each the top card first."""
    convoys: list[list[int]] = [[], []]
    equipment: list[int] = []
    for word in words:
        if word in EQUIPMENT:
            equipment.append(EQUIPMENT.index(word))
            continue
        card = rules.figures.card(word)
        if card < 0:
            raise Refused("unknown-card", "deal", "SW-1.3", {"found": word})
        convoys[rules.figures.cards[card].back].append(card)
    return Decks(convoys, equipment)
