"""Names: two files in one folder never differ by a plural, and no retired word comes back."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
KINDS = (".py", ".ts", ".svelte")


def test_no_two_files_differ_by_a_plural() -> None:
    folders: defaultdict[Path, set[str]] = defaultdict(set)
    for top in ("src/loxley", "web/src"):
        for path in (ROOT / top).rglob("*"):
            if path.suffix in KINDS:
                folders[path.parent].add(path.name.split(".")[0].lower())
    assert sum(map(len, folders.values())) > 400
    twins = [
        f"{folder.relative_to(ROOT)}: {name} and {plural}"
        for folder, names in folders.items()
        for name in names
        for plural in (f"{name}s", f"{name}es", f"{name[:-1]}ies")
        if plural in names
    ]
    assert twins == []


# Words that meant two things, or nothing to a stranger; docs/glossary.md has the ones that took their place.
RETIRED = {
    *(
        "audience",
        "audiences",
        "clocking",
        "doubt",
        "doubts",
        "dress",
        "dressing",
        "ears",
        "eye",
        "eyes",
        "fear",
        "fears",
    ),
    *("folk", "furnish", "glass", "haggle", "hall", "manners", "mind", "minds", "paper", "papers", "parley", "polite"),
    *("reign", "reigning", "reigns", "retelling", "scheme", "schemes", "scribe", "secretary", "taste", "wound"),
}


def test_no_name_in_the_code_is_a_retired_word() -> None:
    found = set()
    for top, declared in (("src/loxley", _declared), ("web/src", _declared_in_page)):
        for path in (ROOT / top).rglob("*"):
            if path.suffix in KINDS and "art" not in path.parts:  # faces have eyes
                found |= {f"{path.name}: {name}" for name in declared(path) if RETIRED & _words(name)}
    assert found == set()


def _words(name: str) -> set[str]:
    """The words of a name, whether they are joined by underscores or by capitals."""
    return set(re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower().strip("_").split("_"))


def _declared_in_page(path: Path) -> list[str]:
    """Names of files, constants, variables, functions, classes and types."""
    return [path.stem, *re.findall(r"\b(?:const|let|function|class|interface|type) (\w+)", path.read_text())]


def _declared(path: Path) -> Iterator[str]:
    """Names of classes, functions, their parameters, variables and attributes."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.attr
