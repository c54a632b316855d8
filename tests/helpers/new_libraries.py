"""New libraries of tests are copied from one that was made once, as making each by all migrations takes 50 ms.

Those of ``tests/core/store``, where the migrations are tested, and of other processes are made as everywhere.
"""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from core.store import schema_upgrade
from core.store.database import prepare_file
from core.store.file_format import SCHEMA_VERSION

upgrade = schema_upgrade.upgrade
"""The function itself."""


@pytest.fixture(scope="session", autouse=True)
def _new_libraries(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    empty, being_made = tmp_path_factory.mktemp("new") / "library.quire", threading.Lock()

    def copy_or_upgrade(path: Path, timeout: float, version: str = SCHEMA_VERSION) -> None:
        if version != SCHEMA_VERSION or (path.exists() and path.stat().st_size):
            upgrade(path, timeout, version)
            return
        with being_made:
            if not empty.exists():
                upgrade(empty, timeout)
        prepare_file(path, timeout)
        with closing(sqlite3.connect(empty)) as source, closing(sqlite3.connect(path, timeout=timeout)) as target:
            source.backup(target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(schema_upgrade, "upgrade", copy_or_upgrade)
        yield
