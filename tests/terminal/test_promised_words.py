"""A promise in one's own words: the terminal asks for them, shows them beside the offer, and finds them again."""

from pathlib import Path

from loxley.core.chance import Chance
from loxley.core.records import read_record
from loxley.games.sheriff.view import SheriffView
from loxley.games.sherwood import SHERWOOD
from loxley.terminal import Setup, play_in_terminal
from loxley.terminal.opening import reopen_table
from loxley.terminal.wrapping import Indented
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


def test_the_words_of_a_deal_in_sherwood_are_shown_with_it_and_in_the_ledger(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    paper = Output(width=120)
    script = Script(["with 1, vow 0 words, post", WORDS])
    options = {"rules": "advanced", "floor": "orderly", "first_player": 0}
    setup = Setup(game="sherwood", seed=bytes([1] * 32), record=path, options=options)
    play_in_terminal(setup, Texts("en"), paper.console, script)
    assert not script.lines
    (said,) = [line for line in read_record(path.read_text(encoding="utf-8")).lines if line.chat]
    stage = reopen_table(path, Texts("fr")).stage
    state = SHERWOOD.new(4, {**options, "floor": "open"}, Chance(bytes(32)))
    for word in ("with 1", "vow 0 words", "post"):
        state.play(0, SHERWOOD.book.move(word))
    (offer,) = stage.offers(state.view(0))
    state.play(1, SHERWOOD.book.move("accept 0"))
    (_, promise) = stage.show("promises", state.view(2))
    assert said.sheet == 1
    assert offer.endswith(f"«\u00a0{WORDS}\u00a0»")
    assert isinstance(promise, Indented)
    assert promise.sentence.endswith(f"«\u00a0{WORDS}\u00a0»")
