"""Databases of a PostgreSQL that tests have started."""

import asyncio
import re
from pathlib import Path

import asyncpg


def fresh_database(server: str, folder: Path) -> str:
    """A new database, named after the test's own folder."""
    name = re.sub(r"[^a-z0-9]", "_", f"{folder.parent.name}_{folder.name}".lower())[-60:]

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return server.replace("/postgres?", f"/{name}?")
