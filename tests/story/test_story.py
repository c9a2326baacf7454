"""The story of a game: what holds of every random game, and what one game that is known tells."""

from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random
from types import FunctionType

import pytest

from loxley.core.chance import Chance
from loxley.core.game import JsonObject
from loxley.core.log import Event, Log
from loxley.core.records import Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import AUDITOR, Seat
from loxley.games import HOUSE, find_game
from loxley.story import Story, figure_names, sentences, tell_story
from loxley.story.charts import ticks
from loxley.story.imagining import Evidence, Imagination
from loxley.story.maker import MOST_TURNS, StoryMaker
from loxley.telling import Teller
from loxley.texts import LANGUAGES, Texts
from tests.playing import Setup, Walk, record_of

GAMES: list[tuple[str, int, JsonObject]] = [
    ("sheriff", 3, {}),
    ("sheriff", 4, {"royal_goods": True, "promo_cards": True}),
    ("nottingham", 4, {}),
    ("sherwood", 4, {"rules": "basic"}),
    ("sherwood", 5, {"rules": "advanced"}),
]
SEEDS = (1, 2)
MOST_DECISIONS = 60_000


def walked(name: str, players: int, options: JsonObject, seed: int) -> tuple[str, Walk]:
    walk = Walk(Setup(find_game(name), players, options), seed)
    walk.go_to_the_end(MOST_DECISIONS)
    return record_of(walk, "test"), walk


TOLD: dict[str, tuple[Story, list[Event], Walk]] = {}


@pytest.fixture(params=[(at, seed) for at in range(len(GAMES)) for seed in SEEDS], ids=str)
def told(request: pytest.FixtureRequest) -> tuple[Story, list[Event], Walk]:
    at, seed = request.param
    name = f"{at} {seed}"
    if name not in TOLD:
        game, players, options = GAMES[at]
        text, walk = walked(game, players, options, seed)
        TOLD[name] = tell_story(text), walk.log.seen_by(AUDITOR), walk
    return TOLD[name]


def figures(story: Story) -> dict[str, list[int]]:
    return {figure.name: figure.values for figure in story.figures}


def test_a_part_is_never_more_than_its_whole(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, _ = told
    found = figures(story)
    assert list(found) == figure_names(story.game)
    for figure in story.figures:
        assert len(figure.values) == story.players
        if figure.of:
            for part, whole in zip(figure.values, found[figure.of], strict=True):
                assert 0 <= part <= whole, figure


def test_flows_are_what_changed_hands(told: tuple[Story, list[Event], Walk]) -> None:
    """The sums of coins or gold given and taken are those of the log, for each pair of players."""
    story, events, _ = told
    unit = {"sheriff": "coins", "sherwood": "gold"}.get(story.game)
    if unit is None:
        raids = sum(event.name in ("swapped", "swapped_openly") for event in events)
        assert sum(flow.times for flow in story.flows if flow.kind == "raid") == raids
        return
    paid: Counter[tuple[int, int]] = Counter()
    for event in events:
        if event.name == "paid":
            giver, taker, amount = (event.facts[fact] for fact in ("giver", "taker", unit))
            paid[int(str(giver)), int(str(taker))] += int(str(amount))
    flowed: Counter[tuple[int, int]] = Counter()
    for flow in story.flows:
        if flow.kind in ("bribe", "fine", "gold"):
            flowed[flow.giver, flow.taker] += flow.amount
    assert +flowed == +paid


def test_purses_of_sheriff_change_by_flows_alone(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, walk = told
    if story.game != "sheriff":
        return
    begun = walk.setup.new(walk.seed)
    for seat in range(story.players):
        change = sum(
            (flow.taker == seat) * flow.amount - (flow.giver == seat) * flow.amount
            for flow in story.flows
            if flow.kind in ("bribe", "fine")
        )
        assert walk.state.purses[seat] - begun.purses[seat] == change  # type: ignore[attr-defined]


def test_the_course_leads_from_the_beginning_to_the_result(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, walk = told
    assert story.course[0].step == 0
    assert story.course[-1].scores == story.scores == walk.state.scores()
    assert [standing.step for standing in story.course] == sorted(standing.step for standing in story.course)


def test_every_moment_is_a_step_of_the_replay(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, walk = told
    last = len(read_record(record_of(walk, "test")).lines)
    assert 1 <= len(story.turns) <= MOST_TURNS
    assert [turn.step for turn in story.turns] == sorted(turn.step for turn in story.turns)
    for each in [*story.turns, *story.awards]:
        assert 0 <= each.step <= last
        assert each.facts.keys() == sentences(story.game)[each.name].keys()


def test_every_sentence_is_told_to_everybody_in_every_language(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, _ = told
    catalogue = find_game(story.game).catalogue
    assert catalogue is not None
    for language in LANGUAGES:
        texts = Texts(language)
        for reader in (-1, *range(story.players)):
            teller = Teller(texts, catalogue, story.names, reader)
            sentences_told = [teller.story(each.name, each.facts) for each in [*story.turns, *story.awards]]
            assert all(sentence.endswith((".", "!")) for sentence in sentences_told)
        for each in story.awards:
            assert texts.say(f"{each.name}.title")
        for chart in story.charts:
            assert texts.knows(f"story-chart-{chart.name}")
            assert texts.knows(f"story-axis-{chart.x.name}")
            names = [series.name for series in chart.series if series.seat is None]
            assert all(texts.knows(f"story-figure-{name.replace('_', '-')}") for name in names)
        assert all(texts.knows(f"story-figure-{name.replace('_', '-')}") for name in figure_names(story.game))


def test_charts_hold_all_their_points(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, _ = told
    for chart in story.charts:
        assert chart.x.ticks == sorted(set(chart.x.ticks))
        for series in chart.series:
            for x, y in series.points:
                if chart.rows:
                    assert 0 <= x < len(chart.rows)
                    assert y <= chart.x.ticks[-1]
                else:
                    assert chart.x.ticks[0] <= x <= chart.x.ticks[-1]
                    assert chart.y.ticks[0] <= y <= chart.y.ticks[-1]


def test_every_bag_of_sheriff_is_judged_once(told: tuple[Story, list[Event], Walk]) -> None:
    story, events, _ = told
    if story.game != "sheriff":
        assert story.inspections == []
        return
    judged = [event.name for event in events if event.name in ("opened", "waved")]
    assert [each.opened for each in story.inspections] == [name == "opened" for name in judged]
    assert sum(figures(story)["bags"]) == len(judged)
    for each in story.inspections:
        assert 0 < each.likely_true < 100  # nothing is certain
        assert each.lied == (each.worth > 0) or each.worth == 0


def test_the_same_record_has_the_same_story() -> None:
    text, _ = walked("sheriff", 3, {}, 5)
    assert tell_story(text) == tell_story(text)


# ------------------------------------------------------------------------------------------- what the inspector knows


def test_what_the_inspector_could_know_does_not_come_from_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that the Sheriff has not seen are dealt anew before each decision: the evidence stays the same."""
    text, _ = walked("sheriff", 4, {}, 3)
    before = tell_story(text).inspections
    remember = Imagination.remember

    def with_other_cards(self: Imagination, is_wanted: bool) -> None:  # noqa: FBT001
        remember(self, is_wanted)
        if is_wanted:
            state = self._replay.state
            sheriff = state.sheriff  # type: ignore[attr-defined]
            view, events = state.view(sheriff), self._log.seen_by(sheriff)
            self._before = self._replay.game.imagine(view, events, Chance(bytes(31) + b"\x07"))

    monkeypatch.setattr(Imagination, "remember", with_other_cards)
    after = tell_story(text).inspections
    assert [(each.likely_true, each.expected) for each in after] == [
        (each.likely_true, each.expected) for each in before
    ]


def test_who_looks_into_an_imagined_world_has_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked of a world is made of figures that everybody heard; nothing leads from it to the true state."""
    text, _ = walked("sheriff", 3, {}, 4)
    weigh = Imagination.weigh
    known: list[object] = []

    def watched(self: Imagination, seat: Seat, look: FunctionType, words: int) -> Evidence:
        known.extend(cell.cell_contents for cell in look.__closure__ or ())
        return weigh(self, seat, look, words)

    monkeypatch.setattr(Imagination, "weigh", watched)
    tell_story(text)
    assert known
    for each in known:
        assert all(isinstance(figure, int) for figure in (each if isinstance(each, list) else [each]))


# --------------------------------------------------------------------------------------------------- one known record


@pytest.mark.parametrize("file", sorted((Path(__file__).parent.parent / "records" / "0.1.0").glob("*.jsonl")), ids=str)
def test_old_records_have_stories(file: Path) -> None:
    story = tell_story(file.read_text(encoding="utf-8"))
    assert story.turns[-1].name == "story-won"


def test_a_game_that_is_not_over_has_no_story() -> None:
    walk = Walk(Setup(find_game("sheriff"), 3, {}), 1)
    walk.go(50)
    with pytest.raises(Refused, match="not-over"):
        tell_story(record_of(walk, "test"))


def test_a_forged_result_is_refused() -> None:
    text, _ = walked("sheriff", 3, {}, 1)
    record = read_record(text)
    forged = text.replace(f'"scores":[{record.scores[0]},', f'"scores":[{record.scores[0] + 1},')
    with pytest.raises(Refused, match="wrong-result"):
        tell_story(forged)


def test_whoever_waits_may_stop_it() -> None:
    text, _ = walked("nottingham", 3, {}, 1)

    def stop() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        tell_story(text, stop)


# ---------------------------------------------------------------------------------------------------------- the parts


@pytest.mark.parametrize("game", list(HOUSE))
def test_every_sentence_of_a_game_has_words(game: str) -> None:
    for language in LANGUAGES:
        assert [name for name in sentences(game) if not Texts(language).knows(name)] == []


def test_ticks_are_even_and_reach_both_ends() -> None:
    lot = Random(1)
    for _ in range(500):
        least, most = lot.randint(-400, 0), lot.randint(0, 3000)
        made = ticks(least, most)
        assert made[0] <= least
        assert made[-1] >= most
        assert len({after - before for before, after in pairwise(made)}) == 1
        assert len(made) <= 6


def test_a_replay_without_a_maker_of_its_own_has_its_points_told() -> None:
    """A game that has no module in `story/games` still has a course, and an end."""
    text, _ = walked("nottingham", 3, {}, 2)
    log = Log()
    replay = Replay(find_game("nottingham"), read_record(text), log)
    maker = StoryMaker(replay, log)
    maker.begin()
    while replay.step() is not None:
        maker.hear([])
    maker.end()
    assert maker.course[-1].scores == replay.state.scores()
    assert maker.turns()[-1].name == "story-won"


def test_who_won_is_told_last_even_where_the_last_move_was_a_turning_point() -> None:
    text, _ = walked("nottingham", 3, {}, 2)
    log = Log()
    replay = Replay(find_game("nottingham"), read_record(text), log)
    maker = StoryMaker(replay, log)
    maker.begin()
    while replay.step() is not None:
        maker.hear([])
    maker.turn("story-lead", {"seat": 0, "points": 1, "ahead": 1}, 50)
    maker.end()
    assert [each.name for each in maker.turns()][-2:] == ["story-lead", "story-won"]
