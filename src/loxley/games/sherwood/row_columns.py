"""The columns of Sherwood's rows: what stands where in the bytes that one player sees and remembers."""

from typing import Final

from mypy_extensions import i64

from loxley.core.rows import Schema
from loxley.games.sherwood.cards import BACKS, EQUIPMENT, MOST_HIDEOUTS, RAIDERS, TOWNS
from loxley.games.sherwood.options import MOST_PLAYERS
from loxley.games.sherwood.phases import LEGS, LOOT, MEETING, MESSENGERS, OVER, PLANNING, RAID, ROAD, SPOTS, STAYING
from loxley.games.sherwood.row_sheets import SEATS, SHEET
from loxley.games.sherwood.vocabulary import FIELDS, MOST_SLOTS

PHASE_NAMES: Final[list[str]] = [PLANNING, RAID, MESSENGERS, ROAD, MEETING, LOOT, STAYING, OVER]
PHASE_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(PHASE_NAMES)}
SLOTS: Final[list[str]] = [f"slot {slot + 1}" for slot in range(MOST_SLOTS)]
HIDEOUTS: Final[list[str]] = [f"hideout {number + 1}" for number in range(MOST_HIDEOUTS)]

# A card of the row, as far as the viewer knows it.
FACE: Final[list[str]] = [
    "sheriff",
    "strength",
    "gold",
    "companions",
    "glory",
    "glory lost",
    "raiders lost",
    "from",
    "to",
]
FACE_LENGTH: Final[i64] = len(FACE)

SCHEMA: Final = Schema(MOST_PLAYERS)
# the table
PLAYERS: Final = SCHEMA.number("players", MOST_PLAYERS)
ADVANCED: Final = SCHEMA.flag("advanced rules")
ORDERLY: Final = SCHEMA.flag("orderly floor")
PHASE: Final = SCHEMA.one_of("phase", PHASE_NAMES)
ROUND: Final = SCHEMA.number("round")
FIGURE: Final = SCHEMA.by_seat("first-player figure", 1)
FIRST_CARD: Final = SCHEMA.by_seat("first-player card", 1)
ACTIVE: Final = SCHEMA.by_seat("active", 1)
EMPTIED: Final = SCHEMA.by_seat("camp empty", 1)
MINE: Final = SCHEMA.number("gold mine")
LAPSED_GOLD: Final = SCHEMA.number("lapsed gold")
MARKERS: Final = SCHEMA.number("alliance markers")
PILE: Final = SCHEMA.number("cards to come")
GONE: Final = SCHEMA.number("cards gone")
EQUIPMENT_PILE: Final = SCHEMA.number("equipment pile")
DISCARD: Final = SCHEMA.counts("equipment discarded", EQUIPMENT)
PICKS: Final = SCHEMA.number("cards resolved in this round")
FREE: Final = SCHEMA.counts("free", HIDEOUTS, 1)
# everybody
GLORY: Final = SCHEMA.by_seat("glory")
GOLD: Final = SCHEMA.by_seat("gold")
CAMP: Final = SCHEMA.by_seat("camp", RAIDERS)
OAK: Final = SCHEMA.by_seat("oak", RAIDERS)
ALL_SPOTS: Final[i64] = len(SPOTS)
AT_SPOTS: Final = SCHEMA.counts_by_seat("raiders", SPOTS, RAIDERS)
HAND_SIZE: Final = SCHEMA.by_seat("hand size")
HANDS: Final = SCHEMA.counts_by_seat("equipment known", EQUIPMENT)
LAPSED: Final = SCHEMA.by_seat("lapsed companions")
PROMISES: Final = SCHEMA.by_seat("promises in this turn")
# tallies of the whole game
TRUE: Final = SCHEMA.by_seat("claims true")
FALSE: Final = SCHEMA.by_seat("claims false")
KEPT: Final = SCHEMA.by_seat("promises kept")
BROKEN: Final = SCHEMA.by_seat("promises broken")
PROMISED: Final = SCHEMA.by_seat("promises open")
COUNTED: Final[list[str]] = ["signed", "posted", "suggested", "donated", "recruited", "redirected", "played"]
TALLIES: Final = SCHEMA.counts_by_seat("tally", COUNTED)
TALLIED: Final[i64] = len(COUNTED)
TALLY_COLUMNS: Final[dict[str, int]] = {name: at for at, name in enumerate(COUNTED)}
PAID: Final = SCHEMA.by_seat("gold paid")
GOT: Final = SCHEMA.by_seat("gold received")
# the row of cards
ROW_BACKS: Final = SCHEMA.sequence("backs", MOST_SLOTS, BACKS)
RESOLVED: Final = SCHEMA.counts("resolved", SLOTS, 1)
FACE_UP: Final = SCHEMA.counts("face up", SLOTS, 1)
KNOWN: Final = SCHEMA.counts("known", SLOTS, 1)
FACES: Final = SCHEMA.counts("face", [f"{slot}: {name}" for slot in SLOTS for name in FACE])
LOOKED: Final = SCHEMA.counts_by_seat("looked at", SLOTS, 1)
MARKED: Final = SCHEMA.counts_by_seat("marked", SLOTS, 1)
CLAIMED: Final[list[str]] = [f"{slot} {field}" for slot in SLOTS for field in FIELDS]
CLAIMED_LENGTH: Final[i64] = len(CLAIMED)
CLAIMS: Final = SCHEMA.counts_by_seat("claims", CLAIMED)  # the value said, counted from 1
# bands
BAND_LABELS: Final[list[str]] = [f"{hideout}: {seat}" for hideout in HIDEOUTS for seat in SEATS]
LEADERS: Final = SCHEMA.counts("leader", BAND_LABELS, 1)
BAND_RAIDERS: Final = SCHEMA.counts("band", BAND_LABELS, RAIDERS)
ARMED: Final = SCHEMA.counts("arms laid down", BAND_LABELS)
BAND_SLOT: Final = SCHEMA.counts("agreed slot", HIDEOUTS, MOST_SLOTS)
BAND_INFORMANT: Final = SCHEMA.counts("informant", BAND_LABELS, 1)
BAND_GOLD: Final = SCHEMA.counts("gold laid down", BAND_LABELS)
BAND_COMPANIONS: Final = SCHEMA.counts("companions laid down", BAND_LABELS)
# talks
PROPOSALS: Final = SCHEMA.number("proposals left")
CLOSED: Final = SCHEMA.flag("talks closed")
TALK_ASKED: Final = SCHEMA.by_seat("asked to speak", 1)
SPOKEN: Final = SCHEMA.by_seat("has spoken", 1)
DROPPED: Final = SCHEMA.flag("dropped")
STANDS: Final = SCHEMA.by_seat("sheet stands", 1)
SHEETS: Final = SCHEMA.counts_by_seat("sheet", SHEET)
SIGNED: Final = SCHEMA.counts_by_seat("sheet signed by", SEATS, 1)
SUGGESTIONS: Final = SCHEMA.counts_by_seat("suggestion", SHEET)
DRAFTING: Final = SCHEMA.flag("drafting")
DRAFT: Final = SCHEMA.counts("draft", SHEET)
# the card on its way
CART_SLOT: Final = SCHEMA.number("cart slot", MOST_SLOTS)
CART_END: Final = SCHEMA.word("cart to", TOWNS)
CART_LEG: Final = SCHEMA.word("cart leg", LEGS)
CART_STEP: Final = SCHEMA.number("cart step")
CART_HIDEOUT: Final = SCHEMA.number("cart hideout", MOST_HIDEOUTS)
MESSENGERS_SENT: Final = SCHEMA.by_seat("messenger sent", 1)
FORGONE: Final = SCHEMA.by_seat("messenger forgone", 1)
CART_ASKED: Final = SCHEMA.by_seat("asked", 1)
ANSWERED: Final = SCHEMA.flag("answered")
# a meeting
BONUS: Final = SCHEMA.number("strength played")
USED: Final = SCHEMA.by_seat("cards used")
PLAYED: Final = SCHEMA.counts_by_seat("played", EQUIPMENT)
PASSES: Final = SCHEMA.number("passes")
CALLING: Final = SCHEMA.flag("leader calls")
CALLED: Final = SCHEMA.by_seat("called", 1)
# loot and staying
LOOT_GOLD: Final = SCHEMA.number("loot gold")
LOOT_COMPANIONS: Final = SCHEMA.number("loot companions")
SHARING: Final = SCHEMA.flag("shared freely")
GOT_PARTS: Final = SCHEMA.by_seat("parts got")
DUE: Final = SCHEMA.by_seat("due", 1)
TO_SERVE: Final = SCHEMA.number("parts to deal")
SERVED: Final = SCHEMA.by_seat("served last", 1)
BEATEN: Final = SCHEMA.flag("beaten by a Sheriff card")
STAYERS: Final = SCHEMA.by_seat("may stay", 1)
CAPED: Final = SCHEMA.by_seat("played a cape", 1)
