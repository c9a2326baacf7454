"""What processes tell each other about a table."""

import msgspec

from loxley.tables.patience import Hold


class Note(msgspec.Struct, omit_defaults=True):
    """Who is connected to a process, or that it wants to know; and signals."""

    table: str
    here: list[int] = []
    watching: int = 0
    screens: int = 0
    away: list[int] = []  # those who are connected by pages in the background alone
    asks: bool = False
    signal: str = ""  # that somebody gave there
    seat: int = -1  # and who
    row: int = 0  # and up to which row
    hold: Hold | None = None  # what bots wait for, from the process that drives them
    held: bool = False


_encode = msgspec.json.Encoder().encode
read_note = msgspec.json.Decoder(Note).decode


def written(note: Note) -> str:
    return _encode(note).decode()
