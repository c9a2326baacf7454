"""What was wrong with a command line, in the reader's language. Exit status 2."""

from typing import Any

import typer
from typer._click.exceptions import MissingParameter, NoArgsIsHelpError, NoSuchOption, UsageError

from loxley.cli.plain import plain
from loxley.texts import Texts, Value, pick_language

STATUS = 2
_EXTRA = "Got unexpected extra argument"  # how Typer begins to say it; it has no other way of telling


class WrongUsage(UsageError):
    """Words that do not go together: the key of a sentence under `usage-`, and what fills its gaps."""

    def __init__(self, key: str, ctx: Any = None, **facts: Value) -> None:
        super().__init__(key, ctx)
        self.key = key
        self.facts = facts


def tell_wrong_usage(error: UsageError, language: str | None) -> int:
    """Say it on standard error; returns the exit status."""
    texts = Texts(pick_language(language))
    if isinstance(error, NoArgsIsHelpError):
        typer.echo(error.format_message(), err=True)
        return STATUS
    if error.ctx is not None:
        typer.echo(f"{texts.say('help-usage')} {' '.join([error.ctx.command_path, *pieces(error.ctx)])}", err=True)
        typer.echo(texts.say("usage-help", command=f"{error.ctx.command_path} -h"), err=True)
    typer.echo(usage_line(error, texts), err=True)
    return STATUS


def pieces(ctx: Any) -> list[str]:
    return [piece.strip("{}") for piece in ctx.command.collect_usage_pieces(ctx) if piece]


def usage_line(error: UsageError, texts: Texts) -> str:
    """One sentence: what was wrong and, where that is clear, what was probably meant."""
    if isinstance(error, WrongUsage):
        return _sentence(texts, error.key, error.facts)
    if isinstance(error, NoSuchOption):
        close = sorted(error.possibilities or ())[-1:]
        return _sentence(texts, "no-such-option", {"found": error.option_name, "close": close[0] if close else ""})
    name = _name_of(error)
    if isinstance(error, MissingParameter):
        return texts.say("usage-missing", name=name)
    if isinstance(error, typer.BadParameter) and getattr(error, "param", None) is not None:
        return texts.say("usage-bad-value", name=name, **_wanted(error.param))
    if error.message.startswith(_EXTRA):
        return texts.say("usage-extra", found=plain(error.message.partition("(s)")[2].strip(" ()")))
    return error.format_message()


def _sentence(texts: Texts, key: str, facts: dict[str, Value]) -> str:
    shown = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    said = texts.say(f"usage-{key}", **shown)
    close = facts.get("close")
    return f"{said} {texts.say('usage-close', close=close)}" if close else said


def _name_of(error: Any) -> str:
    param = getattr(error, "param", None)
    if param is None:
        return str(getattr(error, "param_hint", None) or "")
    return str(param.opts[-1] if param.param_type_name == "option" else param.make_metavar(error.ctx))


def _wanted(param: Any) -> dict[str, Value]:
    kind = param.type
    choices = getattr(kind, "choices", None)
    if choices:
        return {"kind": "choice", "choices": ", ".join(str(getattr(each, "value", each)) for each in choices)}
    least, most = getattr(kind, "min", None), getattr(kind, "max", None)
    if least is not None and most is not None:
        return {"kind": "range", "least": str(least), "most": str(most)}
    if least is not None:
        return {"kind": "least", "least": str(least)}
    return {"kind": kind.name.partition(" ")[0]}
