"""Reads a sheet of JSON strictly: what does not fit is refused with the name of its field."""

import re
from typing import TypeVar

import msgspec

from loxley.core.refusals import Refused

Sheet = TypeVar("Sheet", bound=msgspec.Struct)

# How msgspec words its refusals; it has no other way of telling.
_WRONG_TYPE = re.compile(r"Expected `([^`|]+?)(?: \| [^`]*)?`, got `([^`]+)`")
_MISSING = re.compile(r"missing required field `([^`]*)`")
_UNKNOWN = re.compile(r"unknown field `(.*?)`(?: - at|$)", re.DOTALL)
_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_BYTE = re.compile(r"\(byte (\d+)\)$")


def read_sheet(text: str, kind: type[Sheet], rule: str) -> Sheet:
    """The sheet, or a refusal; `rule` says what the sheet is needed for."""
    data = text.encode()
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise _unfit(str(error), rule) from error
    except msgspec.DecodeError as error:
        at = _BYTE.search(str(error))
        number = data.count(b"\n", 0, int(at[1])) if at else data.rstrip(b"\n").count(b"\n")
        raise Refused("not-json", f"line {number + 1}", rule) from error
    except RecursionError as error:
        raise Refused("not-json", "line 1", rule) from error


def _unfit(message: str, rule: str) -> Refused:
    found = _PLACE.search(message)
    place = found[1] if found else ""
    missing, unknown, wrong = _MISSING.search(message), _UNKNOWN.search(message), _WRONG_TYPE.search(message)
    if missing:
        return Refused("missing-field", within(place, missing[1]), rule)
    if unknown:
        return Refused("unknown-field", within(place, unknown[1]), rule)
    if wrong:
        return wrong_type(place or "line 1", wrong[1], wrong[2], rule)
    return Refused("not-json", place or "line 1", rule)


def within(place: str, name: str) -> str:
    """The path of a field inside what is at `place`."""
    return f"{place}.{name}" if place else name


def wrong_type(field: str, wanted: str, found: str, rule: str) -> Refused:
    """Both in the words of JSON: int, float, str, bool, null, array, object."""
    return Refused("wrong-type", field, rule, {"wanted": wanted, "found": found})
