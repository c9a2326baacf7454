"""Setting the table (SW-1), and the pages of the game."""

from loxley.bargain.floor import Floor
from loxley.bargain.ledger import Ledger
from loxley.bargain.sheet import Board
from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.games.sherwood.cards import BACKS, MOST_GOLD, MOST_HIDEOUTS, RAIDERS, Card, Equipment
from loxley.games.sherwood.cart import Messengers, Raid, Road
from loxley.games.sherwood.loot import Loot
from loxley.games.sherwood.meeting import Meeting
from loxley.games.sherwood.options import BY_LOT, Rules
from loxley.games.sherwood.phases import INWARD, NOTHING, PHASES, PLANNING, SPOTS
from loxley.games.sherwood.planning import Planning
from loxley.games.sherwood.rounds import Over, deal_row
from loxley.games.sherwood.state import Sherwood
from loxley.games.sherwood.staying import Staying

RAIDERS_IN_CAMP = 4
STARTING_GOLD = 2

for _phase in (Planning(), Raid(), Messengers(), Road(), Meeting(), Loot(), Staying(), Over()):
    PHASES[_phase.name] = _phase


class Decks:
    """A stacked deal: convoy cards of both backs and equipment, each with the top card first."""

    def __init__(self, convoys: list[list[Card]], equipment: list[Equipment]) -> None:
        self.convoys = convoys
        self.equipment = equipment


def empty_table(rules: Rules, chance: Chance) -> Sherwood:
    """Camps with four raiders and two gold, four raiders on the oak (SW-1.2); no card is dealt yet."""
    state = Sherwood()
    seats = rules.players
    state.seats = seats
    state.rules = rules
    state.chance = chance
    state.round = 0
    state.figure = 0
    state.first_card = NOTHING
    state.active = 0
    state.camps = [RAIDERS_IN_CAMP] * seats
    state.oak = [RAIDERS - RAIDERS_IN_CAMP] * seats
    state.gold = [STARTING_GOLD] * seats
    state.mine = MOST_GOLD - STARTING_GOLD * seats
    state.glory = [0] * seats
    state.spots = [0] * (seats * len(SPOTS))
    state.hands = [[] for _ in range(seats)]
    state.lapsed_gold = 0
    state.lapsed = [0] * seats
    state.pile = []
    state.row = []
    state.face_up = 0
    state.lookers = []
    state.marks = []
    state.gone = []
    state.box = []
    state.equipment = []
    state.discard = []
    state.free = []
    state.emptied = 0
    state.markers = 0
    _clear_the_talks(state, seats)
    _clear_the_road(state, seats)
    state.bands = [None] * (MOST_HIDEOUTS + 1)
    return state


def _clear_the_talks(state: Sherwood, seats: int) -> None:
    state.floor = Floor()
    state.floor.orderly = state.rules.orderly
    state.board = Board()
    state.drafts = [None] * seats
    state.proposals = 0
    state.closed = False
    state.spoken = 0
    state.said = []
    state.suggestions = [[]] * seats
    state.claimed = [0] * seats
    state.pledged = [0] * seats
    state.promises = [0] * seats
    state.shown = [[]] * seats
    state.ledger = Ledger()
    state.past_claims = []


def _clear_the_road(state: Sherwood, seats: int) -> None:
    state.picks = 0
    state.slot = NOTHING
    state.end = NOTHING
    state.leg = INWARD
    state.step = 0
    state.messengers = 0
    state.forgone = 0
    state.answers = [NOTHING] * seats
    state.asked = []
    state.hideout = 0
    state.bonus = 0
    state.used = [0] * seats
    state.played = []
    state.passes = 0
    state.calling = False
    state.called = NOTHING
    state.beaten = False
    state.loot_gold = 0
    state.loot_companions = 0
    state.sharing = False
    state.got = [0] * seats
    state.due = 0
    state.to_serve = 0
    state.served = NOTHING
    state.stayers = []
    state.caped = []


def deal(rules: Rules, chance: Chance, stacked: Decks | None, log: Log | None) -> Sherwood:
    """Shuffle A, B and the equipment apart; what the players do not need is out of the game, unseen (SW-1.4)."""
    state = empty_table(rules, chance)
    state.log = log
    piles: list[list[Card]] = []
    for back in range(len(BACKS)):
        deck = rules.convoy_deck(back)
        if stacked is None:
            chance.shuffle(deck)
        else:
            deck = _checked(stacked.convoys[back], deck, "SW-1.4")
        needed = rules.cards_of_a_back
        piles.append(deck[-needed:])
        state.box += deck[:-needed]
    state.pile = piles[1] + piles[0]  # all A before B (SW-1.5)
    state.equipment = rules.equipment_deck()
    if stacked is None:
        chance.shuffle(state.equipment)
    else:
        state.equipment = _checked(stacked.equipment, state.equipment, "SW-1.3")
    state.figure = chance.below(state.seats) if rules.first_player == BY_LOT else rules.first_player
    if log is not None:
        log.tell("round_began", {"round": 0, "figure": state.figure})
    deal_row(state)
    state.enter_phase(PHASES[PLANNING])
    return state


def _checked(stacked: list[int], deck: list[int], rule: str) -> list[int]:
    if sorted(stacked) != deck:
        raise Refused("wrong-deck", "deal", rule)
    return stacked[::-1]
