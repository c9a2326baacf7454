"""What can be told of Sherwood Forest: its events, moves and terms. `locales/*/sherwood.ftl` has the words."""

from typing import Final

from loxley.core.catalogue import (
    NUMBER,
    NUMBERS,
    ROUND,
    SEAT,
    SEATS,
    WORD,
    Catalogue,
    Kind,
    amount,
    by_seat,
    named,
    phrase,
    term,
    terms,
    thing,
    things,
)
from loxley.core.log import Facts
from loxley.games.sherwood.cards import TOWNS, Face
from loxley.games.sherwood.questions import QUESTIONS
from loxley.games.sherwood.vocabulary import (
    ACCEPT,
    ARM,
    BRING,
    CALL,
    CHURCH,
    CLAIM,
    DEAL,
    DECLINE,
    HIDE,
    INN,
    LAY,
    MARK_BROKEN,
    MARK_KEPT,
    MESSENGER_TO,
    MOVES,
    NAME,
    PAY,
    PICK,
    PLAY,
    PROMISE,
    REVEAL,
    SHOW,
    TELL,
    VOW,
    WITH,
    WITHDRAW,
    WORTH,
)

CATALOGUE: Final = Catalogue("sherwood", MOVES)
_GOLD: Final = amount("sherwood-gold")
_GLORY: Final = amount("sherwood-glory")
_RAIDERS: Final = amount("sherwood-raiders")
_COMPANIONS: Final = amount("sherwood-companions")
_LOOT: Final = {"gold": _GOLD, "companions": _COMPANIONS}
_EQUIPMENT: Final = things("equipment")
_BAND: Final = by_seat("sherwood-raiders-of")
_TOWN: Final = named("town")
_SAID: Final = phrase("sherwood-said")
_CARD: Final = {"card": named("convoy"), "sheriff": NUMBER}
_FACE: Final[dict[str, Kind]] = {
    **_CARD,
    "strength": NUMBER,
    "gold": _GOLD,
    "companions": _COMPANIONS,
    "glory": _GLORY,
    "glory_lost": _GLORY,
    "raiders_lost": _RAIDERS,
    "start": _TOWN,
    "end": _TOWN,
}


def face_facts(face: Face) -> Facts:
    """All that a card shows."""
    return {
        "card": face.name,
        "sheriff": 1 if face.is_sheriff else 0,
        "strength": face.strength,
        "gold": face.gold,
        "companions": face.companions,
        "glory": face.glory,
        "glory_lost": face.glory_lost,
        "raiders_lost": face.raiders_lost,
        "start": TOWNS[face.start],
        "end": TOWNS[face.end],
    }


# The round: SW-2, SW-6.
ROUND_BEGAN: Final = CATALOGUE.event("round_began", {"figure": SEAT, "round": ROUND})
ROW_DEALT: Final = CATALOGUE.event("row_dealt", {"cards": NUMBER, "back": WORD, "slot": NUMBER, **_FACE})
HELD_RED_HIDEOUTS: Final = CATALOGUE.event("held_red_hideouts", {"seat": SEAT, "raiders": NUMBER})
GAME_OVER: Final = CATALOGUE.event("over", {"winners": SEATS, "scores": NUMBERS})

# Places, as told in SW-3.
DONATED: Final = CATALOGUE.event("donated", {"seat": SEAT, "gold": _GOLD})
LOOKED: Final = CATALOGUE.event("looked", {"seat": SEAT, "slot": NUMBER, "marked": NUMBER, **_FACE})
LOOKED_UNSEEN: Final = CATALOGUE.event("looked_unseen", {"seat": SEAT, "slot": NUMBER, "marked": NUMBER})
BOUGHT: Final = CATALOGUE.event("bought", {"seat": SEAT, "equipment": thing("equipment")})
BOUGHT_UNSEEN: Final = CATALOGUE.event("bought_unseen", {"seat": SEAT})
RENEWED: Final = CATALOGUE.event("renewed", {"cards": NUMBER})
RECRUITED: Final = CATALOGUE.event("recruited", {"seat": SEAT})
FIRST_OUT: Final = CATALOGUE.event("first_out", {"seat": SEAT})
SECOND_OUT: Final = CATALOGUE.event("second_out", {"seat": SEAT})

# Alliances, as told in SW-4.
_BY_AUTHOR: Final = terms(by="author", to="author")
POSTED: Final = CATALOGUE.event(
    "posted", {"author": SEAT, "number": NUMBER, "parties": SEATS, "hideout": NUMBER, "terms": _BY_AUTHOR}
)
OFFERED: Final = CATALOGUE.event(
    "offered", {"author": SEAT, "other": SEAT, "number": NUMBER, "terms": terms(by="author", to="other")}
)
STRUCK: Final = CATALOGUE.event("struck", {"author": SEAT, "other": SEAT, "number": NUMBER})
SUGGESTED: Final = CATALOGUE.event("suggested", {"seat": SEAT, "hideout": NUMBER, "terms": terms(by="seat", to="seat")})
SIGNED: Final = CATALOGUE.event("signed", {"seat": SEAT, "author": SEAT, "number": NUMBER})
CLOSED: Final = CATALOGUE.event("closed", {"author": SEAT, "by": SEAT, "number": NUMBER, "fate": WORD})
DROPPED: Final = CATALOGUE.event("dropped", {"seat": SEAT})
ASKED: Final = CATALOGUE.event("asked", {"seat": SEAT})
HELD: Final = CATALOGUE.silent_event("held", {"seat": SEAT})
TALKS_CLOSED: Final = CATALOGUE.event("talks_closed", {"seat": SEAT})
OCCUPIED: Final = CATALOGUE.event("occupied", {"leader": SEAT, "hideout": NUMBER, "raiders": _BAND})
CARD_NAMED: Final = CATALOGUE.event("card_named", {"informant": SEAT, "hideout": NUMBER, "slot": NUMBER})
LAID_DOWN: Final = CATALOGUE.event("laid_down", {"informant": SEAT, "seat": SEAT, "hideout": NUMBER, **_LOOT})
LAPSED: Final = CATALOGUE.event("lapsed", {"seat": SEAT, "hideout": NUMBER, **_LOOT})
PAID: Final = CATALOGUE.event("paid", {"giver": SEAT, "taker": SEAT, "gold": _GOLD})
CLAIMED: Final = CATALOGUE.event("claimed", {"seat": SEAT, "claim": NUMBER, "said": _SAID}, runs_by=["seat"])
_JUDGED: Final[dict[str, Kind]] = {"seat": SEAT, "claim": NUMBER, "said": _SAID, "verdict": WORD}
CLAIM_JUDGED: Final = CATALOGUE.event("claim_judged", _JUDGED, runs_by=["seat", "verdict"])
_PROMISE: Final[dict[str, Kind]] = {
    "promiser": SEAT,
    "promisee": SEAT,
    "promise": NUMBER,
    "term": term(by="promiser", to="promisee"),
}
PROMISED: Final = CATALOGUE.event("promised", _PROMISE)
PROMISE_SETTLED: Final = CATALOGUE.event("promise_settled", {**_PROMISE, "fate": WORD})

# Raids, as told in SW-5.
REVEALED: Final = CATALOGUE.event("revealed", {"seat": SEAT, "slot": NUMBER, **_FACE})
REDIRECTED: Final = CATALOGUE.event("redirected", {"seat": SEAT, "town": _TOWN})
PASSED: Final = CATALOGUE.silent_event("passed", {"seat": SEAT})
FORWENT: Final = CATALOGUE.silent_event("forwent", {"seat": SEAT})  # no Messenger for this convoy (SW-R31)
MET: Final = CATALOGUE.event("met", {"hideout": NUMBER, "sheriff": NUMBER, "raiders": _RAIDERS, "needed": NUMBER})
CALLED: Final = CATALOGUE.event("called", {"seat": SEAT, "leader": SEAT})
PLAYED: Final = CATALOGUE.event("played", {"seat": SEAT, "hideout": NUMBER, "equipment": thing("equipment")})
_LAID: Final = {"seat": SEAT, "hideout": NUMBER, "equipment": _EQUIPMENT}
LAID_OPEN: Final = CATALOGUE.event("laid_open", _LAID)
TAKEN_BACK: Final = CATALOGUE.event("taken_back", _LAID)
USED_UP: Final = CATALOGUE.event("used_up", _LAID)
RAIDED: Final = CATALOGUE.event("raided", {"hideout": NUMBER, **_CARD, "strength": NUMBER, "needed": NUMBER})
_FAILED: Final[dict[str, Kind]] = {"hideout": NUMBER, "sheriff": NUMBER, "strength": NUMBER, "needed": NUMBER}
WENT_ON: Final = CATALOGUE.event("went_on", _FAILED)
ARRIVED: Final = CATALOGUE.event("arrived", {**_CARD, "town": _TOWN})
LOOTED: Final = CATALOGUE.event("looted", {"seat": SEAT, **_LOOT}, runs_by=["seat"])
MADE_GOOD: Final = CATALOGUE.event("made_good", {"informant": SEAT, "seat": SEAT, "gold": _GOLD})
GLORY_GAINED: Final = CATALOGUE.event("glory_gained", {"seat": SEAT, "glory": _GLORY})
LOST: Final = CATALOGUE.event("lost", {"seat": SEAT, "glory": _GLORY, "raiders": _RAIDERS})
STAYED: Final = CATALOGUE.event("stayed", {"leader": SEAT, "hideout": NUMBER, "raiders": _BAND})
WENT_HOME: Final = CATALOGUE.event("went_home", {"seat": SEAT, "hideout": NUMBER, "raiders": _RAIDERS})

# moves, and the terms of a sheet, which are moves too
_SHARE: Final[dict[str, Kind]] = {"seat": SEAT, "what": WORD, "count": NUMBER}
CATALOGUE.move(CHURCH, {"gold": _GOLD})
for _family in (INN, REVEAL):
    CATALOGUE.move(_family, {"slot": NUMBER})
CATALOGUE.move(CLAIM, {"slot": NUMBER, "field": WORD, "value": _TOWN})
CATALOGUE.move(MESSENGER_TO, {"town": _TOWN})
CATALOGUE.move(PLAY, {"equipment": thing("equipment")})
CATALOGUE.move(DEAL, {"seat": SEAT, "what": WORD})
CATALOGUE.move(SHOW, {"equipment": thing("equipment")})
for _family in (ACCEPT, DECLINE, WITHDRAW, CALL, PROMISE, WITH, PICK, MARK_KEPT, MARK_BROKEN):
    CATALOGUE.move(_family, {"seat": SEAT})
for _family, _kinds in (
    (HIDE, {"hideout": NUMBER}),
    (BRING, {"seat": SEAT, "raiders": _RAIDERS}),
    (ARM, {"seat": SEAT, "equipment": thing("equipment")}),
    (WORTH, {"seat": SEAT, "worth": NUMBER}),
    (NAME, {"slot": NUMBER, "seat": SEAT}),
    (TELL, {"seat": SEAT, "slot": NUMBER}),
    (VOW, {"seat": SEAT, "what": WORD, "number": NUMBER}),
    (LAY, _SHARE),
    (PAY, {"giver": SEAT, "taker": SEAT, "gold": _GOLD}),
):
    CATALOGUE.move(_family, _kinds)
    CATALOGUE.deed(_family.name, _kinds)
CATALOGUE.deed(PROMISE.name, {"seat": SEAT})
CATALOGUE.terms[HIDE.name].is_told = False  # a sheet says where it is about

# beside the table
CATALOGUE.phrase("sherwood-said", {"slot": NUMBER, "field": WORD, "value": _TOWN})
CATALOGUE.phrase("sherwood-face", _FACE)
CATALOGUE.phrase("sherwood-card", _CARD)
CATALOGUE.phrase(
    "sherwood-sheet",
    {"author": SEAT, "number": NUMBER, "hideout": NUMBER, "terms": _BY_AUTHOR, "signed": SEATS},
)
CATALOGUE.phrase(
    "sherwood-deal",
    {"author": SEAT, "other": SEAT, "number": NUMBER, "terms": terms(by="author", to="other")},
)
CATALOGUE.phrase("sherwood-deal-draft", {"author": SEAT, "other": SEAT, "terms": terms(by="author", to="other")})
CATALOGUE.phrase("sherwood-suggestion", {"author": SEAT, "hideout": NUMBER, "terms": _BY_AUTHOR})
CATALOGUE.phrase("sherwood-draft", {"author": SEAT, "hideout": NUMBER, "terms": _BY_AUTHOR})
CATALOGUE.phrase("sherwood-band", {"raiders": _BAND})
CATALOGUE.phrase("sherwood-claim", {"seat": SEAT, "said": _SAID})
CATALOGUE.phrase("sherwood-promise", {fact: kind for fact, kind in _PROMISE.items() if fact != "promise"})
CATALOGUE.phrase("sherwood-ledger-claim", {"seat": SEAT, "said": _SAID, "verdict": WORD})
CATALOGUE.phrase("sherwood-ledger-promise", {**_PROMISE, "fate": WORD})

# Big moments: a convoy on its way from stop to stop, how each raid ends, and what a round has brought, also the last.
CATALOGUE.moment(REVEALED, 2000)
CATALOGUE.moment(MET, 1600)
CATALOGUE.moment(PLAYED, 1600)
CATALOGUE.moment(RAIDED, 4200)
CATALOGUE.moment(WENT_ON, 2200)
CATALOGUE.moment(ARRIVED, 2000)
CATALOGUE.moment(ROUND_BEGAN, 5000)
CATALOGUE.moment(GAME_OVER, 5000)
_FIGURES: Final = by_seat("sherwood-figure-of")
CATALOGUE.phrase("sherwood-recap-convoys", {"raided": NUMBER, "arrived": NUMBER})
CATALOGUE.phrase("sherwood-recap-loot", {"gold": _FIGURES, "glory": _FIGURES})
CATALOGUE.phrase("sherwood-recap-words", {"liars": SEATS, "breakers": SEATS})

# the rules behind
CATALOGUE.questions = QUESTIONS
