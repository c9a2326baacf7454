"""The seasoned levels of Sheriff: whole games with every option, beliefs, bargains, promises, reasons, probes."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from loxley.bots import CHARACTERS, Chair, Character, Thought, levels, new_bot, probes
from loxley.bots.characters import EVEN
from loxley.bots.sheriff.notebook import Notebook
from loxley.core.game import JsonObject
from loxley.core.seats import CLOCK
from loxley.games.sheriff import SHERIFF
from loxley.games.sheriff.goods import APPLE
from loxley.games.sheriff.view import SheriffView
from loxley.games.sheriff.vocabulary import CLOSE, LATER_HONEST, LATER_WAVE, MOVES, WAVE
from loxley.texts import Texts
from tests.bots.games import Match
from tests.games.sheriff.table import Table as Scenario
from tests.games.sheriff.table import loading, market, sheriff

FLAGS = ("royal_goods", "timed_inspection", "removed_cards", "seven_cards", "promo_cards")
SEASONED = ("merchant", "rogue", "robin")


class Mixed(Match):
    """A game of these bots, with the reasons they gave."""

    def __init__(
        self, names: list[str], options: JsonObject, seed: int, characters: list[Character] | None = None
    ) -> None:
        super().__init__(len(names), options, seed)
        traits = characters or [EVEN] * len(names)
        self.chairs = [Chair(new_bot("sheriff", name, None, traits[at]), at) for at, name in enumerate(names)]
        self.thoughts: list[Thought] = []

    def _move(self, seat: int) -> None:
        super()._move(seat)
        thought = self.chairs[seat].bot.thought
        if thought is not None:
            self.thoughts.append(thought)


def said(scenario: Scenario, name: str, level: str, character: Character = EVEN, seeds: int = 40) -> Counter[str]:
    """The first moves that a bot of this level makes in a position, over many chances."""
    seat = scenario.seat(name)
    log = scenario.game.log
    assert log is not None
    found: Counter[str] = Counter()
    for seed in range(seeds):
        bot = new_bot("sheriff", level, None, character)
        move = bot.choose(scenario.game.view(seat), log.seen_by(seat), scenario.game.legal(seat), Random(seed))
        found[scenario._named(MOVES.word(move)) if isinstance(move, int) else ""] += 1
    return found


def offered(scenario: Scenario, name: str, level: str, seed: int = 0, character: Character = EVEN) -> str:
    """The whole word that a bot says: the offers that stand after it."""
    seat = scenario.seat(name)
    chair = Chair(new_bot("sheriff", level, None, character), seat)
    rng = Random(seed)
    while True:
        move = chair.choose(scenario.game, rng)
        if move is None:
            return ""
        scenario.game.play(seat, move)
        if MOVES.family_of(move).name not in ("to", "join", "pick", "choose", "offer", "want"):
            return " / ".join(offer for offer in scenario.offers_seen_by(name) if offer.startswith(f"{name} to"))


# ---------------------------------------------------------------------------------------------------------- whole games


def test_all_levels_and_probes_are_there() -> None:
    assert levels("sheriff") == ["novice", "merchant", "rogue", "robin"]
    plain = ["always-honest", "always-smuggle", "always-bribe", "always-inspect", "never-inspect"]
    traders = ["buys-stalls", "small-offers", "sells-tales", "never-pays", "asks-much", "never-bribes"]
    assert probes("sheriff") == plain + traders


def test_mixed_levels_play_every_table_to_its_end() -> None:
    everybody = [*levels("sheriff"), *probes("sheriff")]
    rng = Random(5)
    tables = list(product((3, 4, 5), ("orderly", "open"), *[(False, True)] * len(FLAGS)))
    for seed, (players, floor, *flags) in enumerate(rng.sample(tables, 30)):
        options: JsonObject = {"floor": floor, **dict(zip(FLAGS, flags, strict=True))}
        names = [rng.choice(everybody) for _ in range(int(str(players)))]
        characters = [rng.choice(list(CHARACTERS.values())) for _ in names]
        match = Mixed(names, options, seed, characters).play()
        posted = match.counts()["posted"]
        assert posted <= 3 * len(names) * len(names) * 3 * 2, "nobody floods the floor"


def test_no_words_for_the_sheriff() -> None:
    for level in SEASONED:
        assert Mixed([level] * 4, {"words": 0}, 1).play().state.over()


def test_the_clock_may_end_any_inspection() -> None:
    match = Mixed(["robin", "rogue", "merchant"], {"timed_inspection": True, "floor": "open"}, 3)
    rng = Random(1)
    for _ in range(3000):
        if match.state.over():
            break
        if CLOCK in match.state.may_also_move() and rng.random() < 0.2:
            match.state.play(CLOCK, MOVES.move("time up"))
        else:
            match._move(match.state.awaited()[0])
    assert match.state.over()


@pytest.mark.parametrize("level", SEASONED)
def test_the_same_chance_makes_the_same_game(level: str) -> None:
    assert Mixed([level] * 3, {}, 7).play().moves == Mixed([level] * 3, {}, 7).play().moves


def test_the_tables_own_figures_are_used() -> None:
    match = Mixed(["robin"] * 3, {"promo_cards": True}, 1)
    match.chairs[0].bot = new_bot("sheriff", "robin", SHERIFF.figures.source)
    assert match.play().state.over()


def test_robins_play_like_people() -> None:
    seen: Counter[str] = Counter()
    lies = prices = 0
    for seed in range(12):
        match = Mixed(["robin"] * 4, {}, seed).play()
        seen += match.counts()
        offers = [event.facts["gives"] for event in match.events if event.name == "posted"]
        prices += sum(
            any(str(word).startswith("wave ") for word in gives) for gives in offers if isinstance(gives, list)
        )
        packed = [event.facts for event in match.events if event.name in ("packed", "declared")]
        bags = {}
        for facts in packed:
            if "goods" in facts:
                bags[facts["seat"]] = facts["goods"]
            else:
                goods = bags[facts["seat"]]
                assert isinstance(goods, list)
                lies += any(good != facts["good"] for good in goods)
    bags_seen = seen["declared"]
    assert 0.15 < lies / bags_seen < 0.6
    assert 0.08 < seen["opened"] / bags_seen < 0.5
    assert seen["closed accepted"] >= 2 * 12
    assert seen["promised"] >= 6
    assert prices >= 12, "Sheriffs say what a bag's passage costs"


# ------------------------------------------------------------------------------------------------------------- beliefs


def opened_at_once(table: Scenario, level: str, character: Character = EVEN) -> float:
    """How often a Sheriff without words left opens tuck's bag, which alone is undecided."""
    found = said(table, "sheriff", level, character)
    return found["open tuck"] / found.total()


def smuggler_caught_looking(bag: str, *, rounds: int = 0, says: str = "hold", guy: str = "hold") -> Scenario:
    """Tuck drew five contraband cards before all eyes and declares apples; no other bag is left, and no words are."""
    table = market(tuck="6 cheese", guy="6 apple").of(3).playing(floor="orderly", words=0)
    if rounds:
        table.with_rounds_to_go(rounds)
    table.discards("silk silk silk silk mead", "apple")
    table.play("tuck: " + ", ".join(["aside cheese"] * 5 + ["draw left"]), *["tuck: draw left"] * 4)
    table.play("tuck: " + ", ".join(["lay right cheese"] * 5), "guy: done")
    packed = ", ".join(f"pack {good}" for good in bag.split())
    table.play(f"tuck: {packed}, close", "guy: pack apple, close")
    return table.play("tuck: declare apple", "guy: declare apple", "sheriff: wave guy", f"tuck: {says}", f"guy: {guy}")


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_a_card_seen_and_not_declared_is_remembered(level: str) -> None:
    """Five contraband cards went into the hand before all eyes: no three apples can be in the bag."""
    assert opened_at_once(smuggler_caught_looking("mead silk silk"), level) == 1.0


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_they_adapt_to_whom_they_meet(level: str) -> None:
    """Against Sheriffs who open everything they come to be honest; where nobody opens they smuggle."""
    rates = {}
    for probe in ("always-inspect", "never-inspect"):
        lies = bags = 0
        for seed in range(4):
            match = Mixed([level, probe, probe], {}, seed).play()
            notes = Notebook(3)
            notes.read(match.events)
            lies += notes.people[0].lies
            bags += notes.people[0].bags
        rates[probe] = lies / bags
    assert rates["always-inspect"] < 0.25
    assert rates["never-inspect"] > rates["always-inspect"] + 0.2


@pytest.mark.parametrize("level", ["rogue", "robin"])
def test_they_open_liars_and_spare_the_honest(level: str) -> None:
    rates = {}
    for probe in ("always-smuggle", "always-honest"):
        opened = decided = 0
        for seed in range(4):
            match = Mixed([level, probe, probe], {}, seed).play()
            notes = Notebook(3)
            notes.read(match.events)
            record = notes.people[0]
            opened += record.opened
            decided += record.opened + record.spared + record.sold
        rates[probe] = opened / decided
    assert rates["always-honest"] < 0.3
    assert rates["always-smuggle"] > rates["always-honest"] + 0.2


# ----------------------------------------------------------------------------------------------------------- bargaining


@pytest.mark.parametrize("level", SEASONED)
def test_a_great_bribe_is_taken(level: str) -> None:
    table = sheriff(tuck="3 apple").declares("tuck", "apple", 3)
    table.play("tuck: to sheriff, offer coins 40, want wave tuck, post")
    assert said(table, "sheriff", level)["accept tuck"] > 20


@pytest.mark.parametrize("level", SEASONED)
def test_a_coin_does_not_buy_the_passage_of_a_sure_lie(level: str) -> None:
    table = smuggler_caught_looking("mead silk silk", says="to sheriff, offer coins 1, want wave tuck, post")
    found = said(table, "sheriff", level)
    assert found["decline tuck"] == found.total()


@pytest.mark.parametrize("level", SEASONED)
def test_nobody_pays_for_words(level: str) -> None:
    tales = ", ".join(["offer bag crossbow"] * 3)
    table = sheriff(tuck="3 apple").declares("tuck", "apple", 3)
    table.play(f"tuck: to sheriff, {tales}, offer later honest, want coins 9, post")
    assert not said(table, "sheriff", level)["accept tuck"]
    table = sheriff(tuck="3 apple").declares("tuck", "apple", 3)
    table.play("sheriff: to tuck, offer later wave tuck, offer later honest, want coins 9, post")
    assert not said(table, "tuck", level)["accept sheriff"]


@pytest.mark.parametrize("level", SEASONED)
def test_the_same_promise_is_not_bought_twice(level: str) -> None:
    table = sheriff(tuck="3 apple").declares("tuck", "apple", 3)
    bargain = "tuck: to sheriff, offer bag silk, offer later wave sheriff, want coins 1, post"
    table.play(bargain, "sheriff: accept tuck", bargain)
    assert not said(table, "sheriff", level)["accept tuck"]


@pytest.mark.parametrize("level", SEASONED)
def test_a_refused_liar_offers_more_and_then_is_silent(level: str) -> None:
    table = sheriff(tuck="3 silk").declares("tuck", "apple", 3)
    table.play("sheriff: threaten tuck")
    prices: list[tuple[int, int]] = []  # coins, and with how much beside them
    for seed in range(8):
        word = offered(table, "tuck", level, seed)
        if not word:
            continue
        terms = word.partition(": ")[2].partition(" for ")[0].split(", ")
        prices.append((sum(int(term.split()[1]) for term in terms if term.startswith("coins")), len(terms)))
        if "wave tuck" in word:
            table.play("sheriff: decline tuck")
    assert 1 <= len(prices) <= 3
    assert prices == sorted(set(prices))


@pytest.mark.parametrize("level", SEASONED)
def test_an_honest_merchant_does_not_pay_a_price(level: str) -> None:
    table = sheriff(tuck="4 apple").declares("tuck", "apple", 4)
    table.play("sheriff: to tuck, offer wave tuck, want coins 5, post")
    assert not said(table, "tuck", level)["accept sheriff"]


@pytest.mark.parametrize("level", SEASONED)
def test_an_agreed_opening_is_done(level: str) -> None:
    table = sheriff(tuck="2 apple").of(3).playing(floor="orderly", words=0)
    table.play("sheriff: wave edward")
    table.play("tuck: to sheriff, offer coins 3, want open tuck, post", "edward: hold", "sheriff: accept tuck")
    assert set(said(table, "sheriff", level)) == {"open tuck"}


def test_a_sheriff_who_is_paid_to_open_says_why() -> None:
    table = smuggler_caught_looking("mead silk silk", guy="to sheriff, offer coins 3, want open tuck, post")
    chair = Chair(new_bot("sheriff", "robin"), table.seat("sheriff"))
    move = chair.choose(table.game, Random(1))
    assert move is not None
    assert table._named(MOVES.word(move)) == "accept guy"
    thought = chair.bot.thought
    assert thought is not None
    assert thought.key == "why-sheriff-open"
    assert thought.facts["seat"] == table.seat("tuck")


# ------------------------------------------------------------------------------------------------------------- promises


def promised_to_wave(character: Character) -> float:
    """How often a Sheriff opens a bag that surely lies, having promised to wave it."""
    table = smuggler_caught_looking("mead silk silk", rounds=5)
    tuck = table.seat("tuck")
    table.game.ledger.record(table.seat("sheriff"), tuck, LATER_WAVE.of(tuck), table.game.round - 1)
    return opened_at_once(table, "rogue", character)


def test_promises_are_kept_or_broken_by_character() -> None:
    assert promised_to_wave(CHARACTERS["honest"]) == 0.0
    assert promised_to_wave(CHARACTERS["sly"]) == 1.0


def lies_after_a_promise_of_honesty(character: Character) -> int:
    """How often, of ten times, a bag lies that was promised to be honest."""
    lies = 0
    for seed in range(10):
        table = loading(tuck="3 silk 2 mead apple").of(3).with_rounds_to_go(5)
        tuck, rng = table.seat("tuck"), Random(seed)
        table.game.ledger.record(tuck, table.seat("sheriff"), LATER_HONEST, table.game.round - 1)
        chair = Chair(new_bot("sheriff", "rogue", None, character), tuck)
        while (move := chair.choose(table.game, rng)) is not None and move != CLOSE:
            table.game.play(tuck, move)
        lies += table.game.packing[tuck] != [APPLE]
    return lies


def test_a_promise_of_honesty_is_kept_by_the_honest() -> None:
    assert lies_after_a_promise_of_honesty(CHARACTERS["honest"]) == 0
    assert lies_after_a_promise_of_honesty(CHARACTERS["sly"]) > 0


# -------------------------------------------------------------------------------------------------------------- reasons


class WatchedPassings(Mixed):
    """A game in which no bag may be waved through while a bribe for it stands."""

    waves = 0

    def _move(self, seat: int) -> None:
        before = self.state.view(seat)
        super()._move(seat)
        move = self.moves[-1][1]
        if move in WAVE:
            assert isinstance(before, SheriffView)
            assert [offer for offer in before.offers if offer.taken_with == WAVE.index(move)] == []
            self.waves += 1


@pytest.mark.parametrize("floor", ["orderly", "open"])
def test_a_bag_is_waved_through_only_when_every_bribe_for_it_is_answered(floor: str) -> None:
    """A passing accepts the bribe that stands (SH-R30). Bots accept or decline it first, and say why then."""
    for seed in range(3):
        match = WatchedPassings(["robin", "rogue", "merchant", "rogue"], {"floor": floor}, seed)
        match.play()
        assert match.waves


def test_every_reason_has_a_text_in_both_languages() -> None:
    thoughts: dict[str, Thought] = {}
    for seed in range(8):
        match = Mixed(["robin", "rogue", "merchant", "rogue"], {}, seed)
        match.play()
        for thought in match.thoughts:
            thoughts.setdefault(thought.key, thought)
    keys = ("open", "wave", "take", "bribe", "bait", "smuggle", "honest")
    assert {f"why-sheriff-{key}" for key in keys} <= set(thoughts)
    for language in ("en", "fr"):
        texts = Texts(language)
        for thought in thoughts.values():
            assert texts.knows(thought.key)
            assert "{" not in texts.say(thought.key, **thought.facts)
            assert all(texts.knows(choice) for choice, _ in thought.compared if choice.startswith("why-"))
