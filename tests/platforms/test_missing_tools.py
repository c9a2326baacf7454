"""Machines without Chromium or node: the test command says so first, and its last line says what was not tested."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "install_chromium.sh"
BASH = shutil.which("bash")

pytestmark = pytest.mark.skipif(BASH is None, reason="this machine has no bash, so it has no make either")


def run(bare: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The script where nothing else is: neither Chromium nor a way to install it."""
    place = {name: value for name, value in os.environ.items() if name not in ("CHROMIUM", "LOXLEY_CHROMIUM")}
    command = [str(BASH), str(SCRIPT), *words]
    return subprocess.run(
        command, env={**place, "PATH": str(bare), **more}, capture_output=True, text=True, check=False
    )


def test_without_chromium_the_tests_go_on_and_the_last_line_says_what_is_missing(tmp_path: Path) -> None:
    before = run(tmp_path)
    assert before.returncode == 0
    assert before.stderr.startswith("There is no Chromium here and none can be installed")
    assert run(tmp_path, "--found").returncode == 1
    after = run(tmp_path, "--after")
    assert after.stdout.startswith("All tests passed that could run. NOT RUN: the tests of the page in a browser")


def test_where_chromium_is_required_its_absence_is_a_failure(tmp_path: Path) -> None:
    assert run(tmp_path, CHROMIUM="required").returncode == 1


def test_with_chromium_nothing_is_said(tmp_path: Path) -> None:
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    before = run(tmp_path)
    assert (before.returncode, before.stdout, before.stderr) == (0, "", "")
    assert run(tmp_path, "--found").returncode == 0
    assert run(tmp_path, "--after").stdout == "All tests passed.\n"
