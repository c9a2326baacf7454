"""Every way in which the source refuses an input has a sentence in both languages, and is given what it needs."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from loxley.cli.refusals import refusal_key, refusal_line
from loxley.core.refusals import Refused
from loxley.texts import LANGUAGES, Texts

SOURCE = Path(__file__).parents[2] / "src/loxley"
PROBLEM = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Refusal(NamedTuple):
    place: str
    problem: str
    facts: set[str] | None  # unknown where they are not written out on the spot


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


@cache
def refusals() -> list[Refusal]:
    return list(_read_refusals())


def _read_refusals() -> Iterator[Refusal]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
    for path, tree in trees.items():
        for call in calls(tree, "Refused"):
            if isinstance(call.args[0], ast.Constant):
                yield Refusal(f"{path.name}:{call.lineno}", str(call.args[0].value), given_facts(call))
        yield from passed_on(path, trees)


def passed_on(path: Path, trees: dict[Path, ast.Module]) -> Iterator[Refusal]:
    """Problems that a function of the module is given, there or where it is imported, to refuse with."""
    tree = trees[path]
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        names = [argument.arg for argument in function.args.args]
        for refused in calls(function, "Refused"):
            if isinstance(refused.args[0], ast.Name):
                at = names.index(refused.args[0].id)
                for user, found in trees.items():
                    if user != path and not imports(found, function.name):
                        continue
                    for call in calls(found, function.name):
                        assert isinstance(call.args[at], ast.Constant), ast.unparse(call)
                        problem = ast.literal_eval(call.args[at])
                        yield Refusal(f"{user.name}:{call.lineno}", problem, given_facts(refused))


def imports(tree: ast.Module, name: str) -> bool:
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return any(alias.name == name for node in found for alias in node.names)


def given_facts(call: ast.Call) -> set[str] | None:
    facts = (
        call.args[3]
        if len(call.args) > 3
        else next((word.value for word in call.keywords if word.arg == "facts"), None)
    )
    if facts is None:
        return set()
    if not isinstance(facts, ast.Dict):
        return None
    return {str(name.value) for name in facts.keys if isinstance(name, ast.Constant)}


def used_facts(language: str) -> dict[str, set[str]]:
    used: dict[str, set[str]] = {}
    for name in ("refusals.ftl", "server.ftl"):
        text = (SOURCE / "locales" / language / name).read_text(encoding="utf-8")
        messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)]
        used |= {message.id.name: set(re.findall(r"\$(\w+)", text_of(text, message))) for message in messages}
    return used


def text_of(text: str, message: fluent.Message) -> str:
    assert message.span
    return text[message.span.start : message.span.end]


def test_refusals_are_found() -> None:
    assert len(refusals()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_problem_has_a_sentence_and_what_fills_its_gaps(language: str) -> None:
    used = used_facts(language)
    for refusal in refusals():
        assert PROBLEM.fullmatch(refusal.problem), refusal
        assert refusal_key(refusal.problem) in used, refusal
        if refusal.facts is not None:
            assert used[refusal_key(refusal.problem)] <= refusal.facts, refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    told = {refusal_key(refusal.problem) for refusal in refusals()}
    assert {key for key in used_facts(language) if key.startswith("refused-")} <= told


def test_lines_are_counted_in_the_readers_language() -> None:
    refused = Refused("illegal-move", "line 7, moves", "SH-3.3", {"moves": "draw left"})
    assert refusal_line(refused, "en") == "line 7, moves: not allowed here: draw left (SH-3.3)"
    assert refusal_line(refused, "fr") == "ligne 7, moves\u00a0: coup interdit à ce moment\u00a0: draw left (SH-3.3)"


def test_a_refusal_without_a_rule_names_none() -> None:
    assert refusal_line(Refused("no-such-file", "a.json"), "en") == "a.json: no such file"
    assert Texts("en").knows("refusal-by-rule")
