"""What a viewer remembers (NO-R24, NO-R26), and the worlds they can imagine."""

from collections.abc import Callable

import pytest

from loxley.core.chance import Chance
from loxley.core.log import Log
from loxley.core.seats import PUBLIC, Viewer
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.memory import Held, Memory, remember
from loxley.games.nottingham.objects import AMBUSHES, OBJECTS, spread
from loxley.games.nottingham.state import Nottingham
from loxley.games.nottingham.view import NottinghamView
from loxley.games.nottingham.vocabulary import MOVES
from tests.covers import covers
from tests.games.nottingham.table import SEED, cards, heap

PAIRS = [
    "copper candlestick",
    "copper chest",
    "candlestick pearls",
    "pearls jewels",
    "jewels necklace",
    "necklace chest",
]


def stacked(top: str, ambushes: str) -> Nottingham:
    """Three players; the next cards of both piles, top card first. The first nine object cards are the hands."""
    deck = cards(top)
    rest = [kind for kind in range(7) for _ in range(12 - deck.count(kind))]
    pile = ambushes.split(", ")
    pile += [card for card in ["red", "yellow", "green", *PAIRS] if card not in pile]
    deal = [OBJECTS[kind] for kind in deck + rest] + pile
    return NOTTINGHAM.new(3, {"first_player": 0}, Chance(SEED), deal=deal, log=Log())


def play(game: Nottingham, *lines: str) -> Nottingham:
    for line in lines:
        seat, _, words = line.partition(": ")
        game.play(int(seat), MOVES.move(words))
    return game


def memory(game: Nottingham, viewer: Viewer) -> Memory:
    assert game.log is not None
    return remember(game.log.seen_by(viewer), game.colours, game.rules.ambush_cards())


def sure(game: Nottingham, viewer: Viewer, seat: int) -> str:
    return heap(spread(memory(game, viewer).hands[seat].sure))


def imagined(game: Nottingham, viewer: Viewer, number: int) -> Nottingham:
    assert game.log is not None
    return NOTTINGHAM.imagine(game.view(viewer), game.log.seen_by(viewer), Chance(bytes([number]) * 32))


def always(game: Nottingham, viewer: Viewer, claim: Callable[[Nottingham], bool]) -> bool:
    """Is something true in every world that a viewer imagines?"""
    return all(claim(imagined(game, viewer, number)) for number in range(25))


HANDS = "2 gold jewels, 2 pearls chest, 3 copper "


@covers("NO-R26")
def test_a_card_that_was_taken_openly_is_remembered_until_it_leaves() -> None:
    game = play(stacked(HANDS + "jewels", "red"), "0: take", "0: end turn")
    assert sure(game, PUBLIC, 0) == "jewels"
    assert sure(game, 1, 0) == "jewels"


@covers("NO-R26")
def test_a_burglar_remembers_the_whole_hand_and_others_know_only_what_was_given() -> None:
    game = play(stacked(HANDS + "pearls copper", "red"), "0: burgle 1", "1: pass")
    assert sure(game, 0, 1) == "2 pearls, chest"
    assert sure(game, 2, 1) == ""
    play(game, "0: pick chest", "0: end turn")
    assert sure(game, 0, 1) == "3 pearls"
    assert sure(game, 1, 0) == "chest"
    assert sure(game, 2, 1) == "pearls"
    assert always(game, 0, lambda world: spread(world.hands[1]) == cards("3 pearls"))
    assert not always(game, 2, lambda world: spread(world.hands[1]) == cards("3 pearls"))


@covers("NO-R26")
def test_a_robbed_hand_is_remembered_by_all() -> None:
    game = play(stacked(HANDS + "jewels copper", "red"), "0: rob 1", "1: pass", "0: seize pearls", "0: end turn")
    assert sure(game, PUBLIC, 1) == "pearls, jewels, chest"
    assert sure(game, PUBLIC, 0) == "pearls"


@covers("NO-R26")
def test_what_is_offered_is_known_to_be_there() -> None:
    game = play(stacked(HANDS + "chest copper", "red"), "0: barter", "1: offer pearls+pearls", "2: offer copper")
    assert sure(game, PUBLIC, 1) == "2 pearls"
    play(game, "0: accept 1", "0: end turn")
    assert (sure(game, PUBLIC, 1), sure(game, PUBLIC, 0)) == ("chest", "2 pearls")
    assert sure(game, PUBLIC, 2) == "copper"


def test_a_card_that_left_unseen_casts_doubt_on_one_card_only() -> None:
    held = Held()
    held.show_all(cards("copper gold 2 pearls"))
    held.lose_unseen()
    held.gain(OBJECTS.index("candlestick"))
    assert heap(spread(held.sure)) == "candlestick"
    assert (heap(spread(held.doubtful)), held.missing) == ("copper, gold, 2 pearls", 1)
    held.show(OBJECTS.index("gold"), 1)
    held.lose(OBJECTS.index("pearls"))
    assert (heap(spread(held.sure)), heap(spread(held.doubtful))) == ("candlestick, gold", "copper, pearls")
    held.lose_unseen()
    held.lose_unseen()
    assert (heap(spread(held.doubtful)), held.missing) == ("copper, candlestick, gold, pearls", 3)
    held.lose_unseen()
    assert (heap(spread(held.doubtful)), held.missing) == ("", 0)


@covers("NO-R26")
def test_worlds_imagined_after_a_theft_miss_at_most_one_of_the_cards_seen_before() -> None:
    game = play(stacked(HANDS + "jewels candlestick copper", "red"), "0: rob 1", "1: pass", "0: seize pearls")
    play(game, "0: end turn", "1: steal 0", "0: pass", "1: end turn")
    assert heap(spread(memory(game, 2).hands[0].doubtful)) == ""  # one card seen, one gone: nothing is left of it
    game = play(stacked(HANDS + "jewels necklace candlestick copper", "red"), "0: rob 1", "1: pass", "0: seize pearls")
    play(game, "0: end turn", "1: take", "1: end turn", "2: steal 1", "1: pass", "2: end turn")
    seen = cards("pearls jewels necklace chest")
    worlds = [imagined(game, PUBLIC, number).hands[1] for number in range(25)]
    assert all(sum(1 for kind in seen if world[kind]) >= 3 for world in worlds)
    assert len({tuple(world) for world in worlds}) > 1


@covers("NO-R24")
def test_who_put_a_card_under_the_pile_knows_where_it_lies() -> None:
    game = play(stacked(HANDS + "gold copper", "yellow, pearls jewels"), "0: ambush", "0: keep yellow")
    bottom = AMBUSHES.index("pearls jewels")
    assert always(game, 0, lambda world: world.ambush_pile[0] == bottom)
    assert not always(game, 1, lambda world: world.ambush_pile[0] == bottom)
    assert not always(game, 1, lambda world: world.ambushes[0] == [AMBUSHES.index("yellow")])
    assert always(game, 1, lambda world: world.ambushes[0] != [AMBUSHES.index("red")])


@covers("NO-R24")
def test_two_cards_that_one_knew_are_one_before_the_other_player_and_one_under_the_pile() -> None:
    """The pile has nine cards: after four ambushes the fifth player sees again what was put under it first."""
    game = stacked(HANDS + "9 gold", "red, yellow, green, " + ", ".join(PAIRS[:5]))
    play(game, "0: ambush", "0: keep yellow", "0: end turn")  # red under
    play(game, "1: ambush", "1: keep green", "1: end turn")
    play(game, "2: ambush", "2: keep candlestick pearls", "2: end turn")
    play(game, "0: ambush", "0: keep jewels necklace", "0: end turn")  # pearls jewels is the other one
    play(game, "1: ambush")
    last = {AMBUSHES[card] for card in game.looked}
    assert last == {"necklace chest", "red"}
    play(game, "1: keep necklace chest")
    either = {AMBUSHES.index("necklace chest"), AMBUSHES.index("red")}
    known = [imagined(game, 0, number) for number in range(25)]
    assert all(AMBUSHES.index("red") in (*world.ambushes[1], world.ambush_pile[0]) for world in known)
    assert {world.ambush_pile[0] for world in known} & either


@covers("NO-R24")
def test_a_sprung_ambush_is_known_to_all_under_the_pile() -> None:
    game = stacked("2 gold jewels, 2 pearls chest, 3 copper, gold pearls necklace", "yellow, green")
    play(game, "0: ambush", "0: keep yellow", "0: end turn", "1: take", "1: deliver pearls 3", "0: spring yellow")
    assert always(game, PUBLIC, lambda world: world.ambush_pile[0] == AMBUSHES.index("yellow"))
    assert always(game, 2, lambda world: world.ambush_pile[0] == AMBUSHES.index("yellow"))
    assert sure(game, PUBLIC, 0) == "pearls"
    assert sure(game, PUBLIC, 1) == "gold, 2 pearls"


@covers("NO-R27")
def test_loot_and_discards_are_remembered_as_they_went_in() -> None:
    game = play(stacked("3 jewels, 3 gold, 3 copper, jewels", "red"), "0: take", "0: deliver jewels 4")
    assert heap(memory(game, PUBLIC).loots[0]) == "jewels"
    assert heap(spread(memory(game, PUBLIC).discard)) == "3 jewels"
    assert always(game, 1, lambda world: world.scores() == game.scores())


@covers("NO-R27")
def test_an_owner_sees_their_own_loot_and_score() -> None:
    game = play(stacked("3 jewels, 3 gold, 3 copper, jewels", "red"), "0: take", "0: deliver jewels 4")
    assert (game.view(0).seats[0].loot, game.view(0).seats[0].score) == (["jewels"], 11)
    for eye in (1, 2, PUBLIC):
        assert (game.view(eye).seats[0].loot, game.view(eye).seats[0].score) == (None, None)


def test_a_renewed_pile_holds_only_what_was_discarded() -> None:
    game = NOTTINGHAM.new(3, {"first_player": 0}, Chance(SEED), log=Log())
    while not game.over():
        seat = game.awaited()[0]
        legal = game.legal(seat)
        game.play(seat, next((move for move in legal if MOVES.word(move).startswith("deliver")), legal[0]))
        known = memory(game, PUBLIC).deck
        if known is not None:
            assert all(game.deck.count(kind) <= known[kind] for kind in range(7))
            world = imagined(game, PUBLIC, 1)
            assert all(world.deck.count(kind) <= known[kind] for kind in range(7))
            return
    pytest.fail("the pile was never renewed")


def test_the_view_of_another_game_is_refused() -> None:
    view: object = object()
    with pytest.raises(TypeError):
        NOTTINGHAM.imagine(view, [], Chance(SEED))  # type: ignore[arg-type]


def test_a_view_is_words_and_numbers() -> None:
    view = stacked(HANDS + "gold", "red").view(0)
    assert isinstance(view, NottinghamView)
    assert view.seats[0].hand == ["gold", "gold", "jewels"]
