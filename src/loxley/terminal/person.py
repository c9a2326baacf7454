"""A person's turn: shows the choices, hears lines, and puts a sequence together until it is ready to be sent."""

from collections.abc import Callable, Sequence

from loxley.core.refusals import Illegal
from loxley.core.state import State
from loxley.core.words import Move
from loxley.terminal.draft import Draft
from loxley.terminal.help import Help
from loxley.terminal.history import History
from loxley.terminal.line_input import LineInput
from loxley.terminal.reading import BACK, LOG, QUIT, TABLE, Command, Misread, Steps, read_amount, read_line
from loxley.terminal.screen import Page, Screen
from loxley.terminal.stage import Amount, Choice, Stage
from loxley.terminal.vocabulary import Vocabulary


class Left(Exception):
    """The person has left the game."""


class TimeUp(Exception):
    """The person's time has run out."""


class Person:
    """One person at the terminal. `time_left` gives seconds when there is a clock."""

    def __init__(self, stage: Stage, screen: Screen, lines: LineInput, time_left: Callable[[], float | None]) -> None:
        self._stage = stage
        self._texts = stage.texts
        self._screen = screen
        self._lines = lines
        self._time_left = time_left
        self._silence = ""  # until when the person has nothing to say
        self._help = Help(stage, screen)
        self._vocabulary = Vocabulary(stage.texts, stage.game.book, stage.names)

    def take_turn(self, state: State, history: History, *, is_awaited: bool) -> list[Move]:
        """A whole sequence of legal moves; nothing when the person is only welcome and says nothing."""
        turn = _Turn(state, self._stage, is_awaited=is_awaited)
        if turn.stays_silent(self._silence):
            return turn.draft.moves
        news: list[str] | None = None
        redraw = True
        while not turn.is_over():
            if turn.went_without_saying():
                continue
            news = history.news() if news is None else news
            if redraw:
                self._draw(turn, news)
            redraw = self._listen(turn, history)
        self._silence = turn.silence
        if news is not None:  # they have been read
            history.begin_turn()
        return turn.draft.moves

    def _draw(self, turn: "_Turn", news: Sequence[str]) -> None:
        """While something is put together, that is all that matters."""
        view, draft = turn.view, turn.draft
        page = Page(
            tables=self._stage.render(view),
            offers=[] if draft.is_begun else self._stage.offers(view),
            news=[] if draft.is_begun else news,
            question=[self._stage.draft(view, draft.moves), self._stage.question(view, draft.page)],
            choices=turn.choices,
            hint=self._texts.say("terminal-hint-draft") if draft.is_begun else self._hint(),
        )
        self._screen.draw(page)

    def _hint(self) -> str:
        hint, legend = self._texts.say("terminal-hint"), self._stage.legend()
        return self._texts.say("terminal-hint-legend", hint=hint, legend=legend) if legend else hint

    # hearing

    def _hear(self) -> str:
        """One line; the time that is left is shown, and runs out even while nothing is typed."""
        left = self._time_left()
        prompt = self._texts.say("terminal-prompt")
        if left is not None:
            minutes, seconds = divmod(round(left), 60)
            prompt = self._texts.say("terminal-prompt-timed", time=f"{minutes}:{seconds:02}")
        try:
            line = self._lines.hear(prompt, left)
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if line is None or self._time_left() == 0:
            raise TimeUp
        return line

    def ask_words(self) -> str:
        """In which words something is promised; an empty line for none."""
        self._screen.say(self._texts.say("terminal-promise-words"))
        line = self._hear()
        if self._help.commands.get(line.strip().casefold()) == QUIT:
            raise Left
        return line.strip()

    def _listen(self, turn: "_Turn", history: History) -> bool:
        """Hear one line and do what it says. Is the screen to be drawn again?"""
        line = self._hear()
        try:
            said = read_line(line, turn.choices, self._help.commands, self._stage.game.book, self._vocabulary)
            if isinstance(said, Command):
                return self._obey(said, turn, history)
            if said.amount is not None:
                said = self._ask_amount(said, said.amount)
            turn.go_on(said)
        except Misread as misread:
            self._screen.say(self._texts.say(misread.key, **misread.facts))
            return False
        except Illegal as illegal:
            self._help.refuse(illegal.rule)
            return False
        return True

    def _ask_amount(self, steps: Steps, amount: Amount) -> Steps:
        """How many? An empty line goes back to the choices."""
        question = self._texts.say("terminal-amount", question=amount.question, least=amount.least, most=amount.most)
        while True:
            self._screen.say(question)
            line = self._hear()
            if self._help.commands.get(line.strip().casefold()) == QUIT:
                raise Left
            if not line.strip() or self._help.commands.get(line.strip().casefold()) == BACK:
                raise Misread("terminal-taken-back")
            try:
                return Steps((*steps.moves, *read_amount(line, amount)), steps.page)
            except Misread as misread:
                self._screen.say(self._texts.say(misread.key, **misread.facts))

    # commands

    def _obey(self, command: Command, turn: "_Turn", history: History) -> bool:
        if command.name == QUIT:
            raise Left
        if command.name == BACK:
            if turn.back():
                return True
            self._screen.say(self._texts.say("terminal-nothing-to-take-back"))
        elif command.name == LOG:
            self._screen.heading(self._texts.say("terminal-log-title"))
            self._screen.tell(history.everything())
        elif command.name != TABLE:
            self._help.answer(command, turn.view, turn.choices)
        return command.name == TABLE


class _Turn:
    """A draft and the choices that go on with it."""

    def __init__(self, state: State, stage: Stage, *, is_awaited: bool) -> None:
        self.draft = Draft(state, stage.seat, stage)
        self._stage = stage
        self._is_awaited = is_awaited
        self._is_silent = False
        self.silence = ""  # chosen in this turn
        self._look()

    def _look(self) -> None:
        self._legal = self.draft.legal()
        self.view = self.draft.trial.view(self._stage.seat)
        self.choices: list[Choice] = self._stage.choices(self.view, self._legal, self.draft.page)
        if not self.draft.is_begun:
            self.choices += self._silences()

    def _silences(self) -> list[Choice]:
        say = self._stage.texts.say
        found = [] if self._is_awaited else [Choice(say("terminal-silence.row"), say("terminal-silence"))]
        longer = self._stage.silence(self.view, self._legal)
        if longer is not None and (longer.moves or not self._is_awaited):
            found.append(Choice(say("terminal-silence.row"), longer.label, longer.moves, silence=longer.until))
        return found

    def stays_silent(self, until: str) -> bool:
        """Has the person chosen to say nothing, and is that time not over? What is awaited of them is then done."""
        longer = self._stage.silence(self.view, self._legal)
        if longer is None or longer.until != until or (self._is_awaited and not longer.moves):
            return False
        if longer.moves:
            self.draft.add(longer.moves)
        return True

    def is_over(self) -> bool:
        return self._is_silent or self.draft.is_complete()

    def went_without_saying(self) -> bool:
        """Was there nothing to choose?"""
        if len(self._legal) != 1 or not self._is_awaited or not self._stage.goes_without_saying(self._legal[0]):
            return False
        self.draft.add(self._legal)
        self._look()
        return True

    def go_on(self, steps: Steps) -> None:
        self.silence = steps.silence
        if not steps.moves and steps.page is None:
            self._is_silent = True
            return
        self.draft.add(steps.moves, steps.page)
        self._look()

    def back(self) -> bool:
        went = self.draft.back()
        self._look()
        return went
