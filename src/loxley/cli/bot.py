"""`loxley bot`: a bot of yours takes a seat at a live table."""

from typing import Annotated

import typer

from loxley.bots import TIME_LIMIT, short_name
from loxley.cli.common import Lang, RefusingCommand
from loxley.remote import Away, play_remotely, read_address
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False)


@app.command(cls=RefusingCommand)
def seat_bot(
    url: Annotated[str, typer.Argument(metavar="URL")],
    *,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")],
    table: Annotated[str, typer.Option("--table", metavar="T")] = "",
    key: Annotated[str, typer.Option("--key", metavar="KEY")] = "",
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", min=1)] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    character: Annotated[str, typer.Option("--character", metavar="NAME")] = "even",
    time_limit: Annotated[float, typer.Option("--time-limit", metavar="SECONDS", min=0.01)] = TIME_LIMIT,
    lang: Lang = None,
) -> None:
    texts = Texts(pick_language(lang))
    place = None if seat is None else seat - 1
    away = Away(bot, name or short_name(bot), place, character, time_limit)
    play_remotely(
        read_address(url, table, key), away, lambda said, facts: typer.echo(texts.say(said, **facts), err=True)
    )
