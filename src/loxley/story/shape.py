"""What the story of a game is made of. No sentence stands here: what is told has a key and its facts."""

from dataclasses import dataclass, field

from loxley.core.seats import Seat

ToldFacts = dict[str, int | str | list[int | str]]  # the facts of an event, as the wire knows them

LINES, BARS, DOTS = "lines", "bars", "dots"  # the kinds of charts


@dataclass
class Told:
    """One sentence: its key, its facts, and after how many steps of the replay it can be seen."""

    name: str
    facts: ToldFacts
    step: int


@dataclass
class Standing:
    """The points of all at one moment."""

    step: int
    round: int  # of games that have rounds, how many are over; of others, how many steps
    scores: list[int]


@dataclass
class Figure:
    """How often, or how much, for each seat."""

    name: str
    values: list[int]
    of: str = ""  # the figure of which this one is a part


@dataclass
class Flow:
    """What one player gave another in the whole game, by kind."""

    kind: str
    giver: Seat
    taker: Seat
    amount: int
    times: int = 1


@dataclass
class Inspection:
    """One decision about a bag: what opening it was worth, and what the inspector could know of it."""

    step: int
    inspector: Seat
    seat: Seat
    opened: bool
    lied: bool
    likely_true: int  # of 100, from worlds that fit what the inspector saw
    expected: int  # coins that opening it was worth on average in those worlds
    worth: int  # coins that opening it was worth in truth


@dataclass
class Feat:
    """Something worth doing once, that a seat did in this game."""

    name: str
    seat: Seat
    step: int  # after which it was done


@dataclass
class Axis:
    name: str
    ticks: list[int]  # the first is the least, the last the most


@dataclass
class Series:
    """What has one colour in a chart: a player, or something of one kind."""

    name: str  # empty for a player
    seat: Seat | None
    points: list[tuple[int, int]]  # of bars: the row, and how long


@dataclass
class Chart:
    name: str
    kind: str
    x: Axis
    y: Axis  # of bars: nothing but the rows
    series: list[Series]
    rows: list[list[Seat]] = field(default_factory=list)  # of bars: a player, or a giver and a taker


@dataclass
class Story:
    """All that is told of one finished game."""

    game: str
    players: int
    names: list[str]
    levels: list[str]
    scores: list[int]
    winners: list[Seat]
    course: list[Standing]
    figures: list[Figure]
    flows: list[Flow]
    inspections: list[Inspection]
    awards: list[Told]
    turns: list[Told]  # turning points, in order
    feats: list[Feat] = field(default_factory=list)
    charts: list[Chart] = field(default_factory=list)
