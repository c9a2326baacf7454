"""`loxley serve`: the server of live tables."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from loxley.bots import Guests
from loxley.cli import CONTEXT
from loxley.cli.common import Lang, RefusingCommand
from loxley.cli.files import read_text
from loxley.core.refusals import Refused
from loxley.server.app import Settings
from loxley.server.limits import read_limits
from loxley.server.logs import JSON, TEXT, LogSettings
from loxley.server.operator import LEAST_SECRET
from loxley.server.serving import Address, serve
from loxley.tables.patience import Pace
from loxley.tables.push_addresses import check_contact
from loxley.texts import Texts, pick_language

SQLITE = "sqlite:///"
_PACE = Pace()  # the usual one

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


class Detail(StrEnum):
    WARNING = "warning"
    INFO = "info"


class LogFormat(StrEnum):
    TEXT = TEXT
    JSON = JSON


@app.command(cls=RefusingCommand)
def serve_tables(
    *,
    host: Annotated[str, typer.Option("--host", metavar="H")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="P", min=0, max=65535)] = 8000,
    store: Annotated[
        str | None,
        typer.Option(
            "--store",
            metavar="URL",
        ),
    ] = None,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64)] = 1,
    webhook_host: Annotated[
        list[str] | None,
        typer.Option("--webhook-host", metavar="HOST"),
    ] = None,
    push_contact: Annotated[str | None, typer.Option("--push-contact", metavar="ADDRESS")] = None,
    push_host: Annotated[list[str] | None, typer.Option("--push-host", metavar="HOST")] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="ORIGIN"),
    ] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="[NAME=]BOT")] = None,
    limit: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=VALUE")] = None,
    bot_pause: Annotated[
        float,
        typer.Option("--bot-pause", metavar="SECONDS", min=0),
    ] = _PACE.people,
    talk_time: Annotated[float, typer.Option("--talk-time", metavar="SECONDS", min=0)] = _PACE.talk,
    grace: Annotated[float, typer.Option("--grace", metavar="SECONDS", min=0)] = _PACE.grace,
    own_moves: Annotated[bool, typer.Option("--own-moves")] = False,
    operator_secret: Annotated[Path | None, typer.Option("--operator-secret", metavar="FILE")] = None,
    log: Annotated[Detail, typer.Option("--log")] = Detail.WARNING,
    log_format: Annotated[LogFormat, typer.Option("--log-format")] = LogFormat.TEXT,
    lang: Lang = None,
) -> None:
    """Serve live tables to browsers and other clients."""
    if store is not None:
        _check_folder(store)
    if push_contact is not None:
        _check_push(push_contact)
    settings = Settings(
        store=store or default_store(),
        origins=tuple(origin or ()),
        webhook_hosts=tuple(webhook_host or ()),
        push_contact=push_contact or "",
        push_hosts=tuple(push_host or ()),
        bots=tuple(bot or ()),
        pace=Pace(bot_pause / 5, bot_pause, talk_time, grace, own_moves=own_moves),
        limits=read_limits(limit or ()),
        logs=LogSettings(log.upper(), log_format),
        operator_secret="" if operator_secret is None else _read_secret(operator_secret),
    )
    Guests(settings.bots)  # what cannot be loaded is refused before anything starts
    texts = Texts(pick_language(lang))
    serve(settings, Address(host, port), workers, lambda where: typer.echo(texts.say("server-ready", address=where)))


def _read_secret(path: Path) -> str:
    """The secret of the operator's page stands in a file: whatever is typed here, others on the machine can see."""
    secret = read_text(path).strip()
    if len(secret) < LEAST_SECRET:
        raise Refused("secret-too-short", str(path), "", {"least": LEAST_SECRET})
    return secret


def _check_push(contact: str) -> None:
    """Before anything starts: push messages need an extra, and somebody whom their services can write to."""
    check_contact(contact)
    try:
        import loxley.tables.web_push  # noqa: F401, PLC0415 - it needs the extra
    except ImportError as trouble:
        raise Refused("extra-missing", "--push-contact", "", {"extra": "push"}) from trouble


def _check_folder(store: str) -> None:
    """A folder that is not there is rather mistyped than meant."""
    folder = Path(store.removeprefix(SQLITE)).parent
    if store.startswith(SQLITE) and not folder.is_dir():
        raise Refused("no-such-folder", str(folder))


def default_store() -> str:
    """A file in the user's data folder."""
    return f"{SQLITE}{platformdirs.user_data_path('loxley', appauthor=False) / 'tables.sqlite'}"
