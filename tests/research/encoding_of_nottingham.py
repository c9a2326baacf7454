"""Nottingham's rows from views and events."""

from loxley.core.log import Event
from loxley.core.state import View
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.memory import remember
from loxley.games.nottingham.objects import AMBUSHES, COLOURS, KINDS, MISSIONS, OBJECTS
from loxley.games.nottingham.rows import COUNTED, FLAGS, PHASE_NAMES
from loxley.games.nottingham.view import NottinghamView
from tests.research.encodings import Places, Values, count_events, counts, one, word

MOST_PLAYERS = 7


def encode(view: View, events: list[Event]) -> Values:
    assert isinstance(view, NottinghamView)
    places = Places(view.viewer, len(view.seats), MOST_PLAYERS)
    return {**_table(view, places), **_seats(view, places), **_own(view), **_memory(view, places, events)}


def _table(view: NottinghamView, places: Places) -> Values:
    done = [[int(seat in mission.doers) for mission in view.missions] for seat in range(len(view.seats))]
    return {
        "players": [len(view.seats)],
        "options": [int(view.options[flag]) for flag in FLAGS],
        "phase": one(view.phase, PHASE_NAMES),
        "first player": places.marks([view.first_player]),
        "active": places.marks([view.active]),
        "asked": places.marks([view.asked]),
        "space of the Sheriff": [view.sheriff],
        "spaces": [len(view.track)],
        "number of the space": [view.number],
        "deck size": [view.deck_size],
        "discard size": [view.discard_size],
        "card turned up": one(view.card, OBJECTS),
        "target": places.marks([view.target]),
        "set delivered": one(view.set_kind, OBJECTS),
        "cards of the set": [view.set_cards],
        "last sprung": places.marks([view.last_sprung]),
        "gifts to draw": places.marks(view.gifts),
        "ambush pile size": [view.ambush_pile_size],
        "ambushes looked at": [view.looked_count],
        "looked at": counts(view.looked or [], AMBUSHES),
        "mission alone": [mission.alone for mission in view.missions],
        "mission shared": [mission.shared for mission in view.missions],
        "mission done": places.parts(done, len(MISSIONS)),
    }


def _seats(view: NottinghamView, places: Places) -> Values:
    offers = [0 if seat.offer is None else 1 if seat.offer else 2 for seat in view.seats]
    return {
        "colour": places.of([word(seat.colour, COLOURS) for seat in view.seats]),
        "hand size": places.of([seat.hand_size for seat in view.seats]),
        "hand seen": places.parts([counts(seat.hand or [], OBJECTS) for seat in view.seats], KINDS),
        "ambushes laid": places.of([seat.ambush_count for seat in view.seats]),
        "loot size": places.of([seat.loot_size for seat in view.seats]),
        "offer": places.of(offers),
        "cards offered": places.parts([counts(seat.offer or [], OBJECTS) for seat in view.seats], KINDS),
    }


def _own(view: NottinghamView) -> Values:
    own = view.seats[view.viewer]
    return {
        "own ambushes": counts(own.ambushes or [], AMBUSHES),
        "own score": [own.score or 0],
        "discarding": counts(own.discarding or [], OBJECTS),
        "choice sealed": [int(own.chosen or False)],
    }


def _card(view: NottinghamView, name: str) -> int:
    """An ambush card as memory knows it: by the seat whose colour it shows (NO-R30)."""
    if name not in COLOURS:
        return AMBUSHES.index(name)
    return [*[seat.colour for seat in view.seats], name].index(name)


def _memory(view: NottinghamView, places: Places, events: list[Event]) -> Values:
    seats = len(view.seats)
    colours = [word(seat.colour, COLOURS) - 1 for seat in view.seats]
    memory = remember(events, colours, list(range(seats)) + NOTTINGHAM.figures.pairs)
    others = [seat != view.viewer for seat in range(seats)]
    nothing = [0] * KINDS
    loots = [counts(shown.loot, OBJECTS) if shown.loot is not None else [] for shown in view.seats]
    for seat, loot in enumerate(loots):
        if not loot:
            loots[seat] = counts([OBJECTS[kind] for kind in memory.loots[seat]], OBJECTS)
    suspects = [
        [
            sum(front >> _card(view, name) & 1 for front in memory.stakeout.fronts[seat]) * others[seat]
            for name in AMBUSHES
        ]
        for seat in range(seats)
    ]
    tallies = zip(*[count_events(events, seats, name) for name in COUNTED], strict=True)
    return {
        "loot": places.parts(loots, KINDS),
        "surely held": places.parts([memory.hands[at].sure if others[at] else nothing for at in range(seats)], KINDS),
        "perhaps held": places.parts(
            [memory.hands[at].doubtful if others[at] else nothing for at in range(seats)], KINDS
        ),
        "of these gone": places.of([memory.hands[at].missing * others[at] for at in range(seats)]),
        "discard seen": memory.discard,
        "discards unseen": [memory.hidden_discards],
        "deck known": [int(memory.deck is not None)],
        "may be in the deck": memory.deck or nothing,
        "ambushes suspected": places.parts(suspects, len(AMBUSHES)),
        "tally": places.parts([list(tally) for tally in tallies], len(COUNTED)),
    }
