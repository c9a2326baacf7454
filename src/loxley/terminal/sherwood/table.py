"""The table of Sherwood Forest as one person sees it: players, convoys, the map, the ledger, the final count."""

from collections.abc import Mapping
from dataclasses import asdict

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loxley.core.log import Facts
from loxley.games.sherwood.cards import TOWNS, Figures
from loxley.games.sherwood.view import BandView, FaceView, PromiseView, SherwoodView, SlotView
from loxley.games.sherwood.vocabulary import ARM
from loxley.telling import Teller
from loxley.terminal.wrapping import Indented

_LONGEST_NAME = 14
_HALF = 34  # columns of one side of the map
_STEP = 4  # columns that a road goes inwards with each hideout
_RED = "*"
_CART = "▣"


class TableTop:
    def __init__(self, teller: Teller, figures: Figures) -> None:
        self._teller = teller
        self._figures = figures
        self._say = teller.texts.say

    def render(self, view: SherwoodView) -> list[list[RenderableType]]:
        """Everything; without the map; the players alone."""
        head, players, hand = self.headline(view), self.players(view), self._hand(view)
        convoys = self.convoys(view)
        return [
            [head, players, self.forest(view), convoys, *hand],
            [head, players, convoys, *hand],
            [head, players, *hand],
        ]

    def headline(self, view: SherwoodView) -> RenderableType:
        bar = Table.grid(expand=True)
        for side in ("left", "center", "right"):
            bar.add_column(justify=side)
        phase = self._say(f"sherwood-phase-{view.phase}")
        where = self._say("sherwood-headline", round=view.round + 1, rounds=view.rounds, phase=phase)
        mine = self._say("sherwood-headline-mine", count=view.mine)
        you = self._teller.role(active=view.active)
        who = self._say("sherwood-headline-active", you=you, active=self._teller.name(view.active))
        bar.add_row(f" {where}", mine, Text(f"{who} "), style="bold reverse")
        return bar

    def players(self, view: SherwoodView) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="underline")
        table.add_column(" " + self._say("sherwood-column-player"), no_wrap=True, max_width=_LONGEST_NAME)
        for column in ("glory", "gold", "camp", "oak", "placed", "hand"):
            table.add_column(self._say(f"sherwood-column-{column}"), justify="right")
        table.add_column("")
        for seat, shown in enumerate(view.seats):
            placed = sum(shown.spots.values()) + sum(band.raiders[seat] for band in view.bands)
            figures = (shown.glory, shown.gold, shown.camp, shown.oak, placed, shown.hand_size)
            signs = [self._say("sherwood-figure")] if seat == view.figure else []
            signs += [self._say("sherwood-first-card")] if seat == view.first_card else []
            style = "bold" if seat == view.viewer else ""
            table.add_row(Text(f" {self._teller.label(seat)}"), *map(str, figures), ", ".join(signs), style=style)
        return table

    def _hand(self, view: SherwoodView) -> list[RenderableType]:
        hand = view.seats[view.viewer].hand if view.viewer >= 0 else None
        if not hand:
            return []
        cards = " · ".join(self._teller.title("equipment", word) for word in hand)
        return [Text.assemble((f" {self._say('sherwood-your-hand')}   ", "bold"), cards)]

    def convoys(self, view: SherwoodView) -> RenderableType:
        lines = [Text(f" {self._say('sherwood-row-title')}", style="bold")]
        return Group(*lines, *(self._convoy(slot) for slot in view.row if not slot.resolved))

    def _convoy(self, slot: SlotView) -> RenderableType:
        if slot.face is not None:
            line = self._say("sherwood-row-known", slot=slot.slot, face=self._face(slot.face))
        else:
            line = self._say("sherwood-row-hidden", slot=slot.slot, back=slot.back)
        if slot.looked:
            line += f" – {self._say('sherwood-row-looked', names=self._teller.players(slot.looked))}"
        return Indented(line, "  ", "     ")

    def _face(self, face: FaceView) -> str:
        return self._teller.phrase("sherwood-face", {**asdict(face), "sheriff": int(face.sheriff)})

    def _town(self, word: str) -> str:
        return self._teller.named("town", word)

    # the map

    def forest(self, view: SherwoodView) -> RenderableType:
        """Two roads that cross: York and Lincoln above, Derby and Nottingham below, hideouts along them."""
        inward = self._figures.inward
        york, lincoln, nottingham, derby = (inward[TOWNS.index(town)] for town in TOWNS)
        lines = [self._towns("york", "lincoln")]
        lines += self._half(view, york, lincoln, "\\/")
        lines.append(" " * (_HALF - 1) + "×")
        lines += self._half(view, derby, nottingham, "/\\")[::-1]
        lines.append(self._towns("derby", "nottingham"))
        return Group(*(Text(line, no_wrap=True) for line in lines))

    def _towns(self, left: str, right: str) -> str:
        return f" {self._town(left)}".ljust(_HALF) + self._town(right).rjust(_HALF - 2)

    def _half(self, view: SherwoodView, left: list[int], right: list[int], slants: str) -> list[str]:
        """One side of the crossing, from the towns inwards."""
        lines: list[str] = []
        for depth in range(max(len(left), len(right))):
            indent = " " * (2 + _STEP * depth)
            one = f"{indent}{slants[0]} {self._hideout(view, left[depth])}" if depth < len(left) else ""
            other = f"{self._hideout(view, right[depth])} {slants[1]}{indent}" if depth < len(right) else ""
            lines.append(one.ljust(_HALF) + other.rjust(_HALF))
        return lines

    def _hideout(self, view: SherwoodView, hideout: int) -> str:
        red = _RED if hideout in view.red else ""
        cart = f" {_CART}" if view.cart is not None and view.cart.hideout == hideout else ""
        band = next((band for band in view.bands if band.hideout == hideout), None)
        if band is None:
            return f"{hideout}{red}{cart}"
        raiders = "+".join(
            f"{self._teller.label(seat)[:6]} {count}" for seat, count in enumerate(band.raiders) if count
        )
        named = f" ↦{band.slot}" if band.slot is not None else ""
        return f"{hideout}{red}{cart} [{raiders}{named}]"

    # on request, and at the end

    def map(self, view: SherwoodView) -> list[RenderableType]:
        """The forest, and every band with all that was agreed in it."""
        bands = [Indented(self._band(view, band), "  ", "     ") for band in view.bands]
        heading = Text(self._say("sherwood-map-title"), style="bold")
        return [heading, self.forest(view), *bands]

    def _band(self, view: SherwoodView, band: BandView) -> str:
        """Who leads and waits there, which card was named and by whom, shares laid down, promised cards."""
        teller = self._teller
        parts = [self._say("sherwood-band-led", hideout=band.hideout, leader=teller.name(band.leader))]
        parts.append(teller.phrase("sherwood-band", {"raiders": band.raiders}))
        if band.informant is not None and band.slot is not None:
            informant = teller.name(band.informant)
            parts.append(self._say("sherwood-band-target", slot=band.slot, informant=informant))
        for seat, (gold, companions) in enumerate(zip(band.gold, band.companions, strict=True)):
            amounts = (("sherwood-gold", gold), ("sherwood-companions", companions))
            share = [self._say(text, count=count) for text, count in amounts if count]
            if share:
                parts.append(self._say("sherwood-band-share", seat=teller.name(seat), share=teller.listed(share)))
        for seat, cards in enumerate(self._promised(view, band)):
            if cards:
                titles = teller.listed([teller.title("equipment", card) for card in cards])
                parts.append(self._say("sherwood-band-promised", seat=teller.name(seat), cards=titles))
        return " · ".join(parts)

    def _promised(self, view: SherwoodView, band: BandView) -> list[list[str]]:
        """Of each seat: cards that lie there (SW-4.3), or that were promised and not laid down (SW-4.6)."""
        cards = [list(words) for words in band.armed] or [[] for _ in view.seats]
        for number in band.pledges:
            promise = view.promises[number]
            kind, _, what = promise.term.split()
            if kind == ARM.name:
                cards[promise.promiser].append(what)
        return cards

    def row(self, view: SherwoodView) -> list[RenderableType]:
        """The convoys, and at which hideouts each was named."""
        lines: list[RenderableType] = [Text(self._say("sherwood-row-title"), style="bold")]
        for slot in view.row:
            if slot.resolved:
                continue
            lines.append(self._convoy(slot))
            named = [band for band in view.bands if band.slot == slot.slot]
            lines += [Indented(self._band(view, band), " " * 5, " " * 7) for band in named]
        return lines

    def ledger(self, view: SherwoodView, beside: Mapping[int, str]) -> list[RenderableType]:
        lines = [
            self._teller.phrase(
                "sherwood-ledger-claim", {"seat": claim.seat, "said": claim.said, "verdict": claim.verdict}
            )
            for claim in view.claims
        ]
        lines += [self._promise(promise, beside.get(promise.written, "")) for promise in view.promises]
        heading = Text(self._say("sherwood-ledger-title"), style="bold")
        return [heading, *(Indented(line, "  ", "     ") for line in lines or [self._say("sherwood-ledger-empty")])]

    def _promise(self, promise: PromiseView, text: str) -> str:
        facts: Facts = {"promiser": promise.promiser, "promisee": promise.promisee, "promise": promise.number}
        line = self._teller.phrase("sherwood-ledger-promise", {**facts, "term": promise.term, "fate": promise.fate})
        if promise.paid:
            line += " " + self._say("sherwood-promise-paid", count=promise.paid)
        return f"{line} {self._say('sherwood-words', words=text)}" if text else line

    def final_count(self, view: SherwoodView) -> list[RenderableType]:
        """One row for each player, the winner first."""
        table = Table(box=box.SIMPLE, padding=(0, 1), header_style="bold")
        for column in ("place", "player", "glory", "oak", "gold"):
            table.add_column(self._say(f"sherwood-column-{column}"), justify="left" if column == "player" else "right")
        for seat, tally in sorted(enumerate(view.tallies or []), key=lambda each: each[1].place):
            style = "bold" if seat == view.viewer else ""
            cells = (str(tally.glory), str(tally.oak), str(tally.gold))
            table.add_row(str(tally.place), Text(self._teller.label(seat)), *cells, style=style)
        return [table]
