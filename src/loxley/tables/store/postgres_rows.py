"""Rows and lobby entries as PostgreSQL takes, announces and gives them."""

from typing import Any

import asyncpg
import msgspec

from loxley.tables.rows import Row
from loxley.tables.store import LobbyEntry, Stored

_MOST_PAYLOAD = 7_600  # bytes; PostgreSQL takes less than 8,000

APPEND = """
WITH waiting AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::int[], $7::text[])
        AS t (table_name, number, match, data, at, packet, line)
), fresh AS (
    INSERT INTO rows (table_name, number, match, data, at)
    SELECT table_name, number, match, data, at FROM waiting
    WHERE NOT EXISTS (SELECT 1 FROM archives WHERE archives.table_name = waiting.table_name)
    ON CONFLICT DO NOTHING
    RETURNING table_name, number
), shown AS (
    INSERT INTO cards (table_name, created, touched, stage, listed, wakes, duplicate, info)
    SELECT card.* FROM unnest(
        $8::text[], $9::float8[], $10::float8[], $11::text[], $12::bool[], $13::bool[], $14::text[], $15::text[]
    ) AS card (table_name, created, touched, stage, listed, wakes, duplicate, info)
    JOIN fresh ON fresh.table_name = card.table_name
    ON CONFLICT (table_name) DO UPDATE SET
        touched = EXCLUDED.touched, stage = EXCLUDED.stage, wakes = EXCLUDED.wakes, info = EXCLUDED.info
)
SELECT array_agg(fresh.table_name) AS tables, pg_notify($16, $17 || E'\\n' || string_agg(line, E'\\n'))
FROM fresh JOIN waiting USING (table_name, number) GROUP BY packet
"""
ROWS = "SELECT table_name, number, match, data, at FROM rows"
ENTRIES = "SELECT table_name, created, touched, stage, listed, wakes, duplicate, info FROM cards"

Entry = tuple[Row, LobbyEntry | None, Stored]
_encode = msgspec.json.Encoder().encode


def columns_of(batch: list[Entry]) -> list[list[Any]]:
    """Rows and lobby entries, column by column. Rows are announced in packets that fit into a notification."""
    rows = [row for row, _, _ in batch]
    entries = [entry for _, entry, _ in batch if entry is not None]
    packets: list[int] = []
    lines: list[str] = []
    size = _MOST_PAYLOAD
    for row in rows:
        line = _encode([row.table, row.number, row.match, row.at, row.data.decode()])
        if len(line) > _MOST_PAYLOAD:
            line = f"{row.table} {row.number}".encode()
        size += len(line) + 1
        if size > _MOST_PAYLOAD:
            packets.append(packets[-1] + 1 if packets else 0)
            size = len(line) + 1
        else:
            packets.append(packets[-1])
        lines.append(line.decode())
    return [
        [row.table for row in rows],
        [row.number for row in rows],
        [row.match for row in rows],
        [row.data.decode() for row in rows],
        [row.at for row in rows],
        packets,
        lines,
        [entry.table for entry in entries],
        [entry.created for entry in entries],
        [entry.touched for entry in entries],
        [entry.stage for entry in entries],
        [entry.listed for entry in entries],
        [entry.wakes for entry in entries],
        [entry.duplicate for entry in entries],
        [entry.info.decode() for entry in entries],
    ]


def row_in(line: asyncpg.Record) -> Row:
    return Row(line["table_name"], line["number"], line["match"], line["data"].encode(), line["at"])


def entry_in(line: asyncpg.Record) -> LobbyEntry:
    return LobbyEntry(
        line["table_name"],
        line["created"],
        line["touched"],
        line["stage"],
        line["listed"],
        line["wakes"],
        line["duplicate"],
        line["info"].encode(),
    )
