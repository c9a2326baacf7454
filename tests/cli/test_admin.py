"""`loxley admin` on a store with a few tables: what it answers, and how it refuses."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import loxley
from tests.tables.evenings import gather, house, opened, play_out, run


@pytest.fixture
def store(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"

    async def evening() -> None:
        async with house(url) as here:
            await play_out(await gather(here, opened("nottingham", 3)))
            await gather(here, opened("sheriff", 3))

    run(evening)
    return url


def tables(store: str, stage: str = "") -> list[str]:
    said = loxley("admin", "list", "--json", "--stage", stage, "--store", store)
    assert said.status == 0, said
    return [line["table"] for line in json.loads(said.out)]


def test_a_store_is_listed_and_looked_at(store: str) -> None:
    (playing,) = tables(store, "playing")
    said = loxley("admin", "list", "--store", store, "--lang", "fr")
    assert playing in said.out
    assert "2 tables" in said.out
    found = json.loads(loxley("admin", "look", playing, "--store", store, "--json").out)
    assert [person["name"] for person in found["people"]] == ["Ann", "P1", "P2"]
    assert found["stage"] == "playing"
    assert "Ann" in loxley("admin", "look", playing, "--store", store).out


def test_a_table_is_closed_archived_and_written_down(store: str, tmp_path: Path) -> None:
    (playing,) = tables(store, "playing")
    assert loxley("admin", "remove", playing, "3", "--store", store).status == 0
    assert loxley("admin", "close", playing, "--store", store).status == 0
    assert tables(store, "closed") == [playing]
    assert loxley("admin", "archive", playing, "--store", store).status == 0
    file = tmp_path / "table.jsonl"
    assert loxley("admin", "export", playing, str(file), "--store", store).status == 0
    assert loxley("admin", "export", playing, str(file), "--store", store).refusal
    assert loxley("admin", "import", str(file), "--store", store).refusal
    copy = tmp_path / "copy.db"
    assert loxley("admin", "backup", str(copy), "--store", store).status == 0
    assert json.loads(loxley("admin", "verify", "--json", "--store", f"sqlite:///{copy}").out)["findings"] == []


def test_bans_are_listed_until_they_are_lifted(store: str) -> None:
    assert loxley("admin", "ban", "192.0.2.0/24", "--days", "2", "--reason", "spam", "--store", store).status == 0
    assert loxley("admin", "ban", "Eve", "--store", store).status == 0
    found = json.loads(loxley("admin", "bans", "--json", "--store", store).out)
    assert {ban["subject"] for ban in found} == {"192.0.2.0/24", "name eve"}
    assert loxley("admin", "ban", "Eve", "--days", "0", "--store", store).status == 0
    assert "192.0.2.0/24" in loxley("admin", "bans", "--store", store).out
    assert len(json.loads(loxley("admin", "bans", "--json", "--store", store).out)) == 1
    assert loxley("admin", "announce", "We restart at ten.", "--store", store).status == 0


def test_what_is_not_there_is_refused(store: str, tmp_path: Path) -> None:
    assert loxley("admin", "look", "nowhere", "--store", store).refusal
    assert loxley("admin", "close", "nowhere", "--store", store).refusal
    assert loxley("admin", "list", "--store", f"sqlite:///{tmp_path / 'none.db'}").refusal
    assert loxley("admin", "list", "--store", "mysql://x").refusal
    assert loxley("admin", "announce", "x" * 301, "--store", store).refusal


def test_a_store_in_a_folder_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "tables.sqlite"
    assert loxley("serve", "--store", f"sqlite:///{path}").refusal.startswith(f"{path.parent}: no such folder")
    assert loxley("admin", "list", "--store", f"sqlite:///{path}").refusal == f"{path}: no such file"
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize("command", [["serve"], ["admin", "list"]])
def test_a_file_that_is_no_store_is_refused_by_its_name(tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("this is no database, and stays as it is")
    assert loxley(*command, "--store", f"sqlite:///{path}").refusal.startswith(f"{path}: cannot be used as a store")
    assert path.read_text() == "this is no database, and stays as it is"


@pytest.mark.parametrize(
    "name",
    ["list", "look", "close", "archive", "remove", "ban", "bans", "announce", "export", "import", "backup", "verify"],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_part_helps(name: str, lang: str) -> None:
    said = loxley("admin", name, "--lang", lang, "--help")
    assert (said.status, said.err) == (0, "")
    assert "help-" not in said.out
