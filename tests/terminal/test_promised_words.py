"""A promise in one's own words: the terminal asks for them, shows them beside the offer, and finds them again."""

from pathlib import Path

from loxley.core.records import read_record
from loxley.games.sheriff.view import SheriffView
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.opening import reopen_table
from loxley.texts import Texts
from tests.terminal.people import Output, Script

TO_THE_GATE = ["done", "1", "close", "1"]  # the first card, declared as the first good
WORDS = "I open no bag of yours before spring"


def test_the_words_of_a_promise_are_kept_beside_its_offer(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    paper = Output(width=120)
    promise = "to 1, offer later words, want coins 50, post"
    script = Script([*TO_THE_GATE, promise, f"  {WORDS}\x1b "])
    setup = Setup(seed=bytes([1] * 32), record=path, options={"floor": "orderly", "first_sheriff": 3})
    play_in_terminal(setup, Texts("en"), paper.console, script)
    assert not script.lines
    (said,) = [line for line in read_record(path.read_text(encoding="utf-8")).lines if line.chat]
    assert said.chat == WORDS
    opening = reopen_table(path, Texts("en"))
    assert opening.stage.beside == {said.sheet: WORDS}
    view = opening.state.view(0)
    assert isinstance(view, SheriffView)
    (shown,) = [sentence for sentence in opening.stage.offers(view) if WORDS in sentence]
    assert shown.endswith(f"“{WORDS}”")
