"""What can be told of Sheriff: its events, moves and terms, with their facts. `locales/*/sheriff.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import (
    LABEL,
    NUMBER,
    NUMBERS,
    ROUND,
    SEAT,
    SEATS,
    WORD,
    Catalogue,
    amount,
    by_seat,
    optional,
    term,
    terms,
    thing,
    things,
)
from loxley.games.sheriff.citations import TERM_RULES
from loxley.games.sheriff.questions import QUESTIONS
from loxley.games.sheriff.vocabulary import (
    ACCEPT,
    ASIDE,
    BAG,
    CHOOSE,
    COINS,
    CONTRABAND,
    DECLARE,
    DECLINE,
    DRAW,
    GIVE,
    HIDDEN,
    JOIN,
    LATER_OPEN,
    LATER_WAVE,
    LAY,
    LEAVE,
    MARK_BROKEN,
    MARK_KEPT,
    MOVES,
    NAME,
    OFFER,
    OPEN,
    OPEN_UP,
    PACK,
    PICK,
    PILE,
    STALL,
    TERMS,
    THREATEN,
    TO,
    UNSEEN,
    WANT,
    WAVE,
    WAVE_THROUGH,
    WITHDRAW,
)

CATALOGUE: Final = Catalogue("sheriff", MOVES)
_GOOD: Final = thing("good")
_GOODS: Final = things("good")
_COINS: Final = amount("sheriff-coins")
_CARDS: Final = amount("sheriff-cards")

# The deal and the market: SH-2, SH-3.
DEALT: Final = CATALOGUE.event("dealt", {"seat": SEAT, "goods": _GOODS})
TURNED_UP: Final = CATALOGUE.event("turned_up", {"left": _GOODS, "right": _GOODS})
ROUND_BEGAN: Final = CATALOGUE.event("round_began", {"sheriff": SEAT, "round": ROUND})
SET_ASIDE: Final = CATALOGUE.event("set_aside", {"seat": SEAT, "good": _GOOD}, runs_by=["seat"])
SET_ASIDE_UNSEEN: Final = CATALOGUE.event("set_aside_unseen", {"seat": SEAT}, runs_by=["seat"])
DREW: Final = CATALOGUE.event("drew", {"seat": SEAT, "good": _GOOD}, runs_by=["seat"])
DREW_UNSEEN: Final = CATALOGUE.event("drew_unseen", {"seat": SEAT}, runs_by=["seat"])
TOOK: Final = CATALOGUE.event("took", {"seat": SEAT, "pile": WORD, "good": _GOOD}, runs_by=["seat", "pile"])
LAID: Final = CATALOGUE.event("laid", {"seat": SEAT, "pile": WORD, "good": _GOOD}, runs_by=["seat", "pile"])
LAID_CONFISCATED: Final = CATALOGUE.event(
    "laid_confiscated", {"seat": SEAT, "pile": WORD, "good": _GOOD}, runs_by=["seat", "pile"]
)
RENEWED: Final = CATALOGUE.event("renewed", {"cards": _CARDS})

# Bags: SH-3.6 to SH-4.
PACKED: Final = CATALOGUE.event("packed", {"seat": SEAT, "goods": _GOODS})
DECLARED: Final = CATALOGUE.event("declared", {"seat": SEAT, "good": thing("good", count="cards"), "cards": NUMBER})
THREATENED: Final = CATALOGUE.event("threatened", {"sheriff": SEAT, "seat": SEAT})
WAVED: Final = CATALOGUE.event("waved", {"sheriff": SEAT, "seat": SEAT})
OPENED: Final = CATALOGUE.event(
    "opened",
    {
        "sheriff": SEAT,
        "seat": SEAT,
        "goods": _GOODS,
        "declared": thing("good", count="cards"),
        "cards": NUMBER,
        "truths": _GOODS,  # as declared, or a Royal Summons among goods that all are (SH-8.5)
        "lies": _GOODS,  # the others
        "summonses": NUMBER,
    },
)
CONFISCATED: Final = CATALOGUE.event("confiscated", {"sheriff": SEAT, "seat": SEAT, "goods": _GOODS})
ANSWERED: Final = CATALOGUE.event("answered", {"sheriff": SEAT, "seat": SEAT, "goods": _GOODS})  # Royal Summonses
DELIVERED: Final = CATALOGUE.event(
    "delivered", {"seat": SEAT, "goods": _GOODS, "contraband": NUMBER, "smuggled": optional(_GOODS)}
)
TIME_UP: Final = CATALOGUE.event("time_up", {})

# What changes hands: SH-5, SH-6.
PAID: Final = CATALOGUE.event("paid", {"giver": SEAT, "taker": SEAT, "coins": _COINS})
_GIVEN: Final = {"giver": SEAT, "taker": SEAT, "good": _GOOD}
HANDED_OVER: Final = CATALOGUE.event("handed_over", _GIVEN, runs_by=["giver", "taker"])
SLIPPED: Final = CATALOGUE.event("slipped", _GIVEN, runs_by=["giver", "taker"])
SLIPPED_NAMED: Final = CATALOGUE.event("slipped_named", _GIVEN, runs_by=["giver", "taker"])
SLIPPED_UNSEEN: Final = CATALOGUE.event("slipped_unseen", {"giver": SEAT, "taker": SEAT}, runs_by=["giver", "taker"])
SURRENDERED: Final = CATALOGUE.event("surrendered", _GIVEN, runs_by=["giver", "taker"])
WAS_MISSING: Final = CATALOGUE.event("was_missing", _GIVEN, runs_by=["giver", "taker"])  # promised out of a bag
OWED: Final = CATALOGUE.event("owed", {"debtor": SEAT, "creditor": SEAT, "coins": _COINS})
FORGIVEN: Final = CATALOGUE.event("forgiven", {"debtor": SEAT, "coins": _COINS})

# Deals, as told in SH-5.
POSTED: Final = CATALOGUE.event(
    "posted",
    {
        "author": SEAT,
        "other": SEAT,
        "number": NUMBER,
        "gives": terms(by="author", to="other"),
        "wants": terms(by="other", to="author"),
        "instead": WORD,  # of the other's offer (countered), of one's own (withdrawn), or of none
    },
)
JOINED: Final = CATALOGUE.event(
    "joined",
    {"seat": SEAT, "author": SEAT, "other": SEAT, "number": NUMBER, "gives": terms(by="seat", to="other")},
)
LEFT_OFFER: Final = CATALOGUE.event("left_offer", {"seat": SEAT, "author": SEAT, "other": SEAT, "number": NUMBER})
CLOSED: Final = CATALOGUE.event("closed", {"author": SEAT, "other": SEAT, "number": NUMBER, "fate": WORD})
HELD: Final = CATALOGUE.silent_event("held", {"seat": SEAT})
PROMISED: Final = CATALOGUE.event(
    "promised", {"promiser": SEAT, "promisee": SEAT, "promise": NUMBER, "term": term(by="promiser", to="promisee")}
)
PROMISE_SETTLED: Final = CATALOGUE.event(
    "promise_settled",
    {
        "promiser": SEAT,
        "promisee": SEAT,
        "promise": NUMBER,
        "term": term(by="promiser", to="promisee"),
        "fate": WORD,
    },
)
VOIDED: Final = CATALOGUE.event("voided", {"payer": SEAT, "number": NUMBER})

# The end: SH-7, SH-8.5.
REVEALED: Final = CATALOGUE.event("revealed", {"seat": SEAT, "goods": _GOODS})
NAMED: Final = CATALOGUE.event("named", {"seat": SEAT, "good": _GOOD}, runs_by=["seat"])
GAME_OVER: Final = CATALOGUE.event("over", {"winners": SEATS, "scores": NUMBERS})

# moves
for _family in (ASIDE, *LAY, PACK, DECLARE, CHOOSE, GIVE, NAME):
    CATALOGUE.move(_family, {"good": _GOOD})
for _family in (OPEN, WAVE, THREATEN, ACCEPT, DECLINE, WITHDRAW, MARK_KEPT, MARK_BROKEN, TO, PICK):
    CATALOGUE.move(_family, {"seat": SEAT})
for _family in (JOIN, LEAVE):  # an offer to the Sheriff, or to another
    CATALOGUE.move(_family, {"seat": SEAT, "other": optional(SEAT)})
for _family in (OFFER, WANT):
    CATALOGUE.move(_family, {"term": LABEL})
CATALOGUE.move(DRAW, {"pile": WORD})

# terms
CATALOGUE.thing(COINS, {"coins": _COINS})
for _family in (STALL, CONTRABAND, BAG):
    CATALOGUE.thing(_family, {"good": _GOOD})
CATALOGUE.thing(HIDDEN, {"good": optional(_GOOD)})
CATALOGUE.thing(TERMS.family_of(UNSEEN), {})
CATALOGUE.deed("before", {"seat": SEAT, "second": SEAT})
CATALOGUE.deed("later coins", {"coins": _COINS})
CATALOGUE.deed("later words", {})
for _family in (WAVE_THROUGH, OPEN_UP, *PILE, LATER_WAVE, LATER_OPEN):
    CATALOGUE.deed(_family.name, {"seat": SEAT})
CATALOGUE.deed("later honest", {})

# beside the table
_OFFER: Final = {
    "author": SEAT,
    "other": SEAT,
    "gives": terms(by="author", to="other"),
    "wants": terms(by="other", to="author"),
}
CATALOGUE.phrase("sheriff-offer", _OFFER)
CATALOGUE.phrase("sheriff-offer-short", _OFFER)
CATALOGUE.phrase("sheriff-deal", _OFFER)
CATALOGUE.phrase("sheriff-draft-gives", _OFFER)
CATALOGUE.phrase("sheriff-part", {"seat": SEAT, "author": SEAT, "other": SEAT, "gives": terms(by="seat", to="other")})
CATALOGUE.phrase(
    "sheriff-ledger-line", {"promiser": SEAT, "promisee": SEAT, "term": term(by="promiser", to="promisee")}
)
CATALOGUE.phrase("sheriff-ask-debt", {"creditor": SEAT, "owed": _COINS})

# Big moments: a bag that is opened or let through, and what a round has brought, also the last one.
CATALOGUE.moment(OPENED, 5600)
CATALOGUE.moment(WAVED, 2400)
CATALOGUE.moment(ROUND_BEGAN, 5000)
CATALOGUE.moment(GAME_OVER, 5000)
CATALOGUE.phrase("sheriff-recap-bags", {"passed": SEATS, "honest": SEATS, "caught": SEATS})
CATALOGUE.phrase("sheriff-recap-coins", {"gained": by_seat("sheriff-figure-of"), "lost": by_seat("sheriff-figure-of")})
CATALOGUE.phrase("sheriff-recap-stalls", {"brought": by_seat("sheriff-figure-of")})

# the rules behind
CATALOGUE.questions = QUESTIONS
for _family in TERMS.families:
    _entry = CATALOGUE.terms.pop(_family.name)
    _entry.rule = TERM_RULES[_family.name]
    CATALOGUE.terms[_family.name] = _entry  # in the order in which an offer names them
