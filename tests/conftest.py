"""What all tests share: which engine is under test, and how hard Hypothesis tries."""

import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

import loxley.core.state

ENGINE_FILE = loxley.core.state.__file__
ENGINE = "compiled" if ENGINE_FILE.endswith(tuple(EXTENSION_SUFFIXES)) else "plain"

settings.register_profile("ci", derandomize=True, database=None, max_examples=60, deadline=None)
# On the plain engine, after the compiled one has passed: the same source, so that fewer random games show what differs.
settings.register_profile("again", derandomize=True, database=None, max_examples=15, deadline=None)
settings.register_profile("deep", max_examples=3000, deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_configure() -> None:
    """A run that was meant for one engine must not pass on the other."""
    wanted = os.environ.get("LOXLEY_EXPECT", ENGINE)
    if wanted != ENGINE:
        raise pytest.UsageError(f"wanted the {wanted} engine, found {ENGINE_FILE}; see build/loxley.log")


def pytest_report_header() -> str:
    return f"engine: {ENGINE} ({ENGINE_FILE})"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


# What shares something costly: a build of the packages, every module of the source as a tree, games of bots.
_SHARING = ("tests/packages/", "tests/cli/test_refusals.py", "tests/bots/test_characters.py")


class Together(LoadScopeScheduling):  # type: ignore[misc]  # xdist says nothing of its types
    """Each test goes to whichever worker is free; those that share something costly go to one.

    The mark `xdist_group` does nothing with pytest 9.2: xdist 3.8 writes the group where pytest no longer reads it.
    """

    def _split_scope(self, nodeid: str) -> str:
        return next((shared for shared in _SHARING if nodeid.startswith(shared)), nodeid)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Together:
    return Together(config, log)
