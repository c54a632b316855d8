"""The Alembic migrations of a library; :mod:`core.store.upgrading` runs them."""
