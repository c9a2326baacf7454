"""One seat in text: what it is asked, from its view and its news alone, and what its answer plays.

Answers are tried on an imagined world (`GameType.imagine`), made of what the seat knows. So neither a question nor a
refusal can depend on anything that the seat may not know.
"""

from collections.abc import Callable, Sequence
from io import StringIO
from typing import Final

from rich.console import Console, RenderableType

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Event
from loxley.core.refusals import Illegal
from loxley.core.seats import Seat
from loxley.core.state import View
from loxley.core.words import SEALED, Move
from loxley.research.text.answers import Reader, Unreadable, places
from loxley.research.text.rules import refusal
from loxley.terminal.draft import Draft
from loxley.terminal.finding import stage_of
from loxley.terminal.reading import Misread, Steps
from loxley.terminal.screen import Page, Screen
from loxley.terminal.stage import Choice, Stage
from loxley.terminal.vocabulary import Vocabulary, spoken
from loxley.texts import Texts

_WIDTH: Final = 110
_MOST_LISTED: Final = 40  # moves that are named in one sentence
_LONGEST_DEFAULT: Final = 30
_ANY_WORLD: Final = bytes(SEED_BYTES)

Unfinished = Callable[[Sequence[Move], Sequence[Move]], Unreadable]


class TextSeat:
    """Asks and reads for one seat. It remembers which news it has told, and until when the seat wants to be silent."""

    def __init__(
        self, game: GameType, seat: Seat, names: list[str], texts: Texts, components: JsonObject | None = None
    ) -> None:
        self.texts = texts
        self._game = game
        self._seat = seat
        self._names = names
        self._components = components
        self._stage: Stage = stage_of(game.name)(game, texts, names, seat, components)
        self._reader = Reader(game.book, Vocabulary(texts, game.book, names), names[seat])
        self._told = 0  # events
        self._silence = ""
        self._question: _Question | None = None

    # asking

    def ask(self, view: View, events: Sequence[Event], legal: Sequence[Move]) -> str:
        """The question in text: the table, the news since the last question, the choices, and how to answer."""
        self._question = question = _Question(self._game, self._stage, view, events, self._components)
        news = self._stage.tell(events, self._told)
        self._told = len(events)
        page = Page(
            tables=[[*self._table(view)]],
            offers=self._stage.offers(view),
            news=news,
            question=[self._stage.question(view, 0)],
            choices=question.choices,
            hint=self._stage.legend(),
        )
        output, screen = _new_screen(self.texts)
        screen.say(self._who(question.players))
        screen.draw(page)
        screen.say(self._how(view))
        return _tidy(output)

    def _table(self, view: View) -> list[RenderableType]:
        """Everything that lies there, in its fullest form, and what the terminal shows on request."""
        shown = list(self._stage.render(view)[0])
        lines = set(self._lines(shown))
        for command in self._stage.commands:
            more = self._stage.show(command, view)
            if not lines.issuperset(self._lines(more)[1:]):  # below its heading
                shown += more
        return shown

    def _lines(self, parts: Sequence[RenderableType]) -> list[str]:
        output, screen = _new_screen(self.texts)
        screen.show(parts)
        return _tidy(output).splitlines()

    def _who(self, players: int) -> str:
        named = [f"{name} ({seat})" for seat, name in enumerate(self._names[:players])]
        others = [name for seat, name in enumerate(named) if seat != self._seat]
        return self.texts.say("text-you", name=named[self._seat], others=", ".join(others))

    def _how(self, view: View) -> str:
        """How a whole answer looks in this phase."""
        phase = str(getattr(view, "phase", "")).replace("_", "-")
        own = f"text-how-{self._game.name}-{phase}"
        hint = self.texts.say("text-how")
        return f"{hint} {self.texts.say(own)}" if self.texts.knows(own) else hint

    def news(self, events: Sequence[Event]) -> list[str]:
        """Sentences about what was not told yet."""
        told, self._told = self._told, len(events)
        return self._stage.tell(events, told)

    def count(self, view: View) -> str:
        """The final count."""
        output, screen = _new_screen(self.texts)
        screen.show(self._stage.final_count(view))
        return _tidy(output)

    # what need not be asked

    def settled(self, view: View, events: Sequence[Event], legal: Sequence[Move]) -> list[Move]:
        """The only move there is, or the silence that the seat has chosen; nothing if it must be asked."""
        longer = self._stage.silence(view, legal)
        if longer is not None and longer.moves and longer.until == self._silence:
            return list(longer.moves)
        if len(legal) != 1:
            return []
        question = _Question(self._game, self._stage, view, events, self._components)
        return list(legal) if question.must_move else []

    # reading

    def read(self, answer: str) -> list[Move]:
        """The moves that an answer plays; those after a draw or a reveal are played if they are legal then.

        No moves: the seat need not speak and does not want to. `Unreadable` when the answer cannot be played.
        """
        question = self._question
        if question is None:
            raise Unreadable(self.texts.say("text-nothing-asked"))
        problem = ""
        for place in places(answer):
            try:
                return self._play(question, self._reader.read(place, question.choices))
            except Misread as misread:
                problem = problem or self.texts.say(misread.key, **misread.facts)
            except Illegal as illegal:
                raise Unreadable(refusal(self.texts, illegal.rule)) from None
        raise Unreadable(problem or self.texts.say("text-empty"))

    def _play(self, question: "_Question", steps: Steps) -> list[Move]:
        if steps.amount is not None:
            amount = steps.amount
            raise Unreadable(
                self.texts.say("text-amount", question=amount.question, least=amount.least, most=amount.most)
            )
        if not steps.moves:
            self._silence = steps.silence
            return []
        moves = question.sequence(steps.moves, self._unfinished)
        self._silence = steps.silence
        return moves

    def default(self) -> list[Move]:
        """What the house plays for a seat that does not answer: the plainest moves, up to one that others can see."""
        assert self._question is not None
        return self._question.default()

    def _unfinished(self, moves: Sequence[Move], following: Sequence[Move]) -> Unreadable:
        words = _without_amounts([self._game.book.word(move) for move in following])
        listed = ", ".join(spoken(self.texts, word) for word in words[:_MOST_LISTED])
        begun = ", ".join(spoken(self.texts, self._game.book.word(move)) for move in moves)
        more = len(words) - min(len(words), _MOST_LISTED)
        return Unreadable(self.texts.say("text-unfinished", begun=begun, listed=listed, more=more))


class _Question:
    """What was asked, and a world in which answers are tried."""

    def __init__(
        self, game: GameType, stage: Stage, view: View, events: Sequence[Event], components: JsonObject | None
    ) -> None:
        self._stage = stage
        self._state = game.imagine(view, list(events), Chance(_ANY_WORLD), components)
        self.players = self._state.seats
        self.must_move = stage.seat in self._state.awaited()
        self.choices = self._choices(view)

    def _choices(self, view: View) -> list[Choice]:
        """The stage's own, and silence; pages are for those who turn them, an answer is written in one line."""
        stage, state = self._stage, self._state
        legal = state.legal(stage.seat)
        found = [choice for choice in stage.choices(view, legal, 0) if choice.page is None]
        say = stage.texts.say
        if not self.must_move:
            found.append(Choice(say("terminal-silence.row"), say("terminal-silence")))
        longer = stage.silence(view, legal)
        if longer is not None and (longer.moves or not self.must_move):
            found.append(Choice(say("terminal-silence.row"), longer.label, longer.moves, silence=longer.until))
        return found

    def sequence(self, moves: Sequence[Move], unfinished: Unfinished) -> list[Move]:
        """A whole sequence, closed if only that is missing, and what is planned for after it."""
        draft = Draft(self._state, self._stage.seat, self._stage)
        rest = list(moves)
        while rest and not draft.is_complete():
            draft.add([rest.pop(0)])
        if not draft.is_complete():
            ends = self._ends(draft)
            if len(ends) == 1:
                draft.add(ends)
            elif self._stage.game.book.family_of(draft.moves[-1]).manner == SEALED:
                raise unfinished(draft.moves, draft.legal())
        return [*draft.moves, *rest]

    def default(self) -> list[Move]:
        game, seat = self._stage.game, self._stage.seat
        world = self._state.clone()
        moves: list[Move] = []
        while (legal := world.legal(seat)) and len(moves) < _LONGEST_DEFAULT:
            moves.append(game.gentle(world.view(seat), legal))
            world.play(seat, moves[-1])
            if game.book.family_of(moves[-1]).manner != SEALED:
                break
        return moves

    def _ends(self, draft: Draft) -> list[Move]:
        """The moves without an argument that complete what was put together."""
        book = self._stage.game.book
        found: list[Move] = []
        for move in draft.legal():
            if not book.argument(move):
                draft.add([move])
                if draft.is_complete():
                    found.append(move)
                draft.back()
        return found


def _new_screen(texts: Texts) -> tuple[StringIO, Screen]:
    output = StringIO()
    console = Console(file=output, width=_WIDTH, color_system=None, highlight=False, markup=False, emoji=False)
    return output, Screen(console, texts)


def _without_amounts(words: Sequence[str]) -> list[str]:
    """Moves that differ in a last number only as one: `offer coins 1–50`."""
    runs: dict[str, list[str]] = {}
    for word in words:
        head, _, last = word.rpartition(" ")
        runs.setdefault(head if last.isdecimal() else word, []).append(word)
    return [run[0] if len(run) == 1 else f"{run[0]}–{run[-1].rpartition(' ')[2]}" for run in runs.values()]


def _tidy(output: StringIO) -> str:
    return "\n".join(line.rstrip() for line in output.getvalue().splitlines())
