"""Upgrades a library's schema with Alembic, in one transaction; imported only when needed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import NullPool, create_engine, event
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from core.store.database import prepare_file
from core.store.file_format import APPLICATION_ID, SCHEMA_VERSION

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def alembic_config(connection: Connection | None = None) -> Config:
    """Return Alembic's configuration, built in code instead of a file.

    Args:
        connection: The connection that the migrations run on.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def upgrade(path: Path, timeout: float, version: str = SCHEMA_VERSION) -> None:
    """Upgrade a library, or an empty file, to a schema version, in one transaction.

    Args:
        path: The file; created if missing.
        timeout: Seconds to wait for another writer.
        version: The version to reach.

    Raises:
        DBAPIError: It cannot be written; see :func:`~core.store.errors.translate_sqlite_errors`.
    """
    prepare_file(path, timeout)
    migrate(lambda: sqlite3.connect(path, timeout=timeout, isolation_level=None), version)


def migrate(connect: Callable[[], sqlite3.Connection], version: str = SCHEMA_VERSION) -> None:
    """Upgrade an open database to a schema version, in one transaction.

    Args:
        connect: Returns a connection to it.
        version: The version to reach.

    Raises:
        DBAPIError: It cannot be written.
    """
    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool)

    @event.listens_for(engine, "connect")
    def _on_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION_ID}")
        command.upgrade(alembic_config(connection), version)
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").fetchone():
            raise AssertionError(f"a migration broke a reference: {broken!r}")
