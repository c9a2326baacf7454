"""What one measured game says about each of its seats, out of its story: nothing is counted a second way."""

import msgspec

from loxley.arena.game import Outcome, play_and_record
from loxley.arena.plan import Fixture, Plan
from loxley.story import tell_story
from loxley.story.shape import Inspection


class Gathered(msgspec.Struct, frozen=True):
    """The outcome of a game, the figures of its story by seat, and every decision about a bag."""

    outcome: Outcome
    figures: dict[str, list[int]]
    parts: dict[str, str]  # of which other figure a figure is a part
    inspections: list[Inspection]


def gather(plan: Plan, fixture: Fixture) -> Gathered:
    """Play one game of a plan and tell its story: what each worker does."""
    played = play_and_record(plan, fixture)
    story = tell_story(played.record)
    return Gathered(
        played.outcome,
        {figure.name: figure.values for figure in story.figures},
        {figure.name: figure.of for figure in story.figures if figure.of},
        story.inspections,
    )
