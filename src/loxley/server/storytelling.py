"""The story of a finished game, for whoever may see its replay."""

from time import thread_time

import msgspec

from loxley.core.refusals import Refused
from loxley.server.messages.bodies import GameStory
from loxley.story import tell_story
from loxley.tables.chronicle import retell
from loxley.tables.rows import Row

_encode = msgspec.json.Encoder().encode
MOST_SECONDS = 5.0  # of one core; the story of a long evening takes one


def story(text: str) -> bytes:
    """Of a record that is checked while it is read: a `GameStory` as JSON, in a bounded time."""
    began = thread_time()

    def stop_if_late() -> None:
        if thread_time() - began > MOST_SECONDS:
            raise Refused("story-too-heavy", "record")

    return _encode(GameStory(story=tell_story(text, stop_if_late)))


def story_of_table(rows: list[Row], number: int) -> bytes:
    return story(retell(rows, number).record_text())
