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


def _changes_alike(old: NottinghamView, new: NottinghamView, before: NottinghamView, after: NottinghamView) -> bool:
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
    if (old.first_player != before.first_player or new.first_player != after.first_player) and (
        old.first_player != new.first_player or before.first_player != after.first_player
    ):
        return False
    if (old.active != before.active or new.active != after.active) and (
        old.active != new.active or before.active != after.active
    ):
        return False
    if (old.asked is not before.asked or new.asked is not after.asked) and (
        old.asked is not new.asked or before.asked is not after.asked
    ):
        return False
    if (old.track is not before.track or new.track is not after.track) and (
        old.track is not new.track or before.track is not after.track
    ):
        return False
    if (old.sheriff != before.sheriff or new.sheriff != after.sheriff) and (
        old.sheriff != new.sheriff or before.sheriff != after.sheriff
    ):
        return False
    if (old.number != before.number or new.number != after.number) and (
        old.number != new.number or before.number != after.number
    ):
        return False
    if (old.deck_size != before.deck_size or new.deck_size != after.deck_size) and (
        old.deck_size != new.deck_size or before.deck_size != after.deck_size
    ):
        return False
    if (old.discard_size != before.discard_size or new.discard_size != after.discard_size) and (
        old.discard_size != new.discard_size or before.discard_size != after.discard_size
    ):
        return False
    if (old.card is not before.card or new.card is not after.card) and (
        old.card is not new.card or before.card is not after.card
    ):
        return False
    if (old.action is not before.action or new.action is not after.action) and (
        old.action is not new.action or before.action is not after.action
    ):
        return False
    if (old.target is not before.target or new.target is not after.target) and (
        old.target is not new.target or before.target is not after.target
    ):
        return False
    if (old.set_kind is not before.set_kind or new.set_kind is not after.set_kind) and (
        old.set_kind is not new.set_kind or before.set_kind is not after.set_kind
    ):
        return False
    if (old.set_cards != before.set_cards or new.set_cards != after.set_cards) and (
        old.set_cards != new.set_cards or before.set_cards != after.set_cards
    ):
        return False
    if (old.last_sprung is not before.last_sprung or new.last_sprung is not after.last_sprung) and (
        old.last_sprung is not new.last_sprung or before.last_sprung is not after.last_sprung
    ):
        return False
    if (old.gifts is not before.gifts or new.gifts is not after.gifts) and (
        old.gifts is not new.gifts or before.gifts is not after.gifts
    ):
        return False
    if (old.ambush_pile_size != before.ambush_pile_size or new.ambush_pile_size != after.ambush_pile_size) and (
        old.ambush_pile_size != new.ambush_pile_size or before.ambush_pile_size != after.ambush_pile_size
    ):
        return False
    if (old.looked_count != before.looked_count or new.looked_count != after.looked_count) and (
        old.looked_count != new.looked_count or before.looked_count != after.looked_count
    ):
        return False
    if (old.looked is not before.looked or new.looked is not after.looked) and (
        old.looked is not new.looked or before.looked is not after.looked
    ):
        return False
    if (old.memory is not before.memory or new.memory is not after.memory) and (
        old.memory is not new.memory or before.memory is not after.memory
    ):
        return False
    if (old.tallies is not before.tallies or new.tallies is not after.tallies) and (
        old.tallies is not new.tallies or before.tallies is not after.tallies
    ):
        return False
    if not _mission_views_change_alike(old.missions, new.missions, before.missions, after.missions):
        return False
    return _seat_views_change_alike(old.seats, new.seats, before.seats, after.seats)


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


def _mission_views_change_alike(
    old: list[MissionView], new: list[MissionView], before: list[MissionView], after: list[MissionView]
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
