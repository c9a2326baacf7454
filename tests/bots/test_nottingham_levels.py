"""The levels and probes of Nottingham: whole games, the same choices every time, and sense at single moments."""

from collections import Counter
from random import Random

import pytest

from loxley.bots import CHARACTERS, Chair, Thought, levels, new_bot, probes
from loxley.bots.nottingham.beliefs import Beliefs
from loxley.bots.nottingham.context import BotMemory, Context, PriceList
from loxley.bots.nottingham.worth import KNOTS, PARTS, Prices, mixture, parts, rule_of_thumb
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.game import JsonObject
from loxley.core.log import Log
from loxley.games.nottingham import NOTTINGHAM
from loxley.games.nottingham.objects import GOLD, KINDS
from loxley.games.nottingham.state import Nottingham
from loxley.texts import LANGUAGES, Texts
from tests.games.nottingham.table import Table, nottingham
from tests.playing import Setup, every_setup

LEVELS = ["novice", "merchant", "rogue", "robin"]
PROBES = ["always-take", "always-act", "hoard-missions"]
ROBIN_PROBES = ["hoards-cards", "delivers-at-once", "robs-all", "lies-in-wait", "never-trades", "stalls"]
THINKERS = ["rogue", "robin"]
PASSED_OVER = ("spring", "pass")  # what others answer to a delivery


class Match:
    """A game of bots with these names; what they did and why."""

    def __init__(self, names: list[str], seed: int, options: JsonObject | None = None) -> None:
        self.rng = Random(seed)
        self.log = Log()
        chance = Chance(self.rng.randbytes(SEED_BYTES))
        self.state: Nottingham = NOTTINGHAM.new(len(names), options or {}, chance, log=self.log)
        self.chairs = [Chair(new_bot("nottingham", name), seat) for seat, name in enumerate(names)]
        self.moves: list[tuple[int, str]] = []
        self.thoughts: list[Thought] = []

    def play(self) -> "Match":
        while not self.state.over():
            seat = self.state.awaited()[0]
            chair = self.chairs[seat]
            move = chair.choose(self.state, self.rng)
            assert move is not None
            assert move in self.state.legal(seat)
            self.moves.append((seat, NOTTINGHAM.book.word(move)))
            if chair.bot.thought is not None:
                self.thoughts.append(chair.bot.thought)
            self.state.play(seat, move)
        return self


def choice(level: str, table: Table, name: str, character: str = "even") -> str:
    """What a bot of this level does on this player's seat."""
    seat = table.seat(name)
    bot = new_bot("nottingham", level, character=CHARACTERS[character])
    log = table.game.log
    assert log is not None
    move = bot.choose(table.game.view(seat), log.seen_by(seat), table.game.legal(seat), Random(1))
    assert isinstance(move, int)
    return NOTTINGHAM.book.word(move)


# ------------------------------------------------------------------------------------------------------ whole games


def test_every_level_and_probe_is_there() -> None:
    assert levels("nottingham") == LEVELS
    assert probes("nottingham") == PROBES + ROBIN_PROBES


@pytest.mark.parametrize("setup", list(every_setup(NOTTINGHAM)), ids=repr)
def test_levels_and_probes_finish_every_table(setup: Setup) -> None:
    names = (LEVELS + PROBES)[: setup.players] if setup.players > 3 else ["robin", "rogue", "hoard-missions"]
    assert Match(names, 1, setup.options).play().state.winners()


def test_own_components_are_played_with() -> None:
    source = dict(NOTTINGHAM.figures.source)
    source["track"] = {"provenance": "own", "spaces": [8, 2]}
    rng = Random(3)
    state = NOTTINGHAM.new(3, {}, Chance(rng.randbytes(SEED_BYTES)), source, log=Log())
    chairs = [Chair(new_bot("nottingham", level, source), seat) for seat, level in enumerate(LEVELS[1:])]
    while not state.over():
        seat = state.awaited()[0]
        move = chairs[seat].choose(state, rng)
        assert move is not None
        state.play(seat, move)
    assert state.winners()


def test_the_same_chance_gives_the_same_game() -> None:
    assert Match(LEVELS, 5).play().moves == Match(LEVELS, 5).play().moves


@pytest.mark.parametrize("level", THINKERS)
def test_a_bot_that_hears_everything_anew_chooses_the_same(level: str) -> None:
    match = Match([level] * 4, 2)
    for turn in range(150):
        if match.state.over():
            break
        seat = match.state.awaited()[0]
        view, events, legal = match.state.view(seat), match.log.seen_by(seat), match.state.legal(seat)
        late = new_bot("nottingham", level).choose(view, events, legal, Random(turn))
        assert match.chairs[seat].choose(match.state, Random(turn)) == late
        assert late is not None
        match.state.play(seat, late)


def test_robins_play_like_people() -> None:
    words = Counter(word.split()[0] for seed in range(4) for _, word in Match(["robin"] * 4, seed).play().moves)
    for word in ("take", "buy", "barter", "steal", "burgle", "rob", "ambush", "spring", "mission", "deliver", "defend"):
        assert words[word], word


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_ends_a_game_by_a_delivery_that_loses_it(level: str) -> None:
    """Whoever delivers may always keep the cards instead, and then the game goes on."""
    ended = 0
    for seed in range(12):
        match = Match([level] * 4, seed).play()
        seat, word = next((each, said) for each, said in reversed(match.moves) if said.split()[0] not in PASSED_OVER)
        if word.split()[0] in ("deliver", "mission"):
            ended += 1
            assert seat in match.state.winners()
    assert ended > 6


# ---------------------------------------------------------------------------------------------------------- probes


def test_always_take_takes() -> None:
    words = {word.split()[0] for seat, word in Match(["always-take", "novice", "novice"], 1).play().moves if seat == 0}
    assert "take" in words
    assert not words & {"buy", "barter", "steal", "burgle", "rob", "ambush"}


def test_always_act_acts() -> None:
    match = Match(["always-act"] * 3, 1)
    while not match.state.over():
        seat = match.state.awaited()[0]
        move = match.chairs[seat].choose(match.state, match.rng)
        assert move is not None
        if match.state.phase.name == "turn" and len(match.state.legal(seat)) > 1:
            assert NOTTINGHAM.book.word(move) != "take"
        match.state.play(seat, move)


def test_hoard_missions_delivers_no_sets_while_there_is_time() -> None:
    hoarder = nottingham(guy="3 chest", much="copper", tuck="copper").drawing("necklace").play("guy: take")
    assert choice("hoard-missions", hoarder, "guy") == "end turn"
    late = nottingham(guy="3 chest", much="copper", tuck="copper").drawing("necklace").sheriff_on(22).play("guy: take")
    assert choice("hoard-missions", late, "guy") == "deliver chest 3"
    words = [word for seed in (1, 2, 3) for _, word in Match(["hoard-missions"] * 3, seed).play().moves]
    assert sum(word.startswith("mission") for word in words) >= 9


# --------------------------------------------------------------------------------------------------------- thoughts


def test_thoughts_have_sentences_in_every_language() -> None:
    thoughts = [thought for seed in range(3) for thought in Match(LEVELS, seed).play().thoughts]
    assert len({thought.key for thought in thoughts}) >= 14
    for language in LANGUAGES:
        texts = Texts(language)
        for thought in thoughts:
            assert texts.say(thought.key, **thought.facts)
    assert any(len(thought.compared) > 1 for thought in thoughts)


# ------------------------------------------------------------------------------------------------- at one moment


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_a_card_that_makes_a_set_is_taken(level: str) -> None:
    table = nottingham(guy="2 chest copper", much="copper", tuck="copper").drawing("chest")
    assert choice(level, table, "guy") == "take"


@pytest.mark.parametrize("level", THINKERS)
def test_who_is_known_to_hold_the_third_chest_is_robbed(level: str) -> None:
    table = nottingham(
        guy="2 chest copper",
        much="2 copper candlestick",
        tuck="copper candlestick gold",
        allan="copper candlestick gold",
    )
    table.drawing("copper copper candlestick chest pearls")
    table.play("guy: buy", "much: sell candlestick", "tuck: sell gold", "allan: sell gold", "guy: refuse, end turn")
    table.play("much: take, end turn", "tuck: take, end turn", "allan: take, end turn")
    assert choice(level, table, "guy") == "burgle 3"


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_what_completes_a_set_is_picked(level: str) -> None:
    table = nottingham(guy="2 jewels copper", much="chest copper jewels", tuck="copper").drawing("pearls")
    table.play("guy: burgle much", "much: pass")
    assert choice(level, table, "guy") == "pick jewels"


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_five_of_a_kind_is_a_mission(level: str) -> None:
    table = nottingham(guy="5 copper", much="copper", tuck="copper").drawing("necklace").play("guy: take")
    assert choice(level, table, "guy") == "mission five_of_a_kind copper"


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_a_fourth_card_guards_against_an_ambush(level: str) -> None:
    table = nottingham(guy="4 candlestick", much="copper", tuck="copper").drawing("necklace gold necklace necklace")
    table.missions_done(five_of_a_kind="much tuck").ambush_top("red, yellow")
    table.play("guy: take, end turn", "much: ambush", "much: keep red, end turn", "tuck: take, end turn", "guy: take")
    assert choice(level, table, "guy") == "deliver candlestick 4"


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_ends_a_game_that_they_would_lose(level: str) -> None:
    table = nottingham(guy="3 copper", much="3 chest", tuck="copper").track(2).drawing("necklace chest candlestick")
    table.play("guy: take, end turn", "much: take, deliver chest 3", "tuck: take, end turn", "guy: take")
    assert choice(level, table, "guy") == "end turn"


@pytest.mark.parametrize("level", THINKERS)
def test_who_wins_by_it_ends_the_game(level: str) -> None:
    table = nottingham(guy="3 chest", much="3 copper", tuck="copper").track(2).drawing("necklace candlestick gold")
    table.play("guy: take, end turn", "much: take, deliver copper 3", "tuck: take, end turn", "guy: take")
    assert choice(level, table, "guy") == "deliver chest 3"


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_nobody_sells_out_of_a_set(level: str) -> None:
    table = nottingham(guy="copper", much="3 chest candlestick", tuck="gold").drawing("copper").play("guy: buy")
    assert choice(level, table, "much") == "sell candlestick"


@pytest.mark.parametrize("level", THINKERS)
def test_a_set_is_defended_but_a_lone_candlestick_is_not(level: str) -> None:
    rich = nottingham(guy="2 chest", much="3 chest necklace", tuck="gold").drawing("jewels").play("guy: rob much")
    assert choice(level, rich, "much") == "defend"
    poor = nottingham(guy="gold", much="3 necklace copper", tuck="gold").drawing("candlestick").play("guy: steal much")
    assert choice(level, poor, "much") == "pass"


def test_an_ambush_on_the_leader_is_sprung() -> None:
    table = nottingham(guy="3 chest", much="2 chest", tuck="gold").drawing("necklace").lying_in_wait(much="red")
    table.play("guy: take", "guy: deliver chest 3")
    assert choice("rogue", table, "much") == "spring red"


def test_the_vengeful_remember_who_robbed_them() -> None:
    table = nottingham(guy="2 copper", much="2 copper", tuck="2 copper").drawing("copper candlestick copper copper")
    table.play("guy: take, end turn", "much: steal guy", "guy: pass", "much: end turn", "tuck: take, end turn")
    log = table.game.log
    assert log is not None
    threats = {}
    for name in ("even", "vengeful"):
        beliefs = Beliefs(3, table.game.rules.ambush_cards())
        beliefs.listen(log.seen_by(0))
        memory = BotMemory(beliefs, PriceList(rule_of_thumb()), CHARACTERS[name], 4)
        threats[name] = Context(table.game.view(0), table.game.legal(0), Random(1), memory).threat
    assert threats["vengeful"][1] > threats["even"][1] > 0.3
    assert sum(threats["vengeful"]) == pytest.approx(1)


def test_the_bold_hold_out_for_a_mission() -> None:
    table = nottingham(guy="4 copper", much="copper", tuck="copper").drawing("necklace").play("guy: take")
    log = table.game.log
    assert log is not None
    haste = {}
    for name in ("cautious", "even", "bold"):
        bot = new_bot("nottingham", "rogue", character=CHARACTERS[name])
        bot.choose(table.game.view(0), log.seen_by(0), table.game.legal(0), Random(1))
        assert bot.thought is not None
        worth = dict(bot.thought.compared)
        haste[name] = worth["deliver copper 3"] - worth["end turn"]
    assert haste["cautious"] > haste["even"] > haste["bold"]


def test_the_greedy_ask_for_more_than_the_even_tempered() -> None:
    table = nottingham(guy="copper", much="2 chest candlestick gold", tuck="gold").drawing("chest").play("guy: barter")
    log = table.game.log
    assert log is not None
    worth = {}
    for name in ("even", "greedy"):
        bot = new_bot("nottingham", "rogue", character=CHARACTERS[name])
        bot.choose(table.game.view(1), log.seen_by(1), table.game.legal(1), Random(1))
        assert bot.thought is not None
        worth[name] = dict(bot.thought.compared)["offer candlestick"]
    assert worth["greedy"] < worth["even"]


# ------------------------------------------------------------------------------------------- beliefs and worth


def test_beliefs_never_contradict_the_truth() -> None:
    """What is held for sure is there, imagined hands have the right size, and an ambush that fits is feared."""
    match = Match(["rogue", "novice", "robin", "merchant"], 4)
    beliefs = Beliefs(4, match.state.rules.ambush_cards())
    while not match.state.over():
        seat = match.state.awaited()[0]
        move = match.chairs[seat].choose(match.state, match.rng)
        assert move is not None
        match.state.play(seat, move)
        beliefs.listen(match.log.seen_by(0))
        for other in (1, 2, 3):
            hand = match.state.hands[other]
            assert all(sure <= cards for sure, cards in zip(beliefs.hands[other].sure, hand, strict=True))
            size = match.state.sizes[other]
            assert sum(beliefs.imagine_hand(other, size, [1] * KINDS, Random(0))) == size
            if 0 in match.state.ambushes[other]:
                assert any(beliefs.suspicions.danger(other, 0, GOLD))
    assert beliefs.loot_points == [line.loot for line in match.state.tallies()]


def test_a_price_is_the_sum_of_its_parts() -> None:
    """Learning takes hands apart in the same way as prices add them up."""
    rng = Random(1)
    weights = [[rng.random() for _ in KNOTS] for _ in range(PARTS)]
    for _ in range(50):
        hand = [rng.choice((0, 0, 1, 2, 3, 5)) for _ in range(KINDS)]
        points, numbers, turns = [24, 0, 15, 12], [3, 8, 5], rng.uniform(0, 14)
        prices = Prices(weights, turns, points, numbers)
        apart = parts(hand, points, numbers, 2, gift=True)
        total = sum(weights[part][knot] * share * amount for part, amount in apart for knot, share in mixture(turns))
        assert prices.of(hand) + prices.gift + 2 * prices.ambush == pytest.approx(total)
