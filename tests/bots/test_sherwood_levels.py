"""The bots of Sherwood Forest: whole games at every table, sensible choices, words for their reasons."""

from collections import Counter
from random import Random

import pytest

from loxley.bots import CHARACTERS, EVEN, Bot, Chair, Character, levels, new_bot, probes
from loxley.bots.frame import Thought
from loxley.bots.sherwood.forest import parts
from loxley.bots.sherwood.reputation import Reputations
from loxley.bots.sherwood.weights import ROBIN, ROGUE
from loxley.core.chance import SEED_BYTES, Chance
from loxley.core.log import Event, Log
from loxley.core.seats import AUDITOR
from loxley.core.state import State
from loxley.core.words import Move
from loxley.games.sherwood import SHERWOOD
from loxley.games.sherwood.vocabulary import MOVES
from loxley.texts import LANGUAGES, Texts
from tests.games.sherwood.table import Table, planning, raid

BOUND = 4_000  # decisions
EVERYBODY = [*levels("sherwood"), *probes("sherwood")]
THINKERS = ["rogue", "robin"]
WRITING = ("hide", "bring", "arm", "worth", "name", "lay", "claim", "promise", "with", "pay", "tell", "vow")


class Match:
    """One game of bots. Where everybody may speak, all are asked before each word of the one who is awaited."""

    def __init__(self, names: list[str], seed: int, **options: object) -> None:
        self.rng = Random(seed)
        self.state: State = SHERWOOD.new(len(names), options, Chance(self.rng.randbytes(SEED_BYTES)), log=Log())
        characters = list(CHARACTERS.values())
        bots = [new_bot("sherwood", name, None, characters[(seed + at) % 7]) for at, name in enumerate(names)]
        self.chairs = [Chair(bot, seat) for seat, bot in enumerate(bots)]
        self.moves: list[tuple[int, Move]] = []
        self.thoughts: list[Thought] = []

    def play(self) -> "Match":
        while not self.state.over():
            assert len(self.moves) < BOUND
            for seat in [*self.state.may_also_move(), self.state.awaited()[0]]:
                if seat in [*self.state.may_also_move(), *self.state.awaited()] and self.state.legal(seat):
                    self._ask(seat)
        return self

    def _ask(self, seat: int) -> None:
        move = self.chairs[seat].choose(self.state, self.rng)
        assert move is not None or seat not in self.state.awaited()
        if move is not None:
            self.state.play(seat, move)
            self.moves.append((seat, move))
        thought = self.chairs[seat].bot.thought
        if thought is not None:
            self.thoughts.append(thought)

    @property
    def events(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log.seen_by(AUDITOR)

    def counts(self) -> Counter[str]:
        """How often each thing happened, fates and verdicts apart."""
        kinds = ("fate", "verdict")
        return Counter(" ".join([e.name, *(str(e.facts[k]) for k in kinds if k in e.facts)]) for e in self.events)


def choice(table: Table, level: str, name: str, seed: int = 1, character: Character = EVEN) -> list[str]:
    """All that a bot plays in a row, as long as it has the word and writes."""
    game = table.game.clone()
    log = table.game.log
    assert log is not None
    seat = table.names.index(name)
    chair = Chair(new_bot("sherwood", level, None, character), seat)
    chair.hear(log.seen_by(seat))
    said: list[str] = []
    while not said or said[-1].split()[0] in WRITING:
        move = chair.choose(game, Random(seed))
        assert move is not None
        said.append(MOVES.words[move])
        game.play(seat, move)
    return said


# ---------------------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("floor", ["open", "orderly"])
@pytest.mark.parametrize("rules", ["basic", "advanced"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_kinds_of_bots_play_every_table_to_its_end(players: int, rules: str, floor: str) -> None:
    for first in (0, 3):
        names = [EVERYBODY[(first + at) % len(EVERYBODY)] for at in range(players)]
        match = Match(names, seed=players + first, rules=rules, floor=floor).play()
        assert match.state.winners()


def test_the_same_chance_makes_the_same_game() -> None:
    names = ["robin", "rogue", "merchant", "robin"]
    assert Match(names, 8).play().moves == Match(names, 8).play().moves
    assert Match(names, 8).play().moves != Match(names, 9).play().moves


def test_figures_of_the_table_are_the_bots_figures() -> None:
    match = Match(["robin", "merchant", "loner"], 1)
    for chair, name in zip(match.chairs, ["robin", "merchant", "loner"], strict=True):
        chair.bot = new_bot("sherwood", name, SHERWOOD.figures.source)
    assert match.play().state.winners()


def test_robins_play_like_people() -> None:
    total: Counter[str] = Counter()
    for seed in range(16):
        total += Match(["robin"] * 4, seed).play().counts()
    for deed in (
        "claim_judged true",
        "claim_judged false",
        "posted",
        "closed accepted",
        "promised",
        "promise_settled kept",
        "suggested",
        "asked",
        "looked",
        "bought",
        "recruited",
        "raided",
    ):
        assert total[deed], deed
    assert total["closed declined"] + total["closed countered"]
    assert total["claim_judged true"] > total["claim_judged false"]


def test_all_events_at_once_give_the_same_beliefs() -> None:
    match = Match(["rogue"] * 4, 5).play()
    assert match.state.log is not None
    events = match.state.log.seen_by(1)
    slowly, at_once = Reputations(), Reputations()
    for end in range(0, len(events), 7):
        slowly.listen(1, events[:end])
    slowly.listen(1, events)
    at_once.listen(1, events)
    known = [at_once.of(seat) for seat in range(4)]
    assert [slowly.of(seat) for seat in range(4)] == known
    assert any(neighbour.signed or neighbour.refused or neighbour.truths for neighbour in known)


# -------------------------------------------------------------------------------------------------------------- probes


def test_loners_never_ally() -> None:
    events = Match(["loner", "always-ally", "rogue", "merchant"], 3).play().events
    for event in events:
        raiders = event.facts["raiders"] if event.name == "occupied" else []
        assert isinstance(raiders, list)
        partners = [seat for seat, count in enumerate(raiders) if count]
        assert 0 not in partners or partners == [0]
    assert not any(event.name == "posted" and event.facts["author"] == 0 for event in events)


def test_always_ally_refuses_nobody_and_asks_even_where_it_could_go_alone() -> None:
    robbery = planning("anne nicolas carla").row("b23").having("nicolas", camp=4)
    robbery.play("anne: hide 1, bring anne 1, bring nicolas 4, post")
    assert choice(robbery, "always-ally", "nicolas") == ["accept 0"]
    easy = planning("anne nicolas carla").row("a03").having("anne", camp=4, gold=0, hand="")
    assert choice(easy, "always-ally", "anne")[-1] == "post"
    assert choice(easy, "merchant", "anne")[-1] == "alone"


# ---------------------------------------------------------------------------------------------------------- situations


def test_loot_is_reckoned_as_the_booklet_deals_it() -> None:
    assert parts([5, 1, 6], 10, 0) == [5, 1, 4]
    assert parts([5, 1, 6], 10, 2) == [4, 1, 5]
    assert parts([1, 0, 1], 5, 2) == [2, 0, 3]


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_nobody_brings_all_for_next_to_nothing(level: str) -> None:
    table = planning("anne nicolas carla").row("b23", "a01").having("nicolas", camp=6, oak=2)
    table.play("anne: hide 4, bring anne 1, bring nicolas 6, post")
    assert choice(table, level, "nicolas")[-1] in ("decline 0", "suggest")


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_everybody_joins_a_sure_and_rich_raid(level: str) -> None:
    table = planning("anne nicolas carla").in_round(6).row("b17").having("anne", camp=8, oak=0)
    table.having("nicolas", camp=4, oak=4).having("carla", camp=1, oak=4)
    table.play("anne: hide 10, bring anne 8, bring nicolas 3, post")
    assert choice(table, level, "nicolas") == ["accept 0"]


@pytest.mark.parametrize("level", ["merchant", *THINKERS])
def test_the_last_raider_brings_the_gold_to_the_church(level: str) -> None:
    table = planning("anne nicolas carla").in_round(6).having("anne", camp=1, gold=5)
    assert choice(table, level, "anne") == ["church 5"]


@pytest.mark.parametrize("level", THINKERS)
def test_a_known_convoy_is_met_before_anybody_else_can(level: str) -> None:
    table = planning("anne nicolas carla").in_round(6).row("b01", "b23", "b22", "b21").having("anne", camp=5, gold=0)
    assert choice(table, level, "anne") == ["hide 7", "bring 0 5", "alone"]  # from Nottingham, the first on the way


@pytest.mark.parametrize("level", THINKERS)
def test_the_own_convoy_is_turned_up_first(level: str) -> None:
    table = raid("anne nicolas carla").row("b23", "b01").looked("anne", 2).band(7, "anne 5").band(1, "nicolas 14")
    assert choice(table, level, "anne") == ["reveal 2"]


@pytest.mark.parametrize("level", THINKERS)
def test_cards_are_played_where_they_decide_and_kept_where_they_do_not(level: str) -> None:
    table = raid("anne nicolas carla").row("b01").having("anne", hand="sword club").band(7, "anne 3")
    table.play("anne: reveal 1")
    assert choice(table, level, "anne") == ["play sword"]
    weak = raid("anne nicolas carla").row("b23").having("anne", hand="sword club").band(1, "anne 3")
    weak.play("anne: reveal 1")
    assert choice(weak, level, "anne") == ["pass"]


def test_robin_finds_a_partner_for_an_ambush_where_no_known_convoy_is_within_reach() -> None:
    table = planning("anne nicolas carla").in_round(5).row("b23", "b02", "b10", "b12").having("carla", camp=1)
    table.having("anne", camp=5, gold=0, hand="").having("nicolas", camp=5)
    assert choice(table, "robin", "anne")[-1] == "post"
    assert choice(table, "rogue", "anne")[-1] != "post"


@pytest.mark.parametrize("level", THINKERS)
def test_who_waits_alone_may_talk_the_convoy_down(level: str) -> None:
    table = planning("anne nicolas carla").in_round(6).row("b23", "b06", "b22", "b21").looked("anne", 2)
    table.having("anne", camp=8, oak=0, gold=0).having("nicolas", camp=0).having("carla", camp=0)
    said = [choice(table, level, "anne", seed) for seed in range(12)]
    assert all(words[-3:] == ["hide 4", "bring 0 8", "alone"] for words in said)
    told = [int(word.split()[-1]) for words in said for word in words if word.startswith("claim 2 gold")]
    assert 0 < len(told) < len(said)
    assert all(gold < 7 for gold in told)


# ------------------------------------------------------------------------------------------------------------- reasons


def test_every_reason_has_words_in_every_language() -> None:
    thoughts: dict[str, Thought] = {}
    for seed in range(6):
        for thought in Match(["robin", "rogue", "merchant", "rogue"], seed).play().thoughts:
            thoughts[thought.key] = thought
    assert len(thoughts) >= 10
    for language in LANGUAGES:
        texts = Texts(language)
        for key, thought in thoughts.items():
            assert texts.say(key, **thought.facts) != key
            for words, _ in thought.compared:
                assert texts.knows(words) if words.startswith("why-") else MOVES.move(words) is not None


def test_robin_has_learned_something_of_its_own() -> None:
    assert ROBIN != ROGUE


def test_a_bot_at_any_level_is_a_bot() -> None:
    assert all(isinstance(new_bot("sherwood", name), Bot) for name in EVERYBODY)
