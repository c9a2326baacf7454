"""What Sheriff's bots note of the others, and what probes do with it."""

from random import Random

from loxley.bots import Chair, new_bot
from loxley.bots.sheriff.notebook import Notebook
from loxley.core.seats import AUDITOR
from loxley.games.sheriff.vocabulary import MOVES
from tests.bots.test_sheriff_levels import Mixed
from tests.games.sheriff.table import sheriff


def test_notes_are_the_same_read_bit_by_bit_or_all_at_once() -> None:
    match = Mixed(["rogue", "novice", "robin"], {}, 11)
    notes = Notebook(3)
    for _ in range(250):
        match._move(match.state.awaited()[0])
        notes.read(match.log.seen_by(0))
    afresh = Notebook(3)
    afresh.read(match.log.seen_by(0))
    states = [[record.__getstate__() for record in each.people] for each in (notes, afresh)]
    assert states[0] == states[1]
    assert notes.threatened == afresh.threatened
    assert list(notes.offers) == list(afresh.offers)


def test_a_bot_that_comes_back_decides_as_one_that_stayed() -> None:
    match = Mixed(["rogue", "robin", "merchant"], {}, 4)
    for _ in range(150):
        match._move(match.state.awaited()[0])
    while MOVES.family_of(match.state.legal(match.state.awaited()[0])[0]).name != "open":
        match._move(match.state.awaited()[0])
    seat = match.state.awaited()[0]
    stayed = match.chairs[seat].choose(match.state, Random(3))
    back = Chair(new_bot("sheriff", ["rogue", "robin", "merchant"][seat]), seat)
    assert back.choose(match.state, Random(3)) == stayed


def test_notes_tell_who_lied_and_who_opened() -> None:
    table = sheriff(tuck="apple 2 mead", guy="4 chicken").declares("tuck", "apple", 3).declares("guy", "chicken", 4)
    table.play("sheriff: open tuck", "sheriff: lay left mead", "sheriff: lay left mead", "sheriff: wave guy")
    log = table.game.log
    assert log is not None
    notes = Notebook(4)
    notes.read(log.seen_by(AUDITOR))
    tuck, guy, reeve = (notes.people[table.seat(name)] for name in ("tuck", "guy", "sheriff"))
    assert (tuck.bags, tuck.lies, guy.bags, guy.lies) == (1, 1, 1, 0)
    assert (reeve.opened, reeve.spared, reeve.sold) == (1, 1, 0)


def notes_of(probe: str) -> Notebook:
    """What four of a probe have done in a game."""
    notes = Notebook(4)
    notes.read(Mixed([probe] * 4, {}, 4).play().events)
    return notes


def test_probes_do_what_their_names_say() -> None:
    assert sum(each.lies for each in notes_of("always-honest").people) == 0
    assert all(each.lies == each.bags for each in notes_of("always-smuggle").people)
    assert all(each.spared + each.sold == 0 for each in notes_of("always-inspect").people)
    assert all(each.opened == 0 for each in notes_of("never-inspect").people)
    bribing = Mixed(["always-bribe"] * 4, {}, 1).play()
    posted = {
        (event.facts["author"], index)
        for index, event in enumerate(bribing.events)
        if event.name == "posted" and f"wave {event.facts['author']}" in str(event.facts["wants"])
    }
    assert len(posted) >= bribing.counts()["declared"] * 0.8
