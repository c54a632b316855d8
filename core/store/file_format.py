"""What tells a library of ours from other files; known without SQLModel."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

SCHEMA_VERSIONS: Final = ("0001", "0002", "0003", "0004")
"""The migrations, in order; a test compares them with the scripts in ``migrations/versions``."""

SCHEMA_VERSION: Final = SCHEMA_VERSIONS[-1]

APPLICATION_ID: Final = 0x51756972
"""Stands in the head of every library file ("Quir"), so that a foreign database is known as one."""


def connect_read_only(path: Path, patience: float) -> sqlite3.Connection:
    """Open a database for reading, without the right to change it.

    Args:
        path: The file.
        patience: Seconds to wait for another writer.
    """
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=patience, isolation_level=None)
