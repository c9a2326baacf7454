"""Debts (SH-6.1, SH-R8): coins first, then legal goods of the debtor's choice, then contraband.

Goods are named dearest first, and giving ends as soon as the debt is covered. That is the rule "no card may be given
whose omission would still cover the rest", and it names each such set in exactly one way.
"""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.deals import lapse_face_down
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.moves import GIVE
from loxley.games.sheriff.moving import hand_over, pay, surrender
from loxley.games.sheriff.phases import CONFISCATION, DEBT, PHASES
from loxley.games.sheriff.state import Debt, Sheriff


def settle(game: Sheriff, debtor: Seat, creditor: Seat, owed: int) -> None:
    """Pay a penalty, as far as possible at once; a choice of goods is asked for. Then the inspection goes on."""
    coins = min(owed, game.purses[debtor])
    pay(game, debtor, creditor, coins)
    owed -= coins
    stock = _legal_stock(game, debtor)
    if owed > 0 and _worth(game, stock) < owed:
        for good in stock:
            hand_over(game, debtor, creditor, good)
        owed -= _worth(game, stock)
        stock = _contraband_stock(game, debtor)
        if owed > 0 and _worth(game, stock) < owed:
            for good in stock:
                surrender(game, debtor, creditor, good)
                lapse_face_down(game, debtor)
            if game.log is not None:
                game.log.tell("forgiven", {"debtor": debtor, "coins": owed - _worth(game, stock)})
            owed = 0
    if owed > 0:
        game.debt = Debt(debtor, creditor, owed, stock)
        game.turn_page(PHASES[DEBT])
    else:
        game.turn_page(PHASES[CONFISCATION])


def _legal_stock(game: Sheriff, debtor: Seat) -> list[Good]:
    """Every legal card of a stall, dearest first."""
    dearest = game.rules.figures.dearest_first
    return [good for good in dearest if good < LEGAL for _ in range(game.stalls[debtor][good])]


def _contraband_stock(game: Sheriff, debtor: Seat) -> list[Good]:
    """Every contraband card of a stall, dearest first."""
    dearest = game.rules.figures.dearest_first
    return [good for good in dearest if good >= LEGAL for _ in range(game.contraband[debtor].count(good))]


def _worth(game: Sheriff, goods: list[Good]) -> int:
    values = game.rules.figures.values
    return sum(values[good] for good in goods)


class Debts(Phase[Sheriff]):
    name = DEBT

    def begin(self, game: Sheriff) -> None:
        debt = game.debt
        if debt is not None and game.log is not None:
            game.log.tell("owed", {"debtor": debt.debtor, "creditor": debt.creditor, "coins": debt.owed})

    def awaited(self, game: Sheriff) -> list[Seat]:
        debt = game.debt
        assert debt is not None
        return [debt.debtor]

    def choices(self, game: Sheriff, seat: Seat) -> list[Move]:
        """A good that still leaves enough cheaper ones to cover the rest."""
        debt = game.debt
        if debt is None or seat != debt.debtor:
            return []
        left = _worth(game, debt.menu)
        goods: list[Good] = []
        for good in debt.menu:
            if left >= debt.owed and good not in goods:
                goods.append(good)
            left -= game.rules.figures.values[good]
        return sorted(GIVE.of(good) for good in goods)

    def carry_out(self, game: Sheriff, seat: Seat, move: Move) -> None:
        debt = game.debt
        assert debt is not None
        good = GIVE.index(move)
        if good < LEGAL:
            hand_over(game, seat, debt.creditor, good)
        else:
            surrender(game, seat, debt.creditor, good)
            lapse_face_down(game, seat)
        owed = debt.owed - game.rules.figures.values[good]
        if owed > 0:
            rest = debt.menu[debt.menu.index(good) + 1 :]
            game.debt = Debt(debt.debtor, debt.creditor, owed, rest)
        else:
            game.debt = None
            game.turn_page(PHASES[CONFISCATION])

    def forbidden_by(self, game: Sheriff, seat: Seat, move: Move) -> str:
        debt = game.debt
        if debt is not None and move in GIVE and GIVE.index(move) in debt.menu:
            return "SH-R8"
        return CANONICAL_ORDER if move in GIVE and _has(game, seat, GIVE.index(move)) else "SH-6.1"


def _has(game: Sheriff, seat: Seat, good: Good) -> bool:
    if good < LEGAL:
        return game.stalls[seat][good] > 0
    return good in game.contraband[seat]
