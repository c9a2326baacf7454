"""What all tests share: which engine is under test, and how hard Hypothesis tries."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings

import loxley.core.state

ENGINE_FILE = loxley.core.state.__file__
ENGINE = "compiled" if ENGINE_FILE.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"

settings.register_profile("ci", derandomize=True, database=None, max_examples=60, deadline=None)
settings.register_profile("deep", max_examples=3000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure() -> None:
    """A run that was meant for one engine must not pass on the other."""
    wanted = os.environ.get("LOXLEY_EXPECT", ENGINE)
    if wanted != ENGINE:
        raise pytest.UsageError(f"wanted the {wanted} engine, found {ENGINE_FILE}; see build/loxley.log")


def pytest_report_header() -> str:
    return f"engine: {ENGINE} ({ENGINE_FILE})"
