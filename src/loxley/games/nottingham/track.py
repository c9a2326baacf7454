"""The Sheriff's walk: gifts on the way (NO-4.4), the shortage (NO-7.2), the end of the game (NO-7.3)."""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.nottingham.effects import discard_draft, receive_gift, renew
from loxley.games.nottingham.objects import KINDS, words
from loxley.games.nottingham.phases import DELIVERY, OVER, PHASES, SHORTAGE
from loxley.games.nottingham.state import Nottingham, Sealing
from loxley.games.nottingham.turn import begin_turn, draw
from loxley.games.nottingham.vocabulary import DISCARD, DONE


def end_turn(state: Nottingham) -> None:
    """The turn goes to the left (NO-3.2)."""
    begin_turn(state, (state.active + 1) % state.seats)


def step(state: Nottingham) -> bool:
    """The Sheriff advances one space; false: he is back at Nottingham and the game is over (NO-7.3)."""
    state.sheriff += 1
    home = state.sheriff > len(state.rules.figures.spaces)
    if state.log is not None:
        state.log.tell("sheriff_moved", {"space": state.sheriff, "number": 0 if home else state.number()})
    if home:
        state.enter_phase(PHASES[OVER])
    return not home


def step_and_give(state: Nottingham) -> None:
    """After a delivery: a step, and a gift for every small hand (NO-4.4); none on the step home (NO-R9)."""
    if not step(state):
        return
    number = state.number()
    for turn in range(state.seats):  # clockwise from the active player (NO-R17)
        seat = (state.active + turn) % state.seats
        if state.sizes[seat] <= number:
            state.gifts.append(seat)
    give(state)


def give(state: Nottingham) -> None:
    """Gifts are drawn one by one; who gets one was fixed when the Sheriff arrived (NO-R19)."""
    while state.gifts:
        if not state.deck and not renew(state):
            state.enter_phase(PHASES[SHORTAGE])
            return
        receive_gift(state, state.gifts.pop(0))
    end_turn(state)


class Shortage(Sealing):
    """Nothing to draw, nothing to shuffle: large hands discard down at the same time (NO-7.2, NO-R20).

    What one discards is a draft until all are done: whether and when somebody else has finished cannot be seen.
    """

    name = SHORTAGE

    def begin(self, state: Nottingham) -> None:
        for seat in range(state.seats):
            state.choosing[seat] = state.to_choose(seat) > 0
        if state.log is not None:
            state.log.tell("ran_short", {"number": state.number(), "seats": self.awaited(state)})
        self._go_on_if_all_are_done(state)

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        """Any card next, in canonical order, as long as enough cards follow."""
        if not state.is_choosing(seat):
            return []
        draft = state.drafts[seat]
        owed = state.to_choose(seat) - len(draft)
        if owed == 0:
            return [DONE]
        hand = state.hands[seat]
        moves: list[Move] = []
        following = 0
        for kind in range(KINDS - 1, (draft[-1] if draft else 0) - 1, -1):
            cards = hand[kind] - draft.count(kind)
            following += cards
            if cards and following >= owed:
                moves.insert(0, DISCARD.start + kind)
        return moves

    def carry_out(self, state: Nottingham, seat: Seat, move: Move) -> None:
        if move != DONE:
            state.drafts[seat] = state.drafts[seat] + [DISCARD.index(move)]
            return
        state.choosing[seat] = False
        if state.log is not None:
            state.log.tell_only([seat], "chose", {"seat": seat, "objects": words(state.drafts[seat])})
        self._go_on_if_all_are_done(state)

    def _go_on_if_all_are_done(self, state: Nottingham) -> None:
        """Discards, a step, no gift for it (NO-7.2), then the draw that was waiting (NO-R20)."""
        if True in state.choosing:
            return
        for seat in range(state.seats):
            if state.drafts[seat]:
                discard_draft(state, seat)
        if not step(state):
            return
        if renew(state):
            if state.gifts:
                give(state)
            else:
                draw(state)
            return
        self._skip(state)

    def _skip(self, state: Nottingham) -> None:
        """Still nothing to draw: what was to be drawn is skipped (NO-R11)."""
        if state.log is not None:
            state.log.tell("skipped", {"seats": state.gifts or [state.active]})
        if state.gifts:
            state.gifts = []
            end_turn(state)
        else:
            state.enter_phase(PHASES[DELIVERY])

    def forbidden_by(self, state: Nottingham, seat: Seat, move: Move) -> str:
        in_hand = move in DISCARD and state.hands[seat][DISCARD.index(move)] > 0
        full = state.sizes[seat] - state.number() == len(state.drafts[seat])
        return CANONICAL_ORDER if in_hand and not full else "NO-7.2"


class Over(Phase[Nottingham]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, state: Nottingham) -> None:
        if state.log is not None:
            state.log.tell("over", {"scores": state.scores(), "winners": state.winners()})

    def awaited(self, state: Nottingham) -> list[Seat]:
        return []

    def choices(self, state: Nottingham, seat: Seat) -> list[Move]:
        return []
