"""The public interface: what is named in `loxley` stays, until a new major version."""

import inspect
from pathlib import Path

import loxley

KEPT = Path(__file__).with_name("public_api.txt")


def names() -> list[str]:
    """Every public name, and the public members of every class, one a line."""
    found: list[str] = []
    for name in sorted(loxley.__all__):
        thing = getattr(loxley, name)
        found.append(name)
        if inspect.isclass(thing):
            members = {each for base in thing.__mro__ for each in vars(base) if base.__module__.startswith("loxley")}
            found += [f"{name}.{member}" for member in sorted(members) if not member.startswith("_")]
    return found


def test_nothing_is_taken_away() -> None:
    missing = set(KEPT.read_text(encoding="utf-8").split()) - set(names())
    assert missing == set(), "this is a new major version, or a mistake"


def test_what_is_new_is_written_down() -> None:
    assert set(loxley.__all__) <= set(KEPT.read_text(encoding="utf-8").split()), f"add it to {KEPT.name}"


def test_importing_costs_nothing() -> None:
    assert set(loxley.__all__) == set(dir(loxley))
