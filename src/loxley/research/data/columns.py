"""The columns of a table of decisions: their names, their types, and what they mean."""

from typing import Final, NamedTuple


class Column(NamedTuple):
    """`kind` is the type in polars, `type` the one that a data card names."""

    name: str
    kind: str
    type: str
    meaning: str


COLUMNS: Final = (
    Column("game", "String", "sc:Text", "The game that was played."),
    Column(
        "record", "String", "sc:Text", "The file of the game's record, without its ending: the deal and the rotation."
    ),
    Column("step", "UInt32", "sc:Integer", "The number of the decision in its game, from 0."),
    Column("seats", "UInt8", "sc:Integer", "How many players the game has."),
    Column("seat", "UInt8", "sc:Integer", "Who decided."),
    Column("bot", "String", "sc:Text", "The level or the name of the bot on that seat."),
    Column("character", "String", "sc:Text", "The character of the bot."),
    Column("phase", "String", "sc:Text", "The phase of the game before the decision."),
    Column(
        "row",
        "Binary",
        "sc:Text",
        "What the seat saw and remembered, as bytes (rows.json names them); empty for a game without rows.",
    ),
    Column("legal", "List(UInt16)", "sc:Integer", "All legal moves of the seat, as numbers of the game's vocabulary."),
    Column("chosen", "UInt16", "sc:Integer", "The move that was played."),
    Column("words", "String", "sc:Text", "The same move in words."),
    Column("reason", "String", "sc:Text", "Why, as JSON, where the bot gave a reason for the sequence; else empty."),
    Column("score", "Int32", "sc:Integer", "The points of the seat at the end of the game."),
    Column("place", "UInt8", "sc:Integer", "The place of the seat at the end, 1 for winners."),
    Column("win", "Float32", "sc:Float", "The seat's share of the win."),
)
