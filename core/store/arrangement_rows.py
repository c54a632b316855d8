"""Reads the own arrangements of sheets with plain SQL, so that printing a file does not load SQLAlchemy for them."""

from __future__ import annotations

from contextlib import suppress

from core.content.arrangement_file import read_arrangement
from core.errors import QuireError
from core.rules.sheet_arrangement import SheetArrangement
from core.store.list_query import RunSql
from core.store.stored_values import TEXT


def read_arrangements(run: RunSql) -> tuple[SheetArrangement, ...]:
    """Return the own arrangements of sheets, the newest of each game; what cannot be read is left out.

    Args:
        run: Runs the statement.
    """
    found: dict[str, SheetArrangement] = {}
    for (text,) in run("SELECT arrangement FROM sheet_arrangement ORDER BY serial", {}):
        with suppress(QuireError):
            arrangement = read_arrangement(TEXT.read(text))
            found[arrangement.system] = arrangement
    return tuple(found.values())
