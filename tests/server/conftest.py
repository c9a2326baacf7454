"""Tests of the server play as fast as they can; those of its limits set them back."""

import pytest

from loxley.server import connections

REQUESTS_A_SECOND = connections._REQUESTS_A_SECOND


@pytest.fixture(autouse=True)
def _nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_REQUESTS_A_SECOND", 1_000_000)
