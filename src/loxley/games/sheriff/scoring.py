"""The final count (SH-7): values, coins, Kings and Queens, places. Used by the game and by the score sheet."""

from dataclasses import dataclass, field

from loxley.games.sheriff.goods import ARCANE_SCROLLS, FEAST_PLATE, GOODS, KING, LEGAL, QUEEN, Figures, Good


@dataclass
class Tally:
    """One player's line of the count."""

    goods: int  # the value of all goods on the stall
    coins: int
    bonuses: dict[str, int] = field(default_factory=dict)  # by legal good
    titles: dict[str, str] = field(default_factory=dict)  # by legal good: king or queen
    total: int = 0
    legal_cards: int = 0
    contraband_cards: int = 0
    place: int = 0


def tally(
    figures: Figures,
    stalls: list[list[int]],
    contraband: list[list[Good]],
    purses: list[int],
    feasts: list[list[Good]],
) -> list[Tally]:
    """Score = goods + coins + bonuses (SH-7.2); `feasts` says what each player's Feast Plates have become (SH-8.5)."""
    lines = [_line(figures, stalls[seat], contraband[seat], purses[seat], feasts[seat]) for seat in range(len(purses))]
    barred = [ARCANE_SCROLLS in cards for cards in contraband]
    for good in range(LEGAL):
        counts = [_delivered(figures, good, stalls[at], contraband[at], feasts[at]) for at in range(len(purses))]
        _crown(lines, good, counts, barred)
    for line in lines:
        line.total = line.goods + line.coins + sum(line.bonuses.values())
    _place(lines)
    return lines


def _line(figures: Figures, stall: list[int], contraband: list[Good], coins: int, feast: list[Good]) -> Tally:
    values = figures.values
    goods = sum(stall[good] * values[good] for good in range(LEGAL))
    goods += sum(values[good] for good in contraband)
    goods += sum(values[good] - values[FEAST_PLATE] for good in feast)
    line = Tally(goods, coins)
    line.legal_cards = sum(stall) + len(feast)
    line.contraband_cards = len(contraband) - len(feast)
    return line


def _delivered(figures: Figures, good: Good, stall: list[int], contraband: list[Good], feast: list[Good]) -> int:
    """How many of a legal good a stall counts for its King and Queen, royal goods included (SH-7.4)."""
    royal = sum(figures.titles[card] for card in contraband if figures.title_of[card] == good)
    return stall[good] + royal + feast.count(good)


def _crown(lines: list[Tally], good: Good, counts: list[int], barred: list[bool]) -> None:
    """King and Queen of one good (SH-7.3, SH-7.5). Nobody is crowned for nothing (SH-R5).

    Who has Arcane Scrolls is ranked, but a title or a share that falls to them goes to nobody (SH-8.5).
    """
    best = max(counts)
    if best == 0:
        return
    kings = [seat for seat, count in enumerate(counts) if count == best]
    if len(kings) > 1:
        _award(lines, good, kings, KING[good] + QUEEN[good], "king", barred)
        return
    _award(lines, good, kings, KING[good], "king", barred)
    second = max(count for seat, count in enumerate(counts) if seat != kings[0])
    if second > 0:
        queens = [seat for seat, count in enumerate(counts) if count == second]
        _award(lines, good, queens, QUEEN[good], "queen", barred)


def _award(lines: list[Tally], good: Good, seats: list[int], bonus: int, title: str, barred: list[bool]) -> None:
    for seat in seats:
        if not barred[seat]:
            lines[seat].bonuses[GOODS[good]] = bonus // len(seats)
            lines[seat].titles[GOODS[good]] = title


def _place(lines: list[Tally]) -> None:
    """Most points, then most legal goods, then most contraband; then the place is shared (SH-7.6, SH-R9)."""
    ranks = [(line.total, line.legal_cards, line.contraband_cards) for line in lines]
    for at, line in enumerate(lines):
        line.place = 1 + sum(1 for rank in ranks if rank > ranks[at])
