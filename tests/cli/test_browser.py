"""`loxley play` without a terminal: a server, and the page with what was wished for."""

from collections.abc import Callable

import pytest

from loxley.cli import browser
from loxley.cli.browser import Wish, play_in_browser
from loxley.core.refusals import Refused
from loxley.server.app import Settings
from loxley.server.serving import Address
from loxley.texts import Texts
from tests.cli.commands import loxley


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened, instead of a browser."""
    addresses: list[str] = []
    monkeypatch.setattr("loxley.cli.browser.webbrowser.open", addresses.append)
    return addresses


def serve_at(port: int) -> Callable[..., None]:
    """A server that listens at one port alone."""

    def serve(settings: Settings, address: Address, workers: int, tell: Callable[[str], None]) -> None:
        assert settings.store.startswith("sqlite:///")
        assert workers == 1
        if address.port not in (0, port):
            raise Refused("no-listening", "--port")
        tell(f"http://{address.host}:{port}")

    return serve


def test_the_page_is_opened_with_the_wish(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    monkeypatch.setattr(browser, "_is_ours", lambda _: False)
    monkeypatch.setattr(browser, "serve", serve_at(8000))
    play_in_browser(Wish(), Texts("en"))
    play_in_browser(Wish("sherwood", 5, "novice"), Texts("en"))
    assert opened == ["http://127.0.0.1:8000/", "http://127.0.0.1:8000/?game=sherwood&players=5&level=novice"]


def test_a_port_that_is_taken_is_left_to_its_owner(monkeypatch: pytest.MonkeyPatch, opened: list[str]) -> None:
    monkeypatch.setattr(browser, "_is_ours", lambda _: False)
    monkeypatch.setattr(browser, "serve", serve_at(4321))
    play_in_browser(Wish(), Texts("fr"))
    assert opened == ["http://127.0.0.1:4321/"]


def test_a_server_that_runs_already_is_used(
    monkeypatch: pytest.MonkeyPatch, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "_is_ours", lambda _: True)
    play_in_browser(Wish("nottingham"), Texts("en"))
    assert opened == ["http://127.0.0.1:8000/?game=nottingham"]
    assert "already" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["chess"], "chess"),
        (["sheriff", "--seats", "9"], "9"),
        (["sheriff", "--level", "wizard"], "wizard"),
    ],
)
def test_an_impossible_wish_is_refused_before_anything_starts(words: list[str], part: str) -> None:
    assert part in loxley("play", *words).refusal


def test_what_the_page_asks_for_belongs_to_the_terminal() -> None:
    said = loxley("play", "sheriff", "--seed", "00")
    assert said.status == 2
    assert "--terminal" in said.err
