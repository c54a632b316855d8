"""Effects of options in creation of R.A.T.I.O.S.."""

from __future__ import annotations

import random

import pytest

from core.character.document import Character
from core.character.edits import SetValue
from core.registry import open_character
from desktop.wizard.option_effects import Effect, compute_effects
from desktop.wizard.preview_numbers import PreviewNumbers, computed_columns, important_addresses, result_addresses

pytestmark = pytest.mark.usefixtures("theme")


def test_edits_without_numbers_show_text() -> None:
    sheet = open_character(Character(system="ratios"), random.Random(1))
    numbers = PreviewNumbers(sheet, important_addresses(sheet.system))
    duelist = {"id": "d", "name": "Duelist", "attributes": ["agil", "tmng"]}
    assert compute_effects(sheet, [SetValue("profession", duelist)], numbers) == (
        Effect("Attributes it trains", "", "Agility, Timing"),
    )
    assert compute_effects(sheet, [SetValue("profession", {"id": "d", "name": "Dreamer"})], numbers) == ()
    assert computed_columns(sheet.system, "capabilities")[:2] == ("chance", "base"), (
        "what the table asks for comes first"
    )


def test_a_game_without_a_table_of_attributes_has_no_results_there() -> None:
    assert result_addresses(open_character(Character(system="ratios"), random.Random(1)).system) == ()
