"""The schema, as steps that are taken one after the other. A store remembers how many it has taken.

A step that was ever released is never changed: the next change is a new step at the end. `{bytes}` stands for the type
of bytes, the one thing in which the two databases differ.
"""

from loxley.core.refusals import Refused

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE rows (
            table_name TEXT NOT NULL,
            number INTEGER NOT NULL,
            match INTEGER NOT NULL,
            data TEXT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_name, number)
        )""",
        """CREATE TABLE cards (
            table_name TEXT PRIMARY KEY,
            created DOUBLE PRECISION NOT NULL,
            touched DOUBLE PRECISION NOT NULL,
            stage TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            wakes BOOLEAN NOT NULL,
            duplicate TEXT NOT NULL,
            info TEXT NOT NULL
        )""",
        "CREATE INDEX cards_listed ON cards (created) WHERE listed",
        "CREATE INDEX cards_waking ON cards (table_name) WHERE wakes",
        "CREATE INDEX cards_duplicate ON cards (duplicate) WHERE duplicate <> ''",
        "CREATE TABLE deals (name TEXT PRIMARY KEY, seed TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE archives (
            table_name TEXT PRIMARY KEY,
            archived DOUBLE PRECISION NOT NULL,
            data {bytes} NOT NULL
        )""",
        "CREATE INDEX archives_archived ON archives (archived)",
        "CREATE INDEX cards_touched ON cards (touched)",
        "CREATE INDEX cards_unfinished ON cards (table_name) WHERE stage NOT IN ('over', 'closed')",
        """CREATE TABLE bans (
            subject TEXT PRIMARY KEY,
            until DOUBLE PRECISION NOT NULL,
            reason TEXT NOT NULL
        )""",
        "CREATE TABLE announcement (one INTEGER PRIMARY KEY, text TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)",
    ),
    (
        """CREATE TABLE kept_games (
            owner TEXT PRIMARY KEY,
            kept DOUBLE PRECISION NOT NULL,
            data {bytes} NOT NULL
        )""",
        "CREATE INDEX kept_games_kept ON kept_games (kept)",
    ),
    (
        "CREATE TABLE push_key (one INTEGER PRIMARY KEY, private_key TEXT NOT NULL)",
        """CREATE TABLE push_devices (
            table_name TEXT NOT NULL,
            owner TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            language TEXT NOT NULL,
            since DOUBLE PRECISION NOT NULL,
            called DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_name, owner, endpoint)
        )""",
    ),
)


# Tables that are not archived, with the time of their last row; entries that were touched first come first.
RESTING = """
SELECT cards.table_name, (
    SELECT rows.at FROM rows WHERE rows.table_name = cards.table_name ORDER BY rows.number DESC LIMIT 1
) AS last
FROM cards WHERE cards.touched < {before}
    AND EXISTS (SELECT 1 FROM rows WHERE rows.table_name = cards.table_name)
ORDER BY cards.touched LIMIT {most}
"""

# The entry of a table that is archived: a game that was not finished never will be.
RETIRE = """
UPDATE cards SET stage = CASE WHEN stage = 'over' THEN 'over' ELSE 'closed' END, listed = FALSE, wakes = FALSE
WHERE table_name = ?
"""

# Nobody is called to a table that is archived.
FORGET_DEVICES = "DELETE FROM push_devices WHERE table_name = ?"

# Everything of an archived table, and deals that no table plays any more.
FORGET = (
    "DELETE FROM archives WHERE table_name = ?",
    "DELETE FROM cards WHERE table_name = ?",
    FORGET_DEVICES,
    "DELETE FROM deals WHERE NOT EXISTS (SELECT 1 FROM cards WHERE cards.duplicate = deals.name)",
)


# People whose games are kept, and how many bytes in all.
SIZE_OF_KEPT_GAMES = "SELECT count(*), coalesce(sum(length(data)), 0) FROM kept_games"

# What a backup holds, in this order.
KEPT = {
    "schema": 2,
    "deals": 2,
    "bans": 3,
    "archives": 3,
    "cards": 8,
    "rows": 5,
    "kept_games": 3,
    "push_key": 2,
    "push_devices": 8,
}


def numbered(statement: str) -> str:
    """As PostgreSQL wants it: `$1` and so on for each `?`."""
    parts = statement.split("?")
    return "".join(f"{part}${at}" for at, part in enumerate(parts[:-1], 1)) + parts[-1]


def steps_after(taken: int, bytes_type: str) -> tuple[tuple[str, ...], ...]:
    """What is still to be done; refuses a store that a newer version has used."""
    if taken > len(STEPS):
        raise Refused("newer-store", "--store", "", {"found": taken, "known": len(STEPS)})
    return tuple(tuple(statement.replace("{bytes}", bytes_type) for statement in step) for step in STEPS[taken:])
