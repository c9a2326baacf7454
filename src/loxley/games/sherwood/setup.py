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
    game = Sherwood()
    seats = rules.players
    game.seats = seats
    game.rules = rules
    game.chance = chance
    game.round = 0
    game.figure = 0
    game.first_card = NOTHING
    game.active = 0
    game.camps = [RAIDERS_IN_CAMP] * seats
    game.oak = [RAIDERS - RAIDERS_IN_CAMP] * seats
    game.gold = [STARTING_GOLD] * seats
    game.mine = MOST_GOLD - STARTING_GOLD * seats
    game.glory = [0] * seats
    game.spots = [0] * (seats * len(SPOTS))
    game.hands = [[] for _ in range(seats)]
    game.lapsed_gold = 0
    game.lapsed = [0] * seats
    game.pile = []
    game.row = []
    game.face_up = 0
    game.lookers = []
    game.marks = []
    game.gone = []
    game.box = []
    game.equipment = []
    game.discard = []
    game.free = []
    game.emptied = 0
    game.markers = 0
    _clear_the_talks(game, seats)
    _clear_the_road(game, seats)
    game.bands = [None] * (MOST_HIDEOUTS + 1)
    return game


def _clear_the_talks(game: Sherwood, seats: int) -> None:
    game.floor = Floor()
    game.floor.orderly = game.rules.orderly
    game.board = Board()
    game.drafts = [None] * seats
    game.proposals = 0
    game.closed = False
    game.spoken = 0
    game.said = []
    game.suggestions = [[]] * seats
    game.claimed = [0] * seats
    game.pledged = [0] * seats
    game.promises = [0] * seats
    game.ledger = Ledger()


def _clear_the_road(game: Sherwood, seats: int) -> None:
    game.picks = 0
    game.slot = NOTHING
    game.end = NOTHING
    game.leg = INWARD
    game.step = 0
    game.messengers = 0
    game.asked = []
    game.hideout = 0
    game.bonus = 0
    game.used = [0] * seats
    game.played = []
    game.passes = 0
    game.calling = False
    game.called = NOTHING
    game.beaten = False
    game.loot_gold = 0
    game.loot_companions = 0
    game.sharing = False
    game.got = [0] * seats
    game.due = 0
    game.to_serve = 0
    game.served = NOTHING
    game.stayers = []
    game.caped = []


def deal(rules: Rules, chance: Chance, stacked: Decks | None, log: Log | None) -> Sherwood:
    """Shuffle A, B and the equipment apart; what the players do not need is out of the game, unseen (SW-1.4)."""
    game = empty_table(rules, chance)
    game.log = log
    piles: list[list[Card]] = []
    for back in range(len(BACKS)):
        deck = rules.convoy_deck(back)
        if stacked is None:
            chance.shuffle(deck)
        else:
            deck = _checked(stacked.convoys[back], deck, "SW-1.4")
        needed = rules.cards_of_a_back
        piles.append(deck[-needed:])
        game.box += deck[:-needed]
    game.pile = piles[1] + piles[0]  # all A before B (SW-1.5)
    game.equipment = rules.equipment_deck()
    if stacked is None:
        chance.shuffle(game.equipment)
    else:
        game.equipment = _checked(stacked.equipment, game.equipment, "SW-1.3")
    game.figure = chance.below(game.seats) if rules.first_player == BY_LOT else rules.first_player
    if log is not None:
        log.tell("round_began", {"round": 0, "figure": game.figure})
    deal_row(game)
    game.turn_page(PHASES[PLANNING])
    return game


def _checked(stacked: list[int], deck: list[int], rule: str) -> list[int]:
    if sorted(stacked) != deck:
        raise Refused("wrong-deck", "deal", rule)
    return stacked[::-1]
