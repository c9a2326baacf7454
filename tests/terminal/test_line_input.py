"""A person at a real terminal: keys that came too early answer nothing."""

import os
import subprocess
import sys

import pytest

# It asks only when a line was typed ahead, so that the order of things does not depend on the machine's speed.
ASKED = """
import select, sys
from loxley.terminal.line_input import StandardInput
select.select([sys.stdin], [], [])
print(repr(StandardInput().hear("> ", {seconds})))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="this system has no terminals that a program can open")
@pytest.mark.parametrize("seconds", [None, 600.0])
def test_keys_typed_ahead_do_not_answer_the_next_question(seconds: float | None) -> None:
    person, terminal = os.openpty()
    code = ASKED.format(seconds=seconds)
    child = subprocess.Popen([sys.executable, "-c", code], stdin=terminal, stdout=subprocess.PIPE)
    assert child.stdout is not None
    os.write(person, b"early\n")
    seen = b""
    while not seen.endswith(b"> "):
        byte = os.read(child.stdout.fileno(), 1)
        assert byte, seen
        seen += byte
    os.write(person, b"asked\n")
    said, _ = child.communicate()
    assert said.decode().strip() in ("'asked'", r"'asked\n'")
    os.close(person)
    os.close(terminal)


def test_a_script_may_write_everything_at_once() -> None:
    code = (
        "from loxley.terminal.line_input import StandardInput as S; s = S(); print([s.hear('', n) for n in (None, 9)])"
    )
    done = subprocess.run([sys.executable, "-c", code], input="one\ntwo\n", capture_output=True, text=True, check=True)
    assert done.stdout.strip() == r"['one', 'two\n']"
