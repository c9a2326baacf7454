"""The seeds of deals that several tables play: one alone, or a series whose deals follow each other at each table."""

from hashlib import blake2b

from loxley.core.chance import SEED_BYTES
from loxley.tables.rows import Opened


def seed_of_deal(opened: Opened, number: int) -> str:
    """The seed of a game of the table, counted from 1; nothing if it is no deal of the series.

    Seeds are told one by one while later deals are still played: none follows from another.
    """
    if not opened.deal or number > opened.deals:
        return ""
    if opened.deals == 1:
        return opened.deal
    key = bytes.fromhex(opened.deal)
    return blake2b(bytes([number]), key=key, digest_size=SEED_BYTES, person=b"loxley series").hexdigest()
