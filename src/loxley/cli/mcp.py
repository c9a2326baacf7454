"""`loxley mcp`: a seat for a language model, over the Model Context Protocol on standard input and output."""

import typer

from loxley.cli import CONTEXT
from loxley.cli.common import Lang, RefusingCommand
from loxley.core.refusals import Refused
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def mcp(*, lang: Lang = None) -> None:
    """Serve one seat to the program that started this one."""
    texts = Texts(pick_language(lang))
    try:
        from loxley.research.text.mcp_server import new_server  # noqa: PLC0415 - an extra that few need
    except ModuleNotFoundError as missing:
        raise Refused("extra-missing", "mcp", "", {"extra": "mcp"}) from missing
    new_server(texts).run("stdio")
