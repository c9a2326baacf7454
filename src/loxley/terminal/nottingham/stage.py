"""Nottingham in the terminal."""

from collections import Counter
from collections.abc import Sequence

from rich.console import RenderableType

from loxley.core.game import GameType, JsonObject
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Family, Move
from loxley.games.nottingham.objects import OBJECTS
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import (
    DISCARD,
    DONE,
    MISSION,
    MOVES,
)
from loxley.telling.speech import key
from loxley.terminal.nottingham.table import TableTop
from loxley.terminal.stage import Choice, Stage
from loxley.texts import Texts

_BY_PLAYER = ("steal", "burgle", "rob", "accept")
_BY_AMBUSH = ("keep", "spring")
_WITHOUT_SAYING = ("take", "sell", "offer", "pass", "end turn")  # when it is all that can be done


class NottinghamStage(Stage):
    commands = ("memory",)
    example = "take"
    rule = "NO-5.6"

    def __init__(
        self, game: GameType, texts: Texts, names: list[str], seat: Seat, components: JsonObject | None
    ) -> None:
        super().__init__(game, texts, names, seat, components)
        self._table = TableTop(self.teller)

    # what the person sees

    def title(self) -> str:
        return self.texts.say("nottingham-title")

    def render(self, view: View) -> list[list[RenderableType]]:
        return self._table.render(_seen(view))

    def final_count(self, view: View) -> list[RenderableType]:
        return self._table.final_count(_seen(view))

    def show(self, command: str, view: View) -> list[RenderableType]:
        del command  # there is one
        return self._table.memory(_seen(view))

    # what the person may do

    def question(self, view: View, page: int) -> str:
        del page
        seen = _seen(view)
        message = f"nottingham-ask-{seen.question}"
        if seen.phase == "turn":
            card = self.teller.title("object", seen.card or "")
            return self.texts.say(message, card=card, action=seen.action or "")
        if seen.phase == "springing":
            objects = self.teller.counted("object", seen.set_kind or "", seen.set_cards)
            again = seen.last_sprung not in (None, seen.viewer)  # who passed before is asked again
            sprung = self.teller.name(seen.last_sprung) if seen.last_sprung is not None else ""
            delivered = {"seat": self.teller.name(seen.active), "objects": objects}
            return self.texts.say(message, **delivered, again="yes" if again else "no", sprung=sprung)
        if seen.phase == "shortage":
            return self.texts.say(message, count=seen.seats[seen.viewer].to_choose)
        target = self.teller.name(seen.target) if seen.target is not None else ""
        return self.texts.say(message, seat=self.teller.name(seen.active), target=target)

    def choices(self, view: View, legal: Sequence[Move], page: int) -> list[Choice]:
        del page
        found: list[Choice] = []
        for move in legal:
            family = MOVES.family_of(move)
            row = self.texts.say(f"nottingham-move-{key(family.name)}.row")
            found.append(Choice(row, self._label(_seen(view), family, move), (move,)))
        return found

    def _label(self, view: NottinghamView, family: Family, move: Move) -> str:
        """What tells a move from the others of its row."""
        argument = MOVES.argument(move)
        if not argument:
            return self.texts.say(f"nottingham-move-{key(family.name)}")
        if family.name in _BY_PLAYER:
            seat = int(argument)
            offer = self.teller.shorts("object", view.seats[seat].offer or [])
            return f"{self.teller.label(seat)}: {offer}" if offer else self.teller.label(seat)
        if family.name in _BY_AMBUSH:
            return self._table.ambush(view, argument)
        if family.name == "colour":
            return self.teller.named("colour", argument)
        if move in MISSION:
            mission = self.teller.title("mission", argument.split()[0])
            return f"{mission}: {self.teller.shorts('object', self._objects(move))}"
        if family.name in ("sell", "pick", "seize", "discard") and argument in OBJECTS:
            return self.teller.short("object", argument, self._stock(view, family)[argument])
        return self.teller.shorts("object", self._objects(move)) or self.texts.say("list-nothing")

    def _objects(self, move: Move) -> list[str]:
        """The cards that a move names."""
        objects = self.teller.facts_of(MOVES.word(move)).get("objects", [])
        return [str(word) for word in objects] if isinstance(objects, list) else []

    def _stock(self, view: NottinghamView, family: Family) -> Counter[str]:
        """The cards from which a row chooses."""
        mine = view.seats[view.viewer]
        if family.name in ("pick", "seize") and view.target is not None:
            return Counter(view.seats[view.target].hand or [])
        return Counter(mine.hand or []) - Counter(mine.discarding or [])

    def draft(self, view: View, moves: Sequence[Move]) -> str:
        del view
        discarded = [MOVES.argument(move) for move in moves if move in DISCARD]
        if not discarded:
            return ""
        return self.texts.say("nottingham-draft-discard", objects=self.teller.things("object", discarded))

    # how sequences are put together

    def joins(self, first: Move, move: Move) -> bool:
        if first in DISCARD:
            return move in DISCARD or move == DONE
        return super().joins(first, move)

    def goes_without_saying(self, move: Move) -> bool:
        return MOVES.family_of(move).name in _WITHOUT_SAYING


def _seen(view: View) -> NottinghamView:
    assert isinstance(view, NottinghamView)
    return view
