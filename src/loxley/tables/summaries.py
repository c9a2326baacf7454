"""What is kept beside the rows of a table: what the lobby shows of it, and how its games ended."""

import msgspec

from loxley.tables.store import LobbyEntry


class Result(msgspec.Struct):
    """How a game ended for those who sat there."""

    names: list[str]
    levels: list[str]
    scores: list[int]
    winners: list[int]


class Summary(msgspec.Struct):
    """What the lobby shows of a table, and how its game ended."""

    game: str
    players: int
    free: int
    names: list[str]
    levels: list[str]
    match: int
    scores: list[int] = []
    winners: list[int] = []
    ended: float = 0.0  # when the game was over
    player: str = ""  # who plays the deal of a day
    shown: bool = False  # with their name
    results: list[Result] = []  # of the games whose deals other tables play too


def read_summary(entry: LobbyEntry) -> Summary:
    return msgspec.json.decode(entry.info, type=Summary)
