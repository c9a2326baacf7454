"""Games of bots only, for tests."""

from collections import Counter
from random import Random

from loxley.bots import Chair, new_bot
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.core.log import Event, Log
from loxley.core.seats import AUDITOR, CLOCK
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games.sheriff import SHERIFF

BOUND = 20_000  # decisions


class Match:
    """One game of novices. Where everybody may speak, all are asked before each word of the one who is awaited."""

    def __init__(self, players: int, options: JsonObject, seed: int) -> None:
        self.rng = Random(seed)
        self.log = Log()
        self.state: State = SHERIFF.new(players, options, Chance(self.rng.randbytes(SEED_BYTES)), log=self.log)
        self.chairs = [Chair(new_bot("sheriff", "novice"), seat) for seat in range(players)]
        self.moves: list[tuple[int, Move]] = []

    def play(self) -> "Match":
        while not self.state.over():
            assert len(self.moves) < BOUND
            for seat in self.state.may_also_move():
                if seat != CLOCK and seat in self.state.may_also_move():
                    self._speak(seat)
            if not self.state.over():
                self._move(self.state.awaited()[0])
        return self

    def _move(self, seat: int) -> None:
        move = self.chairs[seat].choose(self.state, self.rng)
        assert move is not None
        self.state.play(seat, move)
        self.moves.append((seat, move))

    def _speak(self, seat: int) -> None:
        """A whole word of somebody who is only welcome; or nothing."""
        while self.state.legal(seat) and (move := self.chairs[seat].choose(self.state, self.rng)) is not None:
            self.state.play(seat, move)
            self.moves.append((seat, move))
            if SHERIFF.book.family_of(move).name not in ("to", "join", "pick", "choose", "offer", "want"):
                return

    @property
    def events(self) -> list[Event]:
        return self.log.seen_by(AUDITOR)

    def counts(self) -> Counter[str]:
        """How often each thing happened, fates apart."""
        return Counter(f"{event.name} {event.facts.get('fate', '')}".strip() for event in self.events)
