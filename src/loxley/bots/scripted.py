"""The chair of a rival in a guided game: it plays its script, and speaks up only where that says so."""

from collections.abc import Callable, Sequence
from random import Random

from loxley.bots.chair import Chair
from loxley.bots.characters import EVEN, Character
from loxley.bots.finding import new_bot
from loxley.bots.lessons import Lesson, ScriptLine
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import Move

_NOWHERE = object()


class ScriptedChair(Chair):
    """A seat whose bot is asked only where the script has nothing to play and the game waits."""

    def __init__(self, lesson: Lesson, seat: Seat, character: Character = EVEN) -> None:
        super().__init__(new_bot(lesson.game, lesson.level, None, character), seat)
        self._script = list(lesson.scripts.get(seat, ()))

    def choose_from(
        self, look: Callable[[], View], legal: Sequence[Move], rng: Random, *, must_move: bool
    ) -> Move | None:
        if not self._rest:
            view = look()
            line = next((line for line in self._script if self._fits(line, view, legal)), None)
            if line is not None:
                if not line.again:
                    self._script.remove(line)
                self._rest = [self.bot.move(words) for words in line.play]
            elif not must_move:
                return None
        return super().choose_from(look, legal, rng, must_move=must_move)

    def _fits(self, line: ScriptLine, view: View, legal: Sequence[Move]) -> bool:
        """Is it as the line says, and may its first move be played? The others are tried when their turn comes."""
        return self.bot.move(line.play[0]) in legal and all(_field(view, path) == value for path, value in line.when)


def _field(view: View, path: str) -> object:
    found: object = view
    for step in path.split("."):
        found = found[int(step)] if isinstance(found, (list, tuple)) else getattr(found, step, _NOWHERE)
    return found
