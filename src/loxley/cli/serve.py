"""`loxley serve`: the server of live tables."""

from enum import StrEnum
from typing import Annotated

import platformdirs
import typer

from loxley.bots import Guests
from loxley.cli.common import Lang, RefusingCommand
from loxley.server.app import Settings
from loxley.server.logs import JSON, TEXT, LogSettings
from loxley.server.serving import Address, serve
from loxley.tables.driver import Pace
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False)


class Detail(StrEnum):
    WARNING = "warning"
    INFO = "info"


class LogFormat(StrEnum):
    TEXT = TEXT
    JSON = JSON


@app.command(cls=RefusingCommand)
def serve_tables(
    *,
    host: Annotated[str, typer.Option("--host", metavar="H", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="P", min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8000,
    store: Annotated[
        str | None,
        typer.Option(
            "--store",
            metavar="URL",
            help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=1, max=64, help="Processes; more than one need PostgreSQL.")
    ] = 1,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option("--webhook-host", metavar="HOST", help="A host that tables may notify of turns; may be repeated."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="ORIGIN", help="Another origin whose pages may connect; may be repeated."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="[NAME=]BOT",
            help="A bot of your own that tables may seat: an installed one, module:Class, or 'run:COMMAND'; "
            "may be repeated. Nobody on the network can name another.",
        ),
    ] = None,
    bot_pause: Annotated[
        float,
        typer.Option(
            "--bot-pause", metavar="SECONDS", min=0, help="How long a bot waits before it moves, among people."
        ),
    ] = Pace.people,
    log: Annotated[
        Detail, typer.Option("--log", help="How much to write to standard error: `info` has a line for each request.")
    ] = Detail.WARNING,
    log_format: Annotated[
        LogFormat, typer.Option("--log-format", help="Lines for people, or `json`: one object a line.")
    ] = LogFormat.TEXT,
    lang: Lang = None,
) -> None:
    """Serve live tables to browsers and other clients."""
    settings = Settings(
        store=store or default_store(),
        origins=tuple(origin or ()),
        webhook_hosts=tuple(webhook_host or ()),
        bots=tuple(bot or ()),
        pace=Pace.around(bot_pause),
        logs=LogSettings(log.upper(), log_format),
    )
    Guests(settings.bots)  # what cannot be loaded is refused before anything starts
    texts = Texts(pick_language(lang))
    serve(settings, Address(host, port), workers, lambda where: typer.echo(texts.say("server-ready", address=where)))


def default_store() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{platformdirs.user_data_path('loxley', appauthor=False) / 'tables.sqlite'}"
