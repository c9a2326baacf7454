"""`loxley play`: a table on this machine, bots in the other seats."""

from pathlib import Path
from typing import Annotated

import typer

from loxley.bots import CHARACTERS, check_bot, is_of_the_house, levels, short_name
from loxley.cli.browser import Wish, play_in_browser
from loxley.cli.common import Components, Lang, RefusingCommand
from loxley.cli.files import read_text, read_toml
from loxley.cli.options import Options, read_options
from loxley.cli.output import new_output
from loxley.core.chance import SEED_BYTES
from loxley.core.refusals import Refused
from loxley.games import GAMES, find_game
from loxley.terminal import Setup, play_in_terminal, resume_in_terminal
from loxley.texts import Texts, pick_language

_SEATS = f"How many players, you included; {Setup.players} if you do not say."
_LEVELS = (
    f"How strong the bots are: {', '.join(levels(Setup.game))}; or a bot of your own: module:Class, or 'run:COMMAND'."
)
_CHARACTERS = (
    f"How the bots like to play: {', '.join(CHARACTERS)}; mixed gives each its own and tells you, "
    "secret does not tell you. Secret if you do not say."
)

app = typer.Typer(add_completion=False)


@app.command(cls=RefusingCommand)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=", ".join(GAMES), show_default=False)] = None,
    *,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help=_SEATS)] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="LEVEL", help=_LEVELS)] = None,
    character: Annotated[str | None, typer.Option("--character", metavar="NAME", help=_CHARACTERS)] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal, not in the browser.")] = False,
    option: Options = None,
    components: Components = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="HEX", help="Deal from this seed: 64 digits.")] = None,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Your name at the table.")] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record here; it must be a new file.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game from its record.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game against bots, in the browser or in the terminal.

    In the browser, friends can join by a link. In the terminal, Ctrl-C leaves
    the game; its record is kept, and --resume goes on with it. A record never
    loads a bot of yours by itself: name it again with --level.
    """
    if not terminal and resume is None:
        _refuse_what_the_page_asks(character, option, components, seed, name, record)
        play_in_browser(_wish(game, seats, level), Texts(pick_language(lang)))
        return
    choices = (game, seats, character, option, components, seed, name, record)
    if resume is not None and any(choice is not None for choice in choices):
        raise typer.BadParameter(
            "the record says everything else; only --lang goes with it, and --level for a bot of your own",
            param_hint="--resume",
        )
    texts, paper = Texts(pick_language(lang)), new_output()
    if resume is not None:
        read_text(resume)  # a file that cannot be read is refused as everywhere
        resume_in_terminal(resume, texts, paper, bot=level or "")
        return
    chosen = find_game(game or Setup.game)
    setup = Setup(
        game=chosen.name,
        players=Setup.players if seats is None else seats,
        level=Setup.level if level is None else level,
        character=Setup.character if character is None else character,
        options=read_options(chosen, option),
        components=read_toml(components) if components else None,
        seed=_read_seed(seed) if seed is not None else None,
        record=record,
        names=[name] if name else None,
    )
    play_in_terminal(setup, texts, paper)


def _refuse_what_the_page_asks(*given: object) -> None:
    """Names, options and the like are chosen in the page."""
    hints = ("--character", "--option", "--components", "--seed", "--name", "--record")
    for hint, value in zip(hints, given, strict=True):
        if value is not None:
            raise typer.BadParameter("goes with --terminal; in the browser the page asks for it", param_hint=hint)


def _wish(game: str | None, seats: int | None, level: str | None) -> Wish:
    """What the page is to propose, checked before anything starts."""
    chosen = find_game(game or Setup.game)
    if seats is not None:
        chosen.settings(seats, {})
    if level is None:
        return Wish(game and chosen.name, seats)
    check_bot(chosen.name, level)
    if is_of_the_house(chosen.name, level):
        return Wish(game and chosen.name, seats, level)
    return Wish(game and chosen.name, seats, short_name(level), (level,))


def _read_seed(digits: str) -> bytes:
    try:
        seed = bytes.fromhex(digits)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Refused("bad-seed", "--seed")
    return seed
