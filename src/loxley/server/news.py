"""The parts of which messages to listeners are put together: JSON already, and the same for as many as can be."""

from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from loxley.server.frames import framed
from loxley.server.info import chat_line
from loxley.server.messages.answers import TableInfo
from loxley.tables.table import Change

_encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(acyclic=True)
class Common:
    """What a row tells all viewers alike."""

    def __init__(self, change: Change, info: TableInfo | None) -> None:
        self.change = change
        self.tail = b"" if info is None else b',"table":' + _encode(info)
        if change.chat is not None:
            self.tail += b',"chat":' + _encode(chat_line(change.chat))
        self._last = -1
        self._head = b""

    def head(self, last: int) -> bytes:
        """The number of the row, that of the news before, and who moved. Most viewers have heard the same before."""
        if last != self._last:
            change = self.change
            self._last = last
            self._head = b'{"type":"news","n":%d,"last":%d' % (change.number, last)
            if change.by is not None:
                self._head += b',"by":%d,"house":true' % change.by if change.house else b',"by":%d' % change.by
        return self._head


def frame_of(news: list[bytes], told: list[tuple[list[bytes], bytes]]) -> bytes:
    """A message with its frame; the same one for those who are told the same."""
    for parts, frame in told:
        if parts == news:
            return frame
    frame = framed(b"".join(news))
    told.append((news, frame))
    return frame


def latest(parts: list[bytes], most: int) -> list[bytes]:
    """As many of the last parts as fit: a newcomer is told the end of a long story, whatever others have done."""
    size = 0
    for at in range(len(parts) - 1, -1, -1):
        size += len(parts[at]) + 1
        if size > most:
            return parts[at + 1 :]
    return parts
