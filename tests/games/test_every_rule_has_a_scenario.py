"""Every rule of every game has a scenario, and every scenario names rules that exist.

The numbers are read off the test files themselves, so it does not matter which tests run, or where.
"""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
HOUSE = HERE.parents[1]

# The prefix of a game's rule numbers, and the folder with its scenarios and its `rule_numbers.txt`.
GAMES = [
    ("SH", "sheriff"),
    ("NO", "nottingham"),
    ("SW", "sherwood"),
]
FOLDERS = [folder for _, folder in GAMES]


def rule_numbers(folder: str) -> list[str]:
    return (HERE / folder / "rule_numbers.txt").read_text(encoding="utf-8").split()


def covered_by(test: ast.stmt) -> list[str]:
    """The numbers in the `covers` marks of a test function."""
    if not isinstance(test, ast.FunctionDef) or not test.name.startswith("test_"):
        return []
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call) and _name(mark.func) == "covers"]
    return [ast.literal_eval(number) for mark in marks for number in mark.args]


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def scenarios(folder: str) -> dict[str, list[str]]:
    """Of each test of a game, the numbers it covers."""
    found: dict[str, list[str]] = {}
    for path in sorted((HERE / folder).rglob("test_*.py")):
        for statement in ast.parse(path.read_text(encoding="utf-8")).body:
            numbers = covered_by(statement)
            if numbers:
                found[f"{path.name}:{statement.lineno}"] = numbers
    return found


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_rule_has_a_scenario(folder: str) -> None:
    covered = {number for numbers in scenarios(folder).values() for number in numbers}
    assert [number for number in rule_numbers(folder) if number not in covered] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_scenario_names_rules_that_exist(folder: str) -> None:
    known = rule_numbers(folder)
    named = [(where, number) for where, numbers in scenarios(folder).items() for number in numbers]
    assert [(where, number) for where, number in named if number not in known] == []


@pytest.mark.parametrize(("prefix", "folder"), GAMES)
def test_rule_numbers_are_distinct_and_of_their_game(prefix: str, folder: str) -> None:
    numbers = rule_numbers(folder)
    assert len(numbers) == len(set(numbers)) > 0
    assert [number for number in numbers if not number.startswith(f"{prefix}-")] == []


def numbers_of_record(prefix: str, folder: str) -> list[str]:
    """The numbers that the rules of record give: at the head of a rule, and of a ruling in their table."""
    text = (HOUSE / "docs" / "rules" / f"{folder}.md").read_text(encoding="utf-8")
    rules: list[str] = re.findall(rf"^- ({prefix}-\d+\.\d+)\b", text, re.MULTILINE)
    return rules + [f"{prefix}-{ruling}" for ruling in re.findall(r"^\| (R\d+) \|", text, re.MULTILINE)]


@pytest.mark.parametrize(("prefix", "folder"), GAMES)
def test_rule_numbers_are_those_of_the_rules_of_record(prefix: str, folder: str) -> None:
    assert sorted(numbers_of_record(prefix, folder)) == sorted(rule_numbers(folder))


@pytest.mark.parametrize(("prefix", "folder"), GAMES)
def test_every_citation_in_the_source_leads_to_a_rule(prefix: str, folder: str) -> None:
    """Or to a whole chapter, such as `SH-4`."""
    numbers = rule_numbers(folder)
    known = {*numbers, *(number.partition(".")[0] for number in numbers)}
    cited = {
        (str(path.relative_to(HOUSE)), citation)
        for path in (HOUSE / "src").rglob("*.py")
        for citation in re.findall(rf"\b{prefix}-(?:R\d+|\d+(?:\.\d+)?)", path.read_text(encoding="utf-8"))
    }
    assert len(cited) > len(numbers)
    assert sorted((where, citation) for where, citation in cited if citation not in known) == []


def test_every_game_with_scenarios_is_listed() -> None:
    assert sorted(path.parent.name for path in HERE.glob("*/rule_numbers.txt")) == sorted(FOLDERS)


def test_only_tests_that_run_count_as_scenarios() -> None:
    source = """
@covers("SH-1.1", "SH-1.2")
def test_one(): ...
@pytest.mark.covers("SH-1.3")
def test_two(): ...
@covers("SH-1.4")
def no_test(): ...
"""
    assert [covered_by(statement) for statement in ast.parse(source).body] == [["SH-1.1", "SH-1.2"], ["SH-1.3"], []]
