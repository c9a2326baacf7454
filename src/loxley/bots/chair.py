"""The chair that a bot sits on: shows it what its seat sees, hands over what it chooses, and replaces it if it fails.

A bot never sees a state; the chair looks for it, and sees what its seat may see.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from mypy_extensions import mypyc_attr

from loxley.bots.characters import Character
from loxley.bots.faults import FAILED, ILLEGAL, SILENT, SLOW, Fault, TooSlow, within
from loxley.bots.frame import Bot, Thought
from loxley.bots.remarks import remark
from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.core.state import State, View
from loxley.core.words import SEALED, Move
from loxley.games import find_game

MOST_WORDS: Final = 60  # of a bot in one negotiation; then it holds, or two bots could bargain without end
_PAUSE = 40  # events between two remarks of one bot
_LONGEST_REMARK = 200
_LONGEST_DETAIL = 300


class Misplayed(Exception):
    """A bot without a replacement did something wrong."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.kind}: {fault.detail}")
        self.fault = fault


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """A seat with a bot on it.

    `stand_in` makes the bot that plays on when this one does something wrong, and `limit` is the time for one choice,
    in seconds. Without a stand-in what a bot does wrong is raised: its own exception, or `Misplayed`.
    """

    def __init__(
        self, bot: Bot, seat: Seat, stand_in: Callable[[], Bot] | None = None, limit: float | None = None
    ) -> None:
        self.bot = bot
        self.seat = seat
        self.fault: Fault | None = None  # why the first bot was replaced
        self._stand_in = stand_in
        self._limit = limit
        self._events: list[Event] = []
        self._heard = 0  # how much of the game's log has been listened to
        self._rest: list[Move] = []  # of a sequence that was chosen
        self._talk = ""  # the negotiation that goes on
        self._said = 0  # that the bot has said in it
        self._remarked_on = 0  # how many events the bot has had its say about
        self._quiet_until = 0  # events: a bot that has spoken lets others speak

    def choose(self, state: State, rng: Random) -> Move | None:
        """The next move of the bot; nothing if it has nothing to say and the game does not wait for it."""
        self.listen(state)
        must_move = self.seat in state.awaited()
        return self.choose_from(lambda: state.view(self.seat), state.legal(self.seat), rng, must_move=must_move)

    def choose_from(
        self, look: Callable[[], View], legal: Sequence[Move], rng: Random, *, must_move: bool
    ) -> Move | None:
        """The same where there is no state, only what one seat sees of it."""
        self.bot.thought = None
        self.bot.remark = ""
        if self._rest:
            move = self._rest.pop(0)
            if move in legal:
                self._count(move)
                return move
            self._rest.clear()
        view = look()
        if self._has_said_enough(view):
            return find_game(self.bot.game).gentle(view, list(legal)) if must_move else None
        chosen = self._ask(view, legal, rng, must_move=must_move)
        if chosen is not None:
            self._count(chosen)
        return chosen

    def _has_said_enough(self, view: View) -> bool:
        """Where everybody may speak at any time, only players end a negotiation: a bot says so much in it."""
        talk = find_game(self.bot.game).talk(view) if self.bot.game else ""
        if talk != self._talk:
            self._talk, self._said = talk, 0
        return bool(talk) and self._said >= MOST_WORDS

    def _count(self, move: Move) -> None:
        if self._talk and find_game(self.bot.game).book.family_of(move).manner != SEALED:
            self._said += 1

    def _ask(self, view: View, legal: Sequence[Move], rng: Random, *, must_move: bool) -> Move | None:
        try:
            with within(self._limit):
                chosen = self.bot.choose(view, self._events, legal, rng)
            self._rest = [chosen] if isinstance(chosen, int) else list(chosen or ())
        except TooSlow:
            return self._replace(Fault(SLOW, "took too long for a choice"), view, legal, rng, must_move=must_move)
        except Exception as error:
            if self._stand_in is None:
                raise
            fault = Fault(FAILED, f"{type(error).__name__}: {error}"[:_LONGEST_DETAIL])
            return self._replace(fault, view, legal, rng, must_move=must_move)
        if not self._rest:
            if not must_move:
                return None
            return self._replace(Fault(SILENT, "said nothing"), view, legal, rng, must_move=must_move)
        move = self._rest.pop(0)
        if move not in legal:
            return self._replace(Fault(ILLEGAL, self._words(move)), view, legal, rng, must_move=must_move)
        return move

    def _words(self, move: object) -> str:
        try:
            return self.bot.word(move) if isinstance(move, int) and move >= 0 else repr(move)[:_LONGEST_DETAIL]
        except Exception:  # noqa: BLE001 - no such move, no such game: the number says as much
            return repr(move)

    def _replace(self, fault: Fault, view: View, legal: Sequence[Move], rng: Random, *, must_move: bool) -> Move | None:
        """Another bot plays on."""
        if self._stand_in is None:
            raise Misplayed(fault)
        self.bot.close()
        self.bot, self.fault = self._stand_in(), self.fault or fault
        self._stand_in = self._limit = None
        self._rest.clear()
        return self._ask(view, legal, rng, must_move=must_move)

    @property
    def events(self) -> Sequence[Event]:
        """All that the seat has seen so far."""
        return self._events

    @property
    def thought(self) -> Thought | None:
        """Behind the last choice, where it mattered."""
        return self.bot.thought

    def listen(self, state: State) -> None:
        """Hear what the seat has seen since the last time."""
        if state.log is not None:
            self.hear(state.log.seen_by(self.seat, self._heard))
            self._heard = len(state.log)

    def hear(self, events: Sequence[Event]) -> None:
        self._events += events

    def catch_up(self, state: State) -> None:
        """Sit down at a game that has begun: what happened before has been talked about."""
        self.listen(state)
        self._remarked_on = len(self._events)

    def copy(self) -> "Chair":
        """A twin for a clone of the state, which has a log of its own: the bot remembers all that it has heard."""
        twin = Chair(self.bot.copy(), self.seat, self._stand_in, self._limit)
        twin._events = self._events[:]
        twin._rest = self._rest[:]
        twin._talk = self._talk
        twin._said = self._said
        twin._remarked_on = self._remarked_on
        twin._quiet_until = self._quiet_until
        return twin

    def close(self) -> None:
        self.bot.close()

    def remark(self, game: str, state: State, rng: Random, voice: Character | None = None, *, said: set[str]) -> str:
        """Something to say about what has happened since this was asked last: the key of a text, or plain words.

        Tables ask after a move of the seat and at the end. It is no part of the game: nothing depends on it. A bot
        whose character is a secret speaks with another voice until the end: what only it would say would tell. What
        was `said` at this table is not said again, by nobody.
        """
        self.listen(state)
        fresh = self._events[self._remarked_on :]
        self._remarked_on = len(self._events)
        words = _tidy(self.bot.remark)
        self.bot.remark = ""
        if not words and (state.over() or self._remarked_on >= self._quiet_until):
            words = remark(game, fresh, self.seat, voice or self.bot.character, rng, said)
        if words:
            said.add(words)
            self._quiet_until = self._remarked_on + _PAUSE
        return words


def _tidy(words: object) -> str:
    """One line of plain text, not too long."""
    if not isinstance(words, str):
        return ""
    return " ".join("".join(each if each.isprintable() else " " for each in words).split())[:_LONGEST_REMARK]
