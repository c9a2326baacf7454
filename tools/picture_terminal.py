"""Takes the pictures of the terminal that the README shows: a few games are played until there is something to see.

PYTHONPATH=src .venv/bin/python tools/picture_terminal.py
"""

import re
import tempfile
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import MONOKAI

from loxley.terminal import Setup, play_in_terminal
from loxley.texts import Texts

PICTURES = Path("docs/pictures")
_FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # they would be fetched from elsewhere
_CHOICE = re.compile(r"(?<=  )(\d+) (?=\S)")

# What to picture: the file, the game, the language, a word that the screen must show, the seed of the chance.
SCENES = (
    ("sheriff-en", "sheriff", "en", "Offers on the table", 6),
    ("sheriff-fr", "sheriff", "fr", "Offres sur la table", 11),
    ("nottingham-fr", "nottingham", "fr", "Embuscade", 3),
    ("sherwood-en", "sherwood", "en", "Round 2", 5),
)


class Photographer:
    """Picks any choice until the screen shows the word, then keeps the screen and leaves."""

    def __init__(self, console: Console, word: str, seed: int, file: Path) -> None:
        self.console = console
        self.word = word
        self.dice = Random(seed)
        self.file = file

    def hear(self, prompt: str, seconds: float | None) -> str | None:
        screen = self.console.export_text(clear=False)
        if self.word in screen and not self.file.exists():
            picture = self.console.export_svg(title="loxley play", theme=MONOKAI)
            self.file.write_text(_FONTS.sub("", picture), encoding="utf-8")
        if self.file.exists():
            raise EOFError
        self.console.export_text(clear=True)
        choices = _CHOICE.findall(screen)
        return self.dice.choice(choices) if choices else "1"


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, game, language, word, seed in SCENES:
        file = PICTURES / f"{name}.svg"
        file.unlink(missing_ok=True)
        console = Console(record=True, file=StringIO(), width=100, height=36, force_terminal=True)
        with tempfile.TemporaryDirectory() as folder:
            setup = Setup(
                game, seed=Random(seed).randbytes(32), record=Path(folder) / "game.jsonl", names=["Alix"], pause=0
            )
            play_in_terminal(setup, Texts(language), console, Photographer(console, word, seed, file))
        print(file if file.exists() else f"{name}: the screen never showed {word!r}")


if __name__ == "__main__":
    main()
