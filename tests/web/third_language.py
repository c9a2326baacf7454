"""A language that exists only in tests: English with an accent, added as one folder to a copy of the source."""

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

ROOT = Path(__file__).parents[2]
CODE = "eo"  # one that libraries know
_ACCENTS = str.maketrans("aeiouAEIOU", "àéîöüÀÉÎÖÜ")
_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "page")


class _Accents(visitor.Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - Fluent's name
        node.value = accented(node.value)
        return node


def accented(text: str) -> str:
    return text.translate(_ACCENTS)


def copy_with_language(target: Path) -> Path:
    """The package's source and the page's, with a third folder of texts; no line of code is changed."""
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, target / name, ignore=_LEFT_OUT)
    (target / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    texts = target / "src" / "loxley" / "locales"
    (texts / CODE).mkdir()
    for file in (texts / "en").glob("*.ftl"):
        entries = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Accents().visit(entries)
        (texts / CODE / file.name).write_text(FluentSerializer().serialize(entries), encoding="utf-8")
    return target
