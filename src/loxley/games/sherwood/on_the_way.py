"""Questions that a convoy on its way puts to players, and the talks around them (SW-5.15, SW-R40)."""

from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.negotiation import (
    add_sayings,
    add_words_of_the_leader,
    draft_choices,
    say,
    why_not_this_saying,
    words_of_another,
)
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.vocabulary import ASK, CLAIM, HIDE, HOLD, PROMISE


def hear_everybody(state: Sherwood) -> None:
    """Everybody may speak anew: on an orderly floor in turn, before the question; whoever revealed the card is last."""
    if state.rules.talks_on_the_way:
        state.spoken = 0
        state.floor.hear([*state.floor.others, state.active])


class OnTheWay(Phase[Sherwood]):
    """A question of the way. On an open floor everybody may talk while it is open, on an orderly one before it is put.

    Nobody talks while answers are sealed. Earlier editions only answered.
    """

    is_sealed = False  # do several answer at the same time?

    # what each question says for itself

    def put(self, state: Sherwood) -> None:
        """Find out whom to ask; where there is nobody, go on."""
        raise NotImplementedError

    def asked(self, state: Sherwood) -> list[Seat]:
        """Who must answer now."""
        raise NotImplementedError

    def listeners(self, state: Sherwood) -> list[Seat]:
        """Who else may do something now, besides talking."""
        return []

    def answers(self, state: Sherwood, seat: Seat) -> list[Move]:
        """What a seat may do now, besides talking."""
        raise NotImplementedError

    def answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        """Do what an answer says."""
        raise NotImplementedError

    def why_not(self, state: Sherwood, seat: Seat, move: Move) -> str:
        """The rule against an answer."""
        raise NotImplementedError

    # what is the same for all

    def begin(self, state: Sherwood) -> None:
        state.forget_drafts()  # written for what was there before
        self.put(state)

    def awaited(self, state: Sherwood) -> list[Seat]:
        return state.floor.awaited if state.floor.asked else self.asked(state)

    def may_also_move(self, state: Sherwood) -> list[Seat]:
        if state.floor.orderly or self.is_sealed:
            return []
        asked = self.asked(state)
        others = range(state.seats) if state.rules.talks_on_the_way else self.listeners(state)
        return [seat for seat in others if seat not in asked]

    def choices(self, state: Sherwood, seat: Seat) -> list[Move]:
        if not self._is_talk(state):
            return self.answers(state, seat)
        if not 0 <= seat < state.seats or not state.floor.has_word(seat):
            return []
        draft = state.drafts[seat]
        if draft is not None:
            return draft_choices(state, draft)
        moves = _words(state, seat)
        if not state.floor.orderly:
            moves += self.answers(state, seat)
        return moves

    def _is_talk(self, state: Sherwood) -> bool:
        if state.floor.orderly or self.is_sealed:
            return len(state.floor.asked) > 0
        return state.rules.talks_on_the_way

    def carry_out(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if HIDE.start <= move < PROMISE.stop:
            say(state, seat, move)
        else:
            self.answer(state, seat, move)

    def forbidden_by(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if state.rules.talks_on_the_way:
            why_not = why_not_this_saying(state, seat, move)
            if why_not:
                return why_not
            if state.floor.asked or HIDE.start <= move < CLAIM.start:
                return "SW-R12" if move == ASK else "SW-5.15"
        return self.why_not(state, seat, move)


def _words(state: Sherwood, seat: Seat) -> list[Move]:
    """Whoever revealed the card leads these talks, too; on an orderly floor they end when the leader holds."""
    if seat != state.active:
        return words_of_another(state, seat, [])
    moves: list[Move] = []
    add_words_of_the_leader(state, seat, moves)
    if state.floor.orderly:
        moves.append(HOLD)
    add_sayings(state, seat, moves)
    return moves
