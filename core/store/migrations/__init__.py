"""The Alembic migrations of a library; :mod:`core.store.schema_upgrade` runs them."""
