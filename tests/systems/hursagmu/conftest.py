"""The game, its sample setting, and a blank character."""

from __future__ import annotations

import pytest

from core.character.sheet import Sheet
from core.content.setting import Setting
from core.rules.model import System
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
