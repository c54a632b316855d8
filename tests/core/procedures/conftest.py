"""Fixtures: the invented game, a blank character of it, and its procedure at the first request."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.sheet import Sheet
from core.procedures.driver import Driver
from core.procedures.procedure import Situation
from core.rules.model import System
from tests.core.procedures.hiring import HIRE, make_system


@pytest.fixture(scope="session")
def punt(tmp_path_factory: pytest.TempPathFactory) -> System:
    """The invented game."""
    return make_system(tmp_path_factory.mktemp("punt"))


@pytest.fixture
def sheet(punt: System) -> Sheet:
    """A blank character of the invented game."""
    return Sheet.open(Character("punt"), punt, random.Random(1))


@pytest.fixture
def driver(sheet: Sheet) -> Driver:
    """The procedure at its first request."""
    return Driver(HIRE, Situation((sheet,)), 7)
