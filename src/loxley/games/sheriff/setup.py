"""Setting the table (SH-2), and the order of the phases."""

from loxley.bargain.floor import Floor
from loxley.bargain.ledger import Ledger
from loxley.bargain.sheet import Board
from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.games.sheriff.confiscation import Confiscation
from loxley.games.sheriff.debts import Debts
from loxley.games.sheriff.declaration import Declaration
from loxley.games.sheriff.effects import words
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.inspection import Inspection
from loxley.games.sheriff.loading import Loading
from loxley.games.sheriff.market import Market
from loxley.games.sheriff.options import BY_LOT, Rules
from loxley.games.sheriff.phases import MARKET, NO_BAG, NOTHING, PHASES
from loxley.games.sheriff.rounds import Feast, Over
from loxley.games.sheriff.state import Sheriff
from loxley.games.sheriff.vocabulary import STARTING_COINS

TURNED_UP = 5

for _phase in (Market(), Loading(), Declaration(), Inspection(), Debts(), Confiscation(), Feast(), Over()):
    PHASES[_phase.name] = _phase


def empty_table(rules: Rules, chance: Chance) -> Sheriff:
    """Stalls, bags and 50 coins for everyone (SH-2.1); no card is dealt yet."""
    state = Sheriff()
    seats = rules.players
    state.seats = seats
    state.rules = rules
    state.chance = chance
    state.phase = PHASES[MARKET]
    state.round = 0
    state.first_sheriff = 0
    state.sheriff = 0
    state.turn = 0
    state.deck = []
    state.discards = [[], []]
    state.box = []
    state.hands = [[] for _ in range(seats)]
    state.bags = [[] for _ in range(seats)]
    state.stalls = [[0] * LEGAL for _ in range(seats)]
    state.contraband = [[] for _ in range(seats)]
    state.purses = [STARTING_COINS] * seats
    state.aside = []
    state.drawing = False
    state.drew_from_deck = False
    state.pile = NOTHING
    state.packing = [[] for _ in range(seats)]
    state.cursors = [0] * seats
    state.closed = [False] * seats
    state.declared = [NOTHING] * seats
    state.fates = [NO_BAG] * seats
    state.must_open = [False] * seats
    state.orders = []
    state.piles = [NOTHING] * seats
    state.floor = Floor()
    state.floor.orderly = rules.orderly
    state.board = Board()
    state.drafts = [None] * seats
    state.stocks = [None] * (2 * seats)
    state.bag_words = [None] * (2 * seats)
    state.deals = []
    state.out_of_bags = []
    state.debt = None
    state.confiscated = []
    state.ledger = Ledger()
    state.feasts = [[] for _ in range(seats)]
    return state


def deal(rules: Rules, chance: Chance, stacked: list[Good] | None, log: Log | None) -> Sheriff:
    """Shuffle and deal (SH-2.2 to SH-2.5). A stacked deck, top card first, takes the shuffled one's place."""
    state = empty_table(rules, chance)
    state.log = log
    deck = rules.full_deck()
    if stacked is None:
        chance.shuffle(deck)
    else:
        if sorted(stacked) != deck:
            raise Refused("wrong-deck", "deal", "SH-2.2")
        deck = stacked[::-1]
    state.box = [deck.pop() for _ in range(rules.removed)]
    for seat in range(state.seats):
        state.hands[seat] = sorted([deck.pop() for _ in range(rules.hand_size)])
    for pile in state.discards:
        pile.extend([deck.pop() for _ in range(TURNED_UP)])
    state.deck = deck
    state.first_sheriff = chance.below(state.seats) if rules.first_sheriff == BY_LOT else rules.first_sheriff
    state.sheriff = state.first_sheriff
    if log is not None:
        for seat in range(state.seats):
            log.tell_only([seat], "dealt", {"seat": seat, "goods": words(state.hands[seat])})
        log.tell("turned_up", {"left": words(state.discards[0]), "right": words(state.discards[1])})
        log.tell("round_began", {"round": 0, "sheriff": state.sheriff})
    state.enter_phase(PHASES[MARKET])
    return state
