"""The manual pages: everything that can be typed is in them, and troff reads them."""

import re
import shutil
import subprocess
from importlib import import_module
from pathlib import Path

import pytest
import typer

from loxley.cli import COMMANDS
from loxley.texts import LANGUAGES, Texts
from tools.make_man_pages import man_page, path_of

MACROS = {"TH", "SH", "SS", "PP", "TP", "B"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_is_there(language: str) -> None:
    page = man_page(language).replace(r"\-", "-")
    for name in COMMANDS:
        assert f'.SS "loxley {name}"' in page
        command = typer.main.get_command(import_module(f"loxley.cli.{name}").app)
        own = page.partition(f'.SS "loxley {name}"')[2].partition(".SH")[0]
        for option in [option for param in command.params for option in param.opts if option.startswith("--")]:
            assert re.search(rf"^\.B (-\w, )?{option}\b", own, re.MULTILINE), f"{name} {option}"
    assert '.SS "loxley admin ban"' in page
    assert Texts(language).say("help-play-seats").replace("\\", "") in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_made_of_known_macros_alone(language: str) -> None:
    for line in man_page(language).splitlines()[2:]:
        assert not line.startswith("'"), line
        if line.startswith("."):
            assert line[1:].partition(" ")[0] in MACROS, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_kept_where_the_package_takes_it_from(language: str) -> None:
    assert path_of(language).read_text(encoding="utf-8").startswith("'\\\" -*- coding: utf-8 -*-\n")


@pytest.mark.skipif(not shutil.which("groff"), reason="groff is what `man` shows pages with; this machine has none")
@pytest.mark.parametrize("language", LANGUAGES)
def test_troff_shows_it(language: str, tmp_path: Path) -> None:
    path = tmp_path / "loxley.1"
    path.write_text(man_page(language), encoding="utf-8")
    command = ["groff", "-man", "-Kutf8", "-Tutf8", "-P-cbou", "-wmac", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "loxley arena [OPTIONS] GAME [LEVEL...]" in done.stdout
    assert "--install-completion" in done.stdout
