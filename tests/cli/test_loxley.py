"""The command line as a whole: help, version, wrong usage, and a reader who leaves."""

import subprocess
import sys
from importlib import import_module

import pytest
import typer

from loxley import __version__
from loxley.cli import COMMANDS
from tests.cli.commands import loxley, loxley_process


def test_the_version_is_told() -> None:
    assert loxley_process("--version") == (0, f"loxley {__version__}\n", "")


def test_help_lists_every_command_without_importing_any() -> None:
    code = (
        "import sys; sys.argv = ['loxley', '--help']\n"
        "from loxley.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(sorted(name for name in sys.modules if name.startswith('loxley')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert all(name in done.stdout for name in COMMANDS)
    assert done.stdout.splitlines()[-1] == "['loxley', 'loxley.cli']"


@pytest.mark.parametrize("name", COMMANDS)
def test_a_commands_help_begins_as_it_is_listed(name: str) -> None:
    command = typer.main.get_command(import_module(f"loxley.cli.{name}").app)
    assert command.help
    assert command.help.startswith(COMMANDS[name])
    assert "lang" in [parameter.name for parameter in command.params]


@pytest.mark.parametrize(
    "words",
    [
        ["nothing"],
        ["score"],
        ["score", "sheriff", "--lang", "de"],
        ["components", "sheriff", "--chek", "x"],
        ["replay"],
        ["replay", "x.jsonl", "--as", "everybody"],
        ["bench", "kitchen"],
        ["bench", "--seconds", "0"],
        ["bench", "--option", "royal_goods"],
        ["play", "--seats", "many"],
        ["play", "sheriff", "--resume", "x.jsonl"],
    ],
)
def test_wrong_usage_is_status_two(words: list[str]) -> None:
    said = loxley(*words)
    assert (said.status, said.out) == (2, "")
    assert "Usage:" in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("flags", [["--json"], []])
def test_a_reader_who_leaves_is_no_crash(flags: list[str]) -> None:
    command = [sys.executable, "-m", "loxley", "components", "sheriff", "--lang", "en", *flags]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert child.stdout
    child.stdout.close()
    assert child.stderr
    assert child.stderr.read().decode() == "stdout: nobody reads it any more\n"
    child.stderr.close()
    assert child.wait() == 1


def test_the_real_command_refuses_in_the_language_of_the_system() -> None:
    said = loxley_process("score", "sheriff", stdin="[]", LC_ALL="fr_FR.UTF-8")
    assert said.refusal == "ligne 1\u00a0: il faut un objet, et non une liste (SH-7.2)"


def test_an_old_terminal_gets_question_marks_instead_of_a_traceback() -> None:
    said = loxley_process("components", "sheriff", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert (said.status, said.err) == (0, "")
    assert "P?nalit?" in said.out
