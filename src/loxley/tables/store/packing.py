"""An archived table: all its rows as one compressed text. It unfolds into the same rows."""

import zlib

import msgspec

from loxley.tables.rows import Row

_LEVEL = 9
_decode_line = msgspec.json.Decoder(tuple[int, int, float, str]).decode
_encode = msgspec.json.Encoder().encode


def pack(rows: list[Row]) -> bytes:
    lines = [_encode((row.number, row.match, row.at, row.data.decode())) for row in rows]
    return zlib.compress(b"\n".join(lines), _LEVEL)


def unpack(table: str, data: bytes) -> list[Row]:
    rows: list[Row] = []
    for line in zlib.decompress(data).split(b"\n"):
        number, match, at, text = _decode_line(line)
        rows.append(Row(table, number, match, text.encode(), at))
    return rows
