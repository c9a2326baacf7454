"""Names the machine that the figures were measured on."""

import os
import platform
from pathlib import Path

_CPUS = Path("/proc/cpuinfo")


def describe() -> str:
    """Such as `AMD EPYC 7B13, 2 cores, CPython 3.11.7, Linux`."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {os.cpu_count()} cores, {python}, {platform.system()}"


def _processor() -> str:
    """Linux names the processor only in a file."""
    if _CPUS.exists():
        for line in _CPUS.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
