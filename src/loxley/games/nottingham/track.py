"""The Sheriff's walk: gifts on the way (NO-4.4), the shortage (NO-7.2), the end of the game (NO-7.3)."""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.nottingham.moves import DISCARD, DONE
from loxley.games.nottingham.moving import discard_draft, receive_gift, renew
from loxley.games.nottingham.objects import KINDS, words
from loxley.games.nottingham.phases import DELIVERY, OVER, PHASES, SHORTAGE
from loxley.games.nottingham.state import Nottingham, Sealing
from loxley.games.nottingham.turn import begin_turn, draw


def end_turn(game: Nottingham) -> None:
    """The turn goes to the left (NO-3.2)."""
    begin_turn(game, (game.active + 1) % game.seats)


def step(game: Nottingham) -> bool:
    """The Sheriff advances one space; false: he is back at Nottingham and the game is over (NO-7.3)."""
    game.sheriff += 1
    home = game.sheriff > len(game.rules.figures.spaces)
    if game.log is not None:
        game.log.tell("sheriff_moved", {"space": game.sheriff, "number": 0 if home else game.number()})
    if home:
        game.turn_page(PHASES[OVER])
    return not home


def step_and_give(game: Nottingham) -> None:
    """After a delivery: a step, and a gift for every small hand (NO-4.4); none on the step home (NO-R9)."""
    if not step(game):
        return
    number = game.number()
    for turn in range(game.seats):  # clockwise from the active player (NO-R17)
        seat = (game.active + turn) % game.seats
        if game.sizes[seat] <= number:
            game.gifts.append(seat)
    give(game)


def give(game: Nottingham) -> None:
    """Gifts are drawn one by one; who gets one was fixed when the Sheriff arrived (NO-R19)."""
    while game.gifts:
        if not game.deck and not renew(game):
            game.turn_page(PHASES[SHORTAGE])
            return
        receive_gift(game, game.gifts.pop(0))
    end_turn(game)


class Shortage(Sealing):
    """Nothing to draw, nothing to shuffle: large hands discard down at the same time (NO-7.2, NO-R20).

    What one discards is a draft until all are done: whether and when somebody else has finished cannot be seen.
    """

    name = SHORTAGE

    def begin(self, game: Nottingham) -> None:
        number = game.number()
        for seat in range(game.seats):
            game.choosing[seat] = game.sizes[seat] > number
        if game.log is not None:
            game.log.tell("ran_short", {"number": number, "seats": self.awaited(game)})
        self._go_on_if_all_are_done(game)

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        """Any card next, in canonical order, as long as enough cards follow."""
        if not game.is_choosing(seat):
            return []
        draft = game.drafts[seat]
        owed = game.sizes[seat] - game.number() - len(draft)
        if owed == 0:
            return [DONE]
        hand = game.hands[seat]
        moves: list[Move] = []
        following = 0
        for kind in range(KINDS - 1, (draft[-1] if draft else 0) - 1, -1):
            cards = hand[kind] - draft.count(kind)
            following += cards
            if cards and following >= owed:
                moves.insert(0, DISCARD.start + kind)
        return moves

    def carry_out(self, game: Nottingham, seat: Seat, move: Move) -> None:
        if move != DONE:
            game.drafts[seat] = game.drafts[seat] + [DISCARD.index(move)]
            return
        game.choosing[seat] = False
        if game.log is not None:
            game.log.tell_only([seat], "chose", {"seat": seat, "objects": words(game.drafts[seat])})
        self._go_on_if_all_are_done(game)

    def _go_on_if_all_are_done(self, game: Nottingham) -> None:
        """Discards, a step, no gift for it (NO-7.2), then the draw that was waiting (NO-R20)."""
        if True in game.choosing:
            return
        for seat in range(game.seats):
            if game.drafts[seat]:
                discard_draft(game, seat)
        if not step(game):
            return
        if renew(game):
            if game.gifts:
                give(game)
            else:
                draw(game)
            return
        self._skip(game)

    def _skip(self, game: Nottingham) -> None:
        """Still nothing to draw: what was to be drawn is skipped (NO-R11)."""
        if game.log is not None:
            game.log.tell("skipped", {"seats": game.gifts or [game.active]})
        if game.gifts:
            game.gifts = []
            end_turn(game)
        else:
            game.turn_page(PHASES[DELIVERY])

    def forbidden_by(self, game: Nottingham, seat: Seat, move: Move) -> str:
        in_hand = move in DISCARD and game.hands[seat][DISCARD.index(move)] > 0
        full = game.sizes[seat] - game.number() == len(game.drafts[seat])
        return CANONICAL_ORDER if in_hand and not full else "NO-7.2"


class Over(Phase[Nottingham]):
    """Nothing moves any more."""

    name = OVER

    def begin(self, game: Nottingham) -> None:
        if game.log is not None:
            game.log.tell("over", {"scores": game.scores(), "winners": game.winners()})

    def awaited(self, game: Nottingham) -> list[Seat]:
        return []

    def choices(self, game: Nottingham, seat: Seat) -> list[Move]:
        return []
