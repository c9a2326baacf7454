"""“Silent until my bag is decided”: who has nothing to say is not asked again, unless somebody asks them something."""

import re
from pathlib import Path

import pytest

from loxley.core.records import read_record
from loxley.games.sheriff.view import SheriffView
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.opening import reopen_table
from loxley.texts import Texts
from tests.terminal.people import Output

PACKED = ["done", "1", "close", "1"]  # the first card, declared as the first good


class Quiet:
    """Packs and declares, chooses silence wherever it is offered, and leaves at the first question after that."""

    def __init__(self, paper: Output) -> None:
        self.paper = paper
        self.lines = PACKED[:]
        self.silences = 0

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        shown = self.paper.unread()
        if self.lines:
            return self.lines.pop(0)
        found = re.search(r"(\d+) Silent until my bag is decided", shown)
        if found is None or self.silences:
            raise EOFError
        self.silences += 1
        return found[1]


@pytest.mark.parametrize("floor", ["orderly", "open"])
@pytest.mark.parametrize("seed", range(1, 6))
def test_nothing_is_asked_until_the_bag_is_decided_or_an_offer_comes(tmp_path: Path, seed: int, floor: str) -> None:
    path = tmp_path / "game.jsonl"
    paper = Output(width=100)
    quiet = Quiet(paper)
    setup = Setup(seed=bytes([seed] * 32), record=path, options={"floor": floor, "first_sheriff": 3})
    play_in_terminal(setup, Texts("en"), paper.console, quiet)
    assert quiet.silences == 1
    view = reopen_table(path, Texts("en")).state.view(0)
    assert isinstance(view, SheriffView)
    is_offered = any(offer.other == 0 for offer in view.offers)
    assert is_offered or view.seats[0].fate != "undecided" or view.phase != "inspection"
    mine = [line.words for line in read_record(path.read_text(encoding="utf-8")).lines if line.seat == 0]
    assert all(words == ["hold"] for words in mine[3:]), mine
