"""What is looked at in the score sheet of every game: numbers, names of players, names out of the box."""

from collections.abc import Iterable

from loxley.core.refusals import Refused


def check_number(number: int, field: str, rule: str, least: int, most: int) -> None:
    if not least <= number <= most:
        raise Refused("out-of-range", field, rule, {"least": least, "most": most, "found": str(number)})


def check_names(names: Iterable[str], rule: str) -> None:
    """Each player has a name that can be seen, and no two the same."""
    seen: set[str] = set()
    for at, name in enumerate(names):
        if not name.strip() or not name.isprintable():
            raise Refused("no-name", f"players[{at}].name", rule)
        if name in seen:
            raise Refused("same-name", f"players[{at}].name", rule, {"found": name})
        seen.add(name)


def check_known(name: str, names: Iterable[str], field: str, rule: str) -> None:
    known = list(names)
    if name not in known:
        raise Refused("not-a-choice", field, rule, {"found": name, "choices": ", ".join(known)})
