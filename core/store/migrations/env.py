"""Alembic environment: runs the migrations on a given connection, in its transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

connection = context.config.attributes["connection"]
if not isinstance(connection, Connection):
    raise TypeError(f"no connection to migrate: {connection!r}")
context.configure(connection=connection, render_as_batch=True)
context.run_migrations()
