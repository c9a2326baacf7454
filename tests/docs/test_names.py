"""Names of files: two in one folder never differ by a plural, so that nobody opens the wrong one."""

from collections import defaultdict
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
