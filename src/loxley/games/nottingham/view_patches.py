"""What changed between two views. Made by tools/make_view_patches.py from their fields. Do not edit."""

from typing import Any

from loxley.core.patches import KnownPatch, Patch, parts_of, patch_between
from loxley.games.nottingham.view import (
    HeldView,
    MemoryView,
    MissionView,
    NottinghamView,
    SeatView,
)


def view_patch(old: NottinghamView, new: NottinghamView, known: KnownPatch | None) -> Patch | None:
    """What makes the new view out of the old one; nothing when they are the same."""
    before, after = new, old
    found: dict[str, Any] = {}
    if known is not None:
        assert isinstance(known.old, NottinghamView)
        assert isinstance(known.new, NottinghamView)
        before, after, found = known.old, known.new, known.fields
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
    if old.first_player != new.first_player:
        changed["first_player"] = [new.first_player]
    if old.active != new.active:
        changed["active"] = [new.active]
    if old.asked is not new.asked and old.asked != new.asked:
        changed["asked"] = [new.asked]
    if old.track is before.track and new.track is after.track:
        if "track" in found:
            changed["track"] = found["track"]
    elif old.track is not new.track and old.track != new.track:
        changed["track"] = patch_between(old.track, new.track)
    if old.sheriff != new.sheriff:
        changed["sheriff"] = [new.sheriff]
    if old.number != new.number:
        changed["number"] = [new.number]
    if old.deck_size != new.deck_size:
        changed["deck_size"] = [new.deck_size]
    if old.discard_size != new.discard_size:
        changed["discard_size"] = [new.discard_size]
    if old.card is not new.card and old.card != new.card:
        changed["card"] = [new.card]
    if old.action is not new.action and old.action != new.action:
        changed["action"] = [new.action]
    if old.target is not new.target and old.target != new.target:
        changed["target"] = [new.target]
    if old.set_kind is not new.set_kind and old.set_kind != new.set_kind:
        changed["set_kind"] = [new.set_kind]
    if old.set_cards != new.set_cards:
        changed["set_cards"] = [new.set_cards]
    if old.last_sprung is not new.last_sprung and old.last_sprung != new.last_sprung:
        changed["last_sprung"] = [new.last_sprung]
    if old.gifts is before.gifts and new.gifts is after.gifts:
        if "gifts" in found:
            changed["gifts"] = found["gifts"]
    elif old.gifts is not new.gifts and old.gifts != new.gifts:
        changed["gifts"] = patch_between(old.gifts, new.gifts)
    if old.ambush_pile_size != new.ambush_pile_size:
        changed["ambush_pile_size"] = [new.ambush_pile_size]
    if old.looked_count != new.looked_count:
        changed["looked_count"] = [new.looked_count]
    if old.looked is before.looked and new.looked is after.looked:
        if "looked" in found:
            changed["looked"] = found["looked"]
    elif old.looked is not new.looked and old.looked != new.looked:
        changed["looked"] = patch_between(old.looked, new.looked)
    if old.missions is before.missions and new.missions is after.missions:
        if "missions" in found:
            changed["missions"] = found["missions"]
    elif old.missions or new.missions:
        missions = _mission_views(
            old.missions,
            new.missions,
            before.missions,
            after.missions,
            parts_of(found, "missions"),
        )
        if missions is not None:
            changed["missions"] = missions
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
    if old.memory is before.memory and new.memory is after.memory:
        if "memory" in found:
            changed["memory"] = found["memory"]
    elif old.memory is None or new.memory is None:
        if old.memory is not new.memory:
            changed["memory"] = [new.memory]
    else:
        memory = _memory_view(old.memory, new.memory)
        if memory is not None:
            changed["memory"] = memory
    if old.tallies is before.tallies and new.tallies is after.tallies:
        if "tallies" in found:
            changed["tallies"] = found["tallies"]
    elif old.tallies is not new.tallies and old.tallies != new.tallies:
        changed["tallies"] = patch_between(old.tallies, new.tallies)
    return changed or None


def _mission_view(old: MissionView, new: MissionView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.mission is not new.mission and old.mission != new.mission:
        changed["mission"] = [new.mission]
    if old.alone != new.alone:
        changed["alone"] = [new.alone]
    if old.shared != new.shared:
        changed["shared"] = [new.shared]
    if old.doers is not new.doers and old.doers != new.doers:
        changed["doers"] = patch_between(old.doers, new.doers)
    if old.worth != new.worth:
        changed["worth"] = [new.worth]
    if old.closed != new.closed:
        changed["closed"] = [new.closed]
    return changed or None


def _seat_view(old: SeatView, new: SeatView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.colour is not new.colour and old.colour != new.colour:
        changed["colour"] = [new.colour]
    if old.hand_size != new.hand_size:
        changed["hand_size"] = [new.hand_size]
    if old.hand is not new.hand and old.hand != new.hand:
        changed["hand"] = patch_between(old.hand, new.hand)
    if old.ambush_count != new.ambush_count:
        changed["ambush_count"] = [new.ambush_count]
    if old.ambushes is not new.ambushes and old.ambushes != new.ambushes:
        changed["ambushes"] = patch_between(old.ambushes, new.ambushes)
    if old.loot_size != new.loot_size:
        changed["loot_size"] = [new.loot_size]
    if old.loot is not new.loot and old.loot != new.loot:
        changed["loot"] = patch_between(old.loot, new.loot)
    if old.score is not new.score and old.score != new.score:
        changed["score"] = [new.score]
    if old.to_choose != new.to_choose:
        changed["to_choose"] = [new.to_choose]
    if old.offer is not new.offer and old.offer != new.offer:
        changed["offer"] = patch_between(old.offer, new.offer)
    if old.discarding is not new.discarding and old.discarding != new.discarding:
        changed["discarding"] = patch_between(old.discarding, new.discarding)
    if old.chosen is not new.chosen and old.chosen != new.chosen:
        changed["chosen"] = [new.chosen]
    return changed or None


def _memory_view(old: MemoryView, new: MemoryView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.hands or new.hands:
        hands = _held_views(old.hands, new.hands, new.hands, old.hands, {})
        if hands is not None:
            changed["hands"] = hands
    if old.loots is not new.loots and old.loots != new.loots:
        changed["loots"] = patch_between(old.loots, new.loots)
    if old.discard is not new.discard and old.discard != new.discard:
        changed["discard"] = patch_between(old.discard, new.discard)
    return changed or None


def _held_view(old: HeldView, new: HeldView) -> Patch | None:
    changed: dict[str, Any] = {}
    if old.sure is not new.sure and old.sure != new.sure:
        changed["sure"] = patch_between(old.sure, new.sure)
    if old.doubtful is not new.doubtful and old.doubtful != new.doubtful:
        changed["doubtful"] = patch_between(old.doubtful, new.doubtful)
    if old.missing != new.missing:
        changed["missing"] = [new.missing]
    return changed or None


def _held_views(
    old: list[HeldView],
    new: list[HeldView],
    before: list[HeldView],
    after: list[HeldView],
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
            patch = _held_view(old[at], new[at])
            if patch is not None:
                changed[str(at)] = patch
    return changed or None


def _mission_views(
    old: list[MissionView],
    new: list[MissionView],
    before: list[MissionView],
    after: list[MissionView],
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
            patch = _mission_view(old[at], new[at])
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
