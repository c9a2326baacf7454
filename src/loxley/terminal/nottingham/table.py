"""The table of Nottingham as one person sees it: players, missions, track, hand, memory, the final count."""

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from loxley.games.nottingham.objects import OBJECTS, VALUES
from loxley.games.nottingham.view import NottinghamView, SeatView
from loxley.telling import Teller

_NONE = "·"
_AHEAD = 8  # spaces of the track that are shown


class TableTop:
    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._say = teller.texts.say

    def render(self, view: NottinghamView) -> list[list[RenderableType]]:
        """All that lies on the table; what is shown just now and the person's own cards; these alone."""
        head, seats, hand = self._headline(view), self._seats(view), self._hand(view)
        own = [*self._laid_open(view), *self._own(view)]
        cards: list[RenderableType] = [_labelled(own), hand] if own else [hand]
        return [
            [head, seats, _labelled([*self._common(view), *own]), hand],
            [head, seats, *cards],
            [head, *cards],
        ]

    def _headline(self, view: NottinghamView) -> RenderableType:
        phase = self._say(f"nottingham-phase-{view.phase}")
        place = self._say("nottingham-headline", space=view.sheriff, spaces=len(view.track), phase=phase)
        you = self._teller.role(seat=view.active)
        turn = self._say("nottingham-headline-turn", you=you, seat=self._teller.name(view.active))
        return Text(f" {place}  ·  {turn}", style="bold")

    def _seats(self, view: NottinghamView) -> RenderableType:
        table = Table(box=None, padding=(0, 2, 0, 1), header_style="underline")
        for column in ("player", "colour", "hand", "ambushes", "loot", "missions", "offer"):
            number = column in ("hand", "ambushes", "loot", "missions")
            table.add_column(self._say(f"nottingham-column-{column}"), justify="right" if number else "left")
        for seat, shown in enumerate(view.seats):
            missions = sum(seat in mission.doers for mission in view.missions)
            counts = (shown.hand_size, shown.ambush_count, shown.loot_size, missions)
            cells = [
                self._teller.label(seat),
                _NONE if shown.colour is None else self._teller.named("colour", shown.colour),
                *(str(n or _NONE) for n in counts),
            ]
            table.add_row(*cells, self._offer(shown), style="bold" if seat == view.viewer else "")
        return table

    def _offer(self, shown: SeatView) -> str:
        if shown.offer is None:
            return ""
        return self._teller.shorts("object", shown.offer) or self._say("list-nothing")

    def _common(self, view: NottinghamView) -> list[tuple[str, str]]:
        missions = self._missions(view)
        return [
            (self._say("nottingham-missions-label"), " · ".join(missions[:2])),
            ("", " · ".join(missions[2:])),  # all four are too long for one line
            (self._say("nottingham-track-label"), self._track(view)),
            (self._say("nottingham-piles-label"), self._piles(view)),
        ]

    def _missions(self, view: NottinghamView) -> list[str]:
        return [
            self._say(
                "nottingham-mission-line",
                doers=len(shown.doers),
                mission=self._teller.title("mission", shown.mission),
                alone=shown.alone,
                shared=shown.shared,
            )
            for shown in view.missions
        ]

    def _track(self, view: NottinghamView) -> str:
        ahead = " ".join(str(number) for number in view.track[view.sheriff : view.sheriff + _AHEAD])
        if len(view.track) > view.sheriff + _AHEAD:
            ahead += " …"
        if view.sheriff == 0:
            return self._say("nottingham-track-start", ahead=ahead)
        return self._say("nottingham-track-line", number=view.number, ahead=ahead or self._say("nottingham-title"))

    def _piles(self, view: NottinghamView) -> str:
        piles = {"deck": view.deck_size, "discard": view.discard_size, "ambushes": view.ambush_pile_size}
        return self._say("nottingham-piles-line", **piles)

    def _laid_open(self, view: NottinghamView) -> list[tuple[str, str]]:
        """What is shown just now: the card, the set, somebody's hand."""
        rows: list[tuple[str, str]] = []
        if view.card is not None:
            rows.append((self._say("nottingham-card-label"), self._teller.title("object", view.card)))
        if view.set_kind is not None:
            rows.append(
                (self._say("nottingham-set-label"), self._teller.short("object", view.set_kind, view.set_cards))
            )
        for seat, shown in enumerate(view.seats):
            if shown.hand is not None and seat != view.viewer and view.viewer >= 0:
                you = self._teller.role(seat=seat)
                label = self._say("nottingham-shown-hand", you=you, player=self._teller.name(seat))
                rows.append((label, self._teller.shorts("object", shown.hand)))
        return rows

    def _own(self, view: NottinghamView) -> list[tuple[str, str]]:
        if view.viewer < 0:
            return []
        rows: list[tuple[str, str]] = []
        mine = view.seats[view.viewer]
        if view.looked is not None:
            rows.append((self._say("nottingham-looked"), self._ambushes(view, view.looked)))
        if mine.ambushes:
            rows.append((self._say("nottingham-your-ambushes"), self._ambushes(view, mine.ambushes)))
        if mine.loot and view.tallies is None:
            loot = self._say(
                "nottingham-own-loot", loot=self._teller.shorts("object", mine.loot), score=mine.score or 0
            )
            rows.append((self._say("nottingham-your-loot"), loot))
        return rows

    def _hand(self, view: NottinghamView) -> RenderableType:
        """Each object with its value."""
        hand = Counter(view.seats[view.viewer].hand or []) if view.viewer >= 0 else Counter[str]()
        grid = Table.grid(padding=(0, 3, 0, 0))
        titles = [Text(self._teller.short("object", name, cards), style="bold") for name, cards in hand.items()]
        grid.add_row(Text(" " + self._say("nottingham-your-hand"), style="bold"), *titles)
        values = [str(VALUES[OBJECTS.index(name)]) for name in hand]
        grid.add_row(" " + self._say("nottingham-column-value"), *values)
        return grid

    # on request

    def memory(self, view: NottinghamView) -> list[RenderableType]:
        """What the person has seen, if the table plays with a memory aid (NO-R27)."""
        if view.memory is None:
            return [Text(self._say("nottingham-memory-off"))]
        shorts = self._teller.shorts
        parts: list[RenderableType] = [Text(self._say("nottingham-memory-title"), style="bold")]
        for seat, held in enumerate(view.memory.hands):
            rows = [(self._say("nottingham-memory-loot"), shorts("object", view.memory.loots[seat]))]
            if seat != view.viewer:
                doubtful = self._say("nottingham-memory-doubtful", missing=held.missing)
                rows.insert(0, (self._say("nottingham-memory-sure"), shorts("object", held.sure)))
                rows.insert(1, (doubtful, shorts("object", held.doubtful)))
            parts += [Text(f" {self._teller.label(seat)}", style="underline"), _labelled(rows)]
        discard = shorts("object", view.memory.discard)
        return [*parts, _labelled([(self._say("nottingham-memory-discard"), discard)])]

    def _ambushes(self, view: NottinghamView, words: Sequence[str]) -> str:
        return self._teller.listed([self.ambush(view, word) for word in words])

    def ambush(self, view: NottinghamView, word: str) -> str:
        """An ambush card by its name; a colour with the player who has it."""
        name = self._teller.named("ambush", word, "object")
        owners = [seat for seat, shown in enumerate(view.seats) if shown.colour == word]
        return f"{name} ({self._teller.label(owners[0])})" if owners else name

    def final_count(self, view: NottinghamView) -> list[RenderableType]:
        """One row for each player, the winner first."""
        table = Table(padding=(0, 1), header_style="bold", title=self._say("nottingham-phase-over"), title_style="bold")
        table.add_column(self._say("nottingham-count-place"), justify="right")
        table.add_column(self._say("nottingham-column-player"), no_wrap=True)
        table.add_column(self._say("nottingham-count-loot"), justify="right")
        table.add_column(self._say("nottingham-count-missions"))
        table.add_column(self._say("nottingham-count-total"), justify="right")
        for seat, tally in sorted(enumerate(view.tallies or []), key=lambda each: each[1].place):
            missions = [f"{self._teller.title('mission', name)} {points}" for name, points in tally.missions.items()]
            cells = [str(tally.place), self._teller.label(seat), str(tally.loot), ", ".join(missions), str(tally.total)]
            table.add_row(*cells, style="bold" if seat == view.viewer else "")
        return [table]


def _labelled(rows: Sequence[tuple[str, str]]) -> RenderableType:
    """A label and a line each; what does not fit on the line is cut."""
    margin = max(cell_len(label) for label, _ in rows) + 3
    lines = [Text.assemble((f" {label}".ljust(margin + 1), "bold"), content) for label, content in rows]
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return Group(*lines)
