"""The facts of the reasons that bots of Nottingham give: `locales/*/bots-nottingham.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import MOVE, NUMBER, SEAT, Kind

_CHOICE: Final[dict[str, Kind]] = {"move": MOVE, "steps": NUMBER}
_NAMES: Final = (
    *("take", "buy", "barter", "ambush", "set", "mission", "hold", "offer", "accept", "refuse"),
    *("defend", "spare", "stakeout", "spring", "wait"),
)

REASONS: Final[dict[str, dict[str, Kind]]] = {
    **{f"why-nottingham-{name}": _CHOICE for name in _NAMES},
    "why-nottingham-thumb": {"move": MOVE},
    "why-nottingham-raid": {**_CHOICE, "target": SEAT, "cards": NUMBER, "known": NUMBER, "threat": NUMBER},
}
