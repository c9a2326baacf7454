"""Achievements are earned from the record: each by those who did it, and by nobody else."""

import pytest

from loxley.core.log import Event
from loxley.core.seats import Seat
from loxley.games import HOUSE
from loxley.games.nottingham.objects import OBJECTS, VALUES
from loxley.story import Story, feat_names
from loxley.story.maker import seat_in
from loxley.texts import LANGUAGES, Texts
from tests.playing import Walk
from tests.story.test_story import figures, told

__all__ = ["told"]  # the games that are told there


def who(story: Story, name: str) -> set[Seat]:
    return {feat.seat for feat in story.feats if feat.name == name}


def seats_of(events: list[Event], name: str) -> set[Seat]:
    return {seat_in(event) for event in events if event.name == name}


@pytest.mark.parametrize("game", sorted(HOUSE))
def test_each_has_its_words(game: str) -> None:
    names = feat_names(game)
    assert len(names) == len(set(names)) >= 8
    for language in LANGUAGES:
        texts = Texts(language)
        for name in names:
            assert texts.say(name) != texts.say(f"{name}.title")


def test_they_are_the_games_own_and_happen_once(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, _ = told
    earned = [(feat.name, feat.seat) for feat in story.feats]
    assert len(earned) == len(set(earned))
    assert {name for name, _ in earned} <= set(feat_names(story.game))
    assert all(0 <= seat < story.players for _, seat in earned)


def test_sheriff(told: tuple[Story, list[Event], Walk]) -> None:
    story, _, _ = told
    if story.game != "sheriff":
        return
    found = figures(story)
    seats = range(story.players)
    caught = [each for each in story.inspections if each.opened and each.lied]
    assert who(story, "feat-sheriff-caught") == {each.inspector for each in caught}
    assert who(story, "feat-sheriff-king-caught") <= {each.inspector for each in caught}
    assert who(story, "feat-sheriff-true-bag") <= {
        each.seat for each in story.inspections if each.opened and not each.lied
    }
    assert who(story, "feat-sheriff-smuggled") <= {seat for seat in seats if found["smuggled"][seat] >= 15}
    assert who(story, "feat-sheriff-bribes") == {seat for seat in seats if found["bribes_taken"][seat] >= 10}
    assert who(story, "feat-sheriff-all-found") == {
        seat for seat in seats if found["opened"][seat] >= 3 and found["found"][seat] == found["opened"][seat]
    }
    assert who(story, "feat-sheriff-honest-win") == {seat for seat in story.winners if not found["lies"][seat]}


def test_nottingham(told: tuple[Story, list[Event], Walk]) -> None:
    story, events, _ = told
    if story.game != "nottingham":
        return
    found = figures(story)
    assert who(story, "feat-nottingham-mission") == seats_of(events, "accomplished")
    assert who(story, "feat-nottingham-defended") == seats_of(events, "defended")
    assert who(story, "feat-nottingham-ambush") == seats_of(events, "sprang")
    richest = next(each for each in story.awards if each.name == "story-award-richest-delivery")
    assert richest.facts["points"] == VALUES[OBJECTS.index(str(richest.facts["object"]))]  # of a set one card scores
    alone: dict[str, list[Seat]] = {}
    for event in events:
        if event.name == "accomplished":
            alone.setdefault(str(event.facts["mission"]), []).append(seat_in(event))
    assert who(story, "feat-nottingham-mission-alone") == {doers[0] for doers in alone.values() if len(doers) == 1}
    assert who(story, "feat-nottingham-peaceful-win") == {seat for seat in story.winners if not found["attacks"][seat]}


def test_sherwood(told: tuple[Story, list[Event], Walk]) -> None:
    story, events, _ = told
    if story.game != "sherwood":
        return
    found = figures(story)
    seats = range(story.players)
    assert who(story, "feat-sherwood-raid") == {seat for seat in seats if found["raids"][seat]}
    assert who(story, "feat-sherwood-alone") == {
        seat for seat in seats if found["raids"][seat] > found["raids_together"][seat]
    }
    assert who(story, "feat-sherwood-together") == {seat for seat in seats if found["raids_together"][seat] >= 3}
    false = [event for event in events if event.name == "claim_judged" and event.facts["verdict"] == "false"]
    assert who(story, "feat-sherwood-false-tip") == {seat_in(event) for event in false}
    assert who(story, "feat-sherwood-four-bands") <= who(story, "feat-sherwood-raid")
