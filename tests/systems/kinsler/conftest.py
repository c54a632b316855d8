"""The game, its sample setting, and a blank character."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.content.reader import load_setting, shipped_settings
from core.content.setting import Setting
from core.rules.model import System
from tests.systems.kinsler.worked import game


@pytest.fixture(scope="session")
def kinsler() -> System:
    """The game."""
    return game()


@pytest.fixture(scope="session")
def fens(kinsler: System) -> Setting:
    """The sample setting."""
    return load_setting(shipped_settings("kinsler")[0], kinsler)


@pytest.fixture(scope="session")
def blank(kinsler: System) -> Sheet:
    """A blank character; drivers work on copies of it."""
    return Sheet.open(Character("kinsler"), kinsler, random.Random(1))
