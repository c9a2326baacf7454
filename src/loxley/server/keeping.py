"""Somebody's own finished games, kept for them: by a name and a secret, and for nobody without both.

What is stored is a hash of the two: neither the name nor the secret stands in the store, and a name that is asked for
with another secret is the name of somebody else. Secrets are made by the browser with 130 random bits, so that a plain
hash is enough; nothing that a person would think of has their form.
"""

import re
import zlib

import msgspec

from loxley.core.refusals import Refused
from loxley.server.limits import Limits
from loxley.server.messages.bodies import Kept, KeptGames
from loxley.tables.people import hashed, tidy
from loxley.tables.store import KeepingRoom, Store

_SECRET = re.compile("[a-z2-7]{26}")
_LONGEST_NAME = 40
_MEGABYTE = 1_000_000


def owner_of(name: str, secret: str) -> str:
    if not 0 < len(tidy(name)) <= _LONGEST_NAME or not _SECRET.fullmatch(secret):
        raise Refused("no-such-games", "name")
    return hashed(f"games {tidy(name).casefold()} {secret}")


async def kept_games(store: Store, owner: str) -> KeptGames:
    found = await store.kept_games(owner)
    if found is None:
        raise Refused("no-such-games", "name")
    return msgspec.json.decode(zlib.decompress(found), type=KeptGames)


async def keep_games(store: Store, owner: str, wish: KeptGames, now: float, limits: Limits) -> Kept:
    """At most so many people have a place here, with so much together; who wants less than before always gets it."""
    data = zlib.compress(msgspec.json.encode(wish))
    await store.keep_games(owner, data, now, KeepingRoom(limits.keepers, limits.kept_megabytes * _MEGABYTE))
    return Kept(games=len(wish.games))


async def forget_games(store: Store, owner: str) -> Kept:
    await kept_games(store, owner)
    await store.forget_games(owner)
    return Kept(games=0)
