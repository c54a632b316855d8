"""Fixtures for the tests of the library."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.store import database, schema_upgrade
from core.store.library import Library
from tests.helpers import new_libraries
from tests.helpers.libraries import HandClock


@pytest.fixture(autouse=True)
def _as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here new libraries are made by the migrations, and what is written reaches the disk."""
    monkeypatch.setattr(schema_upgrade, "upgrade", new_libraries.upgrade)
    monkeypatch.setattr(database, "_PRAGMAS", new_libraries.PRAGMAS)


@pytest.fixture
def clock() -> HandClock:
    """A clock set by hand."""
    return HandClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Path for a library; nothing exists there yet."""
    return tmp_path / "books" / "library.quire"


@pytest.fixture
def library(path: Path, clock: HandClock) -> Iterator[Library]:
    """An empty library in a file."""
    with Library.open(path, clock, source=random.Random(5), timeout=0.2) as library:
        yield library
