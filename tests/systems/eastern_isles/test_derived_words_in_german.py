"""Texts that formulas give: English as values, in German where a German sheet, window or terminal shows them."""

from __future__ import annotations

import pytest

from core.character.edits import SetValue
from core.export.value_format import format_printed_value
from core.language import load_language
from core.messages import localize_value
from core.registry import game
from tests.helpers.games import sample_sheet

GAME = game("eastern_isles")
GERMAN = load_language("de").translator_of("eastern_isles")


@pytest.mark.parametrize(("lost", "value", "text"), [(0, "able", "handlungsfähig"), (1000, "dead", "tot")])
def test_condition(lost: int, value: str, text: str) -> None:
    sheet = sample_sheet(GAME)
    sheet.apply(SetValue("bd_lost", lost))
    assert sheet.value("condition") == value
    assert localize_value(sheet.text("condition"), GERMAN) == text
    assert localize_value(format_printed_value(GAME.system, "condition", sheet.value("condition")), GERMAN) == text
