"""`loxley play --agent URL`: a language model in the first seat, bots in the others."""

from pathlib import Path

import typer

from loxley.cli.output import new_output, print_lines
from loxley.core.refusals import Refused
from loxley.games import find_game
from loxley.research.text import TextSetup, TextTable, rules_in_text
from loxley.research.text.agent import ChatModel, play_with
from loxley.terminal.recording import fresh_path
from loxley.texts import Texts

_LONGEST_SHOWN = 300


def play_agent(setup: TextSetup, url: str, model: str, record: Path | None, texts: Texts) -> None:
    """To the end: each answer as it comes, then the count and the record."""
    path = fresh_path(setup.game) if record is None else record
    if path.exists():
        raise Refused("file-exists", str(path))
    if not url.startswith(("http://", "https://")):
        raise Refused("agent-address", "--agent", "", {"found": url})
    chat = ChatModel(url, model, rules_in_text(find_game(setup.game), texts))
    table = TextTable(setup)
    name = table.names[setup.seats[0]]

    def tell(answer: str, problem: str) -> None:
        shown = " ".join(answer.split())
        shown = shown if len(shown) <= _LONGEST_SHOWN else "… " + shown[-_LONGEST_SHOWN:]
        typer.echo(texts.say("agent-answered", name=name, answer=shown))
        if problem:
            typer.echo("  " + texts.say("agent-problem", problem=problem))

    try:
        play_with(table, chat.reply, tell)
    finally:
        table.close()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(table.record(), encoding="utf-8")
    seat = setup.seats[0]
    output = new_output()
    print_lines(output, table.ending(seat))
    facts = {"answers": table.answers[seat], "refused": table.refused[seat], "defaults": table.defaults[seat]}
    print_lines(output, texts.say("agent-over", **facts))
    print_lines(output, texts.say("terminal-over", path=str(path)))
