"""The replay of a record: it runs at a chosen speed up to its end, and every round is a choice away."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.cli.records import random_record, write
from tests.web.person import DESKTOP, PHONE, Person

Come = Callable[..., Person]


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("fr", PHONE)], ids=["desktop", "phone"])
def test_speeds_and_chapters(people: Come, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    person = people(language, size)
    page = person.page
    person.go("/replay")
    header, *played = random_record()
    faces = {"portraits": ["lady", "no-such-face"], "colours": ["plum"]}
    record = [json.dumps({**json.loads(header), **faces}), *played]
    page.locator("input[type=file]").set_input_files(write(tmp_path / "game.jsonl", record))
    chapter, speed = page.locator("[data-replay=chapter]"), page.locator("[data-replay=speed]")
    if size == PHONE:
        expect(
            page.locator("[data-phase]")
        ).to_be_in_viewport()  # the table is in sight: the rest of the controls is folded away
        page.locator(".deck > details > summary").first.click()
    expect(chapter).to_be_visible()
    expect(page.locator(".history .face").first).to_be_attached()  # of the first seat; the others have their signs
    assert "--colour-plum" in (page.locator(".body").get_attribute("style") or "")
    titles = chapter.locator("option").all_text_contents()
    assert len(titles) > 4  # what came before the first round, and rounds
    for nth in (len(titles) - 2, 2):
        chapter.select_option(str(nth))
        expect(page.locator(".said")).to_contain_text(titles[nth])
    page.locator("body").press("ArrowLeft")
    expect(chapter).to_have_value("1")  # the end of the round before
    page.locator("body").press("End")
    steps = page.locator("output").inner_text().split(" / ")[-1]
    for _ in range(3):
        page.locator("body").press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{int(steps) - 3} / {steps}")
    speed.select_option("4")
    run = page.get_by_role("button", name="Lecture" if language == "fr" else "Play", exact=True)
    run.click()
    expect(page.locator("output")).to_have_text(f"{steps} / {steps}")
    expect(run).to_be_visible()  # it has stopped by itself
