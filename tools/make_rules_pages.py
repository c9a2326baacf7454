"""Makes the rules of each game as pages of the documentation site, in every language, from the texts of the game.

PYTHONPATH=src python tools/make_rules_pages.py FOLDER

The pages are not kept in the repository: `make docs` makes them anew.
"""

import sys
from pathlib import Path

from loxley.games import GAMES
from loxley.terminal.rulebook import rules_of, title
from loxley.texts import LANGUAGES, Texts, rule_key

HOUSE = "LX"
RULINGS = "R"


def chapters_of(texts: Texts, prefix: str) -> list[str]:
    """`SH-1` and what follows, then the rulings."""
    found: list[str] = []
    while texts.knows(rule_key(f"{prefix}-{len(found) + 1}")):
        found.append(f"{prefix}-{len(found) + 1}")
    rulings = f"{prefix}-{RULINGS}"
    return [*found, rulings] if texts.knows(rule_key(rulings)) else found


def rules_page(texts: Texts, name: str, prefix: str) -> str:
    parts = [f"# {texts.say(f'{name}-title')}"]
    for chapter in chapters_of(texts, prefix):
        parts.append(f"## {title(texts, chapter)}")
        parts += [
            f"### {rule} {title(texts, rule)}\n\n{texts.say(rule_key(rule))}" for rule in rules_of(texts, chapter)
        ]
    return "\n\n".join(parts) + "\n"


def write_rules(folder: Path) -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        target = folder / language
        target.mkdir(parents=True, exist_ok=True)
        for name, game in GAMES.items():
            if texts.knows(rule_key(f"{game.prefix}-1")):
                (target / f"{name}.md").write_text(rules_page(texts, name, game.prefix), encoding="utf-8")


if __name__ == "__main__":
    write_rules(Path(sys.argv[1]))
