"""Files that are made and kept in the repository: written anew, or with --check only compared."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def keep(made: dict[Path, str]) -> int:
    """Write what is stale; with --check name it, and say so by the status."""
    stale = [path for path, text in made.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if "--check" in sys.argv:
            print(f"{path.relative_to(ROOT)} is stale: run make generate", file=sys.stderr)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0
