"""Debts (SH-6.1, SH-R8): coins first, then legal goods of the debtor's choice, then contraband.

Goods are named dearest first, and giving ends as soon as the debt is covered. That is the rule "no card may be given
whose omission would still cover the rest", and it names each such set in exactly one way.
"""

from loxley.core.refusals import CANONICAL_ORDER
from loxley.core.seats import Seat
from loxley.core.state import Phase
from loxley.core.words import Move
from loxley.games.sheriff.deals import lapse_face_down
from loxley.games.sheriff.effects import hand_over, pay, surrender
from loxley.games.sheriff.goods import LEGAL, Good
from loxley.games.sheriff.phases import CONFISCATION, DEBT, PHASES
from loxley.games.sheriff.state import Debt, Sheriff
from loxley.games.sheriff.vocabulary import GIVE


def settle(state: Sheriff, debtor: Seat, creditor: Seat, owed: int) -> None:
    """Pay a penalty, as far as possible at once; a choice of goods is asked for. Then the inspection goes on."""
    coins = min(owed, state.purses[debtor])
    pay(state, debtor, creditor, coins)
    owed -= coins
    if owed == 0:
        state.enter_phase(PHASES[CONFISCATION])
        return
    stock = _legal_stock(state, debtor)
    if _worth(state, stock) < owed:
        for good in stock:
            hand_over(state, debtor, creditor, good)
        owed -= _worth(state, stock)
        stock = _contraband_stock(state, debtor)
        if owed > 0 and _worth(state, stock) < owed:
            for good in stock:
                surrender(state, debtor, creditor, good)
                lapse_face_down(state, debtor)
            if state.log is not None:
                state.log.tell("forgiven", {"debtor": debtor, "coins": owed - _worth(state, stock)})
            owed = 0
    if owed > 0:
        state.debt = Debt(debtor, creditor, owed, stock)
        state.enter_phase(PHASES[DEBT])
    else:
        state.enter_phase(PHASES[CONFISCATION])


def _legal_stock(state: Sheriff, debtor: Seat) -> list[Good]:
    """Every legal card of a stall, dearest first."""
    dearest = state.rules.figures.dearest_first
    return [good for good in dearest if good < LEGAL for _ in range(state.stalls[debtor][good])]


def _contraband_stock(state: Sheriff, debtor: Seat) -> list[Good]:
    """Every contraband card of a stall, dearest first."""
    dearest = state.rules.figures.dearest_first
    return [good for good in dearest if good >= LEGAL for _ in range(state.contraband[debtor].count(good))]


def _worth(state: Sheriff, goods: list[Good]) -> int:
    values = state.rules.figures.values
    return sum(values[good] for good in goods)


class Debts(Phase[Sheriff]):
    name = DEBT

    def begin(self, state: Sheriff) -> None:
        debt = state.debt
        if debt is not None and state.log is not None:
            state.log.tell("owed", {"debtor": debt.debtor, "creditor": debt.creditor, "coins": debt.owed})

    def awaited(self, state: Sheriff) -> list[Seat]:
        debt = state.debt
        assert debt is not None
        return [debt.debtor]

    def choices(self, state: Sheriff, seat: Seat) -> list[Move]:
        """A good that still leaves enough cheaper ones to cover the rest."""
        debt = state.debt
        if debt is None or seat != debt.debtor:
            return []
        left = _worth(state, debt.menu)
        goods: list[Good] = []
        for good in debt.menu:
            if left >= debt.owed and good not in goods:
                goods.append(good)
            left -= state.rules.figures.values[good]
        return sorted(GIVE.of(good) for good in goods)

    def carry_out(self, state: Sheriff, seat: Seat, move: Move) -> None:
        debt = state.debt
        assert debt is not None
        good = GIVE.index(move)
        if good < LEGAL:
            hand_over(state, seat, debt.creditor, good)
        else:
            surrender(state, seat, debt.creditor, good)
            lapse_face_down(state, seat)
        owed = debt.owed - state.rules.figures.values[good]
        if owed > 0:
            rest = debt.menu[debt.menu.index(good) + 1 :]
            state.debt = Debt(debt.debtor, debt.creditor, owed, rest)
        else:
            state.debt = None
            state.enter_phase(PHASES[CONFISCATION])

    def forbidden_by(self, state: Sheriff, seat: Seat, move: Move) -> str:
        debt = state.debt
        if debt is not None and move in GIVE and GIVE.index(move) in debt.menu:
            return "SH-R8"
        return CANONICAL_ORDER if move in GIVE and _has(state, seat, GIVE.index(move)) else "SH-6.1"


def _has(state: Sheriff, seat: Seat, good: Good) -> bool:
    if good < LEGAL:
        return state.stalls[seat][good] > 0
    return good in state.contraband[seat]
