"""Constants of the library file: application id, schema versions; opens it for reading."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from core.store.stored_values import decode_text

SCHEMA_VERSIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""The migrations, in order; a test compares them with the scripts in ``migrations/versions``."""

SCHEMA_VERSION: Final = SCHEMA_VERSIONS[-1]

APPLICATION_ID: Final = 0x51756972
"""SQLite application id in the header of every library file ("Quir")."""


def connect_read_only(path: Path, timeout: float) -> sqlite3.Connection:
    """Open a database read-only.

    Args:
        path: The file.
        timeout: Seconds to wait for another writer.
    """
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=timeout, isolation_level=None)
    connection.text_factory = decode_text
    return connection


def connect_immutable(path: Path) -> sqlite3.Connection:
    """Open a database that is not being written, without its write-ahead log and without a file beside it.

    Args:
        path: The file.
    """
    uri = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    connection.text_factory = decode_text
    return connection
