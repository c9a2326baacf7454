"""Every layer takes in a game that it has never heard of, by its name alone."""

import os
import re
from pathlib import Path
from random import Random

import pytest

from loxley.games import GAMES
from tests.cli.commands import Said, loxley_process
from tests.fourth_game.liars_dice import LIARS_DICE
from tests.server.running import run, running

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def loxley(*words: str | Path, stdin: str = "") -> Said:
    """A command where the game's package is installed."""
    paths = [str(ROOT), str(HERE / "installed"), os.environ.get("PYTHONPATH", "")]
    return loxley_process(*words, stdin=stdin, PYTHONPATH=os.pathsep.join(filter(None, paths)))


def test_no_file_of_the_product_names_it() -> None:
    files = [*(ROOT / "src").rglob("*"), *(ROOT / "web" / "src").rglob("*")]
    texts = [path for path in files if path.suffix in {".py", ".ts", ".svelte", ".ftl", ".toml", ".css"}]
    assert len(texts) > 300
    assert [path for path in texts if "liars_dice" in path.read_text(encoding="utf-8").lower()] == []


# Files outside the games' own folders that name a game, and why.
NAMED = {
    "src/loxley/games/__init__.py": "the games of the house",
    "src/loxley/bench/server/tables.py": "the bench of the server plays one game",
    "src/loxley/bench/server/merchants.py": "the bench of the server plays one game",
    "src/loxley/bench/peers/__init__.py": "a game of a peer",
    "src/loxley/bench/peers/peer_open_spiel.py": "a game of a peer",
    "src/loxley/research/openspiel/__init__.py": "OpenSpiel registers games by their names",
    "src/loxley/research/openspiel/tiny.py": "a game of a peer, played again",
    "src/loxley/research/pettingzoo/__init__.py": "environments are imported by their names",
    "src/loxley/research/tiny_sheriff.py": "a game of a peer, played again",
}
GAME_NAMES = ("sheriff", "nottingham", "sherwood")
APART = ("locales", "page", "companion", "wire")  # words; built; score sheets of the three games; made from their types


def test_shared_files_know_no_game() -> None:
    """Whatever is to be said about a game stands in a folder or module of its name."""
    files = [
        *(ROOT / "src/loxley").rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
    ]
    shared = [path.relative_to(ROOT) for path in files]
    shared = [path for path in shared if not {*path.with_suffix("").parts} & {*GAME_NAMES, *APART}]
    word = re.compile("|".join(GAME_NAMES), re.IGNORECASE)
    naming = {path.as_posix() for path in shared if word.search(_code((ROOT / path).read_text(encoding="utf-8")))}
    assert naming == set(NAMED)


def _code(text: str) -> str:
    """Without comments and docstrings, which may give examples."""
    return re.sub(r"\"\"\".*?\"\"\"|#[^\n]*|(?<!:)//[^\n]*|/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)


def test_it_plays_in_the_arena_and_its_records_replay(tmp_path: Path) -> None:
    arena = loxley(
        "arena", "liars_dice", "random", "--seats", "3", "--games", "3", "--seed", "3", "--records", tmp_path
    )
    assert arena.status == 0, arena.err
    records = sorted((tmp_path / "records").glob("*.jsonl"))
    assert len(records) >= 3
    for language, checked in (("en", "result"), ("fr", "résultat")):
        replay = loxley("replay", records[0], "--as", "0", "--lang", language)
        assert replay.status == 0, replay.err
        assert "doubted" in replay.out
        assert checked in replay.out


def test_it_plays_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", "liars_dice", "--terminal", "--seats", "2", "--seed", "1", "--record", record)
    played = loxley(*words, stdin="1\n" * 400)
    assert played.status == 0, played.err
    assert "Your move." in played.out
    assert loxley("replay", record).status == 0


@pytest.mark.parametrize("command", ["score", "components"])
def test_what_it_does_not_have_is_refused_in_one_line(command: str) -> None:
    assert "liars_dice" in loxley(command, "liars_dice", stdin="{}").refusal


def test_it_plays_at_a_live_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person among bots, to the end; the record and the film are there afterwards."""
    monkeypatch.setitem(GAMES, "liars_dice", LIARS_DICE)
    rng = Random(5)

    async def evening() -> None:
        async with running(tmp_path) as server:
            listed = (await server.http.get("/api/games")).json()
            assert next(game for game in listed if game["name"] == "liars_dice")["levels"] == ["random"]
            opened = await server.open("liars_dice", 3, bots=2, level="random")
            ann = await server.guest(opened.table, opened.token)
            await ann.done(type="start")
            while ann.table.stage != "over":
                if ann.legal and 0 in ann.awaited:
                    await ann.ask(type="play", moves=[rng.choice(ann.legal)])
                else:
                    await ann.hear()
            assert ann.view["phase"] == "over"
            path = f"/api/tables/{opened.table}"
            headers = {"Authorization": f"Bearer {opened.token}"}
            record = await server.http.get(f"{path}/record", headers=headers)
            assert '"game":"liars_dice"' in record.text
            film = await server.http.get(f"{path}/replay?as=auditor", headers=headers)
            assert film.status_code == 200, film.text

    run(evening)
