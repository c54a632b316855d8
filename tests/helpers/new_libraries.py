"""Libraries of tests that do not wait for the disk.

A new one is copied from one that was made once, as all migrations take 50 ms each time, and nothing waits until it
would survive a loss of power, which no test can have. Those of ``tests/core/store``, where all that is tested, and of
other processes are made and written as everywhere.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.paths import create_private_file
from core.store import database, schema_upgrade
from core.store.file_format import SCHEMA_VERSION

upgrade = schema_upgrade.upgrade
"""The function itself."""
PRAGMAS = database._PRAGMAS
"""The settings of every connection themselves."""
QUICK = tuple(each.replace("synchronous=FULL", "synchronous=OFF") for each in PRAGMAS)


@pytest.fixture(scope="session", autouse=True)
def _quick_libraries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    empty, being_made = tmp_path_factory.mktemp("new") / "library.quire", threading.Lock()

    def copy_or_upgrade(path: Path, timeout: float, version: str = SCHEMA_VERSION) -> None:
        if version != SCHEMA_VERSION or (path.exists() and path.stat().st_size):
            upgrade(path, timeout, version)
            return
        with being_made:
            if not empty.exists():
                upgrade(empty, timeout)
        create_private_file(path)
        with path.open("r+b") as file:
            file.write(empty.read_bytes())

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema_upgrade, "upgrade", copy_or_upgrade)
        patch.setattr(database, "_PRAGMAS", QUICK)
        yield
