"""Sherwood's rows from views and events."""

from loxley.core.log import Event
from loxley.core.state import View
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.cards import EQUIPMENT, TOWNS
from loxley.games.sherwood.memory import remember
from loxley.games.sherwood.options import Rules
from loxley.games.sherwood.phases import LEGS, SPOTS
from loxley.games.sherwood.row_columns import CLAIMED, COUNTED, FACE, PHASE_NAMES
from loxley.games.sherwood.row_sheets import SHEET
from loxley.games.sherwood.view import FaceView, SherwoodView, SlotView, TalksView
from loxley.games.sherwood.vocabulary import FIELDS
from tests.research.encodings import Places, Values, count_events, counts, one, word

MOST_PLAYERS = 6
MOST_SLOTS = 6
MOST_HIDEOUTS = 20


def encode(view: View, events: list[Event]) -> Values:
    assert isinstance(view, SherwoodView)
    places = Places(view.viewer, len(view.seats), MOST_PLAYERS)
    return {
        **_table(view, places),
        **_seats(view, places),
        **_memory(view, places, events),
        **_row(view, places),
        **_bands(view, places),
        **_talks(view.talks, places),
        **_cart(view, places),
        **_meeting(view, places),
        **_loot(view, places),
    }


def _table(view: SherwoodView, places: Places) -> Values:
    return {
        "players": [len(view.seats)],
        "advanced rules": [int(view.options["rules"] == "advanced")],
        "orderly floor": [int(view.options["floor"] == "orderly")],
        "phase": one(view.phase, PHASE_NAMES),
        "round": [view.round],
        "first-player figure": places.marks([view.figure]),
        "first-player card": places.marks([view.first_card]),
        "active": places.marks([view.active]),
        "camp empty": places.marks(view.emptied),
        "gold mine": [view.mine],
        "lapsed gold": [view.lapsed_gold],
        "alliance markers": [view.markers],
        "cards to come": [view.pile_size],
        "cards gone": [len(view.gone)],
        "equipment pile": [view.equipment_size],
        "equipment discarded": counts(view.discard, EQUIPMENT),
        "cards resolved in this round": [view.picks],
        "free": [int(hideout + 1 in view.free) for hideout in range(MOST_HIDEOUTS)],
    }


def _seats(view: SherwoodView, places: Places) -> Values:
    fates = [(promise.promiser, promise.fate) for promise in view.promises]
    numbers = range(len(view.seats))
    return {
        "glory": places.of([max(0, seat.glory) for seat in view.seats]),
        "gold": places.of([seat.gold for seat in view.seats]),
        "camp": places.of([seat.camp for seat in view.seats]),
        "oak": places.of([seat.oak for seat in view.seats]),
        "raiders": places.parts([[seat.spots[spot] for spot in SPOTS] for seat in view.seats], len(SPOTS)),
        "hand size": places.of([seat.hand_size for seat in view.seats]),
        "lapsed companions": places.of([seat.lapsed for seat in view.seats]),
        "promises in this turn": places.of([seat.promises for seat in view.seats]),
        "claims true": places.of([seat.told_true for seat in view.seats]),
        "claims false": places.of([seat.told_false for seat in view.seats]),
        "promises kept": places.of([fates.count((seat, "kept")) for seat in numbers]),
        "promises broken": places.of([fates.count((seat, "broken")) for seat in numbers]),
        "promises open": places.of([fates.count((seat, "open")) for seat in numbers]),
    }


def _memory(view: SherwoodView, places: Places, events: list[Event]) -> Values:
    seats = len(view.seats)
    memory = remember(events, view.viewer, Rules(seats, {**view.options}, SHERWOOD.figures))
    hands = [counts([EQUIPMENT[kind] for kind in hand], EQUIPMENT) for hand in memory.hands]
    hands[view.viewer] = counts(view.seats[view.viewer].hand or [], EQUIPMENT)
    tallies = [count_events(events, seats, name, "author" if name == "posted" else "seat") for name in COUNTED]
    paid, got = [0] * seats, [0] * seats
    for event in events:
        if event.name == "paid":
            giver, taker, gold = event.facts["giver"], event.facts["taker"], event.facts["gold"]
            assert isinstance(giver, int)
            assert isinstance(taker, int)
            assert isinstance(gold, int)
            paid[giver] += gold
            got[taker] += gold
    return {
        "equipment known": places.parts(hands, len(EQUIPMENT)),
        "tally": places.parts([list(tally) for tally in zip(*tallies, strict=True)], len(COUNTED)),
        "gold paid": places.of(paid),
        "gold received": places.of(got),
    }


def _slots(row: list[SlotView], figures: list[int]) -> list[int]:
    return figures + [0] * (MOST_SLOTS - len(row))


def _row(view: SherwoodView, places: Places) -> Values:
    row = view.row
    faces = [value for slot in row for value in (_face(slot.face) if slot.face else [0] * len(FACE))]
    looked = [_slots(row, [int(seat in slot.looked) for slot in row]) for seat in range(len(view.seats))]
    marked = [_slots(row, [int(seat in slot.marked) for slot in row]) for seat in range(len(view.seats))]
    claims = [dict.fromkeys(CLAIMED, 0) for _ in view.seats]
    for claim in view.claims:
        slot, field, *value = claim.said.split(" ")
        claims[claim.seat][f"slot {slot} {field}"] = _said(field, value)
    assert all(label.split(" ", 2)[2] in FIELDS for label in CLAIMED)
    return {
        "backs": _slots(row, [word(slot.back, ["A", "B"]) for slot in row]),
        "resolved": _slots(row, [int(slot.resolved) for slot in row]),
        "face up": _slots(row, [int(slot.face_up) for slot in row]),
        "known": _slots(row, [int(slot.face is not None) for slot in row]),
        "face": faces + [0] * (len(FACE) * (MOST_SLOTS - len(row))),
        "looked at": places.parts(looked, MOST_SLOTS),
        "marked": places.parts(marked, MOST_SLOTS),
        "claims": places.parts([list(said.values()) for said in claims], len(CLAIMED)),
    }


def _said(field: str, value: list[str]) -> int:
    """What was said, counted from 1: figures from nothing on, but no card has a strength of nothing."""
    if field == "sheriff":
        return 1
    if field in ("from", "to"):
        return word(value[0], TOWNS)
    return int(value[0]) + (field != "strength")


def _face(face: FaceView) -> list[int]:
    figures = [face.strength, face.gold, face.companions, face.glory, face.glory_lost, face.raiders_lost]
    return [int(face.sheriff), *figures, word(face.start, TOWNS), word(face.end, TOWNS)]


def _bands(view: SherwoodView, places: Places) -> Values:
    nobody = [0] * MOST_PLAYERS
    by_hideout = {name: [nobody] * MOST_HIDEOUTS for name in ("leader", "band", "arms", "informant", "gold", "men")}
    slots = [0] * MOST_HIDEOUTS
    for band in view.bands:
        at = band.hideout - 1
        by_hideout["leader"][at] = places.marks([band.leader])
        by_hideout["band"][at] = places.of(band.raiders)
        by_hideout["arms"][at] = places.of([len(kinds) for kinds in band.armed]) if band.armed else nobody
        by_hideout["informant"][at] = places.marks([band.informant])
        by_hideout["gold"][at] = places.of(band.gold) if band.gold else nobody
        by_hideout["men"][at] = places.of(band.companions) if band.companions else nobody
        slots[at] = band.slot or 0
    flat = {name: [figure for part in parts for figure in part] for name, parts in by_hideout.items()}
    return {
        "leader": flat["leader"],
        "band": flat["band"],
        "arms laid down": flat["arms"],
        "agreed slot": slots,
        "informant": flat["informant"],
        "gold laid down": flat["gold"],
        "companions laid down": flat["men"],
    }


def _talks(talks: TalksView | None, places: Places) -> Values:
    nothing = [0] * len(SHEET)
    sheets, signed, suggestions = (
        [nothing] * MOST_PLAYERS,
        [[0] * MOST_PLAYERS] * MOST_PLAYERS,
        [nothing] * MOST_PLAYERS,
    )
    for sheet in talks.sheets if talks else []:
        step = places.step(sheet.author)
        sheets[step] = _terms([term for side in sheet.terms for term in side], places)
        signed[step] = places.marks(sheet.signed)
    for seat, terms in enumerate(talks.suggestions if talks else []):
        suggestions[places.step(seat)] = _terms(terms, places)
    draft = talks.draft if talks else None
    return {
        "proposals left": [talks.proposals if talks else 0],
        "talks closed": [int(talks.closed) if talks else 0],
        "asked to speak": places.marks(talks.asked if talks else []),
        "has spoken": places.marks(talks.spoken if talks else []),
        "dropped": [int(talks.dropped or False) if talks else 0],
        "sheet stands": places.marks([sheet.author for sheet in talks.sheets] if talks else []),
        "sheet": [value for sheet in sheets for value in sheet],
        "sheet signed by": [value for seats in signed for value in seats],
        "suggestion": [value for sheet in suggestions for value in sheet],
        "drafting": [int(draft is not None)],
        "draft": _terms(draft or [], places),
    }


def _terms(terms: list[str], places: Places) -> list[int]:
    values = dict.fromkeys(SHEET, 0)

    def seat(number: str) -> str:
        step = places.step(int(number))
        return f"seat +{step}" if step else "you"

    for term in terms:
        match term.split(" "):
            case ["hide", hideout]:
                values["hideout"] = int(hideout)
            case ["bring", who, raiders]:
                values[f"bring {seat(who)}"] = int(raiders)
            case ["arm", who, kind]:
                values[f"arm {seat(who)} {kind}"] += 1
            case ["worth", who, worth]:
                values[f"worth {seat(who)}"] = int(worth)
            case ["name", slot, who]:
                values["slot"] = int(slot)
                values[f"informant {seat(who)}"] = 1
            case ["lay", who, what, number]:
                values[f"{what} for {seat(who)}"] += int(number)
            case ["pay", giver, taker, gold]:
                values[f"paid by {seat(giver)}"] += int(gold)
                values[f"paid to {seat(taker)}"] += int(gold)
            case _:
                values["others"] += 1
    return list(values.values())


def _cart(view: SherwoodView, places: Places) -> Values:
    cart = view.cart
    return {
        "cart slot": [cart.slot if cart else 0],
        "cart to": [word(cart.end, TOWNS) if cart else 0],
        "cart leg": [word(cart.leg, LEGS) if cart else 0],
        "cart step": [cart.step if cart else 0],
        "cart hideout": [cart.hideout or 0 if cart else 0],
        "messenger sent": places.marks(cart.messengers if cart else []),
        "messenger forgone": places.marks(cart.forgone if cart else []),
        "asked": places.marks(cart.asked if cart else []),
        "answered": [int(cart is not None and cart.answer is not None)],
    }


def _meeting(view: SherwoodView, places: Places) -> Values:
    meeting = view.meeting
    played = [
        counts([kind for seat, kind in meeting.played if seat == owner] if meeting else [], EQUIPMENT)
        for owner in range(len(view.seats))
    ]
    return {
        "strength played": [meeting.bonus if meeting else 0],
        "cards used": places.of(meeting.used) if meeting and meeting.used else [0] * MOST_PLAYERS,
        "played": places.parts(played, len(EQUIPMENT)),
        "passes": [meeting.passes if meeting else 0],
        "leader calls": [int(meeting.calling) if meeting else 0],
        "called": places.marks([meeting.called] if meeting else []),
    }


def _loot(view: SherwoodView, places: Places) -> Values:
    loot, staying = view.loot, view.staying
    return {
        "loot gold": [loot.gold if loot else 0],
        "loot companions": [loot.companions if loot else 0],
        "shared freely": [int(loot.sharing) if loot else 0],
        "parts got": places.of(loot.got) if loot and loot.got else [0] * MOST_PLAYERS,
        "due": places.marks(loot.due if loot else []),
        "parts to deal": [loot.to_serve if loot else 0],
        "served last": places.marks([loot.served] if loot else []),
        "beaten by a Sheriff card": [int(staying.beaten) if staying else 0],
        "may stay": places.marks(staying.stayers if staying else []),
        "played a cape": places.marks(staying.caped if staying else []),
    }
