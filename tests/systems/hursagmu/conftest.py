"""The game, its sample setting, and a blank character."""

from __future__ import annotations

import pytest

from core.character import Sheet
from core.content import Setting
from core.rules import System
from tests.systems.hursagmu.worked import game, sample_setting, sheet_of


@pytest.fixture(scope="session")
def hursagmu() -> System:
    """The game."""
    return game()


@pytest.fixture(scope="session")
def ford_and_fell() -> Setting:
    """The sample setting."""
    return sample_setting()


@pytest.fixture
def blank() -> Sheet:
    """A blank character."""
    return sheet_of({})
