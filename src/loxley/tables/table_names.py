"""Names of tables, as they stand in links: short, and hard to guess."""

import secrets

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are easily mistaken
_LENGTH = 10


def new_table_name() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def is_table_name(name: str) -> bool:
    """Could this be the name of a table? What else is asked for never reaches the store."""
    return len(name) == _LENGTH and all(letter in _LETTERS for letter in name)
