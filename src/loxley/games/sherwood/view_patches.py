"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import KnownPatch, Patch, parts_of, patch_between
from loxley.games.sherwood.view import (
    BandView,
    CartView,
    ClaimView,
    FaceView,
    LootView,
    MeetingView,
    PastClaim,
    PromiseView,
    SeatView,
    SheetView,
    SherwoodView,
    SlotView,
    StayingView,
    TalksView,
    WritingView,
)


def view_patch(old: SherwoodView, new: SherwoodView, known: KnownPatch | None) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    before, after = new, old
    found: dict[str, Any] = {}
    if known is not None:
        assert isinstance(known.old, SherwoodView)
        assert isinstance(known.new, SherwoodView)
        before, after, found = known.old, known.new, known.fields
        if _changes_alike(old, new, before, after):
            return known.patch
    changed: dict[str, Any] = {}
    if old.viewer != new.viewer:
        changed["viewer"] = [new.viewer]
    if old.question is not new.question and old.question != new.question:
        changed["question"] = [new.question]
    if old.options is before.options and new.options is after.options:
        if "options" in found:
            changed["options"] = found["options"]
    elif old.options is not new.options and old.options != new.options:
        changed["options"] = patch_between(old.options, new.options)
    if old.phase is not new.phase and old.phase != new.phase:
        changed["phase"] = [new.phase]
    if old.round != new.round:
        changed["round"] = [new.round]
    if old.rounds != new.rounds:
        changed["rounds"] = [new.rounds]
    if old.figure != new.figure:
        changed["figure"] = [new.figure]
    if old.first_card is not new.first_card and old.first_card != new.first_card:
        changed["first_card"] = [new.first_card]
    if old.active != new.active:
        changed["active"] = [new.active]
    if old.emptied is before.emptied and new.emptied is after.emptied:
        if "emptied" in found:
            changed["emptied"] = found["emptied"]
    elif old.emptied is not new.emptied and old.emptied != new.emptied:
        changed["emptied"] = patch_between(old.emptied, new.emptied)
    if old.mine != new.mine:
        changed["mine"] = [new.mine]
    if old.lapsed_gold != new.lapsed_gold:
        changed["lapsed_gold"] = [new.lapsed_gold]
    if old.markers != new.markers:
        changed["markers"] = [new.markers]
    if old.pile_size != new.pile_size:
        changed["pile_size"] = [new.pile_size]
    if old.gone is before.gone and new.gone is after.gone:
        if "gone" in found:
            changed["gone"] = found["gone"]
    elif old.gone is not new.gone and old.gone != new.gone:
        changed["gone"] = patch_between(old.gone, new.gone)
    if old.equipment_size != new.equipment_size:
        changed["equipment_size"] = [new.equipment_size]
    if old.discard is before.discard and new.discard is after.discard:
        if "discard" in found:
            changed["discard"] = found["discard"]
    elif old.discard is not new.discard and old.discard != new.discard:
        changed["discard"] = patch_between(old.discard, new.discard)
    if old.picks != new.picks:
        changed["picks"] = [new.picks]
    if old.seats is before.seats and new.seats is after.seats:
        if "seats" in found:
            changed["seats"] = found["seats"]
    elif old.seats or new.seats:
        seats = _seat_views(
            old.seats,
            new.seats,
            before.seats,
            after.seats,
            parts_of(found, "seats"),
        )
        if seats is not None:
            changed["seats"] = seats
    if old.row is before.row and new.row is after.row:
        if "row" in found:
            changed["row"] = found["row"]
    elif old.row or new.row:
        row = _slot_views(
            old.row,
            new.row,
            before.row,
            after.row,
            parts_of(found, "row"),
        )
        if row is not None:
            changed["row"] = row
    if old.bands is before.bands and new.bands is after.bands:
        if "bands" in found:
            changed["bands"] = found["bands"]
    elif old.bands or new.bands:
        bands = _band_views(
            old.bands,
            new.bands,
            before.bands,
            after.bands,
            parts_of(found, "bands"),
        )
        if bands is not None:
            changed["bands"] = bands
    if old.free is before.free and new.free is after.free:
        if "free" in found:
            changed["free"] = found["free"]
    elif old.free is not new.free and old.free != new.free:
        changed["free"] = patch_between(old.free, new.free)
    if old.red is before.red and new.red is after.red:
        if "red" in found:
            changed["red"] = found["red"]
    elif old.red is not new.red and old.red != new.red:
        changed["red"] = patch_between(old.red, new.red)
    if old.next_sheet != new.next_sheet:
        changed["next_sheet"] = [new.next_sheet]
    if old.talks is before.talks and new.talks is after.talks:
        if "talks" in found:
            changed["talks"] = found["talks"]
    elif old.talks is None or new.talks is None:
        if old.talks is not new.talks:
            changed["talks"] = [new.talks]
    else:
        talks = _talks_view(old.talks, new.talks)
        if talks is not None:
            changed["talks"] = talks
    if old.cart is before.cart and new.cart is after.cart:
        if "cart" in found:
            changed["cart"] = found["cart"]
    elif old.cart is None or new.cart is None:
        if old.cart is not new.cart:
            changed["cart"] = [new.cart]
    else:
        cart = _cart_view(old.cart, new.cart)
        if cart is not None:
            changed["cart"] = cart
    if old.meeting is before.meeting and new.meeting is after.meeting:
        if "meeting" in found:
            changed["meeting"] = found["meeting"]
    elif old.meeting is None or new.meeting is None:
        if old.meeting is not new.meeting:
            changed["meeting"] = [new.meeting]
    else:
        meeting = _meeting_view(old.meeting, new.meeting)
        if meeting is not None:
            changed["meeting"] = meeting
    if old.loot is before.loot and new.loot is after.loot:
        if "loot" in found:
            changed["loot"] = found["loot"]
    elif old.loot is None or new.loot is None:
        if old.loot is not new.loot:
            changed["loot"] = [new.loot]
    else:
        loot = _loot_view(old.loot, new.loot)
        if loot is not None:
            changed["loot"] = loot
    if old.staying is before.staying and new.staying is after.staying:
        if "staying" in found:
            changed["staying"] = found["staying"]
    elif old.staying is None or new.staying is None:
        if old.staying is not new.staying:
            changed["staying"] = [new.staying]
    else:
        staying = _staying_view(old.staying, new.staying)
        if staying is not None:
            changed["staying"] = staying
    if old.claims is before.claims and new.claims is after.claims:
        if "claims" in found:
            changed["claims"] = found["claims"]
    elif old.claims or new.claims:
        claims = _claim_views(
            old.claims,
            new.claims,
            before.claims,
            after.claims,
            parts_of(found, "claims"),
        )
        if claims is not None:
            changed["claims"] = claims
    if old.past_claims is before.past_claims and new.past_claims is after.past_claims:
        if "past_claims" in found:
            changed["past_claims"] = found["past_claims"]
    elif old.past_claims or new.past_claims:
        past_claims = _past_claims(
            old.past_claims,
            new.past_claims,
            before.past_claims,
            after.past_claims,
            parts_of(found, "past_claims"),
        )
        if past_claims is not None:
            changed["past_claims"] = past_claims
    if old.promises is before.promises and new.promises is after.promises:
        if "promises" in found:
            changed["promises"] = found["promises"]
    elif old.promises or new.promises:
        promises = _promise_views(
            old.promises,
            new.promises,
            before.promises,
            after.promises,
            parts_of(found, "promises"),
        )
        if promises is not None:
            changed["promises"] = promises
    if old.tallies is before.tallies and new.tallies is after.tallies:
        if "tallies" in found:
            changed["tallies"] = found["tallies"]
    elif old.tallies is not new.tallies and old.tallies != new.tallies:
        changed["tallies"] = patch_between(old.tallies, new.tallies)
    return changed or None


def _seat_view(old: SeatView, new: SeatView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.glory != new.glory:
        changed["glory"] = [new.glory]
    if old.leads != new.leads:
        changed["leads"] = [new.leads]
    if old.gold != new.gold:
        changed["gold"] = [new.gold]
    if old.camp != new.camp:
        changed["camp"] = [new.camp]
    if old.oak != new.oak:
        changed["oak"] = [new.oak]
    if old.spots is not new.spots and old.spots != new.spots:
        changed["spots"] = patch_between(old.spots, new.spots)
    if old.hand_size != new.hand_size:
        changed["hand_size"] = [new.hand_size]
    if old.hand is not new.hand and old.hand != new.hand:
        changed["hand"] = patch_between(old.hand, new.hand)
    if old.lapsed != new.lapsed:
        changed["lapsed"] = [new.lapsed]
    if old.promises != new.promises:
        changed["promises"] = [new.promises]
    if old.told_true != new.told_true:
        changed["told_true"] = [new.told_true]
    if old.told_false != new.told_false:
        changed["told_false"] = [new.told_false]
    return changed or None


def _slot_view(old: SlotView, new: SlotView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.slot != new.slot:
        changed["slot"] = [new.slot]
    if old.back is not new.back and old.back != new.back:
        changed["back"] = [new.back]
    if old.resolved != new.resolved:
        changed["resolved"] = [new.resolved]
    if old.face_up != new.face_up:
        changed["face_up"] = [new.face_up]
    if old.face is None or new.face is None:
        if old.face is not new.face:
            changed["face"] = [new.face]
    else:
        face = _face_view(old.face, new.face)
        if face is not None:
            changed["face"] = face
    if old.looked is not new.looked and old.looked != new.looked:
        changed["looked"] = patch_between(old.looked, new.looked)
    if old.marked is not new.marked and old.marked != new.marked:
        changed["marked"] = patch_between(old.marked, new.marked)
    return changed or None


def _face_view(old: FaceView, new: FaceView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.card is not new.card and old.card != new.card:
        changed["card"] = [new.card]
    if old.sheriff != new.sheriff:
        changed["sheriff"] = [new.sheriff]
    if old.strength != new.strength:
        changed["strength"] = [new.strength]
    if old.gold != new.gold:
        changed["gold"] = [new.gold]
    if old.companions != new.companions:
        changed["companions"] = [new.companions]
    if old.glory != new.glory:
        changed["glory"] = [new.glory]
    if old.glory_lost != new.glory_lost:
        changed["glory_lost"] = [new.glory_lost]
    if old.raiders_lost != new.raiders_lost:
        changed["raiders_lost"] = [new.raiders_lost]
    if old.start is not new.start and old.start != new.start:
        changed["start"] = [new.start]
    if old.end is not new.end and old.end != new.end:
        changed["end"] = [new.end]
    return changed or None


def _band_view(old: BandView, new: BandView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.hideout != new.hideout:
        changed["hideout"] = [new.hideout]
    if old.leader != new.leader:
        changed["leader"] = [new.leader]
    if old.raiders is not new.raiders and old.raiders != new.raiders:
        changed["raiders"] = patch_between(old.raiders, new.raiders)
    if old.armed is not new.armed and old.armed != new.armed:
        changed["armed"] = patch_between(old.armed, new.armed)
    if old.pledges is not new.pledges and old.pledges != new.pledges:
        changed["pledges"] = patch_between(old.pledges, new.pledges)
    if old.slot is not new.slot and old.slot != new.slot:
        changed["slot"] = [new.slot]
    if old.informant is not new.informant and old.informant != new.informant:
        changed["informant"] = [new.informant]
    if old.gold is not new.gold and old.gold != new.gold:
        changed["gold"] = patch_between(old.gold, new.gold)
    if old.companions is not new.companions and old.companions != new.companions:
        changed["companions"] = patch_between(old.companions, new.companions)
    return changed or None


def _talks_view(old: TalksView, new: TalksView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.proposals != new.proposals:
        changed["proposals"] = [new.proposals]
    if old.writing is None or new.writing is None:
        if old.writing is not new.writing:
            changed["writing"] = [new.writing]
    else:
        writing = _writing_view(old.writing, new.writing)
        if writing is not None:
            changed["writing"] = writing
    if old.closed != new.closed:
        changed["closed"] = [new.closed]
    if old.asked is not new.asked and old.asked != new.asked:
        changed["asked"] = patch_between(old.asked, new.asked)
    if old.spoken is not new.spoken and old.spoken != new.spoken:
        changed["spoken"] = patch_between(old.spoken, new.spoken)
    if old.sheets or new.sheets:
        sheets = _sheet_views(old.sheets, new.sheets, new.sheets, old.sheets, {})
        if sheets is not None:
            changed["sheets"] = sheets
    if old.said is not new.said and old.said != new.said:
        changed["said"] = patch_between(old.said, new.said)
    if old.suggestions is not new.suggestions and old.suggestions != new.suggestions:
        changed["suggestions"] = patch_between(old.suggestions, new.suggestions)
    if old.draft is not new.draft and old.draft != new.draft:
        changed["draft"] = patch_between(old.draft, new.draft)
    if old.shown is not new.shown and old.shown != new.shown:
        changed["shown"] = patch_between(old.shown, new.shown)
    if old.dropped is not new.dropped and old.dropped != new.dropped:
        changed["dropped"] = [new.dropped]
    return changed or None


def _writing_view(old: WritingView, new: WritingView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.suggests != new.suggests:
        changed["suggests"] = [new.suggests]
    if old.least is not new.least and old.least != new.least:
        changed["least"] = patch_between(old.least, new.least)
    if old.most is not new.most and old.most != new.most:
        changed["most"] = patch_between(old.most, new.most)
    return changed or None


def _sheet_view(old: SheetView, new: SheetView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.author != new.author:
        changed["author"] = [new.author]
    if old.hideout is not new.hideout and old.hideout != new.hideout:
        changed["hideout"] = [new.hideout]
    if old.parties is not new.parties and old.parties != new.parties:
        changed["parties"] = patch_between(old.parties, new.parties)
    if old.terms is not new.terms and old.terms != new.terms:
        changed["terms"] = patch_between(old.terms, new.terms)
    if old.signed is not new.signed and old.signed != new.signed:
        changed["signed"] = patch_between(old.signed, new.signed)
    if old.unsigned is not new.unsigned and old.unsigned != new.unsigned:
        changed["unsigned"] = patch_between(old.unsigned, new.unsigned)
    return changed or None


def _cart_view(old: CartView, new: CartView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.slot != new.slot:
        changed["slot"] = [new.slot]
    if old.card is not new.card and old.card != new.card:
        changed["card"] = [new.card]
    if old.start is not new.start and old.start != new.start:
        changed["start"] = [new.start]
    if old.end is not new.end and old.end != new.end:
        changed["end"] = [new.end]
    if old.leg is not new.leg and old.leg != new.leg:
        changed["leg"] = [new.leg]
    if old.step != new.step:
        changed["step"] = [new.step]
    if old.hideout is not new.hideout and old.hideout != new.hideout:
        changed["hideout"] = [new.hideout]
    if old.messengers is not new.messengers and old.messengers != new.messengers:
        changed["messengers"] = patch_between(old.messengers, new.messengers)
    if old.forgone is not new.forgone and old.forgone != new.forgone:
        changed["forgone"] = patch_between(old.forgone, new.forgone)
    if old.asked is not new.asked and old.asked != new.asked:
        changed["asked"] = patch_between(old.asked, new.asked)
    if old.answer is not new.answer and old.answer != new.answer:
        changed["answer"] = [new.answer]
    return changed or None


def _meeting_view(old: MeetingView, new: MeetingView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.strength != new.strength:
        changed["strength"] = [new.strength]
    if old.needed != new.needed:
        changed["needed"] = [new.needed]
    if old.bonus != new.bonus:
        changed["bonus"] = [new.bonus]
    if old.used is not new.used and old.used != new.used:
        changed["used"] = patch_between(old.used, new.used)
    if old.played is not new.played and old.played != new.played:
        changed["played"] = patch_between(old.played, new.played)
    if old.passes != new.passes:
        changed["passes"] = [new.passes]
    if old.calling != new.calling:
        changed["calling"] = [new.calling]
    if old.called is not new.called and old.called != new.called:
        changed["called"] = [new.called]
    return changed or None


def _loot_view(old: LootView, new: LootView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.gold != new.gold:
        changed["gold"] = [new.gold]
    if old.companions != new.companions:
        changed["companions"] = [new.companions]
    if old.sharing != new.sharing:
        changed["sharing"] = [new.sharing]
    if old.got is not new.got and old.got != new.got:
        changed["got"] = patch_between(old.got, new.got)
    if old.due is not new.due and old.due != new.due:
        changed["due"] = patch_between(old.due, new.due)
    if old.to_serve != new.to_serve:
        changed["to_serve"] = [new.to_serve]
    if old.served is not new.served and old.served != new.served:
        changed["served"] = [new.served]
    return changed or None


def _staying_view(old: StayingView, new: StayingView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.beaten != new.beaten:
        changed["beaten"] = [new.beaten]
    if old.stayers is not new.stayers and old.stayers != new.stayers:
        changed["stayers"] = patch_between(old.stayers, new.stayers)
    if old.caped is not new.caped and old.caped != new.caped:
        changed["caped"] = patch_between(old.caped, new.caped)
    return changed or None


def _claim_view(old: ClaimView, new: ClaimView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.said is not new.said and old.said != new.said:
        changed["said"] = [new.said]
    if old.verdict is not new.verdict and old.verdict != new.verdict:
        changed["verdict"] = [new.verdict]
    return changed or None


def _past_claim(old: PastClaim, new: PastClaim) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.round != new.round:
        changed["round"] = [new.round]
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.said is not new.said and old.said != new.said:
        changed["said"] = [new.said]
    if old.verdict is not new.verdict and old.verdict != new.verdict:
        changed["verdict"] = [new.verdict]
    return changed or None


def _promise_view(old: PromiseView, new: PromiseView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.promiser != new.promiser:
        changed["promiser"] = [new.promiser]
    if old.promisee != new.promisee:
        changed["promisee"] = [new.promisee]
    if old.term is not new.term and old.term != new.term:
        changed["term"] = [new.term]
    if old.made != new.made:
        changed["made"] = [new.made]
    if old.paid != new.paid:
        changed["paid"] = [new.paid]
    if old.fate is not new.fate and old.fate != new.fate:
        changed["fate"] = [new.fate]
    if old.written != new.written:
        changed["written"] = [new.written]
    return changed or None


def _changes_alike(old: SherwoodView, new: SherwoodView, before: SherwoodView, after: SherwoodView) -> bool:
    """Is what changes from old to new what changes from before to after? It may miss that it is."""
    if (old.viewer != before.viewer or new.viewer != after.viewer) and (
        old.viewer != new.viewer or before.viewer != after.viewer
    ):
        return False
    if (old.question is not before.question or new.question is not after.question) and (
        old.question is not new.question or before.question is not after.question
    ):
        return False
    if (old.options is not before.options or new.options is not after.options) and (
        old.options is not new.options or before.options is not after.options
    ):
        return False
    if (old.phase is not before.phase or new.phase is not after.phase) and (
        old.phase is not new.phase or before.phase is not after.phase
    ):
        return False
    if (old.round != before.round or new.round != after.round) and (
        old.round != new.round or before.round != after.round
    ):
        return False
    if (old.rounds != before.rounds or new.rounds != after.rounds) and (
        old.rounds != new.rounds or before.rounds != after.rounds
    ):
        return False
    if (old.figure != before.figure or new.figure != after.figure) and (
        old.figure != new.figure or before.figure != after.figure
    ):
        return False
    if (old.first_card is not before.first_card or new.first_card is not after.first_card) and (
        old.first_card is not new.first_card or before.first_card is not after.first_card
    ):
        return False
    if (old.active != before.active or new.active != after.active) and (
        old.active != new.active or before.active != after.active
    ):
        return False
    if (old.emptied is not before.emptied or new.emptied is not after.emptied) and (
        old.emptied is not new.emptied or before.emptied is not after.emptied
    ):
        return False
    if (old.mine != before.mine or new.mine != after.mine) and (old.mine != new.mine or before.mine != after.mine):
        return False
    if (old.lapsed_gold != before.lapsed_gold or new.lapsed_gold != after.lapsed_gold) and (
        old.lapsed_gold != new.lapsed_gold or before.lapsed_gold != after.lapsed_gold
    ):
        return False
    if (old.markers != before.markers or new.markers != after.markers) and (
        old.markers != new.markers or before.markers != after.markers
    ):
        return False
    if (old.pile_size != before.pile_size or new.pile_size != after.pile_size) and (
        old.pile_size != new.pile_size or before.pile_size != after.pile_size
    ):
        return False
    if (old.gone is not before.gone or new.gone is not after.gone) and (
        old.gone is not new.gone or before.gone is not after.gone
    ):
        return False
    if (old.equipment_size != before.equipment_size or new.equipment_size != after.equipment_size) and (
        old.equipment_size != new.equipment_size or before.equipment_size != after.equipment_size
    ):
        return False
    if (old.discard is not before.discard or new.discard is not after.discard) and (
        old.discard is not new.discard or before.discard is not after.discard
    ):
        return False
    if (old.picks != before.picks or new.picks != after.picks) and (
        old.picks != new.picks or before.picks != after.picks
    ):
        return False
    if (old.free is not before.free or new.free is not after.free) and (
        old.free is not new.free or before.free is not after.free
    ):
        return False
    if (old.red is not before.red or new.red is not after.red) and (
        old.red is not new.red or before.red is not after.red
    ):
        return False
    if (old.next_sheet != before.next_sheet or new.next_sheet != after.next_sheet) and (
        old.next_sheet != new.next_sheet or before.next_sheet != after.next_sheet
    ):
        return False
    if (old.talks is not before.talks or new.talks is not after.talks) and (
        old.talks is not new.talks or before.talks is not after.talks
    ):
        return False
    if (old.cart is not before.cart or new.cart is not after.cart) and (
        old.cart is not new.cart or before.cart is not after.cart
    ):
        return False
    if (old.meeting is not before.meeting or new.meeting is not after.meeting) and (
        old.meeting is not new.meeting or before.meeting is not after.meeting
    ):
        return False
    if (old.loot is not before.loot or new.loot is not after.loot) and (
        old.loot is not new.loot or before.loot is not after.loot
    ):
        return False
    if (old.staying is not before.staying or new.staying is not after.staying) and (
        old.staying is not new.staying or before.staying is not after.staying
    ):
        return False
    if (old.tallies is not before.tallies or new.tallies is not after.tallies) and (
        old.tallies is not new.tallies or before.tallies is not after.tallies
    ):
        return False
    if not _seat_views_change_alike(old.seats, new.seats, before.seats, after.seats):
        return False
    if not _slot_views_change_alike(old.row, new.row, before.row, after.row):
        return False
    if not _band_views_change_alike(old.bands, new.bands, before.bands, after.bands):
        return False
    if not _claim_views_change_alike(old.claims, new.claims, before.claims, after.claims):
        return False
    if not _past_claims_change_alike(old.past_claims, new.past_claims, before.past_claims, after.past_claims):
        return False
    return _promise_views_change_alike(old.promises, new.promises, before.promises, after.promises)


def _band_views(
    old: list[BandView],
    new: list[BandView],
    before: list[BandView],
    after: list[BandView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _band_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _claim_views(
    old: list[ClaimView],
    new: list[ClaimView],
    before: list[ClaimView],
    after: list[ClaimView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _claim_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _past_claims(
    old: list[PastClaim],
    new: list[PastClaim],
    before: list[PastClaim],
    after: list[PastClaim],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _past_claim(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _promise_views(
    old: list[PromiseView],
    new: list[PromiseView],
    before: list[PromiseView],
    after: list[PromiseView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _promise_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _seat_views(
    old: list[SeatView],
    new: list[SeatView],
    before: list[SeatView],
    after: list[SeatView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _seat_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _sheet_views(
    old: list[SheetView],
    new: list[SheetView],
    before: list[SheetView],
    after: list[SheetView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _sheet_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _slot_views(
    old: list[SlotView],
    new: list[SlotView],
    before: list[SlotView],
    after: list[SlotView],
    found: dict[str, Any],
) -> Patch | None:
    size = len(new)
    if len(old) != size:
        return patch_between(old, new)
    is_shared = len(before) == size and len(after) == size
    changed: dict[str, Any] = {}
    for at in range(size):
        if is_shared and old[at] is before[at] and new[at] is after[at]:
            if found and str(at) in found:
                changed[str(at)] = found[str(at)]
        elif old[at] is not new[at]:
            patch = _slot_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _band_views_change_alike(
    old: list[BandView], new: list[BandView], before: list[BandView], after: list[BandView]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True


def _claim_views_change_alike(
    old: list[ClaimView], new: list[ClaimView], before: list[ClaimView], after: list[ClaimView]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True


def _past_claims_change_alike(
    old: list[PastClaim], new: list[PastClaim], before: list[PastClaim], after: list[PastClaim]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True


def _promise_views_change_alike(
    old: list[PromiseView], new: list[PromiseView], before: list[PromiseView], after: list[PromiseView]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True


def _seat_views_change_alike(
    old: list[SeatView], new: list[SeatView], before: list[SeatView], after: list[SeatView]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True


def _slot_views_change_alike(
    old: list[SlotView], new: list[SlotView], before: list[SlotView], after: list[SlotView]
) -> bool:
    if old is before and new is after:
        return True
    size = len(old)
    if len(new) != size or len(before) != size or len(after) != size:
        return False
    for at in range(size):
        if (old[at] is not before[at] or new[at] is not after[at]) and (
            old[at] is not new[at] or before[at] is not after[at]
        ):
            return False
    return True
