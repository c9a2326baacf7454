"""Reads what the user names: text, and tables of TOML."""

import re
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from loxley.core.game import JsonObject
from loxley.core.refusals import Refused

_PLACE = re.compile(r"\(at line (\d+), column \d+\)")


@contextmanager
def named(path: Path | None) -> Iterator[None]:
    """What is refused in here, is refused with the name of the file that it stands in."""
    try:
        yield
    except Refused as refused:
        if path is None or str(path) == "-" or refused.field.startswith((str(path), "--")):
            raise
        raise Refused(refused.problem, f"{path}, {refused.field}", refused.rule, refused.facts) from refused


def read_text(path: Path) -> str:
    return _decode(path.read_bytes(), str(path))


def read_input(path: Path | None) -> str:
    """A file, or standard input where none is named or its name is a dash."""
    if path is None or str(path) == "-":
        return _decode(sys.stdin.buffer.read(), "stdin")
    return read_text(path)


def make_folder(path: Path) -> None:
    """A folder to write into, made where it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused("folder-not-made", str(path), "", {"found": error.strerror or ""}) from error


def _decode(data: bytes, field: str) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("not-text", field) from error


def read_toml(path: Path) -> JsonObject:
    text = read_text(path)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        found = _PLACE.search(str(error))
        number = found[1] if found else str(text.count("\n") + 1)
        raise Refused("not-toml", f"{path}, line {number}") from error
