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
from core.systems.sord.functions import FUNCTIONS


@pytest.fixture(scope="session")
def sord() -> System:
    """The game."""
    return load_system(rules_folder("sord"), FUNCTIONS)


@pytest.fixture(scope="session")
def saltmere(sord: System) -> Setting:
    """The sample setting."""
    return load_setting(shipped_settings("sord")[0], sord)


@pytest.fixture(scope="session")
def blank(sord: System) -> Sheet:
    """A character of which nothing is decided; drivers work on copies of it."""
    return Sheet.open(Character("sord"), sord, random.Random(1))
