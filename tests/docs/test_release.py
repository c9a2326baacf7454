"""A release is one version everywhere: in the package, the citation, the list of changes."""

import re
from datetime import date
from pathlib import Path

from loxley import __version__

ROOT = Path(__file__).parents[2]


def test_the_citation_names_the_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited


def test_the_list_of_changes_has_the_version_below_what_is_not_released() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    first, (version, day) = "## [Unreleased]", re.findall(r"^## \[(\d[^]]*)\] - (\S+)$", changes, re.MULTILINE)[0]
    assert changes.index(first) < changes.index(f"## [{version}]")
    assert version == __version__
    date.fromisoformat(day)
