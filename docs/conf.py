"""The documentation site: `make docs` builds it into build/docs, and fails at the first broken link."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # the plain source: its docstrings and signatures are whole
sys.path.insert(0, str(ROOT))

from loxley import __version__  # noqa: E402
from tools.make_rules_pages import write_rules  # noqa: E402

write_rules(Path(__file__).parent / "rules")

project = "Loxley"
author = "the Loxley project"
copyright = author  # noqa: A001 - Sphinx wants this name
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["README.md"]
html_theme = "furo"
html_title = f"Loxley {version}"
html_static_path: list[str] = []
html_theme_options = {"source_repository": ""}
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = False
suppress_warnings = ["misc.highlighting_failure", "myst.header"]  # JSON that leaves something out (…)
