"""Stores for tests of tables: a SQLite file, and a PostgreSQL of our own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.proof.houses import postgresql as new_postgresql
from tests.tables.databases import fresh_database


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """A PostgreSQL from the wheel that brings its binaries; each test takes a database of its own."""
    with new_postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each of the stores in turn, empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return fresh_database(request.getfixturevalue("postgresql"), tmp_path)


@pytest.fixture
def shared_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return fresh_database(request.getfixturevalue("postgresql"), tmp_path)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"
