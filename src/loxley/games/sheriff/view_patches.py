"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import Patch, patch_between
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


def view_patch(old: SheriffView, new: SheriffView) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    changed: dict[str, Any] = {}
    if old.viewer != new.viewer:
        changed["viewer"] = [new.viewer]
    if old.options != new.options:
        changed["options"] = patch_between(old.options, new.options)
    if old.phase != new.phase:
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
    if old.turn != new.turn:
        changed["turn"] = [new.turn]
    if old.deck_size != new.deck_size:
        changed["deck_size"] = [new.deck_size]
    if old.box_size != new.box_size:
        changed["box_size"] = [new.box_size]
    if old.left != new.left:
        changed["left"] = patch_between(old.left, new.left)
    if old.right != new.right:
        changed["right"] = patch_between(old.right, new.right)
    if old.seats or new.seats:
        seats = _seat_views(old.seats, new.seats)
        if seats is not None:
            changed["seats"] = seats
    if old.aside_count != new.aside_count:
        changed["aside_count"] = [new.aside_count]
    if old.aside != new.aside:
        changed["aside"] = patch_between(old.aside, new.aside)
    if old.step != new.step:
        changed["step"] = [new.step]
    if old.drawing != new.drawing:
        changed["drawing"] = [new.drawing]
    if old.drew_from_deck != new.drew_from_deck:
        changed["drew_from_deck"] = [new.drew_from_deck]
    if old.pile != new.pile:
        changed["pile"] = [new.pile]
    if old.confiscated != new.confiscated:
        changed["confiscated"] = patch_between(old.confiscated, new.confiscated)
    if old.words != new.words:
        changed["words"] = [new.words]
    if old.asked != new.asked:
        changed["asked"] = patch_between(old.asked, new.asked)
    if old.next_offer != new.next_offer:
        changed["next_offer"] = [new.next_offer]
    if old.offers or new.offers:
        offers = _offer_views(old.offers, new.offers)
        if offers is not None:
            changed["offers"] = offers
    if old.deals or new.deals:
        deals = _offer_views(old.deals, new.deals)
        if deals is not None:
            changed["deals"] = deals
    if old.draft is None or new.draft is None:
        if old.draft is not new.draft:
            changed["draft"] = [new.draft]
    else:
        draft = _draft_view(old.draft, new.draft)
        if draft is not None:
            changed["draft"] = draft
    if old.dropped != new.dropped:
        changed["dropped"] = [new.dropped]
    if old.out_of_bags or new.out_of_bags:
        out_of_bags = _handed_views(old.out_of_bags, new.out_of_bags)
        if out_of_bags is not None:
            changed["out_of_bags"] = out_of_bags
    if old.debt is None or new.debt is None:
        if old.debt is not new.debt:
            changed["debt"] = [new.debt]
    else:
        debt = _debt_view(old.debt, new.debt)
        if debt is not None:
            changed["debt"] = debt
    if old.promises or new.promises:
        promises = _promise_views(old.promises, new.promises)
        if promises is not None:
            changed["promises"] = promises
    if old.feasts != new.feasts:
        changed["feasts"] = patch_between(old.feasts, new.feasts)
    if old.tallies != new.tallies:
        changed["tallies"] = patch_between(old.tallies, new.tallies)
    return changed or None


def _seat_view(old: SeatView, new: SeatView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.coins != new.coins:
        changed["coins"] = [new.coins]
    if old.hand_size != new.hand_size:
        changed["hand_size"] = [new.hand_size]
    if old.hand != new.hand:
        changed["hand"] = patch_between(old.hand, new.hand)
    if old.stall != new.stall:
        changed["stall"] = patch_between(old.stall, new.stall)
    if old.contraband_count != new.contraband_count:
        changed["contraband_count"] = [new.contraband_count]
    if old.contraband != new.contraband:
        changed["contraband"] = patch_between(old.contraband, new.contraband)
    if old.bag_size != new.bag_size:
        changed["bag_size"] = [new.bag_size]
    if old.bag != new.bag:
        changed["bag"] = patch_between(old.bag, new.bag)
    if old.declared != new.declared:
        changed["declared"] = [new.declared]
    if old.fate != new.fate:
        changed["fate"] = [new.fate]
    if old.must_open != new.must_open:
        changed["must_open"] = [new.must_open]
    if old.after != new.after:
        changed["after"] = patch_between(old.after, new.after)
    if old.pile != new.pile:
        changed["pile"] = [new.pile]
    if old.packing != new.packing:
        changed["packing"] = patch_between(old.packing, new.packing)
    if old.closed != new.closed:
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
    if old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.wants != new.wants:
        changed["wants"] = patch_between(old.wants, new.wants)
    if old.joined or new.joined:
        joined = _part_views(old.joined, new.joined)
        if joined is not None:
            changed["joined"] = joined
    if old.written != new.written:
        changed["written"] = [new.written]
    if old.taken_with != new.taken_with:
        changed["taken_with"] = [new.taken_with]
    if old.lost_with != new.lost_with:
        changed["lost_with"] = patch_between(old.lost_with, new.lost_with)
    return changed or None


def _part_view(old: PartView, new: PartView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.written != new.written:
        changed["written"] = [new.written]
    return changed or None


def _draft_view(old: DraftView, new: DraftView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.manner != new.manner:
        changed["manner"] = [new.manner]
    if old.other != new.other:
        changed["other"] = [new.other]
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.gives != new.gives:
        changed["gives"] = patch_between(old.gives, new.gives)
    if old.wants != new.wants:
        changed["wants"] = patch_between(old.wants, new.wants)
    return changed or None


def _handed_view(old: HandedView, new: HandedView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.deal != new.deal:
        changed["deal"] = [new.deal]
    if old.seat != new.seat:
        changed["seat"] = [new.seat]
    if old.good != new.good:
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
    if old.menu != new.menu:
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
    if old.term != new.term:
        changed["term"] = [new.term]
    if old.made != new.made:
        changed["made"] = [new.made]
    if old.fate != new.fate:
        changed["fate"] = [new.fate]
    if old.paid != new.paid:
        changed["paid"] = [new.paid]
    if old.written != new.written:
        changed["written"] = [new.written]
    return changed or None


def _handed_views(old: list[HandedView], new: list[HandedView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _handed_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None


def _offer_views(old: list[OfferView], new: list[OfferView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _offer_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None


def _part_views(old: list[PartView], new: list[PartView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _part_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None


def _promise_views(old: list[PromiseView], new: list[PromiseView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _promise_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None


def _seat_views(old: list[SeatView], new: list[SeatView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _seat_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None
