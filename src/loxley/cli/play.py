"""`loxley play`: a table on this machine, bots in the other seats."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from loxley.bots import CHARACTERS, check_bot, find_character, is_of_the_house, levels, probes, short_name
from loxley.cli import CONTEXT
from loxley.cli.browser import Wish, play_in_browser
from loxley.cli.common import Components, Lang, RefusingCommand
from loxley.cli.files import named, read_text, read_toml
from loxley.cli.options import Options, read_options
from loxley.cli.output import new_output
from loxley.cli.usage import WrongUsage
from loxley.core.chance import SEED_BYTES
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.terminal import Setup, play_in_terminal, resume_in_terminal
from loxley.terminal.setup import MIXED, SECRET
from loxley.texts import Texts, pick_language

app = typer.Typer(add_completion=False, context_settings=CONTEXT)


@app.command(cls=RefusingCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", autocompletion=lambda: list(GAMES))] = None,
    *,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N")] = None,
    level: Annotated[
        str | None, typer.Option("--level", metavar="LEVEL", autocompletion=lambda: levels(Setup.game))
    ] = None,
    character: Annotated[
        str | None, typer.Option("--character", metavar="NAME", autocompletion=lambda: [*CHARACTERS, MIXED, SECRET])
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    option: Options = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    agent: Annotated[str | None, typer.Option("--agent", metavar="URL")] = None,
    agent_model: Annotated[str, typer.Option("--agent-model", metavar="NAME")] = "default",
    lang: Lang = None,
) -> None:
    """Play a game against bots, in the browser or in the terminal; or let a language model play."""
    texts = Texts(pick_language(lang))
    if agent is not None:
        if terminal or resume is not None:
            raise WrongUsage("agent-alone")
        from loxley.cli.agent_play import play_agent  # noqa: PLC0415 - most games are played by people
        from loxley.research.text import TextSetup  # noqa: PLC0415

        chosen = find_game(game or Setup.game)
        setup_of_texts = TextSetup(
            game=chosen.name,
            players=Setup.players if seats is None else seats,
            level=levels(chosen.name)[0] if level is None else _checked_level(chosen.name, level),
            options=read_options(chosen, option),
            components=read_toml(components) if components else None,
            seed=secrets.token_bytes(SEED_BYTES) if seed is None else _read_seed(seed),
            language=texts.language,
        )
        play_agent(setup_of_texts, agent, agent_model, record, texts)
        return
    if not terminal and resume is None:
        for hint, value in (("--components", components), ("--record", record)):
            if value is not None:
                raise WrongUsage("terminal-only", name=hint)
        proposed = find_game(game or Setup.game)
        options = read_options(proposed, option)
        proposed.settings(proposed.least_players if seats is None else seats, options)
        wish = Wish(
            game=proposed.name if game or options else None,
            players=seats,
            level=None if level is None else short_name(_checked_level(proposed.name, level)),
            character=_known_character(character),
            options=options,
            seed=None if seed is None else _read_seed(seed),
            name=name,
            bots=() if level is None or is_of_the_house(proposed.name, level) else (level,),
        )
        play_in_browser(wish, texts)
        return
    choices = (game, seats, character, option, components, seed, name, record)
    if resume is not None and any(choice is not None for choice in choices):
        raise WrongUsage("record-says")
    output = new_output()
    if resume is not None:
        with named(resume):
            read_text(resume)  # a file that cannot be read is refused as everywhere
            resume_in_terminal(resume, texts, output, bot=level or "")
        return
    chosen = find_game(game or Setup.game)
    setup = Setup(
        game=chosen.name,
        players=Setup.players if seats is None else seats,
        level=levels(chosen.name)[0] if level is None else _checked_level(chosen.name, level),
        character=Setup.character if character is None else character,
        options=read_options(chosen, option),
        components=read_toml(components) if components else None,
        seed=_read_seed(seed) if seed is not None else None,
        record=record,
        names=[name] if name else None,
    )
    play_in_terminal(setup, texts, output)


def _known_character(character: str | None) -> str | None:
    """A character that is named; by lot, the page deals them."""
    return None if character in (None, MIXED, SECRET) else find_character(str(character)).name


def _checked_level(game: str, level: str) -> str:
    """A level that people play against, or a bot of their own; probes are for the arena."""
    if level in probes(game):
        raise Refused("unknown-level", "--level", "", {"found": level, "choices": ", ".join(levels(game))})
    check_bot(game, level)
    return level


def _read_seed(digits: str) -> bytes:
    """All digits of a seed, or a whole number that is easy to tell others."""
    try:
        if digits.isdecimal() and len(digits) < 2 * SEED_BYTES:
            return int(digits).to_bytes(SEED_BYTES, "big")
        seed = bytes.fromhex(digits)
    except (ValueError, OverflowError):
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Refused("not-a-seed", "--seed")
    return seed
