"""The game, its sample setting, and a blank character."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.content.reader import load_setting, shipped_settings
from core.content.setting import Setting
from core.paths import rules_folder
from core.rules.loader import load_system
from core.rules.model import System
from core.systems.ratios.functions import FUNCTIONS


@pytest.fixture(scope="session")
def ratios() -> System:
    """The game."""
    return load_system(rules_folder("ratios"), FUNCTIONS)


@pytest.fixture(scope="session")
def lowtide(ratios: System) -> Setting:
    """The sample setting."""
    return load_setting(shipped_settings("ratios")[0], ratios)


@pytest.fixture(scope="session")
def blank(ratios: System) -> Sheet:
    """A character of which nothing is decided; drivers work on copies of it."""
    return Sheet.open(Character("ratios"), ratios, random.Random(1))
