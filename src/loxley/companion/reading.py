"""Reads a sheet of JSON strictly: what does not fit is refused with the name of its field."""

import json
from typing import TypeVar

import msgspec
from msgspec import inspect

from loxley.core.refusals import Refused

Sheet = TypeVar("Sheet", bound=msgspec.Struct)

# What values are, in the words of JSON.
_FOUND: dict[type, str] = {bool: "bool", int: "int", float: "float", str: "str", list: "array", dict: "object"}
_WANTED: dict[type, str] = {
    inspect.BoolType: "bool",
    inspect.IntType: "int",
    inspect.FloatType: "float",
    inspect.StrType: "str",
    inspect.ListType: "array",
    inspect.DictType: "object",
    inspect.StructType: "object",
    inspect.NoneType: "null",
}


def read_sheet(text: str, kind: type[Sheet], rule: str) -> Sheet:
    """The sheet, or a refusal; `rule` says what the sheet is needed for."""
    try:
        value = json.loads(text, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Refused("not-json", f"line {error.lineno}", rule) from error
    except (ValueError, RecursionError) as error:
        raise Refused("not-json", "line 1", rule) from error
    _check(value, inspect.type_info(kind), "", rule)
    return msgspec.convert(value, kind)


def _no_number(word: str) -> object:
    """JSON knows no NaN and no Infinity; Python's reader does."""
    raise ValueError(word)


def _check(value: object, wanted: inspect.Type, place: str, rule: str) -> None:
    """Msgspec would refuse the same values, but names the field only in a sentence."""
    found = _FOUND.get(type(value), "null")
    choices = wanted.types if isinstance(wanted, inspect.UnionType) else (wanted,)
    fitting = next((each for each in choices if _WANTED.get(type(each), found) == found), None)
    if fitting is None:
        raise wrong_type(place or "line 1", _WANTED[type(choices[0])], found, rule)
    if isinstance(fitting, inspect.StructType) and isinstance(value, dict):
        _check_fields(value, fitting, place, rule)
    elif isinstance(fitting, inspect.DictType) and isinstance(value, dict):
        for name, each in value.items():
            _check(each, fitting.value_type, within(place, name), rule)
    elif isinstance(fitting, inspect.ListType) and isinstance(value, list):
        for at, each in enumerate(value):
            _check(each, fitting.item_type, f"{place}[{at}]", rule)


def _check_fields(value: dict[str, object], wanted: inspect.StructType, place: str, rule: str) -> None:
    fields = {field.encode_name: field for field in wanted.fields}
    for name, each in value.items():
        if name not in fields:
            raise Refused("unknown-field", within(place, name), rule)
        _check(each, fields[name].type, within(place, name), rule)
    for name, field in fields.items():
        if field.required and name not in value:
            raise Refused("missing-field", within(place, name), rule)


def within(place: str, name: str) -> str:
    """The path of a field inside what is at `place`."""
    return f"{place}.{name}" if place else name


def wrong_type(field: str, wanted: str, found: str, rule: str) -> Refused:
    """Both in the words of JSON: int, float, str, bool, null, array, object."""
    return Refused("wrong-type", field, rule, {"wanted": wanted, "found": found})
