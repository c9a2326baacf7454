"""The story of a finished game, made from its record: points over time, lies, bribes, promises, turning points.

A game may keep a module here that knows more of it (`loxley.story.games.sheriff`); any other game has its points told.
"""

from collections.abc import Callable
from typing import cast

from loxley.core.log import Log
from loxley.core.records import OVER, Record, Replay, read_record
from loxley.core.refusals import Refused
from loxley.core.seats import AUDITOR
from loxley.games import find_game
from loxley.parts import find_part
from loxley.story.charts import charts
from loxley.story.maker import SHARED, Sentences, StoryMaker
from loxley.story.shape import Story

__all__ = ["Story", "feat_names", "figure_names", "sentences", "tell_story"]


def _maker(game: str) -> type[StoryMaker]:
    part = find_part(f"{__name__}.games", game)
    return StoryMaker if part is None else cast("type[StoryMaker]", part.Maker)


def sentences(game: str) -> Sentences:
    """The facts of every sentence that a story of this game may have; the words are in `locales/*/story.ftl`."""
    return {**SHARED, **_maker(game).SENTENCES}


def figure_names(game: str) -> list[str]:
    return list(_maker(game).FIGURES)


def feat_names(game: str) -> list[str]:
    """What can be achieved; the words are in `locales/*/feats.ftl`."""
    return list(_maker(game).FEATS)


def tell_story(text: str, before_step: Callable[[], None] = lambda: None) -> Story:
    """The story of a record that is checked while it is read; refuses one of a game that is not over.

    `before_step` may stop it by raising something.
    """
    record = read_record(text)
    if record.ending != OVER:
        raise Refused("not-over", "record")
    return _story_of(record, before_step)


def _story_of(record: Record, before_step: Callable[[], None]) -> Story:
    log = Log()
    replay = Replay(find_game(record.game), record, log)
    maker = _maker(record.game)(replay, log)
    maker.begin()
    maker.hear(log.seen_by(AUDITOR))
    heard = len(log)
    while True:
        before_step()
        maker.before()
        if replay.step() is None:
            break
        maker.hear(log.seen_by(AUDITOR, heard))
        heard = len(log)
    replay.finish()
    maker.end()
    figures, flows = maker.figures(), list(maker.flows.values())
    return Story(
        game=record.game,
        players=record.players,
        names=record.names,
        levels=record.levels,
        scores=record.scores,
        winners=record.winners,
        course=maker.course,
        figures=figures,
        flows=flows,
        inspections=maker.inspections,
        awards=maker.awards(),
        turns=maker.turns(),
        feats=maker.feats(),
        charts=charts(maker.course, figures, maker.BARS, flows, maker.inspections, has_rounds=maker.rounds > 0),
    )
