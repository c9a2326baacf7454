"""A third language on the page: built, offered and played without a line of code."""

import os
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import house_in
from tests.web.person import Person
from tests.web.third_language import CODE, accented, copy_with_language


@pytest.mark.long
def test_a_game_is_played_in_a_third_language(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = copy_with_language(tmp_path / "third")
    command = ["npm", "--prefix", "web", "run", "build"]
    built = subprocess.run(
        command, cwd=source, capture_output=True, text=True, check=False, env=os.environ, timeout=600
    )
    assert built.returncode == 0, built.stdout + built.stderr
    monkeypatch.setenv("PYTHONPATH", str(source / "src"))
    with house_in(tmp_path) as house:
        person = Person(browser, house)
        person.go("/")
        person.page.get_by_role("button", name=CODE.upper()).click()
        expect(person.page.locator("html")).to_have_attribute("lang", CODE)
        person.page.get_by_role("button", name=accented("Play now")).click()
        person.sees_table()
        expect(person.page.locator(".prompt")).to_contain_text(accented("e"))
        assert person.complaints == []
        person.close()
