"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import KnownPatch, Patch, parts_of, patch_between
from loxley.games.sheriff.view import (
    DebtView,
    DraftView,
    HandedView,
    OfferView,
    PartView,
    PromiseView,
    SeatView,
    SheriffView,
)


def view_patch(old: SheriffView, new: SheriffView, known: KnownPatch | None) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    before, after = new, old
    found: dict[str, Any] = {}
    if known is not None:
        assert isinstance(known.old, SheriffView)
        assert isinstance(known.new, SheriffView)
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
    if old.sheriff != new.sheriff:
        changed["sheriff"] = [new.sheriff]
    if old.first_sheriff != new.first_sheriff:
        changed["first_sheriff"] = [new.first_sheriff]
    if old.hand_limit != new.hand_limit:
        changed["hand_limit"] = [new.hand_limit]
    if old.turn is not new.turn and old.turn != new.turn:
        changed["turn"] = [new.turn]
    if old.deck_size != new.deck_size:
        changed["deck_size"] = [new.deck_size]
    if old.box_size != new.box_size:
        changed["box_size"] = [new.box_size]
    if old.left is before.left and new.left is after.left:
        if "left" in found:
            changed["left"] = found["left"]
    elif old.left is not new.left and old.left != new.left:
        changed["left"] = patch_between(old.left, new.left)
    if old.right is before.right and new.right is after.right:
        if "right" in found:
            changed["right"] = found["right"]
    elif old.right is not new.right and old.right != new.right:
        changed["right"] = patch_between(old.right, new.right)
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
    if old.aside_count != new.aside_count:
        changed["aside_count"] = [new.aside_count]
    if old.aside is before.aside and new.aside is after.aside:
        if "aside" in found:
            changed["aside"] = found["aside"]
    elif old.aside is not new.aside and old.aside != new.aside:
        changed["aside"] = patch_between(old.aside, new.aside)
    if old.drawing != new.drawing:
        changed["drawing"] = [new.drawing]
    if old.drew_from_deck != new.drew_from_deck:
        changed["drew_from_deck"] = [new.drew_from_deck]
    if old.pile is not new.pile and old.pile != new.pile:
        changed["pile"] = [new.pile]
    if old.confiscated is before.confiscated and new.confiscated is after.confiscated:
        if "confiscated" in found:
            changed["confiscated"] = found["confiscated"]
    elif old.confiscated is not new.confiscated and old.confiscated != new.confiscated:
        changed["confiscated"] = patch_between(old.confiscated, new.confiscated)
    if old.words is not new.words and old.words != new.words:
        changed["words"] = [new.words]
    if old.asked is before.asked and new.asked is after.asked:
        if "asked" in found:
            changed["asked"] = found["asked"]
    elif old.asked is not new.asked and old.asked != new.asked:
        changed["asked"] = patch_between(old.asked, new.asked)
    if old.next_offer != new.next_offer:
        changed["next_offer"] = [new.next_offer]
    if old.offers is before.offers and new.offers is after.offers:
        if "offers" in found:
            changed["offers"] = found["offers"]
    elif old.offers or new.offers:
        offers = _offer_views(
            old.offers,
            new.offers,
            before.offers,
            after.offers,
            parts_of(found, "offers"),
        )
        if offers is not None:
            changed["offers"] = offers
    if old.deals is before.deals and new.deals is after.deals:
        if "deals" in found:
            changed["deals"] = found["deals"]
    elif old.deals or new.deals:
        deals = _offer_views(
            old.deals,
            new.deals,
            before.deals,
            after.deals,
            parts_of(found, "deals"),
        )
        if deals is not None:
            changed["deals"] = deals
    if old.draft is before.draft and new.draft is after.draft:
        if "draft" in found:
            changed["draft"] = found["draft"]
    elif old.draft is None or new.draft is None:
        if old.draft is not new.draft:
            changed["draft"] = [new.draft]
    else:
        draft = _draft_view(old.draft, new.draft)
        if draft is not None:
            changed["draft"] = draft
    if old.dropped is not new.dropped and old.dropped != new.dropped:
        changed["dropped"] = [new.dropped]
    if old.out_of_bags is before.out_of_bags and new.out_of_bags is after.out_of_bags:
        if "out_of_bags" in found:
            changed["out_of_bags"] = found["out_of_bags"]
    elif old.out_of_bags or new.out_of_bags:
        out_of_bags = _handed_views(
            old.out_of_bags,
            new.out_of_bags,
            before.out_of_bags,
            after.out_of_bags,
            parts_of(found, "out_of_bags"),
        )
        if out_of_bags is not None:
            changed["out_of_bags"] = out_of_bags
    if old.debt is before.debt and new.debt is after.debt:
        if "debt" in found:
            changed["debt"] = found["debt"]
    elif old.debt is None or new.debt is None:
        if old.debt is not new.debt:
            changed["debt"] = [new.debt]
    else:
        debt = _debt_view(old.debt, new.debt)
        if debt is not None:
            changed["debt"] = debt
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
    if old.feasts is before.feasts and new.feasts is after.feasts:
        if "feasts" in found:
            changed["feasts"] = found["feasts"]
    elif old.feasts is not new.feasts and old.feasts != new.feasts:
        changed["feasts"] = patch_between(old.feasts, new.feasts)
    if old.tallies is before.tallies and new.tallies is after.tallies:
        if "tallies" in found:
            changed["tallies"] = found["tallies"]
    elif old.tallies is not new.tallies and old.tallies != new.tallies:
        changed["tallies"] = patch_between(old.tallies, new.tallies)
    return changed or None


def _seat_view(old: SeatView, new: SeatView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.coins != new.coins:
        changed["coins"] = [new.coins]
    if old.hand_size != new.hand_size:
        changed["hand_size"] = [new.hand_size]
    if old.hand is not new.hand and old.hand != new.hand:
        changed["hand"] = patch_between(old.hand, new.hand)
    if old.stall is not new.stall and old.stall != new.stall:
        changed["stall"] = patch_between(old.stall, new.stall)
    if old.contraband_count != new.contraband_count:
        changed["contraband_count"] = [new.contraband_count]
    if old.contraband is not new.contraband and old.contraband != new.contraband:
        changed["contraband"] = patch_between(old.contraband, new.contraband)
    if old.bag_size != new.bag_size:
        changed["bag_size"] = [new.bag_size]
    if old.bag is not new.bag and old.bag != new.bag:
        changed["bag"] = patch_between(old.bag, new.bag)
    if old.declared is not new.declared and old.declared != new.declared:
        changed["declared"] = [new.declared]
    if old.fate is not new.fate and old.fate != new.fate:
        changed["fate"] = [new.fate]
    if old.must_open != new.must_open:
        changed["must_open"] = [new.must_open]
    if old.bribe_limit != new.bribe_limit:
        changed["bribe_limit"] = [new.bribe_limit]
    if old.after is not new.after and old.after != new.after:
        changed["after"] = patch_between(old.after, new.after)
    if old.pile is not new.pile and old.pile != new.pile:
        changed["pile"] = [new.pile]
    if old.packing is not new.packing and old.packing != new.packing:
        changed["packing"] = patch_between(old.packing, new.packing)
    if old.closed is not new.closed and old.closed != new.closed:
        changed["closed"] = [new.closed]
    return changed or None


def _offer_view(old: OfferView, new: OfferView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.author != new.author:
        changed["author"] = [new.author]
    if old.other != new.other:
        changed["other"] = [new.other]
    if old.called is not new.called and old.called != new.called:
        changed["called"] = [new.called]
    if old.gives is not new.gives and old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.wants is not new.wants and old.wants != new.wants:
        changed["wants"] = patch_between(old.wants, new.wants)
    if old.joined or new.joined:
        joined = _part_views(old.joined, new.joined, new.joined, old.joined, {})
        if joined is not None:
            changed["joined"] = joined
    if old.written != new.written:
        changed["written"] = [new.written]
    if old.taken_with is not new.taken_with and old.taken_with != new.taken_with:
        changed["taken_with"] = [new.taken_with]
    if old.lost_with is not new.lost_with and old.lost_with != new.lost_with:
        changed["lost_with"] = patch_between(old.lost_with, new.lost_with)
    return changed or None


def _part_view(old: PartView, new: PartView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.gives is not new.gives and old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.written != new.written:
        changed["written"] = [new.written]
    return changed or None


def _draft_view(old: DraftView, new: DraftView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.manner is not new.manner and old.manner != new.manner:
        changed["manner"] = [new.manner]
    if old.other != new.other:
        changed["other"] = [new.other]
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.gives is not new.gives and old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.wants is not new.wants and old.wants != new.wants:
        changed["wants"] = patch_between(old.wants, new.wants)
    return changed or None


def _handed_view(old: HandedView, new: HandedView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.deal != new.deal:
        changed["deal"] = [new.deal]
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.good is not new.good and old.good != new.good:
        changed["good"] = [new.good]
    return changed or None


def _debt_view(old: DebtView, new: DebtView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.debtor != new.debtor:
        changed["debtor"] = [new.debtor]
    if old.creditor != new.creditor:
        changed["creditor"] = [new.creditor]
    if old.owed != new.owed:
        changed["owed"] = [new.owed]
    if old.menu is not new.menu and old.menu != new.menu:
        changed["menu"] = patch_between(old.menu, new.menu)
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
    if old.fate is not new.fate and old.fate != new.fate:
        changed["fate"] = [new.fate]
    if old.paid != new.paid:
        changed["paid"] = [new.paid]
    if old.written != new.written:
        changed["written"] = [new.written]
    return changed or None


def _changes_alike(old: SheriffView, new: SheriffView, before: SheriffView, after: SheriffView) -> bool:
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
    if (old.sheriff != before.sheriff or new.sheriff != after.sheriff) and (
        old.sheriff != new.sheriff or before.sheriff != after.sheriff
    ):
        return False
    if (old.first_sheriff != before.first_sheriff or new.first_sheriff != after.first_sheriff) and (
        old.first_sheriff != new.first_sheriff or before.first_sheriff != after.first_sheriff
    ):
        return False
    if (old.hand_limit != before.hand_limit or new.hand_limit != after.hand_limit) and (
        old.hand_limit != new.hand_limit or before.hand_limit != after.hand_limit
    ):
        return False
    if (old.turn is not before.turn or new.turn is not after.turn) and (
        old.turn is not new.turn or before.turn is not after.turn
    ):
        return False
    if (old.deck_size != before.deck_size or new.deck_size != after.deck_size) and (
        old.deck_size != new.deck_size or before.deck_size != after.deck_size
    ):
        return False
    if (old.box_size != before.box_size or new.box_size != after.box_size) and (
        old.box_size != new.box_size or before.box_size != after.box_size
    ):
        return False
    if (old.left is not before.left or new.left is not after.left) and (
        old.left is not new.left or before.left is not after.left
    ):
        return False
    if (old.right is not before.right or new.right is not after.right) and (
        old.right is not new.right or before.right is not after.right
    ):
        return False
    if (old.aside_count != before.aside_count or new.aside_count != after.aside_count) and (
        old.aside_count != new.aside_count or before.aside_count != after.aside_count
    ):
        return False
    if (old.aside is not before.aside or new.aside is not after.aside) and (
        old.aside is not new.aside or before.aside is not after.aside
    ):
        return False
    if (old.drawing != before.drawing or new.drawing != after.drawing) and (
        old.drawing != new.drawing or before.drawing != after.drawing
    ):
        return False
    if (old.drew_from_deck != before.drew_from_deck or new.drew_from_deck != after.drew_from_deck) and (
        old.drew_from_deck != new.drew_from_deck or before.drew_from_deck != after.drew_from_deck
    ):
        return False
    if (old.pile is not before.pile or new.pile is not after.pile) and (
        old.pile is not new.pile or before.pile is not after.pile
    ):
        return False
    if (old.confiscated is not before.confiscated or new.confiscated is not after.confiscated) and (
        old.confiscated is not new.confiscated or before.confiscated is not after.confiscated
    ):
        return False
    if (old.words is not before.words or new.words is not after.words) and (
        old.words is not new.words or before.words is not after.words
    ):
        return False
    if (old.asked is not before.asked or new.asked is not after.asked) and (
        old.asked is not new.asked or before.asked is not after.asked
    ):
        return False
    if (old.next_offer != before.next_offer or new.next_offer != after.next_offer) and (
        old.next_offer != new.next_offer or before.next_offer != after.next_offer
    ):
        return False
    if (old.draft is not before.draft or new.draft is not after.draft) and (
        old.draft is not new.draft or before.draft is not after.draft
    ):
        return False
    if (old.dropped is not before.dropped or new.dropped is not after.dropped) and (
        old.dropped is not new.dropped or before.dropped is not after.dropped
    ):
        return False
    if (old.debt is not before.debt or new.debt is not after.debt) and (
        old.debt is not new.debt or before.debt is not after.debt
    ):
        return False
    if (old.feasts is not before.feasts or new.feasts is not after.feasts) and (
        old.feasts is not new.feasts or before.feasts is not after.feasts
    ):
        return False
    if (old.tallies is not before.tallies or new.tallies is not after.tallies) and (
        old.tallies is not new.tallies or before.tallies is not after.tallies
    ):
        return False
    if not _seat_views_change_alike(old.seats, new.seats, before.seats, after.seats):
        return False
    if not _offer_views_change_alike(old.offers, new.offers, before.offers, after.offers):
        return False
    if not _offer_views_change_alike(old.deals, new.deals, before.deals, after.deals):
        return False
    if not _handed_views_change_alike(old.out_of_bags, new.out_of_bags, before.out_of_bags, after.out_of_bags):
        return False
    return _promise_views_change_alike(old.promises, new.promises, before.promises, after.promises)


def _handed_views(
    old: list[HandedView],
    new: list[HandedView],
    before: list[HandedView],
    after: list[HandedView],
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
            patch = _handed_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _offer_views(
    old: list[OfferView],
    new: list[OfferView],
    before: list[OfferView],
    after: list[OfferView],
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
            patch = _offer_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _part_views(
    old: list[PartView],
    new: list[PartView],
    before: list[PartView],
    after: list[PartView],
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
            patch = _part_view(old[at], new[at])
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


def _handed_views_change_alike(
    old: list[HandedView], new: list[HandedView], before: list[HandedView], after: list[HandedView]
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


def _offer_views_change_alike(
    old: list[OfferView], new: list[OfferView], before: list[OfferView], after: list[OfferView]
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
