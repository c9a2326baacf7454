"""Setting the table (NO-2), and the order of the phases."""

from typing import Final

from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.games.nottingham.ambushes import Looking
from loxley.games.nottingham.colours import ChoosingColours
from loxley.games.nottingham.delivering import Delivery
from loxley.games.nottingham.objects import COLOURS, KINDS, MISSIONS, Ambush, Object, spread, words
from loxley.games.nottingham.options import BY_LOT, Rules
from loxley.games.nottingham.phases import CHOOSING_COLOURS, NOTHING, PHASES
from loxley.games.nottingham.raids import Burglary, Defence, Robbery
from loxley.games.nottingham.springing import Springing
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.track import Over, Shortage
from loxley.games.nottingham.trading import Bartering, Buying, Choice
from loxley.games.nottingham.turn import Turn, begin_turn

FIRST_HAND: Final = 3

for _phase in (
    ChoosingColours(),
    Turn(),
    Buying(),
    Bartering(),
    Choice(),
    Defence(),
    Burglary(),
    Robbery(),
    Looking(),
    Delivery(),
    Springing(),
    Shortage(),
    Over(),
):
    PHASES[_phase.name] = _phase


class Stack:
    """A stacked deal: both piles, top card first. Ambush cards that are not given are shuffled."""

    def __init__(self, objects: list[Object], ambushes: list[Ambush] | None) -> None:
        self.objects = objects
        self.ambushes = ambushes


def empty_table(rules: Rules, chance: Chance) -> Nottingham:
    """Missions on the table and nothing before the players (NO-2.2); no card is dealt yet."""
    state = Nottingham()
    seats = rules.players
    state.seats = seats
    state.rules = rules
    state.chance = chance
    state.colours = list(range(seats))
    state.discard = [0] * KINDS
    state.hands = [[0] * KINDS for _ in range(seats)]
    state.sizes = [0] * seats
    state.choosing = [False] * seats
    state.offers = [NOTHING] * seats
    state.loots = [[] for _ in range(seats)]
    state.ambushes = [[] for _ in range(seats)]
    state.drafts = [[] for _ in range(seats)]
    state.doers = [[] for _ in MISSIONS]
    return state


def deal(rules: Rules, chance: Chance, stacked: Stack | None, log: Log | None) -> Nottingham:
    """Three cards for everyone, the rest is the draw pile (NO-2.1); the first player as agreed or by lot (NO-2.3)."""
    state = empty_table(rules, chance)
    state.log = log
    state.deck = _pile(rules.full_deck(), None if stacked is None else stacked.objects, chance)
    state.ambush_pile = _pile(rules.ambush_cards(), None if stacked is None else stacked.ambushes, chance)
    for seat in range(state.seats):
        for _ in range(FIRST_HAND):
            state.hands[seat][state.deck.pop()] += 1
        state.sizes[seat] = FIRST_HAND
    state.first_player = chance.below(state.seats) if rules.first_player == BY_LOT else rules.first_player
    if log is not None:
        given = [] if rules.colours_are_chosen else COLOURS[: state.seats]
        log.tell("began", {"first_player": state.first_player, "colours": given})
        for seat in range(state.seats):
            log.tell_only([seat], "dealt", {"seat": seat, "objects": words(spread(state.hands[seat]))})
    if rules.colours_are_chosen:
        state.enter_phase(PHASES[CHOOSING_COLOURS])
    else:
        begin_turn(state, state.first_player)
    return state


def _pile(cards: list[int], stacked: list[int] | None, chance: Chance) -> list[int]:
    """All cards, shuffled or as they were stacked; the last one is on top."""
    if stacked is None:
        chance.shuffle(cards)
        return cards
    if sorted(stacked) != cards:
        raise Refused("wrong-deck", "deal", "NO-2.1")
    return stacked[::-1]
