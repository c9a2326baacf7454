"""Why a socket was closed, as a number: the codes that a client meets, with what it should do."""

from typing import Final

GOING_AWAY: Final = 1001
RESTARTS: Final = 1012
TRY_LATER: Final = 1013
NOT_OURS: Final = 4400
UNKNOWN_TOKEN: Final = 4401
REMOVED: Final = 4403
NO_SUCH_TABLE: Final = 4404
NO_HELLO: Final = 4408
MOVED: Final = 4409
GONE: Final = 4410
TOO_MUCH: Final = 4429

# Meaning, and what to do; docs/messages.md is made from it.
CLOSE_CODES: Final = {
    GOING_AWAY: ("the server goes away", "connect again, with `since`"),
    RESTARTS: ("the server restarts", "connect again, with `since`"),
    TRY_LATER: ("the store does not answer", "connect again, with `since`"),
    NOT_OURS: ("not a message of this protocol", "mend the client"),
    UNKNOWN_TOKEN: ("the token is not known here", "join again"),
    REMOVED: ("the host has removed you", "do not come back"),
    NO_SUCH_TABLE: ("no such table, or the key is not that of its invitation", "ask for the whole link"),
    NO_HELLO: ("no `hello` within ten seconds", "say `hello` first"),
    MOVED: ("you went on with another device", "do not come back with this token"),
    GONE: ("the table is closed, or cannot be read; a `refused` before it says which", "do not come back"),
    TOO_MUCH: ("too fast, too much, or too slow to listen", "wait, connect again with `since`"),
}
