"""The documentation site is built without a broken link, and what its pages show runs."""

import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
import typer

from loxley.cli import COMMANDS
from loxley.games import GAMES
from loxley.texts import LANGUAGES
from tests.cli.commands import loxley

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("README*.md")),
    ROOT / "CONTRIBUTING.md",
    *sorted(page for page in ROOT.glob("docs/**/*.md") if page.parent.parent.name != "rules"),  # those are made
]
ELSEWHERE = ("https://keepachangelog.com/en/1.1.0/", "https://semver.org/spec/v2.0.0.html")
GUIDES = [page for page in PAGES if page.parent.name in ("guide", "fr") or page.name.startswith("README")]


def blocks(page: Path, kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


SNIPPETS = [(page.name, code) for page in GUIDES for code in blocks(page, "python")]
SHEETS = [(page.name, code) for page in GUIDES for code in blocks(page, "json")]
LINES = [
    (page.name, line.partition("loxley ")[2].partition("#")[0].split())
    for page in GUIDES
    for code in blocks(page, "sh")
    for line in code.splitlines()
    if re.match(r"(\.venv/bin/)?loxley ", line)
]


@pytest.mark.long
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    flags = ["--fail-on-warning", "--keep-going", "--quiet", "--doctree-dir", str(tmp_path / "doctrees")]
    command = [sys.executable, "-m", "sphinx", *flags, str(ROOT / "docs"), str(tmp_path / "site")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    for language in LANGUAGES:
        for game in GAMES:
            assert (tmp_path / "site" / "rules" / language / f"{game}.html").exists()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_that_are_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)|(?:src|href)=\"([^\":#]+)\"", page.read_text(encoding="utf-8"))
    missing = [link for pair in links for link in pair if link and not (page.parent / link).exists()]
    assert [link for link in missing if "rules/" not in link] == []  # rules in each language are made with the site


@pytest.mark.parametrize(
    "page", [*PAGES, ROOT / "CHANGELOG.md", ROOT / "SECURITY.md"], ids=lambda page: str(page.relative_to(ROOT))
)
def test_links_elsewhere_are_few_safe_and_whole(page: Path) -> None:
    """No test asks the network; whoever adds an address looks at it and adds it to this list."""
    links = re.findall(r"\]\((https?://[^)\s]+)\)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not link.startswith(ELSEWHERE)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_headings_lead_to_headings(page: Path) -> None:
    """Those of the site are checked as it is built; these are read where the repository is shown."""
    text = page.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:\s]*)#([^)\s]+)\)", text):
        where = page if not target else page.parent / target
        if where.suffix == ".md" and "rules/" not in target:
            headings = re.findall(r"^#+ (.+)$", where.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in [slug(heading) for heading in headings], f"{target}#{anchor}"


def slug(heading: str) -> str:
    """The anchor of a heading, as hosts of repositories make it."""
    return re.sub(r"[^\w\- ]", "", heading.casefold()).strip().replace(" ", "-")


@pytest.mark.parametrize(("page", "code"), SNIPPETS)
def test_snippets_run(page: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, page, "exec"), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize(("page", "words"), LINES, ids=[f"{page} {' '.join(words)}" for page, words in LINES])
def test_commands_are_known_with_all_their_options(page: str, words: list[str]) -> None:
    name, *rest = words
    assert name in COMMANDS, page
    typer.main.get_command(import_module(f"loxley.cli.{name}").app).make_context(name, rest)


@pytest.mark.parametrize(("page", "sheet"), SHEETS)
def test_score_sheets_are_scored(page: str, sheet: str) -> None:
    said = loxley("score", "sheriff", "--json", stdin=sheet)
    assert said.status == 0, page
    assert len(json.loads(said.out)["players"]) == 4
