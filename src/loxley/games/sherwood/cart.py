"""The cart (SW-5.1, SW-5.2): a card is picked and revealed, and goes from town to town; Messengers (SW-5.14)."""

from typing import Final

from loxley.core.lists import added, changed
from loxley.core.log import Facts
from loxley.core.refusals import NOT_YOUR_WORD
from loxley.core.seats import Seat, clockwise
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sherwood.cards import MESSENGER, TOWNS
from loxley.games.sherwood.catalogue import face_facts
from loxley.games.sherwood.effects import lapse, play_card
from loxley.games.sherwood.negotiation import (
    add_sayings,
    add_words_of_the_leader,
    draft_choices,
    end_talks,
    open_talks,
    say,
    why_not_this_saying,
    words_of_another,
)
from loxley.games.sherwood.on_the_way import OnTheWay, hear_everybody
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import (
    INWARD,
    MEETING,
    MESSENGERS,
    NOTHING,
    OUTWARD,
    PHASES,
    RAID,
    ROAD,
)
from loxley.games.sherwood.rounds import end_round
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.talk import judge_claims
from loxley.games.sherwood.vocabulary import CLAIM, FORGO, MESSENGER_TO, PASS, PROMISE, REVEAL
from loxley.games.sherwood.vows import judge_messenger, judge_reveal

# No answer of any seat, by the number of seats: shared, since answers are replaced, not changed.
_UNANSWERED: Final[list[list[Move]]] = [[NOTHING] * seats for seats in range(MOST_PLAYERS + 1)]


def reveal(state: Sherwood, seat: Seat, slot: int) -> None:
    """Turn up a card of the row; what was said about it is judged (SW-5.2)."""
    face = state.rules.figures.cards[state.row[slot]]
    state.slot = slot
    state.end = face.end
    state.leg = INWARD
    state.step = 0
    state.messengers = 0
    state.forgone = 0
    if state.log is not None:
        state.log.tell("revealed", {"seat": seat, "slot": slot + 1, **face_facts(face)})
    judge_claims(state, slot)
    judge_reveal(state, seat, slot)
    state.enter_phase(PHASES[MESSENGERS])


def finish_card(state: Sherwood) -> None:
    """The card leaves the game (SW-5.8), and agreements about it are void (SW-R24). The next player picks (SW-5.1)."""
    slot = state.slot
    end_talks(state)
    for hideout in state.rules.figures.hideouts:
        band = state.bands[hideout]
        if band is not None and band.slot == slot:
            for seat in range(state.seats):
                lapse(state, band, seat)
            state.bands[hideout] = band.without_agreement()
    state.gone = added(state.gone, state.row[slot])
    state.row = changed(state.row, slot, NOTHING)
    state.slot = NOTHING
    state.hideout = 0
    state.picks += 1
    if state.picks == len(state.row):
        end_round(state)
        return
    pick_next(state, (state.active + 1) % state.seats)
    state.phase = PHASES[RAID]


def pick_next(state: Sherwood, seat: Seat) -> None:
    """Somebody is to pick a card; before that everybody may speak, on an orderly floor in turn (SW-5.15)."""
    open_talks(state, seat)
    if state.rules.deals:
        state.floor.hear(state.floor.others)


class Raid(Phase[Sherwood]):
    """A player picks a card. Talks go on, and bind nobody (SW-5.15)."""

    name = RAID

    def begin(self, state: Sherwood) -> None:
        state.picks = 0
        pick_next(state, state.first_card)

    def awaited(self, state: Sherwood) -> list[Seat]:
        return state.floor.awaited

    def may_also_move(self, state: Sherwood) -> list[Seat]:
        return state.floor.may_also_move() if state.rules.deals else []

    def choices(self, state: Sherwood, seat: Seat) -> list[Move]:
        if not 0 <= seat < state.seats or not state.floor.has_word(seat):
            return []
        draft = state.drafts[seat]
        if draft is not None:
            return draft_choices(state, draft)
        if seat != state.active:
            return words_of_another(state, seat, []) if state.rules.deals else []
        cards = [REVEAL.start + slot for slot in range(len(state.row)) if state.row[slot] != NOTHING]
        if not state.rules.advanced:
            return cards
        moves: list[Move] = []
        if state.rules.deals:
            add_words_of_the_leader(state, seat, moves)
        add_sayings(state, seat, moves)
        moves += cards
        return moves

    def carry_out(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move in REVEAL:
            end_talks(state)
            reveal(state, seat, REVEAL.index(move))
        else:
            say(state, seat, move)

    def forbidden_by(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if state.drafts[seat] is None and (move in PROMISE or (move in CLAIM and not state.rules.advanced)):
            return "SW-5.15"
        if not state.rules.deals and move not in CLAIM:
            return "SW-5.1"
        return why_not_this_saying(state, seat, move) or "SW-5.1"


class Road(Phase[Sherwood]):
    """The cart drives on to the next occupied hideout, to the crossing, or to its town (SW-5.2)."""

    name = ROAD

    def begin(self, state: Sherwood) -> None:
        figures = state.rules.figures
        while True:
            way = figures.inward[state.face().start] if state.leg == INWARD else figures.outward[state.end]
            if state.step == len(way):
                if state.leg == OUTWARD:
                    self._arrive(state)
                else:
                    state.leg = OUTWARD
                    state.step = 0
                    state.enter_phase(PHASES[MESSENGERS])
                return
            state.hideout = way[state.step]
            state.step += 1
            if state.bands[state.hideout] is not None:
                state.enter_phase(PHASES[MEETING])
                return

    def _arrive(self, state: Sherwood) -> None:
        if state.log is not None:
            face = state.face()
            card: Facts = {"card": face.name, "sheriff": 1 if face.is_sheriff else 0}
            state.log.tell("arrived", {**card, "town": TOWNS[state.end]})
        finish_card(state)

    def awaited(self, state: Sherwood) -> list[Seat]:
        return []

    def choices(self, state: Sherwood, seat: Seat) -> list[Move]:
        return []


def may_redirect(state: Sherwood, seat: Seat) -> bool:
    """Another player than the one who revealed the card, once for each card, before it leaves the crossing.

    Everybody with a card in hand could have a Messenger (SW-5.14, SW-R5, SW-R31).
    """
    if not state.rules.advanced or seat == state.active or not state.hands[seat] or state.messengers >> seat & 1:
        return False
    return state.leg == INWARD or state.step == 0


def redirections(state: Sherwood, seat: Seat) -> list[Move]:
    """A new end town: not the start, which would be turning back (SW-R5)."""
    if MESSENGER not in state.hands[seat]:
        return []
    start = state.face().start
    return [MESSENGER_TO.start + town for town in range(len(TOWNS)) if town != start and town != state.end]


def redirect(state: Sherwood, seat: Seat, move: Move) -> None:
    """A Messenger is played; the last one counts (SW-R31)."""
    state.messengers |= 1 << seat
    state.end = MESSENGER_TO.index(move)
    play_card(state, seat, MESSENGER)
    if state.log is not None:
        state.log.tell("redirected", {"seat": seat, "town": TOWNS[state.end]})
    judge_messenger(state, seat)


def listeners(state: Sherwood) -> list[Seat]:
    """On an open floor a Messenger may be sent at any time between reveal and crossing (SW-R31)."""
    if state.floor.orderly:
        return []
    return [seat for seat in range(state.seats) if may_redirect(state, seat)]


def has_a_band_ahead(state: Sherwood) -> bool:
    """Will the cart come to an occupied hideout, unless somebody sends it elsewhere?"""
    figures = state.rules.figures
    for hideout in figures.inward[state.face().start] + figures.outward[state.end]:
        if state.bands[hideout] is not None:
            return True
    return False


class Messengers(OnTheWay):
    """At the reveal and at the crossing every other holder of a card is asked, all at the same time (SW-R31).

    Answers are sealed until the last one has come; then they count clockwise. In the first edition one answered after
    the other.
    """

    name = MESSENGERS
    is_sealed = True

    def put(self, state: Sherwood) -> None:
        state.hideout = 0
        state.answers = _UNANSWERED[state.seats]
        others = clockwise(state.seats, state.active)
        state.asked = [seat for seat in others if may_redirect(state, seat) and not state.forgone >> seat & 1]
        if not state.asked:
            state.enter_phase(PHASES[ROAD])
        elif state.leg == INWARD and has_a_band_ahead(state):
            hear_everybody(state)

    def asked(self, state: Sherwood) -> list[Seat]:
        if state.rules.first_edition:
            return [state.asked[0]]
        return [seat for seat in state.asked if state.answers[seat] == NOTHING]

    def answers(self, state: Sherwood, seat: Seat) -> list[Move]:
        if seat not in self.asked(state):
            return []
        moves = redirections(state, seat)
        if state.leg == INWARD and not state.rules.first_edition:
            moves.append(FORGO)
        moves.append(PASS)
        return moves

    def answer(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if state.rules.first_edition:
            state.asked = state.asked[1:]
            self._open(state, seat, move)
        else:
            state.answers = changed(state.answers, seat, move)
            if self.asked(state):
                return
            for other in state.asked:
                self._open(state, other, state.answers[other])
            state.asked = []
            state.answers = _UNANSWERED[state.seats]
        if not state.asked:
            state.enter_phase(PHASES[ROAD])

    def _open(self, state: Sherwood, seat: Seat, move: Move) -> None:
        if move in MESSENGER_TO:
            redirect(state, seat, move)
            return
        if move == FORGO:
            state.forgone |= 1 << seat
        if state.log is not None:
            state.log.tell("forwent" if move == FORGO else "passed", {"seat": seat})

    def why_not(self, state: Sherwood, seat: Seat, move: Move) -> str:
        if seat not in self.asked(state):
            return NOT_YOUR_WORD
        if move == FORGO:
            return "SW-R31"
        if move in MESSENGER_TO and MESSENGER in state.hands[seat]:
            return "SW-R5"
        return "SW-5.14"
