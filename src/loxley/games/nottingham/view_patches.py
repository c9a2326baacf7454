"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import Patch, patch_between
from loxley.games.nottingham.view import (
    HeldView,
    MemoryView,
    MissionView,
    NottinghamView,
    SeatView,
)


def view_patch(old: NottinghamView, new: NottinghamView) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    changed: dict[str, Any] = {}
    if old.viewer != new.viewer:
        changed["viewer"] = [new.viewer]
    if old.options != new.options:
        changed["options"] = patch_between(old.options, new.options)
    if old.phase != new.phase:
        changed["phase"] = [new.phase]
    if old.first_player != new.first_player:
        changed["first_player"] = [new.first_player]
    if old.active != new.active:
        changed["active"] = [new.active]
    if old.asked != new.asked:
        changed["asked"] = [new.asked]
    if old.track != new.track:
        changed["track"] = patch_between(old.track, new.track)
    if old.sheriff != new.sheriff:
        changed["sheriff"] = [new.sheriff]
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.deck_size != new.deck_size:
        changed["deck_size"] = [new.deck_size]
    if old.discard_size != new.discard_size:
        changed["discard_size"] = [new.discard_size]
    if old.card != new.card:
        changed["card"] = [new.card]
    if old.action != new.action:
        changed["action"] = [new.action]
    if old.target != new.target:
        changed["target"] = [new.target]
    if old.set_kind != new.set_kind:
        changed["set_kind"] = [new.set_kind]
    if old.set_cards != new.set_cards:
        changed["set_cards"] = [new.set_cards]
    if old.last_sprung != new.last_sprung:
        changed["last_sprung"] = [new.last_sprung]
    if old.gifts != new.gifts:
        changed["gifts"] = patch_between(old.gifts, new.gifts)
    if old.ambush_pile_size != new.ambush_pile_size:
        changed["ambush_pile_size"] = [new.ambush_pile_size]
    if old.looked_count != new.looked_count:
        changed["looked_count"] = [new.looked_count]
    if old.looked != new.looked:
        changed["looked"] = patch_between(old.looked, new.looked)
    if old.missions or new.missions:
        missions = _mission_views(old.missions, new.missions)
        if missions is not None:
            changed["missions"] = missions
    if old.seats or new.seats:
        seats = _seat_views(old.seats, new.seats)
        if seats is not None:
            changed["seats"] = seats
    if old.memory is None or new.memory is None:
        if old.memory is not new.memory:
            changed["memory"] = [new.memory]
    else:
        memory = _memory_view(old.memory, new.memory)
        if memory is not None:
            changed["memory"] = memory
    if old.tallies != new.tallies:
        changed["tallies"] = patch_between(old.tallies, new.tallies)
    return changed or None


def _mission_view(old: MissionView, new: MissionView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.mission != new.mission:
        changed["mission"] = [new.mission]
    if old.alone != new.alone:
        changed["alone"] = [new.alone]
    if old.shared != new.shared:
        changed["shared"] = [new.shared]
    if old.doers != new.doers:
        changed["doers"] = patch_between(old.doers, new.doers)
    return changed or None


def _seat_view(old: SeatView, new: SeatView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.colour != new.colour:
        changed["colour"] = [new.colour]
    if old.hand_size != new.hand_size:
        changed["hand_size"] = [new.hand_size]
    if old.hand != new.hand:
        changed["hand"] = patch_between(old.hand, new.hand)
    if old.ambush_count != new.ambush_count:
        changed["ambush_count"] = [new.ambush_count]
    if old.ambushes != new.ambushes:
        changed["ambushes"] = patch_between(old.ambushes, new.ambushes)
    if old.loot_size != new.loot_size:
        changed["loot_size"] = [new.loot_size]
    if old.loot != new.loot:
        changed["loot"] = patch_between(old.loot, new.loot)
    if old.score != new.score:
        changed["score"] = [new.score]
    if old.offer != new.offer:
        changed["offer"] = patch_between(old.offer, new.offer)
    if old.discarding != new.discarding:
        changed["discarding"] = patch_between(old.discarding, new.discarding)
    if old.chosen != new.chosen:
        changed["chosen"] = [new.chosen]
    return changed or None


def _memory_view(old: MemoryView, new: MemoryView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.hands or new.hands:
        hands = _held_views(old.hands, new.hands)
        if hands is not None:
            changed["hands"] = hands
    if old.loots != new.loots:
        changed["loots"] = patch_between(old.loots, new.loots)
    if old.discard != new.discard:
        changed["discard"] = patch_between(old.discard, new.discard)
    return changed or None


def _held_view(old: HeldView, new: HeldView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.sure != new.sure:
        changed["sure"] = patch_between(old.sure, new.sure)
    if old.doubtful != new.doubtful:
        changed["doubtful"] = patch_between(old.doubtful, new.doubtful)
    if old.missing != new.missing:
        changed["missing"] = [new.missing]
    return changed or None


def _held_views(old: list[HeldView], new: list[HeldView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _held_view(old[at], new[at])
        if patch is not None:
            changed[str(at)] = patch
    return changed or None


def _mission_views(old: list[MissionView], new: list[MissionView]) -> Patch | None:
    if len(old) != len(new):
        return patch_between(old, new)
    changed: dict[str, Any] = {}
    for at in range(len(new)):
        patch = _mission_view(old[at], new[at])
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
