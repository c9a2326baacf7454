"""`loxley admin`: an operator's work on a store, also while servers use it."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from typer.core import TyperGroup

from loxley.cli import CONTEXT
from loxley.cli.common import Json, Lang, RefusingCommand
from loxley.cli.output import print_json
from loxley.cli.plain import plain
from loxley.cli.serve import default_store
from loxley.core.refusals import Refused
from loxley.server.bans import subject_of
from loxley.tables import office
from loxley.tables.metrics import Metrics
from loxley.tables.store import Ban, LobbyEntry, Store
from loxley.tables.store.opening import open_store
from loxley.tables.summaries import read_summary
from loxley.texts import Texts, pick_language

_DAY = 86_400.0
_HOUR = 3_600.0
_MOST_TEXT = 300

Result = TypeVar("Result")
StoreUrl = Annotated[
    str | None,
    typer.Option("--store", metavar="URL"),
]
TableName = Annotated[str, typer.Argument(metavar="TABLE")]


class AdminGroup(TyperGroup):
    """The commands of an operator; its help is in the reader's language like everybody's."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from loxley.cli.help import help_page  # noqa: PLC0415 - only who asks for help waits for it

        formatter.write(help_page(ctx))


app = typer.Typer(cls=AdminGroup, add_completion=False, no_args_is_help=True, context_settings=CONTEXT)


@app.callback()
def admin(lang: Lang = None) -> None:
    """Look after a store of live tables, also while servers use it."""


def _with_store(url: str | None, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def opened() -> Result:
        store = await open_store(url or default_store(), Metrics(), beside=True)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def _when(second: float) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%d %H:%M")


def _line(entry: LobbyEntry) -> dict[str, object]:
    summary = read_summary(entry)
    return {
        "table": entry.table,
        "game": summary.game,
        "stage": entry.stage,
        "created": entry.created,
        "touched": entry.touched,
        "names": [name for name in summary.names if name],
        "open": entry.listed,
    }


@app.command("list", cls=RefusingCommand)
def list_tables(
    *,
    stage: Annotated[str, typer.Option("--stage", metavar="STAGE")] = "",
    most: Annotated[int, typer.Option("--most", metavar="N", min=1)] = 100,
    store: StoreUrl = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List tables, those that changed last first."""
    lines = [_line(entry) for entry in _with_store(store, lambda opened: opened.entries(stage, most))]
    if json:
        print_json(lines)
        return
    texts = Texts(pick_language(lang))
    for line in lines:
        names = ", ".join(plain(str(name)) for name in line["names"])  # type: ignore[attr-defined]
        typer.echo(
            f"{line['table']}  {line['game']:<10}  {line['stage']:<9}  {_when(float(str(line['touched'])))}  {names}"
        )
    typer.echo(texts.say("admin-tables", count=len(lines)))


@app.command(cls=RefusingCommand)
def look(table: TableName, *, store: StoreUrl = None, json: Json = False, lang: Lang = None) -> None:
    """Look at a table: who is there, what stage it is in. Nothing of the game is shown."""
    found = _with_store(store, lambda opened: office.look(opened, table))
    people = [{"person": each.number, "name": each.name, "seat": each.seat} for each in found.people.values()]
    facts = {
        "table": found.name,
        "game": found.game.name,
        "stage": found.stage,
        "match": found.match_number,
        "rows": found.number + 1,
        "created": found.created,
        "touched": found.touched,
        "open": found.opened.open,
        "locked": found.locked,
        "host": found.host,
        "people": people,
        "bots": [{"seat": seat, "level": found.places[seat].level} for seat in found.bots_seats()],
    }
    if json:
        print_json(facts)
        return
    texts = Texts(pick_language(lang))
    typer.echo(
        texts.say("admin-table", table=found.name, game=found.game.name, stage=found.stage, rows=found.number + 1)
    )
    typer.echo(texts.say("admin-times", created=_when(found.created), touched=_when(found.touched)))
    for each in found.people.values():
        seat = "-" if each.seat is None else str(each.seat)
        typer.echo(texts.say("admin-person", number=each.number, name=plain(each.name), seat=seat))


@app.command(cls=RefusingCommand)
def close(table: TableName, *, store: StoreUrl = None, lang: Lang = None) -> None:
    """Close a table: nothing more is played there."""
    _with_store(store, lambda opened: office.close(opened, table))
    typer.echo(Texts(pick_language(lang)).say("admin-closed", table=table))


@app.command(cls=RefusingCommand)
def archive(table: TableName, *, store: StoreUrl = None, lang: Lang = None) -> None:
    """Archive a table now. A game that is played there ends."""
    _with_store(store, lambda opened: office.archive(opened, table))
    typer.echo(Texts(pick_language(lang)).say("admin-archived", table=table))


@app.command("remove", cls=RefusingCommand)
def remove_person(
    table: TableName,
    person: Annotated[int, typer.Argument(metavar="PERSON")],
    *,
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Remove a person from a table for good. The old invitation is void."""
    key = _with_store(store, lambda opened: office.remove(opened, table, person))
    typer.echo(Texts(pick_language(lang)).say("admin-removed", table=table, person=person, invitation=key))


@app.command(cls=RefusingCommand)
def ban(
    subject: Annotated[
        str,
        typer.Argument(metavar="SUBJECT"),
    ],
    *,
    days: Annotated[float, typer.Option("--days", metavar="N", min=0)] = 7.0,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT")] = "",
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Keep an address or a name away for a time."""
    until = time.time() + days * _DAY
    _with_store(store, lambda opened: opened.ban(Ban(subject_of(subject), until, reason)))
    said = "admin-banned" if days else "admin-unbanned"
    typer.echo(Texts(pick_language(lang)).say(said, subject=plain(subject), until=_when(until)))


@app.command(cls=RefusingCommand)
def bans(*, store: StoreUrl = None, json: Json = False, lang: Lang = None) -> None:
    """List the bans that hold."""
    found = _with_store(store, lambda opened: opened.bans(time.time()))
    if json:
        print_json([each._asdict() for each in found])
        return
    for each in found:
        typer.echo(f"{each.subject}  {_when(each.until)}  {plain(each.reason)}")
    typer.echo(Texts(pick_language(lang)).say("admin-bans", count=len(found)))


@app.command(cls=RefusingCommand)
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    *,
    hours: Annotated[float, typer.Option("--hours", metavar="N", min=0)] = 1.0,
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Tell something to everybody at every table."""
    if len(text) > _MOST_TEXT:
        raise Refused("too-large", "TEXT", "", {"most": _MOST_TEXT})
    until = time.time() + hours * _HOUR
    _with_store(store, lambda opened: opened.announce(text, until))
    typer.echo(Texts(pick_language(lang)).say("admin-announced", until=_when(until)))


@app.command(cls=RefusingCommand)
def export(
    table: TableName,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Write all rows of a table to a file. The seeds of its games stand in it."""
    text = _with_store(store, lambda opened: office.export(opened, table))
    if file.exists():
        raise Refused("file-exists", str(file))
    file.touch(mode=0o600)
    file.write_text(text, encoding="utf-8")
    typer.echo(Texts(pick_language(lang)).say("admin-exported", table=table, rows=text.count("\n")))


@app.command("import", cls=RefusingCommand)
def import_table(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Read a table that was exported, from this store or another."""
    text = file.read_text(encoding="utf-8")
    table = _with_store(store, lambda opened: office.import_table(opened, text))
    typer.echo(Texts(pick_language(lang)).say("admin-imported", table=table))


@app.command(cls=RefusingCommand)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    store: StoreUrl = None,
    lang: Lang = None,
) -> None:
    """Copy the whole store into one file, while servers go on."""
    _with_store(store, lambda opened: opened.back_up(file))
    typer.echo(Texts(pick_language(lang)).say("admin-backed-up", file=str(file)))


@app.command(cls=RefusingCommand)
def verify(*, store: StoreUrl = None, json: Json = False, lang: Lang = None) -> None:
    """Read every table of the store again, and say what is wrong. Exit status 1 if anything is."""

    async def look_through(opened: Store) -> tuple[int, list[office.Finding]]:
        found = [each async for each in office.verify(opened)]
        return len(found), [each for each in found if each is not None]

    count, findings = _with_store(store, look_through)
    if json:
        print_json({"tables": count, "findings": [each._asdict() for each in findings]})
    else:
        for each in findings:
            typer.echo(f"{each.table}  {each.trouble}")
        typer.echo(Texts(pick_language(lang)).say("admin-verified", count=count, bad=len(findings)))
    if findings:
        raise typer.Exit(1)
