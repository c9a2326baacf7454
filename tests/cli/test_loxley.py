"""The command line as a whole: help, version, wrong usage, and a reader who leaves."""

import os
import shutil
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from loxley import __version__
from loxley.cli import COMMANDS
from loxley.texts import LANGUAGES, Texts
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
    assert set(literal_eval(done.stdout.splitlines()[-1])) == {
        "loxley",
        "loxley.cli",
        "loxley.cli.help",
        "loxley.cli.plain",
        "loxley.cli.usage",
        "loxley.texts",
        "loxley.texts.brought",
        "loxley.texts.functions",
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_helps_in_every_language(name: str, language: str) -> None:
    for flag in ("-h", "--help"):
        said = loxley(name, flag, "--lang", language)
        assert (said.status, said.err) == (0, "")
        assert said.out.split("\n\n")[1].replace("\n", " ") == Texts(language).say(f"help-{name}")
        assert "--lang" in said.out


def test_what_was_meant_is_guessed_in_the_readers_language() -> None:
    assert loxley("ply").err.splitlines()[-1] == "There is no command ply. Did you mean play?"
    said = loxley("play", "--levl", "x", "--lang", "fr")
    assert said.err.splitlines()[-1] == "L’option --levl n’existe pas. Vouliez-vous dire --level\u00a0?"
    assert loxley("score", "sherif").refusal.endswith("Did you mean sheriff?")
    assert loxley("play", "--seats", "many").err.splitlines()[-1] == "--seats must be a whole number."


def test_names_are_completed() -> None:
    words = {"_LOXLEY_COMPLETE": "complete_bash", "COMP_WORDS": "loxley score sh", "COMP_CWORD": "2"}
    done = subprocess.run(
        [sys.executable, "-c", "from loxley.cli import app; app(prog_name='loxley')"],
        env=os.environ | words,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["sheriff", "sherwood"]


COMPLETING = """
eval "$(loxley --show-completion bash)"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_loxley_completion loxley
echo "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(not shutil.which("bash"), reason="this machine has no bash")
@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        (["pl"], ["play"]),
        (["play", "sh"], ["sheriff", "sherwood"]),
        (["play", "--le"], ["--level"]),
        (["play", "--level", ""], ["novice", "merchant", "rogue", "robin"]),
        (["play", "--option", "royal"], ["royal_goods"]),
        (["arena", "sheriff", "ro"], ["rogue", "robin"]),
        (["admin", "ba"], ["ban", "bans", "backup"]),
    ],
)
def test_bash_completes_what_is_typed(typed: list[str], completed: list[str], tmp_path: Path) -> None:
    program = tmp_path / "loxley"
    program.write_text(f"#!{sys.executable}\nimport sys\nfrom loxley.cli import main\nsys.argv[0] = 'loxley'\nmain()\n")
    program.chmod(0o755)
    place = os.environ | {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    command = ["bash", "--norc", "-c", COMPLETING, "bash", "loxley", *typed]
    done = subprocess.run(command, env=place, capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (completed, "")


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
