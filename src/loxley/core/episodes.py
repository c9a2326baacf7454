"""Games as learners play them: one seat at a time, each decision with its row and its legal moves, many games at once.

All of it is compiled with the engine, so that a step of a thousand games is one call from outside.
"""

from hashlib import blake2b
from typing import Final

from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import GameType, JsonObject
from loxley.core.log import Log
from loxley.core.rows import Memories, Rows, RowWriter
from loxley.core.seats import Seat
from loxley.core.state import State
from loxley.core.words import Move

NOBODY: Final = -1

WIN_SHARE: Final = "win_share"  # one for the winner, split when it is shared
SCORE_DIFFERENCE: Final = "score_difference"  # one's score less the mean of the others
REWARDS: Final = [WIN_SHARE, SCORE_DIFFERENCE]


def episode_seed(seed: int, number: int) -> bytes:
    """The seed of one episode out of a run that has a number for its seed."""
    return blake2b(f"{seed} {number}".encode(), digest_size=SEED_BYTES, person=b"loxley episode").digest()


class Terms:
    """What all episodes of a run have in common."""

    def __init__(self, game: GameType, rows: Rows, players: int, options: JsonObject) -> None:
        self.game = game
        self.rows = rows
        self.players = players
        self.options = game.settings(players, options)
        self.reward = WIN_SHARE
        self.masked: list[bool] = []  # moves that are not offered though they are legal; empty: none
        self.keeps_log = False  # or forgets what is folded into the memories
        self.moves = len(game.book)
        self.blank = bytes(self.moves)


class Episode:
    """One game, and what is asked next."""

    def __init__(self, terms: Terms, seed: bytes) -> None:
        self.terms = terms
        self.log = Log()
        self.state: State = terms.game.new(terms.players, terms.options, Chance(seed), log=self.log)
        self.memories: Memories = terms.rows.memories(self.state)
        self.seat: Seat = NOBODY  # that is to move; nobody once the game is over
        self.length = 0  # decisions so far
        self._ask()

    def _ask(self) -> None:
        self.memories.read_log(self.log)
        if not self.terms.keeps_log:
            self.log.forget()
        awaited = self.state.awaited()
        self.seat = awaited[0] if awaited else NOBODY

    def choices(self, seat: Seat) -> list[Move]:
        """The moves that are offered to a seat: all legal ones, unless some are masked and others are left."""
        if self.seat == NOBODY:
            return []
        legal, masked = self.state.legal(seat), self.terms.masked
        if not masked:
            return legal
        left = [move for move in legal if not masked[move]]
        return left or legal

    def play(self, move: Move) -> None:
        """The seat that is asked moves."""
        self.play_as(self.seat, move)

    def play_as(self, seat: Seat, move: Move) -> None:
        self.state.play(seat, move)
        self.length += 1
        self._ask()

    def row(self, seat: Seat) -> bytes:
        return self.terms.rows.row(self.state, seat, self.memories)

    def mask(self, seat: Seat) -> bytes:
        """A byte for each move of the vocabulary: may the seat play it now?"""
        out = RowWriter()
        self.write_mask(out, seat)
        return out.taken()

    def write_mask(self, out: RowWriter, seat: Seat) -> None:
        out.begin(self.terms.blank)
        out.mark(self.choices(seat))

    def rewards(self) -> list[float]:
        """What each seat has won with the finished game."""
        if self.terms.reward == SCORE_DIFFERENCE:
            scores = self.state.scores()
            total = sum(scores)
            others = len(scores) - 1
            return [score - (total - score) / others for score in scores]
        winners = self.state.winners()
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.state.seats)]


class Finished:
    """A game of a batch that has just ended."""

    def __init__(self, place: int, seat: Seat, row: bytes, rewards: list[float], length: int) -> None:
        self.place = place  # in the batch
        self.seat = seat  # that made the last move
        self.row = row  # as that seat sees the end
        self.rewards = rewards
        self.length = length


class Batch:
    """Many games, stepped together. A game that ends makes way for the next one at once."""

    def __init__(self, terms: Terms, seeds: list[int]) -> None:
        self.terms = terms
        self.seeds = seeds
        self.numbers: list[int] = [0] * len(seeds)  # of the present episode of each game
        self.games: list[Episode] = [Episode(terms, episode_seed(seed, 0)) for seed in seeds]
        self.seats: list[Seat] = [game.seat for game in self.games]  # that are to move, as last observed
        self.finished: list[Finished] = []  # in the last step
        self._rows = RowWriter()
        self._masks = RowWriter()

    def step(self, moves: list[Move]) -> tuple[bytes, bytes]:
        """Play a move in every game, and observe it while it is at hand."""
        if len(moves) != len(self.games):
            raise ValueError(f"a batch of {len(self.games)} games takes as many moves, not {len(moves)}")
        self.finished = []
        self._begin()
        for place, move in enumerate(moves):
            game = self.games[place]
            seat = game.seat
            game.play_as(seat, move)
            if game.seat == NOBODY:
                self.finished.append(Finished(place, seat, game.row(seat), game.rewards(), game.length))
                self.numbers[place] += 1
                game = Episode(self.terms, episode_seed(self.seeds[place], self.numbers[place]))
                self.games[place] = game
            self._observe(place, game)
        return self._rows.taken(), self._masks.taken()

    def observe(self) -> tuple[bytes, bytes]:
        """The rows and the masks of all games, one after the other, each of the seat that is to move."""
        self._begin()
        for place, game in enumerate(self.games):
            self._observe(place, game)
        return self._rows.taken(), self._masks.taken()

    def _begin(self) -> None:
        """Nothing is left of a step that was refused."""
        self._rows.clear()
        self._masks.clear()

    def _observe(self, place: int, game: Episode) -> None:
        seat = game.seat
        self.seats[place] = seat
        self.terms.rows.write(self._rows, game.state, seat, game.memories)
        game.write_mask(self._masks, seat)
