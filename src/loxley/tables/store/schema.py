"""The schema, as steps that are taken one after the other. A store remembers how many it has taken.

A step that was ever released is never changed: the next change is a new step at the end.
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
)


def steps_after(taken: int) -> tuple[tuple[str, ...], ...]:
    """What is still to be done; refuses a store that a newer version has used."""
    if taken > len(STEPS):
        raise Refused("newer-store", "--store", "", {"found": taken, "known": len(STEPS)})
    return STEPS[taken:]
