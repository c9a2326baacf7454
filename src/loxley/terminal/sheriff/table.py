"""The table of Sheriff as one person sees it: stalls, piles, hand, promises, the final count."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loxley.core.log import Facts
from loxley.core.seats import Seat
from loxley.games.sheriff.goods import GOODS, LEGAL_GOODS, Figures
from loxley.games.sheriff.view import SeatView, SheriffView
from loxley.games.sheriff.vocabulary import LATER_WORDS, PILES, TERMS
from loxley.telling import Teller
from loxley.telling.speech import key
from loxley.terminal.sheriff.labels import card
from loxley.terminal.wrapping import Indented

_NONE = "·"
_LONGEST_NAME = 14
_BEFORE_DECLARATION = ("market", "loading")  # what was declared in the last round is past
_WITH_HAND = ("market", "loading", "declaration")


class TableTop:
    def __init__(self, teller: Teller, figures: Figures) -> None:
        self._teller = teller
        self._say = teller.texts.say
        self._figures = figures

    def render(self, view: SheriffView) -> list[list[RenderableType]]:
        """All that lies on the table; stalls and own goods; own goods alone. An offer is written without the piles."""
        head = self.headline(view)
        own = self._own_goods(view)
        goods: list[RenderableType] = [_labelled(own)] if own else []
        if view.phase in _WITH_HAND and view.seats[view.viewer].hand:
            goods.append(self._hand(view))
        brief = [head, self.stalls(view), *goods]
        bare = [head, *goods]
        if view.draft is not None:
            return [brief, bare]
        rows = self._piles(view) + own + self._rest_of_the_hand(view)
        hand = goods[1:] if own else goods
        return [[head, self.stalls(view), _labelled(rows), *hand], brief, bare]

    # the headline

    def headline(self, view: SheriffView) -> RenderableType:
        phase = self._say(f"sheriff-phase-{key(view.phase)}")
        bar = Table.grid(expand=True)
        bar.add_column(justify="left")
        bar.add_column(justify="center")
        bar.add_column(justify="right")
        deck = self._say("sheriff-pile-count", pile=self._say("sheriff-pile", pile=PILES[-1]), count=view.deck_size)
        you = self._teller.role(sheriff=view.sheriff)
        who = self._say("sheriff-headline-sheriff", you=you, sheriff=self._teller.name(view.sheriff))
        where = self._say("sheriff-headline", round=view.round + 1, rounds=view.rounds, phase=phase)
        bar.add_row(f" {where}", deck, Text(f"{who} "), style="bold reverse")
        return bar

    # the stalls

    def stalls(self, view: SheriffView) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
        table.add_column(" " + self._say("sheriff-column-player"), no_wrap=True, max_width=_LONGEST_NAME)
        table.add_column(self._say("sheriff-column-coins"), justify="right")
        legal = [good for good in LEGAL_GOODS if self._figures.copies(GOODS.index(good), len(view.seats))]
        for good in legal:
            table.add_column(self._teller.title("good", good), justify="right")
        table.add_column(self._say("sheriff-column-face-down"), justify="right")
        table.add_column(self._say("sheriff-column-bag"), no_wrap=True)
        for seat, shown in enumerate(view.seats):
            counts = [str(shown.stall.get(good, _NONE)) for good in legal]
            hidden = str(shown.contraband_count or _NONE)
            name = Text(f" {self._teller.label(seat)}")
            bag = self._bag(view, seat, shown)
            table.add_row(name, str(shown.coins), *counts, hidden, bag, style="bold" if seat == view.viewer else "")
        return table

    def _bag(self, view: SheriffView, seat: Seat, shown: SeatView) -> str:
        """What was declared, and what became of it. The number of cards is always the true one (SH-3.8)."""
        if seat == view.sheriff:
            return self._say("sheriff-is-sheriff")
        if shown.declared is None or view.phase in _BEFORE_DECLARATION:
            return ""
        fate = "must-open" if shown.fate == "undecided" and shown.must_open else shown.fate
        declared = self._teller.title("good", shown.declared)
        if shown.bag_size:
            declared = self._teller.counted("good", shown.declared, shown.bag_size)
        return self._say("sheriff-bag", fate=fate, declared=declared)

    # piles and the person's own goods

    def _piles(self, view: SheriffView) -> list[tuple[str, str]]:
        rows: list[tuple[str, str]] = []
        for name, pile in (("left", view.left), ("right", view.right)):
            label = self._say("sheriff-pile-count", pile=self._say("sheriff-pile", pile=name), count=len(pile))
            rows.append((label, self._cards(pile[::-1]) or self._say("sheriff-pile-empty")))
        return rows

    def _cards(self, cards: Sequence[str]) -> str:
        """Cards in their order, those of a kind that lie together as one."""
        runs = [(good, len(list(run))) for good, run in groupby(cards)]
        return " · ".join(card(self._teller, good, count) for good, count in runs)

    def _own_goods(self, view: SheriffView) -> list[tuple[str, str]]:
        mine = view.seats[view.viewer]
        rows: list[tuple[str, str]] = []
        if mine.contraband:
            rows.append((self._say("sheriff-your-hidden"), self._cards(mine.contraband)))
        if mine.bag:
            rows.append((self._say("sheriff-your-bag"), self._cards(mine.bag)))
        return rows

    def _rest_of_the_hand(self, view: SheriffView) -> list[tuple[str, str]]:
        hand = view.seats[view.viewer].hand
        if not hand or view.phase in _WITH_HAND:
            return []
        return [(self._say("sheriff-your-hand"), self._cards(hand))]

    def _hand(self, view: SheriffView) -> RenderableType:
        """Each kind with its value and its penalty."""
        hand = Counter(view.seats[view.viewer].hand or [])
        grid = Table.grid(padding=(0, 3, 0, 0))
        numbers = [GOODS.index(good) for good in hand]
        titles = [card(self._teller, good, cards) for good, cards in hand.items()]
        grid.add_row(Text(" " + self._say("sheriff-your-hand"), style="bold"), *(Text(each, "bold") for each in titles))
        for column, figures in (("value", self._figures.values), ("penalty", self._figures.penalties)):
            label = self._say(f"sheriff-column-{column}")
            grid.add_row(f" {label}", *(str(figures[number]) for number in numbers))
        return grid

    # on request

    def piles(self, view: SheriffView) -> list[RenderableType]:
        return [
            Text(self._say("sheriff-piles-title"), style="bold"),
            *(
                Group(
                    Text(self._say("sheriff-pile", pile=name), style="underline"),
                    Text("  " + self._teller.listed([card(self._teller, good) for good in reversed(pile)])),
                )
                for name, pile in (("left", view.left), ("right", view.right))
            ),
        ]

    def deals(self, struck: Sequence[str]) -> list[RenderableType]:
        heading = Text(self._say("sheriff-deals-title"), style="bold")
        return [heading, *(Indented(line, "  ", "     ") for line in struck or [self._say("sheriff-deals-empty")])]

    def ledger(self, view: SheriffView, beside: Mapping[int, str]) -> list[RenderableType]:
        heading = Text(self._say("sheriff-ledger-title"), style="bold")
        if not view.promises:
            return [heading, Text("  " + self._say("sheriff-ledger-empty"))]
        table = Table(box=None, padding=(0, 2, 0, 1), header_style="underline")
        for column in ("round", "promise", "to", "fate"):
            table.add_column(self._say(f"sheriff-ledger-{column}"))
        for promise in view.promises:
            facts: Facts = {"promiser": promise.promiser, "promisee": promise.promisee, "term": promise.term}
            line = self._teller.phrase("sheriff-ledger-line", facts)
            if promise.paid:
                line += " " + self._say("sheriff-promise-paid", count=promise.paid)
            if promise.term == TERMS.words[LATER_WORDS] and promise.written in beside:
                line += " " + self._say("sheriff-words", words=beside[promise.written])
            fate = self._say("sheriff-promise-fate", fate=promise.fate)
            promisee = self._teller.label(promise.promisee)
            table.add_row(str(promise.made + 1), Text(line), Text(promisee), fate)
        return [heading, table]


def _labelled(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """A label and a line each; what does not fit on the line is on request."""
    margin = max(cell_len(label) for label, _ in rows) + 3
    lines = [Text.assemble((f" {label}".ljust(margin + 1), "bold"), content) for label, content in rows]
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return Group(*lines)
