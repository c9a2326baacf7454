"""Setting the table (SH-2), and the order of the phases."""

from loxley.bargain.floor import Floor
from loxley.bargain.ledger import Ledger
from loxley.bargain.sheet import Board
from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.refusals import Refused
from loxley.games.sheriff.debts import Debts
from loxley.games.sheriff.declaration import Declaration
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.inspection import Confiscation, Inspection
from loxley.games.sheriff.loading import Loading
from loxley.games.sheriff.market import Market
from loxley.games.sheriff.moving import words
from loxley.games.sheriff.options import BY_LOT, Rules
from loxley.games.sheriff.phases import MARKET, NO_BAG, NOTHING, PHASES
from loxley.games.sheriff.rounds import Feast, Over
from loxley.games.sheriff.state import Sheriff

STARTING_COINS = 50
TURNED_UP = 5

for _phase in (Market(), Loading(), Declaration(), Inspection(), Debts(), Confiscation(), Feast(), Over()):
    PHASES[_phase.name] = _phase


def empty_table(rules: Rules, chance: Chance) -> Sheriff:
    """Stalls, bags and 50 coins for everyone (SH-2.1); no card is dealt yet."""
    game = Sheriff()
    seats = rules.players
    game.seats = seats
    game.rules = rules
    game.chance = chance
    game.phase = PHASES[MARKET]
    game.round = 0
    game.first_sheriff = 0
    game.sheriff = 0
    game.turn = 0
    game.deck = []
    game.discards = [[], []]
    game.box = []
    game.hands = [[] for _ in range(seats)]
    game.bags = [[] for _ in range(seats)]
    game.stalls = [[0] * LEGAL for _ in range(seats)]
    game.contraband = [[] for _ in range(seats)]
    game.purses = [STARTING_COINS] * seats
    game.aside = []
    game.drawing = False
    game.drew_from_deck = False
    game.pile = NOTHING
    game.packing = [[] for _ in range(seats)]
    game.cursors = [0] * seats
    game.closed = [False] * seats
    game.declared = [NOTHING] * seats
    game.fates = [NO_BAG] * seats
    game.must_open = [False] * seats
    game.floor = Floor()
    game.floor.orderly = rules.orderly
    game.board = Board()
    game.drafts = [None] * seats
    game.deals = []
    game.debt = None
    game.confiscated = []
    game.ledger = Ledger()
    game.feasts = [[] for _ in range(seats)]
    return game


def deal(rules: Rules, chance: Chance, stacked: list[Good] | None, log: Log | None) -> Sheriff:
    """Shuffle and deal (SH-2.2 to SH-2.5). A stacked deck, top card first, takes the shuffled one's place."""
    game = empty_table(rules, chance)
    game.log = log
    deck = rules.full_deck()
    if stacked is None:
        chance.shuffle(deck)
    else:
        if sorted(stacked) != deck:
            raise Refused("wrong-deck", "deal", "SH-2.2")
        deck = stacked[::-1]
    game.box = [deck.pop() for _ in range(rules.removed)]
    for seat in range(game.seats):
        game.hands[seat] = sorted([deck.pop() for _ in range(rules.hand_size)])
    for pile in game.discards:
        pile.extend([deck.pop() for _ in range(TURNED_UP)])
    game.deck = deck
    game.first_sheriff = chance.below(game.seats) if rules.first_sheriff == BY_LOT else rules.first_sheriff
    game.sheriff = game.first_sheriff
    if log is not None:
        for seat in range(game.seats):
            log.tell_only([seat], "dealt", {"seat": seat, "goods": words(game.hands[seat])})
        log.tell("turned_up", {"left": words(game.discards[0]), "right": words(game.discards[1])})
        log.tell("round_began", {"round": 0, "sheriff": game.sheriff})
    game.turn_page(PHASES[MARKET])
    return game
