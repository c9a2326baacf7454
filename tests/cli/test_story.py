"""`loxley story`: a game's story in the terminal, as JSON, and as one HTML file."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from loxley.games import HOUSE
from tests.cli.commands import loxley
from tests.cli.records import NAMES, changed, random_record, write

RECORDS = Path(__file__).parent.parent / "records" / "0.1.0"
SVG = re.compile(r"<svg class=\"chart\".*?</svg>", re.DOTALL)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("story") / "whole.jsonl", random_record())


def test_it_is_told_in_both_languages(record: Path) -> None:
    english, french = (loxley("story", record, "--lang", lang) for lang in ("en", "fr"))
    assert (english.status, english.err, french.status) == (0, "", 0)
    assert "Turning points" in english.out
    assert "The game ends with" in english.out
    assert "Bags, lies, and who was caught" in english.out
    assert "Tournants" in french.out
    assert re.search(r"^Étape \d+\u00a0: ", french.out, re.MULTILINE)  # a colon as each language writes it
    assert re.search(r"^Step \d+: ", english.out, re.MULTILINE)
    assert all(name in english.out for name in NAMES)


def test_programs_get_json(record: Path) -> None:
    said = loxley("story", record, "--json")
    assert json.loads(said.out)["turns"][-1]["name"] == "story-won"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", list(HOUSE))
def test_a_page_stands_alone(game: str, lang: str, tmp_path: Path) -> None:
    """No script, no other file; every chart is sound SVG with a name, axes and a table of its figures."""
    page = tmp_path / "story.html"
    file = next(RECORDS.glob(f"{game}-*.jsonl"))
    said = loxley("story", file, "--html", page, "--lang", lang)
    assert (said.status, str(page) in said.out.replace("\n", "")) == (0, True)
    text = page.read_text(encoding="utf-8")
    HTMLParser().feed(text)
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"<script|https?://|src=|url\(", text)
    assert "prefers-color-scheme:dark" in text
    assert "@media print" in text
    charts = SVG.findall(text)
    assert len(charts) >= 2
    assert text.count("<details><summary>") == len(charts)
    for chart in charts:
        drawn = ElementTree.fromstring(chart)
        assert drawn.get("role") == "img"
        assert drawn.get("aria-label")
        assert [text for text in drawn.iter("text") if text.get("class") == "axis"]


def test_a_name_cannot_break_the_page(tmp_path: Path) -> None:
    lines = random_record()
    lines[0] = changed(lines[0], names=["<script>alert(1)</script>", '"><b>', "&amp;", "Will"])
    page = tmp_path / "story.html"
    loxley("story", write(tmp_path / "bad.jsonl", lines), "--html", page)
    text = page.read_text(encoding="utf-8")
    assert "<script" not in text
    assert "<b>" not in text.split("<h1>")[0]
    for chart in SVG.findall(text):
        ElementTree.fromstring(chart)


def test_an_unfinished_game_has_none(tmp_path: Path) -> None:
    said = loxley("story", write(tmp_path / "left.jsonl", random_record(60)), "--lang", "en")
    assert "not over" in said.refusal
