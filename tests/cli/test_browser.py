"""`loxley play` without a terminal: a server, and the page with what was wished for."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from loxley.cli import browser
from loxley.cli.browser import Wish, play_in_browser
from loxley.core.refusals import Refused
from loxley.server.app import Settings
from loxley.server.serving import Address
from loxley.tables.metrics import Metrics
from loxley.tables.store.opening import open_store
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


@pytest.mark.parametrize("flag", ["--components", "--record"])
def test_files_belong_to_the_terminal(flag: str) -> None:
    said = loxley("play", "sheriff", flag, "x")
    assert said.status == 2
    assert "--terminal" in said.err


def test_options_and_seed_go_along(monkeypatch: pytest.MonkeyPatch, opened: list[str], tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    monkeypatch.setattr(browser, "_is_ours", lambda _: False)
    monkeypatch.setattr(browser, "serve", serve_at(8000))
    monkeypatch.setattr(browser, "default_store", lambda: store)
    said = loxley("play", "sheriff", "--option", "royal_goods", "--character", "sly", "--seed", "7", "--name", "Ann")
    assert said.status == 0
    asked = parse_qs(urlsplit(opened[0]).query)
    deal = asked.pop("deal")[0]
    assert asked == {"game": ["sheriff"], "character": ["sly"], "options": ['{"royal_goods": true}'], "name": ["Ann"]}
    assert asyncio.run(seed_of(store, deal)) == (7).to_bytes(32, "big").hex()


async def seed_of(url: str, deal: str) -> str | None:
    store = await open_store(url, Metrics())
    found = await store.deal(deal, "")
    await store.close()
    return found


def test_a_seed_needs_a_server_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_is_ours", lambda _: True)
    assert "8000" in loxley("play", "sheriff", "--seed", "7").refusal


def test_probes_are_no_levels_to_play_against() -> None:
    assert "always-inspect" not in loxley("play", "sheriff", "--level", "always").refusal
